# Was das Protokoll der lesenden Person über sie selbst sagt.

log-bid-you = Du bietest { $total } mit { $cards }.
log-passed-you = Du passt.
log-paid-you = Du gewinnst und zahlst { $total } in den Markt: { $cards }.
log-gave-you = Du legst { $card } dazu in den Markt.
log-got-you = Du nimmst Angebot { $offer } und { $cards }.
log-got-for-nothing-you = Alle haben gepasst. Du hast zuerst gepasst und bekommst Angebot { $offer } und { $cards } kostenlos.
log-took-you = Du nimmst { $cards } aus dem Markt.
log-found-nothing-you = Du findest den Markt leer vor.
log-sold-you = Du verkaufst { $cards }. Gewinn: { $profit }.
log-discarded-you = Du wirfst { $card } verdeckt ab.
