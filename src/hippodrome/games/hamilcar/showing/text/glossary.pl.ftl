# Co znaczą pojęcia w grze Hamilkar. Pojęcie rozpoznaje się po każdym z jego słów.

term-cu = Jednostka
term-cu-words = jednostka, jednostki, jednostkę, jednostek, jednostką, jednostkami, jednostkach
term-cu-text = Punkt siły wojsk. Najwyżej dziesięć maszeruje lub płynie z wodzem (HM 3.6).

term-pc = Znacznik
term-pc-words = znacznik, znacznika, znaczniki, znaczników, znacznikiem, znacznikach
term-pc-text = Kontrola polityczna nad polem albo miejsce w Miat. Kto nie może usunąć tylu, ilu musi, przegrywa (HM 3.1).

term-mp = PR
term-mp-words = PR
term-mp-text = Punkty ruchu: 4 dla aktywowanego wodza, 6 w forsownym marszu (HM 9.1).

term-ops = WO
term-ops-words = WO
term-ops-text = Liczba na karcie strategii: którego wodza rusza albo ile daje punktów (HM 7.3).

term-pp = PP
term-pp-words = PP
term-pp-text = Punkty polityczne na koniec tury: prowincje, Lilybeum, panowanie na morzu i Miat (HM 20.2).

term-strategy-card = Karta strategii
term-strategy-card-words = karta strategii, karty strategii, kart strategii, kartę strategii, karcie strategii
term-strategy-card-text = Zagrywane na zmianę, każda w jednym celu: wódz, punkty, okręty, wojska albo wydarzenie (HM 7.3).

term-strategy-rating = Wartość strategii
term-strategy-rating-words = wartość strategii, wartości strategii
term-strategy-rating-text = WO, jakiego karta potrzebuje, by aktywować tego wodza; niższa jest lepsza (HM 7.3).

term-battle-rating = Wartość bitewna
term-battle-rating-words = wartość bitewna, wartości bitewnej, wartość bitewną
term-battle-rating-text = Jak dobry jest wódz: karty w bitwie i do jakiego rzutu przechwytuje, unika bitwy i zdobywa inicjatywę (HM 14.3).

term-naval-rating = Wartość morska
term-naval-rating-words = wartość morska, wartości morskiej, wartość morską
term-naval-rating-text = Do jakiego rzutu admirał przechwytuje flotę (HM 8.11).

term-activate = Aktywacja
term-activate-words = aktywacja, aktywacji, aktywację, aktywować, aktywowany, aktywowanego, aktywuj, aktywuje
term-activate-text = Wódz może maszerować, płynąć, walczyć i oblegać za punkty ruchu. Bitwa ją kończy (HM 9.1).

term-admiral = Admirał
term-admiral-words = admirał, admirała, admirałem
term-admiral-text = Może wyprowadzić armię z bitwy morzem, lepiej przegrupowuje i ucieka, a Rzymowi daje reformę (HM 8.11).

term-aristocrat = Arystokrata
term-aristocrat-words = Arystokrata, Arystokraty, Arystokratę
term-aristocrat-text = Gdy zostanie wyparty, jego strona traci tyle znaczników, ile wynosi jego wartość bitewna (HM 8.9).

term-africanus = Afrykański
term-africanus-words = Afrykański, Afrykańskiego
term-africanus-text = Rzymianin, który może lądować w Afryce niezależnie od sztuki żeglarskiej (HM 8.10).

term-consul = Konsul
term-consul-words = konsul, konsula, konsulowi, konsulów, konsulowie, konsulem
term-consul-text = Rzym co turę dostaje dwóch nowych. Z własnej woli nie zostawia żadnego z mniej niż 3 jednostkami (HM 8.7).

term-proconsul = Prokonsul
term-proconsul-words = prokonsul, prokonsula, prokonsulem
term-proconsul-text = Jedyny wódz Rzymu, który zostaje na kolejną turę (HM 6.8).

term-displaced = Wyparty
term-displaced-words = wyparty, wyparci, wyparciem, wypierają
term-displaced-text = Wódz schodzi z mapy, zwykle z utratą ostatniej jednostki. Rzymianin przepada, Kartagińczyk może wrócić (HM 8.8).

term-walled = Miasto warowne
term-walled-words = miasto warowne, miasta warowne, miasta warownego, mieście warownym, miast warownych
term-walled-text = Zmienia stronę tylko przez oblężenie lub wydarzenie, mieści 5 jednostek i chroni znaczniki przed izolacją (HM 3.2).

