# Clocks: in the form for a new table, at the table, on the account page.

clock = Time control
clock-time = Clock
clock-tonight = Tonight: no clock
clock-preset-live = Live
clock-preset-live-game = Live, as fits this game
clock-preset-day = A move a day
clock-preset-three-days = Three days per turn
clock-preset-no-hurry = No hurry
clock-choice = { $name }: { $time }
clock-choice-about = { $title } ({ $time } per player)
clock-live = { $minutes } min + { $seconds } s per decision
clock-per-turn = { $days ->
    [one] 1 day per turn
   *[other] { $days } days per turn
}
clock-about-minutes = about { $minutes } min
clock-about-hours = { $half ->
    [yes] about { $hours }½ h
   *[no] about { $hours } h
}
clock-minutes = Minutes per player
clock-seconds = plus seconds per decision
clock-days = Days per turn
clock-live-help = Your clock runs while you are asked. Each decision adds a few seconds.
clock-days-help = Your clock runs while the game waits for you, and starts afresh at your next turn.
clock-expiry = When time runs out
clock-expiry-bot = A bot plays until the player returns: { $bot }
clock-expiry-any-bot = A bot plays until the player returns
clock-expiry-resign = The player loses on time
clock-weekends = No clock runs at weekends
clock-vacation = Players may take vacation ({ $days } days a year)
clock-no-vacation = does not stop the clocks here
refused-clock = A live game has 1 to 600 minutes and 0 to 600 seconds per decision; a turn has 1 to 60 days.

clock-units = d h min
clock-left = Time left:
clock-news = You have { $time } left.
clock-still-paused = paused
clock-still-weekend = weekend
clock-still-vacation = on vacation
clock-resume = Resume the clocks

vacation = Vacation
vacation-help = On vacation your clocks stand still, except at tables that allow no vacation. You may take { $days ->
    [one] one day
   *[other] { $days } days
} a year.
vacation-left = { $days ->
    [0] You have no days left this year.
    [one] You have one day left this year.
   *[other] You have { $days } days left this year.
}
vacation-days = Days
vacation-begin = Start my vacation
vacation-until = You are on vacation until { $until }.
vacation-end = End my vacation
time-zone = Time zone
time-zone-help = At tables without clocks at weekends, your weekend begins and ends by this time zone.
time-zone-set = Save
refused-on-vacation = You are on vacation already.
refused-vacation-used = You don't have that many days of vacation left this year.
