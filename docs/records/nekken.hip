hippodrome record 1
game: nekken
rules: 2
seats: 4
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
name 3: Leo
commitment: e81baa71d2ee1aa39b260c89a598f453dd3dbb63f67ab40085eb56b5726f7042
seed: 07

start
0 be-heran
1 be-racan
2 be-anicarn
0 write-old-forest
0 write-long-meadow
0 write-obsidian-moor
0 write-black-sands
0 write-reed-marsh
0 confirm
1 write-west-watch
1 write-wolf-heath
1 write-long-meadow
1 write-echo-dale
1 write-obsidian-moor
1 confirm
2 write-howling-pines
2 write-silver-lakes
2 write-smoke-hills
2 write-frost-barrens
2 write-high-scarp
2 confirm
3 write-black-sands
3 write-reed-marsh
3 write-thornwood
3 write-ashfall
3 write-salt-pans
3 confirm > 3 3 7 7 8 1
2 colonisation
2 go-smoke-hills
2 place-smoke-hills
3 colonisation
3 go-black-sands
3 place-black-sands
0 colonisation
0 go-obsidian-moor
0 place-obsidian-moor
1 colonisation
1 go-obsidian-moor
1 place-obsidian-moor
2 colonisation
2 go-silver-lakes
2 place-silver-lakes
3 colonisation
3 go-reed-marsh
3 place-reed-marsh
0 colonisation
0 go-long-meadow
0 place-long-meadow
1 colonisation
1 go-echo-dale
1 place-echo-dale
2 colonisation
2 go-howling-pines
2 place-howling-pines
3 colonisation
3 go-thornwood
3 place-thornwood
0 colonisation
0 go-old-forest
0 place-old-forest
1 colonisation
1 go-west-watch
1 place-west-watch
2 colonisation
2 go-frost-barrens
2 place-frost-barrens
3 colonisation
3 go-ashfall
3 place-ashfall
0 colonisation
0 go-black-sands
0 place-black-sands
1 colonisation
1 go-wolf-heath
1 place-wolf-heath
2 colonisation
2 go-high-scarp
2 place-high-scarp
3 colonisation
3 go-black-sands
3 place-black-sands
0 colonisation
0 go-obsidian-moor
0 place-obsidian-moor
1 bribe
1 target-long-meadow-heran > 4 5
2 cross-negotiation
3 cross-negotiation
0 cross-negotiation
1 cross-negotiation
2 foundation
2 place-high-scarp
3 colonisation
3 go-ashfall
3 place-ashfall
0 bribe
0 target-reed-marsh-hunder > 8
1 colonisation
1 go-west-watch
1 place-west-watch
2 expel
2 target-west-watch-racan > 2
3 colonisation
3 go-reed-marsh
3 place-reed-marsh
0 bribe
0 target-black-sands-hunder > 5
1 colonisation
1 go-long-meadow
1 place-long-meadow
2 bribe
2 target-west-watch-racan > 3
3 colonisation
3 go-black-sands
3 place-black-sands
0 colonisation
0 go-long-meadow
0 place-long-meadow
1 bribe
1 target-long-meadow-heran > 4
2 expel
2 target-ashfall-hunder > 6
3 colonisation
3 go-ashfall
3 place-ashfall
0 expel
0 target-reed-marsh-hunder > 8
1 bribe
1 target-long-meadow-heran > 1
2 expel
2 target-west-watch-racan > 2
3 bribe
3 target-reed-marsh-heran > 3
0 bribe
0 target-black-sands-hunder > 5
1 expel
1 target-ashfall-hunder > 6
2 bribe
2 target-west-watch-racan > 8
3 foundation
3 place-ashfall
0 colonisation
0 go-black-sands
0 place-black-sands
1 colonisation
1 go-west-watch
1 place-west-watch > 6
2 cross-negotiation
3 cross-negotiation
0 cross-negotiation
1 cross-negotiation
2 negotiation
2 target-ashfall-hunder
2 give-west-watch
3 refuse > 8
3 bribe
3 target-ashfall-anicarn > 7
0 expel
0 target-ashfall-hunder > 3
1 foundation
1 place-west-watch
2 bribe
2 target-ashfall-hunder > 8
3 negotiation
3 target-ashfall-anicarn
3 give-west-watch
2 refuse > 2
0 expel
0 target-ashfall-anicarn > 7
1 expel
1 target-high-scarp-anicarn > 3
2 exploration
2 go-silver-lakes
3 foundation
3 place-ashfall
0 colonisation
0 go-ashfall
0 place-ashfall
1 expel
1 target-high-scarp-anicarn > 6
2 colonisation
2 go-high-scarp
2 place-high-scarp
3 negotiation
3 target-reed-marsh-heran
3 give-west-watch
0 refuse > 5
0 negotiation
0 target-reed-marsh-hunder
0 give-west-watch
3 refuse > 2
1 exploration
1 go-echo-dale
2 foundation
2 nothing
3 foundation
3 place-ashfall
0 negotiation
0 target-reed-marsh-hunder
0 give-west-watch
3 refuse > 3
1 foundation
1 nothing
2 foundation
2 nothing
3 bribe
3 target-black-sands-heran > 4
0 foundation
0 nothing
1 foundation
1 nothing
0 keep
0 confirm
1 keep
1 confirm
2 keep
2 confirm
3 keep
3 confirm
2 cross-negotiation
3 cross-expel
0 cross-foundation
1 cross-negotiation
2 foundation
2 nothing
3 expel
3 target-high-scarp-anicarn > 6
0 exploration
0 go-howling-pines
1 colonisation
1 go-long-meadow
1 place-long-meadow
2 foundation
2 place-high-scarp
3 expel
3 target-high-scarp-anicarn > 4
0 foundation
0 nothing
1 foundation
1 place-long-meadow
2 exploration
2 go-silver-lakes
3 exploration
3 go-reed-marsh
0 foundation
0 nothing
1 exploration
1 go-echo-dale
2 colonisation
2 go-wolf-heath
2 place-wolf-heath
3 foundation
3 nothing
0 exploration
0 go-dawn-fields
1 colonisation
1 go-wolf-heath
1 place-wolf-heath
2 colonisation
2 go-echo-dale
2 place-echo-dale
3 exploration
3 go-reed-marsh
0 foundation
0 nothing
1 negotiation
1 target-obsidian-moor-heran
1 give-echo-dale
0 refuse > 1
2 exploration
2 go-silver-lakes
3 foundation
3 nothing
0 exploration
0 go-red-canyons
1 exploration
1 go-echo-dale
2 colonisation
2 go-echo-dale
2 place-echo-dale
3 exploration
3 go-reed-marsh
0 colonisation
0 go-thornwood
1 foundation
1 place-echo-dale
0 guess-long-meadow
0 guess-high-scarp
0 guess-ashfall
1 guess-high-scarp
1 guess-ashfall
1 guess-black-sands
2 guess-ashfall
2 guess-black-sands
2 guess-long-meadow
3 guess-black-sands
3 guess-long-meadow
3 guess-high-scarp

scores: 37 29 50 28
ranking: 2 | 0 | 1 | 3
