title = Byzantium
tagline = Lead an army of the Emperor and one of the Caliph, and keep the two in balance while an empire falls.
credit = Designed by Martin Wallace, published by Warfrog in 2005.

# --- things
thing-byzantine = Byzantine
thing-arab = Arab
thing-persian = Persian
thing-bulgar = Bulgar
thing-elite = Elite
thing-main = Main
thing-levy = Levy
thing-move = Move
thing-pool = Pool
thing-losses = Losses
thing-byzantine-elite = Byzantine Elite
thing-byzantine-main = Byzantine Main
thing-byzantine-levy = Byzantine Levy
thing-byzantine-move = Byzantine Move
thing-arab-elite = Arab Elite
thing-arab-main = Arab Main
thing-arab-levy = Arab Levy
thing-arab-move = Arab Move
thing-byzantine-army = Byzantine army
thing-arab-army = Arab army
thing-bulgar-force = Bulgars
thing-church = church
thing-mosque = mosque
thing-emperor = Emperor
thing-caliph = Caliph
thing-bulgars = Bulgars
thing-fortify = fortification
thing-grow_byzantine = Byzantine city growth
thing-grow_arab = Arab city growth
thing-civil_war_byzantine = Byzantine civil war
thing-civil_war_arab = Arab civil war
thing-fleet_byzantine = Byzantine fleet
thing-guard = guard
thing-no-cube = none
thing-fleet_arab = Arab fleet

# --- words
word-control = Take control
word-reinforce = Reinforce
word-tax = Collect taxes
word-build-church = Build a church
word-build-mosque = Build a mosque
word-bulgars = Call the Bulgars
word-fortify = Fortify a city
word-grow-byzantine = Grow a city (Byz.)
word-grow-arab = Grow a city (Arab)
word-emperor = Become Emperor
word-caliph = Become Caliph
word-civil-war-byzantine = Civil war (Byz.)
word-civil-war-arab = Civil war (Arab)
word-fleet-byzantine = Fleet (Byz.)
word-fleet-arab = Fleet (Arab)
word-move-byzantine = March (Byz.)
word-move-arab = March (Arab)
word-pass = Pass
word-stop = Stop here
word-intervene = Intervene
word-let-pass = Let it pass
word-go-on = Cross anyway
word-withdraw = Take the march back
word-link-by-link = Go link by link
word-retreat = Retreat
word-fight = Stay and fight
word-levy = Call the Levy
word-no-levy = Spare the Levy
word-block = Block the retreat
word-by-land = By land
word-by-sea = By sea
word-strengthen = Reinforce the Bulgars again
word-into = Into { $box }
word-from = From { $source }
word-lose = Lose one of { $box }
word-for = { $side } treasury
word-against = Fight { $seat }
word-amount = { $count }
word-city = { $city }

