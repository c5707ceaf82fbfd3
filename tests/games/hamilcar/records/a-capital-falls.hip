hippodrome record 1
game: hamilcar
rules: 5
seats: 2
option corvi_in_storms: true
option islands_count: true
option supremacy_guards_ports: true
commitment: f6f2c28a2a007aadf5d9821db006bf2fa60ae941ab6eea3b3b2e12d9187078f6
seed: 29

start > card-66 card-115 card-120 card-93 card-95 card-79 card-110 card-100 card-69 card-122 card-121 card-82 card-119 card-106
0 rome-first
0 play-66-event
0 general-flaccus
0 march-roma
0 all
0 march-volsinii
0 count-3
0 count-1
1 pass
0 march-arretium
0 count-1
0 march-volaterrae
0 count-1
1 pass
0 general-caudex
0 march-messana
0 all
0 stop
1 play-93-event
1 space-carthago
1 space-carthago
0 play-95-points
0 pc-pisae
0 pc-volaterrae
0 pc-mylae
1 play-106-event
1 space-messana > 3
0 play-119-points
0 train-messana
0 pc-tyndaris
0 pc-tauromenium
1 play-115-event
1 miat-place
1 miat-place
0 play-120-activate
0 general-flaccus
0 march-pisae
0 count-1
0 stop
1 play-100-event > card-110
0 play-69-event
0 general-caudex
0 march-mylae
0 all
0 march-tyndaris
0 all
0 march-thermae
0 all
1 pass
0 sail-panormus
0 land
0 all
0 count-0
1 react-79 > 2
1 react-82
1 play-122-points
1 pc-centuripae
0 play-121-points
0 pc-sicca
1 play-110-activate
1 general-boodes
1 march-utica
1 count-3
1 count-2
1 count-0
1 march-sicca
1 all
1 march-theveste
1 all
1 march-cirta
1 count-1
1 count-1
1 roll > 1
1 roll > 1
0 roll > 6 3 2
1 done
0 train-thermae
1 warship
1 space-agrigentum
1 space-agrigentum
1 space-agrigentum
1 space-agrigentum
1 space-agrigentum > general-hannibal-gisgo
1 space-lilybaeum > general-adherbal
1 space-carthago > general-boodes
1 space-agrigentum
1 general-hanno
0 space-thermae
0 space-thermae
0 space-roma
0 space-roma
0 warship
0 space-roma
0 general-caudex > general-asina
0 space-roma > general-metellus
0 space-pisae
0 seamanship > card-85 card-99 card-91 card-104 card-102 card-89 card-78 card-94 card-67 card-107 card-76 card-90 card-108 card-92
0 rome-first
0 play-67-event
0 general-asina
0 march-volsinii
0 count-5
1 pass
0 stop
0 general-caudex
0 march-panormus
0 all
1 pass
1 into-city
1 count-0
0 siege > 4
1 play-94-event
1 space-agrigentum
0 play-108-activate
0 siege > 3
1 play-104-activate
1 march-utica
1 count-3
1 count-2
1 march-sicca
1 all
0 pass
1 march-theveste
1 all
0 pass
1 march-cirta
1 all
0 pass
0 play-78-activate
0 general-asina
0 siege > 2
1 play-99-activate
1 general-hanno
1 march-phintias
1 all
0 pass
1 march-camarina
1 all
0 pass
1 march-syracusae
1 all
0 pass
1 march-catana
1 all
0 pass
1 general-hanno
0 play-85-activate
0 general-asina
0 siege > 3
1 play-89-activate
1 siege > 4
0 play-102-activate
0 general-asina
0 siege > 4
1 play-107-activate
1 siege > 2
0 play-91-activate
0 general-asina
0 siege > 4
1 play-90-activate
1 general-adherbal
1 siege > 5
0 play-76-activate
0 general-caudex
0 siege > 3
1 play-92-activate
1 general-adherbal
1 march-theveste
1 all
1 march-cirta
1 all
1 march-sitifis
1 all
1 march-rusucurru
1 all
1 train-lost
1 train-lost
0 train-lost > 1 1
0 train-panormus
0 done
1 train-melite
1 train-rusucurru
1 train-catana
1 repair
1 warship
1 space-agrigentum
1 space-lipara
1 space-catana
1 space-lipara
1 space-catana > general-boodes
1 space-catana
1 general-boodes > general-hamilcar
1 space-caralis > general-hanno
1 space-catana
1 general-hannibal-gisgo
0 space-panormus
0 space-panormus
0 space-roma
0 space-roma
0 warship
0 warship
0 general-metellus > general-c-regulus
0 space-panormus > general-caiatinus
0 space-roma
0 seamanship > card-112 card-84 card-103 card-114 card-80 card-101 card-71 card-88 card-81 card-116 card-83 card-96 card-87 card-98
0 rome-first
0 play-103-discard
1 play-84-activate
1 general-hannibal-gisgo
1 march-syracusae
1 all
0 pass
1 stop
1 general-hannibal-gisgo
0 play-71-discard
1 play-98-activate
1 general-hannibal-gisgo
1 siege > 2
1 general-hannibal-gisgo
0 play-80-activate
0 general-caiatinus
0 sail-olbia
0 land
0 count-3
0 count-4
1 pass
1 general-hamilcar
1 count-1 > 2
1 pass > tactics-kyklos tactics-swift-oars tactics-swift-oars tactics-boarding tactics-diekplous tactics-pursuit
1 tactics-diekplous
1 warships > 3
1 escape > 4
0 tactics-swift-oars
0 warships > 6
0 pass
0 march-ilienses
1 pass
0 march-caralis
0 count-3
1 pass
1 into-city
1 all
0 march-sulci
1 pass
1 play-96-discard
0 play-87-training
1 play-114-activate
1 general-hannibal-gisgo
1 sail-locri
1 land
1 all
1 count-7
0 pass
1 march-rhegium
1 all
0 pass
1 sail-paestum
1 sail-neapolis
1 all
1 count-7
0 react-81 > 5
0 pass
1 general-hannibal-gisgo
0 play-112-activate
0 general-c-regulus
0 march-thermae
0 all
1 pass
0 march-mytistratum
0 all
1 pass
0 march-agrigentum
0 all
1 pass
1 into-city
1 all
0 march-heraclea-minoa
0 all
1 pass
1 play-101-discard
0 play-83-discard
1 play-88-activate
1 general-hannibal-gisgo
1 march-capua
1 all
1 march-tarracina
1 all
1 march-roma
1 count-5
0 into-city
0 all
1 march-cosa
1 all
0 pass
1 play-116-points
1 pc-eryx
1 roll > 3
1 roll > 1
1 roll > 6
1 roll > 1
0 train-lost
0 roll > 3 1 5
0 done
1 warship
1 train-cosa
1 warship
1 space-cosa
1 space-caralis
1 space-cosa
1 space-cosa
1 space-cosa > general-carthalo
1 space-utica > general-hasdrubal
1 space-cosa
1 general-hasdrubal > general-hanno
1 space-cosa
1 general-hamilcar
0 space-heraclea-minoa
0 space-heraclea-minoa
0 space-roma
0 warship
0 warship
0 space-roma
0 general-c-regulus > general-cotta
0 space-heraclea-minoa > general-pulcher
0 space-roma
0 warship > card-124 card-123 card-118 card-111 card-74 card-109 card-117 card-72 card-105 card-65 card-75 card-68 card-113 card-86 card-73 card-97
0 rome-first
0 play-74-activate
0 general-c-regulus
0 sail-agrigentum
0 land
0 count-2
0 count-4
1 into-city
1 all
0 stop
1 play-68-build
0 play-73-event
1 play-123-raise
1 space-carthago
0 play-105-activate
0 general-cotta
0 sail-agrigentum
0 land
0 all
0 count-7
0 siege > 4
1 play-65-discard
0 play-124-discard
1 play-72-points
1 pc-segesta
1 pc-sicca
1 pc-hippo-regius
0 play-113-build
1 play-109-activate
1 general-hamilcar
1 sail-roma
1 land
1 all
1 count-8
0 general-pulcher
0 count-8 > 5
0 into-city
0 all
1 siege > 4
1 general-hamilcar
0 play-75-discard
1 play-111-discard
0 play-118-activate
0 general-c-regulus
0 siege > 3
1 play-97-activate
1 general-carthalo
1 stop
0 play-117-points
0 train-agrigentum
1 play-86-points
1 pc-tarracina
1 train-lost
1 roll > 5
1 train-lost
0 roll > 4
0 train-lost
0 roll > 3 2 5
0 pc-praeneste
0 pc-reate
1 warship
1 space-roma
1 space-roma
1 space-roma
1 space-roma
1 space-roma > general-hannibal-gisgo
1 space-roma
1 general-hannibal-gisgo > general-hanno
1 space-lipara > general-himilco
1 space-roma
1 general-xanthippus
0 space-roma
0 space-roma
0 general-c-regulus > general-paterculus
0 space-agrigentum > general-vulso
0 space-agrigentum
0 general-vulso
0 repair > card-70 card-77 card-114 card-68 card-85 card-110 card-99 card-87 card-118 card-124 card-94 card-111 card-95 card-65 card-71 card-102
0 rome-first
0 play-118-discard
1 play-65-event
1 general-xanthippus
1 sail-tarracina
1 land
1 count-8
1 count-8
0 pass
1 sail-roma
1 land
1 all
1 count-8
0 pass
1 stop
1 general-xanthippus
1 general-himilco
1 siege > 4
0 pass
1 general-xanthippus
1 done
0 play-70-event
0 general-vulso
0 siege > 5
0 general-vulso
1 play-68-event
1 general-himilco
1 siege > 3
0 pass
1 general-xanthippus
1 general-xanthippus
1 stop
1 general-xanthippus
0 play-71-event
0 general-vulso
0 siege > 2
0 general-paterculus
1 play-124-activate
1 siege > 2
0 pass
1 general-xanthippus
0 play-114-activate
0 general-vulso
0 siege > 5
0 general-vulso
1 play-111-activate
1 siege > 4
0 pass

scores: 7 10
ranking: 1 | 0
