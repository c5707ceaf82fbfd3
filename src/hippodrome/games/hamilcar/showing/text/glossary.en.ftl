# What the terms of Hamilcar mean. A term is found in a text wherever one of its words stands.

term-cu = CU
term-cu-words = CU, CUs
term-cu-text = A combat unit, one point of troops. Ten at most march or sail with a general (HM 3.6).

term-pc = PC
term-pc-words = PC, PCs
term-pc-text = A marker of political control on a space or in the Miat. A side that can't remove as many as it must has lost (HM 3.1).

term-mp = MP
term-mp-words = MP
term-mp-text = Movement points: 4 for an activated general, 6 on a forced march (HM 9.1).

term-ops = OPS
term-ops-words = OPS
term-ops-text = The number on a strategy card: which general it moves, or how many points it gives (HM 7.3).

term-pp = PP
term-pp-words = PP
term-pp-text = Political points, counted at the end of a turn: provinces, Lilybaeum, naval supremacy and the Miat (HM 20.2).

term-strategy-card = Strategy card
term-strategy-card-words = strategy card, strategy cards
term-strategy-card-text = Played one by one in turn, each for one purpose: a general, points, ships, troops or its event (HM 7.3).

term-strategy-rating = Strategy rating
term-strategy-rating-words = strategy rating
term-strategy-rating-text = The OPS a card needs to activate this general; lower is better (HM 7.3).

term-battle-rating = Battle rating
term-battle-rating-words = battle rating
term-battle-rating-text = How good a general is: cards in battle, and the die up to which he intercepts, avoids battle and takes the initiative (HM 14.3).

term-naval-rating = Naval rating
term-naval-rating-words = naval rating
term-naval-rating-text = The die up to which an Admiral intercepts a fleet (HM 8.11).

term-activate = Activate
term-activate-words = activate, activates, activated, activation
term-activate-text = A general may march, sail, fight and besiege with his movement points. A battle ends it (HM 9.1).

term-admiral = Admiral
term-admiral-words = Admiral, Admirals
term-admiral-text = May bring his army away from a battle by sea, regroups and escapes better, and gives Rome a reform (HM 8.11).

term-aristocrat = Aristocrat
term-aristocrat-words = Aristocrat
term-aristocrat-text = A general who costs his side as many PCs as his battle rating if he is displaced (HM 8.9).

term-africanus = Africanus
term-africanus-words = Africanus
term-africanus-text = A Roman who may land in Africa, whatever the seamanship (HM 8.10).

term-consul = Consul
term-consul-words = consul, consuls
term-consul-text = Rome gets two new ones each turn. Rome may not voluntarily leave one with fewer than 3 CUs (HM 8.7).

term-proconsul = Proconsul
term-proconsul-words = proconsul
term-proconsul-text = The one Roman general who stays for another turn (HM 6.8).

term-displaced = Displaced
term-displaced-words = displaced, displacement
term-displaced-text = A general leaves the map, usually because his last CU is lost. A Roman is gone, a Carthaginian may come back (HM 8.8).

term-walled = Walled city
term-walled-words = walled city, walled cities
term-walled-text = Changes hands only by siege or event, has room for 5 CUs and keeps PCs from isolation (HM 3.2).

term-tribe = Tribe
term-tribe-words = tribe, tribes
term-tribe-text = A place without walls that is subjugated with 2 siege points (HM 16.6).

term-capital = Capital
term-capital-words = capital, capitals
term-capital-text = Rome or Carthage. Whoever loses it has lost the war (HM 20.1).

term-province = Province
term-province-words = province, provinces
term-province-text = You control it with more than half of its spaces. Each counts a point at the end of a turn (HM 20.2).

term-besieged = Besieged
term-besieged-words = besieged
term-besieged-text = A city with a siege point on it, and all that is inside. Nobody gets in or out by sea (HM 3.9).

term-siege = Siege
term-siege-words = siege, sieges, siege point, siege points, siege die
term-siege-text = For 3 MP you roll a special die, red with naval supremacy, else white. At 3 points a city falls (HM 16.1).

term-defence = Determined defence
term-defence-words = determined defence
term-defence-text = The besieged side may give up a CU and a train from inside the city to cancel a siege point (HM 16.5).

term-train = Supply train
term-train-words = supply train, supply trains, train, trains
term-train-text = Saves a stack from attrition in winter and pays for a determined defence (HM 18.4).

term-warship = Warship
term-warship-words = warship, warships
term-warship-text = Lies in your pool, not on the map, seaworthy or damaged; you own ten at most (HM 3.10).

