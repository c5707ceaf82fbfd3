hippodrome record 1
game: hamilcar
rules: 3
seats: 2
option corvi_in_storms: true
commitment: ad0b61a5038318df98ed59e213c6e0bc09341eec975a9f06755b8a3443b2149c
seed: 01

start > card-66 card-116 card-120 card-119 card-111 card-76 card-110 card-99 card-114 card-109 card-123 card-91 card-84 card-113
0 carthage-first
1 play-91-event
1 pc-saldae
1 pc-igilgili
1 pc-rusucurru
0 play-66-event
0 general-flaccus
0 march-volsinii
0 all
1 pass
0 siege > 2
0 general-caudex
0 march-messana
0 all
0 march-tauromenium
0 all
1 pass
0 march-catana
0 all
1 pass
1 play-76-event
0 play-110-activate
0 general-flaccus
0 siege > 6
1 play-119-points
1 pc-eryx
1 pc-thermae
1 pc-segesta
0 play-84-activate
0 general-flaccus
0 siege > 4
1 play-99-activate
1 general-boodes
1 march-utica
1 all
1 march-sicca
1 all
0 pass
1 march-theveste
1 all
0 pass
1 march-cirta
1 all
0 pass
0 play-123-event
0 pc-palla
0 pc-igilgili
1 play-109-activate
1 general-boodes
1 march-sitifis
1 all
0 pass
1 siege > 2
0 play-114-event
1 play-113-activate
1 general-boodes
1 siege > 3
0 play-120-activate
0 general-caudex
0 march-syracusae
0 all
1 pass
0 march-camarina
0 all
1 pass
0 march-phintias
0 all
1 pass
1 general-hannibal-gisgo > 5
0 march-agrigentum
0 all
1 pass
1 into-city
1 all
1 play-116-points
1 miat-take
0 play-111-points
0 miat-take
1 train-lost
0 train-lost > 1 3
1 done
0 miat-take
0 miat-place
1 warship
1 space-sitifis
1 space-lilybaeum > general-hamilcar
1 space-sitifis
0 space-agrigentum
0 space-agrigentum
0 space-roma
0 space-roma
0 warship
0 warship
0 general-caudex > general-m-regulus
0 space-agrigentum > general-c-regulus
0 space-agrigentum
0 general-m-regulus
0 corvi > card-77 card-69 card-124 card-82 card-80 card-121 card-122 card-78 card-83 card-107 card-86 card-89 card-73 card-97
0 carthage-first
1 play-69-event
1 general-hamilcar
1 siege > 5
0 play-73-event
1 play-78-activate
1 general-hamilcar
1 march-cirta
1 all
0 react-124
1 train-lost
1 siege > 4
0 play-86-activate
0 siege > 2
1 pass
0 general-m-regulus
1 play-97-activate
1 general-hamilcar
1 siege > 1
1 count-0
0 play-122-activate
0 siege > 5
1 pass
1 count-1
0 general-m-regulus
1 play-121-event
1 pc-cosa
1 pc-arretium
0 play-80-activate
0 general-m-regulus
0 siege > 3
1 pass
0 general-m-regulus
1 play-82-points
1 pc-palla
0 play-77-activate
0 general-m-regulus
0 siege > 3
1 pass
0 general-m-regulus
1 play-107-event
0 space-agrigentum
0 play-83-points
0 pc-cosa
0 pc-pisae
0 miat-place
1 play-89-points
1 miat-take
1 roll > 6
1 count-0
0 roll > 2 6 1
1 miat-place
1 miat-take
1 miat-place
1 repair
1 warship
1 space-cirta
1 space-cirta
1 space-lilybaeum > general-hamilcar
1 space-carthago > general-carthalo
1 space-caralis
0 space-agrigentum
0 space-agrigentum
0 warship
0 space-roma
0 space-roma
0 space-roma
0 general-m-regulus > general-cotta
0 space-agrigentum > general-paterculus
0 space-agrigentum
0 general-cotta
0 seamanship > card-118 card-108 card-101 card-65 card-81 card-98 card-85 card-100 card-115 card-87 card-79 card-95 card-72 card-96
0 carthage-first
1 play-95-event
1 space-carthago
0 play-79-activate
0 siege > 3
1 pass
0 general-paterculus
1 play-87-points
1 pc-igilgili
1 pc-heraclea-minoa
1 pc-camarina
0 play-81-activate
0 sail-heraclea-minoa
0 land
0 all
0 count-5
0 march-hippana
0 all
0 march-panormus
0 all
1 into-city
1 all
0 sail-caralis
0 all
0 count-5
1 general-carthalo
1 count-7 > 4
1 into-city
1 all
1 play-98-points
1 pc-phintias
1 pc-enna
1 pc-tauromenium
0 play-101-activate
0 march-ilienses
0 all
1 pass
0 siege > 2
1 play-65-event
1 general-hannibal-gisgo
1 sail-clupea
1 land
1 all
1 count-7
1 march-hadrumetum
1 all
1 march-thysdrus
1 all
1 march-hadrumetum
1 all
1 general-hamilcar
1 march-utica
1 all
1 march-hippo-diarrhytus
1 all
1 march-hippo-regius
1 all
1 march-igilgili
1 all
1 general-carthalo
1 march-sulci
1 all
1 march-tharros
1 all
0 general-m-regulus > 6
1 march-sulci
1 all
1 march-caralis
1 all
0 play-115-activate
0 general-m-regulus
0 siege > 6
1 play-100-event > card-118
0 play-85-activate
0 general-m-regulus
0 march-caralis
0 all
1 into-city
1 all
0 siege > 5
1 pass
1 play-118-activate
1 general-hannibal-gisgo
1 march-thysdrus
1 all
1 march-theveste
1 all > 4
1 march-cirta
1 all
0 play-72-activate
0 general-m-regulus
0 siege > 3
1 pass
1 play-108-event
1 train-cirta
1 train-cirta
1 train-cirta
1 play-96-points
1 pc-tyndaris
1 roll > 3
1 train-lost
0 roll > 5
0 roll > 1 5 5
0 pc-bovianum
1 done
0 warship
0 recruit
0 miat-place
0 miat-place
1 combat-unit
1 space-cirta
1 space-cirta
1 space-cirta
1 space-cirta > general-boodes
1 space-cirta
1 general-hamilcar > general-himilco
1 space-cirta
1 general-hamilcar
0 space-caralis
0 space-caralis
0 space-roma
0 space-roma
0 space-roma
0 space-roma
0 general-m-regulus > general-megellus
0 space-caralis > general-metellus
0 space-caralis
0 general-metellus
0 repair > card-94 card-71 card-93 card-75 card-106 card-102 card-103 card-68 card-88 card-105 card-104 card-112 card-117 card-90 card-74 card-70
0 carthage-first
1 play-68-event
1 general-hamilcar
1 siege > 6
1 general-hamilcar
1 general-himilco
1 march-theveste
1 all
1 siege > 4
1 general-himilco
0 play-103-event
0 general-m-regulus > 4
1 pass
1 play-71-event
1 general-himilco
1 siege > 2
1 general-hamilcar
0 play-104-activate
0 sail-utica
0 land
0 all
0 count-6
0 march-carthago
0 all
0 march-utica
0 all
0 march-carthago
0 all
1 play-70-event
1 general-himilco
1 siege > 2
1 general-hamilcar
0 play-117-activate
0 siege > 3
1 play-102-activate
1 general-hamilcar
1 siege > 3
1 general-himilco
0 play-88-activate
0 general-m-regulus
0 siege > 5
1 play-90-activate
1 general-hamilcar
1 siege > 1
1 count-0
1 general-himilco
0 play-74-activate
0 general-m-regulus
0 siege > 6
1 play-105-activate
1 general-hamilcar
1 siege > 1
1 count-0
1 general-himilco
0 play-94-activate
0 general-m-regulus
0 siege > 2
1 play-75-activate
1 general-hamilcar
1 siege > 2
1 general-hamilcar
0 play-106-activate
0 general-m-regulus
0 siege > 6

scores: 8 8
ranking: 0 | 1
