# Co mówi każda gra. Także słowa terminala.

seat = Miejsce { $number }
word = { $a }
answers = Wszystkie odpowiedzi
you = ty
nothing = nic
both = { $first } i { $last }
several = { $first } i { $last }
waiting = Czekamy na: { $seat }.

terminal-welcome = Wpisz numer albo słowo. Polecenia: u (cofnij), h (reguła), t (cały stół), l (cały dziennik), s PLIK (zapisz), q (wyjdź).
terminal-choose = Twój wybór
terminal-not-legal = „{ $typed }” nie jest żadną z odpowiedzi. Wpisz numer od 1 do { $count } albo jedno ze słów.
terminal-cannot-undo = Nie można tego cofnąć: od tego czasu zagrał ktoś inny albo coś zostało dobrane lub odkryte.
terminal-no-rule = Nie ma tekstu reguły { $rule }.
terminal-saved = Zapisano w { $path }.
terminal-cannot-save = Nie można zapisać w { $path }: { $reason }
terminal-save-where = Podaj nazwę pliku: s gra.hip
terminal-over = Koniec gry.
terminal-rank = { $place }. { $names }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
terminal-left = Odchodzisz od stołu. Aby grać dalej: { $command }
terminal-you = Ty
terminal-bot = { $bot } { $number }
terminal-thinking = { $seat } myśli …
