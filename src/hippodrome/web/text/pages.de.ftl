# Die Seiten um den Tisch herum: Start, Spiele, Warteraum, meine Tische, Aufhören, Regeln.

learn-rules = Regeln lernen
join = Mitspielen
minutes = { $least }–{ $most } Min.
weight = Schwierigkeit { $weight } von 5:
weight-1 = kinderleicht
weight-2 = schnell gelernt
weight-3 = mit Tiefgang
weight-4 = anspruchsvoll
weight-5 = für Profis
designed-by = von { $name }
cover-alt = { $game } mitten in einer Partie
ago-now = gerade eben
ago-minutes = { $count ->
    [one] vor einer Minute
   *[other] vor { $count } Minuten
}
ago-hours = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
}
ago-days = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}
colour-0 = Rot
colour-1 = Blau
colour-2 = Gelb
colour-3 = Grün
colour-4 = Violett
colour-5 = Weiß

your-name = Dein Name am Tisch
share = Freunde einladen
share-seat = Jemanden auf diesen Platz einladen
share-text = Spiel { $game } mit mir
share-help = Wer den Link hat, kann einen freien Platz nehmen.
it-is-you = du
waiting-for = { $count ->
    [one] Ein Platz ist noch frei. Die Partie beginnt automatisch, sobald er besetzt ist.
   *[other] { $count } Plätze sind noch frei. Die Partie beginnt automatisch, sobald alle besetzt sind.
}
set-up-as = Varianten

tables-turn = Du bist dran
tables-running = Laufende Partien
tables-gathering = Warten auf Mitspieler
tables-over = Beendet
tables-study = Importierte Partien
turn-since = letzter Zug { $ago }
waits-for = { $names } am Zug, letzter Zug { $ago }
you-won = Du hast gewonnen
won-by = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
}
your-place = du wurdest { $place }.
ended-resigned = durch Aufgabe beendet
ended-agreed = einvernehmlich beendet, ohne Sieg
delete = Löschen

stop = Aufhören …
stop-title = Aufhören
stop-back = Zurück an den Tisch
stop-bot = Eine Weile einen Bot spielen lassen
stop-bot-help = Die Partie geht weiter, und du kannst jederzeit wieder übernehmen: mit „{ $button }“ am Tisch, wo sonst deine Antworten stehen, oder unter „{ $more }“.
stop-resign = Aufgeben
stop-resign-two = Du gibst auf, und { $name } gewinnt. Das lässt sich nicht rückgängig machen.
stop-resign-bot = Du gibst auf. Ein Bot ({ $bot }) spielt für dich zu Ende, damit die anderen weiterspielen können. Du kannst nicht zurückkehren.
stop-resign-last = Du gibst auf. Weil sonst niemand mehr spielt, ist die Partie damit vorbei. Das lässt sich nicht rückgängig machen.
stop-resign-yes = Ja, ich gebe auf
stop-delete = Diese Partie löschen
stop-delete-help = Außer dir sitzen nur Bots am Tisch. Die Partie und ihre Aufzeichnung werden endgültig gelöscht.
stop-delete-yes = Ja, löschen
stop-nothing = Aufhören kannst du nur in einer laufenden Partie, in der du mitspielst.
has-resigned = hat aufgegeben
said-resign = Ich gebe auf. Danke für die Partie!
over-resigned = Aufgegeben: { $names }. Die Partie ist zu Ende.
over-agreed = Alle haben sich geeinigt, die Partie hier ohne Sieg zu beenden.

refused-resigned = Für diesen Platz wurde aufgegeben. Ein Bot spielt ihn zu Ende.
refused-alone = An diesem Tisch spielt sonst niemand. Du kannst aufgeben oder die Partie löschen.
refused-delete = Löschen kannst du nur eine unfertige Partie, in der alle anderen Bots sind.

contents = Inhalt
rules-play = Genug gelesen, losspielen
example = Beispiel
cards-ships = { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
}
cards-copies = { $count }-mal im Stapel

