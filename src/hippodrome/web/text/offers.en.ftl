# Offers, results of games that end early, answers given ahead, inviting.

offers = Offers
offers-help = Offer something to everybody who plays. It happens as soon as all agree.
offer-make = { $kind ->
    [end] Offer to end the game
    [take-back] Ask to take back
    [pause] Offer a pause
    [time] { $seconds ->
        [900] Offer everybody 15 more minutes
        [86400] Offer everybody one more day
       *[other] Offer everybody three more days
    }
   *[rematch] Rematch
}
offer-made = { $kind ->
    [end] { $name } offers to end the game without a winner.
    [take-back] { $name } asks to take back { $words ->
        [one] the last answer.
       *[other] the last { $words } answers of everybody.
    }
    [pause] { $name } offers a pause.
    [time] { $name } offers everybody { $seconds ->
        [900] 15 more minutes.
        [86400] one more day.
       *[other] three more days.
    }
   *[rematch] { $name } would like a rematch.
}
offer-own = { $kind ->
    [end] You offer to end the game without a winner.
    [take-back] You ask to take back { $words ->
        [one] the last answer.
       *[other] the last { $words } answers of everybody.
    }
    [pause] You offer a pause.
    [time] You offer everybody { $seconds ->
        [900] 15 more minutes.
        [86400] one more day.
       *[other] three more days.
    }
   *[rematch] You would like a rematch.
}
offer-revealed = Something has been rolled, drawn or revealed since. The dice will fall the same way again, and the game’s record will show that the answer was taken back.
offer-waiting = Waiting for { $names }.
offer-accept = { $kind ->
    [rematch] Play again
   *[other] Agree
}
offer-decline = Decline
offer-withdraw = Withdraw

said-offer = { $kind ->
    [end] I offer to end the game here, without a winner.
    [take-back] I would like to take my last answers back. Is that all right?
    [pause] Shall we pause the game?
    [time] Shall we give everybody more time?
   *[rematch] Shall we play again?
}
said-accept = { $kind ->
    [end] I agree to end the game.
    [take-back] I agree to go back.
    [pause] I agree to pause.
    [time] I agree to more time.
   *[rematch] I will play again.
}
said-agreed = { $kind ->
    [end] We end the game here, by agreement.
    [take-back] We went back, by agreement.
    [pause] We paused the game.
    [time] Everybody has more time now.
   *[rematch] We all play again.
}
said-decline = { $kind ->
    [end] I would rather play on.
    [take-back] I would rather not go back.
    [pause] I would rather not pause.
    [time] I would rather leave the time as it is.
   *[rematch] No rematch for me, thank you.
}
said-withdraw = { $kind ->
    [end] Let us play on after all.
    [take-back] My answers stay as they are.
    [pause] No pause, after all.
    [time] No more time, after all.
   *[rematch] No rematch, after all.
}
said-time-over = Out of time: { $name }.

over-time = { $names } ran out of time. The game is over.
ended-time = decided on time
result-none = No winner.
result-standing = Scoring at this point

on-resign = When one of several players resigns
on-resign-bot = a bot plays on for them
on-resign-end = the game ends, and they come last
stop-resign-end = You give up, and the game is over: the scores count as they stand, and you come last. This can't be undone.

ahead = Answers given ahead
ahead-link = { $count ->
    [0] Answer ahead…
    [one] { $count } answer given ahead…
   *[other] { $count } answers given ahead…
}
ahead-help = If you already know what you will answer to a question, say so here. When you are asked, we give your answer after a short while, unless you answer first. Nobody else can see or notice it. Any other question cancels everything given ahead.
ahead-standing = What you have given ahead
ahead-none = You have not been asked anything yet. Once you have, the same kind of question can be answered ahead here.
ahead-word = Answer
ahead-how-long = How long
ahead-once = the next time only
ahead-until = until the end of: { $span }
ahead-always = until I remove it
ahead-add = Answer this ahead
ahead-remove = Remove
ahead-clear = Remove all
ahead-now = You have answered this ahead: in a moment we say “{ $answer }” for you, unless you answer first.
refused-ahead = This can't be answered ahead; nothing was done.

invite = Invite a friend
online = online
waiting-notified = You may close this page. The game starts by itself when everybody is here, and we will notify you.
waiting-close = You may close this page. The game starts by itself when everybody is here; you find it under “My games”.
qr-code = QR code for a phone
pace-help = How long bots wait before a move, at all tables where you play with bots only. At a table with other people it is chosen there, for everybody.

refused-offered = There is such an offer already. Answer it first.
refused-offer-closed = This offer has been answered, or the game has moved on; nothing was done.
refused-undo-free = You can take this back yourself, without asking.
refused-no-clock = This table has no clock, so there is nothing to pause or to add.
