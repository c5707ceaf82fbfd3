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
word-control = Take control of a city
word-reinforce = Reinforce
word-tax = Collect taxes
word-build-church = Build a church
word-build-mosque = Build a mosque
word-bulgars = Call the Bulgars
word-fortify = Fortify a city
word-grow-byzantine = Grow a Byzantine city
word-grow-arab = Grow an Arab city
word-emperor = Become Emperor
word-caliph = Become Caliph
word-civil-war-byzantine = Byzantine civil war
word-civil-war-arab = Arab civil war
word-fleet-byzantine = Command the Byzantine fleet
word-fleet-arab = Command the Arab fleet
word-move-byzantine = Move the Byzantine army
word-move-arab = Move the Arab army
word-pass = Pass
word-stop = Stop here
word-intervene = Intervene
word-let-pass = Let them pass
word-go-on = Go through with it
word-withdraw = Take the move back
word-retreat = Retreat
word-fight = Stay and fight
word-levy = Call the Levy
word-no-levy = Leave the Levy at home
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
prompt-source = Where does the cube come from? From the Pool it is free, otherwise { $price ->
    [one] { $price } bezant
   *[other] { $price } bezants
} from the { $side } treasury.
prompt-reinforce = Into which box? { $count ->
    [one] One more cube.
   *[other] Up to { $count } cubes.
}
prompt-tax = How many cubes go from the Pool to the tax box? Each brings { $price ->
    [one] { $price } bezant.
   *[other] { $price } bezants.
}
prompt-share = How many of the { $count } bezants go to the Byzantine treasury? The rest is for the Arab one.
prompt-pass = Your Losses are empty. Which cube goes to the pass box?
prompt-enter = { $force }: in which city does it enter?
prompt-march = { $force } in { $city }: where to?
prompt-march-on = { $force } in { $city }: go on over a second link, or stay?
prompt-march-via = { $force } goes to { $city }: by way of which city?
prompt-blocked = The fleet blocks the way by sea. { $force } in { $city }: retreat by land, or stay and fight?
prompt-fleet = { $seat } wants to cross the sea between { $origin } and { $city }. Does the Byzantine fleet intervene?
prompt-press-on = The fleet intervenes: the way now costs { $count } Move cubes. Go on?
prompt-civil-war = Stop in { $city }, or start a civil war there?
prompt-fortify = Which of your cities do you fortify?
prompt-grow = Which city grows?
prompt-bulgars = Reinforce the Bulgars again, or which city do they attack?
prompt-source-bulgars = Where does the cube come from? From the Pool it is free, otherwise { $price ->
    [one] { $price } bezant.
   *[other] { $price } bezants.
}
prompt-treasury = Which treasury pays?
prompt-stand = { $seat } attacks { $city } ({ $force }). Does your army retreat or fight?
prompt-opponent = Several armies defend { $city }. Whom do you fight first?
prompt-lose = { $force }: { $count ->
    [one] choose the cube to lose.
   *[other] choose { $count } cubes to lose, one by one.
}
prompt-levy = { $seat } attacks { $city } ({ $force }). Does your Levy fight?
prompt-goal = { $force } leaves { $city }. Where to? { $count ->
    [0] Nothing is lost on the way.
    [one] One cube is lost on the way.
   *[other] { $count } cubes are lost on the way.
}
prompt-way = To { $city } by land or by sea?
prompt-block = { $seat } wants to retreat by sea from { $city } to { $goal }. Does the fleet block it?
prompt-give-city = No cube in the Pool, too little money: which cube of the army goes onto the city?
prompt-give-losses = And which cube of the army goes to the Losses?
prompt-unpaid = { $count ->
    [one] One bezant is missing
   *[other] { $count } bezants are missing
} for upkeep. How many cubes of { $box } stay unpaid and leave the game?

