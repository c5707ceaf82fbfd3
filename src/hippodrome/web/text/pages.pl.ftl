# Strony wokół stołu: początek, gry, poczekalnia, moje stoły, kończenie, zasady.

learn-rules = Poznaj zasady
join = Dosiądź się
minutes = { $least }–{ $most } min
weight = Trudność { $weight } na 5:
weight-1 = bardzo łatwa
weight-2 = łatwa do nauki
weight-3 = z głębią
weight-4 = wymagająca
weight-5 = dla znawców
designed-by = autor: { $name }
cover-alt = Stół gry { $game } w środku partii
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
share-text = Zagraj ze mną: { $game }
share-help = Kto ma ten link, może zająć wolne miejsce.
it-is-you = ty
waiting-for = { $count ->
    [one] Jedno miejsce jest jeszcze wolne. Gra zacznie się sama, gdy ktoś je zajmie.
    [few] { $count } miejsca są jeszcze wolne. Gra zacznie się sama, gdy wszystkie będą zajęte.
   *[other] { $count } miejsc jest jeszcze wolnych. Gra zacznie się sama, gdy wszystkie będą zajęte.
}
set-up-as = Gramy z opcjami

tables-turn = Twój ruch
tables-running = W toku
tables-gathering = Czekają na graczy
tables-over = Zakończone
tables-study = Wczytane zapisy
turn-since = ostatni ruch { $ago }
waits-for = Teraz: { $names }, ostatni ruch { $ago }
you-won = Wygrywasz
won-by = { $count ->
    [one] wygrywa { $names }
   *[other] zwycięstwo dzielą { $names }
}
your-place = twoje miejsce: { $place }.
ended-resigned = zakończone poddaniem
ended-agreed = zakończone za zgodą wszystkich, bez zwycięzcy
delete = Usuń

stop = Zakończ…
stop-title = Kończysz grę?
stop-back = Wróć do stołu
stop-bot = Niech przez chwilę gra bot
stop-bot-help = Gra toczy się dalej, a swoje miejsce możesz odebrać w każdej chwili: przyciskiem „{ $button }” przy stole, w miejscu twoich odpowiedzi, albo tam w zakładce „{ $more }”.
stop-resign = Poddaj się
stop-resign-two = Poddajesz się, wygrywa { $name } i partia się kończy. Tego nie można cofnąć.
stop-resign-bot = Poddajesz się. Bot ({ $bot }) dokończy grę na twoim miejscu, żeby inni mogli grać dalej; nie możesz go odebrać.
stop-resign-last = Poddajesz się, a że nikt inny już nie gra, partia się kończy. Tego nie można cofnąć.
stop-resign-yes = Tak, poddaję się
stop-delete = Usuń ten stół
stop-delete-help = Siedzisz tu z samymi botami, więc nikt nie będzie tęsknić. Partia i jej zapis znikną na zawsze.
stop-delete-yes = Tak, usuń
stop-nothing = Tu nie ma czego kończyć.
has-resigned = poddał(a) się
said-resign = Poddaję się. Dziękuję za grę!
over-resigned = Poddanie: { $names }. Partia zakończona.
over-agreed = Wszyscy zgodzili się zakończyć partię bez zwycięzcy.

refused-resigned = To miejsce zostało poddane i do końca gra na nim bot.
refused-alone = Przy tym stole nie gra nikt inny: możesz się poddać albo usunąć stół.
refused-delete = Usunąć można tylko niedokończony stół, przy którym siedzisz z samymi botami.

contents = Spis treści
rules-play = Dość czytania, gramy
example = Przykład
cards-ships = { $count ->
    [one] { $count } okręt
    [few] { $count } okręty
   *[other] { $count } okrętów
}
cards-copies = { $count } razy w talii

account = Ja i moje dane
sessions = Zalogowane przeglądarki
sessions-help = Jeden wiersz na przeglądarkę. Zakończ te, które nie są twoje albo których już nie używasz.
session-since = od: { $began }, ostatnio używana: { $seen }
session-own = ta przeglądarka
session-end = Wyloguj tam
session-end-others = Wyloguj wszędzie indziej
password-old = Obecne hasło
password-change = Inne hasło
password-change-help = Wszystkie inne przeglądarki zostaną wylogowane.
avoided = Osoby, których unikasz
avoided-muted = wyciszone
avoided-blocked = zablokowane
avoided-end = Zawrzyj pokój
export = Twoje dane
export-help = Wszystko, co strona o tobie przechowuje, jako plik czytelny dla ludzi i programów.
export-do = Pobierz
forget = Zapomnijcie o mnie
forget-help = Twoje imię, wypowiedzi, notatki i konto zostaną na zawsze usunięte. Gry z innymi toczą się dalej: twoje miejsce zajmie bot, bez twojego imienia.
forget-yes = Tak, usuńcie wszystko o mnie
somebody-gone = (ktoś)

