# The site's own sentences. What a game says stands in the game's own text folder.

site-name = Hippodrome
site-tagline = Board games of the ancient and Byzantine world: with friends, on one device, or against bots. No account needed.
footer = Hippodrome is an unofficial, non-commercial edition for people who own the games.
skip = Skip to the content
nav = Main menu
nav-tables = My tables
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
rule-number = Rule { $number }: read it
play-now = Play now against bots
new-table = New table
open-table = Open this table
open-tables = Tables you can join
running-tables = Games under way: watch
seats-range = { $least ->
    [2] { $most ->
        [2] 2 players
       *[other] 2–{ $most } players
    }
   *[other] { $least }–{ $most } players
}

my-tables = My tables
no-tables = You sit at no table yet.
your-turn = Your turn.
your-turns = { $count ->
    [one] your turn at one table
   *[other] your turn at { $count } tables
}
status-gathering = waiting for players
status-running = running
status-over = over
status-study = imported record

table = Table
seats = Seats
how-many = How many seats?
seat-number = Seat { $number }
seat-open = free seat
seat-invited = invited by link
sit-me = me
sit-open = anybody
sit-invited = a friend, by link
sit-local = somebody at this device
sit-bot = bot: { $bot }
local-name = Name of the player here
seats-help = “At this device” is for several people on one screen: the site asks you to pass the device and hides the hands.
options = Game options
public = Show this table to everybody in the lobby
spoken = Language at the table
patience = Silent players may be replaced by a bot
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
bot-quick = strategist, quick
bot-strong = strategist, strong

gathering = Waiting for players
table-link = Link to this table:
invitation-link = Link for this seat
fill = Bots on the free seats, and start
close-table = Close the table
leave = Leave the table
sit-down = Sit down here
invited-by = { $name } invites you to a game.
look-on = Just watch

table-waiting = Waiting for { $names }.
table-over = The game is over.
to-move = to move
undo = Take back
hand-over = Let a bot play
take-back = Play again myself
replace-silent = Silent for too long: let a bot play
decline = Never ask me this again
decline-help = From now on we pass for you when this kind of question comes up, after a short while. Nobody else can see it, and you can change it back at your seat.
declining-now = You do not want to be asked this: in a moment we pass for you, unless you answer first.
spared = Nothing for you to decide here: the game goes on in a moment.
ask-again = Ask me again ({ $rule })
pass-device = Pass the device to { $name }
pass-device-help = Everybody else looks away until { $name } has played.
it-is-me = I am { $name }: show me the table
log = What happened
board = Board
zoom = Size of the board
zoom-in = Larger
zoom-out = Smaller
connection-lost = The connection is lost. It comes back by itself; nothing is lost.

result = Result
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rematch = Play again with the same people
rematch-ready = To the next game
replay = Replay
record = Download the record
moment = Moment
moment-of = { $words } of { $all }
to-table = To the table
happened = At this moment
nothing-happened = Nothing anybody would write down.
replay-to-move = To move: { $names }.
replay-earlier-rules = This was played by earlier rules; the board is shown as it was when the rules changed.
play-on = Play on from here
play-on-help = A new table that begins after { $words ->
    [one] one answer
   *[other] { $words } answers
} of this game, with fresh dice.

chat = Chat
chat-say = Say something
notes = Notes
notes-help = Only you can read them.
notes-kept = Saved.

fairness = Fair dice
fairness-help = Before anybody sat down the site promised a secret by publishing its fingerprint; then the browser of everybody who sat down added a random share of its own. All dice and cards follow from the secret and the shares together, so that nobody could choose them, not even we. When the game is over the secret is published, and anybody can check the promise, every roll and every draw with the record.
fairness-bots = Bots bring no share: at this table the people's shares alone stand between the site and the deal.
fairness-unshared = No browser has brought a share of its own here, so the deal rests on the site's promise alone.
fairness-limits = What this does not prove: that the site, which deals the cards, keeps them to itself; and that whoever sat down last was not in league with it.
fairness-alone = Before the game the site published the fingerprint of its secret dice key, after the game the key itself. Anybody can then check every roll and every draw; but this table is older than the players' shares, so that the key was chosen by the site alone.
promise = The site's promise, the fingerprint of its secret:
own-share = Your share:
share-made-here = (made by the site, because your browser ran no script)
share-remembered = This browser remembers both: the promise and the share.
secret = The secret:
commitment = Fingerprint of the key of this table:
no-commitment = This table was begun from a record without a key.
seed = Key:
verify = Check it with the downloaded record:

