hippodrome record 1
game: byzantio
rules: 1
seats: 3
option advance_may_stay: true
option campaign_limit: "after_removal"
option campaign_removal: "coupled"
option crossoff_order: "simultaneous"
option espionage_target: "current"
option famine_rolls: "per_garrison"
option forfeit: "stuck_only"
option hidden_events: true
option muster_may_be_empty: true
option plague_destination: "any_other"
option replacement_announced: true
option replacement_penalty_mode: "flat"
option replacement_province: "distinct"
option small_cities: "always"
option turn_order: "by_roll"
name 0: Anna
name 1: Basil
name 2: Zoe
commitment: 97a16b8242b395ddd93944954a8609f49ea054674e041475db86bc2fc8c01889
seed: ec07

start
0 be-phokas
1 be-aggelos
2 be-doukas
0 write-trapezous
0 write-amaseia
0 write-kaisareia
0 write-ikonion
0 write-theodosioupolis
0 write-tarsos
0 write-ankyra
0 confirm
1 write-theodosioupolis
1 write-trapezous
1 write-melitene
1 write-ikonion
1 write-amaseia
1 write-antioch
1 write-gangra
1 confirm
2 write-sinope
2 write-gangra
2 write-ankyra
2 write-melitene
2 write-cherson
2 write-ikonion
2 write-nikaia
2 confirm > 8 2 6
0 campaign
0 go-cha
0 place-trapezous
2 campaign
2 go-che
2 place-cherson
1 campaign
1 go-ana
1 place-ikonion
0 campaign
0 go-cap
0 place-kaisareia
2 campaign
2 go-pap
2 place-gangra
1 campaign
1 go-cap
1 place-melitene
0 campaign
0 go-arm
0 place-amaseia
2 campaign
2 go-arm
2 place-sinope
1 campaign
1 go-ibe
1 place-theodosioupolis
0 bribe
0 target-ikonion-aggelos > 6
2 campaign
2 go-cap
2 place-melitene
1 campaign
1 go-cap
1 place-melitene
0 bribe
0 target-theodosioupolis-aggelos > 4
2 campaign
2 go-buk
2 place-ankyra
1 bribe
1 target-trapezous-phokas > 1 plague 5
0 cross-negotiate
1 cross-negotiate
2 cross-negotiate
0 bribe
0 target-theodosioupolis-aggelos > 1
2 campaign
2 go-ops
2 place-nikaia
1 bribe
1 target-trapezous-phokas > 5
0 campaign
0 go-cha
0 place-trapezous
2 campaign
2 go-ana
2 place-ikonion
1 campaign
1 go-cha
1 place-trapezous
0 campaign
0 go-ibe
0 place-theodosioupolis
2 muster
2 place-ikonion
1 campaign
1 go-ibe
1 place-theodosioupolis
0 negotiate
0 target-trapezous-aggelos
0 give-ikonion
1 refuse > 1
2 bribe
2 target-melitene-aggelos > 8
1 campaign
1 go-cap
1 place-melitene
0 negotiate
0 target-trapezous-aggelos
0 give-ikonion
1 refuse > 6
2 bribe
2 target-melitene-aggelos > 1
1 campaign
1 go-ana
1 place-ikonion > earthquake 5
0 cross-expel
1 cross-negotiate
2 cross-negotiate
0 campaign
0 go-cha
0 place-trapezous
2 muster
2 place-ikonion
1 bribe
1 target-amaseia-phokas > 6
0 campaign
0 go-arm
0 place-amaseia
2 bribe
2 target-melitene-aggelos > 8
1 campaign
1 go-cap
1 place-melitene
0 muster
0 place-amaseia
2 expel
2 target-ikonion-aggelos > 3
1 campaign
1 go-arm
1 place-amaseia
0 muster
0 place-amaseia
2 expel
2 target-ikonion-aggelos > 5
1 negotiate
1 target-trapezous-phokas
1 give-ikonion
0 refuse > 2
0 expel
0 target-amaseia-aggelos > 3
2 advance
2 go-pap
1 negotiate
1 target-trapezous-phokas
1 give-ikonion
0 refuse > 4 succession
0 keep
0 confirm
1 keep
1 confirm
2 keep
2 confirm
0 cross-negotiate
1 cross-expel
2 cross-negotiate
0 expel
0 target-amaseia-aggelos > 2
2 muster
2 place-gangra
1 expel
1 target-ikonion-doukas > 4
0 advance
0 go-cap
2 expel
2 target-kaisareia-phokas > 8
1 expel
1 target-amaseia-phokas > 3
0 muster
0 place-kaisareia
2 campaign
2 go-cap
2 place-kaisareia
1 advance
1 go-cap
0 muster
0 place-kaisareia
2 negotiate
2 target-melitene-aggelos
2 give-kaisareia
1 refuse > 1
1 muster
1 nothing
0 campaign
0 go-ant
0 place-tarsos
2 muster
2 place-kaisareia
1 muster > famine 2 7 6 7 8
0 cross-muster
1 cross-muster
2 cross-muster
0 advance
0 go-cap
2 muster
2 place-melitene
1 muster
0 campaign
0 go-buk
0 place-ankyra
2 advance
2 go-hel
1 advance
1 go-cap
0 muster
0 place-ankyra
2 advance
2 go-bul
1 muster
0 campaign
0 go-pap
0 place-gangra
2 advance
2 go-par
1 muster
0 go-dyr
2 go-che
1 go-cap
0 go-cap
2 go-pap
1 go-cap
0 guess-melitene
0 guess-melitene
1 guess-melitene
1 guess-trapezous
2 guess-trapezous
2 guess-melitene

scores: 36 33 44
ranking: 2 | 0 | 1
