# To samo tam, gdzie Nekken ma na to inne słowa.

log-took-dynasty-you = Prowadzisz plemię { $dynasty }; twój wódz stoi w: { $province }.
log-campaigned-you = Twoja kolonizacja: { $province }.
log-mustered-you = Twoje założenie osady ({ $province }).
log-advanced-you = Odkrywasz: { $province }.
log-placed-you = Osiedlasz kolonistę: { $city }.
log-placed-nothing-you = Nikogo nie osiedlasz.
log-removed-you = Usuwasz kolonistę gracza { $owner }: { $city }.
log-removed-owner-you = { $seat } usuwa twojego kolonistę: { $city }.
log-exchanged-you = Ty i { $owner } wymieniacie kolonistów: { $give } za { $take }.
log-exchanged-owner-you = { $seat } i ty wymieniacie kolonistów: { $give } za { $take }.
log-bribing-you = Próbujesz przekupić kolonistę gracza { $owner }: { $city }.
log-bribing-owner-you = { $seat } próbuje przekupić twojego kolonistę: { $city }.
log-bribed-you = Kolonista gracza { $owner } ({ $city }) przechodzi na twoją stronę.
log-bribed-owner-you = Twój kolonista ({ $city }) przechodzi na stronę gracza { $seat }.
log-expelling-you = Próbujesz wygnać kolonistę gracza { $owner }: { $city }.
log-expelling-owner-you = { $seat } próbuje wygnać twojego kolonistę: { $city }.
log-expelled-you = Wyganiasz kolonistę gracza { $owner }: { $city }.
log-expelled-owner-you = { $seat } wygania twojego kolonistę: { $city }.
log-shaken-you = Trzęsienie ziemi ({ $city }): tracisz { $count ->
    [one] { $count } kolonistę.
   *[other] { $count } kolonistów.
}
log-sent-away-you = Wysyłasz wodza gracza { $owner } do: { $province }.
log-sent-away-owner-you = { $seat } wysyła twojego wodza do: { $province }.
log-guessed-you = Zgadujesz, że najważniejszą krainą gracza { $about } jest { $city }: { $right ->
    [true] dobrze.
   *[false] źle.
}
log-guessed-about-you = { $seat } zgaduje, że twoją najważniejszą krainą jest { $city }: { $right ->
    [true] dobrze.
   *[false] źle.
}
log-ended-winner-you = Nową krainą władasz ty. Punkty: { $scores }.

row-behind-you = Masz więcej kolonistów ({ $city }).