# --- prompts
prompt-action = Round { $round }: take one action.
prompt-control = Which city do you take control of?
cube-price = { $price ->
    [one] { $price } bezant
   *[other] { $price } bezants
}
prompt-source = Choose a cube for this action. It is free from the Pool, otherwise { cube-price } ({ $side } treasury).
prompt-source-bought = Choose a cube for this action. It costs { cube-price } ({ $side } treasury).
prompt-source-conquest = Choose a cube to hold the conquered city. It is free from the Pool, otherwise { cube-price } ({ $side } treasury).
prompt-source-conquest-bought = Choose a cube to hold the conquered city. It costs { cube-price } ({ $side } treasury).
prompt-reinforce = Choose a box to reinforce. { $count ->
    [one] One more cube.
   *[other] Up to { $count } cubes.
}
prompt-tax = How many cubes go from the Pool to the tax box? Each brings { $price ->
    [one] { $price } bezant.
   *[other] { $price } bezants.
}
prompt-share = How many of the { $count } bezants go to the Byzantine treasury? The rest go to the Arab one.
prompt-pass = Your Losses are empty. Which cube goes to the pass box?
prompt-enter = Choose a city where your { $force } enters.
prompt-march = Your { $force } is in { $city }. Where does it march?
prompt-march-on = Your { $force } is in { $city }. Go on over a second link, or stay?
prompt-march-via = Your { $force } marches to { $city }. By way of which city?
prompt-march-first = Your { $force } is in { $city }. Which link does it take first?
prompt-blocked = The fleet blocks the sea. Retreat by land, or stay and fight? ({ $force }, { $city })
prompt-fleet = { $seat } wants to cross between { $origin } and { $city }. Does your fleet intervene?
prompt-press-on = The fleet intervenes: the march now costs { $count } Move cubes. Cross anyway?
prompt-civil-war = Stop in { $city }, or start a civil war there?
prompt-fortify = Which of your cities do you fortify?
prompt-grow = Which city grows?
prompt-bulgars = Choose a city for the Bulgars to attack, or reinforce them again.
prompt-source-bulgars = Choose a cube to call the Bulgars. It is free from the Pool, otherwise { cube-price }.
prompt-source-bulgars-bought = Choose a cube to call the Bulgars. It costs { cube-price }.
prompt-treasury = Which treasury pays?
prompt-stand = { $seat } attacks { $city } ({ $force }). Retreat or fight?
prompt-opponent = Several armies defend { $city }. Whom do you fight first?
prompt-lose = { $force }: { $count ->
    [one] choose the cube to lose.
   *[other] choose { $count } cubes to lose, one by one.
}
prompt-levy = { $seat } attacks { $city } ({ $force }). Does your Levy fight?
prompt-goal = Your { $force } leaves { $city }. Where to? { $count ->
    [0] Nothing is lost on the way.
    [one] One cube is lost on the way.
   *[other] { $count } cubes are lost on the way.
}
prompt-way = To { $city } by land or by sea?
prompt-block = { $seat } wants to retreat by sea from { $city } to { $goal }. Does your fleet block the way?
prompt-give-city = Your Pool is empty and you are short of money. Which cube of the army goes onto the city?
prompt-give-losses = And which cube of the army goes to the Losses?
prompt-unpaid = { $count ->
    [one] One bezant is missing
   *[other] { $count } bezants are missing
} for upkeep. How many cubes of { $box } stay unpaid and leave the game?

