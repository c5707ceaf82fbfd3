hippodrome record 1
game: byzantium
rules: 3
seats: 3
option army_entry: "any_city"
option blocked_attacker: "destroyed"
option blocked_retreat: "ask"
option board: "delivered"
option bulgar_self_attack: true
option capital_plunder: 5
option civil_war_targets: "not_own"
option elite_limit: "per_box"
option fall_tiebreak: "both_sides"
option fleet_dice: "sea_cost"
option march: "link_by_link"
option two_player_passing: "extended"
option virtual_sea_retreat: true
name 0: Anna
name 1: Basil
name 2: Zoe
commitment: e81baa71d2ee1aa39b260c89a598f453dd3dbb63f67ab40085eb56b5726f7042
seed: 07

start > 3
2 move-arab
2 mecca
2 hira > 5 5 1
2 lose-move
2 lose-move
2 from-pool
0 move-arab
0 hira
0 baghdad > 6 3 2
0 lose-move
0 from-pool
1 move-arab
1 baghdad
1 basra > 5 6 2
1 lose-move
1 lose-move
1 from-pool
2 control
2 leucosia
2 from-losses
0 control
0 damascus
0 from-losses
1 control
1 nicaea
1 from-losses
2 control
2 jerusalem
2 from-losses
0 control
0 palmyra
0 from-losses
1 control
1 alexandria
1 from-losses
2 move-arab
2 palmyra
0 levy > 1 3 2 2 4
2 lose-main > 3 2 1
2 from-losses
0 control
0 thessalonica
0 from-losses
1 bulgars
1 thessalonica
1 from-pool
0 levy > 3 6 6 4 6 3 1 6
2 move-arab
2 mosul > 6 1 5
2 from-losses
0 move-arab
0 hamadan > 4 5 2
0 lose-main
0 lose-main
0 from-losses
1 control
1 mecca
1 from-pool
2 control
2 athens
2 from-losses
0 control
0 tarsus
0 from-losses
1 control
1 dyrrachium
1 from-losses
2 control
2 attalia
2 from-losses
0 control
0 candia
0 from-losses
1 control
1 edessa
1 from-losses
2 control
2 sinope
2 from-losses
0 control
0 caesarea
1 control
1 ancyra
1 from-losses
2 control
2 smyrna
0 caliph
0 from-losses
1 control
1 trebizond
2 control
2 adrianople
0 control
0 antioch
1 move-arab
1 hira
1 civil-war-arab
1 from-losses > 5 2
1 lose-main
1 from-losses
2 bulgars
2 dyrrachium
2 from-losses
1 levy > 2 6 1 6 1 6 4
0 move-arab
0 mosul
0 civil-war-arab
0 from-losses
2 retreat
2 hamadan > 6 4
0 lose-main
0 lose-main
1 emperor
2 control
2 tabuk
0 move-byzantine
0 palmyra > 5 1
0 lose-move
1 control
2 grow-arab
2 tabuk
0 move-arab
0 amida > 2 6
1 move-byzantine
1 smyrna
1 civil-war-byzantine
2 levy > 3 5 5 3 5 2 2 5 1
1 lose-move
2 grow-arab
2 tabuk
0 reinforce
0 into-arab-move
0 into-arab-move
0 into-arab-main
1 grow-byzantine
1 smyrna
2 reinforce
2 into-arab-move
2 stop
0 move-arab
0 edessa
1 levy > 2 6 6 5 1 4 3
0 lose-move
0 from-losses
1 move-arab
1 palmyra
0 retreat
0 damascus > 5
2 move-arab
2 ardabil > 5 5
2 from-losses
0 pass
1 pass
2 grow-arab
2 ardabil
0 caliph
0 from-losses
1 bulgars
1 athens
1 from-losses > 4 2
2 emperor
2 from-losses
0 reinforce
0 into-byzantine-move
0 from-losses
0 into-byzantine-move
0 from-losses
0 into-byzantine-main
0 from-losses
1 reinforce
1 into-arab-move
1 from-losses
1 into-byzantine-move
1 from-losses
1 stop
2 move-byzantine
2 alexandria
2 civil-war-byzantine
2 from-losses > 2 3 2
2 from-losses
0 build-mosque
1 move-arab
1 antioch > 3 5
1 from-losses
2 reinforce
2 into-arab-move
2 from-losses
2 into-arab-move
2 from-losses
2 stop
0 grow-byzantine
0 candia
0 from-losses
1 reinforce
1 into-arab-move
1 from-losses
1 into-arab-move
1 into-arab-main
2 move-arab
2 hamadan
2 civil-war-arab > 6 1
2 lose-move
0 move-byzantine
0 palmyra > 5
0 lose-main
0 from-losses
1 move-arab
1 tarsus > 2 3
2 reinforce
2 into-arab-move
2 into-arab-move
2 stop
0 move-byzantine
0 hira > 6
0 lose-main
1 move-arab
1 caesarea > 5 4
2 move-arab
2 baghdad
2 civil-war-arab > 1 1
2 from-losses
0 reinforce
0 into-byzantine-move
0 into-byzantine-move
0 stop
1 grow-arab
1 tarsus
2 grow-arab
2 ardabil
0 move-byzantine
0 basra > 1 4
0 lose-move
0 from-losses
1 grow-arab
1 tarsus
2 move-arab
2 hira > 5
0 grow-byzantine
0 caesarea
1 reinforce
1 into-arab-move
1 into-arab-move
1 into-arab-main
2 build-church
2 from-losses
0 pass
1 reinforce
1 into-arab-main
1 into-arab-main
1 stop
2 pass
1 move-arab
1 caesarea > 6 1 5
1 lose-move
1 from-losses
0 caliph
0 from-pool
1 build-mosque
1 from-pool
2 reinforce
2 into-byzantine-move
2 from-pool
2 into-byzantine-main
2 from-pool
2 into-arab-move
2 from-pool
0 emperor
0 from-pool
1 build-mosque
1 from-pool
2 move-byzantine
2 candia
2 civil-war-byzantine
2 from-pool > 3 1 3
2 from-pool
0 build-church
0 from-pool
1 build-church
1 from-pool
2 build-mosque
2 from-pool
0 tax
0 amount-9
0 amount-0
1 build-church
1 from-pool
2 build-mosque
2 from-pool
0 build-mosque
0 from-pool
1 build-church
1 from-pool
2 reinforce
2 into-arab-move
2 from-pool
2 into-arab-main
2 from-pool
2 into-arab-main
2 from-pool
0 build-mosque
0 from-pool
1 build-church
1 from-pool
2 move-arab
2 mecca
2 civil-war-arab
2 from-pool > 5 6
2 lose-move
2 from-pool
0 build-mosque
0 from-pool
1 grow-arab
1 antioch
1 from-pool
2 build-church
2 from-pool
0 reinforce
0 into-arab-move
0 from-pool
0 into-byzantine-move
0 from-pool
0 stop
1 grow-arab
1 caesarea
1 from-pool
2 build-church
2 from-pool
0 move-arab
0 antioch
0 civil-war-arab
0 from-pool > 5 4
0 from-pool
1 grow-arab
1 medina
1 from-pool
2 build-church
2 from-pool
0 move-byzantine
0 hira > 3
0 from-pool
1 grow-byzantine
1 smyrna
1 from-pool
2 build-church
2 from-pool
0 grow-byzantine
0 hira
0 from-losses
1 tax
1 amount-3
1 amount-0
2 reinforce
2 into-arab-move
2 from-pool
2 stop
0 pass
1 build-mosque
1 from-pool
2 move-arab
2 basra > 3
2 from-pool
1 pass
2 pass

scores: 75 82 94
ranking: 2 | 1 | 0
