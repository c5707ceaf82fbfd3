hippodrome record 1
game: hamilcar
rules: 1
seats: 2
commitment: 75c9a746dfc23387eaf179fa9659a3db6b0eabc2d7592d091192cd55ef906f15
seed: 71

start > card-70 card-67 card-65 card-121 card-87 card-115 card-95 card-101 card-77 card-108 card-102 card-86 card-117 card-85
0 rome-first
0 play-95-points
0 pc-hippo-regius
0 pc-centuripae
0 pc-tauromenium
1 play-121-discard
0 play-70-activate
0 general-flaccus
0 sail-pisae
0 land
0 count-5
0 count-0
0 count-0
1 pass
0 march-volaterrae
0 count-4
1 pass
0 march-arretium
0 count-3
0 march-volaterrae
1 pass
1 play-108-points
1 train-carthago
0 play-77-activate
0 general-flaccus
0 march-arretium
0 count-4
0 stop
1 play-85-event
0 play-87-training
1 play-67-build
0 play-102-discard
1 play-115-discard
0 play-65-training
1 play-86-discard
0 play-117-discard
1 play-101-points
1 pc-selinus > 5 2 5
0 pc-brundisium
0 done
1 train-carthago
1 train-agrigentum
1 train-agrigentum
1 train-melite
1 done
1 warship
1 space-aleria
1 space-panormus
1 space-lilybaeum
1 space-utica > general-hamilcar
1 space-lipara > general-adherbal
1 space-carthago
0 space-roma
0 space-roma
0 warship
0 space-roma
0 space-arretium
0 warship
0 general-caudex > general-pullus
0 space-rhegium > general-crassus
0 space-rhegium
0 general-crassus
0 corvi > card-103 card-124 card-76 card-81 card-73 card-100 card-75 card-116 card-82 card-107 card-119 card-106 card-105 card-92
0 carthage-first
1 play-106-activate
1 general-adherbal
1 sail-utica
1 sail-caralis
1 sail-panormus
1 all
1 count-7
0 pass
1 march-hippana
1 count-2
1 count-1
1 count-1
0 play-76-points
0 pc-mytistratum
0 pc-igilgili
0 pc-hippo-regius
1 play-81-points
1 pc-volaterrae
0 play-119-raise
0 space-rhegium
1 play-107-points
1 train-hadrumetum
0 play-103-discard
1 play-92-activate
1 general-hanno
1 march-tunes
1 march-carthago
1 sail-lilybaeum
1 sail-drepanum
1 count-3
0 react-82
0 play-75-build
1 play-100-event > card-73
0 play-105-activate
0 stop
0 general-crassus
1 play-73-activate
1 general-hanno
1 sail-utica
1 sail-caralis
1 sail-sulci
1 count-2
1 march-caralis
1 play-124-points
1 pc-phintias
1 play-116-activate
1 march-panormus
1 count-2
1 count-1
1 sail-lipara
1 sail-messana
1 sail-rhegium
1 count-2
1 count-1
1 count-3
1 count-3
0 general-caudex
0 count-3 > 1
1 fight > tactics-swift-oars tactics-boarding tactics-kyklos tactics-kyklos tactics-ram tactics-swift-oars
1 tactics-ram
1 no-attack
1 escape > 4
0 tactics-boarding
0 warships > 3
0 escape > 2
1 tactics-kyklos
1 no-attack
1 nothing
0 tactics-swift-oars
0 no-attack
0 escape > 1
1 pass
0 field
0 stand > 3
1 charge > 4 battle-frontal-assault battle-flank-left battle-flank-left battle-probe battle-flank-right battle-frontal-assault battle-flank-left battle-flank-right battle-flank-left battle-reserve battle-frontal-assault battle-double-envelopment battle-reserve battle-double-envelopment battle-frontal-assault battle-double-envelopment
1 reserve-probe
0 battle-probe
0 pass
1 withdraw
0 contest > 5 3
1 general-adherbal
1 general-adherbal > 2
0 pc-praeneste
0 train-rhegium
1 warship
1 space-hadrumetum
1 space-agrigentum
1 space-lilybaeum
1 space-carthago > general-adherbal
1 space-lipara > general-hamilcar
1 space-panormus
0 space-rhegium
0 space-rhegium
0 space-roma
0 space-roma
0 warship
0 space-roma
0 general-pullus > general-caiatinus
0 space-roma > general-asina
0 space-roma
0 general-asina
0 warship > card-99 card-110 card-91 card-113 card-111 card-83 card-78 card-114 card-74 card-97 card-71 card-69 card-89 card-122
0 carthage-first
1 play-83-activate
1 general-hannibal-gisgo
1 stop
0 play-74-discard
1 play-110-discard
0 play-91-discard
1 play-114-points
1 pc-mylae
1 pc-tyndaris
0 play-78-discard
1 play-69-discard
0 play-71-event
0 general-caiatinus
0 march-volsinii
0 general-asina
0 count-3
0 march-roma
0 all
0 sail-tarracina
0 sail-neapolis
0 sail-panormus
0 count-3
0 count-1
1 pass
1 pass
1 into-city
1 count-1
1 count-0
1 count-0
1 avoid > 6
0 pass
1 react-97
1 pass
1 no-charge > battle-double-envelopment battle-flank-right battle-flank-left battle-reserve battle-flank-left battle-flank-left battle-frontal-assault battle-flank-left battle-reserve battle-frontal-assault battle-probe battle-probe
0 reserve-frontal-assault
1 reserve-frontal-assault
1 counterattack > 4
0 battle-double-envelopment
1 give-up > 3 1
1 count-0
1 city
1 play-113-build
0 play-89-points
0 train-capua
1 play-122-discard
0 play-111-points
0 train-panormus
0 play-99-points
0 pc-brundisium
0 pc-thermae
0 roll > 4 5 3
1 train-hadrumetum
1 warship
1 space-melite
1 space-utica
1 space-carthago > general-adherbal
1 space-lilybaeum
0 space-rhegium
0 warship
0 space-roma
0 space-panormus
0 warship
0 warship
0 general-asina > general-m-regulus
0 space-rhegium > general-metellus
0 space-panormus
0 corvi > card-120 card-84 card-94 card-118 card-79 card-96 card-104 card-90 card-66 card-109 card-98 card-123 card-112 card-72 card-68 card-88
0 rome-first
0 play-66-activate
0 general-m-regulus
0 sail-catana
0 land
0 count-10
0 count-1
1 pass
0 sail-syracusae
0 land
0 all
0 count-3
1 pass
0 march-camarina
0 count-8
0 march-phintias
0 all
1 play-72-points
1 pc-sicca
1 pc-pisae
1 train-caralis
0 play-112-raise
1 play-90-points
1 pc-tyndaris
1 train-melite
0 play-79-discard
1 play-123-event
1 pc-paestum
1 pc-venusia
0 play-98-raise
1 play-84-activate
1 general-hamilcar
1 sail-clupea
1 sail-hadrumetum
1 sail-leptis-minor
1 count-4
0 pass
1 march-thapsus
0 play-120-points
0 miat-take
0 pc-volaterrae
1 play-96-discard
0 play-94-points
0 pc-cossyra
0 pc-igilgili
1 play-88-activate
1 general-hamilcar
1 sail-melite
1 sail-cossyra
1 sail-hadrumetum
1 count-1
0 pass
1 march-thysdrus
1 all
0 play-104-discard
1 play-109-points
1 pc-catana
1 pc-eryx
0 play-68-raise
1 play-118-activate
1 general-adherbal
1 march-selinus
1 count-2
1 count-1
1 stop
0 roll > 4 1 2 4 5
1 pc-sicca
1 combat-unit
1 space-agrigentum
1 space-hadrumetum
1 space-lipara > general-hanno
1 space-drepanum
0 space-roma
0 space-phintias
0 space-roma
0 space-roma
0 warship
0 space-phintias
0 general-m-regulus > general-l-scipio
0 space-phintias > general-vulso
0 space-roma
0 corvi > card-80 card-93 card-120 card-123 card-109 card-105 card-89 card-124 card-76 card-112 card-82 card-110 card-107 card-122 card-118 card-114
0 carthage-first
1 play-114-points
1 train-agrigentum
1 repair
0 play-109-event
0 space-lilybaeum
0 space-agrigentum
1 play-124-points
1 pc-heraclea-minoa
0 play-118-points
0 pc-saldae
0 train-capua
0 pc-venusia
1 play-112-points
1 box-85
1 miat-place
1 box-85
0 play-89-event
0 pc-tunes
0 pc-hippo-diarrhytus
1 play-110-points
1 miat-place
1 repair
0 play-76-discard
1 play-123-discard
0 play-80-points
0 repair
0 miat-place
1 play-93-raise
1 space-drepanum
0 play-107-activate
0 march-enna
0 count-0
0 march-phintias
0 stop
1 play-105-points
1 done
0 play-82-discard
1 play-122-activate
1 stop
0 play-120-activate
0 general-vulso
0 sail-cosa
0 sail-aleria
0 sail-palla
0 count-3
0 count-0
0 stop
0 roll > 5 2 4 1 4 4
1 train-agrigentum
1 done
0 train-tarentum
1 warship
1 space-carthago
1 space-lipara
1 space-agrigentum
0 space-palla
0 space-roma
0 space-phintias
0 warship
0 space-roma
0 space-roma
0 general-m-regulus > general-megellus
0 space-palla > general-duilius
0 space-arretium
0 corvi > card-119 card-116 card-100 card-79 card-113 card-72 card-86 card-115 card-94 card-90 card-121 card-65 card-98 card-73 card-66 card-108
0 rome-first
0 play-66-activate
0 general-duilius
0 march-volsinii
0 all
0 stop
1 play-73-discard
0 play-121-activate
0 march-agrigentum
0 count-6
1 into-city
1 all
0 sail-phintias
0 sail-camarina
0 sail-syracusae
0 count-4
0 count-2
1 react-79 > 1
1 pass
1 pass
1 play-72-raise
1 space-lipara
0 play-98-discard
1 play-65-raise
1 space-lipara
0 play-94-activate
0 general-m-regulus
0 siege > 1
1 play-115-activate
1 general-hasdrubal
1 stop
0 play-100-points
0 miat-take
1 play-116-discard
0 play-119-points
0 train-panormus
0 repair
0 train-volsinii
1 play-108-event
1 train-selinus
0 play-86-activate
0 sail-catana
0 sail-messana
0 sail-lipara
0 all
0 count-1
1 pass
1 pass
1 field
0 pass
1 pass
1 charge
0 pass > 4 battle-flank-right battle-flank-left battle-probe battle-flank-left battle-reserve battle-frontal-assault battle-probe battle-flank-right battle-frontal-assault battle-frontal-assault battle-frontal-assault battle-probe battle-flank-right battle-flank-right battle-double-envelopment battle-frontal-assault
0 battle-flank-left
1 give-up > 5
1 count-0 > 6
1 count-1
1 pc-phintias
1 pc-selinus
1 play-90-activate
1 general-hasdrubal
1 sail-phintias
1 sail-camarina
1 sail-syracusae
1 count-5
1 count-1
1 count-1
0 pass
1 stop
0 play-113-discard
1 roll > 2
1 roll > 6
0 train-lost
0 roll > 1 3 1 6 2 5 1
1 pc-clupea
1 pc-palla
1 pc-eryx
1 pc-adys
0 done
1 train-panormus
1 combat-unit
1 space-drepanum
1 space-lipara
1 space-carthago
0 space-lipara
0 space-palla
0 warship
0 space-roma
0 space-roma
0 space-roma
0 general-duilius > general-c-regulus
0 space-lipara > general-pulcher
0 space-lipara
0 general-pulcher
0 repair > card-84 card-102 card-95 card-99 card-69 card-91 card-68 card-111 card-117 card-101 card-74 card-97 card-67 card-96 card-92 card-103 card-81 card-75
0 carthage-first
1 play-101-activate
1 sail-panormus
1 sail-thermae
1 sail-tyndaris
1 count-1
1 count-1
1 count-1
0 pass
0 pass
1 march-thermae
1 count-1
1 count-1
0 play-117-points
0 repair
1 play-99-discard
0 play-67-activate
0 general-c-regulus
0 stop
0 general-pulcher
1 play-111-points
1 train-lipara
0 play-69-event
0 general-duilius
0 march-cosa
0 all
0 march-volaterrae
0 count-5
0 count-1
0 march-arretium
0 count-1
0 count-1
0 march-reate
0 count-1
0 count-0 > 4
0 stop
1 play-91-discard
0 play-92-activate
0 general-pulcher
0 sail-neapolis
0 sail-panormus
0 sail-caralis
0 general-c-regulus
0 count-3
1 pass
1 general-xanthippus
1 count-3 > 5
1 into-city
1 count-0
1 count-0 > 3
1 react-97 > battle-reserve battle-frontal-assault battle-flank-left battle-flank-left battle-flank-left battle-flank-right battle-probe battle-flank-left
0 battle-flank-left
1 battle-flank-left
0 reserve-flank-left
1 give-up > 5
0 general-c-regulus
1 play-102-points
1 pc-clupea
1 box-85
0 play-81-points
0 pc-segesta
1 play-75-raise
0 play-84-points
0 train-phintias
0 pc-palla
1 play-103-points
1 pc-catana
1 train-utica
0 play-68-raise
0 space-roma
1 play-96-points
1 done
0 play-74-discard
0 play-95-activate
0 general-c-regulus
0 sail-panormus
0 sail-drepanum
0 sail-lilybaeum
0 all
0 count-5
1 general-xanthippus
1 count-4 > 2
1 pass
1 field > 2 battle-reserve battle-frontal-assault battle-flank-left battle-flank-right battle-flank-right battle-frontal-assault battle-probe battle-flank-right
0 battle-flank-right
1 battle-flank-right
0 reserve-frontal-assault
1 battle-frontal-assault
0 battle-flank-left
1 give-up > 1 4
1 space-drepanum
1 pc-thapsus
0 general-pulcher
1 train-lost
1 train-lost > 1
0 train-lost > 5
0 train-lost > 3 5
1 pc-olbia
1 pc-sulci
1 pc-tharros
1 pc-heraclea-minoa
1 pc-clupea
1 pc-leptis-minor
0 train-panormus
1 warship
1 space-aleria
1 space-caralis
0 space-lilybaeum
0 space-lilybaeum
0 warship
0 space-roma
0 space-roma
0 warship
0 general-duilius > general-paullus
0 space-lilybaeum > general-catulus
0 space-phintias
0 repair > card-70 card-88 card-83 card-87 card-106 card-77 card-71 card-104 card-78 card-113 card-66 card-65 card-84 card-123 card-111 card-93 card-121 card-96
0 rome-first
0 play-121-activate
0 march-agrigentum
0 all
1 pass
0 sail-heraclea-minoa
0 sail-selinus
0 sail-cossyra
0 all
0 count-7
1 pass
1 play-93-activate
1 general-xanthippus
1 stop
0 play-84-activate
0 general-paullus
0 sail-drepanum
0 sail-caralis
0 sail-olbia
0 count-4
0 count-4
1 pass
1 general-hamilcar-barca
1 count-4 > 4
0 stop
1 play-65-event
1 general-hamilcar-barca
1 stop
1 general-xanthippus
1 sail-tyndaris
1 land
1 count-1
1 count-3
0 pass
1 march-centuripae
1 count-1 > 3
1 stop
0 play-106-build
1 play-87-discard
0 play-66-discard
1 play-123-raise
1 space-carthago
0 play-71-activate
0 general-paullus
0 march-palla
0 count-4
0 march-aleria
0 count-6
1 pass
1 into-city
1 all
0 sail-pisae
0 count-5
0 count-7
1 pass
1 play-113-raise
1 space-carthago
0 play-83-raise
0 space-roma
1 play-104-activate
1 general-hamilcar-barca
1 sail-hippo-diarrhytus
1 sail-hippo-regius
1 sail-sulci
1 count-4
0 pass
1 march-caralis
0 play-78-discard
1 play-88-activate
1 general-hamilcar-barca
1 march-ilienses
1 march-olbia
1 sail-aleria
1 sail-cosa
1 count-3
0 pass
0 general-paullus
0 count-1 > 2
1 react-77
1 pass > tactics-ram tactics-pursuit tactics-boarding tactics-kyklos tactics-kyklos tactics-feint tactics-diekplous tactics-boarding tactics-ram
0 pass
0 warships > 6
0 reform > 3
1 tactics-kyklos
1 warships > 4
0 pc-thermae
0 pc-grumentum
0 play-111-activate
0 sail-agrigentum
0 sail-heraclea-minoa
0 land
0 all
0 count-5
1 pass
0 sail-selinus
0 count-3
0 count-4
1 pass
0 pass
1 pass > battle-frontal-assault battle-flank-left battle-frontal-assault battle-reserve battle-frontal-assault battle-frontal-assault battle-double-envelopment battle-flank-right
0 battle-frontal-assault
1 give-up > 4 1
1 play-96-activate
1 general-hamilcar-barca
1 stop
0 play-70-activate
0 general-duilius
0 stop > 2 6 5 1 5 3 4 4

scores: 8 2
ranking: 0 | 1