# --- log
log-round-began = Round { $round } of { $rounds } begins. { $seat } starts.
log-cube-taken = { $price ->
    [0] { $seat } takes a cube from the { $source }.
    [one] { $seat } pays { $price } bezant ({ $side }) for a cube from the { $source }.
   *[other] { $seat } pays { $price } bezants ({ $side }) for a cube from the { $source }.
}
log-controlled = { $seat } takes control of { $city }: +{ $points } { $track }.
log-placed = The Byzantine army of { $seat } appears in { $city }.
log-reinforced = { $seat } puts the cube into { $box }.
log-taxed = { $seat } taxes with { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}: { $byzantine ->
    [0] { $arab ->
        [one] { $arab } bezant
       *[other] { $arab } bezants
    } to the Arab treasury.
    [one] { $byzantine } bezant to the Byzantine treasury, { $arab } to the Arab one.
   *[other] { $byzantine } bezants to the Byzantine treasury{ $arab ->
        [0] {""}
       *[other] , { $arab } to the Arab one
    }.
}
log-built = { $price ->
    [0] { $seat } builds a { $temple }: +{ $points } { $track }.
   *[other] { $seat } builds a { $temple } for { $price } bezants: +{ $points } { $track }.
}
log-grew = { $seat } grows { $city } to { $markers } markers.
log-fortified = { $seat } fortifies { $city }.
log-crowned = { $seat } is { $office } for this round: +{ $points } { $track }.
log-commanded = { $seat } takes command of the { $fleet }.
log-rebelled = { $seat } starts a civil war in { $city }.
log-entered = The { $force } of { $seat } enters at { $city }.
log-marched = The { $force } of { $seat } marches from { $origin } to { $city } for { $cubes ->
    [one] { $cubes } Move cube
   *[other] { $cubes } Move cubes
}.
log-announced = The { $force } of { $seat } sets out from { $origin } to { $city }.
log-intervened = { $seat } sends the Byzantine fleet between { $origin } and { $city }.
log-let-through = { $seat } lets the army sail between { $origin } and { $city }.
log-barred = { $seat } sends the Byzantine fleet against the { $force } of { $runner } between { $origin } and { $city }.
log-let-sail = { $seat } lets the { $force } of { $runner } sail between { $origin } and { $city }.
log-withdrew = { $seat } takes the march back.
log-fleet-shot = The Byzantine fleet of { $seat } shoots: { $dice }. Hits: { $hits }.
log-halted = The { $force } of { $seat } has too few Move cubes left to go on and stays in { $city }.
log-lost = The { $force } of { $seat } loses: { $cubes }.
log-dissolved = The { $force } of { $seat } in { $city } has no cubes left and is removed.
log-attacked = { $seat } attacks { $city } with the { $force }.
log-stood = The { $force } of { $seat } stays in { $city } to fight.
log-retreated = The { $force } of { $seat } retreats from { $city } to { $goal }. { $toll ->
    [0] Nothing is lost on the way.
    [one] { $toll } cube is lost on the way.
   *[other] { $toll } cubes are lost on the way.
}
log-blocked = { $seat } blocks the retreat of { $runner } by sea.
log-let-retreat = { $seat } lets the army of { $runner } retreat by sea.
log-voided = { $seat } finds no way out of { $city }.
log-destroyed = The { $force } of { $seat } can't leave { $city } and is destroyed.
log-battle = Battle of { $city }: { $seat } ({ $force }) rolls { $dice }, hits: { $hits }; { $defender } ({ $defence }) rolls { $defender_dice }, hits: { $defender_hits }.
log-bulgar-battle = Battle of { $city }: { $seat } ({ $force }) rolls { $dice }, hits: { $hits }; the Bulgars roll { $defender_dice }, hits: { $defender_hits }.
log-battle-decided = { $won ->
    [true] { $seat } wins the battle of { $city }: { $strength } against { $resistance }.
   *[other] { $seat } loses the battle of { $city }: { $strength } against { $resistance }.
}
log-levy-called = { $seat } calls the Levy of { $city }.
log-levy-spared = { $seat } spares the Levy of { $city }.
log-levy-lost = The Levy of { $seat } loses { $cubes ->
    [one] { $cubes } cube.
   *[other] { $cubes } cubes.
}
log-bulgars-lost = The Bulgars lose { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}; { $left } left.
log-besieged = Siege of { $city } by { $seat } ({ $force }): the city rolls { $dice }, hits: { $hits }. { $losses ->
    [0] Nothing is lost.
    [one] { $losses } cube is lost.
   *[other] { $losses } cubes are lost.
}
log-siege-failed = The siege of { $city } fails: { $strength } against { $defence }.
log-conquered = { $seat } ({ $force }) conquers { $city }, markers: { $markers }. { $points ->
    [0] No VP.
   *[other] +{ $points } { $track }{ $plunder }.
}
log-sacrificed = { $seat } gives up two cubes of the army to hold { $city }. Onto the city: { $placed }; lost: { $lost }.
log-capital-fell = Constantinople has fallen to { $seat } ({ $force }): +{ $points } Arab VP.
log-bulgars-grew = { $seat } adds { $cubes } to the Bulgars, who now have { $total }.
log-passed = { $starts_next ->
    [true] { $seat } passes first and will start the next round. Pass cube: { $source }.
   *[other] { $seat } passes. Pass cube: { $source }.
}
log-income = { $seat } receives { $byzantine } Byzantine and { $arab } Arab bezants of income.
log-upkeep = { $seat } pays upkeep for the { $side } side: { $paid }.
log-unpaid = { $seat } can't pay for all of the { $side } side. Out of the game: { $cubes }; −1 { $track } for each.
log-refitted = { $seat } takes { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} back into the Pool.
log-scored = { $seat } scores the cities: { $byzantine ->
    [0] { $arab ->
        [0] no VP.
       *[other] +{ $arab } Arab VP.
    }
   *[other] { $arab ->
        [0] +{ $byzantine } Byzantine VP.
       *[other] +{ $byzantine } Byzantine, +{ $arab } Arab VP.
    }
}
track-byzantine = Byzantine VP
track-arab = Arab VP
track-none = VP
counted = { $thing } { $count }
plunder-byzantine = , { $count ->
    [one] +{ $count } bezant
   *[other] +{ $count } bezants
} for the Byzantine treasury
plunder-arab = , { $count ->
    [one] +{ $count } bezant
   *[other] +{ $count } bezants
} for the Arab treasury
plunder-none = , { $count ->
    [one] +{ $count } bezant
   *[other] +{ $count } bezants
}
log-ended = The game is over. Results: { $scores }. Won by: { $winners }.

