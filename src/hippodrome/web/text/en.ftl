# The site's own sentences. What a game says stands in the game's own text folder.

site-name = Hippodrome
site-tagline = Board games of the ancient and Byzantine world. Play with friends, on one device, or against bots. No account needed.
footer = Hippodrome is an unofficial, non-commercial edition for people who own the original games.
skip = Skip to content
nav = Main menu
nav-tables = My games
nav-about = About
language = Language
keep = Save
close = Close
back = Back
yes = yes
no = no
copied = Copied
send = Send

games = Games
rules = Rules
all-rules = All rules
rule-number = Read rule { $number }
play-now = Play against bots now
new-table = New game
open-table = Create game
open-tables = Games you can join
running-tables = Watch a game in progress
seats-range = { $least ->
    [2] { $most ->
        [2] 2 players
       *[other] 2–{ $most } players
    }
   *[other] { $least }–{ $most } players
}

my-tables = My games
no-tables = You have no games yet.
your-turn = Your turn.
your-turns = { $count ->
    [one] your turn in one game
   *[other] your turn in { $count } games
}
status-gathering = waiting for players
status-running = in progress
status-over = over
status-study = imported game

table = Table
seats = Seats
how-many = How many players?
seat-number = Seat { $number }
seat-open = free seat
seat-invited = reserved for an invited friend
sit-me = you
sit-open = open to anyone
sit-invited = a friend, invited by link
sit-local = another player on this device
sit-bot = bot: { $bot }
local-name = Name of this player
seats-help = Choose “another player on this device” if several people share one screen. The site then asks you to pass the device on and hides the cards in between.
options = Game options
public = List this game in the lobby, where anyone can join
spoken = Language spoken at the table
patience = A bot may replace inactive players
patience-hours = { $hours ->
    [0] never
    [one] after an hour
   *[other] after { $hours } hours
}
bot = Bot
bot-random = beginner
bot-greedy = merchant
bot-learned = strategist
bot-search = thinker

gathering = Waiting for players
table-link = Link to this game:
invitation-link = Invitation link for this seat
fill = Fill free seats with bots and start
close-table = Cancel this game
leave = Leave this game
sit-down = Take this seat
invited-by = { $name } has invited you to a game.
look-on = Just watch

table-waiting = Waiting for { $names }.
table-over = The game is over.
to-move = to move
undo = Undo
hand-over = Let a bot play
take-back = Take my seat back
replace-silent = Inactive for too long: let a bot play
decline = Never ask me this again
decline-help = Whenever this kind of question comes up, we will pass for you after a short pause. Nobody else can see this. You can switch it off again at your seat.
declining-now = You asked us not to ask you this. We will pass for you in a moment, unless you answer first.
spared = You have nothing to decide here. The game continues in a moment.
ask-again = Ask me again ({ $rule })
pass-device = Pass the device to { $name }
pass-device-help = Everyone else, please look away until { $name } has played.
it-is-me = I am { $name }. Show me the table
log = Game log
board = Board
zoom = Board size
zoom-in = Zoom in
zoom-out = Zoom out
connection-lost = Connection lost. Reconnecting… Your game is safe.

result = Result
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rematch = Rematch
rematch-ready = Go to the rematch
replay = Replay
record = Download the game record
moment = Step
moment-of = { $words } of { $all }
to-table = Back to the table
happened = In this step
nothing-happened = Nothing worth noting.
replay-to-move = To move: { $names }.
replay-earlier-rules = This part was played under earlier rules. The board shows the position when the rules changed.
play-on = Continue from here
play-on-help = Creates a new game that begins after { $words ->
    [one] one step
   *[other] { $words } steps
} of this one, with fresh dice.

chat = Chat
chat-say = Write a message
notes = Notes
notes-help = Only you can see your notes.
notes-kept = Saved.

fairness = Fair dice
fairness-help = Before anyone took a seat, the site picked a secret and published its fingerprint. Then every player’s browser added a random number of its own. All dice and cards follow from the secret and these numbers together, so nobody could choose them, including us. After the game, the secret is published. With the game record, anyone can then check the secret, every roll and every draw.
fairness-bots = Bots add no random numbers. At this table, only the people’s numbers keep the site from choosing the dice and cards.
fairness-unshared = No browser has added a random number here, so the dice and cards depend on the site’s secret alone.
fairness-limits = This cannot prove two things: that the site, which deals the cards, tells nobody what they are; and that the last player to take a seat was not working with the site.
fairness-alone = Before the game, the site published the fingerprint of its secret dice key. After the game, it publishes the key itself, so anyone can check every roll and every draw. However, this table was opened before players’ browsers added random numbers, so the site alone chose the key.
promise = Fingerprint of the site’s secret:
own-share = Your random number:
share-made-here = (made by the site, because your browser did not run our script)
share-remembered = This browser has stored both the fingerprint and your random number.
secret = The secret:
commitment = Fingerprint of this table’s key:
no-commitment = This game was started from a record without a key.
seed = Key:
verify = Check it with the downloaded game record:

import-link = Open a saved game
import-title = Open a saved game
import-help = Choose the record of a game. You can then replay it with all hands open, or continue playing from any point.
import-file = File
import-text = Or paste its text
import-do = Open
import-failed = This can’t be opened. It is not a complete, unchanged record of a game that can be played here. Choose a file from “{ $record }”, or copy its text from the first line to the last.
import-detail = Details (in English):

guest-hint = You are playing as a guest in this browser. With an account, you can play your games on any device.
sign-up = Sign up
sign-up-help = You keep the games you play as a guest.
log-in = Log in
log-in-help = The games you play as a guest are moved to your account.
log-out = Log out
field-name = User name
field-email = E-mail
field-email-help = Optional. You need it to reset a forgotten password.
field-password = Password
field-password-help = At least { $least } characters, not counting spaces, and not only digits. Don’t use a common password, or one that resembles your name or e-mail address.
field-password-again = Repeat password
password-forgotten = Forgot your password?
password-new = New password
password-send = Send e-mail
password-send-help = If your account has an e-mail address, we will send you a link to choose a new password.
password-sent = If there is an account with this address, we have sent you an e-mail. Please check your inbox.
password-set = Set new password
password-set-help = Choose a new password.
password-link-old = This link has already been used or has expired. Please request a new one.
password-mail = Somebody, hopefully you, has asked for a new password at Hippodrome. Choose one with this link:

refused = That didn’t work
refused-stale = The game has moved on since this page was loaded, so nothing was done. This is the current position.
refused-not-your-turn = It is not your turn, so nothing was done.
refused-illegal = That is not allowed at this point ({ $rule }). Nothing was done.
refused-undo = You can’t undo this any more: somebody else has moved, or dice or cards have been revealed.
refused-over = The game is over.
refused-not-started = This game is not in progress.
refused-not-over = You can do this once the game is over.
refused-started = The game has already started.
refused-not-your-seat = This is not your seat.
refused-not-silent = You can let a bot replace another player only if they have been inactive for long enough.
refused-owner = Only the person who created the game can do this.
refused-seat-taken = This seat is taken.
refused-two-of-me = You can take only one seat yourself. For the others, choose “another player on this device”.
refused-form = This form is incomplete or out of date. Please go back, reload the page and try again.
refused-too-often = You have done this too often. Please try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
refused-too-long = This is too long. The limit is { $most } characters.
refused-newer-rules = This game was last played under newer rules than this site has. Its operator needs to update Hippodrome.
refused-busy = The site is very busy right now. Please try again in a moment.
not-found = There is no page at this address.
not-found-title = Page not found
broken = Something went wrong on our side. Please try again.

about-title = About Hippodrome
about-what = Hippodrome lets you play five board games of the ancient and Byzantine world in your browser, with other people and against bots. It enforces every rule. Programmers and researchers can use the same games as a Python engine.
about-unofficial = This is an unofficial, non-commercial edition for people who own the original games. It has no connection with their designers or publishers, uses none of their artwork or texts, and does not replace the originals: please buy them.
about-games = The games and their designers
about-boards-title = Boards
about-boards = We made all pictures and wrote all rule texts ourselves. Boards marked as reconstructions are drawn from publicly known information and differ from the printed ones.
about-fair-title = Fair dice
about-fair = Before anyone takes a seat, the site picks a secret and publishes its fingerprint. Then every player’s browser adds a random number of its own. All dice and cards follow from the secret and these numbers together, so nobody can choose them, including us. After the game, the secret is published. With the game record, anyone can then check the secret, every roll and every draw.
about-made-title = Technology and privacy
about-made = Hippodrome is free software, written in Python with Django and htmx. It passes on no data about you, sets only the cookies it needs to recognise you, and loads nothing from other sites.

part-question = Question
part-answers = Answers
part-own = Your area
part-players = Players
part-piles = Piles on the table
part-stage = Battle or auction
part-tabs = Sections
tab-play = Move
tab-dock = Hand
tab-own = You
tab-players = Players
tab-log = Log
tab-chat = Chat
tab-more = More
not-asked = Nothing to do right now.
watching = You are watching.
seat-taken-watching = This seat is taken, so you are watching.
bot-plays-you = A bot is playing for you.
bot-plays-for = A bot is playing for { $name }.
log-whole = Show the whole log
zoom-whole = Whole board
send-failed = Not sent: no connection. Nothing was changed.
send-again = Try again

part-hands = Hands
replay-first = To the beginning
replay-back = One step back
replay-play = Play or pause
replay-forward = One step forward
replay-turn = Next turn
replay-last = To the end
replay-keys = Keys: arrows for one step, Space to play or pause, Page Down for the next turn, Home and End.

result-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
result-own = You win!
total = Total

since = Since your last turn
since-last = Last turn
part-summary = Summary
put-aside = hide

pace = Bot speed
pace-calm = slow
pace-brisk = normal
pace-once = instant
skip-bots = Skip to my turn
sounds = Sounds: my turn, dice, game over

refused-name = This name is reserved. Please choose another.
