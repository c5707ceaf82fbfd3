# The pages around the table: home, games, waiting room, my tables, stopping, rules.

learn-rules = Learn the rules
join = Join
minutes = { $least }–{ $most } min
weight = Difficulty { $weight } of 5:
weight-1 = very easy
weight-2 = easy to learn
weight-3 = some depth
weight-4 = demanding
weight-5 = for experts
designed-by = by { $name }
cover-alt = { $game } in the middle of a game
ago-now = just now
ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
colour-0 = Red
colour-1 = Blue
colour-2 = Yellow
colour-3 = Green
colour-4 = Violet
colour-5 = White

your-name = Your name at the table
share = Invite friends
share-seat = Invite a friend to this seat
share-text = Play { $game } with me
share-help = Anyone with this link can take a free seat.
it-is-you = you
waiting-for = { $count ->
    [one] One seat is still free. The game starts automatically when it is taken.
   *[other] { $count } seats are still free. The game starts automatically when all are taken.
}
set-up-as = Options

tables-turn = Your turn
tables-running = In progress
tables-gathering = Waiting for players
tables-over = Finished
tables-study = Imported games
turn-since = last move { $ago }
waits-for = waiting for { $names }, last move { $ago }
you-won = You won
won-by = { $count ->
    [one] { $names } won
   *[other] { $names } share the victory
}
your-place = you finished { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
}
ended-resigned = ended by resignation
ended-agreed = ended by agreement, no winner
delete = Delete

stop = Stop playing…
stop-title = Stop playing
stop-back = Back to the table
stop-bot = Let a bot play for a while
stop-bot-help = The game goes on, and you can take your seat back at any time: use “{ $button }” at the table, where your answers usually are, or under “{ $more }”.
stop-resign = Resign
stop-resign-two = You give up, and { $name } wins. This can’t be undone.
stop-resign-bot = You resign. A bot ({ $bot }) takes over for you so that the others can finish the game. You can’t come back.
stop-resign-last = You resign. Nobody else is playing, so the game is over. This can’t be undone.
stop-resign-yes = Yes, I resign
stop-delete = Delete this game
stop-delete-help = Everyone else at the table is a bot. The game and its record are deleted for good.
stop-delete-yes = Yes, delete it
stop-nothing = You can stop only a game that you are playing and that is still in progress.
has-resigned = resigned
said-resign = I resign. Thank you for the game!
over-resigned = { $names } resigned. The game is over.
over-agreed = All players agreed to end the game here, without a winner.

refused-resigned = This seat has resigned. A bot plays it to the end.
refused-alone = Nobody else is playing at this table. You can resign or delete the game.
refused-delete = You can delete only an unfinished game in which everyone else is a bot.

contents = Contents
rules-play = Enough reading, let’s play
example = Example
cards-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
cards-copies = { $count } times in the deck

account = Account
sessions = Where you are logged in
sessions-help = One line per browser. Log out the ones that are not yours or that you no longer use.
session-since = since { $began }, last used { $seen }
session-own = this browser
session-end = Log out
session-end-others = Log out all other browsers
password-old = Current password
password-change = Change password
password-change-help = This logs you out in all other browsers.
avoided = Muted and blocked players
avoided-muted = muted
avoided-blocked = blocked
export = Your data
export-help = Everything the site stores about you, in one file that people and programs can read.
export-do = Download
forget = Delete all my data
forget-help = This deletes your name, messages, notes and account for good. Games with other people continue: a bot takes your seat, and your name is removed.
forget-yes = Yes, delete all my data
somebody-gone = (deleted)

chat-onlooker = spectator
person-about = { $name }: mute, block or report
person-mute = Mute
person-mute-help = You no longer see this person’s messages in any chat. Nobody else can tell.
person-unmute = Unmute
person-block = Block
person-block-help = This person can no longer join your games, and you no longer see their messages.
person-unblock = Unblock
person-report = Report
person-report-help = Tell the people who run this site what happened. This person’s latest chat messages at this table are included.
person-report-what = What happened?
person-reported = Thank you. The people who run this site will read your report.
rematch-too = Join the rematch