# --- options
option-two_player_passing = Passing with two players
option-two_player_passing-help = With two players, how long may the other continue after one has passed?
option-two_player_passing-extended = until the Pool is empty
option-two_player_passing-standard = one more action
option-elite_limit = Elite cubes when reinforcing
option-elite_limit-help = How many of the up to three cubes of an action may go into Elite boxes?
option-elite_limit-per_action = one in all
option-elite_limit-per_box = one for each side
option-army_entry = Where armies enter
option-army_entry-help = Cities in which an army from off the board may enter.
option-army_entry-any_city = any city of the army's side
option-army_entry-controlled_city = only cities that a player controls
option-civil_war_targets = Civil war against
option-civil_war_targets-help = Which cities of its own side may an army attack in a civil war?
option-civil_war_targets-not_own = all except the player's own
option-civil_war_targets-other_player = only those of other players
option-fleet_dice = Dice of the Byzantine fleet
option-fleet_dice-help = Does the extra cube for a second link count for the fleet's dice?
option-fleet_dice-sea_cost = cost of the sea link only
option-fleet_dice-all_cubes = all cubes spent
option-blocked_attacker = Beaten attacker whose way back is blocked
option-blocked_attacker-help = An attacker came by sea, lost, and the fleet blocks the way back.
option-blocked_attacker-destroyed = is destroyed
option-blocked_attacker-reroute = may retreat over land
option-virtual_sea_retreat = Retreats from Constantinople to any coast
option-virtual_sea_retreat-help = A Byzantine army leaving Constantinople may retreat to any coastal city, just as it may sail there.
option-bulgar_self_attack = Bulgars may attack your own cities
option-bulgar_self_attack-help = You may send the Bulgars against cities you control or armies of yours.
option-capital_plunder = Plunder of Constantinople
option-capital_plunder-help = Bezants for the Arab army that takes the capital; they can only break ties.
option-capital_plunder-5 = 5 bezants
option-capital_plunder-0 = none
option-fall_tiebreak = Ties after the fall of Constantinople
option-fall_tiebreak-help = Do Byzantine points, cities and money count in ties?
option-fall_tiebreak-both_sides = both sides count
option-fall_tiebreak-arab_only = only the Arab side counts
option-march = Moves
option-march-help = An army may cross two links. You choose the goal or go link by link; where the Byzantine fleet may intervene, you decide on the second link after the first. Or the whole path is chosen in advance.
option-march-link_by_link = link by link
option-march-whole_path = whole path at once
option-blocked_retreat = Blocked retreats by sea
option-blocked_retreat-help = An army wants to retreat by sea and the Byzantine fleet blocks it, but there is a way by land.
option-blocked_retreat-ask = its owner decides again
option-blocked_retreat-by_land = it goes by land
option-board = Board
option-board-help = The map used for this game. Owners of the printed game can add a corrected one.
option-board-delivered = standard

