# Co mówi się czytającemu o nim samym; `-owner-you` i podobne: gdzie działa kto inny.

log-took-dynasty-you = Prowadzisz ród { $dynasty }; twój pretendent stoi w prowincji { $province }.
log-wrote-you = Zapisujesz: { $cities }.
log-rolled-for-order-you = Wyrzucasz { $roll }.
log-campaigned-you = Ruszasz na wyprawę do prowincji { $province }.
log-mustered-you = Prowadzisz zaciąg w prowincji { $province }.
log-advanced-you = Maszerujesz do prowincji { $province }.
log-placed-you = Wystawiasz garnizon w mieście { $city }.
log-placed-nothing-you = Nic nie wystawiasz.
log-removed-you = Usuwasz garnizon gracza { $owner } z miasta { $city }.
log-removed-owner-you = { $seat } usuwa twój garnizon z miasta { $city }.
log-offered-you = Proponujesz wymianę graczowi { $owner }: { $give } za { $take }.
log-offered-owner-you = { $seat } proponuje ci wymianę: { $give } za { $take }.
log-accepted-you = Przyjmujesz.
log-refused-you = Odmawiasz.
log-rolled-you = Wyrzucasz { $roll }{ $modifier ->
    [0] {""}
    [1] {" "}+ 1
   *[other] {" "}− 1
}: { $success ->
    [true] udało się.
   *[false] nie udało się.
}
log-exchanged-you = Ty i { $owner } wymieniacie garnizony: { $give } za { $take }.
log-exchanged-owner-you = { $seat } i ty wymieniacie garnizony: { $give } za { $take }.
log-bribing-you = Próbujesz przekupić garnizon gracza { $owner } w mieście { $city }.
log-bribing-owner-you = { $seat } próbuje przekupić twój garnizon w mieście { $city }.
log-bribed-you = Garnizon gracza { $owner } w mieście { $city } przechodzi na twoją stronę.
log-bribed-owner-you = Twój garnizon w mieście { $city } przechodzi na stronę gracza { $seat }.
log-expelling-you = Próbujesz wygnać garnizon gracza { $owner } z miasta { $city }.
log-expelling-owner-you = { $seat } próbuje wygnać twój garnizon z miasta { $city }.
log-expelled-you = Wyganiasz garnizon gracza { $owner } z miasta { $city }.
log-expelled-owner-you = { $seat } wygania twój garnizon z miasta { $city }.
log-forfeited-you = Oddajesz pole: { $kind }.
log-shaken-you = Trzęsienie ziemi ({ $city }): tracisz { $count ->
    [one] { $count } garnizon.
    [few] { $count } garnizony.
   *[other] { $count } garnizonów.
}
log-hungered-you = Wyrzucasz { $roll }{ $modifier ->
    [0] {""}
   *[other] {" "}+ 1
} za { $cities }: { $survived ->
    [true] przetrwanie.
   *[false] śmierć głodowa.
}
log-reconsidered-you = { $change ->
    [replaced] Zmieniasz jeden cel. ({ $old } → { $new })
   *[kept] Zachowujesz wszystkie cele.
}
log-sent-away-you = Wysyłasz pretendenta gracza { $owner } do prowincji { $province }.
log-sent-away-owner-you = { $seat } wysyła twojego pretendenta do prowincji { $province }.
log-crossed-off-you = Skreślasz pole: { $kind }.
log-unfolded-you = Twoje cele: { $cities }{ $replaced ->
    [true] {" "}(zamiast { $struck })
   *[false] {""}
}: { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[other] { $points } punktów.
}
log-guessed-you = Zgadujesz, że najważniejszym miastem gracza { $about } jest { $city }: { $right ->
    [true] trafnie.
   *[false] błędnie.
}
log-guessed-about-you = { $seat } zgaduje, że twoim najważniejszym miastem jest { $city }: { $right ->
    [true] trafnie.
   *[false] błędnie.
}
log-ended-winner-you = Koronę zdobywasz ty. Punkty: { $scores }.

row-behind-you = Masz więcej garnizonów w mieście { $city }.
