hippodrome record 1
game: nekken
rules: 1
seats: 3
option advance_may_stay: true
option campaign_limit: "after_removal"
option campaign_removal: "optional"
option crossoff_order: "turn_order"
option espionage_target: "current"
option forfeit: "stuck_only"
option hidden_events: true
option must_leave_volcano: false
option muster_may_be_empty: true
option plague_destination: "unaffected_only"
option replacement_announced: false
option replacement_penalty_mode: "floor_zero"
option turn_order: "clockwise"
name 0: Anna
name 1: Basil
name 2: Zoe
commitment: 97a16b8242b395ddd93944954a8609f49ea054674e041475db86bc2fc8c01889
seed: ec07

start
0 be-heran
1 be-racan
2 be-anicarn
0 write-old-forest
0 write-long-meadow
0 write-black-sands
0 write-pale-steppe
0 write-echo-dale
0 write-stone-garden
0 confirm
1 write-west-watch
1 write-mist-fen
1 write-black-sands
1 write-high-scarp
1 write-long-meadow
1 write-salt-pans
1 confirm
2 write-howling-pines
2 write-cinder-vale
2 write-ember-ridge
2 write-stone-garden
2 write-reed-marsh
2 write-red-canyons
2 confirm > 8 2 6
0 foundation
1 colonisation
1 go-smoke-hills
1 nothing
2 foundation
0 foundation
1 foundation
1 nothing
2 foundation
0 exploration
0 go-high-scarp
1 colonisation
1 go-silver-lakes
1 nothing
2 foundation
0 colonisation
0 go-pale-steppe
0 nothing
1 colonisation
1 go-frost-barrens
1 nothing
2 colonisation
2 go-glass-desert
2 place-glass-desert
0 foundation
0 nothing
1 colonisation
1 go-silver-lakes
1 nothing
2 exploration
2 go-frost-barrens > plague 4
0 go-howling-pines
0 cross-bribe
1 cross-expel
2 cross-expel
0 expel > 1
1 foundation
1 place-silver-lakes
2 exploration
2 go-echo-dale
0 foundation
0 nothing
1 negotiation
2 accept
2 colonisation
2 go-smoke-hills
2 place-smoke-hills
0 expel
0 target-silver-lakes-anicarn > 8
1 colonisation
1 go-echo-dale
1 place-echo-dale
2 foundation
0 exploration
0 go-ember-ridge
1 negotiation
1 give-glass-desert
2 accept
2 expel
2 target-echo-dale-racan > 5
0 exploration
0 go-red-canyons
1 foundation
2 exploration
2 go-black-sands
0 expel
0 target-echo-dale-racan > 1
1 foundation
2 colonisation
2 go-obsidian-moor
2 place-obsidian-moor > earthquake 1
0 cross-foundation
1 cross-negotiation
2 cross-negotiation
0 bribe
0 target-glass-desert-anicarn > 8
1 foundation
2 expel
2 target-echo-dale-racan > 6
0 bribe
0 target-obsidian-moor-anicarn > 1
1 colonisation
1 go-wolf-heath
1 nothing
2 colonisation
2 go-echo-dale
2 nothing
0 colonisation
0 go-dawn-fields
0 place-dawn-fields
1 bribe
1 target-glass-desert-heran > 1
2 negotiation
2 target-smoke-hills-racan
1 refuse > 5
0 negotiation
0 target-smoke-hills-anicarn
0 give-glass-desert
2 refuse > 6
1 expel
1 target-smoke-hills-heran > 8
2 bribe
2 target-obsidian-moor-racan > 3
0 colonisation
0 go-red-canyons
0 place-red-canyons
1 negotiation
1 target-glass-desert-anicarn
2 refuse > 5
2 bribe
2 target-glass-desert-racan > 2
0 colonisation
0 go-salt-pans
0 place-salt-pans
1 bribe
1 target-salt-pans-heran > 3
2 bribe
2 target-red-canyons-heran > 4 prophecy
0 strike-black-sands
0 write-ashfall
1 strike-mist-fen
1 write-stone-garden
2 strike-ember-ridge
2 write-high-scarp
0 cross-negotiation
1 cross-bribe
2 cross-foundation
0 negotiation
0 target-glass-desert-racan
0 give-dawn-fields
1 accept
1 exploration
1 go-wolf-heath
2 negotiation
2 target-salt-pans-heran
0 accept
0 negotiation
0 target-salt-pans-anicarn
0 give-glass-desert
2 refuse > 2
1 expel
1 target-red-canyons-heran > 4
2 colonisation
2 go-wolf-heath
2 nothing
0 go-red-canyons
1 exploration
1 go-smoke-hills
2 colonisation
2 go-west-watch
2 nothing
0 go-dawn-fields
0 nothing
1 colonisation
1 go-echo-dale
1 place-echo-dale
2 negotiation
2 target-red-canyons-heran
0 refuse > 8
0 go-pale-steppe
0 nothing
1 colonisation
1 go-long-meadow
1 nothing
2 go-long-meadow
2 place-long-meadow
0 go-high-scarp
0 nothing
1 exploration
1 go-thornwood
2 go-stone-garden
2 place-stone-garden
0 go-silver-lakes
0 nothing
1 go-red-canyons
1 nothing
2 go-west-watch
2 place-west-watch
0 guess-long-meadow
0 guess-dawn-fields
1 guess-old-forest
1 guess-pale-steppe
2 guess-wolf-heath
2 guess-silver-lakes

scores: 0 0 14
ranking: 2 | 0 | 1