# --- labels
label-bulgars = Bulgars
label-spaces = Special actions
label-result = Result
label-treasury = Treasury
label-guard = Guard
label-passed = passed
label-church = Churches
label-mosque = Mosques
label-removed = Out of the game
label-controlled = controlled by { $seat }
label-fortified = fortified
label-armies = Armies: { $seats }
label-odds = { $force } of { $seat } could attack: { $percent } %
label-cities = Cities
label-attacker = Attacker
label-defender = Defender
label-hits = Hits: { $count }
label-value = value { $count }
label-bulgar-force = Bulgars beyond the frontier: { $count }
label-dice-of = Last dice: { $city }

# === parts: the texts on the page of the table

# --- what answers do
does-control = You put a cube on a city that nobody controls and score its value at once.
does-reinforce = One to three cubes go into your boxes; from the Pool they are free, others cost 3 bezants each.
does-tax = Once a round: each cube from the Pool brings 2 bezants, shared between your treasuries as you like.
does-build-church = A cube and 6 Byzantine bezants: 2 Byzantine points. The cube stays there to the end.
does-build-mosque = A cube and 6 Arab bezants: 2 Arab points. The cube stays there to the end.
does-bulgars = Two more Bulgars; then they attack a city of your choice, or grow by two again.
does-fortify = A tower takes the place of your control cube: defence +1. The cube goes to your Losses.
does-grow-byzantine = A Byzantine city gets another marker: more income, points and defence. Three at most.
does-grow-arab = An Arab city gets another marker: more income, points and defence. Three at most.
does-emperor = 2 Byzantine points and the purple guard for your Elite; this round your Levy may defend Constantinople.
does-caliph = 2 Arab points and the white guard for your Elite until the round ends.
does-civil-war-byzantine = Your Byzantine army attacks the Byzantine city in which it stands.
does-civil-war-arab = Your Arab army attacks the Arab city in which it stands.
does-fleet-byzantine = This round you may make Arab voyages twice as expensive, shoot at them and block retreats by sea.
does-fleet-arab = This round your Arab army pays half for the sea.
does-move-byzantine = Your Byzantine army enters the board, or crosses one or two links; it attacks foreign cities.
does-move-arab = Your Arab army enters the board, or crosses one or two links; it attacks foreign cities.
does-pass = You take no more actions this round. A cube from your Losses goes to the pass box and returns to the Pool; whoever passes first starts the next round.
does-stop = The army stays here: its march is over.
does-intervene = The crossing costs double, and your ships shoot: a die for each cube that the sea link costs.
does-let-pass = Your fleet does nothing; the army crosses at the usual price.
does-go-on = You pay double and take the fleet's fire.
does-withdraw = Nothing was paid; you may choose any other action.
does-link-by-link = Choose the first link, then go on or stay. This way you can reach a neighbouring city through another: it costs more, but a beaten army returns to the city in between.
does-retreat = Your army leaves before any die is rolled; each foreign city on its way costs a cube.
does-fight = Both sides roll at once; you win ties. The loser must leave.
does-levy = Your Levy fights before the siege: a die for each cube, three at most.
does-no-levy = The city defends itself with its walls alone; your Levy stays intact.
does-block = All sea links are closed for this retreat.
does-by-land = The army goes by land; no fleet can stop it.
does-by-sea = The army goes by sea; a fleet may get in its way.
does-strengthen = Two more Bulgars; they attack nobody now.
does-for = The bezants come out of this treasury.
does-into = A cube goes into this box: { $box }.
does-into-elite = A die in battle for every cube, without limit. Upkeep { $price } a round.
does-into-main = The strength of the army; up to three cubes roll. Upkeep { $price } a round.
does-into-levy = Defends your cities of this side; never marches. Upkeep { $price } a round.
does-into-move = Pays for marches and can take hits. Upkeep { $price } a round.
does-from = The cube is taken from here: { $source }.
does-from-pool = Free of charge.
does-from-losses = A lost cube comes back into play.
does-lose = One cube goes to your Losses: { $box }.
does-lose-elite = Strength −1, and one die fewer in the next battle.
does-lose-main = Strength −1.
does-lose-move = Strength stays; fewer cubes are left to march.
does-lose-levy = A cube of the Levy is lost.
does-against = You fight this army first. After losses, you need more strength than it has.
does-amount = That many: { $count }.
does-city = You choose { $city }.

