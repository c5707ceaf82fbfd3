# The pages around the table: home, games, waiting room, my tables, stopping, rules.

learn-rules = Learn the rules
join = Sit down
minutes = { $least }–{ $most } min
weight = Difficulty { $weight } of 5:
weight-1 = very easy
weight-2 = easy to learn
weight-3 = some depth
weight-4 = demanding
weight-5 = for experts
designed-by = by { $name }
cover-alt = The table of { $game } in the middle of a game
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
share-text = Sit down with me: { $game }
share-help = Whoever has the link can take a free seat.
it-is-you = you
waiting-for = { $count ->
    [one] One seat is still free. The game starts by itself when it is taken.
   *[other] { $count } seats are still free. The game starts by itself when all are taken.
}
set-up-as = Played with

tables-turn = Your turn
tables-running = Running
tables-gathering = Waiting for players
tables-over = Finished
tables-study = Imported records
turn-since = last move { $ago }
waits-for = { $names } to move, last move { $ago }
you-won = You won
won-by = { $count ->
    [one] { $names } won
   *[other] { $names } share the victory
}
your-place = you came { $place ->
    [1] first
    [2] second
    [3] third
   *[other] in place { $place }
}
ended-resigned = ended by resignation
ended-agreed = ended by agreement, without a winner
delete = Delete

stop = Stop playing…
stop-title = Stop playing
stop-back = Back to the table
stop-bot = Let a bot play for a while
stop-bot-help = The game goes on, and you can take your seat back whenever you like: with “{ $button }” at the table, in place of your answers, or there under “{ $more }”.
stop-resign = Resign
stop-resign-two = You give up, { $name } has won, and the game is over. This can't be undone.
stop-resign-bot = You give up. A bot ({ $bot }) plays your seat to the end, so that the others can go on; you can't take it back.
stop-resign-last = You give up, and as nobody else is playing the game is over. This can't be undone.
stop-resign-yes = Yes, I resign
stop-delete = Delete this table
stop-delete-help = Only bots sit with you, so nobody will miss it. The game and its record are gone for good.
stop-delete-yes = Yes, delete it
stop-nothing = There is nothing to stop here.
has-resigned = resigned
said-resign = I resign. Thank you for the game!
over-resigned = { $names } resigned. The game is over.
over-agreed = You all agreed to end the game here, without a winner.

refused-resigned = This seat was given up and is played to the end by a bot.
refused-alone = Nobody else plays at this table: you can resign, or delete it.
refused-delete = Only an unfinished table at which you sit with nobody but bots can be deleted.

contents = Contents
rules-play = Put the book down and play
example = Example
cards-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
cards-copies = { $count } times in the deck

account = Me and my data
sessions = Where you are logged in
sessions-help = One line for each browser. End those that are not yours, or that you no longer use.
session-since = since { $began }, last used { $seen }
session-own = this browser
session-end = Log out there
session-end-others = Log out everywhere else
password-old = Present password
password-change = Another password
password-change-help = All other browsers are logged out.
avoided = People you avoid
avoided-muted = muted
avoided-blocked = blocked
avoided-end = Make up again
export = Your data
export-help = Everything the site keeps about you, as a file that people and programs can read.
export-do = Download
forget = Forget me
forget-help = Your name, your chat, your notes and your account are deleted for good. Games with others go on: a bot takes your seat, under no name of yours.
forget-yes = Yes, delete everything about me
somebody-gone = (somebody)

chat-onlooker = watching
person-about = About { $name }: mute, block, report
person-mute = Mute
person-mute-help = You no longer see what this person says in any chat. Nobody else can tell.
person-unmute = Listen again
person-block = Block
person-block-help = This person can no longer sit down at your tables, and you no longer see what they say.
person-unblock = No longer block
person-report = Report
person-report-help = Tell whoever runs this site what happened. What the person last said in the chat of this table goes along.
person-report-what = What happened?
person-reported = Thank you. Whoever runs this site will read it.
rematch-too = Yes, I play again too

