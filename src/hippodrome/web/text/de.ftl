# Die eigenen Sätze der Seite. Was ein Spiel sagt, steht im Textordner des Spiels.

site-name = Hippodrome
site-tagline = Brettspiele aus Antike und Byzanz. Spiel mit Freunden, an einem Gerät oder gegen Bots. Ohne Anmeldung.
footer = Hippodrome ist eine inoffizielle, nichtkommerzielle Ausgabe für Menschen, die die Originalspiele besitzen.
skip = Zum Inhalt springen
nav = Hauptmenü
nav-tables = Meine Partien
nav-about = Über Hippodrome
language = Sprache
keep = Speichern
close = Schließen
back = Zurück
yes = ja
no = nein
copied = Kopiert
send = Senden

games = Spiele
rules = Regeln
all-rules = Alle Regeln
rule-number = Regel { $number } lesen
play-now = Jetzt gegen Bots spielen
new-table = Neue Partie
open-table = Partie erstellen
open-tables = Partien mit freien Plätzen
running-tables = Laufende Partien ansehen
seats-range = { $least ->
    [2] { $most ->
        [2] 2 Personen
       *[other] 2–{ $most } Personen
    }
   *[other] { $least }–{ $most } Personen
}

my-tables = Meine Partien
no-tables = Du hast noch keine Partien.
your-turn = Du bist dran.
your-turns = { $count ->
    [one] in einer Partie bist du dran
   *[other] in { $count } Partien bist du dran
}
status-gathering = wartet auf Mitspieler
status-running = läuft
status-over = beendet
status-study = importierte Partie

table = Tisch
seats = Plätze
how-many = Wie viele Personen?
seat-number = Platz { $number }
seat-open = freier Platz
seat-invited = für eine eingeladene Person reserviert
sit-me = du
sit-open = offen für alle
sit-invited = jemand mit Einladungslink
sit-local = noch jemand an diesem Gerät
sit-bot = Bot: { $bot }
local-name = Name dieser Person
seats-help = Wähle „noch jemand an diesem Gerät“, wenn mehrere Leute vor einem Bildschirm sitzen. Die Seite bittet euch dann, das Gerät weiterzugeben, und verdeckt zwischendurch die Karten.
options = Spielvarianten
public = Diese Partie in der Lobby anzeigen, wo alle mitspielen können
spoken = Sprache am Tisch
patience = Ein Bot darf inaktive Personen ersetzen
patience-hours = { $hours ->
    [0] nie
    [one] nach einer Stunde
   *[other] nach { $hours } Stunden
}
bot = Bot
bot-random = Anfänger
bot-greedy = Kaufmann
bot-learned = Stratege
bot-search = Denker

gathering = Warten auf Mitspieler
table-link = Link zu dieser Partie:
invitation-link = Einladungslink für diesen Platz
fill = Freie Plätze mit Bots besetzen und starten
close-table = Partie absagen
leave = Partie verlassen
sit-down = Diesen Platz nehmen
invited-by = { $name } lädt dich zu einer Partie ein.
look-on = Nur zuschauen

table-waiting = Warten auf { $names }.
table-over = Die Partie ist zu Ende.
to-move = am Zug
undo = Rückgängig
hand-over = Einen Bot spielen lassen
take-back = Wieder selbst spielen
replace-silent = Zu lange inaktiv: einen Bot spielen lassen
decline = Nicht mehr danach fragen
decline-help = Bei dieser Art von Frage passen wir künftig nach einer kurzen Pause für dich. Niemand sonst kann das sehen. An deinem Platz kannst du es wieder ausschalten.
declining-now = Danach willst du nicht gefragt werden. Wir passen gleich für dich, wenn du nicht vorher antwortest.
spared = Du hast hier nichts zu entscheiden. Gleich geht es weiter.
ask-again = Wieder danach fragen ({ $rule })
pass-device = Gib das Gerät an { $name }
pass-device-help = Alle anderen schauen bitte weg, bis { $name } gespielt hat.
it-is-me = Ich bin { $name }. Zeig mir den Tisch
log = Spielverlauf
board = Spielplan
zoom = Größe des Spielplans
zoom-in = Vergrößern
zoom-out = Verkleinern
connection-lost = Verbindung unterbrochen. Wir verbinden neu … Deine Partie ist sicher.

result = Ergebnis
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
rematch = Revanche
rematch-ready = Zur Revanche
replay = Nachspielen
record = Aufzeichnung herunterladen
moment = Schritt
moment-of = { $words } von { $all }
to-table = Zurück zum Tisch
happened = In diesem Schritt
nothing-happened = Nichts Nennenswertes.
replay-to-move = Am Zug: { $names }.
replay-earlier-rules = Dieser Teil wurde nach älteren Regeln gespielt. Der Plan zeigt die Stellung beim Wechsel der Regeln.
play-on = Von hier aus weiterspielen
play-on-help = Erstellt eine neue Partie, die nach { $words ->
    [one] einem Schritt
   *[other] { $words } Schritten
} dieser Partie beginnt, mit neuen Würfeln.

