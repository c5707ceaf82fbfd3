hippodrome record 1
game: byzantio
rules: 2
seats: 4
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
name 3: Leo
commitment: 4cbe47e382d24f4cad94d37dae57a3db61d98cfd1e6df34f7da2e2a4215a29d2
seed: ed07

start
0 be-aggelos
1 be-phokas
2 be-doukas
0 write-theodosioupolis
0 write-amorion
0 write-nikaia
0 write-constantinople
0 write-amaseia
0 write-melitene
0 write-cherson
0 confirm
1 write-bari
1 write-mytilene
1 write-adrianople
1 write-attaleia
1 write-thebai
1 write-sinope
1 write-cherson
1 confirm
2 write-skopia
2 write-ankyra
2 write-leukosia
2 write-trapezous
2 write-korinthos
2 write-serrhai
2 write-dristra
2 confirm
3 write-cherson
3 write-trapezous
3 write-leukosia
3 write-philippopolis
3 write-constantinople
3 write-serrhai
3 write-mytilene
3 confirm > 5 8 7 5
1 advance
1 go-arm
2 advance
2 go-lon
3 campaign
3 go-che
3 place-cherson
0 advance
0 go-ant
1 bribe
1 target-cherson-komnenos > 4
2 campaign
2 go-cal
2 nothing
3 forfeit-turn
3 forfeit-advance
0 advance
0 go-bul
1 muster
1 place-amaseia
2 muster
2 place-rhegion
3 forfeit-turn
3 forfeit-expel
0 bribe
0 target-cherson-komnenos > 2
1 forfeit-turn
1 forfeit-expel
2 muster
2 nothing
3 negotiate
3 target-amaseia-phokas
3 give-cherson
1 refuse > 7
0 bribe
0 target-rhegion-doukas > 3
1 campaign
1 go-cha
1 place-trapezous
2 advance
2 go-che
3 campaign
3 go-pap
3 nothing
0 forfeit-turn
0 forfeit-muster > 6
1 cross-negotiate
2 cross-campaign
3 cross-bribe
0 cross-bribe
1 bribe
1 target-rhegion-doukas > 2
2 bribe
2 target-amaseia-komnenos > 1
3 bribe
3 target-cherson-phokas > 5
0 advance
0 go-par
1 advance
1 go-ibe
2 expel
2 target-amaseia-komnenos > 2
3 campaign
3 go-cap
3 nothing
0 expel
0 target-amaseia-komnenos > 5
1 muster
1 nothing
2 negotiate
2 target-cherson-komnenos
2 give-rhegion
3 refuse > 5
3 campaign
3 go-cha
3 nothing
0 forfeit-turn
0 forfeit-campaign
1 muster
1 place-theodosioupolis
2 forfeit-turn
2 forfeit-campaign
3 campaign
3 go-arm
3 place-amaseia
0 forfeit-turn
0 forfeit-muster
1 expel
1 target-amaseia-komnenos > 4
2 campaign
2 go-pap
2 nothing
3 forfeit-turn
3 forfeit-bribe
0 expel
0 target-rhegion-komnenos > 5 2 6
1 cross-bribe
2 cross-expel
3 cross-expel
0 cross-advance
1 forfeit-turn
1 forfeit-muster
2 forfeit-turn
2 forfeit-advance
3 expel
3 target-cherson-doukas > 6
0 expel
0 target-amaseia-komnenos > 6
1 muster
1 nothing
2 forfeit-turn
2 forfeit-expel
3 forfeit-turn
3 forfeit-campaign
0 campaign
0 go-mac
0 place-philippopolis
1 negotiate
1 target-philippopolis-aggelos
1 give-theodosioupolis
0 refuse > 7
2 bribe
2 target-theodosioupolis-aggelos > 8
3 campaign
3 go-pap
3 nothing
0 forfeit-turn
0 forfeit-muster
1 expel
1 target-theodosioupolis-doukas > 7
2 forfeit-turn
2 forfeit-bribe
3 advance
3 go-ana
0 forfeit-turn
0 forfeit-muster
1 muster
1 place-theodosioupolis
2 muster
2 nothing
3 advance
3 go-pap
0 muster
0 nothing
0 strike-amaseia
0 write-korinthos
1 strike-adrianople
1 write-melitene
2 strike-trapezous
2 write-larissa
3 strike-trapezous
3 write-amorion
1 cross-negotiate
2 cross-muster
3 cross-advance
0 cross-negotiate
1 advance
1 go-ibe
2 forfeit-turn
2 forfeit-muster
3 campaign
3 go-arm
3 place-sinope
0 campaign
0 go-the
0 nothing
1 campaign
1 go-cap
1 place-melitene
2 campaign
2 go-cap
2 place-kaisareia
3 muster
3 nothing
0 muster
0 place-thessalonike
1 negotiate
1 target-kaisareia-doukas
1 give-theodosioupolis
2 accept
2 muster
2 place-kaisareia
3 forfeit-turn
3 forfeit-muster
0 forfeit-turn
0 forfeit-negotiate
1 advance
1 go-dyr
2 negotiate
2 target-philippopolis-phokas
2 give-theodosioupolis
1 refuse > 6
3 muster
3 place-amaseia
0 negotiate
0 target-philippopolis-doukas
0 give-thessalonike
2 refuse > 2
1 forfeit-turn
1 forfeit-campaign
2 advance
2 go-aeg
3 negotiate
3 target-thessalonike-aggelos
3 give-sinope
0 refuse > 4
0 negotiate
0 target-theodosioupolis-phokas
0 give-thessalonike
1 refuse > 7 2
2 go-lon
2 cross-negotiate
3 cross-negotiate
1 forfeit-turn
1 forfeit-campaign
2 campaign
2 go-thr
2 place-constantinople
3 campaign
3 go-pap
3 place-gangra
0 campaign
0 go-hel
0 place-thebai
1 campaign
1 go-dyr
1 nothing
2 negotiate
2 target-sinope-komnenos
2 give-philippopolis
3 accept
3 muster
3 nothing
0 campaign
0 go-aeg
0 place-mytilene
1 forfeit-turn
1 forfeit-campaign
2 campaign
2 go-aeg
2 nothing
3 forfeit-turn
3 forfeit-negotiate
0 forfeit-turn
0 forfeit-campaign
1 forfeit-turn
1 forfeit-campaign
2 campaign
2 go-cre
2 place-chandax
3 muster
3 nothing
0 campaign
0 go-tks
0 place-phokaia
1 campaign
1 go-the
1 place-serrhai
2 forfeit-turn
2 forfeit-campaign
3 campaign
3 go-arm
3 nothing
0 campaign
0 go-ops
0 nothing
1 campaign
1 go-hel
1 nothing
2 forfeit-turn
2 forfeit-campaign
3 muster
3 nothing
0 forfeit-turn
0 forfeit-campaign
0 guess-mytilene
0 guess-cherson
0 guess-thebai
1 guess-dristra
1 guess-thessalonike
1 guess-philippopolis
2 guess-amorion
2 guess-chandax
2 guess-rhegion
3 guess-cherson
3 guess-antioch
3 guess-attaleia

scores: 12 8 -2 6
ranking: 0 | 1 | 3 | 2
