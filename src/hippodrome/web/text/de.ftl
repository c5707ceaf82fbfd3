# Die eigenen Sätze der Seite. Was ein Spiel sagt, steht im Textordner des Spiels.

site-name = Hippodrome
site-tagline = Brettspiele der antiken und byzantinischen Welt: mit Freunden, an einem Gerät oder gegen Bots. Ohne Anmeldung.
footer = Hippodrome ist eine inoffizielle, nicht kommerzielle Ausgabe für Leute, die die Spiele besitzen.
skip = Zum Inhalt springen
nav = Hauptmenü
nav-tables = Meine Tische
nav-about = Über uns
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
play-now = Sofort gegen Bots spielen
new-table = Neuer Tisch
open-table = Diesen Tisch eröffnen
open-tables = Tische mit freien Plätzen
running-tables = Laufende Tische: zuschauen
seats-range = { $least ->
    [2] { $most ->
        [2] 2 Personen
       *[other] 2–{ $most } Personen
    }
   *[other] { $least }–{ $most } Personen
}

my-tables = Meine Tische
no-tables = Du sitzt noch an keinem Tisch.
your-turn = Du bist dran.
your-turns = { $count ->
    [one] an einem Tisch bist du dran
   *[other] an { $count } Tischen bist du dran
}
status-gathering = wartet auf Mitspieler
status-running = läuft
status-over = beendet
status-study = eingelesene Aufzeichnung

table = Tisch
seats = Plätze
how-many = Wie viele Plätze?
seat-number = Platz { $number }
seat-open = freier Platz
seat-invited = per Link eingeladen
sit-me = ich
sit-open = wer mag
sit-invited = Freundin oder Freund, per Link
sit-local = jemand an diesem Gerät
sit-bot = Bot: { $bot }
local-name = Name dieser Person
seats-help = „An diesem Gerät“ ist für mehrere Leute vor einem Bildschirm: Die Seite bittet euch, das Gerät weiterzugeben, und verdeckt die Karten.
options = Varianten des Spiels
public = Diesen Tisch allen anzeigen
spoken = Sprache am Tisch
patience = Wer schweigt, darf durch einen Bot ersetzt werden
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
bot-quick = Stratege, schnell
bot-strong = Stratege, stark

gathering = Warten auf Mitspieler
table-link = Link zu diesem Tisch:
invitation-link = Link für diesen Platz
fill = Bots auf die freien Plätze, und los
close-table = Tisch schließen
leave = Tisch verlassen
sit-down = Hier hinsetzen
invited-by = { $name } lädt dich zu einer Partie ein.
look-on = Nur zuschauen

table-waiting = Warten auf { $names }.
table-over = Die Partie ist zu Ende.
to-move = am Zug
undo = Zurücknehmen
hand-over = Einen Bot spielen lassen
take-back = Wieder selbst spielen
replace-silent = Schweigt zu lange: einen Bot spielen lassen
decline = Das nie wieder fragen
decline-help = Von nun an wird bei dieser Art Frage nach kurzer Zeit für dich gepasst. Niemand sonst kann das sehen, und an deinem Platz nimmst du es zurück.
declining-now = Danach willst du nicht gefragt werden: Gleich wird für dich gepasst, wenn du nicht vorher antwortest.
spared = Hier gibt es für dich nichts zu entscheiden: Gleich geht es weiter.
ask-again = Mich wieder fragen ({ $rule })
pass-device = Gib das Gerät an { $name }
pass-device-help = Alle anderen schauen weg, bis { $name } gespielt hat.
it-is-me = Ich bin { $name }: Zeig mir den Tisch
log = Was geschah
board = Spielplan
zoom = Größe des Spielplans
zoom-in = Größer
zoom-out = Kleiner
connection-lost = Die Verbindung ist weg. Sie kommt von selbst wieder; es geht nichts verloren.

result = Ergebnis
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
rematch = Noch einmal mit denselben Leuten
rematch-ready = Zur nächsten Partie
replay = Nachspielen
record = Aufzeichnung herunterladen
moment = Augenblick
moment-of = { $words } von { $all }
to-table = Zum Tisch
happened = In diesem Augenblick
nothing-happened = Nichts, was man aufschreiben würde.
replay-to-move = Am Zug: { $names }.
replay-earlier-rules = Hier galten noch ältere Regeln; der Plan zeigt den Stand, als die Regeln wechselten.
play-on = Von hier an weiterspielen
play-on-help = Ein neuer Tisch, der nach { $words ->
    [one] einer Antwort
   *[other] { $words } Antworten
} dieser Partie beginnt, mit frischen Würfeln.

chat = Gespräch
chat-say = Etwas sagen
notes = Notizen
notes-help = Nur du kannst sie lesen.
notes-kept = Gespeichert.