account = Konto
sessions = Wo du angemeldet bist
sessions-help = Eine Zeile pro Browser. Melde alle ab, die nicht dir gehören oder die du nicht mehr benutzt.
session-since = seit { $began }, zuletzt benutzt { $seen }
session-own = dieser Browser
session-end = Abmelden
session-end-others = Alle anderen Browser abmelden
password-old = Aktuelles Passwort
password-change = Passwort ändern
password-change-help = Damit wirst du in allen anderen Browsern abgemeldet.
avoided = Stummgeschaltete und blockierte Personen
avoided-muted = stummgeschaltet
avoided-blocked = blockiert
export = Deine Daten
export-help = Alles, was die Seite über dich speichert, in einer Datei, die Menschen und Programme lesen können.
export-do = Herunterladen
forget = Alle meine Daten löschen
forget-help = Dein Name, deine Nachrichten, deine Notizen und dein Konto werden endgültig gelöscht. Partien mit anderen gehen weiter: Ein Bot übernimmt deinen Platz, und dein Name wird entfernt.
forget-yes = Ja, alle meine Daten löschen
somebody-gone = (gelöscht)

chat-onlooker = schaut zu
person-about = { $name }: stummschalten, blockieren oder melden
person-mute = Stummschalten
person-mute-help = Du siehst in keinem Chat mehr Nachrichten dieser Person. Niemand sonst merkt etwas davon.
person-unmute = Stummschaltung aufheben
person-block = Blockieren
person-block-help = Diese Person kann deinen Partien nicht mehr beitreten, und du siehst ihre Nachrichten nicht mehr.
person-unblock = Blockierung aufheben
person-report = Melden
person-report-help = Schreib denen, die diese Seite betreiben, was passiert ist. Die letzten Chatnachrichten dieser Person an diesem Tisch werden mitgeschickt.
person-report-what = Was ist passiert?
person-reported = Danke. Wer diese Seite betreibt, wird deine Meldung lesen.
rematch-too = Bei der Revanche mitspielen

refused-name-blank = Dieser Name enthält unsichtbare Zeichen. Bitte wähle einen anderen.
refused-name-marks = In diesem Namen hat ein Buchstabe zu viele Akzente. Bitte wähle einen anderen.
refused-name-mixed = In diesem Namen mischt ein Wort Buchstaben verschiedener Alphabete, sodass man ihn verwechseln könnte. Bitte wähle einen anderen.
refused-blocked = Du kannst hier nicht mitspielen: Jemand an diesem Tisch möchte nicht mit dir spielen.
refused-account = Dafür brauchst du ein Konto. Bitte erstelle eines oder melde dich an.
refused-unknown = Du hast in diesem Browser noch nicht gespielt, deshalb gibt es keine Daten über dich.
refused-password = Falsches Passwort. Bitte versuche es noch einmal.

glossary = Glossar
glossary-help = Die Begriffe dieses Spiels, jeder mit seiner Regel. Am Tisch und in den Regeln sind sie gepunktet unterstrichen: Zeig darauf oder tippe sie an, um ihre Bedeutung zu sehen.
additions = Was von uns ist
additions-help = Was nicht in den gedruckten Regeln steht oder sich dort verschieden lesen lässt. Wer einen Tisch eröffnet, kann anders wählen.
additions-house = Hausregeln
additions-readings = Lesarten
additions-reconstructed = Rekonstruiert
additions-usual = Üblich: { $choice }.
additions-other = Oder: { $choice }.
additions-here = An deinem Tisch: { $choice }.
additions-nothing = Nichts: Unsere Vorlage ist vollständig.
aid = Spielhilfe
aid-print = Drucken

