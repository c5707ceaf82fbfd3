title = Hamilkar

tagline = Pierwsza wojna punicka dla dwojga: karty, armie, floty, oblężenia i łaska Rady.
credit = Autor: Jaro Andruszkiewicz w tradycji Hannibala Marka Simonitscha, wydawca: PHALANX. Nasza plansza i karty są rekonstrukcjami.

cus-n = { $cus ->
    [one] { $cus } jednostka
    [few] { $cus } jednostki
   *[other] { $cus } jednostek
}

trains-n = { $trains ->
    [one] { $trains } tabor
    [few] { $trains } tabory
   *[other] { $trains } taborów
}

elephants-n = { $elephants ->
    [one] { $elephants } słoń
    [few] { $elephants } słonie
   *[other] { $elephants } słoni
}

ships-n = { $warships ->
    [one] { $warships } okręt
    [few] { $warships } okręty
   *[other] { $warships } okrętów
}

hits-n = { $hits ->
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
}

thing-rome = Rzym
thing-carthage = Kartagina
thing-neutral = nikt
thing-combat-units = jednostki
thing-elephants = słonie
thing-trains = tabory
thing-warships = okręty
thing-transports = transportowce
thing-displaced = wyparty
thing-put-back = wraca do puli
thing-removed = poza grą
thing-interception = przechwycenie
thing-sea-interception = przechwycenie na morzu
thing-go-back = zawrócenie
thing-avoid = uniknięcie bitwy
thing-counterattack = kontratak
thing-contest = zatrzymanie odwrotu
thing-withdrawal = oderwanie się
thing-retreat = odwrót
thing-seamanship = lepsza sztuka żeglarska
thing-corvi = corvi
thing-warship = nowy okręt
thing-repair = naprawy
thing-activate = aktywacja wodza
thing-raise = zaciąg
thing-points = wydanie punktów
thing-build = budowa okrętów
thing-training = ćwiczenia na morzu
thing-event = wydarzenie
thing-discard = odrzucenie
thing-reform = przegrupowanie
thing-evade = wymknięcie się
thing-escape = ucieczka
thing-sunk = flota zatopiona
thing-evaded = flota się wymknęła
thing-escaped = flota uciekła
thing-drawn = remis
thing-success = szarża przełamuje szyk
thing-nothing = bez skutku
thing-rampage = słonie wpadają w szał
thing-red = czerwona kość
thing-white = biała kość
thing-poor = słaba
thing-moderate = przeciętna
thing-good = dobra
thing-very-good = bardzo dobra
thing-capital = upadła stolica
thing-peace = jedna strona prosi o pokój
thing-political-points = więcej punktów politycznych
thing-naval-move = rejs
thing-naval-battle-start = przed bitwą morską
thing-naval-battle-end = po zwycięstwie na morzu
thing-land-battle = przed bitwą lądową
thing-elephant-charge = szarża słoni
thing-siege-result = rzut oblężenia
thing-land-move = wymarsz na obcą ziemię

word-pass = Pas
word-done = Koniec
word-all = Zabierz wszystko, co można
word-stop = Zostań tu
word-land = Ląduj tutaj
word-siege = Oblężenie lub podporządkowanie
word-attack = Wypad z miasta
word-go-back = Spróbuj zawrócić
word-fight = Walcz
word-give-up-supremacy = Oddaj panowanie na morzu i zawróć
word-warship = Okręt
word-combat-unit = Jednostka
word-recruit = Jednostka w stolicy (3)
word-repair = Napraw
word-miat-place = Znacznik w Miat
word-miat-take = Usuń wrogi znacznik z Miat
word-miat = Z Miat
word-train-lost = Oddaj tabor
word-roll = Rzuć
word-seamanship = Podnieś sztukę żeglarską
word-corvi = Załóż lub zdejmij corvi
word-rome-first = Zaczyna Rzym
word-carthage-first = Zaczyna Kartagina
word-into-city = Wycofaj się do miasta
word-field = W pole
word-city = Do miasta
word-avoid = Unikaj bitwy
word-stand = Stań do walki
word-warships = Okręty
word-transports = Transportowce
word-no-attack = Bez ataku
word-reform = Przegrupuj: dobierz kartę
word-evade = Wymknij się i oddaj panowanie
word-escape = Próbuj uciec
word-nothing = Nic
word-pursue = Zagraj Pościg
word-charge = Szarża słoni
word-no-charge = Bez szarży
word-withdraw = Oderwij się
word-let-go = Pozwól odejść
word-contest = Spróbuj zatrzymać
word-counterattack = Rzut na kontratak
word-give-up = Poddaj bitwę
word-space = { $space }
word-march = Marsz: { $space }
word-sail = Rejs: { $space }
word-pc = Znacznik: { $space }
word-train = Tabor: { $space }
word-general = { $general }
word-count = { $number }
word-play-activate = { $card }: aktywacja
word-play-raise = { $card }: zaciąg
word-play-points = { $card }: punkty
word-play-build = { $card }: budowa okrętów
word-play-training = { $card }: ćwiczenia
word-play-event = { $card }: wydarzenie
word-play-discard = { $card }: odrzuć
word-react = Zagraj „{ $card }”
word-box = Pole karty „{ $card }”
word-battle = { $card }
word-reserve = Rezerwa jako { $card }
word-tactics = { $card }

prompt-ship-or-cu = Posiłki: okręt czy jednostka?
prompt-place-cu = Gdzie trafia nowa jednostka?
prompt-place-general = Gdzie staje { $general }?
prompt-rome-cu = Pozostałe posiłki: { $left }. Wystaw następne w Rzymie, przy wodzu (jeszcze { $with_generals }) albo jako okręt.
prompt-proconsul = Mianuj prokonsula.
prompt-place-consul = Gdzie { $general } obejmuje dowództwo?
prompt-reform = Wybierz reformę morską.
prompt-who-starts = Kto zagra pierwszą kartę?
prompt-play = Zagraj kartę.
prompt-points = Pozostałe punkty: { $points }. Wydaj jeden.
prompt-activate = Który wódz działa?
prompt-raise = Gdzie prowadzisz zaciąg?
prompt-campaign = Wybierz następnego wodza ({ $mp } PR). Pozostało wodzów: { $left }.
prompt-may-activate = Możesz od razu aktywować wodza.
prompt-commander = Kto dowodzi tym stosem?
prompt-move = { $general } ma { $mp } PR. Dokąd?
prompt-take = Co zabierasz? Tutaj: { cus-n }, { trains-n }.
prompt-take-elephants = Ile z nich to słonie?
prompt-take-trains = Ile taborów zabierasz?
prompt-sail = Płyniesz dalej (jeszcze { $lines }) czy lądujesz?
prompt-assign-ships = Ile okrętów płynie z nim?
prompt-intercept = Wróg wkracza na pole { $space }. Kto próbuje przechwycić?
prompt-intercept-sea = Kto próbuje przechwycić na morzu?
prompt-give-up-supremacy = Przechwycono cię. Walczysz czy oddajesz panowanie na morzu i zawracasz?
prompt-land-where = Do miasta czy w pole?
prompt-go-back = Przechwycono cię. Próbujesz zawrócić czy walczysz?
prompt-answer-city = Wróg nadszedł. Czy część stosu wchodzi do miasta?
prompt-into-city = Kto wchodzi do miasta? Tutaj: { cus-n }, { trains-n }.
prompt-avoid = Unikasz bitwy czy stajesz do niej?
prompt-where-to = Dokąd?
prompt-retreat = Dokąd się cofasz?
prompt-elephant-losses = Stracone jednostki: { $losses }. Ile z nich to słonie?
prompt-train-or-roll = Oddajesz tabor czy rzucasz na straty?
prompt-winter = Zima na polu { $space }, { cus-n }: oddajesz tabor czy rzucasz?
prompt-react = Reakcja ({ $window }): zagrać kartę?
prompt-manoeuvre = Manewr: zagrać kartę taktyki?
prompt-naval-attack = Runda { $round }: co atakować?
prompt-naval-step = Przegrupowanie, odwrót czy nic?
prompt-pursuit = Wróg się wymyka. Zagrać Pościg?
prompt-chase = Zaatakować pozostałe transportowce?
prompt-charge = Szarża słoni przed bitwą?
prompt-battle-card = Masz inicjatywę. Zagraj kartę bitwy.
prompt-match = Odpowiedz na „{ $card }” albo się poddaj.
prompt-counterattack = Rzucić o inicjatywę?
prompt-contest = Wróg się odrywa. Próbujesz zatrzymać?
prompt-defence = Punkty oblężenia: { $points }. Ile odkupić, każdy za jednostkę i tabor?
prompt-remove-pc = Usuń { $left ->
    [one] jeszcze { $left } swój znacznik
    [few] jeszcze { $left } swoje znaczniki
   *[many] jeszcze { $left } swoich znaczników
}.
prompt-chest-trains = Wróg może wydać { $difference ->
    [one] { $difference } punkt
    [few] { $difference } punkty
   *[many] { $difference } punktów
}. Usunąć tabory, by to zmniejszyć?
prompt-target = „{ $card }”: wskaż cel (do { $left }).
prompt-deliver-trains = Ile taborów?
prompt-deliver-cu = Także jednostka?
prompt-tribe = Które plemię się przyłącza?
prompt-lose-train = Który tabor przepada?
prompt-lose-cu = Gdzie ginie jednostka?
prompt-slave-plot = Tracisz jednostkę w Rzymie czy uszkadzasz dwa okręty?
prompt-mutiny = Ile okrętów Rzymu uszkadzają buntownicy?

