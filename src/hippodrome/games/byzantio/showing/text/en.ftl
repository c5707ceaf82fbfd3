title = Byzantio
tagline = The emperor is dead. Write down in secret which cities you want, and hold them when thirty rounds are over.
credit = Designed by Lefteris Iroglidis, Alexandros Boucharelis and Anestis Iroglidis, published by LudiCreations in 2013.

word-campaign = Campaign
word-muster = Muster
word-negotiate = Negotiate
word-advance = Advance
word-bribe = Bribe
word-expel = Expel
word-forfeit = Give up: { $kind }
word-forfeit-turn = Give up this turn
word-cross = Cross off: { $kind }
word-nothing = Place nothing
word-spare = Remove nobody
word-accept = Accept the exchange
word-refuse = Refuse: let the die decide
word-keep = Keep all objectives
word-confirm = Confirm
word-be = Lead { $dynasty }
word-remove = Remove { $dynasty }
word-go = Go to { $province }
word-place = Place in { $city }
word-write = Write { $city }
word-strike = Strike out { $city }
word-guess = Guess { $city }
word-give = Give { $city }
word-target = { $city }: { $dynasty }

does-campaign = Move your pretender to a neighbouring province, then you may place a garrison there.
does-muster = Your pretender stays; you may place a garrison in its province.
does-negotiate = Offer to exchange one of your garrisons for another's; if it is refused, the die decides.
does-advance = Move your pretender to any province; nothing is placed.
does-bribe = Roll to replace an opposing garrison with one of yours.
does-bribe-now = Roll to replace an opposing garrison with one of yours; the best chance is { $best } %.
does-expel = Roll to send an opposing garrison back to its owner.
does-expel-now = Roll to send an opposing garrison back to its owner; the best chance is { $best } %.
does-forfeit = One free { $kind } box is filled without effect.
does-forfeit-turn = You do nothing this round and choose which box is filled without effect.
does-cross = One free { $kind } box is lost for the rest of the game.
does-nothing = No garrison is placed; the box is still used up.
does-spare = Every garrison stays where it is.
does-accept = The two garrisons change places at once, without a roll.
does-refuse = The die decides whether the exchange happens anyway.
does-refuse-chance = { $seat } rolls: with a chance of { $percent } % the exchange happens anyway.
does-keep = Your objectives stay as they are; nobody learns what you did.
does-keep-openly = Your objectives stay as they are; everybody learns that you keep them.
does-confirm = Your choice is final.
does-be = You lead the dynasty of { $dynasty }.
does-be-home = You lead { $dynasty }; your pretender begins in { $province }.
does-remove = One garrison of { $dynasty } goes back to its owner.
does-remove-from = One garrison of { $owner_seat } leaves { $city } and goes back to its owner.
does-go = Your pretender moves to { $province }.
does-send = The pretender of { $owner_seat } must move to { $province }.
does-place = A garrison from your supply goes to { $city }.
does-place-second = Your second garrison goes to { $city } and drives an opposing one out.
does-place-second-optional = Your second garrison goes to { $city }; then you may drive an opposing one out.
does-write = { $city } becomes one of your secret objectives.
does-strike = { $city } no longer counts; you write another city of the same value.
does-guess = If { $city } is the top city, you get 5 points.
does-give = You offer your garrison in { $city }.
does-give-for = Your garrison in { $give } for the one of { $owner_seat } in { $take }; the chance is that of the die after a refusal.
does-target = Choose the garrison of { $dynasty } in { $city }.
does-bribe-target = If it works, the garrison of { $owner_seat } in { $city } goes home and one of yours takes its place.
does-expel-target = If it works, the garrison of { $owner_seat } leaves { $city }.
does-negotiate-target = You offer { $owner_seat } an exchange for the garrison in { $city }; the chance is that of the die after a refusal.

act-bribe = Bribe { $owner_seat } in { $city }
act-expel = Expel { $owner_seat } from { $city }
act-negotiate = Ask { $owner_seat } for { $city }
act-send = Send to { $province }