term-seaworthy = Seaworthy
term-seaworthy-words = seaworthy
term-seaworthy-text = A warship that can sail and fight (HM 3.10).

term-damaged = Damaged
term-damaged-words = damaged
term-damaged-text = A warship that must be repaired for 1 point before it sails again (HM 7.5).

term-transport = Transport
term-transport-words = transport, transports
term-transport-text = Carries a CU and a train over the sea. It can't fight, and sinks with what it carries (HM 10.4).

term-supremacy = Naval supremacy
term-supremacy-words = naval supremacy, supremacy
term-supremacy-text = Exactly one side has it: first move and a card at sea, the red siege die, safe ports, a political point (HM 10.12).

term-seamanship = Seamanship
term-seamanship-words = seamanship
term-seamanship-text = How well Romans sail: poor, moderate, good, very good. It affects attacks at sea and access to Africa (HM 12.1).

term-corvi = Corvi
term-corvi-words = corvi
term-corvi-text = Boarding bridges on all Roman ships or on none: +1 in attacks and prizes, but dangerous in storms unless that option is off (HM 12.3).

term-prize = Prize
term-prize-words = prize, prizes
term-prize-text = An enemy warship taken by means of corvi; Rome gets it damaged after the battle (HM 11.9).

term-storm = Storm
term-storm-words = storm, storms
term-storm-text = A die with the card's modifier, +1 with corvi unless that option is off. Each hit takes a warship, a CU and a train of the fleet at sea (HM 18.6).

term-intercept = Intercept
term-intercept-words = intercept, intercepts, intercepted, interception, interceptions
term-intercept-text = A general moves against an enemy who enters a space or sails by, on a die up to his rating (HM 13.1).

term-avoid = Avoid battle
term-avoid-words = avoid battle, avoids battle, avoid the battle
term-avoid-text = The defender leaves before a fight, on a die up to his commander's battle rating (HM 13.6).

term-overrun = Overrun
term-overrun-words = overrun, overruns
term-overrun-text = Five CUs or more remove a single CU without a general, and march on (HM 9.5).

term-initiative = Initiative
term-initiative-words = initiative
term-initiative-text = Whoever has it plays a battle card, which the other must match or lose the battle (HM 14.7).

term-battle-card = Battle card
term-battle-card-words = battle card, battle cards
term-battle-card-text = Dealt anew for each land battle, up to 15: for the commander, the CUs and the allies around (HM 14.3).

term-tactics-card = Tactics card
term-tactics-card-words = tactics card, tactics cards
term-tactics-card-text = Drawn anew for each naval battle: for supremacy and the commander's battle rating (HM 11.5).

term-amok = Run amok
term-amok-words = run amok, runs amok, ran amok
term-amok-text = Elephants that charge and roll 1 or less cost Carthage a battle card for each of them (HM 14.6).

term-withdraw = Withdraw
term-withdraw-words = withdraw, withdraws, withdrawal
term-withdraw-text = Leaving a battle with the initiative, without losing it, unless the enemy stops you (HM 15.1).

term-regroup = Regroup
term-regroup-words = regroup, regroups, regrouping
term-regroup-text = Draws a tactics card in a naval battle, on a die up to an Admiral's battle rating (HM 11.11).

term-attrition = Attrition
term-attrition-words = attrition
term-attrition-text = Losses on passes and in winter: one die in a table, by the number of CUs (HM 18.1).

term-isolated = Isolated
term-isolated-words = isolated, isolation
term-isolated-text = A PC with no way over land to an own city, tribe or CU is removed at the end of the turn (HM 19.2).

term-miat = Miat
term-miat-words = Miat
term-miat-text = The council of Carthage with six seats. Its PCs bring Carthage troops and generals; the side with more gets a point (HM 17.5).

term-concession = Concession
term-concession-words = concession, concessions
term-concession-text = For 1 point: a seat in the Miat, an enemy PC out of it, or a box of an own open event (HM 7.6).

term-open-event = Open event
term-open-event-words = open event, open events
term-open-event-text = Lies before its owner with boxes that concessions fill. When the last is full, it happens (HM 21.5).

term-reaction = Reaction card
term-reaction-words = reaction card, reaction cards, reaction, reactions
term-reaction-text = An event played in the other's turn, at the moment it names (HM 21.2).

term-chest = War chest
term-chest-words = war chest
term-chest-text = Opened last each turn: the side that played fewer OPS may spend the difference (HM 20.7).

term-peace = Sue for peace
term-peace-words = sue for peace, sues for peace, suing for peace
term-peace-text = A side that can't remove all the PCs it must has lost the war (HM 17.8).
