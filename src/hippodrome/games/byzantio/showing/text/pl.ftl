title = Byzantio
tagline = Cesarz nie żyje. Zapisz w tajemnicy, których miast pragniesz, i utrzymaj je po trzydziestu rundach.
credit = Autorzy: Lefteris Iroglidis, Alexandros Boucharelis i Anestis Iroglidis, wydawca: LudiCreations, 2013.

word-campaign = Wyprawa
word-muster = Zaciąg
word-negotiate = Rokowania
word-advance = Przemarsz
word-bribe = Przekupstwo
word-expel = Wygnanie
word-forfeit = Oddaj: { $kind }
word-forfeit-turn = Zrezygnuj z tej tury
word-cross = Skreśl: { $kind }
word-nothing = Nic nie wystawiaj
word-spare = Nikogo nie usuwaj
word-accept = Przyjmij wymianę
word-refuse = Odmów: niech zdecyduje kość
word-keep = Zachowaj wszystkie cele
word-confirm = Potwierdź
word-be = Prowadź ród: { $dynasty }
word-remove = Usuń: { $dynasty }
word-go = Idź: { $province }
word-place = Wystaw: { $city }
word-write = Zapisz: { $city }
word-strike = Wykreśl: { $city }
word-guess = Zgaduj: { $city }
word-give = Oddaj: { $city }
word-target = { $city }: { $dynasty }

does-campaign = Przesuń pretendenta do sąsiedniej prowincji, a potem możesz tam wystawić garnizon.
does-muster = Pretendent zostaje; możesz wystawić garnizon w jego prowincji.
does-negotiate = Zaproponuj wymianę swojego garnizonu na cudzy; po odmowie decyduje kość.
does-advance = Przesuń pretendenta do dowolnej prowincji; niczego się nie wystawia.
does-bribe = Rzuć kością, aby zastąpić garnizon przeciwnika własnym.
does-bribe-now = Rzuć kością, aby zastąpić garnizon przeciwnika własnym; największa szansa to { $best } %.
does-expel = Rzuć kością, aby odesłać garnizon przeciwnika do jego zasobów.
does-expel-now = Rzuć kością, aby odesłać garnizon przeciwnika do jego zasobów; największa szansa to { $best } %.
does-forfeit = Jedno wolne pole przepada bez skutku: { $kind }.
does-forfeit-turn = W tej rundzie nic nie robisz i wybierasz pole, które przepada bez skutku.
does-cross = Jedno wolne pole przepada do końca gry: { $kind }.
does-nothing = Nie wystawiasz garnizonu; pole i tak jest zużyte.
does-spare = Każdy garnizon zostaje na swoim miejscu.
does-accept = Oba garnizony od razu zamieniają się miejscami, bez rzutu.
does-refuse = Kość decyduje, czy wymiana mimo to dojdzie do skutku.
does-refuse-chance = Rzuca { $seat }: z szansą { $percent } % wymiana mimo to dojdzie do skutku.
does-keep = Twoje cele się nie zmieniają; nikt się nie dowie, co zostało postanowione.
does-keep-openly = Twoje cele się nie zmieniają; wszyscy dowiedzą się, że je zachowujesz.
does-confirm = Twój wybór jest ostateczny.
does-be = Prowadzisz ród { $dynasty }.
does-be-home = Prowadzisz ród { $dynasty }; pretendent zaczyna w prowincji { $province }.
does-remove = Jeden garnizon rodu { $dynasty } wraca do zasobów.
does-remove-from = Jeden garnizon gracza { $owner_seat } z miasta { $city } wraca do zasobów.
does-go = Twój pretendent idzie do prowincji { $province }.
does-send = Pretendent gracza { $owner_seat } musi iść do prowincji { $province }.
does-place = Garnizon z twoich zasobów trafia do miasta { $city }.
does-place-second = Twój drugi garnizon trafia do miasta { $city } i wypiera garnizon przeciwnika.
does-place-second-optional = Twój drugi garnizon trafia do miasta { $city }; potem możesz wyprzeć garnizon przeciwnika.
does-write = { $city } zostaje jednym z twoich tajnych celów.
does-strike = { $city } już się nie liczy; zapisujesz inne miasto o tej samej wartości.
does-guess = Jeśli { $city } to najważniejsze miasto, dostajesz 5 punktów.
does-give = Oferujesz swój garnizon w mieście { $city }.
does-give-for = Twój garnizon w mieście { $give } za garnizon gracza { $owner_seat } w mieście { $take }; taka jest szansa rzutu po odmowie.
does-target = Wskazujesz garnizon rodu { $dynasty } w mieście { $city }.
does-bribe-target = Jeśli się uda, garnizon gracza { $owner_seat } w mieście { $city } wraca do zasobów, a twój zajmuje jego miejsce.
does-expel-target = Jeśli się uda, garnizon gracza { $owner_seat } opuszcza miasto { $city }.
does-negotiate-target = Proponujesz graczowi { $owner_seat } wymianę za garnizon w mieście { $city }; szansa dotyczy rzutu po odmowie.

