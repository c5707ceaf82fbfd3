# Uhren: im Formular für einen neuen Tisch, am Tisch, auf der Kontoseite.

clock = Bedenkzeit
clock-time = Uhr
clock-tonight = Heute Abend: ohne Uhr
clock-preset-live = Live
clock-preset-live-game = Live, passend zum Spiel
clock-preset-day = Ein Zug am Tag
clock-preset-three-days = Drei Tage pro Zug
clock-preset-no-hurry = Ohne Eile
clock-choice = { $name }: { $time }
clock-choice-about = { $title } ({ $time } pro Person)
clock-live = { $minutes } min + { $seconds } s je Entscheidung
clock-per-turn = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
clock-about-minutes = etwa { $minutes } min
clock-about-hours = { $half ->
    [yes] etwa { $hours }½ h
   *[no] etwa { $hours } h
}
clock-minutes = Minuten pro Person
clock-seconds = plus Sekunden je Entscheidung
clock-days = Tage pro Zug
clock-live-help = Deine Uhr läuft, während du gefragt bist. Jede Entscheidung bringt ein paar Sekunden dazu.
clock-days-help = Deine Uhr läuft, während du gefragt bist, und ist wieder voll, wenn du das nächste Mal am Zug bist.
clock-expiry = Wenn die Zeit abläuft
clock-expiry-bot = Ein Bot spielt, bis die Person zurückkommt: { $bot }
clock-expiry-any-bot = Ein Bot spielt, bis die Person zurückkommt
clock-expiry-resign = Wer keine Zeit mehr hat, verliert
clock-weekends = Am Wochenende stehen die Uhren
clock-vacation = Urlaub ist erlaubt ({ $days } Tage im Jahr)
clock-no-vacation = hält die Uhren hier nicht an
refused-clock = Ein Live-Spiel hat 1 bis 600 Minuten und 0 bis 600 Sekunden je Entscheidung, ein Zug 1 bis 60 Tage.

clock-units = T h min
clock-left = Restzeit:
clock-news = Du hast noch { $time }.
clock-still-paused = Pause
clock-still-weekend = Wochenende
clock-still-vacation = im Urlaub
clock-resume = Uhren weiterlaufen lassen

vacation = Urlaub
vacation-help = Im Urlaub stehen deine Uhren, außer an Tischen, die keinen Urlaub erlauben. Du hast { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} im Jahr.
vacation-left = { $days ->
    [0] Für dieses Jahr hast du keinen Urlaubstag mehr.
    [one] Für dieses Jahr hast du noch einen Urlaubstag.
   *[other] Für dieses Jahr hast du noch { $days } Urlaubstage.
}
vacation-days = Tage
vacation-begin = Urlaub beginnen
vacation-until = Du bist bis { $until } im Urlaub.
vacation-end = Urlaub beenden
time-zone = Zeitzone
time-zone-help = An Tischen, deren Uhren am Wochenende stehen, beginnt und endet dein Wochenende nach dieser Zeitzone.
time-zone-set = Speichern
refused-on-vacation = Du bist schon im Urlaub.
refused-vacation-used = So viele Urlaubstage hast du in diesem Jahr nicht mehr.
