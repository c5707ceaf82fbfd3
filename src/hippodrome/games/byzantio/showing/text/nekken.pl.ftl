title = Nekken
tagline = Wulkan wybuchł. Poprowadź swoje plemię do krain wybranych w tajemnicy.

prompt-dynasty = Wybierz swoje plemię.
prompt-objective = Cel { $row } za { $value } pkt: wybierz krainę.
prompt-campaign = Kolonizacja: przesuń wodza do sąsiedniej krainy.
prompt-place = Osiedl kolonistę z zasobów albo nikogo.
prompt-no-place = Tam, gdzie stoi twój wódz, nikt nie może się osiedlić: to założenie przepadłoby na próżno.
prompt-remove = Czyj kolonista ma odejść ({ $city })?
prompt-negotiate = Rokowania: którego kolonisty przeciwnika chcesz?
prompt-give = Którego kolonistę oddajesz za kolonistę gracza { $owner_seat } ({ $city })?
prompt-answer = { $seat } proponuje wymianę: swojego kolonistę ({ $give }) za twojego ({ $take }). Jeśli odmówisz, zdecyduje kość.
prompt-advance = Odkrywanie: przesuń wodza do dowolnej krainy.
prompt-bribe = Przekupstwo: który kolonista przeciwnika ma zmienić stronę?
prompt-expel = Wygnanie: który kolonista przeciwnika ma odejść?
prompt-plague = Zaraza: dokąd wysyłasz wodza gracza { $owner_seat }?
prompt-replace = Zapisz krainę, która zajmie jego miejsce.
prompt-guess = Jaka jest najważniejsza kraina gracza { $about_seat }? Trafienie daje 5 punktów.

log-took-dynasty = { $seat } prowadzi plemię { $dynasty }; wódz stoi w: { $province }.
log-campaigned = { $seat }: kolonizacja: { $province }.
log-mustered = { $seat }: założenie: { $province }.
log-advanced = { $seat } odkrywa: { $province }.
log-placed = { $seat } osiedla kolonistę: { $city }.
log-placed-nothing = { $seat } nikogo nie osiedla.
log-removed = { $seat } usuwa kolonistę gracza { $owner }: { $city }.
log-exchanged = { $seat } i { $owner } wymieniają kolonistów: { $give } za { $take }.
log-bribing = { $seat } próbuje przekupić kolonistę gracza { $owner }: { $city }.
log-bribed = Kolonista gracza { $owner } ({ $city }) przechodzi na stronę gracza { $seat }.
log-expelling = { $seat } próbuje wygnać kolonistę gracza { $owner }: { $city }.
log-expelled = { $seat } wygania kolonistę gracza { $owner }: { $city }.
log-shaken = Trzęsienie ziemi ({ $city }): { $seat } traci { $count ->
    [one] { $count } kolonistę.
   *[other] { $count } kolonistów.
}
log-sent-away = { $seat } wysyła wodza gracza { $owner } do: { $province }.
log-guessed = { $seat } zgaduje, że najważniejszą krainą gracza { $about } jest { $city }: { $right ->
    [true] dobrze.
   *[false] źle.
}
log-ended = Nową krainą włada { $winner }. Punkty: { $scores }.

option-campaign_removal = Usuwanie podczas kolonizacji
option-campaign_removal-help = Drugi kolonista wypiera kolonistę przeciwnika. Może to być przymus, wybór albo prawo przy każdym koloniście z kolonizacji.
option-campaign_removal-coupled = zawsze z drugim kolonistą
option-campaign_removal-optional = do wyboru z drugim kolonistą
option-campaign_removal-any_placement = do wyboru z każdym kolonistą
option-campaign_limit = Kolonizacja pełnej krainy
option-campaign_limit-help = Czy limit czterech liczy się po usunięciu (o pełną krainę można walczyć), czy przed nim.
option-muster_may_be_empty = Założenie może być puste
option-muster_may_be_empty-help = Bez tego założenie można wybrać tylko tam, gdzie da się osiedlić kolonistę, i trzeba go osiedlić.
option-advance_may_stay = Odkrywanie może stać w miejscu
option-advance_may_stay-help = Odkrywanie może zostawić wodza tam, gdzie stoi.
option-plague_destination-help = Wodzów można wysyłać do każdej innej krainy albo tylko do wolnej od zarazy.
option-plague_destination-any_other = każda inna kraina
option-espionage_target = Która kraina się liczy
option-espionage_target-help = Jeśli najważniejszą krainę zmieniono, trafieniem jest nowa, stara albo obie.
option-must_leave_volcano = Od razu opuść wulkan
option-must_leave_volcano-help = Pierwsza akcja musi wyprowadzić wodza z Nekken: kolonizacja albo odkrywanie.

label-garrisons = { $city }: { $count ->
    [one] { $count } kolonista gracza { $seat }
   *[other] { $count } kolonistów gracza { $seat }
}
label-held = Koloniści
label-no-garrisons = jeszcze żadnego kolonisty
label-empty-city = { $city }: brak kolonistów
label-pretender = Wódz gracza { $seat }: { $province }

thing-colonisation = Kolonizacja
thing-foundation = Założenie
thing-negotiation = Rokowania
thing-exploration = Odkrywanie
thing-bribe = Przekupstwo
thing-expel = Wygnanie

thing-earthquake = Trzęsienie ziemi
thing-plague = Zaraza
thing-prophecy = Przepowiednia

thing-racan = Racan
thing-hunder = Hunder
thing-anicarn = Anicarn
thing-heran = Heran

thing-nekken = Nekken
thing-smoke-hills = Dymne Wzgórza
thing-cinder-vale = Żużlowa Dolina
thing-ember-ridge = Grzbiet Żaru
thing-glass-desert = Szklana Pustynia
thing-ashfall = Równina Popiołów
thing-black-sands = Czarne Piaski
thing-obsidian-moor = Obsydianowe Wrzosowisko
thing-silver-lakes = Srebrne Jeziora
thing-thornwood = Ciernisty Las
thing-long-meadow = Długie Łąki
thing-echo-dale = Dolina Echa
thing-high-scarp = Wysoka Skarpa
thing-pale-steppe = Blady Step
thing-dawn-fields = Pola Świtu
thing-red-canyons = Czerwone Kaniony
thing-salt-pans = Solniska
thing-reed-marsh = Trzcinowe Bagna
thing-mist-fen = Mgliste Moczary
thing-old-forest = Stary Las
thing-stone-garden = Kamienny Ogród
thing-west-watch = Zachodnia Straż
thing-wolf-heath = Wilcze Wrzosy
thing-howling-pines = Wyjące Sosny
thing-frost-barrens = Mroźne Pustkowie
