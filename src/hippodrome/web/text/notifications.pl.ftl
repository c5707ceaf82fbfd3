# Powiadomienia: co mówią i strony, na których się je wybiera.

notify-turn-title = Twój ruch: { $game }
notify-started-title = Początek gry: { $game }
notify-ended-title = Koniec gry: { $game }
notify-invited-title = Rewanż: { $game }
notify-chat-title = Czat: { $game }
notify-offer-title = Propozycja: { $game }
notify-time-title = Czas się kończy: { $game }
notify-with = Przy stole: { $names }.
notify-started = Gra się rozpoczęła.
notify-invited = { $name } chce zagrać jeszcze raz.
notify-chat = Nowa wiadomość na czacie, autor: { $name }.
notify-offer-end = { $name } proponuje zakończyć grę bez zwycięzcy.
notify-offer-take-back = { $name } prosi o cofnięcie ruchów.
notify-offer-pause = { $name } proponuje przerwę.
notify-offer-time = { $name } proponuje więcej czasu.
notify-offer-rematch = { $name } chce zagrać jeszcze raz.
notify-you-won = Wygrana!
notify-won = { $count ->
    [one] Wygrywa { $names }.
   *[other] Wygrywają { $names }.
}
notify-ended-resigned = Koniec przez poddanie.
notify-ended-agreed = Koniec za zgodą wszystkich.
notify-left = Pozostały czas: { $left }.
notify-mail-many = Hippodrome: { $count ->
    [one] { $count } powiadomienie
    [few] { $count } powiadomienia
   *[other] { $count } powiadomień
}
notify-mail-foot = Rezygnacja z tych e-maili: { $stop }
    Wybór powiadomień: { $settings }
span-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
span-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
   *[other] { $count } godzin
}
span-days = { $count ->
    [one] { $count } dzień
   *[other] { $count } dni
}
notify-left-short = zostało: { $left }
notify-confirm-title = Hippodrome: potwierdź adres e-mail
notify-confirm-mail = { $name } chce otrzymywać pod tym adresem powiadomienia z Hippodrome.
    Aby go potwierdzić, otwórz tę stronę: { $link }
    Jeśli to pomyłka, zignoruj tę wiadomość.
notify-test-title = Hippodrome
notify-test = Tutaj będą przychodzić powiadomienia.
notifications = Powiadomienia
notifications-help = Otrzymuj wiadomość o swoim ruchu e-mailem lub na telefon.
notifications-choose = Ustaw powiadomienia
notifications-about = Powiadomienie przychodzi tylko wtedy, gdy nowość nie pojawiła się na Twoim ekranie w ciągu 30 sekund (e-mail: 10 minut).
notifications-table = Powiadomienia dla tego stołu
notifications-none = Nie masz jeszcze włączonych powiadomień.
notify-page = Na stronie
notify-page-help = Tytuł strony i ikona aplikacji pokazują, przy ilu stołach jest Twój ruch.
push = Na tym urządzeniu
push-help = Przeglądarka pokaże wiadomość, nawet gdy Hippodrome jest zamknięty.
push-on = Włącz na tym urządzeniu
push-here = Powiadomienia na tym urządzeniu są włączone.
push-cannot = Ta przeglądarka nie może tu pokazywać powiadomień. Potrzebne są HTTPS i przeglądarka obsługująca wiadomości push.
push-apple = Na iPhonie i iPadzie wybierz najpierw Udostępnij → Do ekranu początkowego, a potem otwórz Hippodrome stamtąd.
push-denied = Przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w ustawieniach strony.
push-failed = Nie udało się. Spróbuj ponownie później.
mail = E-mail
mail-help = Najpierw wyślemy link na Twój adres; powiadomienia zaczną przychodzić po jego otwarciu.
mail-off = Ta strona nie wysyła e-maili.
mail-address = Adres e-mail
mail-add = Dodaj adres
mail-confirm = Potwierdź adres e-mail
mail-confirmed = Adres jest potwierdzony. Powiadomienia będą przychodzić e-mailem.
mail-unsubscribe = Zrezygnuj z tych e-maili
mail-unsubscribed = Na ten adres nie będą już przychodzić powiadomienia. Możesz je włączyć ponownie na stronie powiadomień.
webhook = Webhook
webhook-help = Wysyłamy JSON na Twój adres HTTPS, podpisany zgodnie z opisem na standardwebhooks.com. Działają też webhooki Discorda i Slacka.
webhook-url = Adres
webhook-add = Dodaj i przetestuj
webhook-secret = Tajny klucz podpisu
channel-mail = E-mail
channel-push = Twoje urządzenia
channel-hook = Webhook
channel-off = Wyłączone
channel-unconfirmed = Niepotwierdzone
channel-confirm-help = Otwórz link w e-mailu wysłanym na ten adres.
channel-stopped = { $name } już nie odpowiada, dlatego nie wysyłamy tam powiadomień.
channel-unsubscribed = E-maile na ten adres są wyłączone na Twoją prośbę.
channel-resume = Włącz ponownie
channel-remove = Usuń
occasions = Powiadamiaj o
occasion-turn = moim ruchu
occasion-started = początku gry
occasion-ended = końcu gry
occasion-invited = zaproszeniach
occasion-chat = czacie, gdy mnie nie ma
occasion-offer = propozycjach: koniec, cofnięcie, przerwa
occasion-time = kończącym się czasie
digest = Kiedy
digest-none = po 10 minutach
digest-at = raz dziennie, o { $hour }:00
at-table-usual = Jak zwykle
at-table-all = Wszystko
at-table-turns = Tylko mój ruch
at-table-nothing = Nic
turns-list = Twój ruch
turns-none = Żaden stół na Ciebie nie czeka.
app-about = Gry planszowe w przeglądarce, ze znajomymi lub z botami.
offline = Brak połączenia
offline-help = Tak wyglądały Twoje gry o godzinie
offline-again = Spróbuj ponownie
refused-mail-address = Na ten adres e-mail nie możemy pisać.
refused-link = Ten link jest już nieważny.
refused-push-service = Nie znamy usługi push tej przeglądarki. Poproś operatora strony, aby ją dopuścił.
refused-webhook = Podaj publiczny adres zaczynający się od https://, bez nazwy użytkownika, z portem 443 lub 8443.
refused-webhook-answer = Ten adres nie przyjął naszej wiadomości testowej. Sprawdź go i spróbuj ponownie.
refused-too-many-channels = Możesz mieć najwyżej { $most } adresów i urządzeń. Najpierw usuń któryś z nich.
refused-notifications-off = Ta strona nie wysyła powiadomień.
