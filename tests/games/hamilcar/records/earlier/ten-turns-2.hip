hippodrome record 1
game: hamilcar
rules: 2
seats: 2
commitment: fc69e7bd818f5dd04cef0e0b24e89b4719094e2f0ad1eb6691166f2b814ada61
seed: bc02

start > card-103 card-80 card-78 card-109 card-108 card-101 card-66 card-75 card-104 card-124 card-73 card-106 card-76 card-110
0 rome-first
0 play-66-event
0 general-flaccus
0 march-volsinii
0 all
1 react-124
0 train-lost
0 siege > 5
0 general-caudex
0 march-messana
0 all
0 march-mylae
0 all
0 march-tyndaris
0 all
1 play-106-event
1 space-tyndaris > 2
0 play-78-activate
0 general-flaccus
0 siege > 5
1 play-75-points
1 pc-segesta
1 pc-hippana
1 pc-thermae
0 play-73-event
1 play-109-activate
1 general-boodes
1 march-utica
1 all
1 march-sicca
1 all
1 march-theveste
1 all
1 march-cirta
1 all
0 play-76-build
1 play-110-activate
1 general-boodes
1 siege > 3
0 play-103-activate
0 general-caudex
0 sail-thermae
0 land
0 all
0 count-4
1 react-80 > 5
1 pass
0 march-panormus
0 all
1 into-city
1 all
0 march-segesta
0 all
1 general-hanno > 6
0 march-panormus
0 all
1 into-city
1 all
1 play-101-points
1 pc-camarina
0 play-108-event
0 train-volsinii
0 train-volsinii
0 train-volsinii
0 play-104-points
0 pc-volaterrae
1 train-lost > 2 2 5
0 done
1 train-lilybaeum
1 warship
1 space-cirta
1 space-cirta
1 space-cirta > general-hamilcar
1 space-cirta
1 general-hamilcar > general-hannibal-gisgo
1 space-cirta
1 general-hamilcar
0 space-panormus
0 space-panormus
0 space-roma
0 space-roma
0 warship
0 warship
0 general-caudex > general-cotta
0 space-panormus > general-l-scipio
0 space-panormus
0 general-l-scipio
0 seamanship > card-96 card-72 card-86 card-90 card-112 card-88 card-85 card-79 card-93 card-100 card-69 card-113 card-122 card-94
0 carthage-first
1 play-90-activate
1 general-hamilcar
1 siege > 1
1 count-0
1 general-hamilcar
0 play-69-event
0 general-l-scipio
0 siege > 2
0 general-l-scipio
1 play-94-activate
1 general-hamilcar
1 siege > 6
1 general-hamilcar
0 play-85-activate
0 general-cotta
0 siege > 1
0 general-cotta
1 play-88-activate
1 general-hamilcar
1 march-theveste
1 all
1 siege > 1
1 count-0
1 general-hamilcar
0 play-93-activate
0 general-l-scipio
0 siege > 6
0 general-cotta
1 play-113-activate
1 general-hamilcar
1 siege > 6
1 general-hamilcar
0 play-112-activate
0 general-cotta
0 siege > 1
0 general-l-scipio
1 play-72-activate
1 general-hamilcar
1 siege > 4
1 general-hamilcar
0 play-122-event
0 pc-palla
0 pc-olbia
1 play-100-points
1 pc-palla
0 play-86-points
0 miat-take
1 play-79-points
1 pc-sicca
0 play-96-points
0 miat-take > 5 4 3 6
1 pc-camarina
1 train-lilybaeum
1 done
0 miat-place
1 combat-unit
1 space-theveste
1 space-theveste
1 space-theveste > general-himilco
1 space-theveste
1 general-himilco
0 space-panormus
0 space-panormus
0 warship
0 warship
0 space-roma
0 space-roma
0 general-l-scipio > general-pullus
0 space-panormus > general-paullus
0 space-panormus
0 general-paullus
0 corvi > card-81 card-120 card-118 card-116 card-97 card-123 card-111 card-107 card-105 card-87 card-119 card-67 card-99 card-95
0 carthage-first
1 play-67-event
1 general-himilco
1 march-cirta
1 all
1 march-sitifis
1 all
1 march-cirta
1 all
1 march-sitifis
1 all
1 general-himilco
1 general-hannibal-gisgo
1 siege > 4
1 general-himilco
0 play-99-activate
0 general-l-scipio
0 siege > 5
0 general-paullus
1 play-120-activate
1 siege > 3
1 general-himilco
0 play-119-event
0 pc-thermae
0 pc-sulci
0 pc-palla
1 play-87-points
1 pc-palla
1 pc-thermae
1 pc-olbia
0 play-105-activate
0 general-paullus
0 march-segesta
0 all
0 march-drepanum
0 all
0 march-segesta
0 all
0 march-drepanum
0 all
0 general-paullus
1 play-95-activate
1 general-himilco
1 siege > 5
1 general-himilco
0 play-97-activate
0 general-paullus
0 siege > 1
0 general-paullus
1 play-123-event
1 pc-consentia
1 pc-locri
0 play-118-activate
0 general-l-scipio
0 siege > 2
0 general-paullus
1 play-107-event
0 play-81-points
0 miat-place
1 play-116-points
1 pc-rusucurru
0 play-111-points
0 pc-tyndaris > 3 2 4
1 pc-rusucurru
1 done
0 repair
0 repair
1 combat-unit
1 space-sitifis
1 space-sitifis
1 space-lilybaeum > general-boodes
1 space-lilybaeum
1 general-hamilcar
0 space-drepanum
0 space-drepanum
0 space-roma
0 space-roma
0 space-roma
0 space-roma
0 general-paullus > general-messalla
0 space-drepanum > general-metellus
0 space-drepanum
0 general-messalla
0 repair > card-102 card-121 card-74 card-65 card-70 card-77 card-89 card-98 card-92 card-115 card-91 card-83 card-82 card-68 card-114 card-71
0 carthage-first
1 play-65-event
1 general-hamilcar
1 march-segesta
1 all
0 general-metellus > 1
0 all
0 general-metellus
1 fight > 6
0 pass > battle-reserve battle-double-envelopment battle-frontal-assault battle-flank-left battle-flank-right battle-flank-left battle-flank-right battle-probe battle-probe battle-flank-right battle-frontal-assault battle-flank-right battle-double-envelopment battle-flank-left battle-flank-left battle-probe battle-probe battle-probe battle-reserve
1 battle-probe
0 battle-probe
0 counterattack > 2
0 battle-flank-right
1 battle-flank-right
1 counterattack > 3
1 battle-flank-left
0 battle-flank-left
0 counterattack > 5
1 battle-probe
0 battle-probe
0 counterattack > 1
0 battle-flank-right
1 reserve-flank-right
1 counterattack > 4
0 battle-flank-left
1 battle-flank-left
1 counterattack > 1
1 battle-frontal-assault
0 battle-frontal-assault
0 counterattack > 3
0 battle-flank-right
1 give-up > 4 4
1 general-hamilcar
1 pc-tacape
1 pc-hippo-diarrhytus
1 general-hamilcar
1 general-boodes
1 stop
1 general-hamilcar
0 play-91-points
0 pc-locri
0 pc-segesta
0 pc-centuripae
1 play-68-points
1 pc-selinus
1 pc-rusucurru
1 pc-saldae
0 play-70-points
0 pc-mylae
0 pc-catana
1 play-115-event
1 miat-take
1 miat-place
1 miat-take
0 play-74-activate
0 general-messalla
0 march-lilybaeum
0 all
1 into-city
1 all
0 siege > 3
1 count-1
0 general-metellus
1 play-121-event
1 pc-cosa
1 pc-volaterrae
0 play-92-points
0 pc-cosa
0 miat-place
1 play-98-points
1 miat-place
1 miat-place
1 pc-hippo-regius
0 play-102-activate
0 general-messalla
0 siege > 3
0 general-messalla
1 play-83-points
1 pc-sulci
1 pc-igilgili
1 pc-eryx
0 play-114-activate
0 general-messalla
0 sail-carthago
0 sail-clupea
0 all
0 count-5
1 pass
0 general-messalla
1 play-71-points
1 pc-enna
1 pc-camarina
0 play-89-event
0 pc-tunes
0 pc-adys
1 play-77-points
1 pc-adys
1 pc-mytistratum
0 play-82-points
0 miat-place > 2 5 3
0 miat
1 done
0 recruit
0 miat-take
1 warship
1 space-carthago
1 space-carthago
1 space-carthago > general-adherbal
1 space-carthago
1 general-xanthippus > general-carthalo
1 space-carthago
1 general-xanthippus
0 space-roma
0 space-roma
0 space-roma
0 space-roma
0 space-roma
0 space-roma
0 general-metellus > general-asina
0 space-roma > general-megellus
0 space-roma
0 general-megellus
0 seamanship > card-117 card-84 card-96 card-115 card-111 card-110 card-65 card-113 card-70 card-103 card-98 card-109 card-69 card-105 card-95 card-123
0 rome-first
0 play-95-points
0 miat-place
0 miat-place
0 train-roma
1 play-123-event
1 pc-cosa
1 pc-locri
0 play-98-points
0 pc-consentia
0 pc-pisae
0 train-roma
1 play-115-event
1 miat-take
1 miat-take
1 miat-take
0 play-65-event
0 general-megellus
0 sail-olbia
0 land
0 count-10
0 count-2
0 count-4
1 pass
0 march-ilienses
0 all
1 pass
0 march-caralis
0 all
1 pass
0 march-ilienses
0 all
1 pass
0 general-asina
0 sail-olbia
0 land
0 all
1 pass
0 march-ilienses
0 all
1 pass
0 march-tharros
0 all
1 pass
0 march-ilienses
0 all
1 pass
0 general-megellus
0 general-metellus
0 sail-clupea
0 land
0 all
1 pass
1 general-adherbal
1 count-5 > 6
1 general-carthalo
1 count-5 > 4
1 general-xanthippus
1 count-5 > 1
0 fight
1 transports > 2
1 play-113-points
1 pc-hippo-diarrhytus
1 pc-heraclea-minoa
1 train-sitifis
0 play-70-event
0 general-megellus
0 siege > 6
0 general-megellus
1 play-110-event
0 play-69-event
0 general-megellus
0 march-caralis
0 all
1 pass
0 siege > 4
0 general-megellus
1 play-105-event
0 play-96-activate
0 siege > 1
0 general-megellus
1 play-84-points
1 train-sitifis
1 train-sitifis
0 play-111-activate
0 siege > 1
0 general-megellus
1 play-103-points
1 train-sitifis
1 train-sitifis
0 play-117-activate
0 siege > 5
0 general-megellus
1 play-109-points
1 train-sitifis
1 train-sitifis > 6
0 train-lost > 1 3
0 pc-segesta
1 train-sitifis
1 train-sitifis
1 train-agrigentum
1 warship
1 space-carthago
1 space-carthago
1 space-carthago
1 general-xanthippus > general-adherbal
1 space-sitifis
0 space-caralis
0 space-caralis
0 space-roma
0 space-roma
0 space-roma
0 space-roma
0 general-megellus > general-catulus
0 space-caralis > general-crassus
0 space-caralis
0 general-catulus
0 corvi > card-104 card-72 card-92 card-85 card-78 card-86 card-81 card-116 card-74 card-124 card-100 card-91 card-83 card-68 card-82 card-87
0 rome-first
0 play-81-activate
0 siege > 3
0 general-catulus
1 play-85-event
0 play-82-activate
0 siege > 5
0 general-catulus
1 play-72-points
1 box-85
1 box-85
1 box-85
0 play-83-points
0 miat-take
0 miat-place
0 miat-take
1 play-91-points
1 miat-take
1 miat-place
1 miat-place
0 play-104-activate
0 march-sulci
0 all
1 react-124
0 train-lost
0 march-tharros
0 all
0 march-olbia
0 all
0 march-tharros
0 all
0 general-catulus
1 play-87-points
1 train-sitifis
1 train-sitifis
1 train-sitifis
0 play-78-points
0 pc-tharros
0 miat-place
1 play-68-points
1 miat-place
1 train-sitifis
1 train-sitifis
0 play-100-activate
0 march-olbia
0 all
0 march-palla
0 all
0 march-aleria
0 all
0 general-catulus
1 play-86-points
1 train-sitifis
0 play-92-activate
0 general-catulus
0 siege > 1
0 general-catulus
1 play-116-points
1 repair
0 play-74-activate
0 general-catulus
0 siege > 2
0 general-catulus > 3 6 2 1
1 train-sitifis
1 train-sitifis
1 train-sitifis
1 train-sitifis
1 combat-unit
1 space-sitifis
1 space-sitifis
1 space-sitifis
1 space-sitifis > general-boodes
1 space-sitifis
1 general-himilco
0 space-aleria
0 space-aleria
0 space-roma
0 space-roma
0 space-roma
0 space-roma
0 general-catulus > general-pulcher
0 space-aleria > general-caiatinus
0 space-aleria
0 general-caiatinus
0 warship > card-93 card-80 card-94 card-120 card-66 card-76 card-75 card-108 card-97 card-121 card-114 card-119 card-71 card-112 card-101 card-79 card-89 card-122
0 carthage-first
1 play-76-event
0 play-66-event
0 general-catulus
0 siege > 5
0 general-caiatinus
0 general-caiatinus
0 siege > 1
0 general-caiatinus
1 play-121-event
1 pc-arretium
1 pc-pisae
0 play-71-event
0 general-catulus
0 siege > 6
0 general-caiatinus
1 play-120-event
1 pc-thurii
1 pc-paestum
0 play-75-points
0 pc-thurii
0 miat-place
0 miat-take
1 play-112-event
0 play-89-activate
0 march-corsi
0 all
0 siege > 2
0 general-caiatinus
1 play-119-points
1 miat-place
1 miat-place
1 miat-take
0 play-101-activate
0 siege > 4
0 general-caiatinus
1 play-80-points
1 train-sitifis
1 train-sitifis
0 play-94-activate
0 general-caiatinus
0 siege > 5
0 general-caiatinus
1 play-108-event
1 train-sitifis
1 train-sitifis
0 play-93-points
0 pc-arretium
0 pc-pisae
0 miat-take
1 play-122-points
1 miat-place
0 play-114-event
1 play-79-points
1 miat-place
0 play-97-activate
0 general-caiatinus
0 march-palla
0 all > 5
0 stop
0 general-caiatinus > 4 3 3 1
1 miat
1 miat
0 done
1 miat-take
1 miat-take
1 combat-unit
1 space-sitifis
1 space-sitifis
1 space-sitifis
0 space-palla
0 space-palla
0 space-roma
0 space-roma
0 space-roma
0 space-roma
0 general-caiatinus > general-duilius
0 space-palla > general-paterculus
0 space-palla
0 general-duilius
0 repair > card-99 card-118 card-77 card-90 card-102 card-88 card-106 card-67 card-107 card-117 card-83 card-94 card-121 card-95 card-66 card-80 card-110 card-111
0 carthage-first
1 play-94-event
1 space-agrigentum
0 play-106-event
0 space-sitifis > 2
1 count-0
1 play-95-event
1 space-sitifis
1 space-sitifis
0 play-66-points
0 miat-place
0 miat-place
0 pc-palla
1 play-88-event
1 miat-place
1 miat-take
1 miat-place
1 miat-place
0 play-83-points
0 miat-place
0 miat-place
0 miat-take
1 play-111-event
0 warships
0 play-77-points
0 miat-take
0 pc-olbia
1 play-67-points
1 miat-take
1 miat-place
1 miat-take
0 play-110-points
0 miat-take
0 miat-place
1 play-118-points
1 miat-take
1 miat-place
1 miat-take
0 play-99-points
0 miat-take
0 miat-take
1 play-80-points
1 miat-place
1 miat-place
0 play-102-points
0 miat-place
0 miat-place
1 play-90-points
1 miat-place
1 miat-place
0 play-107-event
1 play-117-points
1 train-sitifis
0 play-121-points
0 miat-take > 5 5 2
1 miat
1 miat
1 warship
1 space-sitifis
1 space-sitifis
1 general-hamilcar-barca
0 space-palla
0 space-palla
0 space-roma
0 space-roma
0 space-roma
0 space-roma
0 general-duilius > general-nobilior
0 space-palla > general-m-regulus
0 space-palla
0 general-m-regulus
0 corvi > card-120 card-96 card-105 card-119 card-100 card-76 card-122 card-72 card-71 card-84 card-108 card-124 card-115 card-81 card-69 card-104 card-82 card-65
0 carthage-first
1 play-119-points
1 miat-place
1 miat-place
1 miat-place
0 play-120-points
0 miat-take
0 miat-place
1 play-65-points
1 miat-take
1 miat-place
1 miat-place
0 play-115-points
0 train-roma
0 miat-take
1 play-76-points
1 miat-place
1 train-sitifis
1 repair
0 play-71-points
0 miat-take
0 miat-take
1 play-72-points
1 miat-place
1 miat-take
1 repair
0 play-105-points
0 miat-take
0 miat-take
1 play-84-points
1 miat-take
1 miat-place
0 play-100-event > card-96
1 play-81-points
1 repair
0 play-108-event
0 train-roma
0 train-roma
0 train-roma
1 play-104-points
1 repair
0 play-69-points
0 miat-take
1 play-124-points
1 miat-place
0 play-82-points
0 miat-place
0 play-96-points
0 miat-take
0 play-122-points
0 miat-place > 5 4
1 pc-selinus
1 pc-camarina
1 pc-hippo-regius
1 pc-thysdrus
1 train-sitifis
1 train-sitifis
1 train-sitifis
1 combat-unit
1 space-sitifis
1 space-sitifis
1 space-sitifis
1 general-hamilcar-barca
0 space-palla
0 space-palla
0 space-roma
0 space-roma
0 space-roma
0 space-roma
0 general-duilius > general-c-regulus
0 space-palla > general-vulso
0 space-palla
0 general-vulso
0 corvi > card-79 card-78 card-97 card-92 card-93 card-123 card-87 card-74 card-103 card-101 card-114 card-112 card-109 card-91 card-86 card-116 card-98 card-68
0 rome-first
0 play-114-event
1 play-123-event
1 pc-arretium
1 pc-croton
0 play-93-points
0 pc-volaterrae
0 pc-locri
0 train-roma
1 play-91-event
0 play-87-build
1 play-112-points
1 train-sitifis
1 train-sitifis
1 train-sitifis
0 play-98-points
0 train-roma
0 train-roma
0 train-roma
1 play-68-points
1 pc-selinus
1 pc-tacape
1 pc-camarina
0 play-109-event
1 play-74-points
1 repair
1 repair
0 play-97-points
0 train-roma
0 train-roma
1 play-78-points
1 repair
1 repair
0 play-103-points
0 train-roma
0 pc-cosa
1 play-92-points
1 pc-tauromenium
1 pc-sulci
0 play-79-points
0 pc-paestum
1 play-116-points
1 miat-take
0 play-86-points
0 repair
1 play-101-points
1 miat-place > 5 2

scores: 12 7
ranking: 0 | 1
