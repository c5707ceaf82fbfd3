hippodrome record 1
game: nekken
rules: 2
seats: 3
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
name 2: Zoe
commitment: 97a16b8242b395ddd93944954a8609f49ea054674e041475db86bc2fc8c01889
seed: ec07

start
0 be-hunder
1 be-racan
2 be-anicarn
0 write-long-meadow
0 write-west-watch
0 write-high-scarp
0 write-black-sands
0 write-glass-desert
0 write-ashfall
0 confirm
1 write-mist-fen
1 write-high-scarp
1 write-old-forest
1 write-black-sands
1 write-echo-dale
1 write-howling-pines
1 confirm
2 write-wolf-heath
2 write-thornwood
2 write-long-meadow
2 write-ashfall
2 write-black-sands
2 write-howling-pines
2 confirm > 8 2 6
0 exploration
0 go-glass-desert
1 foundation
1 nothing
2 forfeit-turn
2 forfeit-negotiation
0 foundation
0 place-glass-desert
1 colonisation
1 go-black-sands
1 nothing
2 colonisation
2 go-smoke-hills
2 place-smoke-hills
0 bribe
0 target-smoke-hills-anicarn > 6
1 exploration
1 go-smoke-hills
2 exploration
2 go-west-watch
0 foundation
0 nothing
1 bribe
1 target-glass-desert-hunder > 4
2 colonisation
2 go-long-meadow
2 place-long-meadow
0 colonisation
0 go-dawn-fields
0 place-dawn-fields
1 forfeit-turn
1 forfeit-negotiation
2 bribe
2 target-glass-desert-hunder > 1 8
0 cross-foundation
1 cross-colonisation
2 cross-bribe
0 colonisation
0 go-glass-desert
1 expel
1 target-smoke-hills-hunder > 5
2 exploration
2 go-west-watch
0 exploration
0 go-high-scarp
1 foundation
1 place-smoke-hills
2 colonisation
2 go-wolf-heath
2 place-wolf-heath
0 forfeit-turn
0 forfeit-foundation
1 foundation
1 nothing
2 negotiation
2 target-smoke-hills-racan
2 give-wolf-heath
1 refuse > 1
0 exploration
0 go-dawn-fields
1 expel
1 target-dawn-fields-hunder > 5
2 foundation
2 nothing
0 negotiation
0 target-wolf-heath-anicarn
0 give-dawn-fields
2 refuse > 1
1 bribe
1 target-glass-desert-hunder > 8
2 foundation
2 nothing
0 bribe
0 target-wolf-heath-anicarn > 6
1 expel
1 target-dawn-fields-hunder > 1
2 expel
2 target-smoke-hills-racan > 1 5
0 cross-foundation
1 cross-foundation
2 cross-colonisation
0 bribe
0 target-smoke-hills-racan > 6
1 exploration
1 go-mist-fen
2 forfeit-turn
2 forfeit-expel
0 forfeit-turn
0 forfeit-colonisation
1 foundation
1 nothing
2 exploration
2 go-silver-lakes
0 negotiation
0 target-glass-desert-racan
0 give-smoke-hills
1 accept
1 colonisation
1 go-black-sands
1 place-black-sands
2 forfeit-turn
2 forfeit-colonisation
0 colonisation
0 go-glass-desert
1 negotiation
1 target-wolf-heath-hunder
1 give-smoke-hills
0 accept
2 bribe
2 target-smoke-hills-hunder > 8
0 forfeit-turn
0 forfeit-expel
1 bribe
1 target-dawn-fields-hunder > 3
2 expel
2 target-black-sands-racan > 5
0 colonisation
0 go-ember-ridge
0 nothing
1 negotiation
1 target-dawn-fields-hunder
1 give-wolf-heath
0 refuse > 2
2 foundation
2 nothing
0 strike-high-scarp
0 write-wolf-heath
1 keep
1 confirm
2 strike-wolf-heath
2 write-red-canyons
0 cross-colonisation
1 cross-negotiation
2 cross-negotiation
0 colonisation
0 go-dawn-fields
1 forfeit-turn
1 forfeit-exploration
2 foundation
2 place-silver-lakes
0 expel
0 target-silver-lakes-anicarn > 3
1 forfeit-turn
1 forfeit-colonisation
2 forfeit-turn
2 forfeit-colonisation
0 expel
0 target-silver-lakes-anicarn > 4
1 colonisation
1 go-obsidian-moor
1 place-obsidian-moor
2 colonisation
2 go-high-scarp
2 place-high-scarp
0 forfeit-turn
0 forfeit-negotiation
1 colonisation
1 go-echo-dale
1 place-echo-dale
2 colonisation
2 go-silver-lakes
0 forfeit-turn
0 forfeit-colonisation
1 colonisation
1 go-silver-lakes
1 place-silver-lakes
2 negotiation
2 target-echo-dale-racan
2 give-smoke-hills
1 accept
0 negotiation
0 target-wolf-heath-racan
0 give-glass-desert
1 refuse > 4
1 colonisation
1 go-frost-barrens
1 nothing
2 forfeit-turn
2 forfeit-foundation
0 forfeit-turn
0 forfeit-colonisation
1 colonisation
1 go-silver-lakes
1 nothing
2 colonisation
2 go-howling-pines
2 nothing
0 guess-ember-ridge
0 guess-long-meadow
1 guess-old-forest
1 guess-mist-fen
2 guess-pale-steppe
2 guess-dawn-fields

scores: 6 8 -2
ranking: 1 | 0 | 2
