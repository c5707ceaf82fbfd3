hippodrome record 1
game: byzantio
rules: 2
seats: 3
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
name 2: Zoe
commitment: e81baa71d2ee1aa39b260c89a598f453dd3dbb63f67ab40085eb56b5726f7042
seed: 07

start
0 be-phokas
1 be-aggelos
2 be-doukas
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
1 confirm
2 write-cherson
2 write-dristra
2 write-skopia
2 write-constantinople
2 write-adrianople
2 write-thessalonike
2 write-dyrrachion
2 confirm > 3 3 7
2 campaign
2 go-che
2 place-cherson
0 campaign
0 go-cha
0 place-trapezous
1 campaign
1 go-ana
1 place-amorion
2 campaign
2 go-par
2 place-dristra
0 campaign
0 go-arm
0 place-amaseia
1 campaign
1 go-cap
1 place-kaisareia
2 campaign
2 go-bul
2 place-skopia
0 campaign
0 go-pap
0 place-gangra
1 campaign
1 go-ibe
1 place-theodosioupolis
2 campaign
2 go-mac
2 place-adrianople
0 campaign
0 go-buk
0 place-ankyra
1 campaign
1 go-cha
1 place-trapezous
2 campaign
2 go-thr
2 place-constantinople
0 campaign
0 go-cap
0 place-kaisareia
1 campaign
1 go-cap
1 place-kaisareia > 7
2 cross-negotiate
0 cross-negotiate
1 cross-negotiate
2 advance
2 go-bul
0 campaign
0 go-cha
0 place-trapezous
1 bribe
1 target-gangra-phokas > 8
2 campaign
2 go-the
2 place-thessalonike
0 bribe
0 target-gangra-aggelos > 1
1 campaign
1 go-buk
1 place-ankyra
2 campaign
2 go-dyr
2 place-dyrrachion
0 bribe
0 target-gangra-aggelos > 4
1 bribe
1 target-amaseia-phokas > 5
2 expel
2 target-theodosioupolis-aggelos > 8
0 campaign
0 go-arm
0 place-amaseia
1 bribe
1 target-trapezous-phokas > 2
2 bribe
2 target-gangra-aggelos > 5
0 campaign
0 go-pap
0 place-gangra
1 campaign
1 go-pap
1 place-gangra > 3 4 6 8
2 cross-negotiate
0 cross-negotiate
1 cross-negotiate
2 campaign
2 go-bul
2 place-skopia
0 muster
0 place-gangra
1 campaign
1 go-arm
1 place-amaseia
2 negotiate
2 target-amorion-aggelos
2 give-gangra
1 refuse > 1
0 bribe
0 target-amorion-aggelos > 2
1 campaign
1 go-pap
1 place-gangra
1 remove-phokas
2 expel
2 target-amorion-aggelos > 3
0 campaign
0 go-buk
0 place-ankyra
1 campaign
1 go-buk
1 place-ankyra
2 bribe
2 target-gangra-aggelos > 5
0 campaign
0 go-pap
0 place-gangra
0 remove-doukas
1 negotiate
1 target-gangra-phokas
1 give-ankyra
0 refuse > 6
2 bribe
2 target-gangra-aggelos > 8
0 negotiate
0 target-gangra-doukas
0 give-ankyra
2 refuse > 6
1 muster
1 place-ankyra
0 keep
0 confirm
1 keep
1 confirm
2 keep
2 confirm
2 cross-muster
0 cross-expel
1 cross-expel
2 negotiate
2 target-gangra-phokas
2 give-ankyra
0 refuse > 8
0 negotiate
0 target-gangra-doukas
0 give-ankyra
2 refuse > 7
1 negotiate
1 target-gangra-phokas
1 give-amaseia
0 refuse > 3
2 expel
2 target-amorion-aggelos > 8
0 advance
0 go-cap
1 advance
1 go-cap
2 muster
2 nothing
0 expel
0 target-skopia-doukas > 2
1 expel
1 target-gangra-phokas > 7
2 muster
2 nothing
0 expel
0 target-gangra-aggelos > 3
1 expel
1 target-gangra-doukas > 6
2 muster
2 nothing
0 muster
0 place-kaisareia
1 muster
1 nothing > 5
2 cross-muster
0 cross-muster
1 cross-muster
2 advance
2 go-par
0 muster
0 place-kaisareia
1 muster
1 nothing
2 muster
2 nothing
0 advance
0 go-cap
1 advance
1 go-cap
2 advance
2 go-mac
0 muster
0 nothing
1 muster
1 nothing
2 advance
2 go-mac
0 muster
0 nothing
1 muster
1 nothing
2 campaign
2 go-par
0 advance
0 go-cap
1 advance
1 go-cap
2 campaign
2 go-mac
0 advance
0 go-cap
1 advance
1 go-cap
0 guess-gangra
0 guess-gangra
1 guess-gangra
1 guess-gangra
2 guess-gangra
2 guess-gangra

scores: 23 21 62
ranking: 2 | 0 | 1
