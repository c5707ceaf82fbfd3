# --- poziomy --------------------------------------------------------------------------------------------------------
levels = Jak silne są boty?
bot-newcomer = nowicjusz
bot-search-5s = mędrzec
level-newcomer = Gra rozsądnie, ale co czwarta odpowiedź jest losowa. Dobry przeciwnik na pierwszą grę.
level-greedy = Gra według prostych reguł i nie planuje naprzód. Odpowiada od razu.
level-learned = Nauczył się z tysięcy partii i patrzy o krok naprzód. Zwykle wygrywa z kupcem i odpowiada od razu. Jeśli nie uczył się gry dla waszej liczby osób, zamiast niego gra kupiec.
level-search = Myśli naprzód najwyżej sekundę, a krócej, gdy najlepsza odpowiedź jest jasna.
level-search-5s = Myśli naprzód najwyżej pięć sekund. Najdokładniejszy bot i najwolniejszy.

# --- podpowiedzi i analiza ------------------------------------------------------------------------------------------
hints = Podpowiedzi
hints-bots = tylko przeciw botom
hints-yes = dozwolone
hints-no = niedozwolone
hint-ask = Pokaż podpowiedź
hint-help = Bot wiele razy rozgrywa grę od tego miejsca, wiedząc tylko to, co wiesz ty, i pokazuje trzy najlepsze odpowiedzi.
hint-thinking = Bot się zastanawia…
hint-none = Do tego pytania nie ma podpowiedzi.
hint-found = Najlepsze odpowiedzi
hint-found-help = Twoja szacowana szansa na wygraną po każdej odpowiedzi, po sekundzie obliczeń.
hint-chance = ≈ { $percent } %
refused-hints = Przy tym stole podpowiedzi są niedozwolone.
analysis = Analiza
analyse = Przeanalizuj tę grę
analysis-help = Sprawdzamy każdą decyzję: szanse wszystkich, punkty zwrotne, kto miał szczęście i jak dokładnie kto grał. Trwa to od kilku sekund do kilku minut.
analysis-under-way = Analiza w toku: { $percent } %
analysis-wait = Możesz opuścić tę stronę. Analiza zostanie zapisana razem z grą.
analysis-failed = Tej gry nie udało się przeanalizować.
analysis-chances = Szanse na wygraną
analysis-chances-help = Po każdej odpowiedzi. Liczby oznaczają punkty zwrotne wymienione niżej.
analysis-players = Jak kto grał
analysis-player = Gracz
analysis-accuracy = Dokładność
analysis-chance = Szansa
analysis-luck-short = Szczęście
analysis-decisions = Decyzje
analysis-good = dobre: { $good } z { $all }
analysis-accuracy-help = Dokładność: 100 % oznacza wybieranie zawsze najlepszej znalezionej odpowiedzi, a 0 % grę nie lepszą od losowej. Liczy się tylko to, co można było wiedzieć, a ważne decyzje liczą się bardziej. Obok podano, ile decyzji było mniej więcej tak dobrych jak najlepsza. Szczęście i decyzje pokazują, o ile punktów procentowych szansę na wygraną zmieniły kości i dobrane karty oraz decyzje wszystkich grających. Liczba po ± to margines błędu szczęścia.
analysis-turns = Punkty zwrotne
analysis-no-turns = Żadne pojedyncze zdarzenie nie odwróciło losów tej gry.
analysis-by-chance = głównie szczęście
analysis-by-choice = głównie decyzja
analysis-by-course = ogólny przebieg gry
analysis-better = Lepiej: { $word } ({ $points })
analysis-mistakes = Najdroższe decyzje
analysis-mistakes-help = Do pięciu decyzji każdej osoby, wyraźnie gorszych od najlepszej znalezionej, zaczynając od najgorszej. Liczba pokazuje, ile punktów procentowych szansy na wygraną kosztowała. Link prowadzi do danej pozycji.
analysis-instead = Lepiej: { $word }
analysis-cost = kosztowała { $points ->
    [one] jeden punkt procentowy
    [few] { $points } punkty procentowe
   *[many] { $points } punktów procentowych
}
analysis-luck = Szczęście
analysis-luck-help = O ile punktów procentowych kości i dobrane karty zmieniły do tej chwili szanse każdej osoby w porównaniu z przeciętnym wynikiem.
analysis-how-learned = Na podstawie tego, czego nasze boty nauczyły się, grając same ze sobą: dobre oszacowanie, ale nie prawda absolutna.
analysis-how-played = Na podstawie krótkich partii rozegranych z każdej pozycji: zgrubne oszacowanie, nie prawda absolutna.
