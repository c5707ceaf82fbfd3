hippodrome record 1
game: nekken
rules: 1
seats: 4
option advance_may_stay: true
option campaign_limit: "after_removal"
option campaign_removal: "coupled"
option crossoff_order: "turn_order"
option espionage_target: "current"
option forfeit: "stuck_only"
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
commitment: 4cbe47e382d24f4cad94d37dae57a3db61d98cfd1e6df34f7da2e2a4215a29d2
seed: ed07

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
3 confirm > 5 8 7 5
1 colonisation
1 go-obsidian-moor
1 place-obsidian-moor
2 colonisation
2 go-smoke-hills
2 place-smoke-hills
3 colonisation
3 go-black-sands
3 place-black-sands
0 colonisation
0 go-black-sands
0 place-black-sands
1 colonisation
1 go-long-meadow
1 place-long-meadow
2 colonisation
2 go-silver-lakes
2 place-silver-lakes
3 colonisation
3 go-reed-marsh
3 place-reed-marsh
0 colonisation
0 go-old-forest
0 place-old-forest
1 colonisation
1 go-west-watch
1 place-west-watch
2 colonisation
2 go-howling-pines
2 place-howling-pines
3 colonisation
3 go-thornwood
3 place-thornwood
0 colonisation
0 go-long-meadow
0 place-long-meadow
1 colonisation
1 go-wolf-heath
1 place-wolf-heath
2 colonisation
2 go-frost-barrens
2 place-frost-barrens
3 colonisation
3 go-ashfall
3 place-ashfall
0 bribe
0 target-obsidian-moor-racan > 4
1 colonisation
1 go-echo-dale
1 place-echo-dale
2 colonisation
2 go-high-scarp
2 place-high-scarp
3 colonisation
3 go-black-sands
3 place-black-sands
0 colonisation
0 go-obsidian-moor
0 place-obsidian-moor > 2
1 cross-negotiation
2 cross-negotiation
3 cross-negotiation
0 cross-negotiation
1 colonisation
1 go-long-meadow
1 place-long-meadow
2 colonisation
2 go-smoke-hills
2 place-smoke-hills
3 exploration
3 go-reed-marsh
0 foundation
0 place-obsidian-moor
1 colonisation
1 go-obsidian-moor
1 place-obsidian-moor
2 expel
2 target-west-watch-racan > 7
3 colonisation
3 go-thornwood
3 place-thornwood
0 foundation
0 place-obsidian-moor
1 expel
1 target-obsidian-moor-heran > 3
2 bribe
2 target-thornwood-hunder > 6
3 bribe
3 target-thornwood-anicarn > 2
0 bribe
0 target-reed-marsh-hunder > 1
1 expel
1 target-obsidian-moor-heran > 5
2 expel
2 target-echo-dale-racan > 2
3 colonisation
3 go-salt-pans
3 place-salt-pans
0 foundation
0 place-obsidian-moor
1 expel
1 target-obsidian-moor-heran > 5
2 negotiation
2 target-wolf-heath-racan
2 give-thornwood
1 refuse > 5
3 bribe
3 target-thornwood-racan > 4
0 foundation
0 place-obsidian-moor
1 bribe
1 target-wolf-heath-anicarn > 5
2 expel
2 target-wolf-heath-racan > 2
3 bribe
3 target-thornwood-racan > 6
0 bribe
0 target-reed-marsh-hunder > 6 6
1 cross-negotiation
2 cross-negotiation
3 cross-negotiation
0 cross-negotiation
1 bribe
1 target-thornwood-hunder > 7
2 bribe
2 target-wolf-heath-racan > 8
3 colonisation
3 go-reed-marsh
3 place-reed-marsh
0 expel
0 target-obsidian-moor-racan > 7
1 negotiation
1 target-wolf-heath-anicarn
1 give-obsidian-moor
2 refuse > 6
2 colonisation
2 go-obsidian-moor
2 place-obsidian-moor
3 foundation
3 place-reed-marsh
0 foundation
0 place-obsidian-moor
1 exploration
1 go-echo-dale
2 bribe
2 target-wolf-heath-racan > 2
3 colonisation
3 go-thornwood
3 place-thornwood
0 negotiation
0 target-long-meadow-racan
0 give-reed-marsh
1 refuse > 4
1 colonisation
1 go-west-watch
1 place-west-watch
2 negotiation
2 target-wolf-heath-racan
2 give-obsidian-moor
1 refuse > 7
3 foundation
3 place-thornwood
0 negotiation
0 target-long-meadow-racan
0 give-reed-marsh
1 refuse > 2
1 negotiation
1 target-wolf-heath-anicarn
1 give-obsidian-moor
2 refuse > 7
2 exploration
2 go-silver-lakes
3 expel
3 target-wolf-heath-racan > 4
0 expel
0 target-obsidian-moor-anicarn > 5
1 bribe
1 target-obsidian-moor-heran > 7
2 colonisation
2 go-wolf-heath
2 place-wolf-heath
3 expel
3 target-smoke-hills-anicarn > 7
0 expel
0 target-reed-marsh-hunder > 5
0 keep
0 confirm
1 keep
1 confirm
2 keep
2 confirm
3 keep
3 confirm
1 cross-foundation
2 cross-foundation
3 cross-negotiation
0 cross-exploration
1 colonisation
1 go-wolf-heath
1 place-wolf-heath
2 colonisation
2 go-echo-dale
2 place-echo-dale
3 expel
3 target-reed-marsh-heran > 7
0 colonisation
0 go-black-sands
0 place-black-sands
1 exploration
1 go-echo-dale
2 foundation
2 place-echo-dale
3 foundation
0 colonisation
0 go-old-forest
0 place-old-forest
1 foundation
1 place-echo-dale
2 foundation
3 foundation
0 colonisation
0 go-black-sands
0 place-black-sands
1 foundation
2 foundation
3 negotiation
3 target-black-sands-heran
3 give-thornwood
0 refuse > 6
0 colonisation
0 go-obsidian-moor
0 place-obsidian-moor
0 remove-racan
1 foundation
2 exploration
2 go-silver-lakes
3 foundation
3 place-thornwood
0 colonisation
0 go-black-sands
0 place-black-sands
1 foundation
2 foundation
3 go-reed-marsh
0 go-black-sands
1 go-echo-dale
2 go-silver-lakes
3 go-reed-marsh
0 go-black-sands
0 guess-wolf-heath
0 guess-echo-dale
0 guess-thornwood
1 guess-echo-dale
1 guess-thornwood
1 guess-obsidian-moor
2 guess-thornwood
2 guess-obsidian-moor
2 guess-wolf-heath
3 guess-obsidian-moor
3 guess-wolf-heath
3 guess-echo-dale

scores: 32 38 40 36
ranking: 2 | 1 | 3 | 0