act-bribe = Przekup: { $owner_seat } ({ $city })
act-expel = Wygnaj: { $owner_seat } ({ $city })
act-negotiate = Poproś: { $owner_seat } ({ $city })
act-send = Wyślij: { $province }

prompt-dynasty = Wybierz swój ród.
prompt-objectives = Wszyscy zapisują w tajemnicy swoje cele.
prompt-objective = Cel { $row } za { $value } pkt: wybierz miasto. Każde musi leżeć w innej prowincji.
prompt-fold = Cele są zapisane. Potwierdź, aby złożyć kartkę.
prompt-action = Runda { $round } z { $rounds }: wybierz akcję.
prompt-stuck = Żadnej akcji nie da się wykonać. Wybierz pole, które przepada.
prompt-forfeit = Które pole oddajesz bez skutku?
prompt-campaign = Wyprawa: idź do sąsiedniej prowincji.
prompt-place = Wystaw garnizon z zasobów albo nic.
prompt-no-place = Tam, gdzie stoi twój pretendent, nie można wystawić garnizonu: ten zaciąg by się zmarnował.
prompt-remove = Czyj garnizon opuszcza miasto { $city }?
prompt-negotiate = Rokowania: którego garnizonu przeciwnika chcesz?
prompt-give = Który garnizon oddajesz za garnizon gracza { $owner_seat } w mieście { $city }?
prompt-answer = { $seat } proponuje wymianę: swój garnizon w mieście { $give } za twój w mieście { $take }.
prompt-advance = Przemarsz: idź do dowolnej prowincji.
prompt-bribe = Przekupstwo: wybierz garnizon przeciwnika, który ma przejść do ciebie.
prompt-expel = Wygnanie: wybierz garnizon przeciwnika, który ma odejść.
prompt-plague = Zaraza: dokąd wysyłasz pretendenta gracza { $owner_seat }?
prompt-cross = Skreśl jedno wolne pole. Przepada do końca gry.
prompt-cross-together = Wszyscy skreślają po jednym polu.
prompt-succession = Wszyscy w tajemnicy zastanawiają się nad celami.
prompt-strike = Możesz wykreślić jeden cel i zapisać inny o tej samej wartości; { $floor ->
    [true] kosztuje to { $cost } punkty, ale nigdy więcej, niż przyniesie nowy.
   *[false] kosztuje to { $cost } punkty.
}
prompt-keep = Zachowujesz wszystkie cele. Potwierdź.
prompt-replace = Zapisz miasto, które zajmie jego miejsce.
prompt-espionage = Wszyscy zgadują w tajemnicy.
prompt-guess = Jakie jest najważniejsze miasto gracza { $about_seat }? Trafienie daje 5 punktów.

