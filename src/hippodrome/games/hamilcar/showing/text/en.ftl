title = Hamilcar

tagline = The First Punic War for two: cards, armies, fleets, sieges and the favour of the Council.
credit = Designed by Jaro Andruszkiewicz in the tradition of Mark Simonitsch's Hannibal, published by PHALANX. Our board and cards are reconstructions.

cus-n = { $cus ->
    [one] { $cus } CU
   *[other] { $cus } CUs
}

trains-n = { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}

elephants-n = { $elephants ->
    [one] { $elephants } elephant
   *[other] { $elephants } elephants
}

ships-n = { $warships ->
    [one] { $warships } warship
   *[other] { $warships } warships
}

hits-n = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}

thing-rome = Rome
thing-carthage = Carthage
thing-neutral = nobody
thing-combat-units = CUs
thing-elephants = elephant CUs
thing-trains = supply trains
thing-warships = warships
thing-transports = transports
thing-displaced = displaced
thing-put-back = back in the pool
thing-removed = out of the game
thing-interception = interception
thing-sea-interception = interception at sea
thing-go-back = going back
thing-avoid = avoiding battle
thing-counterattack = counterattack
thing-contest = stopping the withdrawal
thing-withdrawal = withdrawal
thing-retreat = retreat
thing-seamanship = better seamanship
thing-corvi = the corvi
thing-warship = a new warship
thing-repair = repairs
thing-activate = activate a general
thing-raise = raise troops
thing-points = spend points
thing-build = build warships
thing-training = training at sea
thing-event = event
thing-discard = discard
thing-reform = regroup
thing-evade = evasion
thing-escape = escape
thing-sunk = a fleet is sunk
thing-evaded = a fleet has evaded
thing-escaped = a fleet has escaped
thing-drawn = a draw
thing-success = the charge breaks through
thing-nothing = no effect
thing-rampage = the elephants run amok
thing-red = red die
thing-white = white die
thing-poor = poor
thing-moderate = moderate
thing-good = good
thing-very-good = very good
thing-capital = a capital has fallen
thing-peace = a side sues for peace
thing-political-points = more political points
thing-naval-move = a sea leg
thing-naval-battle-start = before a naval battle
thing-naval-battle-end = after a naval victory
thing-land-battle = before a land battle
thing-elephant-charge = an elephant charge
thing-siege-result = a siege roll
thing-land-move = a march into foreign country

word-pass = Pass
word-done = Done
word-all = Take everything possible
word-stop = Stop here
word-land = Land here
word-siege = Siege or subjugation attempt
word-attack = Sally out of the city
word-go-back = Try to go back
word-fight = Fight
word-give-up-supremacy = Give up naval supremacy and go back
word-warship = A warship
word-combat-unit = A CU
word-recruit = A CU in the capital (3)
word-repair = Repair
word-miat-place = A PC in the Miat
word-miat-take = Take an enemy PC out of the Miat
word-miat = From the Miat
word-train-lost = Spend a supply train
word-roll = Roll
word-seamanship = Improve seamanship
word-corvi = Fit the corvi or take them off
word-rome-first = Rome plays first
word-carthage-first = Carthage plays first
word-into-city = Withdraw into the city
word-field = In the field
word-city = Into the city
word-avoid = Avoid battle
word-stand = Stand
word-warships = Warships
word-transports = Transports
word-no-attack = No attack
word-reform = Regroup: try to draw a card
word-evade = Evade and give up supremacy
word-escape = Try to escape
word-nothing = Nothing
word-pursue = Play Pursuit
word-charge = Charge with the elephants
word-no-charge = No charge
word-withdraw = Withdraw
word-let-go = Let them go
word-contest = Try to stop it
word-counterattack = Roll for a counterattack
word-give-up = Give up the battle
word-space = { $space }
word-march = March to { $space }
word-sail = Sail to { $space }
word-pc = PC: { $space }
word-train = Supply train: { $space }
word-general = { $general }
word-count = { $number }
word-play-activate = { $card }: activate
word-play-raise = { $card }: raise troops
word-play-points = { $card }: points
word-play-build = { $card }: build warships
word-play-training = { $card }: train
word-play-event = { $card }: event
word-play-discard = { $card }: discard
word-react = Play “{ $card }”
word-box = A box of “{ $card }”
word-battle = { $card }
word-reserve = Reserve as { $card }
word-tactics = { $card }

prompt-ship-or-cu = Reinforcement: a warship, or a CU instead?
prompt-place-cu = Where does the new CU go?
prompt-place-general = Where does { $general } take the field?
prompt-rome-cu = Reinforcements left: { $left }. Place the next in Rome, with a general ({ $with_generals } left) or as a warship.
prompt-proconsul = Name the proconsul.
prompt-place-consul = Where does { $general } take command?
prompt-reform = Choose one nautical reform.
prompt-who-starts = Who plays the first card?
prompt-play = Play a card.
prompt-points = Points left: { $points }. Spend one.
prompt-activate = Which general acts?
prompt-raise = Where do you raise troops?
prompt-campaign = Choose the next general ({ $mp } MP). Generals left: { $left }.
prompt-may-activate = You may activate a general at once.
prompt-commander = Who commands this stack?
prompt-move = { $general } has { $mp } MP. Where to?
prompt-take = What do you take along? Here: { cus-n }, { trains-n }.
prompt-take-elephants = How many of them are elephants?
prompt-take-trains = How many supply trains do you take along?
prompt-sail = Sail on ({ $lines } more) or land here?
prompt-assign-ships = How many warships sail with him?
prompt-intercept = The enemy enters { $space }. Who tries to intercept?
prompt-intercept-sea = Who tries to intercept at sea?
prompt-give-up-supremacy = You are intercepted. Fight, or give up naval supremacy and go back?
prompt-land-where = Into the city or into the field?
prompt-go-back = You are intercepted. Try to go back, or fight?
prompt-answer-city = The enemy is here. Move part of the stack into the city?
prompt-into-city = Who goes into the city? Here: { cus-n }, { trains-n }.
prompt-avoid = Try to avoid battle, or stand?
prompt-where-to = Where to?
prompt-retreat = Where do you retreat?
prompt-elephant-losses = CUs lost: { $losses }. How many of them are elephants?
prompt-train-or-roll = Spend a supply train, or roll for attrition?
prompt-winter = Winter at { $space }, { cus-n }: spend a supply train or roll?
prompt-react = Reaction ({ $window }): play a card?
prompt-manoeuvre = Manoeuvre: play a tactics card?
prompt-naval-attack = Round { $round }: attack what?
prompt-naval-step = Regroup, retreat, or nothing?
prompt-pursuit = The enemy would get away. Play Pursuit?
prompt-chase = Attack the remaining transports?
prompt-charge = Charge with the elephants before the battle?
prompt-battle-card = You have the initiative. Play a battle card.
prompt-match = Match “{ $card }”, or give up.
prompt-counterattack = Roll for the initiative?
prompt-contest = The enemy withdraws. Try to stop it?
prompt-defence = Siege points to be placed: { $points }. How many do you cancel, each for a CU and a train?
prompt-remove-pc = Remove { $left ->
    [one] one more of your PCs
   *[other] { $left } more of your PCs
}.
prompt-chest-trains = The enemy may spend { $difference ->
    [one] { $difference } point
   *[other] { $difference } points
}. Remove supply trains to reduce that?
prompt-target = “{ $card }”: choose a target ({ $left } at most).
prompt-deliver-trains = How many supply trains?
prompt-deliver-cu = A CU too?
prompt-tribe = Which tribe joins you?
prompt-lose-train = Which supply train is lost?
prompt-lose-cu = Where is a CU lost?
prompt-slave-plot = Lose a CU in Roma, or damage two warships?
prompt-mutiny = How many Roman warships do the mutineers damage?