refused-name-blank = There is nothing to be seen of this name, or of a part of it. Please choose another.
refused-name-marks = This name has too many marks on one letter. Please choose another.
refused-name-mixed = This name mixes letters of several alphabets in one word, so it could be taken for another. Please choose a different one.
refused-blocked = Somebody at this table does not want to sit with you.
refused-account = Only somebody with an account can do this.
refused-unknown = We don't know you yet, so there is nothing of yours here.
refused-password = This is not your password.

glossary = Glossary
glossary-help = What the words of this game mean, each with its rule. At the table and in the rules they are dotted: point at one or tap it.
aid = Player aid
aid-print = Print

# Lessons and the teacher.
learn-now = Learn it now
lesson-on = Go on with the lesson
lessons = Lessons
lessons-help = At a real table, step by step, in about ten minutes.
lesson-step = Step { $step } of { $steps }
lesson-at = lesson, step { $step } of { $steps }
lesson-done = done
lesson-next = Next
lesson-play-on = Play on
lesson-show = Show me
lesson-answer = Do this:
lesson-more = More about this lesson
lesson-leave = Skip the lesson
lesson-again = Start again
lesson-says = { $text }
guided = Play with a teacher
guided-help = A game against beginners; a teacher speaks up when something matters for the first time.
teacher = Teacher
teacher-quiet = I will speak up when something new matters.
teacher-heard = Got it
teacher-silence = Thanks, I can manage alone
teacher-speak = Bring the teacher back
teacher-advises = A good answer here:
home-learn = Never played one of these? Choose a game and learn it now: ten minutes at a real table, without reading rules first.

# Puzzles.
puzzle = Puzzle
puzzles = Puzzles
puzzles-help = Positions from games of strong bots in which one answer is clearly better than all others. Can you find it?
puzzles-of = Puzzles of { $game }
puzzles-all = All puzzles
puzzles-done = { $done } of { $count } solved
puzzle-today = Puzzle of the day
puzzle-solve = Solve it
puzzle-solved = solved
puzzle-number = { $number } of { $count }
puzzle-you = You
puzzle-level-1 = easy
puzzle-level-2 = tricky
puzzle-level-3 = hard
puzzle-right = Well seen!
puzzle-line = The whole answer:
puzzle-wrong = “{ $answer }”: after that your prospects are { $percent } of 100. There is something clearly better. Try again!
puzzle-wrong-far = “{ $answer }” falls far behind the best answer. Try again!
puzzle-begun = “{ $answer }” is the right beginning, but it goes on differently. Try again!
puzzle-chances = Your prospects after the best answers, of 100: half of it is how often you win, half how far ahead you end.
puzzle-next = Next puzzle
puzzle-from = This position comes from a game between bots. You see what the player who was asked saw, and nothing else.
puzzle-proof = The answer was found by search: { $count } times up to { $iterations } games were played on from here, and every time the same answer was best.
puzzle-ranked = The best answers
puzzle-about = Origin

next-not-yours = Seats belong to the browser or the account that sat down. Open the table where you sat down, or log in.
next-not-found = The address may have been cut off, or the table is gone because nobody played on. Ask whoever sent you the link for a new one.
next-gone-on = Nothing was changed. Go back to the table and look at it as it is now.
next-later = Nothing was lost. What you did so far is kept.
next-busy = Nothing of your game is lost. The page tries again by itself.
next-click = Nothing of your game is lost, but your last click was not done. Go back and do it once more.
busy-title = One moment, please
try-again = Try again
trouble-title = Something went wrong
trouble-kept = Nothing that was said in your game is lost. Error number: { $id }.
trouble-what = If you like: what did you do just before?
trouble-report = Report it
trouble-reported = Thank you. Whoever runs this site finds it under { $id }.
trouble-thanks = Reported
