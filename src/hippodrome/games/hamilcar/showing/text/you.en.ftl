# What is said to the reader about themselves; `-loser-you` and the like: by which part they have in it.

log-placed-you = You place { $amount } at { $space }.
log-placed-hidden-you = You place { $amount }.
log-lost-you = You lose { $amount } at { $space }.
log-lost-hidden-you = You lose { $amount }.
log-dealt-you = You get { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
log-starts-you = You play first.
log-played-you = You play “{ $card }”: { $use }.
log-reacted-you = You react with “{ $card }”.
log-opened-you = You open the event “{ $card }”.
log-box-filled-you = You fill a box of “{ $card }”: { $filled } of { $boxes }.
log-repaired-you = You repair { $count ->
    [one] { $count } warship
   *[other] { $count } warships
}.
log-damaged-you = { $count ->
    [one] { $count } of your warships is damaged.
   *[other] { $count } of your warships are damaged.
}
log-supremacy-taken-you = You take naval supremacy.
log-attrition-you = Attrition for you at { $space }: { $roll }{ $loss ->
    [0] , no loss
   *[other] {""}
}.
log-storm-you = Storm over your fleet: { $roll }, { hits-n }.
log-drowned-you = You lose at sea: { $load }.
log-tried-you = Your general { $general } { $deed }: { $roll }.
log-tried-hidden-you = Your army { $deed }: { $roll }.
log-into-city-you = You take { $load } into { $space }.
log-moved-you = Your army { $deed }: { $load }.
log-overrun-you = You overrun the enemy at { $space }.
log-naval-battle-began-mover-you = Naval battle: you are intercepted. Warships: { $warships }. Transports: { $transports }.
log-naval-round-began-first-you = Naval round { $round }: you act first.
log-tactics-drawn-you = You draw { $count ->
    [one] { $count } tactics card
   *[other] { $count } tactics cards
}.
log-tactics-played-you = You play “{ $card }”.
log-tactics-lost-you = You lose “{ $card }”.
log-naval-attack-you = You attack { $target }: { $roll }, { hits-n }{ $prize ->
    [true] , one of them a prize
   *[other] {""}
}.
log-naval-step-you = Your fleet { $deed }{ $needed ->
    [0] {""}
   *[other] : { $roll }
}.
log-naval-battle-ended-loser-you = The naval battle ends: { $how }. You lose.{ $prizes ->
    [0] {""}
   *[other] {" "}Prizes: { $prizes }.
}
log-battle-began-attacker-you = Battle at { $space }: you attack. CUs: { $cus }. Commanders: { $generals }.
log-battle-card-played-you = You { $answer ->
    [true] answer with
   *[other] play
} { $card ->
    [Reserve] { $card } as { $as_type }
   *[other] { $as_type }
}.
log-gave-up-you = You cannot or will not go on.
log-initiative-passed-you = You have the initiative.
log-battle-ended-loser-you = You lose the battle at { $space } in round { $rounds }.
log-retreat-losses-you = Your losses in the retreat: { $roll }{ $loss ->
    [0] , none
   *[other] {""}
}.
log-eliminated-you = You have no way out of { $space }.
log-siege-rolled-you = { $kind ->
    [tribe] You try to subjugate { $space }
   *[other] You besiege { $space }
}: { $die } { $face }, { $points ->
    [0] no point
    [one] { $points } point
   *[other] { $points } points
}.
log-defended-you = You defend { $space } with determination and cancel { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-duty-you = You must remove { $count ->
    [one] { $count } PC
   *[other] { $count } PCs
}.
log-wintered-by-supply-you = You spend a supply train at { $space }.
log-winter-at-sea-you = Winter at sea for you: { $roll }{ $count ->
    [0] , no damage
   *[other] {""}
}.
log-isolated-you = You lose isolated PCs: { $spaces }.
log-sued-for-peace-you = You sue for peace.
log-ended-winner-you = You win the war: { $how }.
log-stolen-you = You take “{ $card }” from the opponent's hand.

stage-attack-you = Round { $round }, you attack { $target }: { hits-n }.
stage-has-initiative-you = You have the initiative.
stage-supremacy-you = You have naval supremacy.
stage-lost-you = You have lost the battle.
reckoning-lead-you = You would win, with more political points.
reckoning-tie-you = Equal points: you would win (HM 20.4).
reckoning-price-you = At the end of this turn you would have to remove PCs: { $count } of { $held }. A side that can't sues for peace.
reckoning-ended-you = You have won: { $how }.