prompt-dynasty = Choose your dynasty.
prompt-objectives = Everybody is writing objectives in secret.
prompt-objective = Objective { $row }, worth { $value } points: choose a city. Each must be in a different province.
prompt-fold = Your objectives are written. Confirm to fold the sheet.
prompt-action = Round { $round } of { $rounds }: choose an action.
prompt-stuck = No action can be carried out. Choose a box to give up.
prompt-forfeit = Which box do you fill without effect?
prompt-campaign = Campaign: go to an adjacent province.
prompt-place = Place a garrison from your supply, or nothing.
prompt-no-place = No garrison can be placed where your pretender stands: this Muster would be wasted.
prompt-remove = Whose garrison leaves { $city }?
prompt-negotiate = Negotiate: choose the opposing garrison you want.
prompt-give = Which of your garrisons do you offer for the one of { $owner_seat } in { $city }?
prompt-answer = { $seat } offers a garrison in { $give } for yours in { $take }.
prompt-advance = Advance: go to any province.
prompt-bribe = Bribe: choose an opposing garrison to win over.
prompt-expel = Expel: choose an opposing garrison to send home.
prompt-plague = The plague: where do you send the pretender of { $owner_seat }?
prompt-cross = Cross off one free box. It is lost for the rest of the game.
prompt-cross-together = Everybody is crossing off a box.
prompt-succession = Everybody is reconsidering the objectives in secret.
prompt-strike = You may strike out one objective and write another of the same value; { $floor ->
    [true] that costs { $cost } points, but never more than the new one brings.
   *[false] that costs { $cost } points.
}
prompt-keep = You keep all objectives. Please confirm.
prompt-replace = Write the city that replaces it.
prompt-espionage = Everybody is guessing in secret.
prompt-guess = What is the top city of { $about_seat }? A right guess brings 5 points.

log-took-dynasty = { $seat } leads { $dynasty }; the pretender stands in { $province }.
log-wrote = { $seat } has written: { $cities }.
log-wrote-hidden = { $seat } has written the objectives and folded the sheet.
log-rolled-for-order = { $seat } rolls { $roll }.
log-order-set = Turn order: { $order }.
log-round-began = Round { $round } of { $rounds }.
log-campaigned = { $seat } campaigns to { $province }.
log-mustered = { $seat } musters in { $province }.
log-advanced = { $seat } advances to { $province }.
log-placed = { $seat } places a garrison in { $city }.
log-placed-nothing = { $seat } places nothing.
log-removed = { $seat } removes a garrison of { $owner } from { $city }.
log-offered = { $seat } offers { $owner } an exchange: { $give } for { $take }.
log-accepted = { $seat } accepts.
log-refused = { $seat } refuses.
log-rolled = { $seat } rolls { $roll }{ $modifier ->
    [0] {""}
    [1] {" "}+ 1
   *[other] {" "}− 1
}: { $success ->
    [true] success.
   *[false] failure.
}
log-exchanged = { $seat } and { $owner } exchange garrisons: { $give } for { $take }.
log-bribing = { $seat } tries to bribe a garrison of { $owner } in { $city }.
log-bribed = The garrison of { $owner } in { $city } goes over to { $seat }.
log-expelling = { $seat } tries to expel a garrison of { $owner } from { $city }.
log-expelled = { $seat } expels the garrison of { $owner } from { $city }.
log-forfeited = { $seat } gives up one { $kind } box.
log-event-began = Round { $round } of { $rounds }: { $tile }.
log-number-rolled = The die shows { $number }: { $provinces }.
log-shaken = { $seat } loses { $count ->
    [one] { $count } garrison
   *[other] { $count } garrisons
} to the earthquake in { $city }.
log-hungered = { $seat } rolls { $roll }{ $modifier ->
    [0] {""}
   *[other] {" "}+ 1
} for { $cities }: { $survived ->
    [true] they survive.
   *[false] they starve.
}
log-reconsidered = { $change ->
    [kept] { $seat } keeps all objectives.
    [replaced] { $seat } replaces an objective. ({ $old } → { $new })
    [announced] { $seat } replaces an objective.
   *[secret] { $seat } has reconsidered the objectives.
}
log-sent-away = { $seat } sends the pretender of { $owner } to { $province }.
log-crossed-off = { $seat } crosses off one { $kind } box.
log-unfolded = { $seat } wanted { $cities }{ $replaced ->
    [true] {" "}(instead of { $struck })
   *[false] {""}
}: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
log-guessed = { $seat } guessed { $city } as the top city of { $about }: { $right ->
    [true] right.
   *[false] wrong.
}
log-ended = { $winner } is crowned. Scores: { $scores }.

