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
stop-bot-help = The game goes on, and you can take your seat back whenever you like: at the table, under “{ $players }”.
stop-offer = Offer to end the game
stop-offer-help = When everybody who plays agrees, the game ends without a winner. Until then it goes on as usual.
stop-offer-take = Take the offer back
stop-agree = Agree to end the game
stop-offered = { $count ->
    [one] { $names } would like to end the game.
   *[other] { $names } would like to end the game.
}
stop-missing = Still to agree: { $names }.
stop-resign = Resign
stop-resign-two = You give up, { $name } has won, and the game is over. This can't be undone.
stop-resign-bot = You give up. A bot ({ $bot }) plays your seat to the end, so that the others can go on; you can't take it back.
stop-resign-last = You give up, and as nobody else is playing the game is over. This can't be undone.
stop-resign-yes = Yes, I resign
stop-delete = Delete this table
stop-delete-help = Only bots sit with you, so nobody will miss it. The game and its record are gone for good.
stop-delete-yes = Yes, delete it
stop-nothing = There is nothing to stop here.
offers-end = offers to end
has-resigned = resigned
said-offer = I offer to end the game here, without a winner.
said-resign = I resign. Thank you for the game!
said-agreed = We end the game here, by agreement.
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
teacher-advises = A good answer here:

# --- levels ---------------------------------------------------------------------------------------------------------
levels = How strong are the bots?
bot-newcomer = newcomer
bot-search-5s = sage
level-newcomer = Plays sensibly, but one answer in four is drawn by chance. Good company for a first game.
level-greedy = Plays by rules of thumb and never looks ahead. Answers at once.
level-learned = Has learned by playing against itself and looks one step ahead. Usually beats the merchant, and answers at once. With a number of players it has not learned, the merchant sits down instead.
level-search = Looks ahead for a second before every answer.
level-search-5s = Looks ahead for five seconds before every answer: the most thoughtful of all, and the slowest.

# --- hints and analysis ---------------------------------------------------------------------------------------------
hints = Hints (“What would you do?”)
hints-bots = against bots only
hints-yes = allowed
hints-no = forbidden
hint-ask = What would you do?
hint-help = A search plays on from here many times, knowing only what you know, and names the three best answers.
hint-thinking = Thinking it over …
hint-none = I have no advice here.
hint-found = What I would do
hint-found-help = The chance to win after each answer, as far as a second of looking ahead can tell.
hint-chance = ≈ { $percent } %
refused-hints = Hints are not allowed at this table.
analysis = Analysis
analyse = Analyse this game
analysis-help = The game is gone through word by word: everybody’s chances, its turning points, who was lucky and how accurately it was played. That takes from some seconds to a few minutes.
analysis-under-way = The analysis is under way: { $percent } %
analysis-wait = You may leave this page; the analysis is kept with the table.
analysis-failed = This game could not be analysed.
analysis-chances = Chances to win
analysis-chances-help = After every word. The numbers are the turning points below.
analysis-players = How everybody fared
analysis-player = Player
analysis-accuracy = Accuracy
analysis-chance = Chance
analysis-luck-short = Luck
analysis-decisions = Decisions
analysis-good = { $good } of { $all }
analysis-accuracy-help = Accuracy: the share of decisions that were about as good as the best one found, judged by what the player could know. Luck and decisions say by how many percentage points dice and draws, and what everybody decided, moved the chance.
analysis-turns = Turning points
analysis-no-turns = Nothing here turned the game all at once.
analysis-by-chance = mostly luck
analysis-by-choice = mostly a decision
analysis-by-course = the course of the game
analysis-better = Better: { $word } ({ $points })
analysis-luck = Luck
analysis-luck-help = How far dice and draws had moved each chance by then, in percentage points, beside what was to be expected.
analysis-how-learned = Judged by what our bots have learned about this game in play against themselves: a good guess, not the truth.
analysis-how-played = Judged by short games played on from each position: a rough guess, not the truth.
