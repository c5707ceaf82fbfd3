hippodrome record 1
game: hamilcar
rules: 5
seats: 2
option corvi_in_storms: true
option islands_count: false
option supremacy_guards_ports: true
commitment: 70ea75a3a51cf9ce26ce88acdbf418624a9f640fd22925399bd7dd5d5524e53c
seed: 0b

start > card-97 card-114 card-72 card-73 card-74 card-99 card-124 card-87 card-81 card-69 card-100 card-89 card-91 card-115
0 carthage-first
1 play-69-event
1 general-hanno
1 sail-clupea
1 sail-cossyra
1 sail-selinus
1 count-5
1 count-1
1 count-5
0 pass
1 stop
0 play-74-discard
1 play-99-points
1 train-lipara
1 train-caralis
0 play-91-activate
0 general-caudex
0 sail-catana
0 sail-syracusae
0 sail-camarina
0 count-6
0 count-0
0 count-0
1 pass
0 stop
1 play-73-points
1 pc-volaterrae
1 miat-place
1 pc-sicca
0 play-124-points
0 pc-thermae
1 play-89-discard
0 play-100-event > card-114
1 play-87-points
1 pc-pisae
1 pc-enna
1 train-lipara
0 play-114-discard
1 play-115-activate
1 general-boodes
1 stop
0 play-72-training
0 play-97-discard
0 play-81-discard
1 train-lost
0 roll > 2 4 1
0 pc-beneventum
0 train-cosa
0 done
1 done
1 warship
1 space-carthago
1 space-drepanum
1 space-melite
1 space-drepanum > general-himilco
1 space-agrigentum > general-carthalo
1 space-melite
0 warship
0 warship
0 warship
0 space-roma
0 space-roma
0 warship
0 general-flaccus > general-l-scipio
0 space-roma > general-pullus
0 space-camarina
0 repair > card-110 card-78 card-95 card-113 card-68 card-116 card-70 card-117 card-80 card-92 card-122 card-106 card-93 card-85
0 carthage-first
1 play-78-discard
0 play-80-points
0 pc-tyndaris
0 train-messana
1 play-85-event
0 play-68-raise
0 space-cosa
1 play-113-build
0 play-70-event
0 general-l-scipio
0 stop
1 play-92-event
0 play-93-build
1 play-116-discard
0 play-110-discard
1 play-106-raise
1 space-carthago
0 play-95-activate
0 general-flaccus
0 sail-aleria
0 sail-palla
0 land
0 count-2
0 count-3
1 pass
0 sail-olbia
0 count-0
0 count-3
1 pass
0 stop
1 play-117-discard
0 play-122-event
0 pc-tharros
0 pc-sulci
1 roll > 2
0 roll > 6
0 roll > 5 4 6
1 miat
1 pc-palla
0 train-messana
0 train-rhegium
1 warship
1 space-panormus
1 space-agrigentum
1 space-aleria
1 space-agrigentum > general-himilco
1 space-lilybaeum > general-boodes
1 space-carthago
0 space-olbia
0 space-roma
0 space-roma
0 warship
0 warship
0 warship
0 general-flaccus > general-c-regulus
0 space-camarina > general-pulcher
0 space-camarina
0 general-c-regulus
0 seamanship > card-94 card-118 card-83 card-82 card-75 card-86 card-109 card-67 card-104 card-112 card-108 card-96 card-90 card-121
0 carthage-first
1 play-67-build
0 play-104-activate
0 march-phintias
0 all
1 general-hannibal-gisgo > 4
0 sail-agrigentum
0 land
0 general-c-regulus
0 all
0 count-2
1 react-82
0 general-c-regulus
1 play-112-raise
1 space-lilybaeum
0 play-83-points
0 train-capua
0 pc-rusucurru
0 train-rhegium
1 play-121-discard
0 play-109-discard
1 play-96-discard
0 play-94-discard
1 play-118-discard
0 play-75-activate
0 general-flaccus
0 march-palla
0 all
0 sail-aleria
0 sail-cosa
0 count-0
0 count-6
1 pass
1 play-86-discard
0 play-90-discard
0 play-108-event
0 train-phintias
0 train-roma
0 train-phintias
1 roll > 1
0 roll > 4
0 roll > 6 5 3
1 miat
1 pc-tunes
1 pc-adys
0 train-roma
1 warship
1 space-lipara
1 space-caralis
1 space-caralis > general-boodes
1 space-selinus > general-hasdrubal
1 space-lilybaeum
0 warship
0 space-roma
0 space-cosa
0 space-roma
0 space-cosa
0 warship
0 general-flaccus > general-cotta
0 space-roma > general-messalla
0 space-cosa > card-111 card-77 card-123 card-105 card-102 card-103 card-84 card-65 card-79 card-120 card-76 card-119 card-98 card-88 card-101 card-71
0 carthage-first
1 play-65-raise
1 space-lilybaeum
0 play-98-points
0 pc-igilgili
0 train-palla
0 miat-place
1 play-77-activate
1 general-hamilcar
1 sail-sulci
1 sail-hippo-regius
1 sail-hippo-diarrhytus
1 all
1 count-0
0 pass
1 march-utica
1 all
0 play-102-discard
1 play-119-activate
1 general-boodes
1 stop
0 play-123-activate
0 general-messalla
0 sail-pisae
0 land
0 count-6
0 count-2
1 pass
0 march-cosa
0 all
0 sail-aleria
0 land
0 count-4
0 count-0
1 pass
1 into-city
1 count-1
0 sail-olbia
0 count-3
0 count-6
1 pass
1 play-105-discard
0 play-111-discard
1 play-103-points
1 train-drepanum
1 train-caralis
0 play-76-activate
0 general-cotta
0 march-tarracina
0 count-5
0 sail-neapolis
0 sail-panormus
0 sail-drepanum
0 count-5
0 count-1
1 pass
1 general-hasdrubal
1 count-5 > 3
1 pass
1 field
0 pass
1 pass > battle-reserve battle-flank-right battle-flank-right battle-reserve battle-frontal-assault battle-flank-left battle-flank-left battle-flank-right
0 battle-flank-left
1 give-up > 2 6
1 play-71-points
1 pc-centuripae
1 train-caralis
0 play-84-activate
0 general-messalla
0 sail-roma
0 land
0 count-3
1 pass
0 march-tarracina
0 count-5
0 march-capua
0 count-3
0 march-tarracina
0 count-1
1 play-88-activate
1 general-boodes
1 sail-cossyra
1 sail-clupea
1 sail-lilybaeum
1 count-0
1 count-3
0 pass
0 general-cotta
0 count-2 > 4
1 march-segesta
1 general-hasdrubal
1 count-2
0 general-cotta > 5
1 general-boodes
0 play-79-points
0 pc-beneventum
1 play-120-points
1 train-panormus
1 pc-mylae
0 play-101-discard
1 roll > 5
1 roll > 3
0 roll > 4
0 roll > 3
0 roll > 2
0 roll > 2 1 2
1 miat
1 pc-leptis-minor
1 pc-centuripae
1 done
0 done
1 combat-unit
1 space-carthago
1 space-lilybaeum
1 space-utica
1 space-utica > general-carthalo
1 space-selinus
0 space-drepanum
0 space-roma
0 space-roma
0 space-drepanum
0 warship
0 warship
0 general-messalla > general-caiatinus
0 space-phintias > general-catulus
0 space-tarracina
0 seamanship > card-107 card-66 card-89 card-99 card-94 card-100 card-96 card-65 card-73 card-95 card-116 card-67 card-109 card-118 card-122 card-88
0 carthage-first
1 play-65-event
1 general-carthalo
1 stop
1 general-xanthippus
1 sail-hippo-diarrhytus
1 land
1 count-3
1 count-1
1 count-0
0 pass
1 march-utica
1 count-2
1 count-1
1 march-tunes
1 all
1 march-adys
1 all
0 play-89-points
0 train-rhegium
1 play-100-activate
1 march-clupea
1 count-0
1 count-1
1 march-hadrumetum
1 count-0
1 sail-clupea
1 sail-carthago
1 count-1
0 pass
0 play-116-activate
0 march-roma
0 all
0 sail-cosa
0 sail-aleria
0 sail-olbia
0 count-8
0 count-1
0 count-5
1 pass
1 play-66-event
1 general-carthalo
1 march-heraclea-minoa
1 count-0
1 march-hippana
1 stop
1 done
0 play-109-discard
1 play-67-points
1 train-adys
1 repair
1 pc-volaterrae
0 play-122-event
0 pc-olbia
1 play-99-points
1 pc-mytistratum
1 pc-pisae
0 play-96-points
0 pc-tharros
1 play-88-discard
0 play-94-activate
0 general-caiatinus
0 stop
1 play-95-event
1 space-carthago
0 play-73-points
0 miat-place
0 train-roma
0 pc-tauromenium
1 play-118-raise
0 play-107-discard
1 roll > 2
1 roll > 4
1 roll > 4
0 roll > 5
0 train-lost
0 roll > 6
0 roll > 6
0 train-lost > 1 3
1 miat
1 pc-thapsus
1 pc-tacape
1 pc-clupea
1 pc-sicca
1 train-caralis
1 train-carthago
1 train-lipara
1 train-carthago
1 train-adys
1 train-caralis
1 train-agrigentum
1 done
0 train-palla
1 warship
1 space-aleria
1 space-lilybaeum
0 space-olbia
0 warship
0 space-olbia
0 warship
0 space-roma
0 warship
0 general-caiatinus > general-paullus
0 space-drepanum > general-duilius
0 space-olbia
0 corvi > card-74 card-119 card-123 card-103 card-101 card-121 card-75 card-80 card-91 card-77 card-78 card-124 card-112 card-113 card-81 card-115
0 rome-first
0 play-91-discard
1 play-77-activate
1 general-xanthippus
1 sail-lilybaeum
1 sail-selinus
1 land
1 count-6
1 count-3
1 count-1
0 react-81 > 4
1 count-1
0 pass
0 general-paullus
0 count-1 > 1
0 transports > 5
1 count-1
0 pass
0 play-101-points
0 train-olbia
1 play-113-discard
0 play-74-activate
0 general-duilius
0 march-tharros
0 count-3
0 count-0
0 stop
1 play-115-discard
0 play-78-activate
0 general-caiatinus
0 sail-camarina
0 sail-syracusae
0 sail-catana
0 count-3
0 count-1
0 count-0
1 react-80 > 2
1 pass
0 march-centuripae
0 count-0
1 play-121-discard
0 play-75-discard
1 play-103-points
1 repair
1 pc-segesta
0 play-112-raise
0 space-roma
1 play-119-points
1 pc-hippo-regius
1 pc-adys
1 train-aleria
0 play-123-discard
1 play-124-activate
1 sail-utica
1 sail-hippo-diarrhytus
1 sail-hippo-regius
1 count-1
1 count-0
1 count-5
1 march-cirta
1 all
1 roll > 4
1 roll > 3
0 roll > 4
0 roll > 4
0 train-lost
0 train-lost > 6 6
1 pc-enna
1 pc-mytistratum
1 pc-hippo-diarrhytus
1 pc-segesta
1 pc-thysdrus
1 pc-hippo-regius
0 train-roma
0 train-olbia
1 combat-unit
1 space-carthago
1 space-cirta
1 space-selinus
0 space-roma
0 space-centuripae
0 space-centuripae
0 warship
0 warship
0 warship
0 general-paullus > general-metellus
0 space-tharros > general-vulso
0 space-tharros
0 general-vulso
0 warship > card-98 card-68 card-82 card-76 card-111 card-120 card-86 card-70 card-97 card-72 card-110 card-117 card-90 card-93 card-83 card-71 card-105 card-69
0 rome-first
0 play-105-points
0 train-roma
0 pc-palla
1 play-76-activate
1 general-himilco
1 stop
0 play-90-points
0 pc-leptis-minor
0 pc-hippo-regius
1 play-71-event
1 general-himilco
1 march-heraclea-minoa
1 count-0
1 stop
0 play-111-points
0 train-palla
1 play-70-activate
1 march-theveste
1 all
1 stop
0 play-82-points
0 pc-olbia
1 play-68-build
0 play-98-discard
1 play-117-discard
0 play-110-points
0 pc-tunes
0 pc-cossyra
1 play-69-discard
0 play-83-activate
0 general-paullus
0 march-lilybaeum
0 count-2
1 into-city
1 count-1
0 stop
1 play-120-discard
0 play-86-discard
1 play-93-points
1 pc-phintias
1 pc-volaterrae
1 pc-eryx
0 play-97-points
0 train-palla
0 train-tharros
1 play-72-activate
1 general-himilco
1 march-selinus
0 pass
1 sail-cossyra
1 sail-melite
1 sail-thapsus
1 count-0
1 count-4
0 general-paullus
0 count-2 > 5
1 roll > 3
1 roll > 6
1 roll > 5
1 roll > 4
0 roll > 6
0 roll > 4
0 roll > 1
0 roll > 5 1 6

scores: 8 1
ranking: 0 | 1
