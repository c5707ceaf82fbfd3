title = Nekken
tagline = The volcano has erupted. Lead your tribe across the continent to the regions you chose in secret.

word-colonisation = Colonisation
word-foundation = Foundation
word-negotiation = Negotiation
word-exploration = Exploration
word-be = Lead { $dynasty }
word-nothing = Settle nobody
word-place = Settle in { $city }

does-colonisation = Move your leader to a neighbouring region, then you may settle a colonist there.
does-foundation = Your leader stays; you may settle a colonist in its region.
does-negotiation = Offer to exchange one of your colonists for another's; if it is refused, the die decides.
does-exploration = Move your leader to any region; nobody is settled.
does-bribe = Roll to replace an opposing colonist with one of yours.
does-bribe-now = Roll to replace an opposing colonist with one of yours; the best chance is { $best } %.
does-expel = Roll to send an opposing colonist back to its owner.
does-expel-now = Roll to send an opposing colonist back to its owner; the best chance is { $best } %.
does-nothing = Nobody is settled; the box is still used up.
does-spare = Every colonist stays.
does-accept = The two colonists change places at once, without a roll.
does-be = You lead the tribe of { $dynasty }.
does-be-home = You lead the tribe of { $dynasty }; your leader begins in { $province }.
does-remove = One colonist of { $dynasty } goes back to its owner.
does-remove-from = One colonist of { $owner_seat } leaves { $city } and goes back to its owner.
does-go = Your leader moves to { $province }.
does-send = The leader of { $owner_seat } must move to { $province }.
does-place = A colonist from your supply settles in { $city }.
does-place-second = Your second colonist settles in { $city } and drives an opposing one out.
does-place-second-optional = Your second colonist settles in { $city }; then you may drive an opposing one out.
does-strike = { $city } no longer counts; you write another region of the same value.
does-guess = If { $city } is the top region, you get 5 points.
does-give = You offer your colonist in { $city }.
does-give-for = Your colonist in { $give } for the one of { $owner_seat } in { $take }; the chance is that of the die after a refusal.
does-target = Choose the colonist of { $dynasty } in { $city }.
does-bribe-target = If it works, the colonist of { $owner_seat } in { $city } goes home and one of yours takes its place.
does-expel-target = If it works, the colonist of { $owner_seat } leaves { $city }.
does-negotiate-target = You offer { $owner_seat } an exchange for the colonist in { $city }; the chance is that of the die after a refusal.

prompt-dynasty = Choose your tribe.
prompt-objective = Objective { $row }, worth { $value } points: choose a region.
prompt-campaign = Colonisation: go to a neighbouring region.
prompt-place = Settle a colonist from your supply, or nobody.
prompt-no-place = Nobody can settle where your leader stands: this Foundation would be wasted.
prompt-remove = Whose colonist leaves { $city }?
prompt-negotiate = Negotiation: choose the opposing colonist you want.
prompt-give = Which of your colonists do you offer for the one of { $owner_seat } in { $city }?
prompt-answer = { $seat } offers a colonist in { $give } for yours in { $take }.
prompt-advance = Exploration: go to any region.
prompt-bribe = Bribe: choose an opposing colonist to win over.
prompt-expel = Expel: choose an opposing colonist to send home.
prompt-plague = The plague: where do you send the leader of { $owner_seat }?
prompt-replace = Write the region that replaces it.
prompt-guess = What is the top region of { $about_seat }? A right guess brings 5 points.

log-took-dynasty = { $seat } leads { $dynasty }; the leader stands in { $province }.
log-campaigned = { $seat } moves to { $province } to colonise.
log-mustered = { $seat } holds a Foundation in { $province }.
log-advanced = { $seat } explores { $province }.
log-placed = { $seat } settles a colonist in { $city }.
log-placed-nothing = { $seat } settles nobody.
log-removed = { $seat } removes a colonist of { $owner } from { $city }.
log-exchanged = { $seat } and { $owner } exchange colonists: { $give } for { $take }.
log-bribing = { $seat } tries to bribe a colonist of { $owner } in { $city }.
log-bribed = The colonist of { $owner } in { $city } goes over to { $seat }.
log-expelling = { $seat } tries to expel a colonist of { $owner } from { $city }.
log-expelled = { $seat } expels the colonist of { $owner } from { $city }.
log-shaken = { $seat } loses { $count ->
    [one] { $count } colonist
   *[other] { $count } colonists
} to the earthquake in { $city }.
log-sent-away = { $seat } sends the leader of { $owner } to { $province }.
log-guessed = { $seat } guessed { $city } as the top region of { $about }: { $right ->
    [true] right.
   *[false] wrong.
}
log-ended = { $winner } rules the new land. Scores: { $scores }.