# --- log
log-round-began = Round { $round } of { $rounds } begins. { $seat } starts.
log-cube-taken = { $price ->
    [0] { $seat } takes a cube from { $source }.
    [one] { $seat } pays { $price } bezant ({ $side }) for a cube from { $source }.
   *[other] { $seat } pays { $price } bezants ({ $side }) for a cube from { $source }.
}
log-controlled = { $seat } takes control of { $city }: +{ $points } { $track }.
log-placed = The Byzantine army of { $seat } appears in { $city }.
log-reinforced = { $seat } puts the cube into { $box }.
log-taxed = { $seat } taxes with { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}: { $byzantine } bezants to the Byzantine treasury, { $arab } to the Arab one.
log-built = { $price ->
    [0] { $seat } builds a { $temple }: +{ $points } { $track }.
   *[other] { $seat } builds a { $temple } for { $price } bezants: +{ $points } { $track }.
}
log-grew = { $seat } makes { $city } grow to { $markers } markers.
log-fortified = { $seat } fortifies { $city }.
log-crowned = { $seat } is { $office } for this round: +{ $points } { $track }.
log-commanded = { $seat } takes command: { $fleet }.
log-rebelled = { $seat } starts a civil war in { $city }.
log-entered = { $force } of { $seat } enters at { $city }.
log-marched = { $force } of { $seat }: { $origin } to { $city }, { $cubes ->
    [one] { $cubes } Move cube
   *[other] { $cubes } Move cubes
}.
log-announced = { $force } of { $seat } is to go from { $origin } to { $city }.
log-intervened = { $seat } sends the Byzantine fleet between { $origin } and { $city }.
log-let-through = { $seat } lets the army sail between { $origin } and { $city }.
log-barred = { $seat } sends the Byzantine fleet against the { $force } of { $runner } between { $origin } and { $city }.
log-let-sail = { $seat } lets the { $force } of { $runner } sail between { $origin } and { $city }.
log-withdrew = { $seat } takes the move back.
log-fleet-shot = The Byzantine fleet of { $seat } shoots: { $dice }. Hits: { $hits }.
log-halted = { $force } of { $seat } has too few Move cubes left to go on and stays in { $city }.
log-lost = { $force } of { $seat } loses { $cubes }.
log-dissolved = { $force } of { $seat } in { $city } has no cube left and is gone.
log-attacked = { $seat } attacks { $city }: { $force }.
log-stood = { $force } of { $seat } stays in { $city } to fight.
log-retreated = { $force } of { $seat } retreats from { $city } to { $goal }. Lost on the way: { $toll }.
log-blocked = { $seat } blocks the retreat of { $runner } by sea.
log-let-retreat = { $seat } lets the army of { $runner } retreat by sea.
log-voided = { $seat } finds no way out of { $city }.
log-destroyed = { $force } of { $seat } can't leave { $city } and is destroyed.
log-battle = Battle of { $city }: { $seat } ({ $force }) rolls { $dice }, hits: { $hits }; { $defender } ({ $defence }) rolls { $defender_dice }, hits: { $defender_hits }.
log-bulgar-battle = Battle of { $city }: { $seat } ({ $force }) rolls { $dice }, hits: { $hits }; the Bulgars roll { $defender_dice }, hits: { $defender_hits }.
log-battle-decided = { $won ->
    [true] { $seat } wins the battle of { $city }: { $strength } against { $resistance }.
   *[other] { $seat } loses the battle of { $city }: { $strength } against { $resistance }.
}
log-levy-called = { $seat } calls the Levy of { $city }.
log-levy-spared = { $seat } leaves the Levy of { $city } at home.
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
log-conquered = { $seat } ({ $force }) conquers { $city }, markers: { $markers }. +{ $points } { $track }{ $plunder }.
log-sacrificed = { $seat } gives up two cubes of the army to hold { $city }. Onto the city: { $placed }; lost: { $lost }.
log-capital-fell = Constantinople has fallen to { $seat } ({ $force }): +{ $points } Arab VP.
log-bulgars-grew = { $seat } adds { $cubes } to the Bulgars; now { $total }.
log-passed = { $starts_next ->
    [true] { $seat } passes first and will start the next round. Pass cube: { $source }.
   *[other] { $seat } passes. Pass cube: { $source }.
}
log-income = Income of { $seat }: { $byzantine } Byzantine, { $arab } Arab bezants.
log-upkeep = { $seat } pays upkeep for the { $side } side: { $paid }.
log-unpaid = { $seat } can't pay all of the { $side } side. Out of the game: { $cubes }; one { $track } less for each.
log-refitted = { $seat } takes { $cubes } cubes back into the Pool.
log-scored = { $seat } scores the cities: +{ $byzantine } Byzantine, +{ $arab } Arab VP.
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
log-ended = The game is over. Results: { $scores }. Best: { $winners }.

# --- options
option-two_player_passing = Passing with two players
option-two_player_passing-help = With two players, how long may the other go on after the first has passed?
option-two_player_passing-extended = until the Pool is empty
option-two_player_passing-standard = one more action
option-elite_limit = Elite cubes when reinforcing
option-elite_limit-help = How many of the up to three cubes of one action may go into Elite boxes?
option-elite_limit-per_action = one in all
option-elite_limit-per_box = one for each side
option-army_entry = Where armies enter
option-army_entry-help = Cities in which an army from off the board may enter.
option-army_entry-any_city = any city of its side
option-army_entry-controlled_city = only cities somebody controls
option-civil_war_targets = Civil war against
option-civil_war_targets-help = Which cities of its own side may an army attack in a civil war?
option-civil_war_targets-not_own = all but the own ones
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
option-virtual_sea_retreat-help = A Byzantine army leaving Constantinople may retreat to any coastal city, as it may sail there.
option-bulgar_self_attack = Bulgars may attack own cities
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
option-march-help = An army may go over two links. Where the Byzantine fleet may answer, the second is decided when the first is crossed, or the whole path is named before.
option-march-link_by_link = link by link
option-march-whole_path = whole path at once
option-blocked_retreat = Blocked retreats by sea
option-blocked_retreat-help = An army wants to retreat by sea and the Byzantine fleet blocks it, but there is a way by land.
option-blocked_retreat-ask = its owner decides again
option-blocked_retreat-by_land = it goes by land
option-board = Board
option-board-help = The map that is played on. Owners of the printed game can add a corrected one.
option-board-delivered = as delivered

# --- labels
label-round = Round { $round } of { $rounds }
label-bulgars = Bulgars
label-spaces = Special actions
label-track = { $side } points
label-result = Result
label-treasury = Treasury
label-army = Army
label-off-board = off the board
label-strength = Strength
label-guard = guard
label-passed = passed
label-fortifications = Fortifications
label-church = Churches
label-mosque = Mosques
label-tax = Tax
label-pass = Pass box
label-removed = Out of the game
label-markers = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}
label-controlled = controlled by { $seat }
label-fortified = fortified
label-uncontrolled = uncontrolled
label-armies = Armies: { $seats }
label-odds = { $force } of { $seat }: could come, siege { $percent } %
label-own-board = Your board
label-players = Players
label-cities = Cities
label-last-battle = Last battle
label-attacker = Attacker
label-defender = Defender
label-hits = Hits: { $count }
space-bulgars = Bulgars
space-fortify = Fortification
space-grow = City growth
space-emperor = Emperor
space-caliph = Caliph
space-civil-war = Civil war
space-fleet = Fleet
