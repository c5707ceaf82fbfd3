hippodrome record 1
game: hamilcar
rules: 2
seats: 2
commitment: e4ee954e9daa577f5915bcbe4d4249412068937f839e04d88d6e175fe5681614
seed: 1a

start > card-87 card-116 card-106 card-70 card-111 card-73 card-118 card-92 card-123 card-90 card-78 card-98 card-110 card-68
0 carthage-first
1 play-90-discard
0 play-87-raise
0 space-cosa
1 play-68-points
1 pc-eryx
1 pc-mylae
1 pc-igilgili
0 play-118-training
1 play-73-discard
0 play-110-points
0 pc-segesta
0 pc-hippo-regius
1 play-98-raise
1 space-lilybaeum
0 play-106-build
1 play-92-event
0 play-78-discard
1 play-116-points
1 train-agrigentum
0 play-123-raise
0 space-roma
1 play-70-discard
0 play-111-points
0 pc-enna > 3 6
0 pc-arretium
0 train-rhegium
1 combat-unit
1 space-panormus
1 space-carthago
1 space-drepanum
1 space-agrigentum
1 space-lipara > general-himilco
1 space-panormus > general-hamilcar
1 space-drepanum
0 warship
0 warship
0 warship
0 warship
0 space-roma
0 space-cosa
0 general-caudex > general-catulus
0 space-rhegium > general-nobilior
0 space-rhegium
0 general-catulus
0 repair > card-79 card-109 card-91 card-81 card-67 card-72 card-99 card-107 card-103 card-82 card-114 card-74 card-75 card-71
0 carthage-first
1 play-107-event
0 space-rhegium
0 play-75-build
1 play-74-activate
1 general-hanno
1 sail-messana
1 sail-rhegium
1 sail-paestum
1 count-1
0 react-79 > 4
0 pass
0 general-nobilior
0 count-4 > 6
0 pass
1 stop
0 play-91-raise
0 space-roma
1 play-82-points
1 train-utica
0 play-103-discard
1 play-72-raise
1 space-carthago
0 play-114-points
0 pc-camarina
0 pc-arretium
1 play-71-points
1 pc-tyndaris
1 train-utica
0 play-67-activate
0 general-caudex
0 sail-lipara
0 sail-messana
0 sail-mylae
0 all
0 count-0
1 react-81 > 6
1 pass
1 general-hanno
1 count-5 > 5
1 pass
0 stop
1 play-109-activate
1 general-hanno
1 sail-lipara
1 sail-mylae
1 count-0
0 pass
0 general-caudex > 5
1 stop
0 play-99-activate
0 general-catulus
0 march-messana
0 general-nobilior
0 sail-mylae
0 sail-tyndaris
0 all
0 count-7
1 pass
1 avoid > 2
0 general-catulus > 2 5 3 2
1 box-92
1 train-panormus
1 miat-place
1 train-utica
1 warship
1 space-melite
1 space-caralis
1 space-caralis
1 space-melite > general-carthalo
1 space-melite
1 general-carthalo > general-himilco
1 space-drepanum
0 space-tyndaris
0 space-roma
0 space-tyndaris
0 space-roma
0 warship
0 space-roma
0 general-catulus > general-metellus
0 space-tyndaris > general-paterculus
0 space-tyndaris
0 general-metellus
0 warship > card-122 card-101 card-124 card-66 card-108 card-117 card-80 card-84 card-97 card-94 card-112 card-77 card-121 card-83
0 rome-first
0 play-97-discard
1 play-66-points
1 train-caralis
1 pc-mytistratum
1 train-aleria
0 play-122-discard
1 play-94-activate
1 general-hannibal-gisgo
1 stop
1 general-carthalo
0 play-112-points
0 pc-hippo-regius
0 train-rhegium
0 repair
1 play-117-discard
0 play-124-activate
0 march-centuripae
0 all > 3
0 march-enna
0 count-1
0 march-mytistratum
0 count-1
1 play-77-activate
1 general-hannibal-gisgo
1 sail-camarina
1 land
1 count-1
1 count-3
0 pass
1 march-phintias
1 all
1 sail-camarina
1 sail-syracusae
1 all
1 count-1
0 pass
0 play-108-activate
0 march-agrigentum
1 field
0 pass
1 pass > battle-flank-left battle-probe battle-probe battle-reserve battle-flank-left battle-double-envelopment battle-double-envelopment battle-flank-right battle-double-envelopment
0 battle-probe
1 give-up > 6 6
1 space-phintias
1 pc-tacape
1 play-84-activate
1 general-carthalo
1 sail-cossyra
1 sail-agrigentum
1 sail-heraclea-minoa
1 count-1
0 react-80 > 1
1 march-selinus
0 play-121-discard
1 play-101-discard
1 play-83-points
1 pc-saldae
1 pc-tacape
1 pc-selinus > 4 6 2 3 6 3
0 pc-nuceria
0 pc-tarracina
1 train-aleria
1 train-panormus
1 train-utica
1 combat-unit
1 space-agrigentum
1 space-lilybaeum
1 space-lipara
1 space-syracusae > general-hannibal-gisgo
1 space-utica > general-boodes
1 space-aleria
0 warship
0 space-tyndaris
0 warship
0 space-tyndaris
0 warship
0 space-roma
0 general-metellus > general-cotta
0 space-tyndaris > general-asina
0 space-cosa
0 warship > card-100 card-102 card-104 card-119 card-96 card-105 card-69 card-115 card-85 card-65 card-88 card-113 card-89 card-76 card-86 card-120
0 rome-first
0 play-89-discard
1 play-65-activate
1 general-boodes
1 sail-pisae
1 count-2
0 pass
0 pass
1 sail-cosa
1 count-2
0 pass
1 stop
0 play-100-points
0 train-tyndaris
1 play-76-event
0 play-88-activate
0 general-asina
0 march-pisae
0 count-7
0 march-volaterrae
0 count-6
0 march-arretium
0 count-4
0 march-volaterrae
0 count-3
1 play-102-points
1 train-mytistratum
1 pc-tarracina
0 play-86-activate
0 march-arretium
0 count-3
0 march-volsinii
0 count-3
0 march-reate
0 stop
1 play-119-activate
1 general-boodes
1 march-palla
1 march-aleria
1 stop
0 play-96-discard
1 play-115-discard
0 play-85-discard
1 play-113-points
1 repair
1 pc-catana
1 pc-rusucurru
0 play-104-activate
0 march-arretium > 1
0 march-reate
0 count-3 > 3
1 play-120-activate
1 general-boodes
1 sail-olbia
1 sail-palla
1 sail-tharros
1 count-3
1 march-ilienses
0 play-69-activate
0 march-arretium > 5
0 march-volaterrae
0 count-3
0 march-cosa
0 count-3
1 play-105-points
1 miat-place
1 pc-heraclea-minoa > 6 5 4
0 train-lost > 5 6 5
0 pc-reate
0 pc-bovianum
0 pc-cosa
1 train-carthago
1 train-lilybaeum
1 train-utica
1 done
0 train-tarentum
0 train-messana
0 done
1 warship
1 space-utica
1 space-panormus
1 space-ilienses
1 space-carthago > general-hannibal-gisgo
1 space-lipara > general-hamilcar
1 space-agrigentum
0 space-cosa
0 space-cosa
0 space-roma
0 warship
0 space-roma
0 general-metellus > general-c-regulus
0 space-roma > general-messalla
0 space-tyndaris
0 repair > card-93 card-95 card-76 card-90 card-69 card-80 card-79 card-115 card-107 card-102 card-120 card-111 card-75 card-82 card-70 card-121
0 carthage-first
1 play-95-event
1 done
0 play-93-points
0 done
1 play-115-points
1 train-melite
1 pc-nuceria
0 play-120-points
0 pc-reate
0 train-roma
1 play-80-points
1 train-ilienses
1 repair
0 play-76-discard
1 play-82-activate
1 sail-utica
1 land
1 count-1
1 count-1
1 count-0
1 count-5
0 react-79 > 4
0 pass
1 sail-caralis
1 sail-drepanum
1 count-0
1 count-1
1 count-3
0 pass
1 march-segesta
1 count-0
1 count-0
0 play-69-event
0 general-metellus
0 march-thermae
0 all
0 sail-panormus
0 sail-neapolis
0 land
0 count-0
0 count-4
1 pass
1 pass
0 march-nuceria
0 march-paestum
0 stop
1 play-90-points
1 pc-pisae
1 train-mytistratum
0 play-75-build
1 play-111-activate
1 march-eryx
1 march-drepanum
1 march-eryx
1 count-0
1 count-1
1 march-drepanum
1 count-1
0 play-70-discard
1 play-121-discard
0 play-107-event
1 train-drepanum
1 train-caralis
1 play-102-points
1 train-lipara
1 train-mytistratum
1 roll > 2 6 6 1 5 6 5
0 pc-locri
0 pc-enna
0 pc-thurii
0 train-messana
0 train-roma
1 combat-unit
1 space-aleria
1 space-lilybaeum
1 space-melite
1 space-utica
1 space-lipara > general-carthalo
1 space-agrigentum
0 space-paestum
0 warship
0 warship
0 space-roma
0 space-roma
0 space-paestum
0 general-c-regulus > general-duilius
0 space-roma > general-paullus
0 space-roma
0 general-paullus
0 corvi > card-66 card-85 card-116 card-83 card-94 card-122 card-77 card-101 card-87 card-89 card-100 card-72 card-97 card-73 card-86 card-68
0 carthage-first
1 play-101-activate
1 sail-panormus
1 sail-neapolis
1 land
1 all
1 count-0
0 pass
1 sail-paestum
1 count-0
0 pass
1 pass
0 pass > battle-probe battle-flank-right battle-probe battle-flank-right battle-flank-left battle-frontal-assault battle-flank-left battle-flank-left battle-double-envelopment
1 battle-frontal-assault
0 give-up > 5 3
0 pc-paestum
0 play-66-event
0 general-paullus
0 march-praeneste
0 count-4
0 march-roma
0 count-3
0 sail-tarracina
0 sail-neapolis
0 count-4
0 count-3
1 pass
1 general-hasdrubal
1 count-1 > 6
0 general-c-regulus
0 march-volsinii
0 count-5
1 pass
0 march-cosa
0 all
1 pass
0 march-pisae
0 count-1
0 sail-cosa
0 all
0 count-0
1 pass
1 play-72-activate
1 general-carthalo
1 march-heraclea-minoa
1 count-1
1 march-hippana
1 count-1
1 march-heraclea-minoa
1 count-0
1 stop
0 play-97-discard
1 play-83-discard
0 play-77-points
0 pc-cossyra
0 done
1 play-85-activate
1 general-carthalo
1 march-hippana
1 stop
0 play-116-discard
1 play-73-points
1 pc-thurii
1 train-caralis
1 pc-centuripae
0 play-87-activate
0 general-c-regulus
0 march-roma
0 count-2
0 sail-olbia
0 sail-caralis
0 sail-drepanum
0 count-2
0 count-6
1 pass
1 play-89-discard
0 play-86-discard
1 play-68-discard
0 play-100-points
0 miat-take
1 play-122-discard
0 play-94-points
0 repair
0 train-capua > 5
1 train-lost > 5 1 1 3 3 1 6
0 pc-cossyra
0 pc-aesernia
1 train-lipara
1 train-melite
1 warship
1 space-agrigentum
1 space-lipara
1 space-mytistratum
1 space-utica > general-hasdrubal
1 space-lilybaeum
0 space-drepanum
0 space-drepanum
0 space-roma
0 warship
0 general-c-regulus > general-caiatinus
0 space-cosa > general-m-regulus
0 space-drepanum
0 warship > card-114 card-118 card-113 card-123 card-110 card-99 card-108 card-71 card-106 card-81 card-105 card-124 card-88 card-74 card-117 card-98 card-103 card-78
0 rome-first
0 play-108-discard
1 play-98-build
0 play-117-discard
1 play-99-activate
1 general-xanthippus
1 sail-hippo-diarrhytus
1 sail-hippo-regius
1 sail-sulci
1 count-2
1 count-0
0 pass
1 march-caralis
1 all
0 play-113-build
1 play-118-raise
1 space-caralis
0 play-105-points
0 pc-phintias
0 pc-tarracina
1 play-71-event
1 general-hasdrubal
1 sail-cossyra
1 sail-hadrumetum
1 sail-clupea
1 count-1
1 count-0
0 pass
1 stop
0 play-114-activate
0 general-c-regulus
0 siege > 6
1 play-124-discard
0 play-110-points
0 pc-cosa
0 train-neapolis
1 play-78-event
1 count-1
1 count-0
0 play-106-event
0 space-carthago > 2
1 count-0
1 play-74-points
1 pc-segesta
1 train-utica
0 play-103-event
0 general-c-regulus > 3
1 play-123-discard
0 play-88-activate
0 general-c-regulus
0 sail-caralis
0 sail-sulci
0 land
0 count-1
0 count-4
1 pass
1 pass
1 general-xanthippus > 6
0 stop
1 play-81-activate
1 sail-utica
1 land
1 count-4
1 count-0
1 count-0
1 sail-caralis
1 sail-hippo-diarrhytus
1 count-2
1 count-1
1 count-3
0 pass
1 march-hippo-regius
1 count-1
1 count-1 > 3
1 roll > 2 6 3 2 2 4
0 pc-beneventum
0 pc-grumentum
0 pc-luceria
1 train-carthago
1 warship
1 space-clupea
1 space-lilybaeum
1 space-ilienses > general-carthalo
1 space-panormus
0 space-cosa
0 warship
0 warship
0 warship
0 general-c-regulus > general-vulso
0 space-roma > general-pulcher
0 space-neapolis
0 corvi > card-109 card-65 card-112 card-119 card-91 card-104 card-67 card-84 card-96 card-93 card-94 card-106 card-80 card-102 card-88 card-110 card-79 card-117
0 rome-first
0 play-80-activate
0 general-vulso
0 march-praeneste
0 count-3
0 march-capua
0 count-4
0 march-beneventum
0 all
1 pass
0 march-venusia
0 count-3
0 count-1
1 play-93-event
1 space-ilienses
1 space-panormus
0 play-109-points
0 done
1 play-84-activate
1 general-xanthippus
1 march-sicca
1 all > 4
1 stop
0 play-112-activate
0 general-c-regulus
0 stop
1 play-106-raise
1 space-carthago
0 play-94-discard
1 play-104-points
1 train-lilybaeum
0 play-88-points
0 train-tarentum
0 train-beneventum
1 play-102-points
1 pc-pisae
1 train-panormus
0 play-67-build
1 play-110-discard
0 play-91-raise
0 space-roma
1 play-119-activate
1 general-hamilcar-barca
1 march-caralis
1 count-0
1 sail-panormus
1 sail-thermae
1 land
1 count-1
1 count-0
1 count-1
0 pass
0 general-pulcher
0 count-3 > 2
1 pass > tactics-pursuit tactics-boarding tactics-pursuit tactics-feint tactics-kyklos tactics-swift-oars
0 pass
0 transports > 1
0 evade
1 pass
1 pass
0 pass > battle-flank-right battle-flank-left battle-flank-right battle-reserve battle-probe battle-reserve battle-flank-right
1 reserve-flank-right
0 give-up > 3 1
0 play-79-activate
0 sail-panormus
0 sail-lipara
0 sail-rhegium
0 count-3
0 count-1
1 pass
1 general-carthalo
1 count-2 > 6
1 pass
0 march-locri
0 count-1
1 pass
1 play-117-discard
0 play-96-points
0 train-neapolis
1 play-65-activate
1 general-xanthippus
1 march-adys
1 all
1 stop > 1 1
0 roll > 1
0 train-lost > 3 2 3
0 pc-canusium
0 pc-cosa
0 pc-venusia
0 pc-consentia
0 pc-arretium
1 train-adys
1 combat-unit
1 space-aleria
1 space-melite
1 space-adys
1 space-ilienses
0 space-sulci
0 warship
0 general-vulso > general-crassus
0 space-cosa > general-pullus
0 space-drepanum
0 repair > card-85 card-74 card-71 card-121 card-98 card-73 card-113 card-77 card-83 card-124 card-89 card-118 card-97 card-123 card-75 card-111 card-100 card-115
0 rome-first
0 play-98-build
1 play-123-build
0 play-113-raise
0 space-roma
1 play-73-activate
1 general-xanthippus
1 march-hadrumetum
1 count-2
1 sail-clupea
1 sail-carthago
1 sail-lilybaeum
1 count-2
1 count-3
0 pass
0 general-pullus
0 count-2 > 3
0 play-89-points
0 train-neapolis
1 play-111-event
0 combat-unit
0 play-75-discard
1 play-121-activate
1 general-hamilcar-barca
1 sail-panormus
1 sail-drepanum
1 sail-lilybaeum
1 all
1 count-1
0 pass
0 pass
1 stop
1 general-hamilcar-barca
0 play-83-build
1 play-118-build
0 play-71-discard
1 play-115-discard
0 play-85-points
0 pc-hippana
0 pc-hippo-regius
1 play-74-activate
1 general-xanthippus
1 sail-cossyra
1 sail-melite
1 land
1 count-3
1 count-1
1 count-1
0 pass
1 sail-syracusae
1 all
1 count-4
0 pass
1 march-camarina
1 count-1
1 count-0
0 play-100-discard
1 play-77-discard
0 play-97-discard
1 play-124-points
1 pc-mylae > 2
1 roll > 3 2 5 3
0 train-lost
0 roll > 1 2 1 3 2 4

scores: 2 10
ranking: 1 | 0