chat = Chat
chat-say = Nachricht schreiben
notes = Notizen
notes-help = Nur du kannst deine Notizen sehen.
notes-kept = Gespeichert.

fairness = Faire Würfel
fairness-help = Bevor jemand Platz nahm, hat die Seite ein Geheimnis gewählt und seinen Fingerabdruck veröffentlicht. Danach hat jeder Browser am Tisch eine eigene Zufallszahl beigesteuert. Alle Würfel und Karten ergeben sich aus dem Geheimnis und diesen Zahlen zusammen, sodass niemand sie aussuchen konnte, auch wir nicht. Nach der Partie wird das Geheimnis veröffentlicht. Mit der Aufzeichnung kann dann jeder das Geheimnis, jeden Wurf und jede gezogene Karte überprüfen.
fairness-bots = Bots steuern keine Zufallszahlen bei. An diesem Tisch verhindern allein die Zahlen der Menschen, dass die Seite Würfel und Karten aussucht.
fairness-unshared = Hier hat kein Browser eine Zufallszahl beigesteuert. Würfel und Karten hängen also allein vom Geheimnis der Seite ab.
fairness-limits = Zweierlei lässt sich so nicht beweisen: dass die Seite, die ja die Karten gibt, niemandem etwas verrät; und dass die Person, die sich zuletzt gesetzt hat, nicht mit der Seite zusammenarbeitet.
fairness-alone = Vor der Partie hat die Seite den Fingerabdruck ihres geheimen Würfelschlüssels veröffentlicht. Nach der Partie veröffentlicht sie den Schlüssel selbst, sodass jeder Wurf und jede gezogene Karte überprüfbar sind. Dieser Tisch stammt allerdings aus der Zeit, bevor die Browser Zufallszahlen beisteuerten. Den Schlüssel hat also die Seite allein gewählt.
promise = Fingerabdruck des Geheimnisses der Seite:
own-share = Deine Zufallszahl:
share-made-here = (von der Seite erzeugt, weil dein Browser unser Skript nicht ausgeführt hat)
share-remembered = Dieser Browser hat den Fingerabdruck und deine Zufallszahl gespeichert.
secret = Das Geheimnis:
commitment = Fingerabdruck des Schlüssels für diesen Tisch:
no-commitment = Diese Partie begann mit einer Aufzeichnung ohne Schlüssel.
seed = Schlüssel:
verify = Mit der heruntergeladenen Aufzeichnung überprüfen:

import-link = Gespeicherte Partie öffnen
import-title = Gespeicherte Partie öffnen
import-help = Wähle die Aufzeichnung einer Partie. Du kannst sie dann mit offenen Karten nachspielen oder von jeder Stelle aus weiterspielen.
import-file = Datei
import-text = Oder füge ihren Text ein
import-do = Öffnen
import-failed = Das lässt sich nicht öffnen. Es ist keine vollständige, unveränderte Aufzeichnung einer Partie, die man hier spielen kann. Wähle eine Datei aus „{ $record }“ oder kopiere ihren Text von der ersten bis zur letzten Zeile.
import-detail = Einzelheiten (auf Englisch):

guest-hint = Du spielst als Gast in diesem Browser. Mit einem Konto hast du deine Partien auf allen Geräten.
sign-up = Konto erstellen
sign-up-help = Die Partien, die du als Gast spielst, behältst du.
log-in = Anmelden
log-in-help = Die Partien, die du als Gast spielst, werden in dein Konto übernommen.
log-out = Abmelden
field-name = Benutzername
field-email = E-Mail
field-email-help = Freiwillig. Du brauchst sie, um ein vergessenes Passwort zurückzusetzen.
field-password = Passwort
field-password-help = Mindestens { $least } Zeichen (ohne Leerzeichen), nicht nur Ziffern. Kein gängiges Passwort und keines, das deinem Namen oder deiner E-Mail-Adresse ähnelt.
field-password-again = Passwort wiederholen
password-forgotten = Passwort vergessen?
password-new = Neues Passwort
password-send = E-Mail senden
password-send-help = Wenn dein Konto eine E-Mail-Adresse hat, schicken wir dir einen Link für ein neues Passwort.
password-sent = Wenn es ein Konto mit dieser Adresse gibt, haben wir dir eine E-Mail geschickt. Bitte sieh in deinem Postfach nach.
password-set = Neues Passwort speichern
password-set-help = Wähle ein neues Passwort.
password-link-old = Dieser Link wurde schon benutzt oder ist abgelaufen. Bitte fordere einen neuen an.
password-mail = Jemand, hoffentlich du, hat ein neues Passwort für Hippodrome angefordert. Mit diesem Link kannst du es festlegen:

refused = Das hat nicht geklappt
refused-stale = Die Partie ist weitergegangen, seit diese Seite geladen wurde. Deine Aktion wurde nicht ausgeführt. So steht es jetzt.
refused-not-your-turn = Du bist nicht dran. Es wurde nichts geändert.
refused-illegal = Das ist jetzt nicht erlaubt ({ $rule }). Es wurde nichts geändert.
refused-undo = Das lässt sich nicht mehr rückgängig machen: Jemand anderes hat gezogen, oder es wurden Würfel oder Karten aufgedeckt.
refused-over = Die Partie ist zu Ende.
refused-not-started = Diese Partie läuft gerade nicht.
refused-not-over = Das geht erst nach dem Ende der Partie.
refused-started = Die Partie hat schon begonnen.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-silent = Du kannst andere nur durch einen Bot ersetzen, wenn sie lange genug inaktiv waren.
refused-owner = Das kann nur die Person, die die Partie erstellt hat.
refused-seat-taken = Dieser Platz ist besetzt.
refused-two-of-me = Du selbst kannst nur einen Platz nehmen. Wähle für die anderen „noch jemand an diesem Gerät“.
refused-form = Dieses Formular ist unvollständig oder veraltet. Bitte geh zurück, lade die Seite neu und versuche es noch einmal.
refused-too-often = Das war zu oft. Bitte versuche es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal.
refused-too-long = Das ist zu lang. Erlaubt sind höchstens { $most } Zeichen.
refused-newer-rules = Diese Partie wurde zuletzt nach neueren Regeln gespielt, als diese Seite kennt. Wer die Seite betreibt, muss Hippodrome aktualisieren.
refused-busy = Die Seite ist gerade überlastet. Bitte versuche es gleich noch einmal.
not-found = Unter dieser Adresse gibt es keine Seite.
not-found-title = Seite nicht gefunden
broken = Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.

about-title = Über Hippodrome
about-what = Mit Hippodrome spielst du fünf Brettspiele aus Antike und Byzanz im Browser, mit anderen und gegen Bots. Die Seite achtet auf jede Regel. Wer programmiert oder forscht, kann dieselben Spiele als Python-Bibliothek nutzen.
about-unofficial = Dies ist eine inoffizielle, nichtkommerzielle Ausgabe für Menschen, die die Originalspiele besitzen. Sie steht in keiner Verbindung zu Autoren oder Verlagen, verwendet keine ihrer Bilder oder Texte und ersetzt die Originale nicht: Bitte kauft sie.
about-games = Die Spiele und ihre Autoren
about-boards-title = Spielpläne
about-boards = Alle Bilder und Regeltexte stammen von uns. Als Rekonstruktion gekennzeichnete Spielpläne haben wir nach öffentlich bekannten Angaben gezeichnet; sie weichen von den gedruckten ab.
about-fair-title = Faire Würfel
about-fair = Bevor jemand Platz nimmt, wählt die Seite ein Geheimnis und veröffentlicht seinen Fingerabdruck. Danach steuert jeder Browser am Tisch eine eigene Zufallszahl bei. Alle Würfel und Karten ergeben sich aus dem Geheimnis und diesen Zahlen zusammen, sodass niemand sie aussuchen kann, auch wir nicht. Nach der Partie wird das Geheimnis veröffentlicht. Mit der Aufzeichnung kann dann jeder das Geheimnis, jeden Wurf und jede gezogene Karte überprüfen.
about-made-title = Technik und Datenschutz
about-made = Hippodrome ist freie Software, geschrieben in Python mit Django und htmx. Es gibt keine Daten über dich weiter, setzt nur die Cookies, die es zum Wiedererkennen braucht, und lädt nichts von anderen Seiten.

part-question = Frage
part-answers = Antworten
part-own = Dein Bereich
part-players = Spieler
part-piles = Offene Stapel
part-stage = Kampf oder Auktion
part-tabs = Bereiche
tab-play = Zug
tab-dock = Hand
tab-own = Du
tab-players = Spieler
tab-log = Verlauf
tab-chat = Chat
tab-more = Mehr
not-asked = Gerade gibt es nichts zu tun.
watching = Du schaust zu.
seat-taken-watching = Dieser Platz ist besetzt, deshalb schaust du zu.
bot-plays-you = Ein Bot spielt gerade für dich.
bot-plays-for = Ein Bot spielt gerade für { $name }.
log-whole = Ganzen Verlauf anzeigen
zoom-whole = Ganzer Plan
send-failed = Nicht gesendet: keine Verbindung. Es wurde nichts geändert.
send-again = Noch einmal versuchen

part-hands = Handkarten
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen oder anhalten
replay-forward = Einen Schritt vor
replay-turn = Nächster Zug
replay-last = Zum Ende
replay-keys = Tasten: Pfeile für einen Schritt, Leertaste zum Abspielen oder Anhalten, Bild ab für den nächsten Zug, Pos1 und Ende.

result-won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
result-own = Du gewinnst!
total = Summe

since = Seit deinem letzten Zug
since-last = Letzter Zug
part-summary = Zusammenfassung
put-aside = ausblenden

pace = Tempo der Bots
pace-calm = langsam
pace-brisk = normal
pace-once = sofort
skip-bots = Vorspulen, bis ich dran bin
sounds = Töne: mein Zug, Würfel, Spielende

refused-name = Dieser Name ist reserviert. Bitte wähle einen anderen.