option-hidden_events = Hidden events
option-hidden_events-help = The event tiles are shuffled and lie face down: nobody knows which event comes when.
option-turn_order = Turn order
option-turn_order-help = The highest roll starts. The others follow clockwise, or in the order of their rolls.
option-turn_order-clockwise = clockwise
option-turn_order-by_roll = by roll
option-campaign_removal = Removing by Campaign
option-campaign_removal-help = A second garrison drives an opposing one out. This may be forced, optional, or allowed with every garrison placed by a Campaign.
option-campaign_removal-coupled = always with the second garrison
option-campaign_removal-optional = optional with the second garrison
option-campaign_removal-any_placement = optional with any garrison
option-campaign_limit = Campaign in a full city
option-campaign_limit-help = Whether the limit of four counts after the removal (a full city can be contested) or before it.
option-campaign_limit-after_removal = limit after the removal
option-campaign_limit-before_removal = limit before the removal
option-muster_may_be_empty = Muster may place nothing
option-muster_may_be_empty-help = Without this, Muster can be chosen only where a garrison can be placed, and places one.
option-advance_may_stay = Advance may stay
option-advance_may_stay-help = An Advance may leave the pretender where it stands.
option-forfeit = Giving up a turn
option-forfeit-help = A turn may be given up, one box filled without effect: always, or only when no action can be carried out.
option-forfeit-stuck_only = only when stuck
option-forfeit-free = always allowed
option-famine_rolls = Famine rolls
option-famine_rolls-help = One roll for each garrison, or one roll for all garrisons of a player in a province.
option-famine_rolls-per_garrison = for each garrison
option-famine_rolls-per_player_province = for each player and province
option-replacement_province = Province of a new objective
option-replacement_province-help = A replaced objective must be in a different province from the others, or may be anywhere.
option-replacement_province-distinct = different
option-replacement_province-free = any
option-replacement_penalty_mode = Price of a new objective
option-replacement_penalty_mode-help = A replacement always costs two points, or at most what the new objective scores.
option-replacement_penalty_mode-flat = always 2 points
option-replacement_penalty_mode-floor_zero = not below 0
option-replacement_announced = Announce replacements
option-replacement_announced-help = Everybody learns who replaced an objective, but not which one.
option-plague_destination = Fleeing the plague
option-plague_destination-help = Pretenders may be sent to any other province, or only to one without plague.
option-plague_destination-any_other = any other province
option-plague_destination-unaffected_only = only without plague
option-crossoff_order = Crossing off boxes
option-crossoff_order-help = After an event boxes are crossed off in turn order, or by all at the same time.
option-crossoff_order-turn_order = in turn order
option-crossoff_order-simultaneous = at the same time
option-espionage_target = Which top city counts
option-espionage_target-help = If the top city was replaced, a right guess names the new one, the old one, or either.
option-espionage_target-current = the new one
option-espionage_target-original = the old one
option-espionage_target-either = either
option-small_cities = Small cities
option-small_cities-help = The nine small cities are in play only with four players, or always.
option-small_cities-four_players_only = with four players
option-small_cities-always = always

label-round = Round { $round } of { $rounds }
label-objectives = Your objectives
label-objectives-of = Objectives of { $seat }
label-replaced = instead of { $city }
label-face-down = face down
label-total = Total
label-number = number { $number }
label-garrisons = { $city }: { $count ->
    [one] { $count } garrison of { $seat }
   *[other] { $count } garrisons of { $seat }
}
label-empty-city = { $city }: no garrison
label-pretender = Pretender of { $seat } in { $province }
label-player = Player
label-stands = Stands in
label-supply-column = Supply
label-free-boxes = Free boxes
label-held = Garrisons
label-no-garrisons = no garrison yet

group-cities = All cities
group-goals = Where your objectives lie
group-provinces = All provinces
group-targets = All garrisons
group-own = All your garrisons
group-busy = Where { $seat } was busy

why-taken = { $seat } leads it already.
why-no-supply = You have no garrison left in your supply.
why-two = You have two garrisons in { $city } already; more are not allowed.
why-alone = Your garrison is alone in { $city }: a second one needs an opponent there.
why-full = { $city } is full: it holds four garrisons.
why-no-box = You have no free { $kind } box left.
why-must-leave = Your pretender must leave first.
why-no-muster = No garrison can be placed where your pretender stands.
why-no-exchange = No exchange is possible: nobody may end up with more than two garrisons in a city.
why-no-bribe = No opponent has a garrison in a city where you have fewer than two.
why-no-expel = No opponent has a garrison on the board.
why-kind-first = First choose an action.
why-province-written = You have written { $city } already, and each objective needs a province of its own.
why-not-here = Your pretender stands in { $province }; you can place only there.
why-stays = The pretender is in { $province } already and has to move.
why-volcano = Nobody can enter { $province } again.
why-not-adjacent = { $province } is not adjacent to { $here }.
why-plague-there = The plague is in { $province }, too.
why-own = This garrison is your own.
why-not-listed = { $city } is not on your list.
why-none-there = You have no garrison in { $city } to give.
why-no-gift = You have no garrison that { $seat } could take in exchange.

