# Propozycje, wyniki partii zakończonych przed czasem, odpowiedzi z góry, zaproszenia.

offers = Propozycje
offers-help = Zaproponuj coś wszystkim, którzy grają. Stanie się to, gdy wszyscy się zgodzą.
offer-make = { $kind ->
    [end] Zaproponuj koniec
    [take-back] Poproś o cofnięcie
    [pause] Zaproponuj przerwę
    [time] { $seconds ->
        [900] Zaproponuj wszystkim 15 minut więcej
        [86400] Zaproponuj wszystkim dzień więcej
       *[other] Zaproponuj wszystkim trzy dni więcej
    }
   *[rematch] Rewanż
}
offer-made = { $kind ->
    [end] { $name } proponuje zakończyć partię bez zwycięzcy.
    [take-back] { $name } prosi o cofnięcie { $words ->
        [one] ostatniej odpowiedzi.
       *[other] ostatnich odpowiedzi wszystkich (razem { $words }).
    }
    [pause] { $name } proponuje przerwę.
    [time] { $name } proponuje wszystkim { $seconds ->
        [900] 15 minut więcej.
        [86400] dzień więcej.
       *[other] trzy dni więcej.
    }
   *[rematch] { $name } proponuje rewanż.
}
offer-own = { $kind ->
    [end] Proponujesz zakończyć partię bez zwycięzcy.
    [take-back] Prosisz o cofnięcie { $words ->
        [one] ostatniej odpowiedzi.
       *[other] ostatnich odpowiedzi wszystkich (razem { $words }).
    }
    [pause] Proponujesz przerwę.
    [time] Proponujesz wszystkim { $seconds ->
        [900] 15 minut więcej.
        [86400] dzień więcej.
       *[other] trzy dni więcej.
    }
   *[rematch] Proponujesz rewanż.
}
offer-revealed = Od tego czasu był rzut kośćmi, dobieranie albo odkrycie czegoś. Kości wypadłyby tak samo, a w zapisie partii pojawi się o tym wzmianka.
offer-waiting = Brakuje jeszcze zgody: { $names }.
offer-accept = { $kind ->
    [rematch] Gram jeszcze raz
   *[other] Zgadzam się
}
offer-decline = Odrzuć
offer-withdraw = Wycofaj

said-offer = { $kind ->
    [end] Proponuję zakończyć tę partię bez zwycięzcy.
    [take-back] Proszę o cofnięcie moich ostatnich odpowiedzi. Czy to w porządku?
    [pause] Może zrobimy przerwę?
    [time] Może dodamy wszystkim czasu?
   *[rematch] Zagramy jeszcze raz?
}
said-accept = { $kind ->
    [end] Zgadzam się na koniec.
    [take-back] Zgadzam się na cofnięcie.
    [pause] Zgadzam się na przerwę.
    [time] Zgadzam się na więcej czasu.
   *[rematch] Gram jeszcze raz.
}
said-agreed = { $kind ->
    [end] Kończymy tę partię za zgodą wszystkich.
    [take-back] Cofamy się za zgodą wszystkich.
    [pause] Robimy przerwę.
    [time] Wszyscy mają teraz więcej czasu.
   *[rematch] Wszyscy gramy jeszcze raz.
}
said-decline = { $kind ->
    [end] Wolę grać dalej.
    [take-back] Wolę się nie cofać.
    [pause] Wolę nie robić przerwy.
    [time] Niech czas zostanie, jak jest.
   *[rematch] Dziękuję, tym razem bez rewanżu.
}
said-withdraw = { $kind ->
    [end] Jednak grajmy dalej.
    [take-back] Moje odpowiedzi zostają bez zmian.
    [pause] Jednak bez przerwy.
    [time] Jednak bez dodatkowego czasu.
   *[rematch] Jednak bez rewanżu.
}
said-time-over = Koniec czasu: { $name }.

over-time = Koniec czasu: { $names }. Partia zakończona.
ended-time = rozstrzygnięte na czas
result-none = Bez zwycięzcy.
result-standing = Punktacja w tej chwili

on-resign = Gdy ktoś z kilku osób się podda
on-resign-bot = dalej gra za nią bot
on-resign-end = partia się kończy, a ta osoba jest ostatnia
stop-resign-end = Poddajesz się i partia się kończy: liczy się obecny wynik, a ty zajmujesz ostatnie miejsce. Tego nie można cofnąć.

ahead = Odpowiedzi z góry
ahead-link = { $count ->
    [0] Odpowiedz z góry…
    [one] { $count } odpowiedź z góry…
    [few] { $count } odpowiedzi z góry…
   *[other] { $count } odpowiedzi z góry…
}
ahead-help = Wiesz już, co odpowiesz na jakieś pytanie? Ustal to tutaj. Gdy padnie, po krótkiej chwili podamy twoją odpowiedź, chyba że zdążysz odpowiedzieć wcześniej. Nikt inny tego nie zobaczy ani nie zauważy. Każde inne pytanie kasuje wszystko, co ustalono z góry.
ahead-standing = Ustalone z góry
ahead-none = Nie było jeszcze żadnego pytania do ciebie. Gdy padnie, na podobne będzie można tu odpowiedzieć z góry.
ahead-word = Odpowiedź
ahead-how-long = Jak długo
ahead-once = tylko następnym razem
ahead-until = do końca: { $span }
ahead-always = dopóki tego nie usunę
ahead-add = Odpowiedz z góry
ahead-remove = Usuń
ahead-clear = Usuń wszystkie
ahead-now = Na to pytanie już jest odpowiedź: za chwilę powiemy za ciebie „{ $answer }”, chyba że zdążysz odpowiedzieć wcześniej.
refused-ahead = Na to nie można odpowiedzieć z góry; nic się nie stało.

invite = Zaproś do gry
online = online
waiting-notified = Możesz zamknąć tę stronę. Gra zacznie się sama, gdy wszyscy usiądą, a my damy ci znać.
waiting-close = Możesz zamknąć tę stronę. Gra zacznie się sama, gdy wszyscy usiądą; znajdziesz ją wśród swoich partii.
qr-code = Kod QR na telefon
pace-help = Jak długo boty czekają przed ruchem przy wszystkich stołach, przy których grasz z samymi botami. Przy stole z innymi osobami wybiera się to na miejscu, dla wszystkich.

refused-offered = Taka propozycja już jest. Najpierw na nią odpowiedz.
refused-offer-closed = Na tę propozycję już odpowiedziano albo gra poszła dalej; nic się nie stało.
refused-undo-free = To możesz cofnąć bez pytania.
refused-no-clock = Ten stół nie ma zegara, więc nie ma czego wstrzymać ani wydłużyć.
