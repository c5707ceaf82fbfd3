hippodrome record 1
game: nekken
rules: 2
seats: 2
option advance_may_stay: true
option campaign_limit: "after_removal"
option campaign_removal: "coupled"
option crossoff_order: "turn_order"
option espionage_target: "current"
option forfeit: "free"
option hidden_events: false
option must_leave_volcano: false
option muster_may_be_empty: true
option plague_destination: "any_other"
option replacement_announced: false
option replacement_penalty_mode: "flat"
option turn_order: "clockwise"
name 0: Anna
name 1: Basil
commitment: 5c2b4b027d46135add46332cda5bbd3a0fe782642a64c020c61e4eeb06f4448e
seed: eb07

start
0 be-racan
1 be-heran
0 write-pale-steppe
0 write-dawn-fields
0 write-red-canyons
0 write-ember-ridge
0 write-glass-desert
0 write-thornwood
0 confirm
1 write-cinder-vale
1 write-high-scarp
1 write-frost-barrens
1 write-silver-lakes
1 write-smoke-hills
1 write-howling-pines
1 confirm > 1 1 4 6
1 colonisation
1 go-cinder-vale
1 place-cinder-vale
0 colonisation
0 go-glass-desert
0 place-glass-desert
1 colonisation
1 go-high-scarp
1 place-high-scarp
0 colonisation
0 go-dawn-fields
0 place-dawn-fields
1 colonisation
1 go-frost-barrens
1 place-frost-barrens
0 colonisation
0 go-pale-steppe
0 place-pale-steppe
1 colonisation
1 go-silver-lakes
1 place-silver-lakes
0 colonisation
0 go-ember-ridge
0 place-ember-ridge
1 colonisation
1 go-smoke-hills
1 place-smoke-hills
0 exploration
0 go-glass-desert > 6
1 cross-negotiation
0 cross-negotiation
1 colonisation
1 go-silver-lakes
1 place-silver-lakes
0 colonisation
0 go-red-canyons
0 place-red-canyons
1 colonisation
1 go-howling-pines
1 place-howling-pines
0 colonisation
0 go-glass-desert
0 place-glass-desert
1 expel
1 target-glass-desert-racan > 7
0 foundation
0 place-glass-desert
1 bribe
1 target-glass-desert-racan > 7
0 bribe
0 target-glass-desert-heran > 6
1 expel
1 target-glass-desert-racan > 8
0 foundation
0 place-glass-desert
1 expel
1 target-glass-desert-racan > 6
0 foundation
0 place-glass-desert > 6
1 go-howling-pines
1 cross-negotiation
0 cross-negotiation
1 bribe
1 target-glass-desert-racan > 1
0 expel
0 target-silver-lakes-heran > 5
1 colonisation
1 go-silver-lakes
1 place-silver-lakes
0 exploration
0 go-glass-desert
1 bribe
1 target-glass-desert-racan > 3
0 colonisation
0 go-thornwood
0 place-thornwood
1 foundation
1 nothing
0 expel
0 target-silver-lakes-heran > 7
1 foundation
1 place-silver-lakes
0 expel
0 target-silver-lakes-heran > 8
1 foundation
1 place-silver-lakes
0 bribe
0 target-silver-lakes-heran > 8
0 keep
0 confirm
1 keep
1 confirm
1 cross-negotiation
0 cross-negotiation
1 foundation
1 place-silver-lakes
0 bribe
0 target-cinder-vale-heran > 7
1 negotiation
1 target-cinder-vale-racan
1 give-silver-lakes
0 refuse > 6
0 negotiation
0 target-cinder-vale-heran
0 give-silver-lakes
1 refuse > 7
1 foundation
1 place-silver-lakes
0 foundation
0 nothing
1 exploration
1 go-high-scarp
0 foundation
0 nothing
1 colonisation
1 go-cinder-vale
1 place-cinder-vale
0 exploration
0 go-dawn-fields
1 exploration
1 go-high-scarp
0 colonisation
0 go-glass-desert
1 exploration
1 go-high-scarp
0 colonisation
0 go-dawn-fields
0 guess-silver-lakes
1 guess-glass-desert

scores: 56 49
ranking: 0 | 1
