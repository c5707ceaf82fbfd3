hippodrome record 1
game: nekken
rules: 1
seats: 2
option advance_may_stay: true
option campaign_limit: "after_removal"
option campaign_removal: "coupled"
option crossoff_order: "turn_order"
option espionage_target: "current"
option forfeit: "stuck_only"
option hidden_events: false
option must_leave_volcano: true
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
0 be-heran
1 be-racan
0 write-old-forest
0 write-long-meadow
0 write-obsidian-moor
0 write-black-sands
0 write-reed-marsh
0 write-mist-fen
0 confirm
1 write-west-watch
1 write-wolf-heath
1 write-long-meadow
1 write-echo-dale
1 write-obsidian-moor
1 write-silver-lakes
1 confirm > 1 1 4 6
1 colonisation
1 go-obsidian-moor
1 place-obsidian-moor
0 colonisation
0 go-black-sands
0 place-black-sands
1 colonisation
1 go-long-meadow
1 place-long-meadow
0 colonisation
0 go-old-forest
0 place-old-forest
1 colonisation
1 go-west-watch
1 place-west-watch
0 colonisation
0 go-long-meadow
0 place-long-meadow
1 colonisation
1 go-wolf-heath
1 place-wolf-heath
0 bribe
0 target-obsidian-moor-racan > 6
1 colonisation
1 go-echo-dale
1 place-echo-dale
0 foundation
0 place-long-meadow > 7
1 cross-negotiation
0 cross-negotiation
1 colonisation
1 go-long-meadow
1 place-long-meadow
0 foundation
0 place-long-meadow
1 colonisation
1 go-echo-dale
1 place-echo-dale
0 expel
0 target-long-meadow-racan > 7
1 colonisation
1 go-long-meadow
1 place-long-meadow
0 foundation
0 place-long-meadow
1 bribe
1 target-obsidian-moor-heran > 6
0 colonisation
0 go-obsidian-moor
0 place-obsidian-moor
1 colonisation
1 go-obsidian-moor
1 place-obsidian-moor
0 bribe
0 target-obsidian-moor-racan > 8
1 foundation
1 place-obsidian-moor
0 foundation
0 place-obsidian-moor > 6
1 cross-negotiation
0 cross-negotiation
1 expel
1 target-long-meadow-heran > 6
0 colonisation
0 go-long-meadow
0 place-long-meadow
1 bribe
1 target-long-meadow-heran > 1
0 expel
0 target-obsidian-moor-racan > 5
1 bribe
1 target-long-meadow-heran > 3
0 expel
0 target-obsidian-moor-racan > 7
1 foundation
1 place-obsidian-moor
0 exploration
0 go-black-sands
1 expel
1 target-obsidian-moor-heran > 8
0 colonisation
0 go-obsidian-moor
0 place-obsidian-moor
1 foundation
1 place-obsidian-moor
0 exploration
0 go-black-sands
0 keep
0 confirm
1 keep
1 confirm
1 cross-negotiation
0 cross-negotiation
1 expel
1 target-obsidian-moor-heran > 8
0 colonisation
0 go-obsidian-moor
0 place-obsidian-moor
1 foundation
1 place-obsidian-moor
0 bribe
0 target-echo-dale-racan > 7
1 negotiation
1 target-long-meadow-heran
1 give-wolf-heath
0 refuse > 6
0 colonisation
0 go-long-meadow
0 place-long-meadow
1 exploration
1 go-echo-dale
0 negotiation
0 give-wolf-heath
1 refuse > 7
1 foundation
1 place-echo-dale
0 colonisation
0 go-echo-dale
0 place-echo-dale
1 go-echo-dale
0 foundation
1 go-echo-dale
0 go-red-canyons
0 guess-obsidian-moor
1 guess-long-meadow

scores: 37 14
ranking: 0 | 1