log-turn-began = Turn { $turn }: { $from_bc }–{ $to_bc } BC.
log-placed = { $seat } places { $amount } at { $space }.
log-placed-hidden = { $seat } places { $amount }.
log-lost = { $seat } loses { $amount } at { $space }.
log-lost-hidden = { $seat } loses { $amount }.
log-general-placed = { $general } takes the field at { $space }.
log-general-left = { $general } leaves the map: { $how }.
log-proconsul-named = { $general } is proconsul.
log-reformed = Nautical reform: { $reform }.
log-dealt = { $seat } gets { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
log-reshuffled = The discards are shuffled into a new draw pile.
log-starts = { $seat } plays first.
log-played = { $seat } plays “{ $card }”: { $use }.
log-reacted = { $seat } reacts with “{ $card }”.
log-opened = { $seat } opens the event “{ $card }”.
log-box-filled = { $seat } fills a box of “{ $card }”: { $filled } of { $boxes }.
log-control-changed = { $side ->
    [nobody] Nobody controls { $space } any more.
   *[other] { $side } now controls { $space }.
}
log-miat-changed = The Miat: Rome { $rome }, Carthage { $carthage }.
log-repaired = { $seat } repairs { $count ->
    [one] { $count } warship
   *[other] { $count } warships
}.
log-damaged = { $count ->
    [one] { $count } warship of { $seat } is damaged.
   *[other] { $count } warships of { $seat } are damaged.
}
log-seamanship-set = Roman seamanship is { $step }.
log-corvi-set = { $fitted ->
    [true] Rome fits the corvi.
   *[other] Rome takes the corvi off.
}
log-supremacy-taken = { $seat } takes naval supremacy.
log-activated = { $general } is activated with { $mp } MP.
log-commands = { $general } takes command.
log-consuls-rolled = Two consuls: rolled { $die }, { $general } commands.
log-marched = { $general } marches from { $start } to { $space } with { $load }.
log-marched-hidden = { $general } marches to { $space } with { $load }.
log-sailed = { $general } sails with { $load }: { $path }.
log-landed = { $general } lands at { $space }.
log-returned = { $general } returns to { $space }.
log-attrition = Attrition for { $seat } at { $space }: { $roll }{ $loss ->
    [0] , no loss
   *[other] {""}
}.
log-storm = Storm over the fleet of { $seat }: { $roll }, { hits-n }.
log-drowned = { $seat } loses at sea: { $load }.
log-tried = { $general } ({ $seat }) { $deed }: { $roll }.
log-tried-hidden = The army of { $seat } { $deed }: { $roll }.
succeeded-interception = intercepts the enemy
succeeded-sea-interception = intercepts the fleet
succeeded-go-back = goes back
succeeded-avoid = avoids battle
succeeded-counterattack = counterattacks
succeeded-contest = stops the withdrawal
succeeded-reform = regroups
succeeded-evade = tries to evade
succeeded-escape = breaks away
failed-interception = fails to intercept
failed-sea-interception = fails to intercept the fleet
failed-go-back = fails to go back
failed-avoid = fails to avoid battle
failed-counterattack = fails to counterattack
failed-contest = fails to stop the withdrawal
failed-reform = fails to regroup
failed-evade = fails to evade
failed-escape = fails to escape
log-into-city = { $seat } takes { $load } into { $space }.
log-moved = The army of { $seat } { $deed }: { $load }.
moved-interception = moves to { $space } to intercept
moved-avoid = avoids battle and goes to { $space }
moved-withdrawal = withdraws to { $space }
moved-retreat = retreats to { $space }
log-overrun = { $seat } overruns the enemy at { $space }.
log-naval-battle-began = Naval battle: { $mover } is intercepted. Warships: { $warships }. Transports: { $transports }.
log-naval-round-began = Naval round { $round }: { $first } acts first.
log-tactics-drawn = { $seat } draws { $count ->
    [one] { $count } tactics card
   *[other] { $count } tactics cards
}.
log-tactics-played = { $seat } plays “{ $card }”.
log-tactics-lost = { $seat } loses “{ $card }”.
log-naval-attack = { $seat } attacks { $target }: { $roll }, { hits-n }{ $prize ->
    [true] , one of them a prize
   *[other] {""}
}.
log-naval-step = The fleet of { $seat } { $deed }{ $needed ->
    [0] {""}
   *[other] : { $roll }
}.
log-naval-battle-ended = The naval battle ends: { $how }. { $loser } loses.{ $prizes ->
    [0] {""}
   *[other] {" "}Prizes: { $prizes }.
}
log-naval-battle-ended-hidden = The naval battle ends: { $how }.{ $prizes ->
    [0] {""}
   *[other] {" "}Prizes: { $prizes }.
}
log-battle-began = Battle at { $space }: { $attacker } attacks. CUs: { $cus }. Commanders: { $generals }.
log-battle-cards = Battle cards: { $numbers }.
log-charged = Elephant charge of Carthage, { $die ->
    [0] {""}
   *[other] { $roll },{" "}
}{ $result }.
log-battle-card-played = { $seat } { $answer ->
    [true] answers with
   *[other] plays
} { $card ->
    [Reserve] { $card } as { $as_type }
   *[other] { $as_type }
}.
log-gave-up = { $seat } cannot or will not go on.
log-initiative-passed = { $seat } has the initiative.
log-battle-ended = { $loser } loses the battle at { $space } in round { $rounds }.
log-battle-ended-hidden = The battle at { $space } is broken off after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
log-casualties = Casualties of both sides: { $roll }{ $loss ->
    [0] , none
   *[other] {""}
}.
log-retreat-losses = Losses of { $seat } in the retreat: { $roll }{ $loss ->
    [0] , none
   *[other] {""}
}.
log-eliminated = { $seat } has no way out of { $space }.
log-siege-rolled = { $kind ->
    [tribe] { $seat } tries to subjugate { $space }
   *[other] { $seat } besieges { $space }
}: { $die } { $face }, { $points ->
    [0] no point
    [one] { $points } point
   *[other] { $points } points
}.
log-defended = { $seat } defends { $space } with determination and cancels { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-siege-points = { $kind ->
    [tribe] Subjugation of { $space }
   *[other] Siege of { $space }
}: { $points } of { $whole } points.
log-fell = { $space } falls to { $side }.
log-duty = { $seat } must remove { $count ->
    [one] { $count } PC
   *[other] { $count } PCs
}.
log-wintered-by-supply = { $seat } spends a supply train at { $space }.
log-winter-at-sea = Winter at sea for { $seat }: { $roll }{ $count ->
    [0] , no damage
   *[other] {""}
}.
log-isolated = { $seat } loses isolated PCs: { $spaces }.
log-points-counted = Political points: Rome { $rome }, Carthage { $carthage }.
log-chest-compared = War chest: Rome spent { $rome }, Carthage { $carthage }.
log-sued-for-peace = { $seat } sues for peace.
log-ended = { $winner } wins the war: { $how }.
log-stolen = { $seat } takes “{ $card }” from the opponent's hand.
log-stolen-hidden = { $seat } takes a card from the opponent's hand.

side-number = { $side } { $number }
load-nothing = no troops
roll-plain = rolled { $die }
roll-modified = rolled { $die }, { $named }: { $sum }
roll-against = { $roll }, needed { $needed } or less
roll-against-modified = { $roll }, needed { $needed } or less ({ $base }, { $named })
modifier-pass = pass
modifier-card = by the card
modifier-corvi = corvi
modifier-supremacy = naval supremacy
modifier-seamanship = seamanship
modifier-kyklos = Closed Circle
modifier-ram = Ram
modifier-swift-oars = Swift Oars
modifier-no-xanthippus = without Xanthippus

label-turn = Turn { $turn }
label-supremacy = Naval supremacy
label-seamanship = Seamanship
label-corvi = Corvi
label-miat = Miat
label-chest = Operations spent
label-chest-counted = { $count ->
    [one] Operation spent
   *[other] Operations spent
}
label-hand = Your cards
label-fleet = Warships: { $ready } seaworthy, { $damaged } damaged
label-points = Political points
stage-land = Battle at { $space }
stage-sea = Naval battle
stage-fleet = Fleet at sea
stage-attack = Round { $round }, { $seat } attacks { $target }: { hits-n }.
seal-activate = Activate
seal-raise = Raise
seal-points = Points
seal-build = Build
seal-training = Train
seal-event = Event
seal-discard = Discard

space-pisae = Pisae
space-volaterrae = Volaterrae
space-arretium = Arretium
space-volsinii = Volsinii
space-cosa = Cosa
space-roma = Roma
space-reate = Reate
space-praeneste = Praeneste
space-tarracina = Tarracina
space-capua = Capua
space-neapolis = Neapolis
space-nola = Nola
space-nuceria = Nuceria
space-aesernia = Aesernia
space-bovianum = Bovianum
space-beneventum = Beneventum
space-luceria = Luceria
space-canusium = Canusium
space-brundisium = Brundisium
space-tarentum = Tarentum
space-venusia = Venusia
space-paestum = Paestum
space-grumentum = Grumentum
space-thurii = Thurii
space-consentia = Consentia
space-croton = Croton
space-locri = Locri
space-rhegium = Rhegium
space-lilybaeum = Lilybaeum
space-drepanum = Drepanum
space-eryx = Eryx
space-segesta = Segesta
space-panormus = Panormus
space-selinus = Selinus
space-hippana = Hippana
space-thermae = Thermae
space-agrigentum = Agrigentum
space-heraclea-minoa = Heraclea Minoa
space-phintias = Phintias
space-enna = Enna
space-camarina = Camarina
space-mytistratum = Mytistratum
space-messana = Messana
space-mylae = Mylae
space-tyndaris = Tyndaris
space-tauromenium = Tauromenium
space-catana = Catana
space-centuripae = Centuripae
space-syracusae = Syracusae
space-lipara = Lipara
space-melite = Melita
space-cossyra = Cossyra
space-caralis = Caralis
space-sulci = Sulci
space-tharros = Tharros
space-olbia = Olbia
space-ilienses = Ilienses
space-aleria = Aleria
space-corsi = Corsi
space-palla = Palla
space-carthago = Carthago
space-utica = Utica
space-hippo-diarrhytus = Hippo Diarrhytus
space-tunes = Tunes
space-adys = Adys
space-clupea = Clupea
space-hadrumetum = Hadrumetum
space-leptis-minor = Leptis Minor
space-thapsus = Thapsus
space-thysdrus = Thysdrus
space-tacape = Tacape
space-sicca = Sicca
space-theveste = Theveste
space-cirta = Cirta
space-hippo-regius = Hippo Regius
space-igilgili = Igilgili
space-sitifis = Sitifis
space-saldae = Saldae
space-rusucurru = Rusucurru

province-etruria = Etruria
province-latium = Latium
province-campania = Campania
province-samnium = Samnium
province-apulia = Apulia
province-lucania = Lucania
province-bruttium = Bruttium
province-sicilia-occidentalis = Western Sicily
province-sicilia-meridionalis = Southern Sicily
province-sicilia-orientalis = Eastern Sicily
province-insulae = Lesser Islands
province-sardinia = Sardinia
province-corsica = Corsica
province-zeugitana = Zeugitana
province-byzacium = Byzacium
province-numidia-orientalis = Eastern Numidia
province-numidia-occidentalis = Western Numidia

general-caudex = Appius Claudius Caudex
general-flaccus = Marcus Fulvius Flaccus
general-messalla = Manius Valerius Messalla
general-crassus = Manius Otacilius Crassus
general-megellus = Lucius Postumius Megellus
general-duilius = Gaius Duilius
general-asina = Gnaeus Cornelius Scipio Asina
general-l-scipio = Lucius Cornelius Scipio
general-paterculus = Gaius Sulpicius Paterculus
general-caiatinus = Aulus Atilius Caiatinus
general-c-regulus = Gaius Atilius Regulus
general-m-regulus = Marcus Atilius Regulus
general-vulso = Lucius Manlius Vulso Longus
general-nobilior = Servius Fulvius Paetinus Nobilior
general-paullus = Marcus Aemilius Paullus
general-cotta = Gaius Aurelius Cotta
general-metellus = Lucius Caecilius Metellus
general-pulcher = Publius Claudius Pulcher
general-pullus = Lucius Iunius Pullus
general-catulus = Gaius Lutatius Catulus
general-hannibal-gisgo = Hannibal Gisgo
general-hanno = Hanno the Elder
general-boodes = Boodes
general-hamilcar = Hamilcar of Drepanum
general-hasdrubal = Hasdrubal son of Hanno
general-himilco = Himilco
general-adherbal = Adherbal
general-carthalo = Carthalo
general-xanthippus = Xanthippus
general-hamilcar-barca = Hamilcar Barca

battle-frontal-assault = Frontal Assault
battle-flank-left = Flank Left
battle-flank-right = Flank Right
battle-probe = Probe
battle-double-envelopment = Double Envelopment
battle-reserve = Reserve
tactics-ram = Ram
tactics-diekplous = Diekplous
tactics-boarding = Boarding
tactics-kyklos = Closed Circle
tactics-feint = Feint
tactics-swift-oars = Swift Oars
tactics-pursuit = Pursuit

card-65 = Grand Campaign
card-65-text = Activate up to 3 different generals one after another, whatever their strategy ratings, 4 MP each. No warship sails with two of them.
card-66 = Campaign by Land and Sea
card-66-text = Activate up to 2 different generals one after another, whatever their strategy ratings, 4 MP each. No warship sails with both.
card-67 = Spring Campaign
card-67-text = Activate up to 2 different generals one after another, whatever their strategy ratings, 4 MP each. No warship sails with both.
card-68 = Autumn Campaign
card-68-text = Activate up to 2 different generals one after another, whatever their strategy ratings, 4 MP each. No warship sails with both.
card-69 = Forced March
card-69-text = Activate 1 general of any strategy rating with 6 MP, at most 3 of them at sea.
card-70 = Night March
card-70-text = Activate 1 general of any strategy rating with 6 MP, at most 3 of them at sea.
card-71 = Relief Column
card-71-text = Activate 1 general of any strategy rating with 6 MP, at most 3 of them at sea.
card-72 = The Raven Bridge
card-72-text = Fit the corvi, then repair up to 4 Roman warships.
card-73 = The Stranded Quinquereme
card-73-text = Raise seamanship by 1 step (not above very good) and place 2 seaworthy Roman warships (10 at most). Then this card leaves the game.
card-74 = Benches on the Beach
card-74-text = Raise seamanship by 1 step and place 1 seaworthy Roman warship (10 at most).
card-75 = Allied Dockyards
card-75-text = A seaworthy warship for each of Tarentum, Neapolis and Rhegium that is Roman and not besieged, 2 at most.
card-76 = The Round Harbour
card-76-text = Place 3 seaworthy Carthaginian warships, if Carthage is not besieged.
card-77 = Old Sea Hands
card-77-text = Before a naval battle: Carthage draws 2 more tactics cards.
card-78 = The Rhodian's Run
card-78-text = Up to 2 supply trains and up to 1 CU into a besieged Carthaginian port city.
card-79 = Storm off Camarina
card-79-text = After an enemy sea leg is announced: a storm, modifier 0.
card-80 = Gale off Cape Hermaeum
card-80-text = After an enemy sea leg is announced: a storm, modifier +1.
card-81 = Equinoctial Squall
card-81-text = After an enemy sea leg is announced: a storm, modifier −1.
card-82 = Contrary Winds
card-82-text = After an enemy sea leg is announced: it does not take place. The army stays in port, its warships return to the pool, and that activation is over.
card-83 = The African Expedition
card-83-text = For the rest of the game Rome may sail to Africa. Rome may at once activate a general of any strategy rating with 4 MP. Then this card leaves the game.
card-84 = Treaty with Hiero
card-84-text = Open event, 3 boxes; a concession of Rome fills one. The third turns Syracusae Roman and ends every siege there; it can't be filled while a Carthaginian CU is in the space, inside or outside. The card leaves the game then, or when Syracusae becomes Roman in another way.
card-85 = Syracusae Wavers
card-85-text = Open event, 3 boxes; a concession of Carthage fills one. The third turns Syracusae Carthaginian and ends every siege there; it can't be filled while a Roman CU is in the space, inside or outside. The card leaves the game then, or when Syracusae becomes Carthaginian in another way.
card-86 = Hiero's Granaries
card-86-text = Up to 3 Roman supply trains in Syracusae, if it is Roman and not besieged.
card-87 = The Subscription Fleet
card-87-text = Open event, 3 boxes; a concession of Rome fills one. Whenever the third is filled: empty them and place 2 seaworthy Roman warships. It can't be filled while Rome has 10. The card stays open.
card-88 = Silver from the West
card-88-text = 4 points for repairs, concessions in the Miat and supply trains, 1 each.
card-89 = Libyan Revolt
card-89-text = Remove up to 2 Carthaginian PCs of your choice from normal spaces of Zeugitana and Byzacium that hold no Carthaginian CU.
card-90 = Numidian Rising
card-90-text = Remove up to 2 Carthaginian PCs of your choice from normal spaces of Numidia that hold no Carthaginian CU, or make 1 Carthaginian tribe there without a Carthaginian CU neutral.
card-91 = Numidian Princes
card-91-text = Place up to 3 Carthaginian PCs on neutral normal spaces of Numidia without a Roman CU.
card-92 = Hanno at Theveste
card-92-text = Open event, 2 boxes; a concession of Carthage fills one. With the second a Numidian tribe of your choice without a Roman CU becomes Carthaginian, and this card leaves the game. It can't be filled while there is no such tribe.
card-93 = Iberian Mercenaries
card-93-text = 2 CUs, divided as you like, in Carthago and with Carthaginian generals, not besieged.
card-94 = Celts and Ligurians
card-94-text = 2 CUs in one Carthaginian port of Sicily, Sardinia or Corsica that is not besieged and holds no Roman CU.
card-95 = Elephants from the Atlas
card-95-text = Up to 2 elephant CUs (4 in all) in Carthago, or with one Carthaginian general in Africa, not besieged.
card-96 = Elephant Panic
card-96-text = When a charge is declared: no roll, the elephants run amok.
card-97 = Spartan Drill
card-97-text = Before a land battle: Carthage gets 1 more battle card, 2 if Xanthippus has arrived.
card-98 = The Triple Line
card-98-text = Before a land battle: Rome gets 2 more battle cards.
card-99 = Ambush
card-99-text = Before a land battle in which you defend: 2 more battle cards.
card-100 = Courier Captured
card-100-text = Take a card at random from the opponent's hand.
card-101 = Scouts and Spies
card-101-text = Before a land battle: the opponent's battle cards are open to you.
card-102 = Traitor at the Gate
card-102-text = 1 siege point on a city that is not yours (not Roma, Carthago, Syracusae, Lilybaeum) before which your general stands with 3 CUs. No determined defence.
card-103 = Siege Works
card-103-text = One of your generals, of any strategy rating, makes 2 siege or subjugation attempts where he stands, one after the other; the second only if it is still allowed. He needs 3 CUs outside a city or tribe that is not yours, and does not move.
card-104 = Sortie
card-104-text = After a siege roll against your city with a CU inside: its points are not placed, the besieger loses 1 CU.
card-105 = Blockade Broken
card-105-text = Remove 1 siege point from one of your besieged port cities.
card-106 = Camp Fever
card-106-text = A space with at least 5 enemy CUs suffers attrition with +1. Supply does not help.
card-107 = Dearth
card-107-text = The opponent removes 2 supply trains; if he has fewer, those and 1 CU.
card-108 = Grain Convoy
card-108-text = Place up to 3 supply trains.
card-109 = Arrears of Pay
card-109-text = 1 CU is lost in each of up to 2 spaces outside Africa with at least 3 Carthaginian CUs.
card-110 = Mutiny of the Rowers
card-110-text = Carthage chooses: 1 or 2 seaworthy Roman warships become damaged.
card-111 = Slave Plot in Roma
card-111-text = Rome chooses: it loses 1 CU in Roma, or has 2 seaworthy warships damaged (its only one, if it has no more). Only what can be done can be chosen.
card-112 = The Proconsul Recalled
card-112-text = The proconsul leaves the game, which is no displacement. His CUs stay.
card-113 = A Cross for the Defeated
card-113-text = A Carthaginian general who lost a battle this turn is displaced; not Xanthippus or Hamilcar Barca.
card-114 = The Peace Party
card-114-text = A Carthaginian PC leaves the Miat, then a Roman one takes an empty seat.
card-115 = The War Party
card-115-text = Up to 3 free concessions in the Miat.
card-116 = The Drowned Chickens
card-116-text = Before a naval battle: Rome draws 2 tactics cards fewer.
card-117 = The Rostral Column
card-117-text = After a Roman victory at sea: place up to 2 Roman PCs as for OPS: on neutral spaces, or turning over Carthaginian PCs where a Roman CU stands.
card-118 = Raids on the Italian Coast
card-118-text = With naval supremacy: remove up to 3 Roman PCs of your choice from normal port spaces of Italy and Sicily that hold no Roman CU.
card-119 = Raids on the Punic Coast
card-119-text = With naval supremacy: remove up to 3 Carthaginian PCs of your choice from normal port spaces outside Italy that hold no Carthaginian CU.
card-120 = Samnite Unrest
card-120-text = Remove up to 2 Roman PCs of your choice from normal spaces of Samnium and Lucania that hold no Roman CU.
card-121 = Faliscan Revolt
card-121-text = Remove up to 2 Roman PCs of your choice from normal spaces of Etruria that hold no Roman CU.
card-122 = Sardinian Rising
card-122-text = Remove up to 2 Carthaginian PCs of your choice from normal spaces of Sardinia and Corsica that hold no Carthaginian CU.
card-123 = Envoys and Gold
card-123-text = Turn over up to 2 enemy PCs of your choice on normal spaces without enemy CUs, outside Latium and Zeugitana.
card-124 = Harsh Country
card-124-text = After an enemy army of 3 CUs or more has marched into a space it does not control: it suffers attrition, or loses a supply train that moves with it. Its owner chooses which.
label-fleet-column = Fleet
seat-column = Player

reason-activate = None of your generals has a strategy rating that this card reaches.
reason-raise = Needs 3 OPS and a place that is not besieged.
reason-build = Needs 3 OPS, a ship symbol and fewer than 10 warships.
reason-training = Needs 2 ship symbols; only Rome trains, until seamanship is very good.
ability-aristocrat = Aristocrat
ability-africanus = Africanus
ability-admiral = Admiral
ability-proconsul = Proconsul
label-ratings = strategy { $strategy }, battle { $battle }, naval { $naval }

# --- options
option-corvi_in_storms = Corvi are a burden in rough seas
option-corvi_in_storms-help = House rule: fitted corvi add 1 to the die of a Roman storm and of the Roman winter at sea. The aid lets Rome take them off, but names no price for keeping them.
option-islands_count = The Lesser Islands count as a province
option-islands_count-help = Lipara, Melita and Cossyra are a province like any other, which keeps the sides even. Without them (as in earlier versions of this site) Rome wins more often between strong players. Which provinces count is our addition.
option-supremacy_guards_ports = Naval supremacy guards ports
option-supremacy_guards_ports-help = House rule: PCs in ports are not isolated while their side has naval supremacy. The aid says nothing about it.

cards-title = The cards
cards-terms = Words on the cards
cards-strategy = The 60 strategy cards
cards-tactics = The 24 tactics cards
cards-battle = The 48 battle cards
cards-anybody = both
battle-type-text = The enemy must answer with the same card or a Reserve, or lose the battle (HM 14.7).
battle-double-envelopment-text = The enemy must answer with the same card or a Reserve, or lose the battle. Whoever answers it has the initiative (HM 14.8).
battle-reserve-text = Played as any other battle card (HM 14.5).
tactics-ram-text = Your attack this round +1.
tactics-diekplous-text = Your attack is read one column further right.
tactics-boarding-text = Your attack on warships, if it hits, sinks 1 more.
tactics-kyklos-text = The enemy's next attack −1; several add up.
tactics-feint-text = The enemy loses a tactics card at random.
tactics-swift-oars-text = Your die to regroup or escape this round −1.
tactics-pursuit-text = Stops an evasion or escape.

# --- what answers do
does-pass = Nothing happens, and the war goes on.
does-done = You stop here; what is left is lost.
does-all = Takes every general, as many CUs as may march together (10 at most) and their supply trains.
does-stop = The general stays here and his activation is over.
does-land = The fleet heads for this port; then you choose who is aboard.
does-siege = Ends the activation with a roll of the siege die: a city falls with 3 points, a tribe with 2.
does-attack = The general leads troops out of the city against the enemy in the field. A battle follows.
does-go-back = A roll against your general's battle rating: he returns to where he came from, or fights with one card fewer.
does-fight = The battle begins.
does-fight-alone = He sails without any CU or warship: there is no battle, he is displaced at once.
does-give-up-supremacy = The enemy gets naval supremacy, your fleet is back in its port and the activation is over.
does-warship = A seaworthy warship for your pool, 10 at most.
does-combat-unit = A CU instead of the warship; you choose where it goes.
does-recruit = Three points for one CU in your capital.
does-repair = Damaged warships become seaworthy.
does-miat-place = A concession: your PC takes an empty seat of the Miat.
does-miat-take = A concession: an enemy PC loses its seat in the Miat.
does-miat = The PC you must remove comes from your seats in the Miat.
does-train-lost = A supply train is used up and no die is rolled.
does-roll = A die for attrition: it may cost CUs.
does-seamanship = Roman seamanship rises one step: better attacks, and the way to Africa.
does-corvi = Fitted corvi add 1 to Roman attacks at sea and can take prizes.
does-rome-first = Rome plays the first card of this turn.
does-carthage-first = Carthage plays the first card of this turn.
does-into-city = Up to 5 CUs go behind the walls, the others stay in the field.
does-field = The troops stand in the open field.
does-city = Behind your own walls: room for 5 CUs, the rest is lost.
does-land-city = The army goes behind your own walls, where there is room for all of it.
does-avoid = A roll against your commander's battle rating: the army slips away, or fights with one card fewer.
does-stand = The army accepts battle.
does-warships = Each hit sinks a warship.
does-transports = Each hit drowns a CU and a supply train.
does-no-attack = This fleet does not attack.
does-reform = A roll against your Admiral's battle rating (1 without one): you draw a tactics card.
does-evade = Your fleet gets away without a roll, damaged, and the enemy gets naval supremacy; only a Pursuit card can stop it.
does-escape = A roll against your Admiral's battle rating (1 without one): your fleet gets away, damaged.
does-nothing = The fleet fights on.
does-pursue = Your Pursuit card stops them: the battle goes on.
does-charge = A success costs Rome a battle card for each elephant; but the elephants may run amok and cost Carthage the same.
does-no-charge = The elephants stay in the line and count as CUs.
does-withdraw = Breaks the battle off, unless the enemy stops it with a roll. You avoid the losses of a defeat and lose no PCs.
does-let-go = The enemy withdraws.
does-contest = A roll against your commander's battle rating: the withdrawal fails and you have the initiative.
does-counterattack = A roll against your commander's battle rating: the initiative is yours.
does-give-up = You lose the battle: casualties, retreat losses, and PCs for half of your losses.
does-space = Chooses { $space }.
does-march = Marches to { $space }; then you choose who goes along.
does-sail = Begins a sea leg towards { $space }; your opponent may intercept it or play a storm.
does-pc = Places your PC at { $space }, or flips an enemy PC where you have a CU.
does-train = A supply train for { $space }: it saves an army from winter attrition or harsh country.
does-general = Chooses { $general }.
does-count = Chooses { $number }.
does-play-activate = Use “{ $card }” to move a general whose strategy rating it reaches: 4 movement points.
does-play-raise = Use “{ $card }” for one CU with a general on your own ground, or in the capital.
does-play-points = Use “{ $card }” for points: PCs, repairs, concessions and supply trains, one each.
does-play-build = Use “{ $card }” for as many new warships as it has ship symbols.
does-play-training = Use “{ $card }” to raise Roman seamanship one step.
does-play-event = Carry out the event of “{ $card }”.
does-play-discard = Discard “{ $card }” unused; its value still counts for the war chest.
does-react = Play “{ $card }” now, out of turn.
does-box = A concession: your PC fills a box of the open event “{ $card }”.
does-battle = The enemy must answer { $card } with the same card or a Reserve, or lose the battle.
does-reserve = Plays a Reserve that counts as { $card }.
does-tactics = Plays { $card } for this round.
does-use-activate = Move a general whose strategy rating the card reaches.
does-use-raise = One CU; needs a card of value 3.
does-use-points = As many points as the card is worth.
does-use-build = A warship for each ship symbol; needs a card of value 3.
does-use-training = One step of Roman seamanship; needs two ship symbols.
does-use-event = Carry out the text of the card.
does-use-discard = Nothing happens.

# --- what words mean in a question
do-activate = Activate { $general }
does-activate = { $general } may march, sail and besiege with the available movement points.
do-nobody = Activate nobody
does-nobody = No general marches now.
do-proconsul = { $general } becomes proconsul
does-proconsul = { $general } stays on the map for this turn; all other Roman generals leave the game.
do-command = { $general } commands
does-command = The ratings of { $general } count for this stack.
do-companion = Take { $general } along
does-companion = { $general } goes along; then choose the number of CUs.
do-cus-along = { $number ->
    [one] { $number } CU goes along
   *[other] { $number } CUs go along
}
does-cus-along = { $number ->
    [0] No CU goes along, all stay.
    [one] { $number } of the CUs goes along, the others stay.
   *[other] { $number } of the CUs go along, the others stay.
}
do-cus-inside = { $number ->
    [one] { $number } CU into the city
   *[other] { $number } CUs into the city
}
does-cus-inside = { $number ->
    [0] No CU goes behind the walls.
    [one] { $number } of the CUs goes behind the walls.
   *[other] { $number } of the CUs go behind the walls.
}
do-elephants-along = { $number ->
    [one] { $number } elephant
   *[other] { $number } elephants
}
does-elephants-along = { $number ->
    [0] None of the CUs that go along are elephants.
    [one] One of the CUs that go along is an elephant CU.
   *[other] { $number } of the CUs that go along are elephant CUs.
}
do-trains-along = { $number ->
    [one] { $number } supply train
   *[other] { $number } supply trains
}
does-trains-along = { $number ->
    [0] No supply train goes along.
    [one] { $number } of the supply trains goes along.
   *[other] { $number } of the supply trains go along.
}
do-ships-along = { $number ->
    [one] { $number } warship
   *[other] { $number } warships
}
does-ships-along = { $number ->
    [0] No warship sails with the general; whoever intercepts the transports attacks them unopposed.
    [one] { $number } seaworthy warship sails with the general; it guards the transports and can take supremacy.
   *[other] { $number } seaworthy warships sail with the general; they guard the transports and can take supremacy.
}
does-ships-out = { $number ->
    [one] { $number } seaworthy warship sails out, and fights if the interception succeeds.
   *[other] { $number } seaworthy warships sail out, and fight if the interception succeeds.
}
do-elephants-lost = Lose { $number ->
    [one] { $number } elephant
   *[other] { $number } elephants
}
does-elephants-lost = { $number ->
    [0] None of the CUs lost are elephants.
    [one] One of the CUs lost is an elephant CU.
   *[other] { $number } of the CUs lost are elephants.
}
do-buy-off = Cancel { $number ->
    [one] { $number } point
   *[other] { $number } points
}
does-buy-off = { $number ->
    [0] No determined defence: the siege points are placed.
    [one] Determined defence: this siege point costs a CU and a supply train from inside.
   *[other] Determined defence: each of the { $number } siege points costs a CU and a supply train from inside.
}
do-deliver-trains = Bring { $number ->
    [one] { $number } supply train
   *[other] { $number } supply trains
}
does-deliver-trains = { $number ->
    [0] No supply train arrives.
    [one] { $number } supply train arrives by sea.
   *[other] { $number } supply trains arrive by sea.
}
do-deliver-cu = Bring { $number ->
    [one] { $number } CU
   *[other] { $number } CUs
}
does-deliver-cu = { $number ->
    [0] No CU arrives.
    [one] { $number } CU arrives by sea.
   *[other] { $number } CUs arrive by sea.
}
do-mutiny = Damage { $number ->
    [one] { $number } warship
   *[other] { $number } warships
}
does-mutiny = { $number ->
    [one] { $number } seaworthy Roman warship becomes damaged.
   *[other] { $number } seaworthy Roman warships become damaged.
}
do-intercept = Intercept with { $general }
does-intercept = A roll against the rating of { $general }; if it succeeds, there is a battle.
do-no-intercept = Let them pass
does-no-intercept = Nobody tries to intercept.
do-place-cu = A CU at { $space }
does-place-cu = A new CU joins your troops at { $space }.
do-take-field = Take the field at { $space }
does-take-field = The general joins the troops at { $space }.
do-go-to = Go to { $space }
does-go-to = The army leaves for { $space }.
do-target = Choose { $space }
does-target = The card takes effect at { $space }.
do-target-general = Choose { $general }
does-target-general = The card takes effect on { $general }.
do-target-pc = PC at { $space }
does-target-pc = The card takes effect on the PC at { $space }.
do-win-tribe = { $space } joins you
does-win-tribe = The tribe of { $space } becomes Carthaginian.
do-lose-cu = Lose a CU at { $space }
does-lose-cu = One CU at { $space } is lost.
do-lose-in-roma = Lose a CU in Roma
does-lose-in-roma = One CU in Roma is lost.
do-damage-two = Damage two warships
does-damage-two = Two seaworthy warships become damaged.
do-remove-pc = Remove the PC at { $space }
does-remove-pc = { $space } becomes neutral.
do-remove-train = Spend the supply train at { $space }
does-remove-train = A supply train at { $space } is lost.
do-give-train = Spend the supply train at { $space }
does-give-train = A supply train at { $space } is lost, and the enemy has 1 point less to spend.
do-keep-trains = Keep the supply trains
does-keep-trains = You spend no more trains; the enemy spends the remaining points.
do-no-more-generals = Nobody else
does-no-more-generals = The campaign ends here: no other general marches.
do-no-more-targets = No more targets
does-no-more-targets = The event ends with the targets you have chosen.
do-no-reaction = Play no card
does-no-reaction = You don't react; the card stays in your hand.
do-no-card = Play no tactics card
does-no-card = You keep your tactics cards for later rounds.
do-no-pursuit = Let them get away
does-no-pursuit = You keep your cards, and the battle is over.
do-no-counterattack = Do not roll
does-no-counterattack = The initiative stays with the enemy.
does-step = One step at a time: you choose who goes along.
does-journey-march = Everybody goes along: { cus-n }, { trains-n }.
does-journey-far = By way of { $path }. Everybody goes along: { cus-n }, { trains-n }.
does-journey-sail = Everybody goes aboard: { cus-n }, { trains-n }, { ships-n }. Your opponent may intercept the fleet or play a storm.
does-journey-battle = A battle if the enemy stands; battle cards: { $own } for you, { $enemy } for the enemy. Everybody goes along: { cus-n }, { trains-n }.

odds-no-loss = No loss
odds-storm = The storm causes losses
odds-intercept = The interception succeeds
odds-falls = The place falls at once
odds-point = At least one siege point
odds-hit = An attack hits
odds-battle = You win the battle
odds-roll = The roll succeeds
odds-charge = The charge breaks through

group-space = Spaces
group-march = March
group-sail = Sail
group-steps = Step by step
group-pc = Political control
group-train = Supply trains
group-general = Generals
group-count = Numbers
group-reserve = Play a Reserve
group-play-activate = Activate a general
group-play-event = Play an event
group-play-points = Spend points
group-play-raise = Raise troops
group-play-build = Build warships
group-play-training = Training at sea
group-play-discard = Discard a card

# --- figures, sheets, stage
label-op-points = Points
label-mp = Movement
label-turns = Turn
label-cards-column = Cards
label-cards-column-counted = { $count ->
    [one] Card
   *[other] Cards
}
label-cus = CUs
label-cus-counted = { $count ->
    [one] CU
   *[other] CUs
}
label-elephants = Elephants
label-elephants-counted = { $count ->
    [one] Elephant
   *[other] Elephants
}
label-warships = Warships
label-warships-counted = { $count ->
    [one] Warship
   *[other] Warships
}
label-damaged = Damaged
label-damaged-counted = { $count ->
   *[other] Damaged
}
label-trains = Trains
label-trains-counted = { $count ->
    [one] Train
   *[other] Trains
}
label-transports = Transports
label-ships-lost = Warships lost
label-cus-lost = CUs lost
label-battle-cards = Battle cards
label-tactics = Tactics cards
label-seamanship-step = Seamanship: { $step }
label-open-event = { $card }: { $filled } of { $boxes } boxes
label-winner = Winner
label-battle-hand = Your battle cards
label-tactics-hand = Your tactics cards
hint-hand = Tap a card to see what you can do with it.
hint-battle-hand = Tap a battle card to play it.
hint-tactics-hand = Tap a tactics card to play it.
hint-unfit = This card can't be played now. Tap it again to put it back.
note-cards = Strategy cards in hand; each is one play.
note-cities = Walled cities and tribes: { $spaces }.
note-trains = Supply trains, 12 at most: one saves an army a roll in winter.
note-chest = OPS of the cards used this turn; the side that has used less gets the difference as points (HM 20.7).
note-corvi = Fitted corvi: +1 to Roman attacks at sea, and prizes.
note-points = Provinces, Lilybaeum, naval supremacy and the Miat count one each (HM 20.2).
tells-general = Strategy { $strategy }, battle { $battle }, naval { $naval }. At { $space }.
tells-general-able = Strategy { $strategy }, battle { $battle }, naval { $naval }. { $abilities }. At { $space }.
tells-general-aboard = Strategy { $strategy }, battle { $battle }, naval { $naval }. At sea.
tells-general-able-aboard = Strategy { $strategy }, battle { $battle }, naval { $naval }. { $abilities }. At sea.
pile-events = Open events
pile-discard = Discards
pile-gone = Out of the game
stage-land-round = Battle at { $space }, round { $round }
stage-sea-round = Naval battle, round { $round }
stage-has-initiative = { $seat } has the initiative.
stage-supremacy = { $seat } has naval supremacy.
stage-lost = { $seat } has lost the battle.
stage-casualties = Casualties of each side so far: { $least } to { $most } CUs.
stage-flight = If { $card } decides, the loser loses { $least } to { $most } more CUs in the retreat.
stage-course = Course: { $path }. Aboard: { cus-n }, { trains-n }.
stage-naval-price = The loser removes a PC for every two warships lost.
source-commander = Commander
source-cus = CUs (10 at most)
source-allies = Allied provinces
source-latium = Latium
source-tribe = Own tribe
source-intercepted = Interception
source-failed = Failed to get away
source-events = Events
reckoning-over = Where the points come from
reckoning-now = If the war ended now
reckoning-lead = { $seat } would win, with more political points.
reckoning-tie = Equal points: { $seat } would win (HM 20.4).
reckoning-price = At the end of this turn { $seat } would have to remove PCs: { $count } of { $held }. A side that can't sues for peace.
reckoning-others = The fall of a capital ends the war at once.
reckoning-ended = { $seat } has won: { $how }.

# --- why not
why-not-withdraw = There is no way out, no general to lead it, or a withdrawal has just been stopped.
why-not-evade = Only the side with naval supremacy can evade.
why-not-transports = There are no enemy transports.
why-not-train-lost = There is no supply train with these troops.
why-not-repair = You have no damaged warship.
why-not-miat-place = All seats of the Miat are taken.
why-not-miat-take = The enemy has no PC in the Miat.
why-not-siege = An attempt needs { $least } movement points.
why-not-siege-enemy = Enemy troops stand in the field.
why-not-siege-cus = An attempt needs { $least } CUs.
why-not-siege-supremacy = This city can only be besieged with naval supremacy.
why-not-combat-unit = Needs 5 warships and a place for the CU.
why-not-window = This card can't be used at this moment, or its condition is not met.
why-not-match = You hold neither { $card } nor a Reserve.
why-not-event-side = Only { $side } can play this event.
why-not-event-reaction = A reaction: it is played out of turn ({ $window }).
why-not-event-effect = It would have no effect now.
why-not-pc-own = { $space } is already yours.
why-not-pc-city = { $space } is a city or tribe: it must be besieged.
why-not-pc-enemy = Enemy troops stand at { $space }.
why-not-pc-flip = The enemy PC at { $space } can only be flipped with a CU of yours there.
why-not-here = { $space } is not an answer to this question.
why-not-march-here = { $general } is already at { $space }.
why-not-march-far = { $general } can't get to { $space } in one go.
why-not-march-mp = { $space } costs { $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}; { $mp } left.
why-not-march-cus = { $general } can't go to { $space } with the CUs that he could take along.
label-times = { $card } × { $count }
state-side = { $side }
do-besiege = Besiege { $space }
do-subjugate = Subjugate { $space }
label-strategy = Strategy rating up to
note-supremacy = Naval supremacy: a political point, the first move in naval battles, the red siege die, and ports that can't be isolated.
