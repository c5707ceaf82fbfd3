hippodrome record 1
game: byzantium
rules: 1
seats: 4
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
name 3: Zofia
commitment: e81baa71d2ee1aa39b260c89a598f453dd3dbb63f67ab40085eb56b5726f7042
seed: 07

start > 3
2 move-arab
2 tabuk
2 alexandria > 5 5 1
2 lose-main
2 lose-move
2 from-pool
3 move-arab
3 tabuk
3 jerusalem > 6 3 2
3 lose-move
3 from-pool
0 move-arab
0 jerusalem
0 damascus > 5 6 2
0 lose-move
0 lose-move
0 from-pool
1 move-arab
1 mecca
1 hira > 1 3 2
1 from-pool
2 control
2 nicaea
2 from-losses
3 control
3 tarsus
3 from-losses
0 fleet-byzantine
0 from-losses
1 move-arab
1 mecca
1 stop
1 civil-war-arab
1 from-losses > 2 4
1 lose-move
1 from-byzantine-main
2 control
2 thessalonica
2 from-losses
3 control
3 palmyra
3 from-losses
0 control
0 leucosia
0 from-byzantine-elite
1 fortify
1 hira
2 move-byzantine
2 ancyra
2 civil-war-byzantine
2 from-losses > 3 2
2 from-losses
3 control
3 athens
3 from-byzantine-levy
0 move-arab
0 antioch > 1 3
0 from-byzantine-main
1 bulgars
1 adrianople > 6 6
2 bulgars
2 constantinople
2 from-byzantine-move > 4 6 3 1 6
3 control
3 caesarea
3 from-losses
0 tax
0 amount-7
0 amount-0
1 reinforce
1 into-byzantine-main
1 from-losses
1 stop
2 control
2 sinope
2 from-losses
3 grow-arab
3 mecca
3 from-byzantine-elite
0 move-arab
0 palmyra
3 levy > 6 1 5 4 5 2 5
0 from-losses
1 control
1 trebizond
1 from-losses
2 move-arab
2 leucosia
0 intervene
2 withdraw
2 move-arab
2 candia
0 let-pass > 2 2
2 from-losses
3 move-arab
3 alexandria
3 stop
3 civil-war-arab
3 from-byzantine-move > 6 1
3 lose-main
0 control
0 attalia
0 from-losses
1 control
1 dyrrachium
1 from-losses
2 control
2 medina
3 control
3 smyrna
3 from-losses
0 control
0 edessa
0 from-byzantine-levy
1 move-arab
1 basra > 6 1 6
1 lose-main
1 lose-move
1 from-losses
2 fleet-arab
3 caliph
0 fortify
0 leucosia
0 from-losses
1 reinforce
1 into-arab-move
1 into-byzantine-main
1 from-byzantine-elite
1 stop
2 tax
2 amount-5
2 amount-0
3 control
0 emperor
1 tax
1 amount-4
1 amount-3
2 reinforce
2 into-arab-move
2 from-pool
2 into-arab-move
2 from-losses
2 into-arab-levy
2 from-losses
3 grow-byzantine
3 sinope
0 build-mosque
0 from-losses
1 move-arab
1 baghdad > 4 6 4
1 from-losses
2 move-arab
2 alexandria
2 candia
0 intervene
2 withdraw
2 move-arab
2 alexandria > 5 1
2 lose-move
3 grow-byzantine
3 caesarea
0 move-byzantine
0 candia
2 levy > 2 6 3 5
0 lose-main > 5
0 lose-main
1 move-byzantine
1 caesarea
2 grow-arab
2 alexandria
2 from-losses
3 move-byzantine
3 antioch > 3
0 reinforce
0 into-arab-move
0 from-arab-main
0 into-arab-main
0 from-byzantine-levy
0 stop
1 move-byzantine
1 amida > 5 2
1 from-byzantine-main
2 grow-arab
2 candia
2 from-losses
3 tax
3 amount-2
3 amount-4
0 move-arab
0 mosul > 2 5 1
0 from-losses
1 reinforce
1 into-byzantine-levy
1 from-losses
1 stop
2 pass
3 pass
0 pass
1 pass
2 tax
2 amount-2
2 amount-0
3 move-arab
3 leucosia
0 retreat
0 attalia > 2 6 6 5
0 caliph
0 from-losses
1 fleet-byzantine
1 from-losses
2 bulgars
2 thessalonica
2 from-losses
2 no-levy > 1 4 3
3 grow-byzantine
3 smyrna
3 from-losses
0 emperor
0 from-losses
1 fleet-arab
1 from-losses
2 bulgars
2 athens > 5 5
3 fortify
3 tarsus
3 from-losses
0 move-byzantine
0 tarsus
0 civil-war-byzantine
0 from-pool > 5 4 2
1 tax
1 amount-1
1 amount-0
2 civil-war-arab
3 retreat
3 candia
1 block
3 jerusalem > 2 3
3 reinforce
3 into-arab-move
3 from-arab-main
3 into-arab-move
3 stop
0 reinforce
0 into-byzantine-move
0 from-pool
0 into-arab-move
0 from-losses
0 into-byzantine-levy
0 from-losses
1 reinforce
1 into-arab-move
1 from-byzantine-main
1 into-arab-move
1 from-losses
1 into-arab-main
1 from-losses
2 grow-byzantine
2 ancyra
2 from-losses
3 move-arab
3 damascus
3 stop
0 reinforce
0 into-byzantine-move
0 from-losses
0 into-arab-move
0 from-losses
0 into-arab-levy
1 grow-arab
1 candia
1 from-losses
2 reinforce
2 into-arab-move
2 stop
3 reinforce
3 into-arab-move
3 into-arab-main
3 into-byzantine-move
3 from-byzantine-main
0 move-arab
0 baghdad
0 stop
1 move-arab
1 hamadan > 2 3 5
1 lose-move
1 from-arab-main
2 move-arab
2 jerusalem
2 stop
3 move-byzantine
3 leucosia
0 grow-arab
0 alexandria
1 grow-arab
1 mosul
1 from-losses
2 civil-war-arab > 6 1
2 from-losses
3 tax
3 amount-2
3 amount-0
0 fortify
0 mosul
1 pass
2 build-church
3 move-arab
3 palmyra
0 reinforce
0 into-byzantine-main
0 from-losses
0 into-byzantine-main
0 into-byzantine-main
2 reinforce
2 into-arab-move
2 into-arab-elite
2 stop
3 build-church
3 from-losses
0 reinforce
0 into-byzantine-main
0 into-byzantine-move
0 stop
2 pass
3 pass
0 move-byzantine
0 constantinople
0 candia > 5 2 3
0 lose-move
0 from-losses
2 amount-1
1 caliph
1 from-pool
2 move-arab
2 tabuk
2 stop
3 civil-war-arab
0 levy > 6 5 4 1 1 1
0 civil-war-arab
0 from-losses > 4 5
0 lose-move
0 from-byzantine-move
1 fleet-arab
1 from-pool
2 emperor
2 from-pool
3 reinforce
3 into-byzantine-move
3 from-pool
3 into-byzantine-move
3 from-pool
3 into-byzantine-main
3 from-pool
0 reinforce
0 into-byzantine-move
0 from-pool
0 into-byzantine-move
0 from-pool
0 into-byzantine-main
0 from-pool
1 tax
1 amount-3
1 amount-3
2 reinforce
2 into-byzantine-move
2 from-pool
2 into-byzantine-move
2 from-pool
2 into-arab-move
3 move-byzantine
3 damascus > 6 1
3 lose-move
3 from-pool
0 grow-byzantine
0 edessa
0 from-pool
1 grow-byzantine
1 trebizond
1 from-losses
2 move-byzantine
2 caesarea
2 civil-war-byzantine
2 from-byzantine-main > 5 3 1
2 lose-main
3 fortify
3 smyrna
3 from-pool
0 move-byzantine
0 smyrna
1 pass
2 bulgars
2 dyrrachium
1 levy > 3 5 6 5 4 3 3 2
3 grow-arab
3 palmyra
0 build-church
0 from-pool
2 fortify
2 sinope
2 from-pool
3 build-church
3 from-losses
0 move-byzantine
0 candia
2 move-byzantine
2 tarsus
3 grow-arab
3 hira
0 reinforce
0 into-byzantine-move
0 from-pool
0 stop
2 grow-arab
2 alexandria
3 pass
0 move-byzantine
0 athens > 2 3 6 6 2 3 6
0 from-pool
2 pass
0 pass

scores: 62 50 54 56
ranking: 0 | 3 | 2 | 1