fairness = Ehrliche Würfel
fairness-help = Bevor sich jemand setzte, hat die Seite ein Geheimnis versprochen und seinen Fingerabdruck veröffentlicht; dann gab der Browser eines jeden, der sich setzte, einen eigenen zufälligen Anteil dazu. Alle Würfel und Karten ergeben sich aus dem Geheimnis und den Anteilen zusammen, sodass niemand sie aussuchen konnte, auch wir nicht. Nach der Partie wird das Geheimnis veröffentlicht, und jeder kann mit der Aufzeichnung das Versprechen, jeden Wurf und jede gezogene Karte nachprüfen.
fairness-bots = Bots geben keinen Anteil: An diesem Tisch stehen allein die Anteile der Menschen zwischen der Seite und den Karten.
fairness-unshared = Hier hat kein Browser einen eigenen Anteil gegeben, also beruhen die Karten allein auf dem Versprechen der Seite.
fairness-limits = Was das nicht beweist: dass die Seite, die die Karten gibt, sie für sich behält; und dass nicht mit ihr im Bunde war, wer sich als Letzter setzte.
fairness-alone = Vor der Partie veröffentlichte die Seite den Fingerabdruck ihres geheimen Würfelschlüssels, nach der Partie den Schlüssel selbst. Dann kann jeder jeden Wurf und jede gezogene Karte nachprüfen; dieser Tisch ist aber älter als die Anteile der Spieler, den Schlüssel hat also die Seite allein gewählt.
promise = Das Versprechen der Seite, der Fingerabdruck ihres Geheimnisses:
own-share = Dein Anteil:
share-made-here = (von der Seite gemacht, weil dein Browser kein Skript ausgeführt hat)
share-remembered = Dieser Browser erinnert sich an beides: das Versprechen und den Anteil.
secret = Das Geheimnis:
commitment = Fingerabdruck des Schlüssels dieses Tisches:
no-commitment = Dieser Tisch begann mit einer Aufzeichnung ohne Schlüssel.
seed = Schlüssel:
verify = Nachprüfen mit der heruntergeladenen Aufzeichnung:

import-link = Eine Aufzeichnung ansehen oder von ihr aus weiterspielen
import-title = Eine Aufzeichnung
import-help = Gib uns die Aufzeichnung einer Partie. Du kannst sie dann mit offenen Karten durchgehen und von jedem Augenblick an weiterspielen.
import-file = Datei
import-text = Oder ihr Text
import-do = Aufzeichnung öffnen
import-failed = Das lässt sich nicht öffnen: Es ist keine ganze, unveränderte Aufzeichnung einer Partie, die hier gespielt wird. Wähle die Datei, die du an einem Tisch über „{ $record }“ bekommst, oder kopiere ihren Text von der ersten bis zur letzten Zeile.
import-detail = Genauer, auf Englisch:

guest-hint = Du spielst als Gast in diesem Browser. Mit einem Konto hast du deine Tische auf allen Geräten.
sign-up = Konto anlegen
sign-up-help = Deine Tische kommen mit.
log-in = Anmelden
log-in-help = Die Tische, an denen du als Gast spielst, kommen mit.
log-out = Abmelden
field-name = Name
field-email = E-Mail
field-email-help = Nur nötig, wenn du ein neues Passwort per E-Mail bekommen können willst.
field-password = Passwort
field-password-help = Mindestens { $least } Zeichen. Kein Passwort, das alle nehmen, und keines, das deinem Namen oder deiner E-Mail-Adresse ähnelt.
field-password-again = Passwort noch einmal
password-forgotten = Passwort vergessen?
password-new = Neues Passwort
password-send = E-Mail schicken
password-send-help = Wenn dein Konto eine E-Mail-Adresse hat, schicken wir einen Link dorthin.
password-sent = Wenn es ein Konto mit dieser Adresse gibt, ist eine E-Mail unterwegs.
password-set = Passwort setzen
password-set-help = Wähle ein neues Passwort.
password-link-old = Dieser Link ist schon benutzt oder zu alt.
password-mail = Jemand, hoffentlich du, möchte ein neues Passwort für Hippodrome. Mit diesem Link kannst du eines wählen:

