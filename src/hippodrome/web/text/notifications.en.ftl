# Notifications: what they say, and the pages on which they are chosen.

notify-turn-title = Your turn: { $game }
notify-started-title = Started: { $game }
notify-ended-title = Game over: { $game }
notify-invited-title = Rematch: { $game }
notify-chat-title = Chat: { $game }
notify-offer-title = Offer: { $game }
notify-time-title = Time is running short: { $game }
notify-with = At the table with { $names }.
notify-started = The game has started.
notify-invited = { $name } would like to play again.
notify-chat = { $name } wrote in the chat.
notify-offer-end = { $name } offers to end the game without a winner.
notify-offer-take-back = { $name } asks to take moves back.
notify-offer-pause = { $name } offers to pause the game.
notify-offer-time = { $name } offers more time.
notify-offer-rematch = { $name } would like to play again.
notify-you-won = You won!
notify-won = { $count ->
    [one] { $names } won.
   *[other] { $names } share the victory.
}
notify-ended-resigned = It ended by resignation.
notify-ended-agreed = All players agreed to end the game.
notify-left = Time left: { $left }.
notify-mail-many = Hippodrome: { $count ->
    [one] { $count } notification
   *[other] { $count } notifications
}
notify-mail-foot = Stop these e-mails: { $stop }
    Choose what we notify you about: { $settings }
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
notify-left-short = { $left } left
notify-confirm-title = Hippodrome: confirm your e-mail address
notify-confirm-mail = { $name } would like to get notifications from Hippodrome at this address.
    Open this page to confirm it: { $link }
    If that was not you, ignore this e-mail.
notify-test-title = Hippodrome
notify-test = Notifications will arrive here.
notifications = Notifications
notifications-help = Hear that it is your turn, by e-mail or on your phone.
notifications-choose = Choose notifications
notifications-about = You are notified only if you have not seen the news yourself within 30 seconds, or 10 minutes by e-mail.
notifications-table = Notifications for this table
notifications-none = You have no notifications switched on yet.
notify-page = On the page
notify-page-help = The page's title and the app's icon show at how many tables it is your turn.
push = On this device
push-help = Your browser shows a message even when Hippodrome is closed.
push-on = Switch on for this device
push-here = Notifications are on for this device.
push-cannot = This browser cannot show notifications here. They need HTTPS and a browser that supports push messages.
push-apple = On an iPhone or iPad, first choose Share → Add to Home Screen, then open Hippodrome from there.
push-denied = Your browser blocks notifications from this site. Allow them in the site's settings.
push-failed = That did not work. Try again later.
mail = E-mail
mail-help = We send a link to your address first; you are notified once you have opened it.
mail-off = This site does not send e-mails.
mail-address = E-mail address
mail-add = Add address
mail-confirm = Confirm e-mail address
mail-confirmed = Your address is confirmed. You will get notifications by e-mail.
mail-unsubscribe = Stop these e-mails
mail-unsubscribed = You will get no more notifications at this address. You can turn them on again in your notification settings.
webhook = Webhook
webhook-help = We post JSON to an HTTPS address of yours, signed as standardwebhooks.com describes. Webhooks of Discord and Slack work, too.
webhook-url = Address
webhook-add = Add and test
webhook-secret = Signing secret
channel-mail = E-mail
channel-push = Your devices
channel-hook = Webhook
channel-off = Off
channel-unconfirmed = Not confirmed
channel-confirm-help = Open the link in the e-mail that we sent to this address.
channel-stopped = { $name } no longer responds, so we stopped sending notifications there.
channel-unsubscribed = You stopped the e-mails to this address.
channel-resume = Switch on again
channel-remove = Remove
occasions = Notify me about
occasion-turn = my turn
occasion-started = the start of a game
occasion-ended = the end of a game
occasion-invited = invitations
occasion-chat = chat while I am away
occasion-offer = offers: end, take back, pause
occasion-time = my time running short
digest = When
digest-none = after 10 minutes
digest-at = once a day, at { $hour }:00
at-table-usual = As usual
at-table-all = Everything
at-table-turns = Only my turn
at-table-nothing = Nothing
turns-list = Your turn
turns-none = No table is waiting for you.
app-about = Board games to play in your browser, with friends or against bots.
offline = You are offline
offline-help = This is how your games stood at
offline-again = Try again
refused-mail-address = That is not an e-mail address that we can write to.
refused-link = This link is no longer valid.
refused-push-service = We don't know this browser's push service. Ask the operator of this site to allow it.
refused-webhook = Give a public address that begins with https://, without a user name and with port 443 or 8443.
refused-webhook-answer = That address did not accept our test message. Check it and try again.
refused-too-many-channels = You can have at most { $most } addresses and devices. Remove one first.
refused-notifications-off = This site sends no notifications.
