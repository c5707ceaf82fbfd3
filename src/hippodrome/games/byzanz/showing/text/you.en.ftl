# What the log says to the reader about what they did themselves.

log-bid-you = You bid { $total } with { $cards }.
log-passed-you = You pass.
log-paid-you = You win and pay { $total } into the market: { $cards }.
log-gave-you = You add { $card } to the market.
log-got-you = You take offer { $offer } and { $cards }.
log-got-for-nothing-you = Everyone passed. You passed first and take offer { $offer } and { $cards } for free.
log-took-you = You take { $cards } from the market.
log-found-nothing-you = You find the market empty.
log-sold-you = You sell { $cards }. Profit: { $profit }.
log-discarded-you = You discard { $card }, face down.
