# Zegary: w formularzu nowego stołu, przy stole, na stronie konta.

clock = Czas do namysłu
clock-time = Zegar
clock-tonight = Dziś wieczorem: bez zegara
clock-preset-live = Na żywo
clock-preset-live-game = Na żywo, odpowiednio do gry
clock-preset-day = Ruch dziennie
clock-preset-three-days = Trzy dni na turę
clock-preset-no-hurry = Bez pośpiechu
clock-choice = { $name }: { $time }
clock-choice-about = { $title } ({ $time } na osobę)
clock-live = { $minutes } min + { $seconds } s na decyzję
clock-per-turn = { $days ->
    [one] 1 dzień na turę
    [few] { $days } dni na turę
    [many] { $days } dni na turę
   *[other] { $days } dnia na turę
}
clock-about-minutes = około { $minutes } min
clock-about-hours = { $half ->
    [yes] około { $hours }½ godz.
   *[no] około { $hours } godz.
}
clock-minutes = Minuty na osobę
clock-seconds = plus sekundy na decyzję
clock-days = Dni na turę
clock-live-help = Twój zegar chodzi, gdy czekamy na twoją odpowiedź. Każda decyzja dodaje kilka sekund.
clock-days-help = Twój zegar chodzi, gdy czekamy na twoją odpowiedź, a na początku następnej tury znów jest pełny.
clock-expiry = Gdy czas się skończy
clock-expiry-bot = Do powrotu osoby gra bot: { $bot }
clock-expiry-any-bot = Do powrotu osoby gra bot
clock-expiry-resign = Przegrana na czas
clock-weekends = W weekendy zegary stoją
clock-vacation = Można wziąć urlop ({ $days ->
    [one] 1 dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} w roku)
clock-no-vacation = nie zatrzymuje tu zegarów
refused-clock = Gra na żywo ma od 1 do 600 minut i od 0 do 600 sekund na decyzję, a tura od 1 do 60 dni.

clock-units = d h min
clock-left = Pozostały czas:
clock-news = Masz jeszcze { $time }.
clock-still-paused = przerwa
clock-still-weekend = weekend
clock-still-vacation = urlop
clock-resume = Wznów zegary

vacation = Urlop
vacation-help = W czasie urlopu twoje zegary stoją, z wyjątkiem stołów, które urlopu nie dopuszczają. Masz { $days ->
    [one] 1 dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} w roku.
vacation-left = { $days ->
    [0] W tym roku nie masz już dni urlopu.
    [one] W tym roku masz jeszcze 1 dzień urlopu.
    [few] W tym roku masz jeszcze { $days } dni urlopu.
    [many] W tym roku masz jeszcze { $days } dni urlopu.
   *[other] W tym roku masz jeszcze { $days } dnia urlopu.
}
vacation-days = Dni
vacation-begin = Rozpocznij urlop
vacation-until = Twój urlop trwa do { $until }.
vacation-end = Zakończ urlop
time-zone = Strefa czasowa
time-zone-help = Przy stołach, których zegary stoją w weekendy, twój weekend zaczyna się i kończy według tej strefy.
time-zone-set = Zapisz
refused-on-vacation = Twój urlop już trwa.
refused-vacation-used = Nie masz w tym roku tylu dni urlopu.
