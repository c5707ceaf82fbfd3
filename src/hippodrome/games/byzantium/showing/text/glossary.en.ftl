# What the terms of Byzantium mean. A term is found in a text wherever one of its words stands.

term-side = Side
term-side-words = side, sides
term-side-text = Byzantine or Arab. You play both: each has its own army, treasury and track (BZ 1.1).

term-elite = Elite
term-elite-words = Elite
term-elite-text = A box of your best troops: one die for each cube in it, upkeep 3 (BZ 7.6).

term-main = Main
term-main-words = Main
term-main-text = The box of your ordinary troops: one die for each cube, at most three; upkeep 1 (BZ 7.6).

term-levy = Levy
term-levy-words = Levy
term-levy-text = Cubes that defend your cities but do not belong to the army; upkeep 2 (BZ 1.3).

term-move = Move
term-move-words = Move, Move cube, Move cubes
term-move-text = The box that pays for marching: a cube for each link. It counts for nothing in battle; upkeep 1 (BZ 6.6).

term-treasury = Treasury
term-treasury-words = treasury, treasuries
term-treasury-text = The money of one side. The treasury of the side that benefits pays; the two never mix (BZ 4.2).

term-bezant = Bezant
term-bezant-words = bezant, bezants
term-bezant-text = The money of the game. A cube that does not come from the Pool costs 3 (BZ 4.1).

term-pool = Pool
term-pool-words = Pool
term-pool-text = Your free cubes. What you place from here costs nothing; it fills up again at the end of a round (BZ 4.1).

term-losses = Losses
term-losses-words = Losses
term-losses-text = Where lost and spent cubes lie. Half of them return to the Pool at the end of a round; taking one earlier costs 3 bezants (BZ 11.4).

term-army = Army
term-army-words = army, armies
term-army-text = What lies in Elite, Main and Move of one side, with a figure on the map (BZ 1.3).

term-strength = Strength
term-strength-words = strength
term-strength-text = The cubes in Elite and Main; Move does not count. The attacker needs more than the defender has left (BZ 1.4).

term-figure = Figure
term-figure-words = figure, figures
term-figure-text = Shows where an army is. It stands in a city of its own side and leaves the board when the army has no cube left (BZ 1.5).

term-marker = Marker
term-marker-words = marker, markers
term-marker-text = The size of a city, 1 to 3: the points and income it brings, and the number of dice it defends itself with (BZ 2.1).

term-control = Control
term-control-words = control, controls, controlled, controller, uncontrolled
term-control-text = Whoever has a cube or a fortification on a city controls it, and gets its income (BZ 1.6).

term-foreign = Foreign
term-foreign-words = foreign
term-foreign-text = A city of another side than the army's. Entering it means an attack (BZ 1.7).

term-friendly = Friendly
term-friendly-words = friendly
term-friendly-text = A city of the army's own side, whoever controls it. Armies enter and cross it freely (BZ 1.7).

term-track = Track
term-track-words = track, tracks
term-track-text = Your points of one side. At the end both count only if the lower is at least half of the higher (BZ 12.2).

term-reinforce = Reinforce
term-reinforce-words = reinforce, reinforces
term-reinforce-text = An action: one to three cubes into your boxes (BZ 5.3).

term-tax = Tax
term-tax-words = tax, taxes
term-tax-text = Once a round: cubes from the Pool bring 2 bezants each. They return for the next round (BZ 5.6).

term-church = Church and mosque
term-church-words = church, mosque
term-church-text = A cube and 6 bezants for 2 points. The cube stays there to the end (BZ 5.7).

term-special = Special action
term-special-words = special action, special actions, special space, special spaces
term-special-text = A cube on one of 16 spaces for its effect. Each space takes one cube a round (BZ 5.8).

term-growth = City growth
term-growth-words = growth, grown, grows
term-growth-text = One marker more on a city with fewer than three (BZ 5.10).

term-fortification = Fortification
term-fortification-words = fortification, fortifications, fortified
term-fortification-text = Replaces your cube on a city and adds 1 to its defence; it is no marker and brings no income and no points itself (BZ 5.11).

term-emperor = Emperor
term-emperor-words = Emperor
term-emperor-text = 2 Byzantine points and a guard for this round. Only the Emperor's Levy may defend Constantinople (BZ 5.12).

term-caliph = Caliph
term-caliph-words = Caliph
term-caliph-text = 2 Arab points and a guard for this round (BZ 5.13).

term-guard = Guard
term-guard-words = guard, guards
term-guard-text = Fights like an Elite cube for one round, costs no upkeep and is the last to be lost (BZ 5.14).

term-fleet = Fleet
term-fleet-words = fleet, fleets
term-fleet-text = For one round. The Arab one halves the price of the sea, the Byzantine one may double it for Arabs, shoot, and block their retreats (BZ 5.15).

term-civil = Civil war
term-civil-words = civil war, civil wars
term-civil-text = Your army attacks a city of its own side. It keeps its side and loses a marker (BZ 5.17).

term-bulgars = Bulgars
term-bulgars-words = Bulgar, Bulgars
term-bulgars-text = An army in the north that belongs to nobody. Whoever pays for it makes it grow, or sends it against a city and scores the points (BZ 9.1).

term-link = Link
term-link-words = link, links
term-link-text = A line between two cities: land, sea or desert. Each costs a Move cube, the second of a move one more (BZ 6.6).

term-siege = Siege
term-siege-words = siege, besieges
term-siege-text = The last step of an attack: the city rolls a die for each marker, then your strength must be greater than its defence (BZ 7.12).

term-hit = Hit
term-hit-words = hit, hits
term-hit-text = A 4, 5 or 6. Each costs the other side a cube; its owner chooses which (BZ 7.6).

term-retreat = Retreat
term-retreat-words = retreat, retreats
term-retreat-text = An army goes to the nearest friendly city. Foreign cities on the way cost a cube each (BZ 8.4).

term-plunder = Plunder
term-plunder-words = plunder
term-plunder-text = The bezants for a conquered city, as many as its new markers (BZ 7.16).

term-income = Income
term-income-words = income
term-income-text = At the end of a round, 2 bezants for each marker of your cities (BZ 11.1).

term-upkeep = Upkeep
term-upkeep-words = upkeep
term-upkeep-text = What your cubes cost at the end of a round: Elite 3, Levy 2, Main and Move 1. An unpaid cube leaves the game and costs a point (BZ 11.2).

term-pass = Pass
term-pass-words = pass, passes, passed, passing
term-pass-text = You take no more actions in this round. Whoever passes first starts the next (BZ 3.5).

term-constantinople = Constantinople
term-constantinople-words = Constantinople
term-constantinople-text = Nobody controls it, its defence is 5, and each hit costs two cubes. Its fall ends the game, and only Arab tracks count (BZ 10.6).