# --- what is done in cities and with cubes
do-control = Take { $city }
does-control-first = Your first Byzantine city: your Byzantine army appears there.
do-march = March to { $city }
does-march = Your army goes there and may stay, or start a civil war.
do-sail = Sail to { $city }
does-sail = Your army crosses the sea.
do-attack = Attack { $city }
does-attack = First its defenders, then the walls. The odds are for when everybody fights.
does-by-way = Two links, by way of { $via }.
does-by-ways = Two links, by way of { $via }: you choose which.
do-enter = Enter at { $city }
does-enter = Entering is free; from there it may march.
do-via = By way of { $city }
does-via = A beaten army comes back here.
do-first = First to { $city }
does-first = When your army is there, you choose again: go on or stay.
do-goal = Retreat to { $city }
does-goal = The nearest friendly city; each foreign one on the way costs a cube.
do-grow = Grow { $city }
does-grow = One more marker, whoever controls it.
do-fortify = Fortify { $city }
do-raid = Bulgars attack { $city }
does-raid = They fight for you; the points go to the side that was not attacked.
do-enough = Enough
does-enough = No more cubes in this action.
do-tax = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
does-tax-with = { $bezants } bezants; the cubes come back at the end of the round.
do-share = { $byzantine } Byz. · { $arab } Arab
does-share = Then your treasuries hold { $byzantine } (Byzantine) and { $arab } (Arab).
do-unpaid = { $count ->
    [one] { $count } cube unpaid
   *[other] { $count } cubes unpaid
}
does-unpaid = These cubes leave the game ({ $box }), and each costs a point.

# --- why not
why-tax-again = You have already taxed this round.
why-tax-pool = Your Pool is empty; only its cubes can tax.
why-build-byzantine = It costs { $price } bezants; your Byzantine treasury holds { $purse }.
why-build-arab = It costs { $price } bezants; your Arab treasury holds { $purse }.
why-build-cube = Your Pool is empty: with a bought cube it costs { $price } bezants.
why-control-none = Every city is already controlled.
why-no-cube = Your Pool is empty, and you don't have the { $price } bezants that another cube costs.
why-no-cube-byzantine = Your Pool is empty, and you don't have the { $price } Byzantine bezants that another cube costs.
why-no-cube-arab = Your Pool is empty, and you don't have the { $price } Arab bezants that another cube costs.
why-move-founded = This army comes with your first Byzantine city: take control of one.
why-move-no-army = This army has no cubes: reinforce it first.
why-move-entry = There is no city where it could enter.
why-move-empty = There are no cubes in its Move box.
why-move-nowhere = Move { $count } is not enough to go anywhere from here.
why-space-taken = { $seat } has it this round.
why-spaces-taken = All { $count } spaces are taken this round.
why-fortify-none = You have already placed both towers.
why-fortify-nowhere = You control no city without a tower.
why-grow-byzantine = Every Byzantine city already has three markers.
why-grow-arab = Every Arab city already has three markers.
why-bulgars = You can't afford anything they could do: the side that is not attacked pays for the cube.
why-war-no-army = Your army is not on the board.
why-war-capital = Constantinople is never attacked by its own side.
why-war-own = Your army stands in { $city }, which is yours.
why-war-nobody = Your army stands in { $city }, which nobody controls.
why-war-last-cube = The only cube you can place is the last one of the army that is to attack.
why-elite = Only one cube per action may go into Elite.
why-elite-box = Only one cube per action may go into each Elite box.
why-action-first = First choose an action, then a city.
why-city-capital = { $city } belongs to nobody and never grows.
why-control-persian = { $city } is Persian: an army must conquer it.
why-control-bulgar = { $city } is Bulgar: an army must conquer it.
why-control-held = { $city } is controlled by { $seat }.
why-march-here = The army stands in { $city }.
why-march-own = { $city } is yours: you can't attack your own cities.
why-march-both = Your other army is in { $city }.
why-march-far = { $city } is out of reach: you can take two links at most and have { $count } Move to pay for them.
why-enter-byzantine = { $city }: a Byzantine army enters only in Byzantine cities.
why-enter-arab = { $city }: an Arab army enters only in Arab cities.
why-via = { $city } does not lie on a way to the goal.
why-march-first = No second link leads on from { $city }, or your army can't go there.
why-grow-full = { $city } already has the maximum of { $count } markers.
why-grow-side = { $city } does not belong to this side.
why-fortify-other = { $city } is not yours.
why-fortify-twice = { $city } already has a tower.
why-raid = The Bulgars can't reach { $city }: only cities with an arrow, or next to a Bulgar city by land.
why-goal = { $city } is no option: a retreat takes the cheapest way to the first friendly city.