option-campaign_removal = Removing by Colonisation
option-campaign_removal-help = A second colonist drives an opposing one out. This may be forced, optional, or allowed with every colonist settled by Colonisation.
option-campaign_removal-coupled = always with the second colonist
option-campaign_removal-optional = optional with the second colonist
option-campaign_removal-any_placement = optional with any colonist
option-campaign_limit = Colonisation of a full region
option-campaign_limit-help = Whether the limit of four counts after the removal (a full region can be contested) or before it.
option-muster_may_be_empty = Foundation may settle nobody
option-muster_may_be_empty-help = Without this, Foundation can be chosen only where a colonist can be settled, and settles one.
option-advance_may_stay = Exploration may stay
option-advance_may_stay-help = An Exploration may leave the leader where it stands.
option-plague_destination-help = Leaders may be sent to any other region, or only to one without plague.
option-plague_destination-any_other = any other region
option-espionage_target = Which top region counts
option-espionage_target-help = If the top region was replaced, a right guess names the new one, the old one, or either.
option-must_leave_volcano = Leave the volcano at once
option-must_leave_volcano-help = The first action must take the leader out of Nekken, by Colonisation or Exploration.

label-garrisons = { $city }: { $count ->
    [one] { $count } colonist of { $seat }
   *[other] { $count } colonists of { $seat }
}
label-held = Colonists
label-no-garrisons = no colonist yet
label-empty-city = { $city }: no colonist
label-pretender = Leader of { $seat } in { $province }

group-cities = All regions
group-provinces = All regions
group-targets = All colonists
group-own = All your colonists

why-no-supply = You have no colonist left in your supply.
why-two = You have two colonists in { $city } already; more are not allowed.
why-alone = Your colonist is alone in { $city }: a second one needs an opponent there.
why-full = { $city } is full: four colonists live there.
why-must-leave = Your leader must leave the volcano first.
why-no-muster = Nobody can settle where your leader stands.
why-no-exchange = No exchange is possible: nobody may end up with more than two colonists in a region.
why-no-bribe = No opponent has a colonist in a region where you have fewer than two.
why-no-expel = No opponent has a colonist on the board.
why-province-written = { $city } is on your list already.
why-not-here = Your leader stands in { $province }; you can settle only there.
why-stays = The leader is in { $province } already and has to move.
why-plague-there = The plague is in { $province }, too.
why-own = This colonist is your own.
why-none-there = You have no colonist in { $city } to give.
why-no-gift = You have no colonist that { $seat } could take in exchange.

label-led = Regions led alone
label-led-counted = { $count ->
    [one] Region led alone
   *[other] Regions led alone
}
label-winner = Rules the land
label-modifier = Leader in { $city }
note-supply = Colonists that can still be settled; one that leaves the board comes back here.
note-led = Regions with more colonists than anybody else; the lead is shared in { $shared } more.
note-busy = Colonists settled or attempted there: a hint at this player's objectives.
row-absent = You have no colonist in { $city }.
row-behind = { $seat } has more colonists in { $city }.
row-alone = Alone in the lead in { $city }: it scores its full value.
reckoning-led = Ordered by regions led alone, then by shared ones.

thing-colonisation = Colonisation
thing-foundation = Foundation
thing-negotiation = Negotiation
thing-exploration = Exploration
thing-bribe = Bribe
thing-expel = Expel

thing-earthquake = Earthquake
thing-plague = Plague
thing-prophecy = Prophecy

thing-racan = Racan
thing-hunder = Hunder
thing-anicarn = Anicarn
thing-heran = Heran

thing-nekken = Nekken
thing-smoke-hills = Smoke Hills
thing-cinder-vale = Cinder Vale
thing-ember-ridge = Ember Ridge
thing-glass-desert = Glass Desert
thing-ashfall = Ashfall Plain
thing-black-sands = Black Sands
thing-obsidian-moor = Obsidian Moor
thing-silver-lakes = Silver Lakes
thing-thornwood = Thornwood
thing-long-meadow = Long Meadow
thing-echo-dale = Echo Dale
thing-high-scarp = High Scarp
thing-pale-steppe = Pale Steppe
thing-dawn-fields = Dawn Fields
thing-red-canyons = Red Canyons
thing-salt-pans = Salt Pans
thing-reed-marsh = Reed Marsh
thing-mist-fen = Mist Fen
thing-old-forest = Old Forest
thing-stone-garden = Stone Garden
thing-west-watch = West Watch
thing-wolf-heath = Wolf Heath
thing-howling-pines = Howling Pines
thing-frost-barrens = Frost Barrens
