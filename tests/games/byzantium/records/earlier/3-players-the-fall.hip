hippodrome record 1
game: byzantium
rules: 1
seats: 3
option army_entry: "any_city"
option blocked_attacker: "destroyed"
option board: "delivered"
option bulgar_self_attack: true
option capital_plunder: 5
option civil_war_targets: "not_own"
option elite_limit: "per_action"
option fall_tiebreak: "both_sides"
option fleet_dice: "sea_cost"
option two_player_passing: "extended"
option virtual_sea_retreat: true
name 0: Jacek
name 1: Andrzej
name 2: Szymon
commitment: 0e4034f633ba7ad6aaaa0936741305f8c007a229275485bf99045450fca5e80a
seed: 27

start > 3
2 move-arab
2 tabuk
2 alexandria > 5 3 2
2 lose-move
2 from-pool
0 grow-byzantine
0 antioch
0 from-losses
1 grow-byzantine
1 athens
1 from-losses
2 control
2 antioch
2 from-losses
0 fleet-arab
0 from-pool
1 move-arab
1 alexandria
1 jerusalem > 3 5 1
1 lose-move
1 from-pool
2 control
2 mecca
2 from-arab-move
0 fleet-byzantine
0 from-byzantine-levy
1 control
1 nicaea
1 from-losses
2 control
2 palmyra
2 from-byzantine-levy
0 control
0 dyrrachium
0 from-pool
1 emperor
1 from-losses
2 control
2 athens
2 from-arab-main
0 move-arab
0 mecca
0 hira > 3 2 1
0 from-byzantine-main
1 control
1 thessalonica
1 from-losses
2 build-church
0 build-church
0 from-losses
1 control
1 sinope
1 from-byzantine-levy
2 grow-arab
2 alexandria
2 from-byzantine-elite
0 move-arab
0 palmyra
2 levy > 4 3 3 6
0 lose-move > 4 3 6
0 lose-main
0 lose-main
0 from-pool
1 reinforce
1 into-arab-move
1 from-byzantine-levy
1 into-byzantine-main
1 into-byzantine-main
2 tax
2 amount-1
2 amount-0
0 control
0 leucosia
1 move-arab
1 alexandria
1 leucosia
0 intervene
1 withdraw
1 tax
1 amount-3
1 amount-0
2 control
2 attalia
0 move-arab
0 damascus > 5 6 4
0 lose-move
0 from-pool
1 move-byzantine
1 constantinople
2 bulgars
2 thessalonica
2 from-arab-main > 5 2 4
0 bulgars
0 strengthen
0 from-losses
1 caliph
1 from-byzantine-elite
2 control
2 candia
0 control
0 ancyra
1 move-arab
1 tabuk
1 medina
1 civil-war-arab
1 from-losses > 3
1 from-pool
2 move-arab
2 leucosia
0 intervene
2 withdraw
2 control
2 tarsus
0 control
0 trebizond
1 move-byzantine
1 candia
1 civil-war-byzantine > 4 1
2 control
2 edessa
0 tax
0 amount-1
0 amount-0
1 move-arab
1 mecca
1 civil-war-arab
1 from-losses > 3 5
2 fortify
2 alexandria
0 control
0 caesarea
1 pass
2 control
2 tabuk
0 fortify
0 palmyra
0 from-losses
2 move-arab
2 leucosia
0 let-pass
0 levy > 5 3 4 1 1 5 6
0 reinforce
0 into-arab-move
0 from-losses
2 pass
0 move-arab
0 jerusalem
1 caliph
1 from-losses
2 build-church
2 from-losses
0 bulgars
0 athens
0 from-byzantine-move > 4 6 1
1 control
1 adrianople
1 from-losses
2 control
2 from-losses
0 emperor
0 from-losses
1 fleet-byzantine
1 from-losses
2 bulgars
2 dyrrachium
2 from-byzantine-main
0 retreat
0 lose-move > 3 6
0 tax
0 amount-14
0 amount-3
1 fleet-arab
2 build-mosque
2 from-byzantine-move
0 civil-war-arab
0 from-byzantine-elite > 3 4
0 from-arab-main
1 reinforce
1 into-arab-move
1 into-byzantine-move
1 from-arab-move
1 into-arab-move
2 fortify
2 tabuk
0 build-mosque
0 from-losses
1 move-arab
1 medina
2 reinforce
2 into-byzantine-move
2 from-arab-main
2 into-byzantine-levy
2 from-pool
2 into-byzantine-main
2 from-losses
0 fortify
0 caesarea
0 from-losses
1 grow-arab
1 mecca
2 move-byzantine
2 tarsus
0 build-mosque
0 from-byzantine-main
1 reinforce
1 into-byzantine-move
1 stop
2 reinforce
2 into-arab-elite
2 into-byzantine-move
2 stop
0 build-mosque
1 grow-byzantine
1 sinope
2 move-byzantine
2 ancyra
2 civil-war-byzantine > 5 3
2 lose-move
0 grow-byzantine
0 caesarea
0 from-byzantine-main
1 reinforce
1 into-byzantine-main
1 into-byzantine-levy
1 into-arab-levy
2 grow-arab
2 leucosia
0 grow-arab
0 hira
1 move-byzantine
1 leucosia
2 retreat
2 alexandria
1 block > 6 5 6 2 5
1 lose-move > 4 6 6
2 pass
0 reinforce
0 into-byzantine-elite
0 from-losses
1 reinforce
1 into-arab-move
1 into-byzantine-main
1 into-byzantine-main
0 pass
1 reinforce
1 into-byzantine-move
1 into-byzantine-move
1 into-byzantine-main
2 caliph
2 from-pool
0 emperor
0 from-arab-main
1 tax
1 amount-2
1 amount-0
2 build-mosque
2 from-pool
0 grow-byzantine
0 tarsus
0 from-pool
1 move-byzantine
1 athens > 6 2 1 6 2 4
1 lose-move
2 build-mosque
0 reinforce
0 into-byzantine-elite
0 from-pool
0 into-arab-main
0 from-pool
0 stop
1 reinforce
1 into-byzantine-move
1 from-pool
1 into-byzantine-move
1 from-arab-move
1 stop
2 tax
2 amount-1
2 amount-1
0 grow-byzantine
0 trebizond
0 from-pool
1 move-byzantine
1 leucosia > 3 4 4
1 lose-main
1 lose-move
2 bulgars
2 from-pool
0 retreat
1 levy > 2 2 4 4 3 4
0 bulgars
0 from-pool
0 retreat
0 antioch > 2 1 3 6 6

scores: 30 17 29
ranking: 0 | 2 | 1