log-took-dynasty = { $seat } prowadzi ród { $dynasty }; pretendent stoi w prowincji { $province }.
log-wrote = { $seat } zapisuje: { $cities }.
log-wrote-hidden = { $seat } zapisuje cele i składa kartkę.
log-rolled-for-order = { $seat } wyrzuca { $roll }.
log-order-set = Kolejność: { $order }.
log-round-began = Runda { $round } z { $rounds }.
log-campaigned = { $seat } rusza na wyprawę do prowincji { $province }.
log-mustered = { $seat } prowadzi zaciąg w prowincji { $province }.
log-advanced = { $seat } maszeruje do prowincji { $province }.
log-placed = { $seat } wystawia garnizon w mieście { $city }.
log-placed-nothing = { $seat } nic nie wystawia.
log-removed = { $seat } usuwa garnizon gracza { $owner } z miasta { $city }.
log-offered = { $seat } proponuje wymianę graczowi { $owner }: { $give } za { $take }.
log-accepted = { $seat } przyjmuje.
log-refused = { $seat } odmawia.
log-rolled = { $seat } wyrzuca { $roll }{ $modifier ->
    [0] {""}
    [1] {" "}+ 1
   *[other] {" "}− 1
}: { $success ->
    [true] udało się.
   *[false] nie udało się.
}
log-exchanged = { $seat } i { $owner } wymieniają garnizony: { $give } za { $take }.
log-bribing = { $seat } próbuje przekupić garnizon gracza { $owner } w mieście { $city }.
log-bribed = Garnizon gracza { $owner } w mieście { $city } przechodzi na stronę gracza { $seat }.
log-expelling = { $seat } próbuje wygnać garnizon gracza { $owner } z miasta { $city }.
log-expelled = { $seat } wygania garnizon gracza { $owner } z miasta { $city }.
log-forfeited = { $seat } oddaje pole: { $kind }.
log-event-began = Runda { $round } z { $rounds }: { $tile }.
log-number-rolled = Kość pokazuje { $number }: { $provinces }.
log-shaken = Trzęsienie ziemi ({ $city }): { $seat } traci { $count ->
    [one] { $count } garnizon.
    [few] { $count } garnizony.
   *[other] { $count } garnizonów.
}
log-hungered = { $seat } wyrzuca { $roll }{ $modifier ->
    [0] {""}
   *[other] {" "}+ 1
} za { $cities }: { $survived ->
    [true] przetrwanie.
   *[false] śmierć głodowa.
}
log-reconsidered = { $change ->
    [kept] { $seat } zachowuje wszystkie cele.
    [replaced] { $seat } zmienia jeden cel. ({ $old } → { $new })
    [announced] { $seat } zmienia jeden cel.
   *[secret] { $seat } rozważa swoje cele.
}
log-sent-away = { $seat } wysyła pretendenta gracza { $owner } do prowincji { $province }.
log-crossed-off = { $seat } skreśla pole: { $kind }.
log-unfolded = Cele gracza { $seat }: { $cities }{ $replaced ->
    [true] {" "}(zamiast { $struck })
   *[false] {""}
}: { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[other] { $points } punktów.
}
log-guessed = { $seat } zgaduje, że najważniejszym miastem gracza { $about } jest { $city }: { $right ->
    [true] trafnie.
   *[false] błędnie.
}
log-ended = Koronę zdobywa { $winner }. Punkty: { $scores }.

