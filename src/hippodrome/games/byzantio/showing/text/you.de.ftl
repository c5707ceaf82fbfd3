# Was der lesenden Person über sie selbst gesagt wird; `-owner-you` und dergleichen: wo nicht sie handelt.

log-took-dynasty-you = Du führst { $dynasty }; dein Thronanwärter steht in der Provinz { $province }.
log-wrote-you = Du hast aufgeschrieben: { $cities }.
log-rolled-for-order-you = Du würfelst { $roll }.
log-campaigned-you = Dein Feldzug in die Provinz { $province }.
log-mustered-you = Deine Musterung in der Provinz { $province }.
log-advanced-you = Dein Vorstoß in die Provinz { $province }.
log-placed-you = Du setzt eine Garnison in { $city } ein.
log-placed-nothing-you = Du setzt nichts ein.
log-removed-you = Du entfernst eine Garnison von { $owner } aus { $city }.
log-removed-owner-you = { $seat } entfernt eine deiner Garnisonen aus { $city }.
log-offered-you = Du bietest { $owner } einen Tausch an: { $give } gegen { $take }.
log-offered-owner-you = { $seat } bietet dir einen Tausch an: { $give } gegen { $take }.
log-accepted-you = Du nimmst an.
log-refused-you = Du lehnst ab.
log-rolled-you = Du würfelst { $roll }{ $modifier ->
    [0] {""}
    [1] {" "}+ 1
   *[other] {" "}− 1
}: { $success ->
    [true] gelungen.
   *[false] misslungen.
}
log-exchanged-you = Du und { $owner } tauscht Garnisonen: { $give } gegen { $take }.
log-exchanged-owner-you = { $seat } und du tauscht Garnisonen: { $give } gegen { $take }.
log-bribing-you = Du versuchst, eine Garnison von { $owner } in { $city } zu bestechen.
log-bribing-owner-you = { $seat } versucht, eine deiner Garnisonen in { $city } zu bestechen.
log-bribed-you = Die Garnison von { $owner } in { $city } läuft zu dir über.
log-bribed-owner-you = Deine Garnison in { $city } läuft zu { $seat } über.
log-expelling-you = Du versuchst, eine Garnison von { $owner } aus { $city } zu vertreiben.
log-expelling-owner-you = { $seat } versucht, eine deiner Garnisonen aus { $city } zu vertreiben.
log-expelled-you = Du vertreibst die Garnison von { $owner } aus { $city }.
log-expelled-owner-you = { $seat } vertreibt deine Garnison aus { $city }.
log-forfeited-you = Du lässt ein Feld verfallen: { $kind }.
log-shaken-you = Das Erdbeben in { $city } kostet dich { $count ->
    [one] { $count } Garnison.
   *[other] { $count } Garnisonen.
}
log-hungered-you = Du würfelst { $roll }{ $modifier ->
    [0] {""}
   *[other] {" "}+ 1
} für { $cities }: { $survived ->
    [true] überlebt.
   *[false] verhungert.
}
log-reconsidered-you = { $change ->
    [replaced] Du ersetzt ein Ziel. ({ $old } → { $new })
   *[kept] Du behältst alle Ziele.
}
log-sent-away-you = Du schickst den Thronanwärter von { $owner } in die Provinz { $province }.
log-sent-away-owner-you = { $seat } schickt deinen Thronanwärter in die Provinz { $province }.
log-crossed-off-you = Du streichst ein Feld: { $kind }.
log-unfolded-you = Du wolltest { $cities }{ $replaced ->
    [true] {" "}(statt { $struck })
   *[false] {""}
}: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
log-guessed-you = Du hieltst { $city } für die wichtigste Stadt von { $about }: { $right ->
    [true] richtig.
   *[false] falsch.
}
log-guessed-about-you = { $seat } hielt { $city } für deine wichtigste Stadt: { $right ->
    [true] richtig.
   *[false] falsch.
}
log-ended-winner-you = Du wirst gekrönt. Punkte: { $scores }.

row-behind-you = Du hast mehr Garnisonen in { $city }.
