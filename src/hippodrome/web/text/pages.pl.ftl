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
stop-bot-help = Gra toczy się dalej, a swoje miejsce możesz odebrać w każdej chwili: przy stole, w zakładce „{ $players }”.
stop-offer = Zaproponuj koniec
stop-offer-help = Gdy zgodzą się wszyscy, którzy grają, partia kończy się bez zwycięzcy. Do tego czasu toczy się jak zwykle.
stop-offer-take = Wycofaj propozycję
stop-agree = Zgódź się na koniec
stop-offered = { $names } { $count ->
    [one] chce
    [few] chcą
   *[other] chcą
} zakończyć partię.
stop-missing = Brakuje jeszcze zgody: { $names }.
stop-resign = Poddaj się
stop-resign-two = Poddajesz się, wygrywa { $name } i partia się kończy. Tego nie można cofnąć.
stop-resign-bot = Poddajesz się. Bot ({ $bot }) dokończy grę na twoim miejscu, żeby inni mogli grać dalej; nie możesz go odebrać.
stop-resign-last = Poddajesz się, a że nikt inny już nie gra, partia się kończy. Tego nie można cofnąć.
stop-resign-yes = Tak, poddaję się
stop-delete = Usuń ten stół
stop-delete-help = Siedzisz tu z samymi botami, więc nikt nie będzie tęsknić. Partia i jej zapis znikną na zawsze.
stop-delete-yes = Tak, usuń
stop-nothing = Tu nie ma czego kończyć.
offers-end = proponuje koniec
has-resigned = poddał(a) się
said-offer = Proponuję zakończyć tę partię, bez zwycięzcy.
said-resign = Poddaję się. Dziękuję za grę!
said-agreed = Kończymy tę partię za zgodą wszystkich.
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
teacher-advises = Dobra odpowiedź tutaj:

# --- poziomy --------------------------------------------------------------------------------------------------------
levels = Jak silne są boty?
bot-newcomer = nowicjusz
bot-search-5s = mędrzec
level-newcomer = Gra rozsądnie, ale co czwartą odpowiedź wybiera przypadek. Dobre towarzystwo na pierwszą partię.
level-greedy = Gra według prostych zasad i nie patrzy w przód. Odpowiada od razu.
level-learned = Nauczył się, grając sam ze sobą, i patrzy o krok naprzód. Zwykle wygrywa z kupcem i odpowiada od razu. Jeśli nie uczył się gry w tyle osób, zamiast niego siada kupiec.
level-search = Przed każdą odpowiedzią przez sekundę patrzy naprzód.
level-search-5s = Przed każdą odpowiedzią przez pięć sekund patrzy naprzód: najdokładniejszy ze wszystkich i najwolniejszy.

# --- podpowiedzi i analiza ------------------------------------------------------------------------------------------
hints = Podpowiedzi („Co byś zrobił?”)
hints-bots = tylko przeciw botom
hints-yes = dozwolone
hints-no = zabronione
hint-ask = Co byś zrobił?
hint-help = Program wiele razy rozgrywa ciąg dalszy, wiedząc tylko to, co wiesz ty, i wymienia trzy najlepsze odpowiedzi.
hint-thinking = Zastanawiam się …
hint-none = Tu nie mam rady.
hint-found = Zrobiłbym tak
hint-found-help = Szansa wygranej po każdej odpowiedzi, na ile można to ocenić, patrząc przez sekundę w przód.
hint-chance = ≈ { $percent } %
refused-hints = Przy tym stole podpowiedzi są zabronione.
analysis = Analiza
analyse = Przeanalizuj tę partię
analysis-help = Partia zostanie prześledzona słowo po słowie: szanse wszystkich, punkty zwrotne, kto miał szczęście i jak dokładnie grano. Trwa to od kilku sekund do kilku minut.
analysis-under-way = Analiza w toku: { $percent } %
analysis-wait = Możesz opuścić tę stronę; analiza zostanie zachowana przy stole.
analysis-failed = Tej partii nie udało się przeanalizować.
analysis-chances = Szanse na wygraną
analysis-chances-help = Po każdym słowie. Liczby to punkty zwrotne wymienione niżej.
analysis-players = Jak komu poszło
analysis-player = Gracz
analysis-accuracy = Dokładność
analysis-chance = Szansa
analysis-luck-short = Szczęście
analysis-decisions = Decyzje
analysis-good = { $good } z { $all }
analysis-accuracy-help = Dokładność: odsetek decyzji mniej więcej tak dobrych jak najlepsza znaleziona, oceniany według tego, co gracz mógł wiedzieć. Szczęście i decyzje mówią, o ile punktów procentowych szansę zmieniły kości i dobrane karty oraz to, co wszyscy postanowili.
analysis-turns = Punkty zwrotne
analysis-no-turns = Nic nie odwróciło tej partii za jednym zamachem.
analysis-by-chance = głównie szczęście
analysis-by-choice = głównie decyzja
analysis-by-course = bieg partii
analysis-better = Lepiej: { $word } ({ $points })
analysis-luck = Szczęście
analysis-luck-help = Jak bardzo kości i dobrane karty zmieniły do tej chwili każdą szansę, w punktach procentowych względem tego, czego należało się spodziewać.
analysis-how-learned = Według tego, czego nasze boty nauczyły się o tej grze, grając ze sobą: dobre przybliżenie, nie prawda.
analysis-how-played = Według krótkich rozgrywek z każdej pozycji: grube przybliżenie, nie prawda.
