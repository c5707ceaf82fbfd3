# What is said to the reader about themselves; `-owner-you` and the like: where they are not who acts.

log-took-dynasty-you = You lead { $dynasty }; your pretender stands in { $province }.
log-wrote-you = You have written: { $cities }.
log-rolled-for-order-you = You roll { $roll }.
log-campaigned-you = You campaign to { $province }.
log-mustered-you = You muster in { $province }.
log-advanced-you = You advance to { $province }.
log-placed-you = You place a garrison in { $city }.
log-placed-nothing-you = You place nothing.
log-removed-you = You remove a garrison of { $owner } from { $city }.
log-removed-owner-you = { $seat } removes a garrison of yours from { $city }.
log-offered-you = You offer { $owner } an exchange: { $give } for { $take }.
log-offered-owner-you = { $seat } offers you an exchange: { $give } for { $take }.
log-accepted-you = You accept.
log-refused-you = You refuse.
log-rolled-you = You roll { $roll }{ $modifier ->
    [0] {""}
    [1] {" "}+ 1
   *[other] {" "}− 1
}: { $success ->
    [true] success.
   *[false] failure.
}
log-exchanged-you = You and { $owner } exchange garrisons: { $give } for { $take }.
log-exchanged-owner-you = { $seat } and you exchange garrisons: { $give } for { $take }.
log-bribing-you = You try to bribe a garrison of { $owner } in { $city }.
log-bribing-owner-you = { $seat } tries to bribe a garrison of yours in { $city }.
log-bribed-you = The garrison of { $owner } in { $city } goes over to you.
log-bribed-owner-you = Your garrison in { $city } goes over to { $seat }.
log-expelling-you = You try to expel a garrison of { $owner } from { $city }.
log-expelling-owner-you = { $seat } tries to expel a garrison of yours from { $city }.
log-expelled-you = You expel the garrison of { $owner } from { $city }.
log-expelled-owner-you = { $seat } expels your garrison from { $city }.
log-forfeited-you = You give up one { $kind } box.
log-shaken-you = You lose { $count ->
    [one] { $count } garrison
   *[other] { $count } garrisons
} to the earthquake in { $city }.
log-hungered-you = You roll { $roll }{ $modifier ->
    [0] {""}
   *[other] {" "}+ 1
} for { $cities }: { $survived ->
    [true] they survive.
   *[false] they starve.
}
log-reconsidered-you = { $change ->
    [replaced] You replace an objective. ({ $old } → { $new })
   *[kept] You keep all objectives.
}
log-sent-away-you = You send the pretender of { $owner } to { $province }.
log-sent-away-owner-you = { $seat } sends your pretender to { $province }.
log-crossed-off-you = You cross off one { $kind } box.
log-unfolded-you = You wanted { $cities }{ $replaced ->
    [true] {" "}(instead of { $struck })
   *[false] {""}
}: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
log-guessed-you = You guessed { $city } as the top city of { $about }: { $right ->
    [true] right.
   *[false] wrong.
}
log-guessed-about-you = { $seat } guessed { $city } as your top city: { $right ->
    [true] right.
   *[false] wrong.
}
log-ended-winner-you = You are crowned. Scores: { $scores }.

row-behind-you = You have more garrisons in { $city }.
