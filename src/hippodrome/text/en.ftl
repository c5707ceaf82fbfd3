# Messages shared by all games, and those of the terminal.

seat = Seat { $number }
word = { $a }
answers = All answers
you = you
nothing = nothing
both = { $first } and { $last }
several = { $first }, and { $last }
waiting = Waiting for { $seat }.

terminal-welcome = Type a number or a word. Commands: u (undo), h (rule), t (whole table), l (whole log), s FILE (save), q (quit).
terminal-choose = Your choice
terminal-not-legal = “{ $typed }” is not one of the answers. Type a number from 1 to { $count } or one of the words.
terminal-cannot-undo = You can’t undo now: another player has acted since, or something was drawn or revealed.
terminal-no-rule = There is no text for rule { $rule }.
terminal-saved = Saved to { $path }.
terminal-cannot-save = Could not save to { $path }: { $reason }
terminal-save-where = Add a file name: s game.hip
terminal-over = The game is over.
terminal-rank = { $place }. { $names }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-left = You left the table. To continue the game: { $command }
terminal-you = You
terminal-bot = { $bot } { $number }
terminal-thinking = { $seat } is thinking …