refused = Das geht nicht
refused-stale = Am Tisch ist es weitergegangen, seit deine Seite ihn zeigte; es wurde nichts getan. So steht es jetzt.
refused-not-your-turn = Dieser Platz ist nicht am Zug; es wurde nichts getan.
refused-illegal = Das gehört jetzt nicht zu den erlaubten Antworten ({ $rule }); es wurde nichts getan.
refused-undo = Es gibt nichts zurückzunehmen: Jemand anderes hat gehandelt, oder es wurde gewürfelt, gezogen oder gezeigt.
refused-over = Die Partie ist zu Ende.
refused-not-started = Die Partie läuft nicht.
refused-not-over = Das geht erst, wenn die Partie zu Ende ist.
refused-started = Die Partie hat schon begonnen.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-silent = Dieser Platz gehört dir nicht, und er schweigt noch nicht lange genug.
refused-owner = Das kann nur, wer den Tisch eröffnet hat.
refused-seat-taken = Dieser Platz ist besetzt.
refused-two-of-me = Du selbst kannst nur einen Platz nehmen; wähle für die anderen „jemand an diesem Gerät“.
refused-form = Dieses Formular ist keines von uns. Bitte geh zurück und versuche es noch einmal.
refused-too-often = Das war zu oft hintereinander. Bitte versuche es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} wieder.
refused-too-long = Das ist zu lang; höchstens { $most } Zeichen.
refused-busy = Gerade ist viel los. Bitte versuche es gleich noch einmal.
not-found = Unter dieser Adresse gibt es nichts.
not-found-title = Hier ist nichts
broken = Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.

about-title = Über Hippodrome
about-what = Mit Hippodrome spielt man fünf Brettspiele der antiken und byzantinischen Welt im Browser, miteinander und gegen Bots, und jede Regel wird eingehalten. Dieselben Spiele sind eine Bibliothek für alle, die programmieren und forschen.
about-unofficial = Dies ist eine inoffizielle, nicht kommerzielle Ausgabe für Leute, die die Spiele besitzen. Sie hat mit Autoren und Verlagen nichts zu tun, benutzt keine ihrer Bilder und Texte und ersetzt die Schachteln nicht: Kauft sie.
about-games = Die Spiele und wer sie gemacht hat
about-boards-title = Spielpläne
about-boards = Alle Bilder und alle Regeltexte sind von uns. Spielpläne, die als Rekonstruktion gekennzeichnet sind, haben wir nach dem gezeichnet, was öffentlich bekannt ist; sie weichen von den gedruckten ab.
about-fair-title = Ehrlichkeit
about-fair = Bevor sich jemand an einen Tisch setzt, verspricht die Seite ein Geheimnis und veröffentlicht seinen Fingerabdruck; dann gibt der Browser eines jeden, der sich setzt, einen eigenen zufälligen Anteil dazu. Alle Würfel und Karten ergeben sich aus dem Geheimnis und den Anteilen zusammen, sodass niemand sie aussuchen kann, auch wir nicht. Nach einer Partie wird ihr Geheimnis veröffentlicht, und jeder kann mit der Aufzeichnung das Versprechen, jeden Wurf und jede gezogene Karte nachprüfen.
about-made-title = Wie es gemacht ist
about-made = In Python und Django mit htmx, als freie Software. Sie erzählt niemandem von dir, setzt nur die Cookies, die sie zum Wiedererkennen braucht, und lädt nichts von anderswo.

part-question = Frage
part-answers = Antworten
part-own = Deine Seite
part-players = Spieler
part-piles = Offene Stapel
part-stage = Worum es gerade geht
part-tabs = Was gezeigt wird
tab-play = Zug
tab-dock = Hand
tab-own = Meins
tab-players = Spieler
tab-log = Verlauf
tab-chat = Chat
tab-more = Mehr
not-asked = Gerade gibt es nichts zu antworten.
watching = Du schaust zu.
seat-taken-watching = Dieser Platz ist besetzt; du schaust zu.
bot-plays-you = Ein Bot spielt für dich.
bot-plays-for = Ein Bot spielt für { $name }.
log-whole = Alles zeigen, was geschah
zoom-whole = Ganzer Plan
send-failed = Das konnte nicht gesendet werden: keine Verbindung. Es ist nichts geschehen.
send-again = Noch einmal senden

part-hands = Hände
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen und anhalten
replay-forward = Einen Schritt weiter
replay-turn = Nächster Zug
replay-last = Zum Ende
replay-keys = Tasten: Pfeile für einen Schritt, Leertaste zum Abspielen und Anhalten, Bild-ab für den nächsten Zug, Pos1 und Ende.

result-won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
result-own = Du gewinnst!
total = Summe

since = Seit deinem letzten Zug
since-last = Der letzte Zug
part-summary = Was geschah
put-aside = beiseitelegen

pace = Bots spielen
pace-calm = gemächlich
pace-brisk = zügig
pace-once = sofort
skip-bots = Weiter bis zu mir
sounds = Töne: mein Zug, Würfel, das Ende

refused-name = Dieser Name ist der Seite selbst vorbehalten. Bitte wähle einen anderen.
