# Was jedes Spiel sagt. Auch die Worte des Terminals.

seat = Platz { $number }
word = { $a }
answers = Alle Antworten
you = du
nothing = nichts
both = { $first } und { $last }
several = { $first } und { $last }
waiting = Wir warten auf { $seat }.

terminal-welcome = Gib eine Nummer oder ein Wort ein. Befehle: u (zurücknehmen), h (Regel), t (ganzer Tisch), l (ganzes Protokoll), s DATEI (speichern), q (beenden).
terminal-choose = Deine Wahl
terminal-not-legal = „{ $typed }“ ist keine der Antworten. Gib eine Nummer von 1 bis { $count } oder eines der Wörter ein.
terminal-cannot-undo = Das lässt sich nicht zurücknehmen: Seitdem hat jemand anders gehandelt, oder es wurde etwas gezogen oder aufgedeckt.
terminal-no-rule = Zur Regel { $rule } gibt es keinen Text.
terminal-saved = Gespeichert in { $path }.
terminal-cannot-save = Speichern in { $path } ist fehlgeschlagen: { $reason }
terminal-save-where = Gib einen Dateinamen an: s spiel.hip
terminal-over = Das Spiel ist aus.
terminal-rank = { $place }. { $names }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
terminal-left = Du hast den Tisch verlassen. So geht das Spiel weiter: { $command }
terminal-you = Du
terminal-bot = { $bot } { $number }
terminal-thinking = { $seat } überlegt …
