hippodrome record 1
game: byzantio
rules: 2
seats: 3
option advance_may_stay: true
option campaign_limit: "after_removal"
option campaign_removal: "coupled"
option crossoff_order: "turn_order"
option espionage_target: "current"
option famine_rolls: "per_garrison"
option forfeit: "free"
option hidden_events: false
option muster_may_be_empty: true
option plague_destination: "any_other"
option replacement_announced: false
option replacement_penalty_mode: "flat"
option replacement_province: "distinct"
option small_cities: "four_players_only"
option turn_order: "clockwise"
name 0: Anna
name 1: Basil
name 2: Zoe
commitment: 97a16b8242b395ddd93944954a8609f49ea054674e041475db86bc2fc8c01889
seed: ec07

start
0 be-komnenos
1 be-aggelos
2 be-doukas
0 write-ankyra
0 write-kaisareia
0 write-amaseia
0 write-gangra
0 write-amorion
0 write-nikaia
0 write-trapezous
0 confirm
1 write-amaseia
1 write-kaisareia
1 write-theodosioupolis
1 write-trapezous
1 write-gangra
1 write-antioch
1 write-ankyra
1 confirm
2 write-amaseia
2 write-gangra
2 write-kaisareia
2 write-ankyra
2 write-amorion
2 write-nikaia
2 write-cherson
2 confirm > 8 2 6
0 campaign
0 go-buk
0 place-ankyra
1 advance
1 go-cap
2 campaign
2 go-ops
2 place-nikaia
0 campaign
0 go-cap
0 place-kaisareia
1 campaign
1 go-arm
1 place-amaseia
2 campaign
2 go-ana
2 place-amorion
0 campaign
0 go-pap
0 place-gangra
1 campaign
1 go-cha
1 place-trapezous
2 campaign
2 go-cap
2 place-kaisareia
0 campaign
0 go-cap
0 place-kaisareia
1 campaign
1 go-ibe
1 place-theodosioupolis
2 bribe
2 target-amaseia-aggelos > 6
0 bribe
0 target-amaseia-doukas > 4
1 bribe
1 target-amaseia-doukas > 1
2 campaign
2 go-pap
2 place-gangra > 8
0 cross-negotiate
1 cross-negotiate
2 cross-negotiate
0 campaign
0 go-arm
0 place-amaseia
1 bribe
1 target-amaseia-komnenos > 5
2 campaign
2 go-arm
2 place-amaseia
0 muster
0 place-amaseia
1 bribe
1 target-ankyra-komnenos > 1
2 muster
2 place-amaseia
0 bribe
0 target-amorion-doukas > 5
1 campaign
1 go-cap
1 place-kaisareia
2 campaign
2 go-pap
2 place-gangra
0 expel
0 target-amaseia-doukas > 1
1 muster
1 place-kaisareia
2 bribe
2 target-ankyra-komnenos > 8
0 bribe
0 target-ankyra-doukas > 6
1 expel
1 target-kaisareia-komnenos > 1
2 campaign
2 go-buk
2 place-ankyra > 1 5
0 cross-negotiate
1 cross-negotiate
2 cross-negotiate
0 expel
0 target-amaseia-doukas > 6
1 expel
1 target-kaisareia-komnenos > 8
2 bribe
2 target-amaseia-komnenos > 3
0 campaign
0 go-cap
0 place-kaisareia
1 muster
1 place-kaisareia
2 negotiate
2 target-amaseia-komnenos
2 give-ankyra
0 refuse > 5
0 campaign
0 go-arm
0 place-amaseia
1 expel
1 target-kaisareia-komnenos > 2
2 campaign
2 go-ana
2 place-amorion
0 campaign
0 go-cha
0 place-trapezous
1 campaign
1 go-ant
1 place-antioch
2 negotiate
2 target-amaseia-komnenos
2 give-amorion
0 refuse > 3
0 muster
0 place-trapezous
1 negotiate
1 target-gangra-doukas
1 give-trapezous
2 refuse > 4
2 muster
2 place-amorion
0 keep
0 confirm
1 keep
1 confirm
2 keep
2 confirm
0 cross-negotiate
1 cross-negotiate
2 cross-expel
0 expel
0 target-kaisareia-aggelos > 4
1 advance
1 go-cap
2 campaign
2 go-ops
2 place-nikaia
0 negotiate
0 target-amorion-doukas
0 give-trapezous
2 refuse > 2
1 campaign
1 go-cha
1 place-trapezous
2 expel
2 target-amaseia-komnenos > 4
0 muster
0 place-trapezous
1 campaign
1 go-arm
1 place-amaseia
2 advance
2 go-pap
0 advance
0 go-buk
1 advance
1 go-cap
2 campaign
2 go-arm
2 place-amaseia
2 remove-komnenos
0 campaign
0 go-ana
0 place-amorion
1 campaign
1 go-arm
1 place-amaseia
1 remove-doukas
2 expel
2 target-amaseia-aggelos > 8 3
0 cross-muster
1 cross-muster
2 cross-muster
0 campaign
0 go-ops
0 place-nikaia
1 muster
1 place-amaseia
2 advance
2 go-cap
0 advance
0 go-ana
1 muster
1 nothing
2 muster
2 nothing
0 muster
0 nothing
1 campaign
1 go-pap
1 place-gangra
2 muster
2 nothing
0 muster
0 nothing
1 muster
1 place-gangra
2 muster
2 nothing
0 advance
0 go-pel
1 advance
1 go-cap
2 advance
2 go-cap
0 advance
0 go-hel
1 campaign
1 go-arm
2 advance
2 go-cap
0 guess-amaseia
0 guess-amaseia
1 guess-amaseia
1 guess-amorion
2 guess-amorion
2 guess-amaseia

scores: 43 48 13
ranking: 1 | 0 | 2