option-hidden_events = Ukryte wydarzenia
option-hidden_events-help = Żetony wydarzeń są tasowane i leżą zakryte: nikt nie wie, co i kiedy nadejdzie.
option-turn_order = Kolejność
option-turn_order-help = Zaczyna najwyższy rzut. Pozostali grają zgodnie z ruchem wskazówek zegara albo w kolejności rzutów.
option-turn_order-clockwise = zgodnie z zegarem
option-turn_order-by_roll = według rzutu
option-campaign_removal = Usuwanie podczas wyprawy
option-campaign_removal-help = Drugi garnizon wypiera garnizon przeciwnika. Może to być przymus, wybór albo prawo przy każdym garnizonie z wyprawy.
option-campaign_removal-coupled = zawsze z drugim garnizonem
option-campaign_removal-optional = do wyboru z drugim garnizonem
option-campaign_removal-any_placement = do wyboru z każdym garnizonem
option-campaign_limit = Wyprawa do pełnego miasta
option-campaign_limit-help = Czy limit czterech liczy się po usunięciu (o pełne miasto można walczyć), czy przed nim.
option-campaign_limit-after_removal = limit po usunięciu
option-campaign_limit-before_removal = limit przed usunięciem
option-muster_may_be_empty = Zaciąg może być pusty
option-muster_may_be_empty-help = Bez tego zaciąg można wybrać tylko tam, gdzie da się wystawić garnizon, i trzeba go wystawić.
option-advance_may_stay = Przemarsz może stać w miejscu
option-advance_may_stay-help = Przemarsz może zostawić pretendenta tam, gdzie stoi.
option-forfeit = Rezygnacja z tury
option-forfeit-help = Z tury wolno zrezygnować, oddając jedno pole bez skutku: zawsze albo tylko wtedy, gdy żadnej akcji nie da się wykonać.
option-forfeit-stuck_only = tylko z konieczności
option-forfeit-free = zawsze wolno
option-famine_rolls = Rzuty podczas głodu
option-famine_rolls-help = Jeden rzut za każdy garnizon albo jeden za wszystkie garnizony gracza w prowincji.
option-famine_rolls-per_garrison = za każdy garnizon
option-famine_rolls-per_player_province = za gracza i prowincję
option-replacement_province = Prowincja nowego celu
option-replacement_province-help = Nowy cel musi leżeć w osobnej prowincji albo może leżeć gdziekolwiek.
option-replacement_province-distinct = osobna
option-replacement_province-free = dowolna
option-replacement_penalty_mode = Cena nowego celu
option-replacement_penalty_mode-help = Dwa punkty odejmuje się zawsze albo najwyżej tyle, ile cel przynosi.
option-replacement_penalty_mode-flat = zawsze 2 punkty
option-replacement_penalty_mode-floor_zero = nie poniżej 0
option-replacement_announced = Ogłaszanie zmian
option-replacement_announced-help = Wszyscy dowiadują się, czy ktoś zmienił cel, ale nie który.
option-plague_destination = Ucieczka przed zarazą
option-plague_destination-help = Pretendentów można wysyłać do każdej innej prowincji albo tylko do wolnej od zarazy.
option-plague_destination-any_other = każda inna prowincja
option-plague_destination-unaffected_only = tylko bez zarazy
option-crossoff_order = Skreślanie pól
option-crossoff_order-help = Po wydarzeniu pola skreśla się po kolei albo wszyscy jednocześnie.
option-crossoff_order-turn_order = po kolei
option-crossoff_order-simultaneous = jednocześnie
option-espionage_target = Które miasto się liczy
option-espionage_target-help = Jeśli najważniejsze miasto zmieniono, trafieniem jest nowe, stare albo oba.
option-espionage_target-current = nowe
option-espionage_target-original = stare
option-espionage_target-either = oba
option-small_cities = Małe miasta
option-small_cities-help = Dziewięć małych miast jest w grze tylko w czworo albo zawsze.
option-small_cities-four_players_only = tylko w czworo
option-small_cities-always = zawsze

label-round = Runda { $round } z { $rounds }
label-objectives = Twoje cele
label-objectives-of = Cele gracza { $seat }
label-replaced = zamiast { $city }
label-face-down = zakryte
label-total = Suma
label-number = liczba { $number }
label-garrisons = { $city }: { $count ->
    [one] { $count } garnizon gracza { $seat }
    [few] { $count } garnizony gracza { $seat }
   *[other] { $count } garnizonów gracza { $seat }
}
label-empty-city = { $city }: brak garnizonu
label-pretender = Pretendent gracza { $seat } w prowincji { $province }
label-player = Gracz
label-stands = Stoi w
label-supply-column = Zasoby
label-free-boxes = Wolne pola
label-held = Garnizony
label-no-garrisons = jeszcze żadnego garnizonu

