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
name 1: Ben
name 2: Cleo
commitment: 957ab9ef2c4894d0f04b00f1ba2f7f4c424932ec5fc88ed294be4721b8728f83
seed: 68

start > 3
2 move-arab
2 medina
2 jerusalem > 3 1 1
2 from-pool
0 tax
0 amount-6
0 amount-0
1 emperor
1 from-byzantine-elite
2 fortify
2 from-byzantine-main
0 fleet-arab
0 from-pool
1 move-arab
1 jerusalem
1 tabuk
1 stop
2 move-arab
2 damascus > 4 5 6
2 lose-move
2 from-byzantine-levy
0 build-mosque
0 from-byzantine-elite
1 civil-war-arab
1 from-losses > 2
2 fleet-byzantine
2 from-losses
0 bulgars
0 strengthen
0 from-byzantine-levy
0 for-arab
1 bulgars
1 thessalonica > 1 6 5
2 control
2 palmyra
2 from-byzantine-levy
0 move-arab
0 damascus
0 stop
0 stop
1 grow-byzantine
1 edessa
1 from-arab-main
2 move-byzantine
2 antioch
2 stop
0 civil-war-arab
0 from-losses
2 retreat > 4 1
0 lose-main
0 from-arab-main
1 move-arab
1 mecca
2 grow-byzantine
2 ancyra
2 from-pool
0 grow-arab
0 medina
1 move-arab
1 basra > 1 6 4
1 from-byzantine-main
2 civil-war-byzantine
2 from-pool > 2 2
2 from-byzantine-elite
0 move-arab
0 damascus
1 control
1 smyrna
1 from-pool
2 move-byzantine
2 tarsus
0 move-arab
0 leucosia
2 intervene
0 go-on > 3 2 6 6 5
2 block
1 caliph
2 grow-arab
2 jerusalem
2 from-losses
0 build-church
0 from-byzantine-move
1 move-byzantine
1 nicaea
2 reinforce
2 into-byzantine-main
2 from-arab-main
2 into-byzantine-levy
2 from-pool
2 into-arab-main
0 control
0 medina
1 move-byzantine
1 sinope
2 tax
2 amount-1
2 amount-0
0 control
0 attalia
0 from-byzantine-main
1 control
1 edessa
1 from-byzantine-levy
2 grow-arab
2 damascus
0 control
0 leucosia
0 from-byzantine-main
1 tax
1 amount-5
1 amount-2
2 reinforce
2 into-byzantine-elite
2 from-losses
2 into-byzantine-levy
2 into-byzantine-main
0 move-byzantine
0 smyrna
1 fortify
1 edessa
1 from-losses
2 pass
0 pass
1 control
1 athens
1 from-losses
2 amount-0
2 amount-0
2 civil-war-byzantine > 6 1
2 lose-main
2 attalia
0 bulgars
0 adrianople
0 from-byzantine-levy > 3 6
1 fleet-arab
1 from-arab-main
2 grow-byzantine
2 antioch
0 emperor
0 from-pool
1 bulgars
1 dyrrachium
1 from-byzantine-levy > 5 1
2 control
2 sinope
0 control
0 caesarea
0 from-pool
1 tax
1 amount-8
1 amount-13
2 fleet-byzantine
0 build-church
1 caliph
1 from-losses
2 grow-byzantine
2 sinope
0 reinforce
0 into-arab-move
0 from-losses
0 stop
1 reinforce
1 into-byzantine-main
1 from-losses
1 into-byzantine-main
1 from-losses
1 into-byzantine-main
1 from-arab-main
2 grow-arab
2 medina
0 move-arab
0 jerusalem
0 alexandria
1 build-church
1 from-pool
2 grow-arab
2 tabuk
0 reinforce
0 into-arab-elite
0 into-byzantine-elite
0 into-byzantine-levy
1 build-church
1 from-pool
2 grow-arab
2 damascus
0 move-arab
0 damascus
1 reinforce
1 into-byzantine-main
1 from-arab-main
1 into-arab-move
1 from-arab-main
1 into-byzantine-elite
2 tax
2 amount-3
2 amount-3
0 tax
0 amount-3
0 amount-4
1 reinforce
1 into-arab-main
1 into-arab-move
1 into-arab-move
2 reinforce
2 into-byzantine-levy
2 from-byzantine-main
2 into-arab-move
2 from-arab-main
2 into-arab-move
0 control
0 nicaea
0 from-losses
1 fortify
1 basra
2 move-arab
2 damascus
2 stop
0 reinforce
0 into-byzantine-levy
0 into-arab-levy
0 from-byzantine-levy
0 into-byzantine-main
1 move-arab
1 basra
2 civil-war-arab
0 fight > 5 2 6 6
2 lose-move > 2 5 2
2 from-byzantine-elite
0 fortify
0 leucosia
1 control
1 candia
2 control
2 tarsus
0 reinforce
0 into-byzantine-main
0 into-byzantine-move
0 into-byzantine-elite
1 reinforce
1 into-byzantine-levy
1 into-arab-levy
1 into-byzantine-move
2 reinforce
2 into-arab-levy
2 stop
0 reinforce
0 into-byzantine-move
0 into-byzantine-elite
0 into-byzantine-move
1 move-byzantine
1 nicaea
2 control
2 mecca
0 move-byzantine
0 sinope
1 reinforce
1 into-byzantine-levy
1 into-arab-move
2 control
2 alexandria
0 reinforce
0 into-arab-move
0 stop
1 move-arab
1 hira > 2 3 2
2 reinforce
2 into-byzantine-elite
0 move-arab
0 damascus
0 stop
0 civil-war-arab
2 retreat
2 levy > 4
1 pass
2 move-byzantine
2 leucosia
0 reinforce
0 into-arab-main
0 into-byzantine-levy
0 into-arab-move
2 pass
0 move-arab
0 damascus
0 antioch
2 no-levy > 6 2
1 civil-war-byzantine
1 from-byzantine-levy
0 levy > 2 2 1 4 4 4
1 lose-main
1 lose-main > 6 2 5
1 lose-main
1 lose-main
1 ancyra
2 fleet-arab
2 from-byzantine-elite
0 fleet-byzantine
0 from-pool
1 tax
1 amount-1
1 amount-1
2 bulgars
2 constantinople
2 from-arab-main > 4 2 2 4 3

scores: 16 19 23
ranking: 2 | 1 | 0
