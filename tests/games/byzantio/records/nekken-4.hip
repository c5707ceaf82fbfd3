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
commitment: 4cbe47e382d24f4cad94d37dae57a3db61d98cfd1e6df34f7da2e2a4215a29d2
seed: ed07

start
0 be-racan
1 be-heran
2 be-anicarn
0 write-west-watch
0 write-stone-garden
0 write-old-forest
0 write-long-meadow
0 write-echo-dale
0 confirm
1 write-smoke-hills
1 write-silver-lakes
1 write-echo-dale
1 write-west-watch
1 write-wolf-heath
1 confirm
2 write-obsidian-moor
2 write-long-meadow
2 write-west-watch
2 write-echo-dale
2 write-smoke-hills
2 confirm
3 write-frost-barrens
3 write-howling-pines
3 write-wolf-heath
3 write-silver-lakes
3 write-echo-dale
3 confirm > 5 8 7 5
1 colonisation
1 go-smoke-hills
1 place-smoke-hills
2 colonisation
2 go-obsidian-moor
2 place-obsidian-moor
3 exploration
3 go-silver-lakes
0 exploration
0 go-long-meadow
1 colonisation
1 go-echo-dale
1 place-echo-dale
2 colonisation
2 go-long-meadow
2 place-long-meadow
3 colonisation
3 go-frost-barrens
3 place-frost-barrens
0 colonisation
0 go-west-watch
0 place-west-watch
1 colonisation
1 go-silver-lakes
1 place-silver-lakes
2 colonisation
2 go-west-watch
2 place-west-watch
3 colonisation
3 go-howling-pines
3 place-howling-pines
0 colonisation
0 go-stone-garden
0 place-stone-garden
1 colonisation
1 go-wolf-heath
1 place-wolf-heath
2 colonisation
2 go-echo-dale
2 place-echo-dale
3 colonisation
3 go-wolf-heath
3 place-wolf-heath
0 colonisation
0 go-old-forest
0 place-old-forest
1 colonisation
1 go-echo-dale
1 place-echo-dale
2 colonisation
2 go-west-watch
2 place-west-watch
3 foundation
3 place-wolf-heath
0 colonisation
0 go-long-meadow
0 place-long-meadow > 4
1 cross-negotiation
2 cross-negotiation
3 cross-negotiation
0 cross-negotiation
1 colonisation
1 go-wolf-heath
1 place-wolf-heath
2 colonisation
2 go-long-meadow
2 place-long-meadow
3 foundation
3 place-wolf-heath
0 bribe
0 target-west-watch-anicarn > 2
1 bribe
1 target-west-watch-anicarn > 7
2 colonisation
2 go-obsidian-moor
2 place-obsidian-moor
3 colonisation
3 go-silver-lakes
3 place-silver-lakes
0 bribe
0 target-west-watch-anicarn > 3
1 colonisation
1 go-silver-lakes
1 place-silver-lakes
2 bribe
2 target-smoke-hills-heran > 6
3 colonisation
3 go-frost-barrens
3 place-frost-barrens
0 bribe
0 target-west-watch-anicarn > 2
1 bribe
1 target-smoke-hills-anicarn > 1
2 expel
2 target-west-watch-heran > 5
3 expel
3 target-wolf-heath-heran > 2
0 colonisation
0 go-west-watch
0 place-west-watch
1 bribe
1 target-smoke-hills-anicarn > 5
2 bribe
2 target-smoke-hills-heran > 5
3 bribe
3 target-echo-dale-heran > 4
0 foundation
0 place-west-watch
1 colonisation
1 go-smoke-hills
1 place-smoke-hills
2 colonisation
2 go-smoke-hills
2 place-smoke-hills
3 expel
3 target-wolf-heath-heran > 5
0 expel
0 target-obsidian-moor-anicarn > 2 6
1 cross-negotiation
2 cross-negotiation
3 cross-negotiation
0 cross-negotiation
1 negotiation
1 target-smoke-hills-anicarn
1 give-wolf-heath
2 refuse > 6
2 foundation
2 place-smoke-hills
3 bribe
3 target-echo-dale-heran > 6
0 colonisation
0 go-echo-dale
0 place-echo-dale
1 colonisation
1 go-echo-dale
1 place-echo-dale
1 remove-hunder
2 negotiation
2 target-west-watch-racan
2 give-wolf-heath
0 refuse > 7
3 bribe
3 target-silver-lakes-heran > 8
0 colonisation
0 go-west-watch
0 place-west-watch
1 negotiation
1 target-smoke-hills-anicarn
1 give-silver-lakes
2 refuse > 7
2 bribe
2 target-smoke-hills-heran > 6
3 colonisation
3 go-silver-lakes
3 place-silver-lakes
0 colonisation
0 go-echo-dale
0 place-echo-dale
1 foundation
1 place-echo-dale
2 negotiation
2 target-west-watch-racan
2 give-long-meadow
0 refuse > 2
3 expel
3 target-obsidian-moor-anicarn > 4
0 negotiation
0 target-long-meadow-anicarn
0 give-wolf-heath
2 refuse > 7
1 expel
1 target-echo-dale-racan > 2
2 expel
2 target-west-watch-racan > 7
3 foundation
3 nothing
0 colonisation
0 go-west-watch
0 place-west-watch
1 expel
1 target-echo-dale-racan > 4
2 expel
2 target-long-meadow-racan > 5
3 foundation
3 nothing
0 negotiation
0 target-long-meadow-anicarn
0 give-echo-dale
2 refuse > 7
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
0 cross-expel
1 expel
1 target-smoke-hills-anicarn > 7
2 colonisation
2 go-echo-dale
2 place-echo-dale
3 colonisation
3 go-smoke-hills
3 place-smoke-hills
0 expel
0 target-obsidian-moor-anicarn > 5
1 foundation
1 place-echo-dale
2 exploration
2 go-echo-dale
3 negotiation
3 target-long-meadow-racan
3 give-smoke-hills
0 refuse > 7
0 foundation
0 nothing
1 exploration
1 go-echo-dale
2 foundation
2 nothing
3 foundation
3 place-smoke-hills
0 foundation
0 nothing
1 foundation
1 nothing
2 foundation
2 nothing
3 exploration
3 go-silver-lakes
0 foundation
0 nothing
1 exploration
1 go-echo-dale
2 exploration
2 go-echo-dale
3 exploration
3 go-silver-lakes
0 exploration
0 go-long-meadow
1 foundation
1 nothing
2 foundation
2 nothing
3 colonisation
3 go-smoke-hills
3 nothing
0 foundation
0 place-long-meadow
1 exploration
1 go-echo-dale
2 exploration
2 go-echo-dale
3 colonisation
3 go-silver-lakes
0 exploration
0 go-long-meadow
0 guess-echo-dale
0 guess-smoke-hills
0 guess-silver-lakes
1 guess-smoke-hills
1 guess-silver-lakes
1 guess-west-watch
2 guess-silver-lakes
2 guess-west-watch
2 guess-echo-dale
3 guess-west-watch
3 guess-echo-dale
3 guess-smoke-hills

scores: 38 10 9 47
ranking: 3 | 0 | 1 | 2