chat-onlooker = ogląda
person-about = { $name }: wycisz, zablokuj, zgłoś
person-mute = Wycisz
person-mute-help = Nie widzisz już w żadnym czacie, co ta osoba mówi. Nikt inny tego nie zauważy.
person-unmute = Słuchaj znowu
person-block = Zablokuj
person-block-help = Ta osoba nie może już siadać do twoich stołów, a ty nie widzisz, co mówi.
person-unblock = Odblokuj
person-report = Zgłoś
person-report-help = Powiedz prowadzącym tę stronę, co się stało. Dołączymy to, co ta osoba ostatnio powiedziała w czacie tego stołu.
person-report-what = Co się stało?
person-reported = Dziękujemy. Prowadzący tę stronę to przeczytają.
rematch-too = Tak, też gram jeszcze raz

refused-name-blank = Tej nazwy albo jej części nie widać. Wybierz inną.
refused-name-marks = Ta nazwa ma za dużo znaków nad jedną literą. Wybierz inną.
refused-name-mixed = Ta nazwa miesza w jednym słowie litery różnych alfabetów, więc można ją wziąć za inną. Wybierz inną.
refused-blocked = Ktoś przy tym stole nie chce z tobą grać.
refused-account = To może zrobić tylko ktoś, kto ma konto.
refused-unknown = Jeszcze cię nie znamy, więc nie ma tu niczego twojego.
refused-password = To nie jest twoje hasło.

glossary = Słowniczek
glossary-help = Co znaczą słowa tej gry, każde z numerem zasady. Przy stole i w zasadach są podkreślone kropkami: wskaż słowo albo je dotknij.
aid = Pomoc gracza
aid-print = Drukuj

# Lekcje i nauczyciel.
learn-now = Naucz się teraz
lesson-on = Wróć do lekcji
lessons = Lekcje
lessons-help = Przy prawdziwym stole, krok po kroku, w jakieś dziesięć minut.
lesson-step = Krok { $step } z { $steps }
lesson-at = lekcja, krok { $step } z { $steps }
lesson-done = zaliczona
lesson-next = Dalej
lesson-play-on = Graj dalej
lesson-show = Pokaż mi
lesson-answer = Zrób tak:
lesson-more = Więcej o tej lekcji
lesson-leave = Pomiń lekcję
lesson-again = Zacznij od nowa
lesson-says = { $text }
guided = Graj z nauczycielem
guided-help = Partia z początkującymi; nauczyciel odzywa się, gdy coś po raz pierwszy staje się ważne.
teacher = Nauczyciel
teacher-quiet = Odezwę się, gdy pojawi się coś nowego.
teacher-heard = Jasne
teacher-silence = Dziękuję, poradzę sobie
teacher-speak = Poproś nauczyciela z powrotem
teacher-advises = Dobra odpowiedź tutaj:
home-learn = Nie znasz żadnej z nich? Wybierz grę i naucz się jej teraz: dziesięć minut przy prawdziwym stole, bez czytania zasad.

# Zagadki.
puzzle = Zagadka
puzzles = Zagadki
puzzles-help = Pozycje z partii silnych botów, w których jedna odpowiedź jest wyraźnie lepsza od wszystkich innych. Znajdziesz ją?
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
puzzle-right = Dobre oko!
puzzle-line = Cała odpowiedź:
puzzle-wrong = „{ $answer }”: po tym twoje szanse to { $percent } na 100. Można wyraźnie lepiej. Spróbuj jeszcze raz!
puzzle-wrong-far = „{ $answer }” zostaje daleko za najlepszą odpowiedzią. Spróbuj jeszcze raz!
puzzle-begun = „{ $answer }” to dobry początek, ale dalej trzeba inaczej. Spróbuj jeszcze raz!
puzzle-chances = Twoje szanse po najlepszych odpowiedziach, na 100: w połowie to, jak często wygrywasz, w połowie to, z jaką przewagą kończysz.
puzzle-next = Następna zagadka
puzzle-from = Ta pozycja pochodzi z partii między botami. Widzisz to, co widział gracz przy ruchu, i nic więcej.
puzzle-proof = Odpowiedź znalazło przeszukiwanie: od tego miejsca rozegrano { $count } razy do { $iterations } partii i za każdym razem najlepsza była ta sama odpowiedź.
puzzle-ranked = Najlepsze odpowiedzi
puzzle-about = Skąd to

next-not-yours = Miejsce należy do przeglądarki albo konta, z którego ktoś usiadł przy stole. Otwórz stół w tamtej przeglądarce albo zaloguj się.
next-not-found = Może brakuje kawałka adresu, a może stołu już nie ma, bo nikt przy nim nie grał. Poproś o nowy link tego, kto ci go przysłał.
next-gone-on = Nic się nie zmieniło. Wróć do stołu i zobacz, jak teraz wygląda.
next-later = Nic nie przepadło. To, co już zostało zrobione, zostaje.
next-busy = Z twojej gry nic nie przepadło. Strona spróbuje sama jeszcze raz.
next-click = Z twojej gry nic nie przepadło, ale ostatnie kliknięcie się nie liczy. Wróć i zrób to jeszcze raz.
busy-title = Chwileczkę
try-again = Spróbuj jeszcze raz
trouble-title = Coś poszło nie tak
trouble-kept = Z twojej gry nic nie przepadło. Numer błędu: { $id }.
trouble-what = Jeśli chcesz: co się działo tuż przedtem?
trouble-report = Zgłoś
trouble-reported = Dziękujemy. Kto prowadzi tę stronę, znajdzie to pod { $id }.
trouble-thanks = Zgłoszone