log-turn-began = Tura { $turn }: { $from_bc }–{ $to_bc } p.n.e.
log-placed = { $seat } wystawia: { $amount } (pole { $space }).
log-placed-hidden = { $seat } wystawia: { $amount }.
log-lost = { $seat } ponosi straty: { $amount } ({ $space }).
log-lost-hidden = { $seat } ponosi straty: { $amount }.
log-general-placed = { $general } obejmuje dowództwo na polu { $space }.
log-general-left = { $general } schodzi z mapy: { $how }.
log-proconsul-named = { $general } zostaje prokonsulem.
log-reformed = Reforma morska: { $reform }.
log-dealt = { $seat } otrzymuje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
}.
log-reshuffled = Stos kart odrzuconych zostaje przetasowany.
log-starts = Zaczyna { $seat }.
log-played = { $seat } zagrywa „{ $card }”: { $use }.
log-reacted = { $seat } reaguje kartą „{ $card }”.
log-opened = { $seat } wykłada otwarte wydarzenie „{ $card }”.
log-box-filled = { $seat } zapełnia pole karty „{ $card }”: { $filled } z { $boxes }.
log-control-changed = { $side ->
    [nikt] Nikt już nie kontroluje pola { $space }.
   *[other] { $side } kontroluje teraz pole { $space }.
}
log-miat-changed = Miat: Rzym { $rome }, Kartagina { $carthage }.
log-repaired = { $seat } naprawia { $count ->
    [one] { $count } okręt
    [few] { $count } okręty
   *[other] { $count } okrętów
}.
log-damaged = Nowe uszkodzenia, { $seat }: { $count ->
    [one] { $count } okręt
    [few] { $count } okręty
   *[other] { $count } okrętów
}.
log-seamanship-set = Rzymska sztuka żeglarska: { $step }.
log-corvi-set = { $fitted ->
    [true] Rzym zakłada corvi.
   *[other] Rzym zdejmuje corvi.
}
log-supremacy-taken = { $seat } zdobywa panowanie na morzu.
log-activated = { $general } zostaje aktywowany ({ $mp } PR).
log-commands = { $general } obejmuje dowództwo.
log-consuls-rolled = Dwaj konsulowie: rzut { $die }, dowodzi { $general }.
log-marched = { $general } wyrusza z pola { $start } na pole { $space } ({ $load }).
log-marched-hidden = { $general } wyrusza na pole { $space } ({ $load }).
log-sailed = { $general } wypływa ({ $load }): { $path }.
log-landed = { $general } ląduje na polu { $space }.
log-returned = { $general } wraca na pole { $space }.
log-attrition = Straty marszowe, { $seat } ({ $space }): { $roll }{ $loss ->
    [0] , bez strat
   *[other] {""}
}.
log-storm = Sztorm, flota gracza { $seat }: { $roll }, { hits-n }.
log-drowned = { $seat } traci na morzu: { $load }.
log-tried = { $general } ({ $seat }) { $deed }: { $roll }.
log-tried-hidden = Armia gracza { $seat } { $deed }: { $roll }.
succeeded-interception = przechwytuje wroga
succeeded-sea-interception = przechwytuje flotę
succeeded-go-back = zawraca
succeeded-avoid = unika bitwy
succeeded-counterattack = przechodzi do kontrataku
succeeded-contest = powstrzymuje odwrót wroga
succeeded-reform = przegrupowuje się
succeeded-evade = próbuje się wymknąć
succeeded-escape = odrywa się od wroga
failed-interception = nie zdoła przechwycić wroga
failed-sea-interception = nie zdoła przechwycić floty
failed-go-back = nie zdoła zawrócić
failed-avoid = nie zdoła uniknąć bitwy
failed-counterattack = nie zdoła kontratakować
failed-contest = nie zdoła powstrzymać odwrotu wroga
failed-reform = nie zdoła się przegrupować
failed-evade = nie zdoła się wymknąć
failed-escape = nie zdoła uciec
log-into-city = { $seat } wprowadza do miasta { $space }: { $load }.
log-moved = Armia gracza { $seat } { $deed }: { $load }.
moved-interception = przechwytuje wroga na polu { $space }
moved-avoid = unika bitwy i idzie na pole { $space }
moved-withdrawal = odrywa się od wroga i odchodzi na pole { $space }
moved-retreat = wycofuje się na pole { $space }
log-overrun = { $seat } rozbija przeciwnika na polu { $space }.
log-naval-battle-began = Bitwa morska, przechwycona flota: { $mover }. Okręty: { $warships }. Transportowce: { $transports }.
log-naval-round-began = Runda morska { $round }: zaczyna { $first }.
log-tactics-drawn = { $seat } dobiera { $count ->
    [one] { $count } kartę taktyki
    [few] { $count } karty taktyki
   *[other] { $count } kart taktyki
}.
log-tactics-played = { $seat } zagrywa „{ $card }”.
log-tactics-lost = { $seat } traci „{ $card }”.
log-naval-attack = { $seat } atakuje ({ $target }): { $roll }, { hits-n }{ $prize ->
    [true] , w tym zdobycz
   *[other] {""}
}.
log-naval-step = Flota gracza { $seat } { $deed }{ $needed ->
    [0] {""}
   *[other] : { $roll }
}.
log-naval-battle-ended = Koniec bitwy morskiej: { $how }. Przegrywa { $loser }.{ $prizes ->
    [0] {""}
   *[other] {" "}Zdobycze: { $prizes }.
}
log-naval-battle-ended-hidden = Koniec bitwy morskiej: { $how }.{ $prizes ->
    [0] {""}
   *[other] {" "}Zdobycze: { $prizes }.
}
log-battle-began = Bitwa: { $space }. Atakuje { $attacker }. Jednostki: { $cus }. Dowodzą: { $generals }.
log-battle-cards = Karty bitwy: { $numbers }.
log-charged = Szarża słoni Kartaginy, { $die ->
    [0] {""}
   *[other] { $roll },{" "}
}{ $result }.
log-battle-card-played = { $seat } { $answer ->
    [true] odpowiada kartą
   *[other] zagrywa
} { $card ->
    [Rezerwa] { $card } jako { $as_type }
   *[other] { $as_type }
}.
log-gave-up = { $seat } nie może lub nie chce walczyć dalej.
log-initiative-passed = { $seat } ma inicjatywę.
log-battle-ended = { $loser } przegrywa bitwę ({ $space }) w rundzie { $rounds }.
log-battle-ended-hidden = Bitwa ({ $space }) przerwana po { $rounds ->
    [one] { $rounds } rundzie
   *[other] { $rounds } rundach
}.
log-casualties = Straty obu stron: { $roll }{ $loss ->
    [0] , brak
   *[other] {""}
}.
log-retreat-losses = Straty w odwrocie, { $seat }: { $roll }{ $loss ->
    [0] , brak
   *[other] {""}
}.
log-eliminated = { $seat } nie ma drogi odwrotu z pola { $space }.
log-siege-rolled = { $kind ->
    [tribe] { $seat } próbuje podporządkować plemię { $space }
   *[other] { $seat } oblega miasto { $space }
}: { $die } { $face }, { $points ->
    [0] bez punktu
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
log-defended = { $seat } broni się zaciekle ({ $space }) i odkupuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
log-siege-points = { $kind ->
    [tribe] Podporządkowanie: { $space }
   *[other] Oblężenie: { $space }
}, punkty { $points } z { $whole }.
log-fell = { $side } zdobywa pole { $space }.
log-duty = { $seat } musi usunąć { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[other] { $count } znaczników
}.
log-wintered-by-supply = { $seat } zużywa tabor na polu { $space }.
log-winter-at-sea = Zima na morzu, { $seat }: { $roll }{ $count ->
    [0] , bez szkód
   *[other] {""}
}.
log-isolated = { $seat } traci odcięte znaczniki: { $spaces }.
log-points-counted = Punkty polityczne: Rzym { $rome }, Kartagina { $carthage }.
log-chest-compared = Skarbiec: Rzym wydał { $rome }, Kartagina { $carthage }.
log-sued-for-peace = { $seat } prosi o pokój.
log-ended = { $winner } wygrywa wojnę: { $how }.
log-stolen = { $seat } zabiera z ręki przeciwnika: „{ $card }”.
log-stolen-hidden = { $seat } zabiera kartę z ręki przeciwnika.

side-number = { $side } { $number }
load-nothing = bez wojska
roll-plain = rzut { $die }
roll-modified = rzut { $die }, { $named }: { $sum }
roll-against = { $roll }, potrzeba najwyżej { $needed }
roll-against-modified = { $roll }, potrzeba najwyżej { $needed } ({ $base }, { $named })
modifier-pass = przełęcz
modifier-card = z karty
modifier-corvi = corvi
modifier-supremacy = panowanie na morzu
modifier-seamanship = sztuka żeglarska
modifier-kyklos = Kyklos
modifier-ram = Taranowanie
modifier-swift-oars = Szybkie wiosła
modifier-no-xanthippus = bez Ksantippa

label-turn = Tura { $turn }
label-supremacy = Panowanie na morzu
label-seamanship = Sztuka żeglarska
label-corvi = Corvi
label-miat = Miat
label-chest = Wydane operacje
label-chest-counted = { $count ->
    [one] Wydana operacja
    [few] Wydane operacje
   *[other] Wydanych operacji
}
label-hand = Twoje karty
label-fleet = Okręty: { $ready } sprawne, { $damaged } uszkodzone
label-points = Punkty polityczne
stage-land = Bitwa: { $space }
stage-sea = Bitwa morska
stage-fleet = Flota na morzu
stage-attack = Runda { $round }, atakuje { $seat } ({ $target }): { hits-n }.
seal-activate = Aktywacja
seal-raise = Zaciąg
seal-points = Punkty
seal-build = Okręty
seal-training = Ćwiczenia
seal-event = Wydarzenie
seal-discard = Odrzut

space-pisae = Pisae
space-volaterrae = Wolaterry
space-arretium = Arrecjum
space-volsinii = Wolsynie
space-cosa = Cosa
space-roma = Rzym
space-reate = Reate
space-praeneste = Preneste
space-tarracina = Tarracyna
space-capua = Kapua
space-neapolis = Neapolis
space-nola = Nola
space-nuceria = Nuceria
space-aesernia = Ezernia
space-bovianum = Bowianum
space-beneventum = Benewent
space-luceria = Luceria
space-canusium = Kanuzjum
space-brundisium = Brundyzjum
space-tarentum = Tarent
space-venusia = Wenuzja
space-paestum = Paestum
space-grumentum = Grumentum
space-thurii = Turioj
space-consentia = Konsencja
space-croton = Kroton
space-locri = Lokry
space-rhegium = Rhegium
space-lilybaeum = Lilybeum
space-drepanum = Drepanum
space-eryx = Eryks
space-segesta = Segesta
space-panormus = Panormus
space-selinus = Selinunt
space-hippana = Hippana
space-thermae = Termy
space-agrigentum = Agrygent
space-heraclea-minoa = Heraklea Minoa
space-phintias = Fintias
space-enna = Enna
space-camarina = Kamarina
space-mytistratum = Mytistratum
space-messana = Messana
space-mylae = Myle
space-tyndaris = Tyndaris
space-tauromenium = Tauromenium
space-catana = Katana
space-centuripae = Centuripae
space-syracusae = Syrakuzy
space-lipara = Lipara
space-melite = Melita
space-cossyra = Kossyra
space-caralis = Karalis
space-sulci = Sulki
space-tharros = Tarros
space-olbia = Olbia
space-ilienses = Ilienses
space-aleria = Aleria
space-corsi = Korsowie
space-palla = Palla
space-carthago = Kartagina
space-utica = Utyka
space-hippo-diarrhytus = Hippo Diarrhytus
space-tunes = Tunes
space-adys = Adys
space-clupea = Klupea
space-hadrumetum = Hadrumet
space-leptis-minor = Leptis Mniejsza
space-thapsus = Tapsus
space-thysdrus = Tysdrus
space-tacape = Takape
space-sicca = Sikka
space-theveste = Teweste
space-cirta = Cyrta
space-hippo-regius = Hippo Regius
space-igilgili = Igilgili
space-sitifis = Sitifis
space-saldae = Saldae
space-rusucurru = Rusucurru

province-etruria = Etruria
province-latium = Lacjum
province-campania = Kampania
province-samnium = Samnium
province-apulia = Apulia
province-lucania = Lukania
province-bruttium = Brucjum
province-sicilia-occidentalis = Sycylia Zachodnia
province-sicilia-meridionalis = Sycylia Południowa
province-sicilia-orientalis = Sycylia Wschodnia
province-insulae = Mniejsze wyspy
province-sardinia = Sardynia
province-corsica = Korsyka
province-zeugitana = Zeugitana
province-byzacium = Byzacjum
province-numidia-orientalis = Numidia Wschodnia
province-numidia-occidentalis = Numidia Zachodnia

general-caudex = Appiusz Klaudiusz Kaudeks
general-flaccus = Marek Fulwiusz Flakkus
general-messalla = Maniusz Waleriusz Messalla
general-crassus = Maniusz Otacyliusz Krassus
general-megellus = Lucjusz Postumiusz Megellus
general-duilius = Gajusz Duiliusz
general-asina = Gnejusz Korneliusz Scypion Asina
general-l-scipio = Lucjusz Korneliusz Scypion
general-paterculus = Gajusz Sulpicjusz Paterkulus
general-caiatinus = Aulus Atyliusz Kajatinus
general-c-regulus = Gajusz Atyliusz Regulus
general-m-regulus = Marek Atyliusz Regulus
general-vulso = Lucjusz Manliusz Wulso Longus
general-nobilior = Serwiusz Fulwiusz Petinus Nobilior
general-paullus = Marek Emiliusz Paulus
general-cotta = Gajusz Aureliusz Kotta
general-metellus = Lucjusz Cecyliusz Metellus
general-pulcher = Publiusz Klaudiusz Pulcher
general-pullus = Lucjusz Juniusz Pullus
general-catulus = Gajusz Lutacjusz Katulus
general-hannibal-gisgo = Hannibal Giskon
general-hanno = Hannon Starszy
general-boodes = Boodes
general-hamilcar = Hamilkar z Drepanum
general-hasdrubal = Hazdrubal syn Hannona
general-himilco = Himilkon
general-adherbal = Adherbal
general-carthalo = Kartalon
general-xanthippus = Ksantippos
general-hamilcar-barca = Hamilkar Barkas

battle-frontal-assault = Atak frontalny
battle-flank-left = Lewa flanka
battle-flank-right = Prawa flanka
battle-probe = Rozpoznanie
battle-double-envelopment = Podwójne oskrzydlenie
battle-reserve = Rezerwa
tactics-ram = Taranowanie
tactics-diekplous = Diekplous
tactics-boarding = Abordaż
tactics-kyklos = Kyklos
tactics-feint = Zmyłka
tactics-swift-oars = Szybkie wiosła
tactics-pursuit = Pościg

card-65 = Wielka kampania
card-65-text = Aktywuj kolejno do 3 różnych wodzów, bez względu na ich strategię, po 4 PR. Żaden okręt nie płynie z dwoma z nich.
card-66 = Kampania lądem i morzem
card-66-text = Aktywuj kolejno do 2 różnych wodzów, bez względu na ich strategię, po 4 PR. Żaden okręt nie płynie z oboma.
card-67 = Wiosenna kampania
card-67-text = Aktywuj kolejno do 2 różnych wodzów, bez względu na ich strategię, po 4 PR. Żaden okręt nie płynie z oboma.
card-68 = Jesienna kampania
card-68-text = Aktywuj kolejno do 2 różnych wodzów, bez względu na ich strategię, po 4 PR. Żaden okręt nie płynie z oboma.
card-69 = Forsowny marsz
card-69-text = Aktywuj 1 dowolnego wodza z 6 PR, z czego najwyżej 3 na morzu.
card-70 = Nocny marsz
card-70-text = Aktywuj 1 dowolnego wodza z 6 PR, z czego najwyżej 3 na morzu.
card-71 = Kolumna odsieczy
card-71-text = Aktywuj 1 dowolnego wodza z 6 PR, z czego najwyżej 3 na morzu.
card-72 = Kruczy pomost
card-72-text = Załóż corvi, potem napraw do 4 rzymskich okrętów.
card-73 = Zdobyczna pentera
card-73-text = Podnieś sztukę żeglarską o 1 stopień (najwyżej do bardzo dobrej) i wystaw 2 sprawne okręty Rzymu (najwyżej 10). Potem karta opuszcza grę.
card-74 = Ławy wioślarskie na plaży
card-74-text = Podnieś sztukę żeglarską o 1 stopień i wystaw 1 sprawny okręt Rzymu (najwyżej 10).
card-75 = Stocznie sprzymierzeńców
card-75-text = Sprawny okręt za każde z miast: Tarent, Neapolis, Rhegium, jeśli jest rzymskie i nieoblężone; najwyżej 2.
card-76 = Okrągły port
card-76-text = Wystaw 3 sprawne okręty Kartaginy, jeśli miasto nie jest oblężone.
card-77 = Stare wilki morskie
card-77-text = Przed bitwą morską: Kartagina dobiera 2 karty taktyki więcej.
card-78 = Rodyjczyk przerywa blokadę
card-78-text = Do 2 taborów i do 1 jednostki do oblężonego portowego miasta Kartaginy.
card-79 = Sztorm u Kamariny
card-79-text = Po zapowiedzi wrogiego rejsu: sztorm, modyfikator 0.
card-80 = Wichura u przylądka Hermaion
card-80-text = Po zapowiedzi wrogiego rejsu: sztorm, modyfikator +1.
card-81 = Szkwał równonocy
card-81-text = Po zapowiedzi wrogiego rejsu: sztorm, modyfikator −1.
card-82 = Przeciwne wiatry
card-82-text = Po zapowiedzi wrogiego rejsu: nie dochodzi on do skutku. Armia zostaje w porcie, jej okręty wracają do zasobów, a aktywacja się kończy.
card-83 = Wyprawa do Afryki
card-83-text = Do końca gry Rzym może pływać do Afryki. Może od razu aktywować dowolnego wodza z 4 PR. Potem karta opuszcza grę.
card-84 = Układ z Hieronem
card-84-text = Otwarte wydarzenie, 3 pola; jedno wypełnia ustępstwo Rzymu. Trzecie czyni Syrakuzy rzymskimi i kończy tam każde oblężenie; nie można go wypełnić, gdy jednostka Kartaginy stoi na tym polu, w środku lub na zewnątrz. Wtedy albo gdy Syrakuzy staną się rzymskie inaczej, karta opuszcza grę.
card-85 = Syrakuzy się wahają
card-85-text = Otwarte wydarzenie, 3 pola; jedno wypełnia ustępstwo Kartaginy. Trzecie daje Syrakuzy Kartaginie i kończy tam każde oblężenie; nie można go wypełnić, gdy jednostka Rzymu stoi na tym polu, w środku lub na zewnątrz. Wtedy albo gdy Syrakuzy przejdą do Kartaginy inaczej, karta opuszcza grę.
card-86 = Spichlerze Hierona
card-86-text = Do 3 rzymskich taborów w Syrakuzach, jeśli są rzymskie i nieoblężone.
card-87 = Flota ze składek
card-87-text = Otwarte wydarzenie, 3 pola; jedno wypełnia ustępstwo Rzymu. Ilekroć wypełni się trzecie: opróżnij je i wystaw 2 sprawne okręty Rzymu. Nie można go wypełnić, dopóki Rzym ma 10 okrętów. Karta pozostaje otwarta.
card-88 = Srebro z Zachodu
card-88-text = 4 punkty na naprawy, ustępstwa w Miat i tabory, po 1.
card-89 = Bunt Libijczyków
card-89-text = Usuń do 2 wybranych znaczników Kartaginy ze zwykłych pól Zeugitany i Byzacjum, na których nie ma jej jednostek.
card-90 = Powstanie Numidów
card-90-text = Usuń do 2 wybranych znaczników Kartaginy ze zwykłych pól Numidii, na których nie ma jej jednostek, albo uczyń neutralnym 1 tamtejsze plemię Kartaginy bez jej jednostek.
card-91 = Książęta Numidii
card-91-text = Połóż do 3 znaczników Kartaginy na neutralnych zwykłych polach Numidii bez jednostek Rzymu.
card-92 = Hannon pod Teweste
card-92-text = Otwarte wydarzenie, 2 pola; jedno wypełnia ustępstwo Kartaginy. Z drugim wybrane numidyjskie plemię bez jednostek Rzymu przechodzi do Kartaginy, a karta opuszcza grę. Nie można go wypełnić, gdy nie ma takiego plemienia.
card-93 = Najemnicy z Iberii
card-93-text = 2 jednostki, dowolnie rozdzielone, w Kartaginie i przy jej wodzach, nieoblężone.
card-94 = Celtowie i Ligurowie
card-94-text = 2 jednostki w jednym porcie Kartaginy na Sycylii, Sardynii lub Korsyce, nieoblężonym i bez jednostek Rzymu.
card-95 = Słonie z Atlasu
card-95-text = Do 2 słoni (łącznie 4) w Kartaginie lub przy jednym jej wodzu w Afryce, nieoblężonym.
card-96 = Panika słoni
card-96-text = Gdy ogłoszono szarżę: bez rzutu, słonie wpadają w szał.
card-97 = Spartański dryl
card-97-text = Przed bitwą lądową: Kartagina dostaje 1 kartę bitwy więcej, 2 po przybyciu Ksantippa.
card-98 = Potrójna linia
card-98-text = Przed bitwą lądową: Rzym dostaje 2 karty bitwy więcej.
card-99 = Zasadzka
card-99-text = Przed bitwą lądową, w której się bronisz: 2 karty bitwy więcej.
card-100 = Przejęty kurier
card-100-text = Weź losową kartę z ręki przeciwnika.
card-101 = Zwiadowcy i szpiedzy
card-101-text = Przed bitwą lądową: karty bitwy przeciwnika są dla ciebie odkryte.
card-102 = Zdrajca u bramy
card-102-text = 1 punkt oblężenia na obcym mieście (nie Rzym, Kartagina, Syrakuzy, Lilybeum), pod którym stoi twój wódz z 3 jednostkami. Bez zaciętej obrony.
card-103 = Prace oblężnicze
card-103-text = Jeden z twoich wodzów, o dowolnej wartości strategii, podejmuje kolejno 2 próby oblężenia lub podporządkowania tam, gdzie stoi; drugą tylko, jeśli nadal wolno. Potrzebuje 3 jednostek przed obcym miastem lub plemieniem i nie rusza się.
card-104 = Wypad załogi
card-104-text = Po rzucie oblężenia na twoje miasto z załogą: brak punktów, oblegający traci 1 jednostkę.
card-105 = Blokada przerwana
card-105-text = Usuń 1 punkt oblężenia z jednego z twoich oblężonych miast portowych.
card-106 = Febra obozowa
card-106-text = Pole z co najmniej 5 wrogimi jednostkami ponosi straty z +1. Tabory nie pomagają.
card-107 = Nieurodzaj
card-107-text = Przeciwnik usuwa 2 tabory; jeśli ma mniej, to je i 1 jednostkę.
card-108 = Konwój ze zbożem
card-108-text = Wystaw do 3 taborów.
card-109 = Zaległy żołd
card-109-text = 1 jednostka ginie na każdym z najwyżej 2 pól poza Afryką z co najmniej 3 jednostkami Kartaginy.
card-110 = Bunt wioślarzy
card-110-text = Kartagina wybiera: 1 lub 2 sprawne okręty Rzymu zostają uszkodzone.
card-111 = Spisek niewolników w Rzymie
card-111-text = Rzym wybiera: traci 1 jednostkę w Rzymie albo 2 sprawne okręty zostają uszkodzone (jedyny, jeśli nie ma więcej). Wybrać można tylko to, co możliwe.
card-112 = Odwołanie prokonsula
card-112-text = Prokonsul opuszcza grę, co nie jest wyparciem. Jego jednostki zostają.
card-113 = Krzyż dla pokonanego
card-113-text = Wódz Kartaginy, który w tej turze przegrał bitwę, zostaje wyparty; nie Ksantippos ani Hamilkar Barkas.
card-114 = Stronnictwo pokoju
card-114-text = Znacznik Kartaginy opuszcza Miat, potem rzymski zajmuje wolne miejsce.
card-115 = Stronnictwo wojny
card-115-text = Do 3 darmowych ustępstw w Miat.
card-116 = Utopione kury
card-116-text = Przed bitwą morską: Rzym dobiera 2 karty taktyki mniej.
card-117 = Kolumna rostralna
card-117-text = Po zwycięstwie Rzymu na morzu: połóż do 2 rzymskich znaczników jak za WO: na polach neutralnych albo odwracając znaczniki Kartaginy tam, gdzie stoi jednostka Rzymu.
card-118 = Rajdy na wybrzeże Italii
card-118-text = Mając panowanie na morzu: usuń do 3 wybranych znaczników Rzymu ze zwykłych pól portowych Italii i Sycylii, na których nie ma jego jednostek.
card-119 = Rajdy na wybrzeże punickie
card-119-text = Mając panowanie na morzu: usuń do 3 wybranych znaczników Kartaginy ze zwykłych pól portowych poza Italią, na których nie ma jej jednostek.
card-120 = Niepokoje w Samnium
card-120-text = Usuń do 2 wybranych znaczników Rzymu ze zwykłych pól Samnium i Lukanii, na których nie ma jego jednostek.
card-121 = Bunt Falisków
card-121-text = Usuń do 2 wybranych znaczników Rzymu ze zwykłych pól Etrurii, na których nie ma jego jednostek.
card-122 = Powstanie na Sardynii
card-122-text = Usuń do 2 wybranych znaczników Kartaginy ze zwykłych pól Sardynii i Korsyki, na których nie ma jej jednostek.
card-123 = Posłowie i złoto
card-123-text = Odwróć do 2 wybranych wrogich znaczników na zwykłych polach bez wrogich jednostek, poza Lacjum i Zeugitaną.
card-124 = Surowy kraj
card-124-text = Gdy wroga armia co najmniej 3 jednostek wkroczyła na pole poza swoją kontrolą: ponosi straty marszowe albo traci jeden z idących z nią taborów. Wybiera jej właściciel.
label-fleet-column = Flota
seat-column = Gracz

reason-activate = Żaden twój wódz nie ma wartości strategii osiągalnej tą kartą.
reason-raise = Wymaga 3 WO i nieoblężonego miejsca.
reason-build = Wymaga 3 WO, symbolu okrętu i mniej niż 10 okrętów.
reason-training = Wymaga 2 symboli okrętu; ćwiczy tylko Rzym, póki jego sztuka żeglarska nie jest bardzo dobra.
ability-aristocrat = Arystokrata
ability-africanus = Afrykański
ability-admiral = Admirał
ability-proconsul = Prokonsul
label-ratings = strategia { $strategy }, bitwa { $battle }, morze { $naval }

# --- options
option-corvi_in_storms = Corvi szkodzą na wzburzonym morzu
option-corvi_in_storms-help = Zasada domowa: założone corvi dodają 1 do rzutu Rzymu przy sztormie i zimie na morzu. Pomoc gracza pozwala je zdjąć, ale nie podaje ceny za ich zachowanie.
option-islands_count = Mniejsze wyspy dają punkt polityczny
option-islands_count-help = Lipara, Melita i Kossyra to prowincja jak każda inna, dzięki czemu strony są wyrównane. Bez nich (jak w dawniejszych wersjach tej strony) między silnymi graczami częściej wygrywa Rzym. To, które prowincje się liczą, dodaliśmy od siebie.
option-supremacy_guards_ports = Panowanie na morzu chroni porty
option-supremacy_guards_ports-help = Zasada domowa: znaczniki w portach nie są izolowane, póki ich strona panuje na morzu. Pomoc gracza nic o tym nie mówi.

cards-title = Karty
cards-terms = Słowa na kartach
cards-strategy = 60 kart strategii
cards-tactics = 24 karty taktyki
cards-battle = 48 kart bitwy
cards-anybody = obu stron
battle-type-text = Wróg musi odpowiedzieć tą samą kartą albo Rezerwą, inaczej przegrywa (HM 14.7).
battle-double-envelopment-text = Wróg musi odpowiedzieć tą samą kartą albo Rezerwą, inaczej przegrywa. Kto na nią odpowie, ma inicjatywę (HM 14.8).
battle-reserve-text = Zagrywana jako dowolna inna karta bitwy (HM 14.5).
tactics-ram-text = Twój atak w tej rundzie +1.
tactics-diekplous-text = Twój atak czyta się o kolumnę dalej w prawo.
tactics-boarding-text = Twój atak na okręty, jeśli trafi, zatapia o 1 więcej.
tactics-kyklos-text = Następny atak wroga −1; kilka się sumuje.
tactics-feint-text = Wróg traci losową kartę taktyki.
tactics-swift-oars-text = Twój rzut na przegrupowanie lub ucieczkę w tej rundzie −1.
tactics-pursuit-text = Zatrzymuje wymknięcie się lub ucieczkę.

# --- what answers do
does-pass = Nic się nie dzieje i wojna toczy się dalej.
does-done = Kończysz tutaj; reszta przepada.
does-all = Zabiera wszystkich wodzów, tyle jednostek, ile może iść razem (najwyżej 10), i ich tabory.
does-stop = Wódz zostaje tutaj, a jego aktywacja się kończy.
does-land = Flota płynie do tego portu; potem wybierasz, kto jest na pokładzie.
does-siege = Kończy aktywację rzutem kością oblężniczą: miasto pada przy 3 punktach, plemię przy 2.
does-attack = Wódz prowadzi wojsko z miasta na wroga w polu. Dojdzie do bitwy.
does-go-back = Rzut na wartość bitewną twojego wodza: zawraca albo walczy z jedną kartą mniej.
does-fight = Bitwa się zaczyna.
does-fight-alone = Płynie bez jednostki i okrętu: bitwy nie będzie, od razu zostaje wyparty.
does-give-up-supremacy = Wróg dostaje panowanie na morzu, twoja flota wraca do portu, aktywacja się kończy.
does-warship = Sprawny okręt do twojej puli, najwyżej 10.
does-combat-unit = Jednostka zamiast okrętu; wybierasz, dokąd trafi.
does-recruit = Trzy punkty za jedną jednostkę w twojej stolicy.
does-repair = Uszkodzone okręty stają się sprawne.
does-miat-place = Ustępstwo: twój znacznik zajmuje wolne miejsce w Miat.
does-miat-take = Ustępstwo: wrogi znacznik traci miejsce w Miat.
does-miat = Znacznik, który musisz usunąć, schodzi z twoich miejsc w Miat.
does-train-lost = Tabor zostaje zużyty i nie rzuca się kością.
does-roll = Rzut na straty: może kosztować jednostki.
does-seamanship = Rzymska sztuka żeglarska rośnie o stopień: lepsze ataki i droga do Afryki.
does-corvi = Założone corvi dodają 1 do rzymskich ataków na morzu i mogą brać zdobycze.
does-rome-first = Rzym zagrywa pierwszą kartę tej tury.
does-carthage-first = Kartagina zagrywa pierwszą kartę tej tury.
does-into-city = Do 5 jednostek wchodzi za mury, reszta zostaje w polu.
does-field = Wojsko staje w otwartym polu.
does-city = Za własne mury: jest miejsce dla 5 jednostek, reszta przepada.
does-land-city = Armia wchodzi za własne mury, gdzie mieści się cała.
does-avoid = Rzut na wartość bitewną twojego dowódcy: armia się wymyka albo walczy z jedną kartą mniej.
does-stand = Armia przyjmuje bitwę.
does-warships = Każde trafienie zatapia okręt.
does-transports = Każde trafienie topi jednostkę i tabor.
does-no-attack = Ta flota nie atakuje.
does-reform = Rzut na wartość bitewną twojego admirała (bez niego 1): dobierasz kartę taktyki.
does-evade = Twoja flota wymyka się bez rzutu, uszkodzona, a wróg dostaje panowanie na morzu; zatrzyma ją tylko karta Pościg.
does-escape = Rzut na wartość bitewną twojego admirała (bez niego 1): twoja flota ucieka, uszkodzona.
does-nothing = Flota walczy dalej.
does-pursue = Twoja karta Pościg ich zatrzymuje: bitwa trwa.
does-charge = Powodzenie zabiera Rzymowi kartę bitwy za każdego słonia; słonie mogą jednak wpaść w szał i kosztować Kartaginę tyle samo.
does-no-charge = Słonie zostają w szyku i liczą się jako jednostki.
does-withdraw = Przerywa bitwę, chyba że wróg powstrzyma to rzutem. Unikasz strat klęski i nie tracisz znaczników.
does-let-go = Wróg odchodzi.
does-contest = Rzut na wartość bitewną twojego dowódcy: oderwanie się nie udaje i masz inicjatywę.
does-counterattack = Rzut na wartość bitewną twojego dowódcy: inicjatywa jest twoja.
does-give-up = Przegrywasz bitwę: straty, straty w odwrocie i znaczniki za połowę strat.
does-space = Wybiera: { $space }.
does-march = Marsz na pole { $space }; potem wybierasz, kto idzie.
does-sail = Zaczyna rejs w stronę pola { $space }; przeciwnik może go przechwycić albo zagrać sztorm.
does-pc = Kładzie twój znacznik na polu { $space } albo obraca wrogi tam, gdzie stoi twoja jednostka.
does-train = Tabor na pole { $space }: oszczędza armii strat w zimie albo w surowej krainie.
does-general = Wybiera: { $general }.
does-count = Wybiera: { $number }.
does-play-activate = Użyj „{ $card }”, by ruszyć wodza, którego wartość strategii karta osiąga: 4 punkty ruchu.
does-play-raise = Użyj „{ $card }” na jedną jednostkę przy wodzu na własnej ziemi albo w stolicy.
does-play-points = Użyj „{ $card }” na punkty: znaczniki, naprawy, ustępstwa i tabory, po jednym.
does-play-build = Użyj „{ $card }” na tyle nowych okrętów, ile ma symboli okrętu.
does-play-training = Użyj „{ $card }”, by podnieść rzymską sztukę żeglarską o stopień.
does-play-event = Wykonaj wydarzenie „{ $card }”.
does-play-discard = Odłóż „{ $card }” bez użycia; jej wartość i tak liczy się do skarbca.
does-react = Zagraj „{ $card }” teraz, poza kolejnością.
does-box = Ustępstwo: twój znacznik wypełnia pole otwartego wydarzenia „{ $card }”.
does-battle = Na kartę „{ $card }” wróg musi odpowiedzieć taką samą albo Rezerwą, inaczej przegrał.
does-reserve = Zagrywa Rezerwę, która liczy się jako „{ $card }”.
does-tactics = Zagrywa „{ $card }” na tę rundę.
does-use-activate = Ruch wodza, którego wartość strategii karta osiąga.
does-use-raise = Jedna jednostka; wymaga karty o wartości 3.
does-use-points = Tyle punktów, ile warta jest karta.
does-use-build = Okręt za każdy symbol okrętu; wymaga karty o wartości 3.
does-use-training = Stopień rzymskiej sztuki żeglarskiej; wymaga dwóch symboli okrętu.
does-use-event = Wykonaj tekst karty.
does-use-discard = Nic się nie dzieje.

# --- what words mean in a question
do-activate = Aktywuj: { $general }
does-activate = { $general } może maszerować, płynąć i oblegać za dostępne punkty ruchu.
do-nobody = Nie aktywuj nikogo
does-nobody = Żaden wódz teraz nie rusza.
do-proconsul = { $general } zostaje prokonsulem
does-proconsul = { $general } zostaje na mapie na tę turę; wszyscy inni wodzowie Rzymu opuszczają grę.
do-command = Dowodzi { $general }
does-command = W tym stosie liczą się wartości wodza: { $general }.
do-companion = Zabierz: { $general }
does-companion = { $general } idzie razem; potem podaj liczbę jednostek.
do-cus-along = Idzie { $number ->
    [one] { $number } jednostka
    [few] { $number } jednostki
   *[many] { $number } jednostek
}
does-cus-along = Liczba jednostek, które idą: { $number }; reszta zostaje.
do-cus-inside = Do miasta { $number ->
    [one] { $number } jednostka
    [few] { $number } jednostki
   *[many] { $number } jednostek
}
does-cus-inside = Liczba jednostek, które wchodzą za mury: { $number }.
do-elephants-along = { $number ->
    [one] { $number } słoń
    [few] { $number } słonie
   *[many] { $number } słoni
}
does-elephants-along = Tyle z idących jednostek to słonie: { $number }.
do-trains-along = { $number ->
    [one] { $number } tabor
    [few] { $number } tabory
   *[many] { $number } taborów
}
does-trains-along = Liczba taborów, które idą: { $number }.
do-ships-along = { $number ->
    [one] { $number } okręt
    [few] { $number } okręty
   *[many] { $number } okrętów
}
does-ships-along = { $number ->
    [0] Nie płynie żaden okręt; kto przechwyci transportowce, atakuje je bez przeszkód.
   *[other] Liczba sprawnych okrętów, które płyną: { $number }; strzegą transportowców i mogą zdobyć panowanie.
}
does-ships-out = Liczba sprawnych okrętów, które wypływają: { $number }; walczą, jeśli przechwycenie się uda.
do-elephants-lost = Strać { $number ->
    [one] { $number } słonia
    [few] { $number } słonie
   *[many] { $number } słoni
}
does-elephants-lost = Tyle ze straconych jednostek to słonie: { $number }.
do-buy-off = Odkup { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}
does-buy-off = { $number ->
    [0] Bez zaciętej obrony: punkty oblężenia trafiają na miasto.
   *[other] Zacięta obrona: każdy z odkupionych punktów oblężenia ({ $number }) kosztuje jednostkę i tabor z miasta.
}
do-deliver-trains = Dostarcz { $number ->
    [one] { $number } tabor
    [few] { $number } tabory
   *[many] { $number } taborów
}
does-deliver-trains = Liczba taborów, które przybywają morzem: { $number }.
do-deliver-cu = Dostarcz { $number ->
    [one] { $number } jednostkę
    [few] { $number } jednostki
   *[many] { $number } jednostek
}
does-deliver-cu = Liczba jednostek, które przybywają morzem: { $number }.
do-mutiny = Uszkodź { $number ->
    [one] { $number } okręt
    [few] { $number } okręty
   *[many] { $number } okrętów
}
does-mutiny = Liczba sprawnych okrętów Rzymu, które zostają uszkodzone: { $number }.
do-intercept = Przechwytuje { $general }
does-intercept = Rzut na wartość wodza { $general }; gdy się uda, dojdzie do bitwy.
do-no-intercept = Przepuść
does-no-intercept = Nikt nie próbuje przechwycić.
do-place-cu = Jednostka: { $space }
does-place-cu = Nowa jednostka dołącza do twoich wojsk na polu { $space }.
do-take-field = Obejmij dowództwo: { $space }
does-take-field = Wódz dołącza do wojsk na polu { $space }.
do-go-to = Idź: { $space }
does-go-to = Armia odchodzi na pole { $space }.
do-target = Wybierz: { $space }
does-target = Karta działa na pole { $space }.
do-target-general = Wybierz: { $general }
does-target-general = Karta działa na wodza: { $general }.
do-target-pc = Znacznik na polu { $space }
does-target-pc = Karta działa na znacznik na polu { $space }.
do-win-tribe = Przyłącza się { $space }
does-win-tribe = Plemię przechodzi do Kartaginy: { $space }.
do-lose-cu = Strać jednostkę: { $space }
does-lose-cu = Ginie jedna jednostka na polu { $space }.
do-lose-in-roma = Strać jednostkę w Rzymie
does-lose-in-roma = Ginie jedna jednostka w Rzymie.
do-damage-two = Uszkodź dwa okręty
does-damage-two = Dwa sprawne okręty zostają uszkodzone.
do-remove-pc = Usuń znacznik: { $space }
does-remove-pc = Pole { $space } staje się neutralne.
do-remove-train = Oddaj tabor: { $space }
does-remove-train = Przepada tabor na polu { $space }.
do-give-train = Oddaj tabor: { $space }
does-give-train = Przepada tabor na polu { $space }, a wróg ma o 1 punkt mniej do wydania.
do-keep-trains = Zachowaj tabory
does-keep-trains = Nie oddajesz już żadnego; wróg wydaje pozostałe punkty.
do-no-more-generals = Nikt więcej
does-no-more-generals = Kampania tu się kończy: żaden inny wódz nie rusza.
do-no-more-targets = Bez dalszych celów
does-no-more-targets = Wydarzenie kończy się na wskazanych celach.
do-no-reaction = Nie graj karty
does-no-reaction = Nie reagujesz; karta zostaje na ręce.
do-no-card = Nie graj karty taktyki
does-no-card = Zachowujesz karty taktyki na później.
do-no-pursuit = Pozwól im uciec
does-no-pursuit = Zachowujesz karty, a bitwa się kończy.
do-no-counterattack = Nie rzucaj
does-no-counterattack = Inicjatywa zostaje u wroga.
does-step = Krok po kroku: wybierasz, kto idzie.
does-journey-march = Idą wszyscy: { cus-n }, { trains-n }.
does-journey-far = Trasa: { $path }. Idą wszyscy: { cus-n }, { trains-n }.
does-journey-sail = Na pokład wchodzą wszyscy: { cus-n }, { trains-n }, { ships-n }. Przeciwnik może przechwycić flotę albo zagrać sztorm.
does-journey-battle = Bitwa, jeśli wróg stanie do walki; karty bitwy: ty { $own }, wróg { $enemy }. Idą wszyscy: { cus-n }, { trains-n }.

odds-no-loss = Bez strat
odds-storm = Sztorm spowoduje straty
odds-intercept = Przechwycenie się uda
odds-falls = Padnie od razu
odds-point = Przynajmniej punkt oblężenia
odds-hit = Atak trafi
odds-battle = Wygrasz bitwę
odds-roll = Rzut się uda
odds-charge = Szarża się przebije

group-space = Miejsca
group-march = Marsz
group-sail = Rejs
group-steps = Krok po kroku
group-pc = Kontrola polityczna
group-train = Tabory
group-general = Wodzowie
group-count = Liczby
group-reserve = Zagraj Rezerwę
group-play-activate = Aktywuj wodza
group-play-event = Zagraj wydarzenie
group-play-points = Wydaj punkty
group-play-raise = Zaciąg
group-play-build = Buduj okręty
group-play-training = Ćwiczenia na morzu
group-play-discard = Odrzuć kartę

# --- figures, sheets, stage
label-op-points = Punkty
label-mp = Ruch
label-turns = Tura
label-cards-column = Karty
label-cards-column-counted = { $count ->
    [one] Karta
    [few] Karty
   *[other] Kart
}
label-cus = Jednostki
label-cus-counted = { $count ->
    [one] Jednostka
    [few] Jednostki
   *[other] Jednostek
}
label-elephants = Słonie
label-elephants-counted = { $count ->
    [one] Słoń
    [few] Słonie
   *[other] Słoni
}
label-warships = Okręty
label-warships-counted = { $count ->
    [one] Okręt
    [few] Okręty
   *[other] Okrętów
}
label-damaged = Uszkodzone
label-damaged-counted = { $count ->
    [one] Uszkodzony
    [few] Uszkodzone
   *[other] Uszkodzonych
}
label-trains = Tabory
label-trains-counted = { $count ->
    [one] Tabor
    [few] Tabory
   *[other] Taborów
}
label-transports = Transportowce
label-ships-lost = Stracone okręty
label-cus-lost = Stracone jednostki
label-battle-cards = Karty bitwy
label-tactics = Karty taktyki
label-seamanship-step = Sztuka żeglarska: { $step }
label-open-event = { $card }: pola { $filled } z { $boxes }
label-winner = Zwycięstwo
label-battle-hand = Twoje karty bitwy
label-tactics-hand = Twoje karty taktyki
hint-hand = Dotknij karty, by zobaczyć, co możesz z nią zrobić.
hint-battle-hand = Dotknij karty bitwy, by ją zagrać.
hint-tactics-hand = Dotknij karty taktyki, by ją zagrać.
hint-unfit = Tej karty nie można teraz zagrać. Dotknij jej jeszcze raz, by ją odłożyć.
note-cards = Karty strategii na ręce; każda to jedno zagranie.
note-cities = Miasta warowne i plemiona: { $spaces }.
note-trains = Tabory, najwyżej 12: jeden oszczędza armii rzutu w zimie.
note-chest = Operacje kart użytych w tej turze; kto użył mniej, dostaje różnicę jako punkty (HM 20.7).
note-corvi = Założone corvi: +1 do rzymskich ataków na morzu i zdobycze.
note-points = Prowincje, Lilybeum, panowanie na morzu i Miat liczą się po jednym (HM 20.2).
tells-general = Strategia { $strategy }, bitwa { $battle }, morze { $naval }. Na polu { $space }.
tells-general-able = Strategia { $strategy }, bitwa { $battle }, morze { $naval }. { $abilities }. Na polu { $space }.
tells-general-aboard = Strategia { $strategy }, bitwa { $battle }, morze { $naval }. Na morzu.
tells-general-able-aboard = Strategia { $strategy }, bitwa { $battle }, morze { $naval }. { $abilities }. Na morzu.
pile-events = Otwarte wydarzenia
pile-discard = Karty odrzucone
pile-gone = Poza grą
stage-land-round = Bitwa: { $space }, runda { $round }
stage-sea-round = Bitwa morska, runda { $round }
stage-has-initiative = Inicjatywę ma { $seat }.
stage-supremacy = Panowanie na morzu ma { $seat }.
stage-lost = Bitwę przegrywa { $seat }.
stage-casualties = Dotychczasowe straty każdej strony: od { $least } do { $most } jednostek.
stage-flight = Jeśli rozstrzygnie { $card }, przegrany straci w odwrocie jeszcze od { $least } do { $most } jednostek.
stage-course = Kurs: { $path }. Na pokładzie: { cus-n }, { trains-n }.
stage-naval-price = Przegrany usuwa znacznik za każde dwa stracone okręty.
source-commander = Dowódca
source-cus = Jednostki (najwyżej 10)
source-allies = Prowincje sojusznicze
source-latium = Lacjum
source-tribe = Własne plemię
source-intercepted = Przechwycenie
source-failed = Nieudana ucieczka
source-events = Wydarzenia
reckoning-over = Skąd wzięły się punkty
reckoning-now = Gdyby wojna skończyła się teraz
reckoning-lead = Zwycięstwo: { $seat }, więcej punktów politycznych.
reckoning-tie = Remis w punktach, zwycięstwo: { $seat } (HM 20.4).
reckoning-price = Na koniec tej tury { $seat } musi usunąć znaczniki: { $count } z { $held }. Strona, która nie może, prosi o pokój.
reckoning-others = Upadek stolicy kończy wojnę od razu.
reckoning-ended = Zwycięża { $seat }: { $how }.

# --- why not
why-not-withdraw = Nie ma drogi odwrotu ani wodza, albo oderwanie się właśnie powstrzymano.
why-not-evade = Wymknąć się może tylko strona, która panuje na morzu.
why-not-transports = Wróg nie ma transportowców.
why-not-train-lost = Przy tych wojskach nie ma taboru.
why-not-repair = Nie masz uszkodzonego okrętu.
why-not-miat-place = Wszystkie miejsca w Miat są zajęte.
why-not-miat-take = Wróg nie ma znacznika w Miat.
why-not-siege = Próba wymaga punktów ruchu: { $least }.
why-not-siege-enemy = W polu stoją wojska wroga.
why-not-siege-cus = Próba wymaga jednostek: { $least }.
why-not-siege-supremacy = To miasto można oblegać tylko z panowaniem na morzu.
why-not-combat-unit = Wymaga 5 okrętów i miejsca dla jednostki.
why-not-window = Tej karty nie można użyć w tej chwili albo jej warunek nie jest spełniony.
why-not-match = Nie masz ani karty „{ $card }”, ani Rezerwy.
why-not-event-side = To wydarzenie może zagrać tylko { $side }.
why-not-event-reaction = Reakcja: gra się ją poza kolejnością ({ $window }).
why-not-event-effect = Teraz nie miałoby skutku.
why-not-pc-own = Pole { $space } już jest twoje.
why-not-pc-city = Pole { $space } to miasto lub plemię: trzeba je oblegać.
why-not-pc-enemy = Na polu { $space } stoją wojska wroga.
why-not-pc-flip = Wrogi znacznik na polu { $space } można obrócić tylko z twoją jednostką na miejscu.
why-not-here = { $space } nie jest odpowiedzią na to pytanie.
why-not-march-here = { $general } już jest na polu { $space }.
why-not-march-far = { $general } nie dotrze na pole { $space } za jednym razem.
why-not-march-mp = { $space } kosztuje { $cost ->
    [one] { $cost } punkt ruchu
    [few] { $cost } punkty ruchu
   *[many] { $cost } punktów ruchu
}, zostało { $mp }.
why-not-march-cus = { $general } nie może iść na pole { $space } z jednostkami, które mógłby zabrać.
label-times = { $card } × { $count }
state-side = { $side }
do-besiege = Oblegaj: { $space }
do-subjugate = Podporządkuj: { $space }
label-strategy = Wartość strategii do
note-supremacy = Panowanie na morzu: punkt polityczny, pierwszy ruch w bitwach morskich, czerwona kość oblężnicza, porty, których nie da się odciąć.