term-tribe = Plemię
term-tribe-words = plemię, plemienia, plemieniu, plemiona
term-tribe-text = Miejsce bez murów; podporządkowują je 2 punkty oblężenia (HM 16.6).

term-capital = Stolica
term-capital-words = stolica, stolicy, stolicę, stolice
term-capital-text = Rzym albo Kartagina. Kto ją straci, przegrywa wojnę (HM 20.1).

term-province = Prowincja
term-province-words = prowincja, prowincji, prowincję, prowincje
term-province-text = Kontrolujesz ją, mając ponad połowę jej pól. Każda daje punkt na koniec tury (HM 20.2).

term-besieged = Oblężony
term-besieged-words = oblężone, oblężony, oblężonym, oblężonego, oblężonych
term-besieged-text = Miasto z punktem oblężenia i wszystko, co w środku. Morzem nikt nie wejdzie ani nie wyjdzie (HM 3.9).

term-siege = Oblężenie
term-siege-words = oblężenie, oblężenia, oblężeniach, punkt oblężenia, punkty oblężenia, oblegać
term-siege-text = Za 3 PR rzucasz osobną kością, panując na morzu czerwoną, inaczej białą. Przy 3 punktach miasto upada (HM 16.1).

term-defence = Zacięta obrona
term-defence-words = zacięta obrona, zaciętej obrony, zaciętą obroną, zaciętą obronę
term-defence-text = Oblegany może za każdy punkt oblężenia oddać jednostkę i tabor z miasta; wtedy punktu się nie kładzie (HM 16.5).

term-train = Tabor
term-train-words = tabor, taboru, tabory, taborów, taborem, taborami
term-train-text = Zimą chroni stos przed stratami i płaci za zaciętą obronę (HM 18.4).

term-warship = Okręt
term-warship-words = okręt, okrętu, okręty, okrętów, okrętem, okrętami
term-warship-text = Leży w puli, nie na mapie, sprawny lub uszkodzony; masz ich najwyżej dziesięć (HM 3.10).

term-seaworthy = Sprawny
term-seaworthy-words = sprawny, sprawne, sprawnych, sprawnym
term-seaworthy-text = Okręt, który może płynąć i walczyć (HM 3.10).

term-damaged = Uszkodzony
term-damaged-words = uszkodzony, uszkodzone, uszkodzonych
term-damaged-text = Okręt, który trzeba naprawić za 1 punkt, nim znów popłynie (HM 7.5).

term-transport = Transportowiec
term-transport-words = transportowiec, transportowca, transportowce, transportowców
term-transport-text = Wiezie przez morze jednostkę i tabor. Nie walczy i tonie z ładunkiem (HM 10.4).

term-supremacy = Panowanie na morzu
term-supremacy-words = panowanie na morzu, panowania na morzu, panowaniu, panowanie, panując na morzu, panuje na morzu
term-supremacy-text = Ma je zawsze dokładnie jedna strona: na morzu pierwszy ruch i karta, czerwona kość oblężnicza, bezpieczne porty, punkt polityczny (HM 10.12).

term-seamanship = Sztuka żeglarska
term-seamanship-words = sztuka żeglarska, sztuki żeglarskiej, sztukę żeglarską, sztuce żeglarskiej
term-seamanship-text = Jak pływają Rzymianie: słabo, przeciętnie, dobrze, bardzo dobrze. Zależą od niej ataki na morzu i droga do Afryki (HM 12.1).

term-corvi = Corvi
term-corvi-words = corvi
term-corvi-text = Kładki abordażowe na wszystkich okrętach Rzymu albo na żadnym: +1 do ataku i zdobycze, ale groźne w sztormie, chyba że stół gra inaczej (HM 12.3).

term-prize = Zdobycz
term-prize-words = zdobycz, zdobyczą, zdobycze
term-prize-text = Wrogi okręt wzięty dzięki corvi; po bitwie Rzym dostaje go uszkodzonego (HM 11.9).

term-storm = Sztorm
term-storm-words = sztorm, sztormu, sztormy, sztormach, sztormów
term-storm-text = Rzut z modyfikatorem karty, z corvi +1, chyba że stół gra inaczej. Każde trafienie zabiera flocie na morzu okręt, jednostkę i tabor (HM 18.6).

term-intercept = Przechwycenie
term-intercept-words = przechwycenie, przechwycenia, przechwycić, przechwycono, przechwycony, przechwycona, przechwytuje, przechwytywania
term-intercept-text = Wrogi wódz rusza na tego, kto wchodzi na pole lub przepływa obok: rzut do jego wartości (HM 13.1).

