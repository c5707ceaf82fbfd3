hippodrome record 1
game: byzantium
rules: 3
seats: 2
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
commitment: 694c5125101a1d75afb568c7e8f3d05760e77d16b93e9bf7d4a470c65bf54f6f
seed: 2e

start > 1
0 fleet-arab
0 from-byzantine-main
1 caliph
1 from-pool
0 bulgars
0 strengthen
0 from-byzantine-elite
1 grow-arab
1 tabuk
1 from-arab-move
0 bulgars
0 adrianople > 6 6
1 reinforce
1 into-arab-main
1 into-arab-elite
1 into-arab-levy
0 fleet-byzantine
0 from-losses
1 move-arab
1 tabuk
1 mecca
1 civil-war-arab > 5 3
1 lose-main
1 from-byzantine-move
0 tax
0 amount-4
0 amount-1
1 control
1 smyrna
1 from-arab-elite
0 control
0 athens
0 from-losses
1 move-byzantine
1 attalia
1 civil-war-byzantine
1 from-byzantine-levy > 5 5
1 lose-main
1 lose-elite
0 fortify
0 from-pool
1 move-arab
1 hira > 6 5 1
0 move-arab
0 tabuk
0 medina
0 civil-war-arab
0 from-pool > 3
0 from-byzantine-move
1 fortify
1 smyrna
1 from-arab-levy
0 control
0 antioch
0 from-byzantine-levy
1 control
1 candia
1 from-arab-main
0 emperor
0 from-losses
1 control
1 damascus
1 from-losses
0 build-mosque
1 control
1 nicaea
0 move-arab
0 hira
1 tax
1 amount-1
1 amount-0
0 move-byzantine
0 candia
1 grow-byzantine
1 tarsus
0 grow-arab
0 mecca
1 grow-arab
1 hira
1 from-arab-main
0 move-arab
0 palmyra > 4 6 6
1 pass
0 pass
1 bulgars
1 constantinople
1 from-byzantine-main > 2 2 4 5 6
0 fleet-byzantine
0 from-arab-main
1 bulgars
1 thessalonica
1 from-byzantine-levy > 3 6 2
0 grow-arab
0 medina
0 from-losses
1 control
1 alexandria
1 from-arab-main
0 reinforce
0 into-byzantine-main
0 into-byzantine-move
0 into-byzantine-move
1 fleet-arab
0 fortify
0 antioch
1 grow-byzantine
1 antioch
1 from-byzantine-main
0 move-byzantine
0 athens
1 grow-arab
1 mecca
0 move-byzantine
0 thessalonica > 4 5 6 1 1 2
1 grow-byzantine
1 ancyra
1 from-arab-main
0 control
0 ancyra
1 emperor
1 from-arab-main
0 caliph
1 move-byzantine
1 antioch
1 civil-war-byzantine
1 from-arab-main
0 no-levy > 1 2 2 1
1 damascus
0 control
0 sinope
1 control
1 tarsus
0 control
0 caesarea
1 control
1 trebizond
0 reinforce
0 into-arab-levy
0 into-arab-levy
0 stop
1 fortify
1 trebizond
0 reinforce
0 into-byzantine-main
0 into-arab-main
0 into-byzantine-levy
1 grow-arab
1 palmyra
0 control
0 edessa
1 tax
1 amount-13
1 amount-13
0 tax
0 amount-3
0 amount-0
1 build-mosque
1 from-losses
0 build-mosque
1 reinforce
1 into-byzantine-main
1 from-losses
1 into-arab-levy
1 from-losses
1 into-byzantine-main
1 from-pool
0 reinforce
0 into-arab-levy
0 into-byzantine-elite
0 stop
1 control
1 attalia
1 from-byzantine-main
0 reinforce
0 into-arab-elite
0 into-byzantine-main
0 stop
1 reinforce
1 into-byzantine-move
1 from-arab-levy
1 into-byzantine-levy
1 from-byzantine-move
0 reinforce
0 into-byzantine-move
1 pass
0 move-byzantine
0 thessalonica > 5 2 2 6 5 6 4
0 lose-main
0 lose-main
0 lose-main > 4 6
0 lose-elite
1 fleet-byzantine
1 from-byzantine-levy
0 tax
0 amount-16
0 amount-4
1 build-church
1 from-losses
0 fleet-arab
0 from-byzantine-levy
1 caliph
1 from-losses
0 grow-byzantine
0 edessa
0 from-losses
1 emperor
1 from-losses
0 bulgars
0 dyrrachium
0 from-losses > 3 3
1 reinforce
1 into-arab-elite
1 from-pool
1 into-arab-main
1 from-arab-elite
1 into-byzantine-levy
1 from-pool
0 grow-byzantine
0 sinope
0 from-arab-levy
1 bulgars
1 constantinople
1 from-byzantine-main
1 levy > 5 4 3 3 1 4 6 4 3
0 control
0 leucosia
0 from-arab-main
1 build-church
1 from-arab-main
0 build-church
0 from-byzantine-main
1 control
1 tabuk
1 from-losses
0 grow-arab
0 medina
0 from-byzantine-levy
1 move-arab
1 tabuk
0 build-church
0 from-arab-levy
1 tax
1 amount-6
1 amount-10
0 grow-arab
0 from-losses
1 reinforce
1 into-byzantine-levy
1 into-arab-levy
1 from-pool
1 into-byzantine-main
1 from-arab-levy
0 reinforce
0 into-arab-main
0 from-losses
0 into-arab-move
0 from-arab-main
0 into-arab-main
0 from-arab-levy
1 control
1 from-pool
0 move-arab
0 hira
0 civil-war-arab
0 from-arab-elite > 2 1 1
1 build-church
1 from-pool
0 reinforce
0 into-arab-elite
0 from-losses
1 reinforce
1 into-arab-elite
1 from-byzantine-levy
1 into-byzantine-move
1 from-pool
1 stop
0 pass
1 reinforce
1 into-byzantine-move
1 from-arab-elite
1 into-byzantine-levy
1 from-byzantine-move
1 into-arab-main
1 move-byzantine
1 jerusalem
1 build-church
1 from-byzantine-levy
1 reinforce
1 into-byzantine-levy
1 into-byzantine-elite
1 into-byzantine-move
1 move-byzantine
1 damascus
1 reinforce
1 into-byzantine-elite
1 into-arab-levy
1 into-byzantine-levy
1 reinforce
1 into-byzantine-main
1 into-byzantine-move
1 into-arab-move
1 reinforce
1 into-arab-move
1 into-byzantine-move
1 into-arab-levy
1 move-arab
1 medina
1 stop
1 move-byzantine
1 palmyra
0 fight > 2 5 1 1 3 4 5 6 2
1 lose-elite
1 lose-elite
1 lose-main
0 lose-main
1 move-byzantine
1 palmyra
0 retreat > 6 1 3
1 civil-war-arab > 1 3 2
1 tabuk
1 move-arab
1 medina
1 reinforce
1 into-byzantine-move

scores: 77 68
ranking: 0 | 1
