# To samo tam, gdzie Nekken ma na to inne słowa.

log-took-dynasty-you = Prowadzisz plemię { $dynasty }; twój wódz stoi w krainie { $province }.
log-campaigned-you = Kolonizujesz krainę { $province }.
log-mustered-you = Zakładasz osadę w krainie { $province }.
log-advanced-you = Odkrywasz krainę { $province }.
log-placed-you = Osiedlasz kolonistę w krainie { $city }.
log-placed-nothing-you = Nikogo nie osiedlasz.
log-removed-you = Usuwasz kolonistę gracza { $owner } z krainy { $city }.
log-removed-owner-you = { $seat } usuwa twojego kolonistę z krainy { $city }.
log-exchanged-you = Ty i { $owner } wymieniacie kolonistów: { $give } za { $take }.
log-exchanged-owner-you = { $seat } i ty wymieniacie kolonistów: { $give } za { $take }.
log-bribing-you = Próbujesz przekupić kolonistę gracza { $owner } w krainie { $city }.
log-bribing-owner-you = { $seat } próbuje przekupić twojego kolonistę w krainie { $city }.
log-bribed-you = Kolonista gracza { $owner } w krainie { $city } przechodzi na twoją stronę.
log-bribed-owner-you = Twój kolonista w krainie { $city } przechodzi na stronę gracza { $seat }.
log-expelling-you = Próbujesz wygnać kolonistę gracza { $owner } z krainy { $city }.
log-expelling-owner-you = { $seat } próbuje wygnać twojego kolonistę z krainy { $city }.
log-expelled-you = Wyganiasz kolonistę gracza { $owner } z krainy { $city }.
log-expelled-owner-you = { $seat } wygania twojego kolonistę z krainy { $city }.
log-shaken-you = Trzęsienie ziemi ({ $city }): tracisz { $count ->
    [one] { $count } kolonistę.
   *[other] { $count } kolonistów.
}
log-sent-away-you = Wysyłasz wodza gracza { $owner } do krainy { $province }.
log-sent-away-owner-you = { $seat } wysyła twojego wodza do krainy { $province }.
log-guessed-you = Zgadujesz, że najważniejszą krainą gracza { $about } jest { $city }: { $right ->
    [true] trafnie.
   *[false] błędnie.
}
log-guessed-about-you = { $seat } zgaduje, że twoją najważniejszą krainą jest { $city }: { $right ->
    [true] trafnie.
   *[false] błędnie.
}
log-ended-winner-you = Nową krainą władasz ty. Punkty: { $scores }.

row-behind-you = Masz więcej kolonistów ({ $city }).