term-avoid = Unikanie bitwy
term-avoid-words = unikanie bitwy, uniknąć bitwy, unikania bitwy, unika bitwy
term-avoid-text = Obrońca odchodzi przed walką, przy rzucie do wartości bitewnej dowódcy (HM 13.6).

term-overrun = Rozbicie
term-overrun-words = rozbicie, rozbija, rozbita, rozbiciu
term-overrun-text = Pięć lub więcej jednostek usuwa samotną jednostkę bez wodza i maszeruje dalej (HM 9.5).

term-initiative = Inicjatywa
term-initiative-words = inicjatywa, inicjatywy, inicjatywę, inicjatywą
term-initiative-text = Kto ją ma, zagrywa kartę bitwy, na którą drugi musi odpowiedzieć. Kto nie może, przegrywa bitwę (HM 14.7).

term-battle-card = Karta bitwy
term-battle-card-words = karta bitwy, karty bitwy, kart bitwy, kartę bitwy
term-battle-card-text = Rozdawane do każdej bitwy lądowej, do 15: za dowódcę, jednostki i sojuszników w okolicy (HM 14.3).

term-tactics-card = Karta taktyki
term-tactics-card-words = karta taktyki, karty taktyki, kart taktyki, kartę taktyki
term-tactics-card-text = Dobierane do każdej bitwy morskiej: za panowanie na morzu i wartość bitewną dowódcy (HM 11.5).

term-amok = Szał słoni
term-amok-words = wpadają w szał, wpaść w szał, wpadły w szał
term-amok-text = Szarżujące słonie, które wyrzucą 1 lub mniej, kosztują Kartaginę po jednej karcie bitwy (HM 14.6).

term-withdraw = Oderwanie się
term-withdraw-words = oderwanie się, oderwania się, oderwaniu się, się oderwać, oderwać się
term-withdraw-text = Wyjście z bitwy z inicjatywą, bez porażki, chyba że wróg cię zatrzyma (HM 15.1).

term-regroup = Przegrupowanie
term-regroup-words = przegrupowanie, przegrupowania, przegrupować
term-regroup-text = Daje w bitwie morskiej kartę taktyki, przy rzucie do wartości bitewnej admirała (HM 11.11).

term-attrition = Straty marszowe
term-attrition-words = straty marszowe, strat marszowych, stratami marszowymi
term-attrition-text = Straty na przełęczach i zimą: rzut w tabeli, według liczby jednostek (HM 18.1).

term-isolated = Odcięty
term-isolated-words = odcięty, odcięte, izolacja, izolacji, izolację
term-isolated-text = Znacznik bez drogi lądem do własnego miasta, plemienia lub jednostki usuwa się na koniec tury (HM 19.2).

term-miat = Miat
term-miat-words = Miat, Miatu, Miacie
term-miat-text = Rada Kartaginy o sześciu miejscach. Znaczniki w niej dają Kartaginie wojska i wodzów; kto ma więcej, dostaje punkt (HM 17.5).

term-concession = Ustępstwo
term-concession-words = ustępstwo, ustępstwa, ustępstw
term-concession-text = Za 1 punkt: miejsce w Miat, usunięcie z niego znacznika wroga albo pole własnego otwartego wydarzenia (HM 7.6).

term-open-event = Otwarte wydarzenie
term-open-event-words = otwarte wydarzenie, otwartego wydarzenia, otwarte wydarzenia, otwartych wydarzeń
term-open-event-text = Leży przed właścicielem z polami, które zapełniają ustępstwa. Gdy pełne jest ostatnie, następuje (HM 21.5).

term-reaction = Karta reakcji
term-reaction-words = karta reakcji, karty reakcji, kart reakcji, kartę reakcji, reakcja, reakcji, reakcję
term-reaction-text = Wydarzenie zagrywane w kolejce przeciwnika, w chwili, którą wskazuje (HM 21.2).

term-chest = Skarbiec
term-chest-words = skarbiec, skarbca, skarbcem
term-chest-text = Otwierany na końcu tury: kto zagrał mniej WO, może wydać różnicę (HM 20.7).

term-peace = Prośba o pokój
term-peace-words = prosić o pokój, prosi o pokój, prośba o pokój
term-peace-text = Kto nie może usunąć wszystkich znaczników, które musi, przegrywa wojnę (HM 17.8).
