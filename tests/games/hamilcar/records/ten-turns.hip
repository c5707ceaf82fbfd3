hippodrome record 1
game: hamilcar
rules: 5
seats: 2
option corvi_in_storms: true
option islands_count: false
option supremacy_guards_ports: true
commitment: 57639d8e76dff9534300ac56054f0e571322a5554990579054c630ad285fc092
seed: 12

start > card-109 card-124 card-95 card-93 card-81 card-86 card-65 card-87 card-102 card-70 card-80 card-77 card-120 card-67
0 rome-first
0 play-109-discard
1 play-77-discard
0 play-102-points
0 pc-volaterrae
0 train-capua
1 play-93-event
1 space-agrigentum
1 space-lilybaeum
0 play-80-discard
1 play-87-raise
1 space-agrigentum
0 play-65-points
0 pc-thermae
0 pc-rusucurru
0 train-tarentum
1 play-86-discard
0 play-81-points
0 pc-catana
1 play-124-discard
0 play-95-points
0 pc-enna
0 pc-centuripae
0 pc-saldae
1 play-70-event
1 general-hannibal-gisgo
1 march-phintias
1 count-2
1 count-0
1 sail-camarina
1 sail-syracusae
1 sail-catana
1 count-2
1 count-1
0 pass
0 general-caudex
0 count-1 > 4
1 march-centuripae
1 count-2
1 stop
0 play-120-discard
1 play-67-points
1 pc-selinus
1 train-aleria
1 pc-heraclea-minoa
1 roll > 2 1 4
1 combat-unit
1 space-carthago
1 space-hadrumetum
1 space-centuripae
1 space-aleria
1 space-drepanum > general-carthalo
1 space-centuripae > general-hasdrubal
1 space-caralis
0 space-roma
0 space-cosa
0 space-cosa
0 warship
0 warship
0 warship
0 general-flaccus > general-metellus
0 space-cosa > general-m-regulus
0 space-roma
0 repair > card-112 card-74 card-82 card-83 card-122 card-100 card-78 card-99 card-123 card-92 card-69 card-107 card-114 card-66
0 rome-first
0 play-69-points
0 train-messana
1 play-107-points
1 train-carthago
0 play-123-build
1 play-100-discard
0 play-114-event
1 play-66-activate
1 general-hanno
1 march-lilybaeum
1 march-drepanum
1 count-6
1 count-0
1 march-lilybaeum
1 count-0
1 march-selinus
1 count-0
0 play-122-activate
0 march-tarracina
0 march-roma
0 sail-cosa
0 sail-aleria
0 count-3
0 count-1
1 pass
1 field
0 pass
1 react-99
1 pass > battle-reserve battle-flank-right battle-flank-right battle-flank-right battle-flank-left battle-flank-right battle-flank-left battle-frontal-assault battle-frontal-assault battle-frontal-assault battle-probe
0 reserve-double-envelopment
1 give-up > 6
1 play-74-discard
0 play-112-discard
1 play-92-points
1 pc-mytistratum
1 pc-tyndaris
0 play-82-discard
1 play-83-raise
1 space-selinus
0 play-78-points
0 pc-hippo-regius
0 train-tarentum
1 roll > 6
0 roll > 6 3 1
1 miat
1 pc-thapsus
1 train-agrigentum
1 warship
1 space-aleria
1 space-utica
1 space-hadrumetum > general-boodes
1 space-carthago
0 space-aleria
0 warship
0 space-aleria
0 space-roma
0 warship
0 warship
0 general-metellus > general-caiatinus
0 space-rhegium > general-nobilior
0 space-rhegium
0 general-nobilior
0 repair > card-98 card-119 card-71 card-117 card-89 card-111 card-106 card-96 card-103 card-104 card-116 card-101 card-97 card-85
0 carthage-first
1 play-104-discard
0 play-97-discard
1 play-119-discard
0 play-71-event
0 general-caiatinus
0 march-locri
0 general-nobilior
0 count-4
0 count-1
0 stop
0 general-caiatinus
1 play-96-points
1 train-carthago
0 play-103-discard
1 play-111-points
1 train-hadrumetum
0 play-106-activate
0 general-caiatinus
0 march-croton
0 all
0 march-thurii
0 general-nobilior
0 all
0 march-croton
0 general-nobilior
0 all
0 march-locri
0 general-nobilior
0 all
0 general-nobilior
1 play-85-points
1 train-aleria
1 pc-centuripae
0 play-89-event
0 pc-tacape
0 pc-leptis-minor
1 play-101-discard
0 play-116-points
0 pc-camarina
1 play-117-points
1 pc-pisae
0 play-98-points
0 pc-saldae
0 miat-place
0 pc-leptis-minor
0 roll > 5 1 4
1 miat
1 pc-centuripae
1 pc-heraclea-minoa
1 pc-sulci
1 pc-olbia
0 train-capua
0 train-locri
0 train-tarentum
0 done
1 miat-place
1 warship
1 space-melite
1 space-hadrumetum
1 space-agrigentum > general-adherbal
1 space-hadrumetum
0 space-cosa
0 space-cosa
0 warship
0 warship
0 warship
0 space-roma
0 general-nobilior > general-paullus
0 space-cosa > general-cotta
0 space-cosa
0 general-paullus
0 warship > card-105 card-75 card-113 card-94 card-118 card-73 card-76 card-91 card-79 card-88 card-84 card-90 card-110 card-121 card-108 card-68
0 carthage-first
1 play-68-build
0 play-110-points
0 pc-heraclea-minoa
0 pc-sicca
1 play-73-points
1 pc-cossyra
1 pc-phintias
1 train-melite
0 play-76-points
0 done
1 play-88-points
1 pc-hippana
1 pc-tacape
0 play-113-discard
1 play-121-discard
0 play-118-training
1 play-75-activate
1 general-hamilcar
1 march-mytistratum
1 count-4
1 march-agrigentum
1 count-4
1 stop
0 play-108-points
0 done
1 play-91-activate
1 general-hamilcar
1 march-phintias
1 count-3
1 march-enna
1 count-1
1 stop
0 play-105-discard
1 play-94-points
1 pc-enna
1 pc-mylae
0 play-84-points
0 train-messana
0 done
1 play-90-discard
0 play-79-discard
1 roll > 3
0 roll > 2 2 1
1 miat
1 pc-phintias
1 pc-palla
1 train-hadrumetum
1 train-melite
1 combat-unit
1 space-caralis
1 space-lilybaeum
1 space-lipara > general-adherbal
1 space-melite
0 space-locri
0 space-locri
0 warship
0 space-roma
0 space-roma
0 space-roma
0 general-cotta > general-megellus
0 space-locri > general-catulus
0 space-cosa
0 corvi > card-72 card-115 card-124 card-69 card-68 card-96 card-120 card-118 card-84 card-83 card-105 card-92 card-113 card-76 card-99 card-97
0 rome-first
0 play-72-activate
0 general-megellus
0 march-rhegium
0 count-3
0 march-messana
0 count-5
0 stop
1 play-118-activate
1 general-adherbal
1 sail-cossyra
1 sail-clupea
1 sail-lilybaeum
1 count-0
1 count-1
0 pass
1 march-selinus
1 all
0 play-68-event
0 general-cotta
0 sail-pisae
0 sail-aleria
0 sail-olbia
0 count-3
0 count-0
0 count-3
1 pass
0 march-tharros
0 count-1
0 done
1 play-76-build
0 play-99-activate
0 general-catulus
0 march-roma
0 count-4
0 count-0
0 stop
1 play-97-discard
0 play-124-discard
1 play-69-activate
1 general-xanthippus
1 stop
0 play-120-points
0 pc-segesta
0 train-olbia
1 play-96-points
1 pc-rusucurru
0 play-84-discard
1 play-83-discard
0 play-105-activate
0 general-megellus
0 sail-mylae
0 land
0 count-4
0 count-1
0 count-0
1 pass
1 general-xanthippus
1 count-4 > 1
0 fight
1 no-attack
1 play-115-discard
0 play-113-raise
0 space-roma
1 play-92-points
1 train-melite
1 pc-palla
1 roll > 3
1 roll > 4
0 roll > 4
0 train-lost
0 roll > 4 6 3
1 pc-enna
1 pc-selinus
1 pc-tyndaris
1 pc-tacape
0 train-tarentum
1 combat-unit
1 space-agrigentum
1 space-hadrumetum
1 space-lipara
1 general-xanthippus
0 space-messana
0 space-messana
0 space-roma
0 space-roma
0 space-roma
0 space-roma
0 general-megellus > general-pullus
0 space-locri > general-l-scipio
0 space-locri
0 general-pullus
0 repair > card-103 card-81 card-110 card-104 card-108 card-80 card-112 card-98 card-107 card-79 card-116 card-100 card-73 card-95 card-94 card-67
0 carthage-first
1 play-67-activate
1 general-hasdrubal
1 sail-paestum
1 sail-neapolis
1 land
1 count-0
1 count-1
0 pass
1 sail-paestum
1 count-1
0 pass
1 march-nuceria
0 play-94-points
0 train-messana
0 pc-segesta
1 play-104-points
1 train-hadrumetum
0 play-112-activate
0 general-l-scipio
0 sail-croton
0 sail-thurii
0 sail-tarentum
0 general-pullus
0 count-4
1 react-81 > 4
1 react-80 > 1
1 pass
0 march-brundisium
0 all
0 general-pullus
1 play-98-raise
1 space-carthago
0 play-107-discard
1 play-79-activate
1 sail-panormus
1 sail-drepanum
1 sail-lilybaeum
1 count-0
0 pass
1 march-drepanum
0 play-73-training
1 play-95-raise
1 space-carthago
0 play-116-discard
1 play-100-discard
0 play-110-points
0 pc-cossyra
0 train-rhegium
0 play-108-event
0 train-messana
0 train-tarentum
0 train-roma
0 play-103-activate
0 general-megellus
0 sail-catana
0 sail-syracusae
0 sail-melite
0 count-6
0 count-2
0 count-5
1 field > battle-frontal-assault battle-flank-left battle-flank-left battle-frontal-assault battle-reserve battle-flank-right battle-flank-right battle-flank-left battle-flank-right
0 reserve-flank-right
1 give-up > 1 1
1 roll > 6
1 roll > 6
1 roll > 1
1 roll > 6
0 train-lost
0 roll > 4
0 roll > 2
0 roll > 3 1 1
1 pc-hippo-diarrhytus
1 pc-thysdrus
1 pc-clupea
1 pc-mytistratum
1 pc-palla
1 pc-tharros
1 combat-unit
1 space-drepanum
1 space-utica
1 space-drepanum
1 general-xanthippus
0 space-roma
0 space-melite
0 warship
0 space-melite
0 space-roma
0 space-roma
0 general-megellus > general-messalla
0 space-roma > general-asina
0 space-roma
0 general-asina
0 warship > card-89 card-86 card-123 card-91 card-121 card-82 card-70 card-122 card-111 card-109 card-117 card-88 card-114 card-119 card-102 card-90 card-71 card-93
0 carthage-first
1 play-119-activate
1 general-himilco
1 sail-lilybaeum
1 land
1 general-xanthippus
1 count-7
1 count-4
0 pass
1 march-drepanum
1 all
1 stop
1 general-himilco
0 play-114-event
1 play-93-points
1 pc-thysdrus
1 train-agrigentum
1 train-phintias
0 play-71-activate
0 general-asina
0 march-reate
0 count-7
0 count-1
0 march-volsinii
0 count-4
0 count-0
0 march-reate
0 count-3
0 march-volsinii
0 all
1 play-88-activate
1 march-lilybaeum
1 count-1
1 sail-clupea
1 sail-carthago
1 sail-utica
1 count-1
1 count-4
0 pass
0 play-89-points
0 pc-hippo-diarrhytus
1 play-86-discard
0 play-123-raise
1 play-90-discard
0 play-111-points
0 train-roma
1 play-91-activate
1 general-xanthippus
1 march-tunes
1 count-1
1 stop
0 play-121-activate
0 siege > 3
1 play-82-activate
1 stop
0 play-70-points
0 train-tharros
0 train-olbia
1 play-122-discard
0 play-117-discard
1 play-109-points
1 pc-sicca
1 train-enna
0 play-102-event
0 space-melite
1 roll > 6
1 train-lost
1 train-lost
0 train-lost
0 roll > 6
0 train-lost
0 train-lost
0 roll > 4 6 3
1 pc-sicca
1 pc-thysdrus
1 pc-tunes
1 pc-mylae
1 pc-rusucurru
1 pc-hippana
1 pc-adys
1 train-hadrumetum
1 done
0 train-capua
0 train-messana
1 warship
1 space-aleria
1 space-enna
0 warship
0 space-volsinii
0 space-volsinii
0 warship
0 space-roma
0 warship
0 general-asina > general-crassus
0 space-volsinii > general-pulcher
0 space-messana
0 seamanship > card-66 card-101 card-106 card-65 card-85 card-75 card-74 card-77 card-78 card-87 card-115 card-86 card-79 card-103 card-89 card-76 card-102 card-72
0 carthage-first
1 play-77-points
1 pc-tyndaris
1 train-carthago
0 play-106-raise
0 space-roma
1 play-76-activate
1 general-hamilcar-barca
1 march-phintias
1 count-1
1 sail-agrigentum
1 land
1 all
1 count-1
0 react-79 > 4
0 pass
1 march-heraclea-minoa
1 count-4
1 count-0
0 pass
1 march-hippana
1 count-3
0 pass
0 play-78-activate
0 general-asina
0 siege > 3
1 play-75-points
1 pc-igilgili
1 pc-palla
1 pc-enna
0 play-115-activate
0 general-pulcher
0 march-tauromenium
0 count-3
1 pass
0 march-messana
0 count-3
0 stop
1 play-87-discard
0 play-85-activate
0 general-asina
0 march-roma
0 count-6
0 march-praeneste
0 count-5
0 count-0
0 stop
1 play-86-points
1 done
0 play-66-activate
0 general-pulcher
0 march-rhegium
0 count-3
0 march-messana
0 count-4
1 play-65-event
1 general-xanthippus
1 march-adys
1 count-1
1 march-clupea
1 all
1 sail-lilybaeum
1 land
1 count-0
1 count-1
0 pass
1 march-selinus
1 general-hamilcar-barca
1 march-heraclea-minoa
1 count-3
0 pass
1 march-agrigentum
1 count-0
1 march-heraclea-minoa
1 count-0
1 march-hippana
1 count-3
0 pass
0 play-102-activate
0 general-asina
0 march-capua
0 count-0
0 march-beneventum
0 count-1
0 march-capua
0 count-0
0 march-aesernia
1 play-101-points
1 train-lipara
0 play-89-activate
0 general-asina
0 march-praeneste
0 march-tarracina
0 count-5
0 march-praeneste
0 count-3
1 play-72-activate
1 general-xanthippus
1 march-heraclea-minoa
1 count-0
1 march-selinus
1 count-1
1 sail-lilybaeum
1 sail-cossyra
1 count-1
1 count-1
1 count-3
0 pass
0 play-74-discard
1 play-103-points
1 pc-cossyra
1 pc-tunes
1 roll > 2
1 roll > 6
0 roll > 4
0 roll > 6
0 roll > 4
0 roll > 5 6 5
1 pc-tunes
1 pc-igilgili
1 pc-tyndaris
1 pc-palla
1 pc-cossyra
1 train-cossyra
1 done
0 repair
0 train-rhegium
1 warship
1 space-panormus
1 space-lilybaeum
0 space-roma
0 space-roma
0 warship
0 space-volsinii
0 warship
0 warship
0 general-crassus > general-c-regulus
0 space-praeneste > general-paterculus
0 space-roma
0 repair > card-80 card-97 card-109 card-118 card-119 card-98 card-107 card-120 card-81 card-117 card-70 card-83 card-110 card-67 card-113 card-90 card-114 card-100
0 rome-first
0 play-113-raise
0 space-volsinii
1 play-97-activate
1 general-carthalo
1 march-drepanum
1 sail-caralis
1 sail-sulci
1 sail-tharros
1 all
1 count-0
0 react-80 > 6
0 react-81 > 6
0 pass
0 play-119-points
0 pc-phintias
0 pc-saldae
0 pc-tacape
1 play-83-points
1 pc-tauromenium
1 train-caralis
1 train-lilybaeum
0 play-114-event
1 play-100-event > card-70
0 play-107-points
0 pc-eryx
1 play-117-activate
1 general-hamilcar-barca
1 march-mytistratum
1 count-1
1 march-agrigentum
1 all
1 sail-phintias
1 land
1 all
1 count-0
0 pass
1 stop
0 play-110-activate
0 general-paterculus
0 march-tarracina
0 count-4
0 count-0
0 stop
1 play-70-event
1 general-hamilcar-barca
1 sail-camarina
1 land
1 all
1 count-0
0 pass
1 march-phintias
1 count-0
1 count-0
1 stop
0 play-109-points
0 pc-tunes
0 done
1 play-90-points
1 pc-tyndaris
1 pc-thermae
1 play-67-activate
1 general-carthalo
1 sail-palla
1 land
1 count-2
1 count-1
1 march-aleria
1 all > battle-flank-left battle-frontal-assault battle-flank-left battle-probe battle-flank-left
1 battle-flank-left
0 battle-flank-left
1 battle-frontal-assault > 1 3
1 play-118-points
1 pc-clupea
1 pc-thapsus
1 pc-rusucurru
1 play-120-points
1 train-utica
1 pc-tharros
1 play-98-discard
1 roll > 3
1 train-lost
1 roll > 2
0 train-lost
0 roll > 5 4 4
1 pc-tharros
1 pc-tauromenium
1 pc-thermae
1 pc-thapsus
1 pc-tyndaris
1 pc-rusucurru
1 train-carthago
1 train-lilybaeum
1 train-lipara
1 train-caralis
1 train-utica
1 train-carthago
1 warship
1 space-hadrumetum
1 space-drepanum
0 space-tarracina
0 warship
0 space-tarracina
0 space-roma
0 space-roma
0 warship
0 general-c-regulus > general-duilius
0 space-volsinii > general-vulso
0 space-volsinii
0 general-duilius
0 repair > card-88 card-112 card-124 card-82 card-84 card-68 card-92 card-93 card-104 card-121 card-69 card-122 card-123 card-96 card-73 card-111 card-99 card-108
0 rome-first
0 play-99-points
0 pc-thapsus
0 train-cosa
1 play-68-activate
1 general-adherbal
1 sail-lilybaeum
1 sail-clupea
1 sail-carthago
1 count-1
0 pass
1 march-tunes
1 count-7
1 count-1
1 count-3
0 pass
0 play-69-points
0 pc-tyndaris
1 play-82-activate
1 general-hamilcar-barca
1 march-camarina
1 sail-phintias
1 sail-agrigentum
1 land
1 count-1
1 count-0
1 march-phintias
1 all
0 play-123-points
0 train-volsinii
0 train-volsinii
0 pc-eryx
1 play-93-event
1 space-phintias
1 space-carthago
0 play-73-activate
0 general-c-regulus
0 march-tarracina
0 all
0 stop
1 play-121-points
1 miat-place
0 play-84-event
1 play-112-discard
0 play-104-discard
1 play-108-discard
0 play-88-activate
0 general-c-regulus
0 stop
1 play-111-points
1 pc-thermae
0 play-92-points
0 box-84
0 pc-mytistratum
1 play-96-discard
0 play-124-discard
1 play-122-points
1 pc-selinus
1 roll > 6
1 roll > 3
1 roll > 6
1 roll > 1
1 train-lost
0 roll > 5
0 roll > 2 5 2

scores: 8 3
ranking: 0 | 1
