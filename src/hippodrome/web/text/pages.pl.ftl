# Strony wokół stołu: początek, gry, poczekalnia, moje stoły, kończenie, zasady.

learn-rules = Poznaj zasady
join = Dosiądź się
minutes = { $least }–{ $most } min
weight = Trudność { $weight } na 5:
weight-1 = bardzo łatwa
weight-2 = łatwa do nauki
weight-3 = z głębią
weight-4 = wymagająca
weight-5 = dla ekspertów
designed-by = autor: { $name }
cover-alt = { $game } w trakcie partii
ago-now = przed chwilą
ago-minutes = { $count ->
    [one] minutę temu
    [few] { $count } minuty temu
   *[other] { $count } minut temu
}
ago-hours = { $count ->
    [one] godzinę temu
    [few] { $count } godziny temu
   *[other] { $count } godzin temu
}
ago-days = { $count ->
    [one] wczoraj
   *[other] { $count } dni temu
}
colour-0 = Czerwony
colour-1 = Niebieski
colour-2 = Żółty
colour-3 = Zielony
colour-4 = Fioletowy
colour-5 = Biały

your-name = Twoje imię przy stole
share = Zaproś znajomych
share-seat = Zaproś kogoś na to miejsce
share-text = Zagraj ze mną w { $game }
share-help = Każda osoba z tym linkiem może zająć wolne miejsce.
it-is-you = ty
waiting-for = { $count ->
    [one] Jedno miejsce jest jeszcze wolne. Gra zacznie się automatycznie, gdy zostanie zajęte.
    [few] { $count } miejsca są jeszcze wolne. Gra zacznie się automatycznie, gdy wszystkie będą zajęte.
   *[other] { $count } miejsc jest jeszcze wolnych. Gra zacznie się automatycznie, gdy wszystkie będą zajęte.
}
set-up-as = Warianty

tables-turn = Twoja kolej
tables-running = W toku
tables-gathering = Czekają na graczy
tables-over = Zakończone
tables-study = Zaimportowane gry
turn-since = ostatni ruch { $ago }
waits-for = na ruchu: { $names }, ostatni ruch { $ago }
you-won = Wygrana!
won-by = { $count ->
    [one] wygrywa { $names }
   *[other] zwycięstwo dzielą { $names }
}
your-place = twoje miejsce: { $place }.
ended-resigned = zakończona poddaniem
ended-agreed = zakończona za zgodą wszystkich, bez wygranej
delete = Usuń

stop = Zakończ…
stop-title = Kończenie gry
stop-back = Wróć do stołu
stop-bot = Niech przez chwilę gra bot
stop-bot-help = Gra toczy się dalej, a ty możesz wrócić w każdej chwili: przyciskiem „{ $button }” przy stole, tam, gdzie zwykle są twoje odpowiedzi, albo w zakładce „{ $more }”.
stop-resign = Poddaj się
stop-resign-two = Poddajesz się i wygrywa { $name }. Tego nie można cofnąć.
stop-resign-bot = Poddajesz się. Bot ({ $bot }) dokończy grę na twoim miejscu, aby inni mogli grać dalej. Nie możesz wrócić.
stop-resign-last = Poddajesz się. Nikt inny już nie gra, więc gra się kończy. Tego nie można cofnąć.
stop-resign-yes = Tak, poddaję się
stop-delete = Usuń tę grę
stop-delete-help = Poza tobą przy stole są tylko boty. Gra i jej zapis zostaną trwale usunięte.
stop-delete-yes = Tak, usuń
stop-nothing = Możesz zakończyć tylko trwającą grę, w której bierzesz udział.
has-resigned = poddanie
said-resign = Poddaję się. Dziękuję za grę!
over-resigned = Poddanie: { $names }. Gra zakończona.
over-agreed = Za zgodą wszystkich gra zakończyła się bez wygranej.

refused-resigned = To miejsce zostało poddane. Do końca gra na nim bot.
refused-alone = Przy tym stole nie gra nikt inny. Możesz się poddać albo usunąć grę.
refused-delete = Usunąć możesz tylko nieukończoną grę, w której wszyscy pozostali to boty.

