hippodrome record 1
game: hamilcar
rules: 5
seats: 2
option corvi_in_storms: true
option islands_count: false
option supremacy_guards_ports: true
name 0: Anna
name 1: Basil
commitment: e81baa71d2ee1aa39b260c89a598f453dd3dbb63f67ab40085eb56b5726f7042
seed: 07

start > card-67 card-115 card-88 card-87 card-116 card-83 card-120 card-73 card-119 card-95 card-123 card-69 card-90 card-106
0 carthage-first
1 play-106-event
1 space-rhegium > 4
0 play-67-event
0 general-flaccus
0 march-volsinii
0 all
1 pass
0 siege > 3
0 general-caudex
0 march-messana
0 all
0 march-tauromenium
0 all
1 pass
0 march-catana
0 all
1 pass
1 play-95-points
1 pc-segesta
1 pc-selinus
1 pc-hippana
0 play-90-activate
0 general-flaccus
0 siege > 2
1 play-115-event
1 miat-place
1 miat-place
0 play-120-activate
0 general-flaccus
0 siege > 1
1 play-69-event
1 general-boodes
1 march-utica
1 count-3
1 count-2
1 count-2
1 march-sicca
1 all
0 pass
1 march-cirta
1 all
0 pass
1 siege > 3
0 play-88-activate
0 general-flaccus
0 siege > 6
1 play-87-activate
1 general-boodes
1 siege > 6
0 play-123-activate
0 general-flaccus
0 siege > 4
1 play-83-activate
1 general-boodes
1 march-theveste
1 all
0 pass
1 siege > 6
0 play-119-build
1 play-73-points
1 pc-sicca
1 pc-hippo-regius
1 pc-phintias
0 play-116-points
0 pc-volaterrae
0 train-lost > 3 1
0 pc-locri
0 pc-aesernia
1 train-lilybaeum
1 done
0 train-catana
1 warship
1 space-theveste
1 space-theveste
1 space-theveste
1 space-theveste
1 space-carthago > general-adherbal
1 space-carthago
1 general-adherbal > general-carthalo
1 space-carthago
1 general-adherbal > general-boodes
1 space-carthago
1 general-adherbal
0 space-catana
0 space-catana
0 space-roma
0 space-roma
0 warship
0 warship
0 general-caudex > general-vulso
0 space-catana > general-paullus
0 space-catana
0 general-vulso
0 seamanship > card-108 card-71 card-79 card-113 card-117 card-96 card-89 card-77 card-81 card-85 card-121 card-122 card-91 card-72
0 rome-first
0 play-89-event
0 pc-thysdrus
0 done
1 play-72-points
1 pc-enna
1 pc-mytistratum
1 pc-camarina
0 play-91-points
0 pc-aesernia
0 pc-locri
0 pc-centuripae
1 play-85-event
0 play-117-points
0 pc-mylae
1 play-113-points
1 box-85
1 box-85
1 box-85
0 play-79-points
0 pc-tauromenium
1 play-77-points
1 pc-igilgili
1 pc-saldae
0 play-108-event
0 train-catana
0 train-catana
0 train-catana
1 play-71-points
1 pc-rusucurru
1 repair
0 play-121-points
0 pc-catana
1 play-122-points
1 pc-tyndaris
0 play-81-points
0 train-roma
1 play-96-points
1 train-lilybaeum > 1 2
0 pc-venusia
0 pc-luceria
0 pc-nuceria
1 train-agrigentum
1 done
0 recruit
0 miat-take
1 combat-unit
1 space-carthago
1 space-carthago
1 space-carthago
1 space-carthago
1 space-carthago
1 space-carthago > general-boodes
1 space-lilybaeum > general-hasdrubal
1 space-carthago
1 general-hannibal-gisgo > general-hanno
1 space-carthago
1 general-hanno
0 space-catana
0 space-catana
0 space-roma
0 space-roma
0 space-roma
0 space-roma
0 general-vulso > general-asina
0 space-catana > general-paterculus
0 space-catana
0 general-paterculus
0 seamanship > card-74 card-112 card-66 card-107 card-98 card-68 card-105 card-76 card-94 card-104 card-110 card-102 card-92 card-99
0 carthage-first
1 play-76-event
0 play-66-event
0 general-vulso
0 sail-syracusae
0 land
0 all
0 count-5
1 pass
0 siege > 5
0 general-paterculus
0 march-syracusae
0 all
1 pass
0 siege > 4
0 general-paterculus
1 play-68-event
1 general-hanno
1 march-utica
1 count-3
1 march-sicca
1 all
1 march-cirta
1 all
1 march-sitifis
1 all
0 pass
1 general-hasdrubal
1 march-utica
1 count-3
1 march-sicca
1 all
1 march-cirta
1 all
1 march-sitifis
1 all
0 pass
1 general-hanno
0 play-94-activate
0 general-vulso
0 siege > 2
0 general-paterculus
1 play-102-activate
1 general-hasdrubal
1 siege > 2
1 general-hanno
0 play-92-activate
0 general-vulso
0 siege > 3
0 general-paterculus
1 play-99-activate
1 general-hanno
1 siege > 2
1 general-hanno
0 play-105-activate
0 general-vulso
0 siege > 3
0 general-paterculus
1 play-112-activate
1 general-hasdrubal
1 siege > 5
1 general-hanno
0 play-74-activate
0 general-vulso
0 siege > 6
0 general-paterculus
1 play-107-event
0 train-syracusae
0 train-volsinii
0 play-98-points
0 pc-venusia
0 pc-nuceria
0 pc-luceria
1 play-104-points
1 train-sitifis
0 play-110-activate
0 general-vulso
0 march-camarina
0 all
0 march-phintias
0 all
0 march-agrigentum
0 all
1 into-city
1 all
0 march-heraclea-minoa
0 all
1 train-lost
0 train-lost > 1 5
0 pc-mylae
0 done
1 train-sitifis
1 combat-unit
1 space-sitifis
1 space-sitifis
1 space-sitifis
1 space-sitifis
1 space-sitifis
1 space-sitifis > general-hannibal-gisgo
1 space-sitifis
1 general-hamilcar > general-hasdrubal
1 space-sitifis
1 general-hamilcar > general-boodes
1 space-sitifis
1 general-hamilcar
0 space-heraclea-minoa
0 space-heraclea-minoa
0 space-roma
0 space-roma
0 space-roma
0 warship
0 general-vulso > general-messalla
0 space-roma > general-pullus
0 space-heraclea-minoa
0 seamanship > card-84 card-65 card-70 card-103 card-80 card-109 card-100 card-111 card-75 card-114 card-118 card-124 card-101 card-86 card-97 card-93
0 carthage-first
1 play-65-event
1 general-hamilcar
1 siege > 3
1 general-hamilcar
1 general-hasdrubal
1 siege > 2
1 general-hamilcar
1 general-hannibal-gisgo
1 siege > 2
1 general-hamilcar
0 play-70-event
0 general-pullus
0 march-agrigentum
0 all
1 react-124
0 train-lost
1 into-city
1 all
0 siege > 3
1 play-114-activate
1 general-hamilcar
1 siege > 6
1 general-hamilcar
0 play-75-event
1 play-93-event
1 space-sitifis
1 space-sitifis
0 play-80-activate
0 general-vulso
0 siege > 6
1 play-111-event
0 warships
0 play-118-build
1 play-109-points
1 pc-heraclea-minoa
1 repair
0 play-97-activate
0 general-messalla
0 sail-olbia
0 land
0 count-8
0 count-1
0 count-6
1 pass
0 march-ilienses
0 all
0 march-caralis
0 all
1 into-city
1 all
0 march-sulci
0 all
1 play-103-points
1 pc-mylae
1 miat-place
0 play-84-activate
0 general-messalla
0 march-tharros
0 all
0 sail-palla
0 land
0 all
0 count-6
1 pass
0 march-corsi
0 all > 2
1 play-86-points
1 pc-eryx
0 play-100-points
0 repair
0 play-101-points
0 repair
0 train-lost > 3 6
0 pc-nuceria
0 done
1 repair
1 warship
1 space-carthago
1 space-carthago
1 space-carthago
1 space-lilybaeum
1 space-sitifis > general-hanno
1 space-lilybaeum > general-carthalo
1 space-caralis > general-boodes
1 space-lilybaeum
1 general-hanno
0 space-corsi
0 space-corsi
0 space-roma
0 space-roma
0 space-roma
0 space-roma
0 general-messalla > general-pulcher
0 space-corsi > general-duilius
0 space-corsi
0 general-duilius
0 repair > card-82 card-78 card-75 card-91 card-88 card-97 card-115 card-89 card-119 card-124 card-123 card-68 card-73 card-80 card-69 card-98
0 rome-first
0 play-69-event
0 general-duilius
0 siege > 5
0 general-duilius
1 play-91-points
1 repair
1 train-carthago
1 pc-thermae
0 play-82-activate
0 siege > 4
0 general-duilius
1 play-68-points
1 pc-thysdrus
1 done
0 play-88-activate
0 general-messalla
0 march-aleria
0 all
1 react-124 > 5
0 siege > 5
1 play-78-event
1 count-2
1 count-1
0 play-115-activate
0 general-messalla
0 siege > 2
1 pass
1 play-98-points
1 done
0 play-73-activate
0 general-messalla
0 siege > 2
1 pass
1 play-80-points
1 done
0 play-119-activate
0 general-messalla
0 siege > 4
1 pass
1 count-1
1 play-97-points
1 done
0 play-123-activate
0 general-messalla
0 siege > 5
1 play-89-points
1 done
0 play-75-activate
0 general-messalla
0 siege > 2
0 roll > 1 3 6
0 pc-centuripae
0 done
1 repair
1 warship
1 space-lilybaeum
1 space-lilybaeum
1 space-lilybaeum
1 space-lilybaeum
1 space-lilybaeum > general-hannibal-gisgo
1 space-lilybaeum
1 general-hasdrubal > general-hamilcar
1 space-lilybaeum
1 general-hamilcar
0 space-aleria
0 space-aleria
0 space-roma
0 space-roma
0 space-roma
0 space-roma
0 general-messalla > general-crassus
0 space-roma > general-caiatinus
0 space-aleria
0 repair > card-65 card-111 card-71 card-114 card-105 card-86 card-76 card-79 card-81 card-72 card-107 card-93 card-99 card-90 card-102 card-74
0 carthage-first
1 play-93-event
1 space-sitifis
1 space-sitifis
0 play-65-event
0 general-messalla
0 siege > 3
0 general-crassus
0 sail-olbia
0 land
0 count-8
0 count-8
1 react-79 > 2
1 pass
0 march-ilienses
0 all
0 march-caralis
0 all
1 into-city
1 all
0 march-sulci
0 all
0 general-caiatinus
0 march-palla
0 all
0 march-olbia
0 all
0 march-ilienses
0 all
1 play-111-event
0 warships
0 play-71-event
0 general-messalla
0 siege > 5
1 play-72-points
1 repair
1 pc-centuripae
1 done
0 play-102-activate
0 general-messalla
0 siege > 4
1 play-90-activate
1 general-hamilcar
1 march-segesta
1 all
1 march-panormus
1 all
1 sail-neapolis
1 land
1 all
1 count-10
0 react-81 > 2
1 march-capua
1 all
1 general-hamilcar
0 play-99-activate
0 general-messalla
0 march-caralis
0 all
1 into-city
1 all
0 sail-panormus
0 land
0 all
0 count-5
1 into-city
1 all
0 march-segesta
0 all
0 march-drepanum
0 all
1 play-74-activate
1 general-hamilcar
1 siege > 2
1 general-hamilcar
0 play-105-activate
0 general-messalla
0 siege > 1
1 play-114-activate
1 general-hamilcar
1 siege > 3
1 general-hamilcar
0 play-76-activate
0 general-messalla
0 siege > 5
1 play-86-points
1 train-capua
0 play-107-event
1 train-theveste
1 train-sitifis
1 train-lost
0 roll > 3
0 roll > 5 4 3
1 miat
1 pc-selinus
0 done
1 train-capua
1 warship
1 space-capua
1 space-capua
1 space-capua
1 space-capua
1 space-capua > general-hasdrubal
1 space-caralis > general-hannibal-gisgo
1 space-panormus
0 space-sulci
0 space-sulci
0 space-roma
0 space-roma
0 space-roma
0 space-roma
0 general-crassus > general-catulus
0 space-sulci > general-m-regulus
0 space-sulci
0 general-catulus
0 repair > card-120 card-110 card-112 card-96 card-122 card-103 card-101 card-87 card-95 card-84 card-77 card-100 card-94 card-109 card-66 card-121 card-92 card-104
0 carthage-first
1 play-87-activate
1 general-himilco
1 siege > 4
0 play-66-event
0 general-m-regulus
0 march-caralis
0 all
1 into-city
1 all
0 siege > 1
1 react-104
0 general-m-regulus
0 general-catulus
0 siege > 3
0 general-catulus
1 play-103-event
1 general-himilco > 1 5
0 play-101-activate
0 general-m-regulus
0 siege > 6
1 miat
1 pc-mylae
0 general-catulus
1 play-121-event
1 pc-arretium
1 pc-volaterrae
0 play-112-points
0 pc-pisae
0 pc-olbia
0 pc-volaterrae
1 play-110-event
1 count-2
0 play-122-activate
0 general-m-regulus
0 sail-utica
0 land
0 all
0 count-5
0 march-tunes
0 all
0 march-clupea
0 all
0 march-hadrumetum
0 all
0 general-m-regulus
1 play-100-event > card-92
0 play-77-activate
0 general-m-regulus
0 siege > 4
0 general-catulus
1 play-96-activate
1 march-cirta
1 all
1 march-theveste
1 all
1 march-thysdrus
1 all > 1
1 count-0
0 general-catulus > 1
0 all
0 general-catulus
1 fight > 1
1 charge > 6 battle-flank-right battle-double-envelopment battle-reserve battle-flank-right battle-double-envelopment battle-double-envelopment battle-double-envelopment battle-reserve battle-frontal-assault battle-flank-left battle-probe battle-flank-left battle-flank-right battle-flank-left battle-flank-right battle-reserve battle-frontal-assault battle-flank-left battle-flank-left battle-flank-left battle-flank-right battle-frontal-assault
1 battle-flank-left
0 reserve-flank-left
0 counterattack > 1
0 battle-double-envelopment
1 reserve-double-envelopment
1 battle-flank-left
0 give-up > 4
1 count-0 > 2
0 pc-pisae
0 pc-locri
0 play-95-points
0 pc-arretium
0 pc-nuceria
0 pc-mylae
1 play-109-points
1 train-theveste
1 repair
0 play-94-points
0 pc-locri
0 pc-palla
1 play-84-points
1 repair
1 train-sitifis
0 play-120-points
0 pc-tharros
0 train-roma
1 play-92-points
1 miat-place
1 miat-place
1 train-lost
0 roll > 6 3 4
1 miat
1 pc-centuripae
1 pc-tyndaris
1 combat-unit
1 space-thysdrus
1 space-thysdrus
1 space-thysdrus
1 space-thysdrus
1 space-capua
1 space-capua > general-carthalo
1 space-carthago > general-hanno
1 space-lilybaeum
0 space-roma
0 space-roma
0 space-roma
0 space-roma
0 warship
0 space-roma > general-l-scipio
0 space-roma > general-cotta
0 space-agrigentum
0 repair > card-83 card-106 card-117 card-113 card-118 card-108 card-116 card-70 card-67 card-66 card-81 card-99 card-102 card-65 card-103 card-73 card-90 card-77
0 carthage-first
1 play-65-event
1 general-hamilcar-barca
1 siege > 1
1 general-carthalo
1 sail-lilybaeum
1 land
1 count-3
1 count-1
1 count-8
0 react-81 > 3
0 pass
1 stop
1 general-hanno
1 general-xanthippus
1 march-hadrumetum
1 all
1 march-leptis-minor
1 all
1 march-thapsus
1 all
1 stop
0 play-67-event
0 general-cotta
0 march-heraclea-minoa
0 all
1 pass
0 march-selinus
0 all
1 pass
1 pass
0 march-lilybaeum
0 all
1 pass
1 into-city
1 all
0 sail-carthago
0 all
0 count-8
1 pass
1 general-carthalo
1 count-7 > 3
0 fight
1 react-77
1 pass > tactics-swift-oars tactics-pursuit tactics-feint tactics-kyklos tactics-ram tactics-ram tactics-ram
0 tactics-feint > tactics-ram
0 warships > 5
0 reform > 5
1 tactics-ram
1 warships > 6
1 reform > 6
1 tactics-ram
1 warships > 5
1 reform > 6
0 tactics-swift-oars
0 warships > 5
0 reform > 1 tactics-pursuit
1 tactics-kyklos
1 warships > 5
1 reform > 2 tactics-swift-oars
0 pass
0 warships > 3
0 escape > 2
1 tactics-swift-oars
1 warships > 2
1 reform > 6
0 pass
0 warships > 2
0 escape > 6
1 warships > 3
1 reform > 5
0 pass
0 warships > 1
0 escape > 6
0 general-l-scipio
0 stop
1 play-66-event
1 general-hamilcar-barca
1 siege > 1
1 general-xanthippus
1 stop
0 play-103-event
0 general-cotta > 5
1 pass > 5
1 pass
1 play-70-event
1 general-hamilcar-barca
1 siege > 5
0 play-90-activate
0 general-cotta
0 siege > 2
1 pass
1 play-108-activate
1 general-hamilcar-barca
1 march-aesernia
1 all
0 pass
1 march-reate
1 all > 2
0 pass
0 general-l-scipio > 4
1 march-volsinii
1 all
0 pass
0 general-l-scipio > 2
0 all
1 fight
1 pass
0 pass > battle-frontal-assault battle-frontal-assault battle-double-envelopment battle-frontal-assault battle-flank-left battle-frontal-assault battle-frontal-assault battle-flank-right battle-flank-left battle-flank-left battle-double-envelopment battle-flank-right battle-reserve battle-flank-left battle-probe battle-flank-right battle-flank-left battle-reserve battle-reserve battle-probe battle-double-envelopment battle-flank-left battle-frontal-assault battle-frontal-assault battle-probe battle-probe battle-flank-right battle-frontal-assault
1 battle-probe
0 battle-probe
0 counterattack > 4
1 battle-frontal-assault
0 battle-frontal-assault
0 counterattack > 4
1 battle-frontal-assault
0 battle-frontal-assault
0 counterattack > 6
1 battle-probe
0 reserve-probe
0 counterattack > 4
1 battle-flank-right
0 battle-flank-right
0 counterattack > 3
1 battle-flank-left
0 battle-flank-left
0 counterattack > 1
0 battle-flank-left
1 battle-flank-left
1 counterattack > 3
1 battle-flank-right
0 battle-flank-right
0 counterattack > 6
1 battle-frontal-assault
0 battle-frontal-assault
0 counterattack > 5
1 battle-probe
0 give-up > 4 5
0 space-arretium
0 pc-catana
0 play-102-activate
0 general-cotta
0 siege > 5
1 pass
1 miat
1 pc-adys
1 play-99-activate
1 general-hamilcar-barca
1 march-roma
1 all
0 pass
0 into-city
0 all
1 siege > 6
0 pass
0 play-118-activate
0 general-l-scipio
0 march-volsinii
0 all
0 march-roma
0 all
0 pass
1 pass > battle-frontal-assault battle-flank-right battle-frontal-assault battle-probe battle-flank-right battle-double-envelopment battle-flank-right battle-double-envelopment battle-frontal-assault battle-frontal-assault battle-flank-right battle-probe battle-frontal-assault battle-reserve battle-double-envelopment battle-frontal-assault battle-frontal-assault battle-double-envelopment battle-frontal-assault battle-probe battle-flank-left battle-probe battle-reserve battle-reserve battle-probe battle-reserve
0 battle-frontal-assault
1 battle-frontal-assault
1 counterattack > 1
1 battle-probe
0 battle-probe
0 counterattack > 4
1 battle-frontal-assault
0 battle-frontal-assault
0 counterattack > 3
1 battle-probe
0 battle-probe
0 counterattack > 5
1 battle-flank-left
0 reserve-flank-left
0 counterattack > 1
0 battle-flank-right
1 reserve-flank-right
1 counterattack > 1
1 battle-frontal-assault
0 battle-frontal-assault
0 counterattack > 6
1 battle-probe
0 give-up > 2 4
0 space-volsinii
0 pc-volaterrae
1 play-113-activate
1 general-hamilcar-barca
1 siege > 4
0 pass
0 play-83-activate
0 general-l-scipio
0 march-roma
0 all
0 pass
1 pass > battle-double-envelopment battle-flank-right battle-frontal-assault battle-probe battle-double-envelopment battle-flank-left battle-double-envelopment battle-frontal-assault battle-flank-left battle-double-envelopment battle-reserve battle-frontal-assault battle-frontal-assault battle-double-envelopment battle-probe battle-frontal-assault battle-flank-right battle-flank-left battle-reserve battle-frontal-assault battle-reserve battle-flank-right battle-flank-left battle-frontal-assault
0 battle-double-envelopment
1 reserve-double-envelopment
1 battle-frontal-assault
0 battle-frontal-assault
0 counterattack > 1
0 battle-double-envelopment
1 reserve-double-envelopment
1 battle-frontal-assault
0 battle-frontal-assault
0 counterattack > 5
1 battle-flank-left
0 battle-flank-left
0 counterattack > 2
0 battle-double-envelopment
1 give-up > 1 2
1 space-praeneste
1 miat
1 play-106-activate
1 general-hamilcar-barca
1 march-tarracina
1 all
0 pass
0 general-l-scipio > 1
0 all
1 fight
1 pass
0 pass > battle-frontal-assault battle-double-envelopment battle-flank-right battle-probe battle-double-envelopment battle-reserve battle-flank-left battle-flank-left battle-flank-right battle-frontal-assault battle-frontal-assault battle-flank-left battle-probe battle-probe battle-double-envelopment battle-frontal-assault battle-probe battle-double-envelopment battle-frontal-assault battle-frontal-assault battle-flank-left battle-flank-left battle-frontal-assault
1 battle-frontal-assault
0 battle-frontal-assault
0 counterattack > 5
1 battle-frontal-assault
0 battle-frontal-assault
0 counterattack > 2
0 battle-probe
1 battle-probe
1 counterattack > 6
0 battle-flank-left
1 battle-flank-left
1 counterattack > 6
0 battle-double-envelopment
1 battle-double-envelopment
1 battle-frontal-assault
0 battle-frontal-assault
0 counterattack > 3
1 withdraw
0 contest > 4 2
0 play-116-points
0 pc-pisae
1 play-73-activate
1 general-hamilcar-barca
1 march-praeneste
1 all
0 pass
0 general-l-scipio > 6
1 march-roma
1 all
0 pass
0 general-l-scipio > 3
0 into-city
0 all
1 march-cosa
1 all
0 pass
1 march-volaterrae
1 all
0 pass
0 play-117-points
0 pc-tyndaris
1 roll > 2
0 roll > 3
1 miat
1 pc-thysdrus
1 miat
1 done
0 miat-place
0 miat-take
0 miat-place
0 repair
1 warship
1 space-volaterrae
1 space-volaterrae
1 general-hamilcar-barca
0 space-tarracina
0 space-tarracina
0 space-roma
0 space-roma
0 space-roma
0 space-roma
0 general-l-scipio > general-nobilior
0 space-lilybaeum > general-c-regulus
0 space-lilybaeum
0 general-c-regulus
0 seamanship > card-114 card-123 card-100 card-78 card-69 card-101 card-107 card-68 card-115 card-122 card-110 card-98 card-124 card-111 card-80 card-71 card-96 card-86
0 rome-first
0 play-69-event
0 general-l-scipio
0 march-capua
0 all
1 pass
0 siege > 6
1 play-68-event
1 general-hamilcar-barca
1 march-arretium
1 all
0 react-124 > 3
1 react-101
1 pass
0 pass > battle-flank-right battle-flank-left battle-reserve battle-flank-left battle-frontal-assault battle-flank-left battle-probe battle-frontal-assault battle-frontal-assault battle-frontal-assault battle-flank-left
1 battle-frontal-assault
0 reserve-frontal-assault
1 battle-frontal-assault
0 give-up > 1 5
1 general-hamilcar-barca
1 general-carthalo
1 march-volsinii
1 all
1 siege > 5
1 general-hamilcar-barca
0 play-110-activate
0 general-l-scipio
0 siege > 3
1 play-71-event
1 general-hamilcar-barca
1 siege > 6
1 general-hamilcar-barca
0 play-80-activate
0 general-l-scipio
0 siege > 1
1 play-123-event
1 pc-cosa
1 pc-arretium
0 play-115-activate
0 general-l-scipio
0 siege > 3
1 play-78-event
1 count-2
1 count-1
0 play-114-activate
0 general-l-scipio
0 siege > 1
1 play-111-activate
1 general-hamilcar-barca
1 march-reate
1 all
1 stop
1 general-hamilcar-barca
0 play-100-event > card-122
1 play-98-points
1 pc-reate
1 miat-place
1 miat-place
0 play-107-event
1 train-theveste
1 train-thapsus
1 play-86-activate
1 general-hamilcar-barca
1 march-aesernia
1 all > 5
0 general-l-scipio > 4
1 march-praeneste
1 all > 6
0 general-l-scipio > 4
1 general-hamilcar-barca
0 play-96-points
0 miat-take
0 play-122-points
0 miat-place
1 roll > 1
1 roll > 4
1 roll > 5
0 train-lost
0 roll > 4 3 1
1 miat
1 pc-reate
1 pc-phintias
1 done
0 train-capua
0 repair
1 warship
1 space-thapsus
1 space-thapsus
1 general-xanthippus
0 space-roma
0 space-roma
0 space-roma
0 space-roma
0 space-roma
0 space-roma
0 general-c-regulus > general-megellus
0 space-roma > general-metellus
0 space-roma
0 general-metellus
0 warship > card-91 card-92 card-97 card-89 card-112 card-74 card-105 card-75 card-120 card-104 card-76 card-94 card-88 card-119 card-109 card-84 card-82 card-121
0 rome-first
0 play-120-activate
0 general-megellus
0 march-volsinii
0 count-7
0 siege > 3
1 play-119-points
1 pc-praeneste
1 pc-phintias
1 pc-volaterrae
0 play-97-activate
0 general-megellus
0 siege > 5
1 play-94-event
1 space-panormus
0 play-88-activate
0 general-megellus
0 siege > 5
1 play-121-activate
1 general-hamilcar-barca
1 march-aesernia
1 all > 2
1 stop
0 play-109-activate
0 general-c-regulus
0 sail-drepanum
0 land
0 all
0 count-3
1 pass
0 siege > 6
1 react-104
1 play-75-points
1 pc-aesernia
1 pc-pisae
1 train-thapsus
0 play-91-points
0 pc-reate
0 train-volsinii
0 repair
1 play-89-activate
1 general-hamilcar-barca
1 march-bovianum
1 all
1 march-beneventum
1 all
1 march-venusia
1 all
1 march-tarentum
1 all
0 play-105-activate
0 general-c-regulus
0 siege > 1
1 play-74-activate
1 general-hamilcar-barca
1 siege > 1
0 play-76-activate
0 general-c-regulus
0 siege > 6
1 count-1
1 play-84-points
1 train-theveste
1 repair
0 play-112-activate
0 general-c-regulus
0 siege > 1
1 play-92-points
1 repair
1 repair
0 play-82-points
0 pc-selinus
1 roll > 4
1 roll > 5
0 train-lost
0 train-lost > 6 2

scores: 12 6
ranking: 0 | 1
