hippodrome record 1
game: byzantium
rules: 1
seats: 2
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
commitment: 4368fae0dec7d18912db0a068450263553f3b6691f7de849c95b216ad708c20c
seed: 7e

start > 1
0 move-arab
0 mecca
0 hira > 3 2 1
0 from-arab-move
1 build-church
1 from-losses
0 move-arab
0 palmyra > 5 5 6
0 lose-move
0 lose-main
0 lose-main
0 from-arab-main
1 control
1 leucosia
1 from-pool
0 control
0 mecca
0 from-losses
1 build-church
0 fortify
0 mecca
1 control
1 nicaea
0 control
0 adrianople
0 from-losses
1 tax
1 amount-2
1 amount-0
0 caliph
1 move-arab
1 palmyra
1 damascus > 4 6 1
1 lose-move
1 lose-move
1 from-losses
0 control
0 athens
0 from-losses
1 fleet-byzantine
0 tax
0 amount-1
0 amount-0
1 move-arab
1 antioch > 5 1
1 lose-main
1 from-losses
0 control
0 alexandria
0 from-losses
1 control
1 thessalonica
0 bulgars
0 adrianople
0 retreat
0 constantinople
0 no-levy > 1 1
1 control
1 edessa
0 move-byzantine
0 alexandria
1 control
1 attalia
0 fleet-arab
1 control
1 medina
1 from-losses
0 move-byzantine
0 candia
0 civil-war-byzantine
0 from-pool > 3 5
0 lose-elite
0 from-losses
1 control
1 from-losses
0 emperor
0 from-losses
1 move-arab
1 tarsus > 3 1
0 bulgars
0 constantinople
0 levy > 5 1 4 3 5 3 5 6 6 4
1 move-byzantine
1 candia
0 control
0 jerusalem
1 move-byzantine
1 alexandria
0 move-arab
0 antioch
0 civil-war-arab > 3
1 pass
0 pass
1 caliph
1 from-byzantine-main
0 control
0 smyrna
0 from-losses
1 reinforce
1 into-byzantine-move
1 from-losses
1 into-byzantine-elite
1 from-losses
1 into-byzantine-move
1 from-losses
0 tax
0 amount-1
0 amount-0
1 civil-war-byzantine
1 from-losses > 2 1 5
1 lose-move
1 from-losses
0 control
0 ancyra
0 from-losses
1 grow-arab
1 tarsus
1 from-losses
0 control
0 sinope
0 from-losses
1 bulgars
1 thessalonica
1 no-levy > 5 6 3
0 control
0 caesarea
0 from-byzantine-main
1 reinforce
1 into-byzantine-levy
1 from-losses
1 into-arab-move
1 into-byzantine-levy
0 control
0 trebizond
0 from-losses
1 tax
1 amount-1
1 amount-0
0 reinforce
0 into-arab-move
0 from-arab-main
0 into-arab-move
0 from-losses
0 stop
1 move-arab
1 caesarea > 4 6
1 from-losses
0 reinforce
0 into-byzantine-elite
0 into-byzantine-move
0 into-arab-main
0 from-losses
1 control
0 move-arab
0 damascus
0 civil-war-arab
0 from-losses > 1 6
0 lose-move
0 from-arab-main
1 fleet-arab
0 emperor
1 grow-byzantine
1 dyrrachium
0 move-byzantine
0 athens
1 reinforce
1 into-arab-move
1 stop
0 grow-arab
0 hira
1 grow-arab
1 tabuk
0 bulgars
0 thessalonica
1 levy > 1 5 5 5 1 4
1 move-arab
1 ancyra > 5 5
0 fleet-byzantine
1 reinforce
1 into-arab-move
1 into-byzantine-elite
1 stop
0 fortify
0 hira
1 grow-byzantine
1 alexandria
0 reinforce
0 into-byzantine-move
0 into-byzantine-levy
0 stop
1 pass
0 move-byzantine
0 candia
0 pass
1 caliph
1 from-pool
0 build-church
0 from-pool
1 fleet-byzantine
1 from-byzantine-elite
0 emperor
0 from-pool
1 reinforce
1 into-byzantine-move
1 from-pool
1 into-byzantine-main
1 from-byzantine-elite
1 into-byzantine-main
1 from-arab-main
0 reinforce
0 into-byzantine-move
0 from-pool
0 into-byzantine-main
0 from-losses
0 into-arab-elite
0 from-pool
1 move-byzantine
1 jerusalem
1 civil-war-byzantine
1 from-losses
0 levy > 5 6 4 4 4
1 lose-move > 5 1 1
1 lose-elite
1 from-pool
0 build-mosque
0 from-pool
1 grow-byzantine
1 attalia
1 from-arab-move
0 build-mosque
0 from-arab-main
1 build-mosque
1 from-pool
0 fleet-arab
1 grow-arab
1 tabuk
1 from-pool
0 grow-arab
0 mecca
1 grow-arab
1 caesarea
1 from-pool
0 bulgars
0 thessalonica
1 levy > 2 4 6 5 6 2 6 6
1 pass
0 build-church
0 from-byzantine-main
0 bulgars
0 thessalonica > 6 2 1
0 grow-byzantine
0 candia
0 from-byzantine-move
0 tax
0 amount-1
0 amount-2
0 reinforce
0 into-arab-main
0 into-arab-elite
0 into-arab-move
0 reinforce
0 into-byzantine-main
0 from-pool
0 into-arab-main
0 into-arab-move
0 move-arab
0 leucosia
1 intervene
0 withdraw
0 move-arab
0 leucosia > 3 4
0 lose-main > 6 6 1
0 lose-main
0 lose-main
1 block
0 reinforce
0 into-arab-move
0 stop
0 reinforce
0 into-arab-move
0 into-arab-levy
0 stop
0 pass

scores: 87 86
ranking: 0 | 1