# Lektionen und der Lehrer.
learn-now = Jetzt lernen
lesson-on = Lektion fortsetzen
lessons = Lektionen
lessons-help = An einem echten Tisch, Schritt für Schritt, in etwa zehn Minuten.
lesson-step = Schritt { $step } von { $steps }
lesson-at = Lektion, Schritt { $step } von { $steps }
lesson-done = abgeschlossen
lesson-next = Weiter
lesson-play-on = Weiterspielen
lesson-show = Zeig es mir
lesson-answer = Mach das:
lesson-more = Mehr zu dieser Lektion
lesson-leave = Lektion überspringen
lesson-again = Von vorn beginnen
lesson-says = { $text }
guided = Mit Lehrer spielen
guided-help = Eine Partie gegen Anfänger-Bots. Ein Lehrer erklärt alles, sobald es zum ersten Mal wichtig wird.
teacher = Lehrer
teacher-quiet = Ich melde mich, sobald etwas Neues wichtig wird.
teacher-heard = Verstanden
teacher-silence = Lehrer ausschalten
teacher-speak = Lehrer einschalten
teacher-advises = Eine gute Wahl:
home-learn = Neu hier? Such dir ein Spiel aus und lern es jetzt: zehn Minuten an einem echten Tisch, ohne vorher die Regeln zu lesen.

# Rätsel.
puzzle = Rätsel
puzzles = Rätsel
puzzles-help = Stellungen aus Partien starker Bots, in denen ein Zug deutlich besser ist als alle anderen. Findest du ihn?
puzzles-of = Rätsel: { $game }
puzzles-all = Alle Rätsel
puzzles-done = { $done } von { $count } gelöst
puzzle-today = Rätsel des Tages
puzzle-solve = Lösen
puzzle-solved = gelöst
puzzle-number = { $number } von { $count }
puzzle-you = Du
puzzle-level-1 = leicht
puzzle-level-2 = knifflig
puzzle-level-3 = schwer
puzzle-right = Richtig!
puzzle-line = Die vollständige Lösung:
puzzle-wrong = Nach „{ $answer }“ stehen deine Aussichten bei { $percent } von 100. Eine andere Antwort ist deutlich besser. Versuch es noch einmal!
puzzle-wrong-far = „{ $answer }“ ist viel schlechter als die beste Antwort. Versuch es noch einmal!
puzzle-begun = „{ $answer }“ ist der richtige Anfang, aber der nächste Schritt stimmt nicht. Versuch es noch einmal!
puzzle-chances = Deine Aussichten nach den besten Antworten, von 100. Zur einen Hälfte zählt, wie oft du gewinnst, zur anderen, mit welchem Vorsprung du abschließt.
puzzle-next = Nächstes Rätsel
puzzle-from = Diese Stellung stammt aus einer Partie zwischen Bots. Du siehst genau das, was auch der Bot am Zug sehen konnte.
puzzle-proof = Eine Computersuche hat diese Antwort gefunden. Sie hat von hier aus bis zu { $iterations } Partien gespielt, das { $count }-mal wiederholt und kam jedes Mal zum selben Ergebnis.
puzzle-ranked = Die besten Antworten
puzzle-about = Über dieses Rätsel

next-not-yours = Ein Platz gehört dem Browser oder Konto, mit dem er eingenommen wurde. Öffne den Tisch in diesem Browser oder melde dich an.
next-not-found = Vielleicht ist der Link unvollständig, oder die Partie wurde gelöscht, weil niemand weitergespielt hat. Bitte um einen neuen Link.
next-gone-on = Es wurde nichts geändert. Geh zurück zum Tisch, um den aktuellen Stand zu sehen.
next-later = Es ist nichts verloren. Alles, was du bisher getan hast, ist gespeichert.
next-busy = Deine Partie ist sicher. Diese Seite versucht es automatisch noch einmal.
next-click = Deine Partie ist sicher, aber dein letzter Klick hatte keine Wirkung. Bitte geh zurück und versuche es noch einmal.
busy-title = Einen Moment bitte
try-again = Noch einmal versuchen
trouble-title = Etwas ist schiefgegangen
trouble-kept = Deine Partie ist sicher. Fehlernummer: { $id }.
trouble-what = Was hast du unmittelbar davor getan? (freiwillig)
trouble-report = Diesen Fehler melden
trouble-reported = Danke. Wer diese Seite betreibt, findet deine Meldung unter der Nummer { $id }.
trouble-thanks = Gemeldet
