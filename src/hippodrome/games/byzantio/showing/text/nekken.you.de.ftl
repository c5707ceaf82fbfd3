# Dasselbe, wo Nekken andere Wörter dafür hat.

log-took-dynasty-you = Du führst { $dynasty }; dein Stammesführer steht in { $province }.
log-campaigned-you = Deine Kolonialisierung nach { $province }.
log-mustered-you = Deine Gründung in { $province }.
log-advanced-you = Du erforschst { $province }.
log-placed-you = Du siedelst einen Kolonisten in { $city } an.
log-placed-nothing-you = Du siedelst niemanden an.
log-removed-you = Du entfernst einen Kolonisten von { $owner } aus { $city }.
log-removed-owner-you = { $seat } entfernt einen deiner Kolonisten aus { $city }.
log-exchanged-you = Du und { $owner } tauscht Kolonisten: { $give } gegen { $take }.
log-exchanged-owner-you = { $seat } und du tauscht Kolonisten: { $give } gegen { $take }.
log-bribing-you = Du versuchst, einen Kolonisten von { $owner } in { $city } zu bestechen.
log-bribing-owner-you = { $seat } versucht, einen deiner Kolonisten in { $city } zu bestechen.
log-bribed-you = Der Kolonist von { $owner } in { $city } läuft zu dir über.
log-bribed-owner-you = Dein Kolonist in { $city } läuft zu { $seat } über.
log-expelling-you = Du versuchst, einen Kolonisten von { $owner } aus { $city } zu vertreiben.
log-expelling-owner-you = { $seat } versucht, einen deiner Kolonisten aus { $city } zu vertreiben.
log-expelled-you = Du vertreibst den Kolonisten von { $owner } aus { $city }.
log-expelled-owner-you = { $seat } vertreibt deinen Kolonisten aus { $city }.
log-shaken-you = Das Erdbeben in { $city } kostet dich { $count ->
    [one] { $count } Kolonisten.
   *[other] { $count } Kolonisten.
}
log-sent-away-you = Du schickst den Stammesführer von { $owner } nach { $province }.
log-sent-away-owner-you = { $seat } schickt deinen Stammesführer nach { $province }.
log-guessed-you = Du hieltst { $city } für die wichtigste Region von { $about }: { $right ->
    [true] richtig.
   *[false] falsch.
}
log-guessed-about-you = { $seat } hielt { $city } für deine wichtigste Region: { $right ->
    [true] richtig.
   *[false] falsch.
}
log-ended-winner-you = Du herrschst über das neue Land. Punkte: { $scores }.

row-behind-you = Du hast mehr Kolonisten in { $city }.