# --- odds and battles
odds-city = the city falls
odds-battle = you win the battle
odds-stand = you hold the field
odds-hold = the city holds
odds-falls = The city falls if everyone fights
odds-stands = { $seat } wins the battle
stage-battle = Battle of { $city }
stage-siege = Siege of { $city }
stage-fleet = The fleet before { $city }
stage-how = Each 4, 5 or 6 hits. After losses, the attacker needs more strength than the other side.
stage-blows = The attacker loses { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}.
stage-wounds = The defender loses { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}.

# --- sheets
label-rounds = Round
label-acting = Still acting
label-at-most = at most
label-free-cities = free cities
label-free-spaces = free spaces
label-value-then = value afterwards
label-defence = defence
label-toll = lost on the way
label-dice = Dice
label-value-of-city = Value
label-treasury-byzantine = Byzantine treasury
label-treasury-arab = Arab treasury
label-winner = wins
note-result = How both tracks count now under the balance rule.
note-guard = The guard rolls a die like Elite, costs no upkeep, and is the last to be lost.
box-byzantine-at = Byzantine army: { $city }
box-byzantine-off = Byzantine army: off the board
box-arab-at = Arab army: { $city }
box-arab-off = Arab army: off the board
box-stores = Stores
note-upkeep = End of round: +{ $income } income, −{ $due } upkeep
note-short = Upkeep { $due }, income { $income }: { $missing } short, { $count ->
    [one] −{ $count } cube, −{ $count } point
   *[other] −{ $count } cubes, −{ $count } points
}
note-back = End of round: { $count ->
    [one] { $count } cube back
   *[other] { $count } cubes back
}
note-holds = Holds: { $things }
label-side-byzantine = Byzantine
label-side-arab = Arab
label-pool = Pool
label-purse = Treasury
label-towers = Towers
label-towers-counted = { $count ->
    [one] Tower
   *[other] Towers
}

# --- the reckoning
reckoning-now = If the game ended now
reckoning-over = Where the points came from
reckoning-forecast = As if this were the last round: income, upkeep, then a point for each marker of your cities.
reckoning-way = On the way: control, conquest and offices, less a point for each unpaid cube.
reckoning-balance = Both tracks count only if the lower is at least half of the higher (BZ 12.2).
reckoning-fallen = Constantinople fell: only Arab points count (BZ 12.1).
reckoning-if-fallen = If Constantinople fell now, only Arab points would count: { $seat } leads with { $count }.
reckoning-if-tied = If Constantinople fell now, only Arab points would count: several lead with { $count }.
item-cities-byzantine = Byzantine cities
item-unpaid-byzantine = Byzantine cubes unpaid
item-unbalanced-byzantine = out of balance: Byzantine points
item-start-byzantine = Byzantine start
item-won-byzantine = Byzantine: won and lost on the way
item-cities-arab = Arab cities
item-unpaid-arab = Arab cubes unpaid
item-unbalanced-arab = out of balance: Arab points
item-start-arab = Arab start
item-won-arab = Arab: won and lost on the way
item-temples-byzantine = churches
item-temples-arab = mosques
item-fallen = Byzantine points don't count