contents = Spis treści
rules-play = Dość czytania, grajmy
example = Przykład
cards-ships = { $count ->
    [one] { $count } okręt
    [few] { $count } okręty
   *[other] { $count } okrętów
}
cards-copies = { $count } razy w talii

account = Konto
sessions = Zalogowane przeglądarki
sessions-help = Jeden wiersz to jedna przeglądarka. Wyloguj te, które nie są twoje lub których już nie używasz.
session-since = od: { $began }, ostatnio używana: { $seen }
session-own = ta przeglądarka
session-end = Wyloguj
session-end-others = Wyloguj wszystkie inne przeglądarki
password-old = Obecne hasło
password-change = Zmień hasło
password-change-help = Spowoduje to wylogowanie we wszystkich innych przeglądarkach.
avoided = Wyciszone i zablokowane osoby
avoided-muted = wyciszone
avoided-blocked = zablokowane
export = Twoje dane
export-help = Wszystko, co serwis o tobie przechowuje, w jednym pliku czytelnym dla ludzi i programów.
export-do = Pobierz
forget = Usuń wszystkie moje dane
forget-help = Twoja nazwa, wiadomości, notatki i konto zostaną trwale usunięte. Gry z innymi toczą się dalej: twoje miejsce zajmie bot, a twoja nazwa zniknie.
forget-yes = Tak, usuń wszystkie moje dane
somebody-gone = (usunięto)

chat-onlooker = widz
person-about = { $name }: wycisz, zablokuj lub zgłoś
person-mute = Wycisz
person-mute-help = Nie zobaczysz więcej wiadomości tej osoby w żadnym czacie. Nikt inny tego nie zauważy.
person-unmute = Wyłącz wyciszenie
person-block = Zablokuj
person-block-help = Ta osoba nie może już dołączać do twoich gier, a ty nie widzisz jej wiadomości.
person-unblock = Odblokuj
person-report = Zgłoś
person-report-help = Napisz administracji serwisu, co się stało. Dołączymy ostatnie wiadomości tej osoby z czatu przy tym stole.
person-report-what = Co się stało?
person-reported = Dziękujemy. Administracja serwisu przeczyta twoje zgłoszenie.
rematch-too = Dołącz do rewanżu

refused-name-blank = Ta nazwa zawiera niewidoczne znaki. Wybierz inną.
refused-name-marks = W tej nazwie jedna litera ma za dużo znaków diakrytycznych. Wybierz inną.
refused-name-mixed = W tej nazwie jedno słowo łączy litery różnych alfabetów, przez co można ją pomylić z inną. Wybierz inną.
refused-blocked = Nie możesz dołączyć do tej gry: ktoś przy tym stole nie chce z tobą grać.
refused-account = Do tego potrzebne jest konto. Załóż je albo zaloguj się.
refused-unknown = W tej przeglądarce jeszcze nie było gry, więc nie ma danych o tobie.
refused-password = Nieprawidłowe hasło. Spróbuj ponownie.

glossary = Słowniczek
glossary-help = Pojęcia z tej gry, każde z numerem zasady. Przy stole i w zasadach są podkreślone kropkami: wskaż pojęcie albo go dotknij, aby zobaczyć, co znaczy.
aid = Pomoc dla gracza
additions = Nasze dodatki
additions-help = To, czego nie ma w drukowanych zasadach albo co można w nich czytać różnie. Otwierając stół, można wybrać inaczej.
additions-house = Zasady domowe
additions-readings = Odczytania
additions-reconstructed = Zrekonstruowane
additions-usual = Zwykle: { $choice }.
additions-other = Albo: { $choice }.
additions-here = Przy twoim stole: { $choice }.
additions-nothing = Nic: zasady, z których korzystamy, są kompletne.
aid-print = Drukuj

