hippodrome record 1
game: hamilcar
rules: 4
seats: 2
option corvi_in_storms: true
option islands_count: true
commitment: 939040eb3c07465ef81f9a2586de435c24cf4161fba2f4e97a9a78d1c05ff2c1
seed: 5503

start > card-117 card-74 card-97 card-106 card-88 card-71 card-118 card-104 card-72 card-81 card-70 card-116 card-67 card-89
0 carthage-first
1 play-71-activate
1 general-hanno
1 sail-selinus
1 sail-heraclea-minoa
1 land
1 count-5
1 count-0
1 count-5
0 pass
1 sail-agrigentum
1 count-5
1 count-3
0 pass
1 march-mytistratum
1 count-3
1 count-1
0 pass
0 play-70-activate
0 general-flaccus
0 march-volsinii
0 count-4
0 count-0
1 pass
0 march-reate
0 count-3
0 march-volsinii
1 pass
0 march-roma
0 all
1 play-106-build
0 play-67-build
1 play-116-discard
0 play-97-discard
1 play-89-discard
0 play-117-points
0 pc-saldae
1 play-74-activate
1 general-boodes
1 stop
0 play-72-event
1 play-104-discard
0 play-118-discard
1 play-81-points
1 pc-pisae
0 play-88-discard
1 roll > 3 5 1
0 pc-arretium
0 pc-paestum
0 done
1 recruit
1 done
1 warship
1 space-hadrumetum
1 space-aleria
1 space-panormus
1 space-lilybaeum > general-adherbal
1 space-hadrumetum > general-himilco
1 space-carthago
0 space-roma
0 warship
0 warship
0 warship
0 warship
0 space-rhegium
0 general-caudex > general-caiatinus
0 space-roma > general-l-scipio
0 space-roma
0 general-l-scipio
0 seamanship > card-115 card-68 card-107 card-122 card-112 card-78 card-77 card-113 card-124 card-96 card-86 card-75 card-109 card-103
0 carthage-first
1 play-68-points
1 pc-segesta
1 train-mytistratum
1 train-drepanum
0 play-109-points
0 pc-volaterrae
0 pc-tauromenium
1 play-75-discard
0 play-112-activate
0 general-caudex
0 march-locri
0 count-0
0 count-0
0 sail-rhegium
0 sail-messana
0 sail-lipara
0 count-4
1 pass
1 play-103-discard
0 play-77-training
1 play-96-discard
0 play-86-points
0 done
1 play-113-discard
0 play-115-activate
0 general-caudex
0 stop
1 play-78-points
1 pc-centuripae
1 done
0 play-107-discard
1 play-122-discard
0 play-124-discard
1 train-lost > 2 6
1 train-mytistratum
1 train-lilybaeum
1 done
0 train-tarentum
1 combat-unit
1 space-panormus
1 space-agrigentum
1 space-lipara
0 pc-croton
0 pc-venusia
1 space-agrigentum
1 space-drepanum > general-carthalo
1 space-hadrumetum > general-hasdrubal
1 space-lilybaeum
0 space-roma
0 warship
0 warship
0 space-roma
0 warship
0 warship
0 general-l-scipio > general-megellus
0 space-roma > general-cotta
0 space-rhegium
0 warship > card-73 card-99 card-94 card-101 card-120 card-92 card-65 card-85 card-95 card-93 card-121 card-108 card-114 card-69
0 carthage-first
1 play-92-event
0 play-65-points
0 pc-thermae
0 train-cosa
0 pc-mylae
1 play-99-discard
0 play-73-points
0 pc-arretium
0 pc-camarina
0 train-capua
1 play-93-points
1 repair
1 done
0 play-120-discard
1 play-85-discard
0 play-121-discard
1 play-101-points
1 train-caralis
0 play-95-discard
1 play-69-points
1 train-agrigentum
0 play-94-points
0 pc-tyndaris
0 pc-enna
1 play-108-discard
0 play-114-points
0 pc-selinus
0 pc-eryx
1 roll > 4 6 1
1 miat
0 done
1 train-drepanum
1 box-92
1 train-agrigentum
1 train-aleria
1 combat-unit
1 space-lipara
1 space-lipara
1 space-utica
1 space-panormus > general-hannibal-gisgo
1 space-lilybaeum > general-himilco
1 space-caralis
0 space-roma
0 space-roma
0 space-rhegium
0 warship
0 space-rhegium
0 space-roma
0 general-cotta > general-metellus
0 space-roma > general-m-regulus
0 space-rhegium
0 corvi > card-102 card-66 card-82 card-80 card-87 card-98 card-105 card-79 card-123 card-76 card-119 card-91 card-110 card-83 card-100 card-84
0 carthage-first
1 play-76-raise
1 space-carthago
0 play-105-activate
0 general-m-regulus
0 march-consentia
0 general-cotta
0 count-6
0 count-0
0 march-grumentum
0 count-5
0 march-venusia
0 count-3
0 march-canusium
1 play-91-activate
1 general-himilco
1 sail-sulci
1 sail-hippo-regius
1 land
1 count-0
1 count-1
1 count-1
0 react-82
0 play-123-activate
0 general-metellus
0 sail-tarracina
0 land
0 count-10
0 count-6
1 react-80 > 5
1 pass
0 sail-neapolis
0 sail-panormus
0 count-6
0 count-0
1 react-79 > 5
1 pass
1 into-city
1 general-hamilcar
1 count-2
0 pass > battle-frontal-assault battle-double-envelopment battle-frontal-assault battle-probe battle-probe battle-reserve battle-double-envelopment battle-probe battle-frontal-assault
0 battle-frontal-assault
1 battle-frontal-assault
0 battle-frontal-assault > 3 1
1 play-66-discard
0 play-102-points
0 done
1 play-98-points
1 pc-rusucurru
1 done
0 play-119-points
0 train-consentia
0 repair
0 pc-paestum
1 play-83-raise
1 space-caralis
0 play-87-raise
0 space-roma
1 play-84-activate
1 general-hamilcar
1 stop
0 play-100-points
0 pc-sicca
0 play-110-activate
0 general-cotta
0 march-croton
0 count-1
0 count-0 > 1
0 stop
1 roll > 3
0 roll > 4
0 roll > 5 3 1
1 miat
1 pc-palla
1 train-caralis
1 train-aleria
1 train-drepanum
1 warship
1 space-hadrumetum
1 space-agrigentum
1 space-lilybaeum > general-adherbal
1 space-carthago
0 warship
0 space-croton
0 warship
0 space-croton
0 space-roma
0 warship
0 general-metellus > general-paullus
0 space-croton > general-vulso
0 space-rhegium
0 warship > card-111 card-90 card-70 card-67 card-99 card-113 card-115 card-116 card-118 card-103 card-105 card-77 card-119 card-87 card-120 card-97
0 rome-first
0 play-118-points
0 pc-eryx
0 pc-heraclea-minoa
0 pc-centuripae
1 play-67-build
0 play-105-discard
1 play-103-points
1 pc-hippo-regius
1 train-carthago
0 play-70-points
0 pc-phintias
0 pc-pisae
1 play-116-points
1 train-carthago
0 play-115-activate
0 general-vulso
0 sail-locri
0 sail-syracusae
0 land
0 count-0
0 count-3
1 pass
0 march-catana
1 pass
0 sail-messana
0 count-6
1 pass
1 play-87-raise
1 space-lilybaeum
0 play-119-activate
0 general-metellus
0 sail-lipara
0 sail-paestum
0 land
0 count-2
0 count-7
1 pass
0 stop
1 play-113-raise
1 space-carthago
0 play-120-points
0 done
1 play-97-points
1 pc-cossyra
1 train-caralis
0 play-111-points
0 train-tarentum
1 play-90-activate
1 general-xanthippus
1 sail-carthago
1 land
1 count-1
1 count-3
0 pass
1 sail-lilybaeum
1 sail-drepanum
1 count-9
1 count-1
1 count-2
0 pass
1 march-eryx
1 count-1
1 count-0
1 count-0
0 play-99-activate
0 general-vulso
0 march-mylae
0 all
0 march-messana
0 count-3
0 march-mylae
0 sail-lipara
0 count-4
0 count-3
1 pass
1 into-city
1 count-1
1 pass > battle-double-envelopment battle-probe battle-flank-left battle-double-envelopment battle-flank-right battle-double-envelopment battle-flank-right battle-double-envelopment battle-flank-right
0 battle-flank-right
1 give-up > 5 6
1 miat
1 play-77-discard
1 roll > 2
1 roll > 3
0 roll > 4
0 roll > 2
0 roll > 4 2 3
1 pc-tharros
1 pc-leptis-minor
1 pc-hippo-diarrhytus
1 pc-adys
1 pc-thapsus
1 done
0 train-roma
1 warship
1 space-caralis
1 space-utica
0 space-roma
0 space-roma
0 space-roma
0 warship
0 space-lipara
0 space-roma
0 general-metellus > general-catulus
0 space-lipara > general-c-regulus
0 space-lipara
0 general-catulus
0 repair > card-106 card-78 card-121 card-85 card-94 card-69 card-108 card-84 card-91 card-79 card-114 card-86 card-112 card-107 card-104 card-96
0 carthage-first
1 play-96-activate
1 march-segesta
1 all
1 march-panormus
1 count-1
1 pass
0 pass > battle-flank-right battle-flank-left battle-flank-left battle-flank-right battle-flank-left battle-reserve battle-flank-right battle-frontal-assault
1 withdraw
1 space-segesta
0 play-114-points
0 pc-sicca
0 pc-croton
1 play-69-activate
1 march-lilybaeum
1 count-0
1 sail-cossyra
1 land
1 count-4
0 pass
1 sail-clupea
1 land
1 count-6
0 pass
1 stop
0 play-94-points
0 train-canusium
0 pc-venusia
1 play-86-discard
0 play-121-discard
1 play-107-activate
1 sail-carthago
1 sail-utica
1 land
1 count-4
0 pass
1 sail-caralis
1 count-0
1 count-3
0 pass
1 stop
0 play-112-raise
0 space-roma
1 play-78-discard
0 play-106-raise
0 space-paestum
1 play-84-activate
1 general-xanthippus
1 march-ilienses
1 count-1
1 count-1
1 march-olbia
1 count-1
1 count-1
1 sail-roma
1 land
1 count-1
1 count-3
0 pass
0 field
1 pass
0 pass > battle-frontal-assault battle-probe battle-frontal-assault battle-flank-right battle-flank-right battle-flank-right battle-double-envelopment battle-double-envelopment battle-flank-right battle-flank-left battle-frontal-assault battle-flank-left battle-frontal-assault battle-probe battle-flank-right battle-reserve battle-reserve battle-flank-right
1 reserve-probe
0 give-up > 5 3
0 space-reate
0 pc-grumentum
0 play-91-points
0 train-capua
0 miat-place
0 pc-leptis-minor
1 play-85-event
0 play-104-discard
1 play-79-points
1 train-mytistratum
0 play-108-event
0 train-croton
0 train-croton
1 roll > 1
0 roll > 4
0 roll > 6
0 roll > 5 1 3
1 pc-thysdrus
1 pc-segesta
1 pc-sulci
0 train-cosa
0 done
1 miat-take
1 miat-place
1 train-drepanum
1 train-aleria
1 warship
1 space-agrigentum
1 space-hadrumetum
1 space-lilybaeum
1 space-mytistratum
0 space-lipara
0 warship
0 space-lipara
0 warship
0 space-roma
0 space-roma
0 general-metellus > general-asina
0 space-lipara > general-duilius
0 space-canusium
0 warship > card-98 card-81 card-93 card-68 card-122 card-65 card-76 card-72 card-101 card-123 card-95 card-124 card-110 card-74 card-88 card-89 card-73 card-83
0 carthage-first
1 play-72-discard
0 play-110-discard
1 play-65-event
1 general-himilco
1 march-selinus
1 sail-cossyra
1 sail-hadrumetum
1 sail-clupea
1 count-4
0 pass
1 general-xanthippus
1 march-enna
1 count-1
1 count-0
1 march-mytistratum
1 all
1 march-hippana
1 count-2
1 count-0
1 stop
0 play-73-training
1 play-74-discard
0 play-76-raise
0 space-paestum
1 play-68-activate
1 general-himilco
1 sail-hadrumetum
1 land
1 count-5
0 pass
1 march-leptis-minor
1 count-3
0 pass
1 sail-thapsus
1 sail-melite
1 count-2
1 count-2
0 pass
0 play-93-activate
0 general-asina
0 sail-neapolis
0 sail-tarracina
0 sail-roma
0 count-3
0 count-2
1 pass
0 march-tarracina
0 count-5
1 play-124-activate
1 march-mytistratum
1 count-1
1 march-enna
1 count-1
1 count-0
1 march-camarina
1 all
1 march-phintias
1 all
0 play-98-discard
1 play-81-activate
1 sail-agrigentum
1 sail-cossyra
1 sail-selinus
1 all
1 count-4
0 pass
1 stop
0 play-122-activate
0 stop
1 play-123-event
1 pc-phintias
1 pc-aesernia
0 play-95-discard
1 play-83-activate
1 general-xanthippus
1 march-heraclea-minoa
1 count-0
1 stop
0 play-101-points
0 pc-saldae
1 play-89-discard
0 play-88-points
0 train-mylae
0 miat-take
1 roll > 4
1 roll > 2
1 roll > 3
1 roll > 4
0 roll > 1
0 roll > 2 5 2
1 pc-tacape
1 pc-clupea
1 pc-rusucurru
1 pc-tunes
0 train-tarentum
1 combat-unit
1 space-drepanum
1 space-aleria
1 space-carthago
0 space-tarracina
0 warship
0 space-roma
0 space-tarracina
0 warship
0 warship
0 general-metellus > general-messalla
0 space-reate > general-nobilior
0 space-canusium
0 warship > card-100 card-82 card-66 card-71 card-117 card-102 card-109 card-80 card-75 card-69 card-103 card-68 card-108 card-74 card-114 card-121 card-105 card-106
0 carthage-first
1 play-68-event
1 general-xanthippus
1 march-agrigentum
1 march-heraclea-minoa
1 count-8
1 count-0
0 pass
1 march-hippana
1 count-2
1 march-panormus
1 count-1
1 general-hamilcar-barca
1 stop
0 play-103-points
0 pc-sicca
0 train-paestum
1 play-71-points
1 pc-rusucurru
1 pc-segesta
0 play-105-points
0 pc-eryx
0 pc-adys
1 play-74-activate
1 general-hamilcar-barca
1 stop
0 play-108-points
0 pc-thysdrus
1 play-106-event
1 space-reate > 5
0 play-66-raise
0 space-paestum
1 play-121-activate
1 general-xanthippus
1 sail-caralis
1 sail-hippo-diarrhytus
1 sail-utica
1 all
1 count-1
0 pass
1 march-tunes
1 count-4
0 pass
0 play-109-event
0 space-heraclea-minoa
0 done
1 play-69-activate
1 general-hamilcar-barca
1 stop
0 play-75-discard
1 play-82-activate
1 general-hamilcar-barca
1 sail-clupea
1 sail-cossyra
1 sail-agrigentum
1 count-3
1 count-4
0 pass
1 march-heraclea-minoa
1 count-1
1 count-2
0 play-117-points
0 miat-place
1 play-102-discard
0 play-100-points
0 done
1 play-80-points
1 train-segesta
1 train-selinus
0 play-114-discard
1 train-lost
1 roll > 2
1 train-lost
1 roll > 6
1 roll > 3
0 roll > 6
0 roll > 3 1 6

scores: 9 3
ranking: 0 | 1