group-cities = Wszystkie miasta
group-goals = Tam, gdzie leżą twoje cele
group-provinces = Wszystkie prowincje
group-targets = Wszystkie garnizony
group-own = Wszystkie twoje garnizony
group-busy = Gdzie działa { $seat }

why-taken = Prowadzi go już { $seat }.
why-no-supply = W twoich zasobach nie ma już garnizonów.
why-two = Masz już dwa garnizony w mieście { $city }; więcej nie wolno.
why-alone = Twój garnizon jest sam w mieście { $city }: drugi wymaga tam przeciwnika.
why-full = Miasto { $city } jest pełne: stoją tam cztery garnizony.
why-no-box = Nie masz już wolnego pola: { $kind }.
why-must-leave = Najpierw twój pretendent musi odejść.
why-no-muster = Tam, gdzie stoi twój pretendent, nie można wystawić garnizonu.
why-no-exchange = Żadna wymiana nie jest możliwa: nikt nie może mieć potem w mieście więcej niż dwóch garnizonów.
why-no-bribe = Żaden przeciwnik nie ma garnizonu w mieście, w którym masz mniej niż dwa.
why-no-expel = Żaden przeciwnik nie ma garnizonu na planszy.
why-kind-first = Najpierw wybierz akcję.
why-province-written = { $city } jest już na twojej liście, a każdy cel wymaga osobnej prowincji.
why-not-here = Twój pretendent stoi w prowincji { $province }; tylko tam możesz wystawiać.
why-stays = Pretendent już stoi w prowincji { $province } i musi się ruszyć.
why-volcano = { $province }: nikt nie może tam wrócić.
why-not-adjacent = { $province } i { $here } nie sąsiadują ze sobą.
why-plague-there = W prowincji { $province } też jest zaraza.
why-own = To twój własny garnizon.
why-not-listed = { $city }: nie ma tego na twojej liście.
why-none-there = Nie masz w mieście { $city } garnizonu, który można oddać.
why-no-gift = Nie masz garnizonu, który { $seat } może za niego dostać.

label-points = Punkty
label-worth = Wartość
label-brings-now = Daje teraz
label-deeds = Działania tam
label-led = Miasta z samodzielną przewagą
label-led-counted = { $count ->
    [one] Miasto z samodzielną przewagą
    [few] Miasta z samodzielną przewagą
   *[other] Miast z samodzielną przewagą
}
label-shared = Przewaga dzielona
label-rounds = Runda
label-boxes-of = { $dynasty } ({ $province }): wolne pola
label-winner = Korona
label-busy = Działa w
label-modifier = Pretendent przy mieście { $city }
note-supply = Garnizony, które można jeszcze wystawić; zdjęte z planszy wracają tutaj.
note-led = Miasta z większą liczbą garnizonów niż ktokolwiek inny; przewaga dzielona: { $shared }.
note-points-own = Tyle dałyby twoje cele, gdyby gra skończyła się teraz.
note-points-hidden = Cele są tajne do końca gry.
note-points-over = Cele i trafne domysły.
note-boxes = Użyte: { $used }, skreślone: { $crossed }, oddane: { $forfeited }.
note-busy = Garnizony tam wystawione lub próby ich wystawienia: wskazówka co do celów.
row-replaced = Zapisane zamiast { $city }; kosztuje to { $cost } punkty.
row-absent = Nie masz garnizonu w mieście { $city }.
row-behind = { $seat } ma więcej garnizonów w mieście { $city }.
row-alone = Samodzielna przewaga w mieście { $city }: pełna wartość.
row-shared = Liczba graczy dzielących przewagę ({ $city }): { $count }.

reckoning-now = Gdyby gra skończyła się teraz
reckoning-led = Według liczby miast z samodzielną przewagą, potem dzieloną.
reckoning-secret = Punkty innych są ukryte razem z ich celami.
reckoning-over = Skąd wzięły się punkty
reckoning-tie = Przy remisie wygrywa ten, kto jest wcześniej w kolejności.
item-guess = { $about_seat }: { $city }?
stage-offer = Propozycja wymiany
stage-if-refused = Po odmowie wymiana dochodzi do skutku z szansą