# Lekcje i nauczyciel.
learn-now = Naucz się teraz
lesson-on = Wróć do lekcji
lessons = Lekcje
lessons-help = Przy prawdziwym stole, krok po kroku, w jakieś dziesięć minut.
lesson-step = Krok { $step } z { $steps }
lesson-at = lekcja, krok { $step } z { $steps }
lesson-done = ukończona
lesson-next = Dalej
lesson-play-on = Graj dalej
lesson-show = Pokaż
lesson-answer = Zrób tak:
lesson-more = Więcej o tej lekcji
lesson-leave = Pomiń lekcję
lesson-again = Zacznij od nowa
lesson-says = { $text }
guided = Graj z nauczycielem
guided-help = Gra z początkującymi botami. Nauczyciel wyjaśnia rzeczy, gdy po raz pierwszy stają się ważne.
teacher = Nauczyciel
teacher-quiet = Odezwę się, gdy coś nowego stanie się ważne.
teacher-heard = Jasne
teacher-silence = Wyłącz nauczyciela
teacher-speak = Włącz nauczyciela
teacher-advises = Dobry wybór w tej sytuacji:
home-learn = Nie znasz tych gier? Wybierz jedną i naucz się jej teraz: dziesięć minut przy prawdziwym stole, bez wcześniejszego czytania zasad.

# Zagadki.
puzzle = Zagadka
puzzles = Zagadki
puzzles-help = Pozycje z partii silnych botów, w których jeden ruch jest wyraźnie lepszy od wszystkich innych. Znajdziesz go?
puzzles-of = Zagadki: { $game }
puzzles-all = Wszystkie zagadki
puzzles-done = Rozwiązane: { $done } z { $count }
puzzle-today = Zagadka dnia
puzzle-solve = Rozwiąż
puzzle-solved = rozwiązana
puzzle-number = { $number } z { $count }
puzzle-you = Ty
puzzle-level-1 = łatwa
puzzle-level-2 = podchwytliwa
puzzle-level-3 = trudna
puzzle-right = Dobrze!
puzzle-line = Pełne rozwiązanie:
puzzle-wrong = Po „{ $answer }” twoje szanse to { $percent } na 100. Inna odpowiedź jest wyraźnie lepsza. Spróbuj jeszcze raz!
puzzle-wrong-far = „{ $answer }” to odpowiedź dużo gorsza od najlepszej. Spróbuj jeszcze raz!
puzzle-begun = „{ $answer }” to dobry początek, ale następny krok jest zły. Spróbuj jeszcze raz!
puzzle-chances = Twoje szanse po najlepszych odpowiedziach, na 100. Połowa zależy od tego, jak często wygrywasz, druga od tego, z jaką przewagą kończysz.
puzzle-next = Następna zagadka
puzzle-from = Ta pozycja pochodzi z partii między botami. Widzisz dokładnie to, co widział bot na ruchu.
puzzle-proof = Tę odpowiedź znalazł komputer. Rozegrał od tego miejsca do { $iterations } partii, powtórzył to { $count } razy i za każdym razem doszedł do tej samej odpowiedzi.
puzzle-ranked = Najlepsze odpowiedzi
puzzle-about = O tej zagadce

next-not-yours = Miejsce należy do przeglądarki lub konta, z którego je zajęto. Otwórz stół w tamtej przeglądarce albo zaloguj się.
next-not-found = Link może być niepełny albo grę usunięto, bo nikt w nią dalej nie grał. Poproś o nowy link.
next-gone-on = Nic się nie zmieniło. Wróć do stołu, aby zobaczyć aktualną sytuację.
next-later = Nic nie przepadło. Wszystko, co do tej pory zrobiono, jest zapisane.
next-busy = Twoja gra jest bezpieczna. Ta strona automatycznie spróbuje ponownie.
next-click = Twoja gra jest bezpieczna, ale ostatnie kliknięcie nie zadziałało. Wróć i spróbuj jeszcze raz.
busy-title = Chwileczkę
try-again = Spróbuj jeszcze raz
trouble-title = Coś poszło nie tak
trouble-kept = Twoja gra jest bezpieczna. Numer błędu: { $id }.
trouble-what = Co się działo tuż przedtem? (opcjonalnie)
trouble-report = Zgłoś ten błąd
trouble-reported = Dziękujemy. Administracja serwisu znajdzie twoje zgłoszenie pod numerem { $id }.
trouble-thanks = Zgłoszone
