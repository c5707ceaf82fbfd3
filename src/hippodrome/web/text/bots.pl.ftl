# --- poziomy --------------------------------------------------------------------------------------------------------
levels = Jak silne są boty?
bot-newcomer = nowicjusz
bot-search-5s = mędrzec
level-newcomer = Gra rozsądnie, ale co czwartą odpowiedź wybiera przypadek. Dobre towarzystwo na pierwszą partię.
level-greedy = Gra według prostych zasad i nie patrzy w przód. Odpowiada od razu.
level-learned = Nauczył się z tysięcy partii i patrzy o krok naprzód. Zwykle wygrywa z kupcem i odpowiada od razu. Jeśli nie uczył się gry w tyle osób, zamiast niego siada kupiec.
level-search = Patrzy naprzód najwyżej przez sekundę, a gdy najlepsza odpowiedź jest jasna, odpowiada wcześniej.
level-search-5s = Patrzy naprzód najwyżej przez pięć sekund: najdokładniejszy ze wszystkich i najwolniejszy.

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
analysis-help = Partia zostanie prześledzona odpowiedź po odpowiedzi: szanse wszystkich, punkty zwrotne, kto miał szczęście i jak dokładnie grano. Trwa to od kilku sekund do kilku minut.
analysis-under-way = Analiza w toku: { $percent } %
analysis-wait = Możesz opuścić tę stronę; analiza zostanie zachowana przy stole.
analysis-failed = Tej partii nie udało się przeanalizować.
analysis-chances = Szanse na wygraną
analysis-chances-help = Po każdej odpowiedzi. Liczby to punkty zwrotne wymienione niżej.
analysis-players = Jak komu poszło
analysis-player = Gracz
analysis-accuracy = Dokładność
analysis-chance = Szansa
analysis-luck-short = Szczęście
analysis-decisions = Decyzje
analysis-good = { $good } z { $all } dobrych
analysis-accuracy-help = Dokładność: 100 % za zawsze najlepszą znalezioną odpowiedź, 0 % za odpowiedzi nie lepsze od losowych, według tego, co gracz mógł wiedzieć; im więcej od decyzji zależało, tym więcej się liczy. Obok: ile decyzji było mniej więcej tak dobrych jak najlepsza znaleziona. Szczęście i decyzje mówią, o ile punktów procentowych szansę zmieniły kości i dobrane karty oraz to, co wszyscy postanowili. Liczba po ± mówi, o ile ocena szczęścia może się mylić.
analysis-turns = Punkty zwrotne
analysis-no-turns = Nic nie odwróciło tej partii za jednym zamachem.
analysis-by-chance = głównie szczęście
analysis-by-choice = głównie decyzja
analysis-by-course = bieg partii
analysis-better = Lepiej: { $word } ({ $points })
analysis-mistakes = Decyzje, które kosztowały najwięcej
analysis-mistakes-help = Wyraźnie gorsze od najlepszej znalezionej, najwyżej pięć na gracza, najgorsza pierwsza. Liczba mówi, ile punktów procentowych szansy na wygraną kosztowała każda z nich; każda prowadzi do chwili, w której trzeba było ją podjąć.
analysis-instead = Lepiej: { $word }
analysis-cost = kosztowała { $points ->
    [one] jeden punkt procentowy
    [few] { $points } punkty procentowe
   *[many] { $points } punktów procentowych
}
analysis-luck = Szczęście
analysis-luck-help = Jak bardzo kości i dobrane karty zmieniły do tej chwili każdą szansę, w punktach procentowych względem tego, czego należało się spodziewać.
analysis-how-learned = Według tego, czego nasze boty nauczyły się o tej grze, grając ze sobą: dobre przybliżenie, nie prawda.
analysis-how-played = Według krótkich rozgrywek z każdej pozycji: grube przybliżenie, nie prawda.