import-link = Look at a record, or play on from one
import-title = A record
import-help = Give us the record of a game. You can then step through it with all hands open, and play on from any moment.
import-file = File
import-text = Or its text
import-do = Open the record
import-failed = This can't be opened: it is no whole, unchanged record of a game that is played here. Choose the file that “{ $record }” at a table gives you, or copy its text from the first line to the last.
import-detail = In detail, in English:

guest-hint = You play as a guest in this browser. An account keeps your tables on all your devices.
sign-up = Make an account
sign-up-help = Your tables come along.
log-in = Log in
log-in-help = The tables you play as a guest come along.
log-out = Log out
field-name = Name
field-email = E-mail
field-email-help = Only needed if you want to be able to get a new password by e-mail.
field-password = Password
field-password-help = At least { $least } characters. Not a password that everybody uses, and not one like your name or your e-mail address.
field-password-again = Password again
password-forgotten = Password forgotten?
password-new = New password
password-send = Send me an e-mail
password-send-help = If your account has an e-mail address, we send a link to it.
password-sent = If there is an account with this address, an e-mail is on its way.
password-set = Set the password
password-set-help = Choose a new password.
password-link-old = This link has been used or is too old.
password-mail = Somebody, hopefully you, asked for a new password at Hippodrome. This link lets you choose one:

refused = That can't be done
refused-stale = The table has moved on since your page showed it; nothing was done. Here it is as it stands now.
refused-not-your-turn = It is not this seat's turn; nothing was done.
refused-illegal = That is not among the legal answers now ({ $rule }); nothing was done.
refused-undo = There is nothing to take back: somebody else acted, or something was rolled, drawn or shown since.
refused-over = The game is over.
refused-not-started = The game is not running.
refused-not-over = That can be done once the game is over.
refused-started = The game has started already.
refused-not-your-seat = That is not your seat.
refused-not-silent = This seat is not yours, and it has not been silent for long enough.
refused-owner = Only the person who opened the table can do that.
refused-seat-taken = This seat is taken.
refused-two-of-me = You can take one seat as yourself; choose “somebody at this device” for the others.
refused-form = This form is not one of ours. Please go back and try again.
refused-too-often = That was too often. Please try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
refused-too-long = That is too long; { $most } characters at most.
refused-busy = We are busy just now. Please try again in a moment.
not-found = There is nothing at this address.
not-found-title = Nothing here
broken = Something went wrong on our side. Please try again.

about-title = About Hippodrome
about-what = Hippodrome lets people play five board games of the ancient and Byzantine world in the browser, against each other and against bots, with every rule enforced. The same games are an engine for programmers and researchers.
about-unofficial = This is an unofficial, non-commercial edition for people who own the games. It is not connected with the designers or publishers, uses none of their pictures or texts, and is no substitute for the boxes: buy them.
about-games = The games and who made them
about-boards-title = Boards
about-boards = All pictures and all rule texts are ours. Boards marked as reconstructions were drawn by us from what is publicly known and differ from the printed ones.
about-fair-title = Fairness
about-fair = Before anybody sits down at a table, the site promises a secret by publishing its fingerprint; then the browser of everybody who sits down adds a random share of its own. All dice and cards follow from the secret and the shares together, so that nobody can choose them, not even we. When a game is over its secret is published, and anybody can check the promise, every roll and every draw with the record.
about-made-title = How it is made
about-made = In Python and Django with htmx, as free software. It tells nobody about you, sets only the cookies it needs to know you again, and loads nothing from elsewhere.

part-question = Question
part-answers = Answers
part-own = Your side
part-players = Players
part-piles = Open piles
part-stage = What is fought over
part-tabs = What is shown
tab-play = Move
tab-dock = Hand
tab-own = Mine
tab-players = Players
tab-log = Log
tab-chat = Chat
tab-more = More
not-asked = Nothing to answer just now.
watching = You are watching.
seat-taken-watching = This seat is taken; you are watching.
bot-plays-you = A bot plays for you.
bot-plays-for = A bot plays for { $name }.
log-whole = Show all that happened
zoom-whole = Whole board
send-failed = That could not be sent: no connection. Nothing was done.
send-again = Send again

part-hands = Hands
replay-first = To the beginning
replay-back = One step back
replay-play = Play and pause
replay-forward = One step on
replay-turn = Next turn
replay-last = To the end
replay-keys = Keys: arrows for a step, space to play and pause, Page Down for the next turn, Home and End.

result-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
result-own = You win!
total = Total

since = Since your last turn
since-last = The last turn
part-summary = What happened
put-aside = put aside

pace = Bots play
pace-calm = calmly
pace-brisk = briskly
pace-once = at once
skip-bots = Skip to my turn
sounds = Sounds: my turn, dice, the end

refused-name = This name is kept for the site itself. Please choose another.
