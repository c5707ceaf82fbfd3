# Die Seiten um den Tisch herum: Start, Spiele, Warteraum, meine Tische, Aufhören, Regeln.

learn-rules = Regeln lernen
join = Mitspielen
minutes = { $least }–{ $most } Min.
weight = Schwierigkeit { $weight } von 5:
weight-1 = kinderleicht
weight-2 = schnell gelernt
weight-3 = mit Tiefgang
weight-4 = anspruchsvoll
weight-5 = für Kenner
designed-by = von { $name }
cover-alt = Der Tisch von { $game } mitten in einer Partie
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
share-text = Setz dich zu mir: { $game }
share-help = Wer den Link hat, kann einen freien Platz nehmen.
it-is-you = du
waiting-for = { $count ->
    [one] Ein Platz ist noch frei. Die Partie beginnt von selbst, sobald er besetzt ist.
   *[other] { $count } Plätze sind noch frei. Die Partie beginnt von selbst, sobald alle besetzt sind.
}
set-up-as = Gespielt wird mit

tables-turn = Du bist dran
tables-running = Laufende Partien
tables-gathering = Warten auf Mitspieler
tables-over = Beendet
tables-study = Eingelesene Aufzeichnungen
turn-since = letzter Zug { $ago }
waits-for = Am Zug: { $names }, letzter Zug { $ago }
you-won = Du hast gewonnen
won-by = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
}
your-place = du: { $place }. Platz
ended-resigned = durch Aufgabe beendet
ended-agreed = einvernehmlich beendet, ohne Sieger
delete = Löschen

stop = Aufhören …
stop-title = Aufhören
stop-back = Zurück an den Tisch
stop-bot = Eine Weile einen Bot spielen lassen
stop-bot-help = Die Partie geht weiter, und du kannst deinen Platz jederzeit zurücknehmen: mit „{ $button }“ am Tisch, dort, wo sonst deine Antworten stehen, oder unter „{ $more }“.
stop-resign = Aufgeben
stop-resign-two = Du gibst auf, { $name } hat gewonnen, und die Partie ist vorbei. Das lässt sich nicht zurücknehmen.
stop-resign-bot = Du gibst auf. Ein Bot ({ $bot }) spielt deinen Platz zu Ende, damit die anderen weiterspielen können; zurücknehmen kannst du ihn nicht.
stop-resign-last = Du gibst auf, und weil sonst niemand mehr spielt, ist die Partie vorbei. Das lässt sich nicht zurücknehmen.
stop-resign-yes = Ja, ich gebe auf
stop-delete = Diesen Tisch löschen
stop-delete-help = Mit dir sitzen nur Bots am Tisch, es wird ihn also niemand vermissen. Partie und Aufzeichnung sind dann endgültig fort.
stop-delete-yes = Ja, löschen
stop-nothing = Hier gibt es nichts, womit du aufhören könntest.
has-resigned = hat aufgegeben
said-resign = Ich gebe auf. Danke für das Spiel!
over-resigned = Durch Aufgabe von { $names } ist die Partie vorbei.
over-agreed = Ihr habt euch geeinigt, die Partie hier ohne Sieger zu beenden.

refused-resigned = Dieser Platz wurde aufgegeben, ein Bot spielt ihn zu Ende.
refused-alone = An diesem Tisch spielt sonst niemand: Du kannst aufgeben oder ihn löschen.
refused-delete = Löschen lässt sich nur ein unfertiger Tisch, an dem du mit niemandem als Bots sitzt.

contents = Inhalt
rules-play = Genug gelesen, losspielen
example = Beispiel
cards-ships = { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
}
cards-copies = { $count }-mal im Stapel

account = Ich und meine Daten
sessions = Wo du angemeldet bist
sessions-help = Eine Zeile für jeden Browser. Beende, was dir nicht gehört oder was du nicht mehr benutzt.
session-since = seit { $began }, zuletzt benutzt { $seen }
session-own = dieser Browser
session-end = Dort abmelden
session-end-others = Überall sonst abmelden
password-old = Jetziges Passwort
password-change = Ein anderes Passwort
password-change-help = Alle anderen Browser werden abgemeldet.
avoided = Wen du meidest
avoided-muted = stumm
avoided-blocked = gesperrt
avoided-end = Frieden schließen
export = Deine Daten
export-help = Alles, was die Seite über dich aufbewahrt, als Datei, die Menschen und Programme lesen können.
export-do = Herunterladen
forget = Vergesst mich
forget-help = Dein Name, deine Chatzeilen, deine Notizen und dein Konto werden endgültig gelöscht. Partien mit anderen gehen weiter: Ein Bot nimmt deinen Platz ein, ohne deinen Namen.
forget-yes = Ja, alles über mich löschen
somebody-gone = (jemand)

chat-onlooker = schaut zu
person-about = Zu { $name }: stummschalten, sperren, melden
person-mute = Stummschalten
person-mute-help = Du siehst in keinem Chat mehr, was diese Person sagt. Niemand sonst merkt es.
person-unmute = Wieder zuhören
person-block = Sperren
person-block-help = Diese Person kann sich nicht mehr an deine Tische setzen, und du siehst nicht mehr, was sie sagt.
person-unblock = Nicht mehr sperren
person-report = Melden
person-report-help = Sag denen, die diese Seite betreiben, was vorgefallen ist. Was die Person zuletzt im Chat dieses Tisches gesagt hat, geht mit.
person-report-what = Was ist vorgefallen?
person-reported = Danke. Wer diese Seite betreibt, wird es lesen.
rematch-too = Ja, ich spiele auch noch einmal

