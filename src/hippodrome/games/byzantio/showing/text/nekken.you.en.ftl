# The same, where Nekken has other words for it.

log-took-dynasty-you = You lead { $dynasty }; your leader stands in { $province }.
log-campaigned-you = You move to { $province } to colonise.
log-mustered-you = You hold a Foundation in { $province }.
log-advanced-you = You explore { $province }.
log-placed-you = You settle a colonist in { $city }.
log-placed-nothing-you = You settle nobody.
log-removed-you = You remove a colonist of { $owner } from { $city }.
log-removed-owner-you = { $seat } removes a colonist of yours from { $city }.
log-exchanged-you = You and { $owner } exchange colonists: { $give } for { $take }.
log-exchanged-owner-you = { $seat } and you exchange colonists: { $give } for { $take }.
log-bribing-you = You try to bribe a colonist of { $owner } in { $city }.
log-bribing-owner-you = { $seat } tries to bribe a colonist of yours in { $city }.
log-bribed-you = The colonist of { $owner } in { $city } goes over to you.
log-bribed-owner-you = Your colonist in { $city } goes over to { $seat }.
log-expelling-you = You try to expel a colonist of { $owner } from { $city }.
log-expelling-owner-you = { $seat } tries to expel a colonist of yours from { $city }.
log-expelled-you = You expel the colonist of { $owner } from { $city }.
log-expelled-owner-you = { $seat } expels your colonist from { $city }.
log-shaken-you = You lose { $count ->
    [one] { $count } colonist
   *[other] { $count } colonists
} to the earthquake in { $city }.
log-sent-away-you = You send the leader of { $owner } to { $province }.
log-sent-away-owner-you = { $seat } sends your leader to { $province }.
log-guessed-you = You guessed { $city } as the top region of { $about }: { $right ->
    [true] right.
   *[false] wrong.
}
log-guessed-about-you = { $seat } guessed { $city } as your top region: { $right ->
    [true] right.
   *[false] wrong.
}
log-ended-winner-you = You rule the new land. Scores: { $scores }.

row-behind-you = You have more colonists in { $city }.
