# Was jedes Spiel sagt. Auch die Worte des Terminals.

seat = Platz { $number }
word = { $a }
answers = Alle Antworten
you = du
nothing = nichts
both = { $first } und { $last }
several = { $first } und { $last }
waiting = Wir warten auf { $seat }.

terminal-welcome = Gib eine Nummer oder ein Wort ein. Außerdem: u (zurücknehmen), h (Regel), t (ganzer Tisch), l (ganzes Protokoll), s DATEI (speichern), q (aufhören).
terminal-choose = Deine Wahl
terminal-not-legal = „{ $typed }“ ist keine der Antworten. Gib eine Nummer von 1 bis { $count } oder eines der Wörter ein.
terminal-cannot-undo = Nichts zurückzunehmen: Jemand anders hat gehandelt, oder seitdem wurde etwas gezogen oder gezeigt.
terminal-no-rule = Zur Regel { $rule } gibt es keinen Text.
terminal-saved = Gespeichert in { $path }.
terminal-cannot-save = Konnte nicht in { $path } speichern: { $reason }
terminal-save-where = Sag, wohin: s spiel.hip
terminal-over = Das Spiel ist aus.
terminal-rank = { $place }. { $names }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
terminal-left = Du hast den Tisch verlassen. So geht das Spiel weiter: { $command }
terminal-you = Du
terminal-bot = { $bot } { $number }
terminal-thinking = { $seat } überlegt …
