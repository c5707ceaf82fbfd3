hippodrome record 1
game: byzantio
rules: 1
seats: 4
option advance_may_stay: true
option campaign_limit: "after_removal"
option campaign_removal: "any_placement"
option crossoff_order: "turn_order"
option espionage_target: "either"
option famine_rolls: "per_player_province"
option forfeit: "free"
option hidden_events: false
option muster_may_be_empty: true
option plague_destination: "any_other"
option replacement_announced: false
option replacement_penalty_mode: "flat"
option replacement_province: "free"
option small_cities: "four_players_only"
option turn_order: "clockwise"
name 0: Anna
name 1: Basil
name 2: Zoe
name 3: Leo
commitment: 4cbe47e382d24f4cad94d37dae57a3db61d98cfd1e6df34f7da2e2a4215a29d2
seed: ed07

start
0 be-phokas
1 be-aggelos
2 be-doukas
0 write-melitene
0 write-chandax
0 write-skopia
0 write-nikaia
0 write-constantinople
0 write-sinope
0 write-serrhai
0 confirm
1 write-trapezous
1 write-melitene
1 write-serrhai
1 write-phokaia
1 write-mytilene
1 write-ikonion
1 write-sinope
1 confirm
2 write-leukosia
2 write-rhegion
2 write-korinthos
2 write-sinope
2 write-rhodos
2 write-amorion
2 write-dristra
2 confirm
3 write-skopia
3 write-ankyra
3 write-constantinople
3 write-ikonion
3 write-rhodos
3 write-rhegion
3 write-bari
3 confirm > 5 8 7 5
1 campaign
1 go-kib
1 place-rhodos
2 forfeit-muster
3 advance
3 go-the
0 forfeit-muster
1 forfeit-advance
2 forfeit-muster
3 forfeit-expel
0 forfeit-bribe
1 campaign
1 go-ana
1 nothing
2 muster
2 place-constantinople
3 forfeit-campaign
0 forfeit-campaign
1 negotiate
2 accept
2 forfeit-negotiate
3 forfeit-bribe
0 bribe
0 target-rhodos-doukas > 4
1 forfeit-expel
2 forfeit-expel
3 forfeit-campaign
0 forfeit-muster > 2
1 cross-expel
2 cross-expel
3 cross-advance
0 cross-muster
1 campaign
1 go-tks
1 place-phokaia
2 forfeit-campaign
3 muster
3 place-serrhai
0 forfeit-expel
1 forfeit-expel
2 expel
2 target-serrhai-komnenos > 7
3 forfeit-bribe
0 forfeit-expel
1 advance
1 go-the
2 campaign
2 go-mac
2 place-philippopolis
3 forfeit-campaign
0 forfeit-advance
1 bribe
1 target-philippopolis-doukas > 3
2 advance
2 go-thr
3 forfeit-advance
0 forfeit-bribe
1 negotiate
1 target-philippopolis-doukas
1 give-constantinople
2 refuse > 6
2 forfeit-campaign
3 forfeit-negotiate
0 advance
0 go-cap > 2
1 cross-muster
2 cross-negotiate
3 cross-campaign
0 cross-expel
1 negotiate
1 target-constantinople-doukas
1 give-philippopolis
2 accept
2 campaign
2 go-aeg
2 place-mytilene
3 forfeit-advance
0 forfeit-muster
1 negotiate
1 target-philippopolis-doukas
1 give-phokaia
2 refuse > 1
2 forfeit-bribe
3 forfeit-muster
0 forfeit-campaign
1 forfeit-campaign
2 forfeit-muster
3 bribe
3 target-philippopolis-doukas > 5
0 campaign
0 go-arm
0 place-sinope
1 forfeit-muster
2 muster
3 forfeit-negotiate
0 forfeit-advance
1 muster
1 nothing
2 forfeit-advance
3 expel
3 target-rhodos-doukas > 2
0 forfeit-advance
0 strike-skopia
0 write-antioch
1 strike-ikonion
1 write-korinthos
2 strike-amorion
2 write-kaisareia
3 strike-bari
3 write-amaseia
1 cross-muster
2 cross-bribe
3 cross-expel
0 cross-campaign
1 forfeit-muster
2 forfeit-negotiate
3 negotiate
3 target-rhodos-doukas
2 refuse > 5
0 forfeit-muster
1 forfeit-muster
2 advance
2 go-che
3 negotiate
3 target-mytilene-doukas
2 refuse > 5
0 forfeit-campaign
1 forfeit-bribe
2 muster
2 nothing
3 forfeit-muster
0 campaign
0 go-cha
0 place-trapezous
1 bribe
1 target-trapezous-phokas > 4
2 forfeit-negotiate
3 campaign
3 go-dyr
3 place-dyrrachion
0 forfeit-muster
1 forfeit-campaign
2 bribe
2 target-phokaia-aggelos > 5
3 forfeit-muster
0 forfeit-campaign > 2
3 go-cre
0 go-lon
1 cross-campaign
2 cross-campaign
3 cross-muster
0 cross-campaign
1 forfeit-campaign
2 forfeit-advance
3 muster
3 nothing
0 forfeit-negotiate
1 forfeit-advance
2 forfeit-campaign
3 campaign
3 go-cal
3 nothing
0 campaign
0 go-cap
0 nothing
1 forfeit-advance
2 forfeit-campaign
3 forfeit-campaign
0 campaign
0 go-arm
0 place-amaseia
1 forfeit-campaign
2 campaign
2 go-kib
2 nothing
3 forfeit-campaign
0 forfeit-negotiate
1 forfeit-campaign
2 campaign
2 go-ana
2 nothing
3 forfeit-campaign
0 forfeit-negotiate
1 campaign
1 go-dyr
1 nothing
2 forfeit-campaign
3 forfeit-campaign
0 negotiate
0 target-constantinople-aggelos
0 give-amaseia
1 accept
0 guess-nikaia
0 guess-tarsos
0 guess-korinthos
1 guess-larissa
1 guess-ankyra
1 guess-rhodos
2 guess-phokaia
2 guess-serrhai
2 guess-philippopolis
3 guess-theodosioupolis
3 guess-cherson
3 guess-attaleia

scores: 12 -2 6 -2
ranking: 0 | 2 | 1 | 3
