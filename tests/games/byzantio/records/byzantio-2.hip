hippodrome record 1
game: byzantio
rules: 2
seats: 2
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
commitment: 5c2b4b027d46135add46332cda5bbd3a0fe782642a64c020c61e4eeb06f4448e
seed: eb07

start
0 be-aggelos
1 be-phokas
0 write-gangra
0 write-cherson
0 write-amaseia
0 write-ankyra
0 write-kaisareia
0 write-trapezous
0 write-theodosioupolis
0 confirm
1 write-constantinople
1 write-cherson
1 write-gangra
1 write-nikaia
1 write-ankyra
1 write-kaisareia
1 write-amorion
1 confirm > 1 1 4 6
1 campaign
1 go-pap
1 place-gangra
0 advance
0 go-cap
1 campaign
1 go-che
1 place-cherson
0 campaign
0 go-arm
0 place-amaseia
1 campaign
1 go-thr
1 place-constantinople
0 campaign
0 go-pap
0 place-gangra
1 campaign
1 go-ops
1 place-nikaia
0 campaign
0 go-cap
0 place-kaisareia
1 campaign
1 go-buk
1 place-ankyra
0 campaign
0 go-pap
0 place-gangra > 6
1 cross-negotiate
0 cross-negotiate
1 campaign
1 go-ana
1 place-amorion
0 bribe
0 target-cherson-phokas > 7
1 bribe
1 target-cherson-aggelos > 7
0 bribe
0 target-cherson-phokas > 6
1 bribe
1 target-cherson-aggelos > 8
0 bribe
0 target-cherson-phokas > 6
1 bribe
1 target-cherson-aggelos > 6
0 campaign
0 go-che
0 place-cherson
1 campaign
1 go-cap
1 place-kaisareia
0 muster
0 place-cherson > 1
1 cross-negotiate
0 cross-negotiate
1 muster
1 place-kaisareia
0 advance
0 go-cap
1 expel
1 target-cherson-aggelos > 5
0 muster
0 place-kaisareia
1 expel
1 target-cherson-aggelos > 3
0 campaign
0 go-cha
0 place-trapezous
1 expel
1 target-cherson-aggelos > 7
0 campaign
0 go-ibe
0 place-theodosioupolis
1 negotiate
1 target-gangra-aggelos
1 give-amorion
0 refuse > 8
0 negotiate
0 target-cherson-phokas
0 give-amorion
1 refuse > 8
0 keep
0 confirm
1 keep
1 confirm
1 cross-muster
0 cross-expel
1 campaign
1 go-pap
1 place-gangra
0 expel
0 target-kaisareia-phokas > 7
1 campaign
1 go-cap
1 place-kaisareia
0 campaign
0 go-cap
0 place-kaisareia
1 muster
1 place-kaisareia
0 campaign
0 go-buk
0 place-ankyra
1 campaign
1 go-buk
1 place-ankyra
0 expel
0 target-kaisareia-phokas > 6
1 negotiate
1 target-cherson-aggelos
1 give-ankyra
0 refuse > 7
0 muster
0 place-ankyra > 6
1 cross-advance
0 cross-negotiate
1 muster
1 place-ankyra
0 campaign
0 go-pap
0 place-gangra
1 advance
1 go-buk
0 muster
0 place-gangra
1 muster
1 nothing
0 muster
0 nothing
1 muster
1 nothing
0 muster
0 nothing
1 advance
1 go-buk
0 advance
0 go-pap
1 advance
1 go-buk
0 advance
0 go-pap
0 guess-cherson
1 guess-gangra

scores: 41 52
ranking: 1 | 0