refused-name-blank = This name contains invisible characters. Please choose another.
refused-name-marks = This name has too many accents on one letter. Please choose another.
refused-name-mixed = This name mixes letters of different alphabets in one word, so it could be mistaken for another name. Please choose a different one.
refused-blocked = You can’t join this game: somebody at this table does not want to play with you.
refused-account = You need an account for this. Please sign up or log in first.
refused-unknown = You haven’t played in this browser yet, so there is no data about you.
refused-password = Wrong password. Please try again.

glossary = Glossary
glossary-help = The terms of this game, each with its rule. At the table and in the rules, terms have a dotted underline: point at one or tap it to see what it means.
additions = Our additions
additions-help = What is not in the printed rules, or can be read in several ways there. Whoever opens a table can choose otherwise.
additions-house = House rules
additions-readings = Readings
additions-reconstructed = Reconstructed
additions-usual = Usual: { $choice }.
additions-other = Or: { $choice }.
additions-here = At your table: { $choice }.
additions-nothing = Nothing: the rules we used are complete.
aid = Player aid
aid-print = Print

# Lessons and the teacher.
learn-now = Learn it now
lesson-on = Continue the lesson
lessons = Lessons
lessons-help = At a real table, step by step, in about ten minutes.
lesson-step = Step { $step } of { $steps }
lesson-at = lesson, step { $step } of { $steps }
lesson-done = completed
lesson-next = Next
lesson-play-on = Keep playing
lesson-show = Show me
lesson-answer = Do this:
lesson-more = More about this lesson
lesson-leave = Skip the lesson
lesson-again = Start over
lesson-says = { $text }
guided = Play with a teacher
guided-help = A game against beginner bots. A teacher explains things when they first become important.
teacher = Teacher
teacher-quiet = I will tell you when something new becomes important.
teacher-heard = Got it
teacher-silence = Turn the teacher off
teacher-speak = Turn the teacher on
teacher-advises = A good choice here:
home-learn = New to these games? Choose one and learn it now: ten minutes at a real table, without reading the rules first.

# Puzzles.
puzzle = Puzzle
puzzles = Puzzles
puzzles-help = Positions from games between strong bots in which one move is clearly better than all others. Can you find it?
puzzles-of = Puzzles: { $game }
puzzles-all = All puzzles
puzzles-done = { $done } of { $count } solved
puzzle-today = Puzzle of the day
puzzle-solve = Solve
puzzle-solved = solved
puzzle-number = { $number } of { $count }
puzzle-you = You
puzzle-level-1 = easy
puzzle-level-2 = tricky
puzzle-level-3 = hard
puzzle-right = Correct!
puzzle-line = The full solution:
puzzle-wrong = After “{ $answer }” your prospects are { $percent } out of 100. Another answer is clearly better. Try again!
puzzle-wrong-far = “{ $answer }” is much worse than the best answer. Try again!
puzzle-begun = “{ $answer }” is the right start, but the next step is wrong. Try again!
puzzle-chances = Your prospects after the best answers, out of 100. One half is how often you win, the other how far ahead you finish.
puzzle-next = Next puzzle
puzzle-from = This position comes from a game between bots. You see exactly what the player to move could see.
puzzle-proof = A computer search found this answer. It played up to { $iterations } games from here, repeated that { $count } times, and came to the same answer every time.
puzzle-ranked = The best answers
puzzle-about = About this puzzle

next-not-yours = A seat belongs to the browser or account that took it. Open the table in that browser, or log in.
next-not-found = The link may be incomplete, or the game was deleted because nobody continued it. Ask for a new link.
next-gone-on = Nothing was changed. Go back to the table to see the current position.
next-later = Nothing is lost. Everything you have done so far is saved.
next-busy = Your game is safe. This page will try again automatically.
next-click = Your game is safe, but your last click had no effect. Please go back and try again.
busy-title = One moment, please
try-again = Try again
trouble-title = Something went wrong
trouble-kept = Your game is safe. Error number: { $id }.
trouble-what = What did you do just before? (optional)
trouble-report = Report this error
trouble-reported = Thank you. The people who run this site can find your report under the number { $id }.
trouble-thanks = Reported
