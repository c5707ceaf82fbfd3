# Dasselbe, wo Nekken andere Wörter dafür hat.

log-took-dynasty-you = Du führst { $dynasty }; dein Stammesführer steht in der Region { $province }.
log-campaigned-you = Deine Besiedlung der Region { $province }.
log-mustered-you = Deine Gründung in der Region { $province }.
log-advanced-you = Du erforschst die Region { $province }.
log-placed-you = Du siedelst einen Kolonisten in der Region { $city } an.
log-placed-nothing-you = Du siedelst niemanden an.
log-removed-you = Du entfernst einen Kolonisten von { $owner } aus der Region { $city }.
log-removed-owner-you = { $seat } entfernt einen deiner Kolonisten aus der Region { $city }.
log-exchanged-you = Du und { $owner } tauscht Kolonisten: { $give } gegen { $take }.
log-exchanged-owner-you = { $seat } und du tauscht Kolonisten: { $give } gegen { $take }.
log-bribing-you = Du versuchst, einen Kolonisten von { $owner } in der Region { $city } zu bestechen.
log-bribing-owner-you = { $seat } versucht, einen deiner Kolonisten in der Region { $city } zu bestechen.
log-bribed-you = Der Kolonist von { $owner } in der Region { $city } läuft zu dir über.
log-bribed-owner-you = Dein Kolonist in der Region { $city } läuft zu { $seat } über.
log-expelling-you = Du versuchst, einen Kolonisten von { $owner } aus der Region { $city } zu vertreiben.
log-expelling-owner-you = { $seat } versucht, einen deiner Kolonisten aus der Region { $city } zu vertreiben.
log-expelled-you = Du vertreibst den Kolonisten von { $owner } aus der Region { $city }.
log-expelled-owner-you = { $seat } vertreibt deinen Kolonisten aus der Region { $city }.
log-shaken-you = Das Erdbeben in der Region { $city } kostet dich { $count ->
    [one] { $count } Kolonisten.
   *[other] { $count } Kolonisten.
}
log-sent-away-you = Du schickst den Stammesführer von { $owner } in die Region { $province }.
log-sent-away-owner-you = { $seat } schickt deinen Stammesführer in die Region { $province }.
log-guessed-you = Du hieltst { $city } für die wichtigste Region von { $about }: { $right ->
    [true] richtig.
   *[false] falsch.
}
log-guessed-about-you = { $seat } hielt { $city } für deine wichtigste Region: { $right ->
    [true] richtig.
   *[false] falsch.
}
log-ended-winner-you = Du herrschst über das neue Land. Punkte: { $scores }.

row-behind-you = Du hast mehr Kolonisten in der Region { $city }.