refused-name-blank = Von diesem Namen oder einem Teil davon ist nichts zu sehen. Bitte wähle einen anderen.
refused-name-marks = Bei diesem Namen stehen zu viele Zeichen auf einem Buchstaben. Bitte wähle einen anderen.
refused-name-mixed = In diesem Namen stehen Buchstaben verschiedener Alphabete in einem Wort; man könnte ihn für einen anderen halten. Bitte wähle einen anderen.
refused-blocked = Jemand an diesem Tisch möchte nicht mit dir spielen.
refused-account = Das kann nur, wer ein Konto hat.
refused-unknown = Wir kennen dich noch nicht, also gibt es hier nichts von dir.
refused-password = Das ist nicht dein Passwort.

glossary = Glossar
glossary-help = Was die Wörter dieses Spiels bedeuten, jedes mit seiner Regel. Am Tisch und in den Regeln sind sie gepunktet: zeig darauf oder tippe sie an.
aid = Spielhilfe
aid-print = Drucken

# Lektionen und der Lehrer.
learn-now = Jetzt lernen
lesson-on = Lektion fortsetzen
lessons = Lektionen
lessons-help = An einem echten Tisch, Schritt für Schritt, in etwa zehn Minuten.
lesson-step = Schritt { $step } von { $steps }
lesson-at = Lektion, Schritt { $step } von { $steps }
lesson-done = geschafft
lesson-next = Weiter
lesson-play-on = Weiterspielen
lesson-show = Zeig es mir
lesson-answer = So geht es:
lesson-more = Mehr zu dieser Lektion
lesson-leave = Lektion überspringen
lesson-again = Von vorn beginnen
lesson-says = { $text }
guided = Mit Lehrer spielen
guided-help = Eine Partie gegen Anfänger; ein Lehrer meldet sich, wenn etwas zum ersten Mal wichtig wird.
teacher = Lehrer
teacher-quiet = Ich melde mich, wenn etwas Neues wichtig wird.
teacher-heard = Verstanden
teacher-silence = Danke, ich komme allein zurecht
teacher-speak = Den Lehrer zurückholen
teacher-advises = Eine gute Antwort hier:
home-learn = Noch keines davon gespielt? Such dir eines aus und lern es jetzt: zehn Minuten an einem echten Tisch, ohne vorher Regeln zu lesen.

# Rätsel.
puzzle = Rätsel
puzzles = Rätsel
puzzles-help = Stellungen aus Partien starker Bots, in denen ein Zug deutlich besser ist als jeder andere. Findest du ihn?
puzzles-of = Rätsel zu { $game }
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
puzzle-right = Gut gesehen!
puzzle-line = Die ganze Antwort:
puzzle-wrong = „{ $answer }“: Damit stehen deine Aussichten bei { $percent } von 100. Es geht deutlich besser. Versuch es noch einmal!
puzzle-wrong-far = „{ $answer }“ liegt weit hinter der besten Antwort. Versuch es noch einmal!
puzzle-begun = „{ $answer }“ ist der richtige Anfang, aber dann geht es anders weiter. Versuch es noch einmal!
puzzle-chances = Deine Aussichten nach den besten Antworten, von 100: zur Hälfte, wie oft du gewinnst, zur Hälfte, wie weit du am Ende vorn liegst.
puzzle-next = Nächstes Rätsel
puzzle-from = Diese Stellung stammt aus einer Partie zwischen Bots. Du siehst, was sah, wer dort am Zug war, und sonst nichts.
puzzle-proof = Gefunden hat die Antwort eine Suche: { $count }-mal wurden von hier aus bis zu { $iterations } Partien weitergespielt, und jedes Mal war dieselbe Antwort die beste.
puzzle-ranked = Die besten Antworten
puzzle-about = Herkunft

next-not-yours = Ein Platz gehört dem Browser oder dem Konto, mit dem man sich hingesetzt hat. Öffne den Tisch dort, oder melde dich an.
next-not-found = Vielleicht fehlt ein Stück der Adresse, oder den Tisch gibt es nicht mehr, weil niemand weitergespielt hat. Bitte um einen neuen Link.
next-gone-on = Es wurde nichts verändert. Geh zurück zum Tisch und sieh ihn dir an, wie er jetzt steht.
next-later = Es ist nichts verloren. Was du bisher getan hast, bleibt.
next-busy = Von deinem Spiel ist nichts verloren. Die Seite versucht es von selbst noch einmal.
next-click = Von deinem Spiel ist nichts verloren, aber dein letzter Klick zählt nicht. Geh zurück und tu es noch einmal.
busy-title = Einen Moment bitte
try-again = Noch einmal versuchen
trouble-title = Etwas ist schiefgegangen
trouble-kept = Von deinem Spiel ist nichts verloren. Fehlernummer: { $id }.
trouble-what = Wenn du magst: Was hast du gerade getan?
trouble-report = Melden
trouble-reported = Danke. Wer diese Seite betreibt, findet es unter { $id }.
trouble-thanks = Gemeldet
