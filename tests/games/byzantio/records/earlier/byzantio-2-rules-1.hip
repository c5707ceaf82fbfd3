hippodrome record 1
game: byzantio
rules: 1
seats: 2
option advance_may_stay: true
option campaign_limit: "after_removal"
option campaign_removal: "coupled"
option crossoff_order: "turn_order"
option espionage_target: "current"
option famine_rolls: "per_garrison"
option forfeit: "stuck_only"
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
0 be-phokas
1 be-aggelos
0 write-trapezous
0 write-amaseia
0 write-gangra
0 write-kaisareia
0 write-amorion
0 write-ankyra
0 write-theodosioupolis
0 confirm
1 write-theodosioupolis
1 write-trapezous
1 write-kaisareia
1 write-amorion
1 write-gangra
1 write-amaseia
1 write-ankyra
1 confirm > 1 1 4 6
1 campaign
1 go-ana
1 place-amorion
0 campaign
0 go-cha
0 place-trapezous
1 campaign
1 go-cap
1 place-kaisareia
0 campaign
0 go-arm
0 place-amaseia
1 campaign
1 go-ibe
1 place-theodosioupolis
0 campaign
0 go-pap
0 place-gangra
1 campaign
1 go-cha
1 place-trapezous
0 campaign
0 go-cap
0 place-kaisareia
1 campaign
1 go-cap
1 place-kaisareia
0 campaign
0 go-cha
0 place-trapezous > 6
1 cross-negotiate
0 cross-negotiate
1 campaign
1 go-cha
1 place-trapezous
0 muster
0 place-trapezous
1 muster
1 place-trapezous
0 muster
0 place-trapezous
1 bribe
1 target-gangra-phokas > 7
0 bribe
0 target-gangra-aggelos > 7
1 bribe
1 target-gangra-phokas > 6
0 bribe
0 target-gangra-aggelos > 8
1 bribe
1 target-gangra-phokas > 6
0 bribe
0 target-gangra-aggelos > 6 1 5
1 cross-negotiate
0 cross-negotiate
1 campaign
1 go-arm
1 place-amaseia
0 campaign
0 go-arm
0 place-amaseia
1 campaign
1 go-pap
1 place-gangra
0 campaign
0 go-pap
0 place-gangra
1 campaign
1 go-buk
1 place-ankyra
0 expel
0 target-trapezous-aggelos > 3
1 expel
1 target-trapezous-phokas > 7
0 negotiate
0 target-trapezous-aggelos
0 give-amaseia
1 refuse > 8
1 negotiate
1 target-trapezous-phokas
1 give-amaseia
0 refuse > 8
0 negotiate
0 target-trapezous-aggelos
0 give-amaseia
1 refuse > 7
0 keep
0 confirm
1 keep
1 confirm
1 cross-expel
0 cross-expel
1 negotiate
1 target-trapezous-phokas
1 give-amaseia
0 refuse > 6
0 expel
0 target-trapezous-aggelos > 7
1 expel
1 target-trapezous-phokas > 6
0 campaign
0 go-buk
0 place-ankyra
1 muster
1 place-ankyra
0 muster
0 place-ankyra
1 advance
1 go-cap
0 campaign
0 go-ana
0 place-amorion
1 campaign
1 go-ana
1 place-amorion
0 advance
0 go-cap > 8
1 cross-muster
0 cross-muster
1 advance
1 go-cap
0 campaign
0 go-cha
0 place-trapezous
1 muster
0 muster
0 place-trapezous
1 muster
0 advance
0 go-cap
1 muster
0 muster
0 place-kaisareia
1 go-cap
0 go-cap
1 go-cap
0 go-cap
0 guess-trapezous
1 guess-trapezous

scores: 37 40
ranking: 1 | 0