thing-campaign = Wyprawa
thing-muster = Zaciąg
thing-negotiate = Rokowania
thing-advance = Przemarsz
thing-bribe = Przekupstwo
thing-expel = Wygnanie

thing-earthquake = Trzęsienie ziemi
thing-famine = Głód
thing-succession = Sukcesja patriarchy
thing-plague = Zaraza

thing-aggelos = Angelos
thing-komnenos = Komnen
thing-doukas = Dukas
thing-phokas = Fokas

thing-lon = Longobardia
thing-cal = Kalabria
thing-dyr = Dyrrachion
thing-pel = Peloponez
thing-hel = Hellada
thing-the = Tesalonika
thing-bul = Bułgaria
thing-par = Paristrion
thing-mac = Macedonia
thing-thr = Tracja
thing-cre = Kreta
thing-aeg = Morze Egejskie
thing-tks = Trakezjon
thing-ops = Opsikion
thing-buk = Bukellarion
thing-pap = Paflagonia
thing-ana = Anatolikon
thing-kib = Kibyrreoton
thing-cap = Kapadocja
thing-arm = Armeniakon
thing-cha = Chaldia
thing-ibe = Iberia
thing-ant = Antiochia
thing-cyp = Cypr
thing-che = Cherson

thing-bari = Bari
thing-rhegion = Rhegion
thing-dyrrachion = Dyrrachion
thing-korinthos = Korynt
thing-thebai = Teby
thing-larissa = Larysa
thing-thessalonike = Tesalonika
thing-serrhai = Serres
thing-skopia = Skopie
thing-dristra = Dristra
thing-adrianople = Adrianopol
thing-philippopolis = Filipopol
thing-constantinople = Konstantynopol
thing-chandax = Chandaks
thing-mytilene = Mitylena
thing-ephesos = Efez
thing-phokaia = Fokaja
thing-nikaia = Nikea
thing-ankyra = Ankyra
thing-gangra = Gangra
thing-amorion = Amorion
thing-ikonion = Ikonion
thing-attaleia = Attaleia
thing-rhodos = Rodos
thing-kaisareia = Cezarea
thing-melitene = Melitena
thing-amaseia = Amazja
thing-sinope = Synopa
thing-trapezous = Trapezunt
thing-theodosioupolis = Teodozjopolis
thing-antioch = Antiochia
thing-tarsos = Tars
thing-leukosia = Nikozja
thing-cherson = Cherson

thing-lane-lon-dyr = Cieśnina Otranto
thing-lane-cal-pel = Przeprawa jońska
thing-lane-pel-cre = Przesmyk Kytery
thing-lane-hel-aeg = Przeprawa eubejska
thing-lane-par-che = Szlak ku ujściu Dunaju
thing-lane-thr-aeg = Hellespont
thing-lane-thr-ops = Bosfor
thing-lane-thr-che = Zachodni szlak czarnomorski
thing-lane-cre-aeg = Morze Kreteńskie
thing-lane-cre-kib = Przesmyk Karpatos
thing-lane-aeg-tks = Cieśnina Mityleńska
thing-lane-pap-che = Przeprawa do Amastris
thing-lane-kib-cyp = Przeprawa pamfilijska
thing-lane-ant-cyp = Przeprawa syryjska

thing-outside-sicily = Emirat Sycylii
thing-outside-lombard-principalities = Księstwa longobardzkie
thing-outside-croatia = Chorwacja
thing-outside-serbia = Serbowie
thing-outside-hungary = Węgry
thing-outside-pechenegs = Pieczyngowie
thing-outside-steppe = Step
thing-outside-georgia = Gruzja
thing-outside-armenia = Armenia
thing-outside-vaspurakan = Waspurakan
thing-outside-diyar-bakr = Dijar Bakr
thing-outside-edessa = Edessa
thing-outside-aleppo = Aleppo
thing-outside-syria = Fatymidzka Syria