label-points = Points
label-worth = Worth
label-brings-now = Scores now
label-deeds = Actions there
label-led = Cities led alone
label-led-counted = { $count ->
    [one] City led alone
   *[other] Cities led alone
}
label-shared = Lead shared
label-rounds = Round
label-boxes-of = { $dynasty } in { $province }: free boxes
label-winner = Crowned
label-busy = Busy in
label-modifier = Pretender beside { $city }
note-supply = Garrisons that can still be placed; one that leaves the board comes back here.
note-led = Cities with more garrisons than anybody else; the lead is shared in { $shared } more.
note-points-own = What your objectives would bring if the game ended now.
note-points-hidden = Objectives are secret until the end.
note-points-over = Objectives and right guesses.
note-boxes = { $used } used, { $crossed } crossed off, { $forfeited } given up.
note-busy = Garrisons placed or attempted there: a hint at this player's objectives.
row-replaced = Replaces { $city }; that costs { $cost } points.
row-absent = You have no garrison in { $city }.
row-behind = { $seat } has more garrisons in { $city }.
row-alone = Alone in the lead in { $city }: it scores its full value.
row-shared = { $count } players share the lead in { $city }.

reckoning-now = If the game ended now
reckoning-led = Ordered by cities led alone, then by shared ones.
reckoning-secret = The scores of the others are hidden with their objectives.
reckoning-over = Where the points came from
reckoning-tie = A tie goes to whoever is earlier in turn order.
item-guess = { $about_seat }: { $city }?
stage-offer = An exchange is offered
stage-if-refused = Chance of the exchange after a refusal

thing-campaign = Campaign
thing-muster = Muster
thing-negotiate = Negotiate
thing-advance = Advance
thing-bribe = Bribe
thing-expel = Expel

thing-earthquake = Earthquake
thing-famine = Famine
thing-succession = Succession of the Patriarch
thing-plague = Plague

thing-aggelos = Aggelos
thing-komnenos = Komnenos
thing-doukas = Doukas
thing-phokas = Phokas

thing-lon = Longobardia
thing-cal = Calabria
thing-dyr = Dyrrachion
thing-pel = Peloponnese
thing-hel = Hellas
thing-the = Thessalonica
thing-bul = Bulgaria
thing-par = Paristrion
thing-mac = Macedonia
thing-thr = Thrace
thing-cre = Crete
thing-aeg = Aegean Sea
thing-tks = Thrakesion
thing-ops = Opsikion
thing-buk = Boukellarion
thing-pap = Paphlagonia
thing-ana = Anatolikon
thing-kib = Kibyrrhaiotai
thing-cap = Cappadocia
thing-arm = Armeniakon
thing-cha = Chaldia
thing-ibe = Iberia
thing-ant = Antioch
thing-cyp = Cyprus
thing-che = Cherson

thing-bari = Bari
thing-rhegion = Rhegion
thing-dyrrachion = Dyrrachion
thing-korinthos = Corinth
thing-thebai = Thebes
thing-larissa = Larissa
thing-thessalonike = Thessalonica
thing-serrhai = Serrhai
thing-skopia = Skopia
thing-dristra = Dristra
thing-adrianople = Adrianople
thing-philippopolis = Philippopolis
thing-constantinople = Constantinople
thing-chandax = Chandax
thing-mytilene = Mytilene
thing-ephesos = Ephesus
thing-phokaia = Phokaia
thing-nikaia = Nicaea
thing-ankyra = Ankyra
thing-gangra = Gangra
thing-amorion = Amorion
thing-ikonion = Ikonion
thing-attaleia = Attaleia
thing-rhodos = Rhodes
thing-kaisareia = Kaisareia
thing-melitene = Melitene
thing-amaseia = Amaseia
thing-sinope = Sinope
thing-trapezous = Trebizond
thing-theodosioupolis = Theodosiopolis
thing-antioch = Antioch
thing-tarsos = Tarsus
thing-leukosia = Leukosia
thing-cherson = Cherson

thing-lane-lon-dyr = Strait of Otranto
thing-lane-cal-pel = Ionian crossing
thing-lane-pel-cre = Kythera passage
thing-lane-hel-aeg = Euboea crossing
thing-lane-par-che = Danube mouth route
thing-lane-thr-aeg = Hellespont
thing-lane-thr-ops = Bosporus
thing-lane-thr-che = Black Sea west route
thing-lane-cre-aeg = Cretan Sea
thing-lane-cre-kib = Karpathos passage
thing-lane-aeg-tks = Lesbos strait
thing-lane-pap-che = Amastris crossing
thing-lane-kib-cyp = Pamphylian crossing
thing-lane-ant-cyp = Syrian crossing

thing-outside-sicily = Emirate of Sicily
thing-outside-lombard-principalities = Lombard principalities
thing-outside-croatia = Croatia
thing-outside-serbia = Serbs
thing-outside-hungary = Hungary
thing-outside-pechenegs = Pechenegs
thing-outside-steppe = The steppe
thing-outside-georgia = Georgia
thing-outside-armenia = Armenia
thing-outside-vaspurakan = Vaspurakan
thing-outside-diyar-bakr = Diyar Bakr
thing-outside-edessa = Edessa
thing-outside-aleppo = Aleppo
thing-outside-syria = Fatimid Syria
