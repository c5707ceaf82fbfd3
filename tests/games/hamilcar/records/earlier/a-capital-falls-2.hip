hippodrome record 1
game: hamilcar
rules: 2
seats: 2
commitment: 3d64a028501ced680a1a53d64a14b0c6578b28716472f612368eee8e022fa39e
seed: bd02

start > card-109 card-98 card-93 card-88 card-81 card-72 card-90 card-107 card-67 card-69 card-112 card-92 card-122 card-123
0 carthage-first
1 play-123-event
1 pc-thurii
1 pc-venusia
0 play-67-event
0 general-flaccus
0 march-volsinii
0 all
1 pass
0 siege > 3
0 general-caudex
0 march-consentia
0 all
0 march-thurii
0 all
1 pass
0 stop
1 play-72-points
1 pc-thermae
1 pc-hippana
1 pc-selinus
0 play-93-points
0 pc-thurii
0 pc-pisae
0 pc-volaterrae
1 play-69-event
1 general-boodes
1 march-utica
1 all
1 march-sicca
1 all
0 pass
1 march-cirta
1 all
0 pass
1 siege > 4
0 play-90-activate
0 general-flaccus
0 siege > 6
1 play-92-activate
1 general-boodes
1 siege > 1
1 count-0
0 play-109-activate
0 general-flaccus
0 siege > 2
1 play-88-activate
1 general-boodes
1 siege > 3
0 play-112-activate
0 general-flaccus
0 siege > 6
1 play-98-activate
1 general-boodes
1 march-theveste
1 all
0 pass
1 siege > 2
0 play-122-event
0 pc-palla
0 pc-tharros
1 play-107-points
1 pc-palla
0 play-81-points
0 pc-tyndaris
1 train-lost > 3 1
0 pc-tyndaris
1 combat-unit
1 space-theveste
1 space-theveste
1 space-theveste
1 space-theveste
1 space-theveste > general-carthalo
1 space-theveste
1 general-carthalo > general-hamilcar
1 space-theveste
1 general-hamilcar
0 space-thurii
0 space-thurii
0 space-roma
0 space-roma
0 warship
0 warship
0 general-caudex > general-megellus
0 space-thurii > general-asina
0 space-thurii
0 general-megellus
0 seamanship > card-108 card-73 card-117 card-85 card-105 card-99 card-83 card-77 card-97 card-116 card-76 card-106 card-86 card-89
0 carthage-first
1 play-99-activate
1 general-hamilcar
1 siege > 4
1 general-hamilcar
0 play-76-build
1 play-77-activate
1 general-hamilcar
1 siege > 6
1 general-hamilcar
0 play-83-points
0 pc-venusia
0 pc-mylae
0 pc-centuripae
1 play-106-points
1 pc-sicca
1 pc-tharros
1 pc-hippo-regius
0 play-105-points
0 pc-catana
0 pc-tyndaris
1 play-85-activate
1 general-hamilcar
1 march-cirta
1 all
1 march-sitifis
1 all
0 pass
1 march-rusucurru
1 all
0 pass
1 march-sitifis
1 all
0 pass
1 general-hamilcar
0 play-97-points
0 pc-rusucurru
0 pc-igilgili
1 play-73-activate
1 general-hamilcar
1 siege > 1
1 count-0
1 general-hamilcar
0 play-86-points
0 pc-saldae
1 play-89-points
1 pc-camarina
0 play-108-event
0 train-thurii
0 train-thurii
0 train-thurii
1 play-116-points
1 pc-heraclea-minoa
0 play-117-activate
0 march-consentia
0 all
0 march-rhegium
0 all
0 sail-lipara
0 land
0 all
0 count-5
0 sail-panormus
0 all
0 count-5
1 into-city
1 all
0 general-megellus
1 train-lost
0 train-lost > 6 6
1 pc-camarina
1 done
0 miat-take
1 warship
1 space-sitifis
1 space-sitifis
1 space-sitifis > general-carthalo
1 space-sitifis
1 general-carthalo
0 space-panormus
0 space-panormus
0 space-roma
0 space-roma
0 space-roma
0 space-roma
0 general-caudex > general-c-regulus
0 space-panormus > general-m-regulus
0 space-panormus
0 general-m-regulus
0 seamanship > card-111 card-95 card-66 card-70 card-120 card-101 card-103 card-100 card-119 card-110 card-79 card-94 card-74 card-91
0 carthage-first
1 play-70-event
1 general-carthalo
1 siege > 1
1 count-0
1 general-carthalo
0 play-66-event
0 general-m-regulus
0 siege > 4
1 pass
0 general-m-regulus
0 general-caudex
0 siege > 6
1 pass
0 general-m-regulus
1 play-110-activate
1 general-hannibal-gisgo
1 siege > 3
1 general-carthalo
0 play-119-event
0 pc-palla
0 pc-thermae
0 pc-heraclea-minoa
1 play-95-points
1 pc-palla
1 pc-eryx
1 miat-place
0 play-111-activate
0 march-segesta
0 all
1 pass
0 march-lilybaeum
0 all
1 pass
1 into-city
1 all
0 sail-carthago
0 land
0 all
0 count-3
1 pass
0 march-utica
0 all
1 pass
0 general-m-regulus
1 play-94-activate
1 general-hannibal-gisgo
1 siege > 2
1 general-carthalo
0 play-79-activate
0 march-carthago
0 all
1 pass
0 siege > 3
0 general-m-regulus
1 play-91-activate
1 general-hannibal-gisgo
1 siege > 4
1 general-hannibal-gisgo
0 play-120-activate
0 general-m-regulus
0 siege > 1
0 general-m-regulus
1 play-100-event > card-74
0 play-103-activate
0 general-m-regulus
0 siege > 3
0 general-m-regulus
1 play-74-activate
1 general-carthalo
1 siege > 6
1 general-carthalo
1 play-101-points
1 pc-segesta
0 train-lost > 5 6
1 pc-hippo-diarrhytus
1 done
0 miat-place
0 miat-place
0 miat-place
0 train-carthago
1 warship
1 space-carthago
1 space-carthago
1 space-carthago > general-boodes
1 space-carthago
1 general-hamilcar
0 space-carthago
0 space-carthago
0 space-roma
0 space-roma
0 space-roma
0 space-roma
0 general-m-regulus > general-l-scipio
0 space-carthago > general-metellus
0 space-carthago
0 general-metellus
0 repair > card-82 card-87 card-68 card-114 card-96 card-104 card-65 card-121 card-84 card-102 card-71 card-124 card-78 card-80 card-115 card-113
0 carthage-first
1 play-121-event
1 pc-cosa
1 pc-pisae
0 play-65-event
0 general-metellus
0 siege > 1
1 react-104
0 general-metellus
0 general-m-regulus
0 siege > 2
0 general-metellus
0 general-l-scipio
0 siege > 6
0 general-metellus
1 play-87-build
0 play-68-event
0 general-m-regulus
0 siege > 3
0 general-metellus
0 general-metellus
0 siege > 4
0 general-metellus
1 play-113-points
1 miat-take
1 miat-place
1 miat-take
0 play-71-event
0 general-metellus
0 siege > 5

scores: 10 8
ranking: 0 | 1
