title = Nekken
tagline = Wulkan wybuchł. Poprowadź swoje plemię do krain wybranych w tajemnicy.

word-colonisation = Kolonizacja
word-foundation = Założenie
word-negotiation = Rokowania
word-exploration = Odkrywanie
word-be = Prowadź plemię: { $dynasty }
word-nothing = Nikogo nie osiedlaj
word-place = Osiedl: { $city }

does-colonisation = Przesuń wodza do sąsiedniej krainy, a potem możesz tam osiedlić kolonistę.
does-foundation = Wódz zostaje; możesz osiedlić kolonistę w jego krainie.
does-negotiation = Zaproponuj wymianę swojego kolonisty na cudzego; po odmowie decyduje kość.
does-exploration = Przesuń wodza do dowolnej krainy; nikogo się nie osiedla.
does-bribe = Rzuć kością, aby zastąpić kolonistę przeciwnika własnym.
does-bribe-now = Rzuć kością, aby zastąpić kolonistę przeciwnika własnym; największa szansa to { $best } %.
does-expel = Rzuć kością, aby odesłać kolonistę przeciwnika do jego zasobów.
does-expel-now = Rzuć kością, aby odesłać kolonistę przeciwnika do jego zasobów; największa szansa to { $best } %.
does-nothing = Nikogo nie osiedlasz; pole i tak jest zużyte.
does-spare = Każdy kolonista zostaje na swoim miejscu.
does-accept = Obaj koloniści od razu zamieniają się miejscami, bez rzutu.
does-be = Prowadzisz plemię { $dynasty }.
does-be-home = Prowadzisz plemię { $dynasty }; wódz zaczyna w krainie { $province }.
does-remove = Jeden kolonista plemienia { $dynasty } wraca do zasobów.
does-remove-from = Jeden kolonista gracza { $owner_seat } z krainy { $city } wraca do zasobów.
does-go = Twój wódz idzie do krainy { $province }.
does-send = Wódz gracza { $owner_seat } musi iść do krainy { $province }.
does-place = Kolonista z twoich zasobów osiedla się w krainie { $city }.
does-place-second = Twój drugi kolonista osiedla się w krainie { $city } i wypiera kolonistę przeciwnika.
does-place-second-optional = Twój drugi kolonista osiedla się w krainie { $city }; potem możesz wyprzeć kolonistę przeciwnika.
does-strike = { $city } już się nie liczy; zapisujesz inną krainę o tej samej wartości.
does-guess = Jeśli { $city } to najważniejsza kraina, dostajesz 5 punktów.
does-give = Oferujesz swojego kolonistę w krainie { $city }.
does-give-for = Twój kolonista w krainie { $give } za kolonistę gracza { $owner_seat } w krainie { $take }; taka jest szansa rzutu po odmowie.
does-target = Wskazujesz kolonistę plemienia { $dynasty } w krainie { $city }.
does-bribe-target = Jeśli się uda, kolonista gracza { $owner_seat } w krainie { $city } wraca do zasobów, a twój zajmuje jego miejsce.
does-expel-target = Jeśli się uda, kolonista gracza { $owner_seat } opuszcza krainę { $city }.
does-negotiate-target = Proponujesz graczowi { $owner_seat } wymianę za kolonistę w krainie { $city }; szansa dotyczy rzutu po odmowie.

prompt-dynasty = Wybierz swoje plemię.
prompt-objective = Cel { $row } za { $value } pkt: wybierz krainę.
prompt-campaign = Kolonizacja: idź do sąsiedniej krainy.
prompt-place = Osiedl kolonistę z zasobów albo nikogo.
prompt-no-place = Tam, gdzie stoi twój wódz, nikt nie może się osiedlić: to założenie by się zmarnowało.
prompt-remove = Czyj kolonista opuszcza krainę { $city }?
prompt-negotiate = Rokowania: którego kolonisty przeciwnika chcesz?
prompt-give = Którego kolonistę oddajesz za kolonistę gracza { $owner_seat } w krainie { $city }?
prompt-answer = { $seat } proponuje wymianę: swojego kolonistę w krainie { $give } za twojego w krainie { $take }.
prompt-advance = Odkrywanie: idź do dowolnej krainy.
prompt-bribe = Przekupstwo: wybierz kolonistę przeciwnika, który ma przejść do ciebie.
prompt-expel = Wygnanie: wybierz kolonistę przeciwnika, który ma odejść.
prompt-plague = Zaraza: dokąd wysyłasz wodza gracza { $owner_seat }?
prompt-replace = Zapisz krainę, która zajmie jego miejsce.
prompt-guess = Jaka jest najważniejsza kraina gracza { $about_seat }? Trafienie daje 5 punktów.

log-took-dynasty = { $seat } prowadzi plemię { $dynasty }; wódz stoi w krainie { $province }.
log-campaigned = { $seat } kolonizuje krainę { $province }.
log-mustered = { $seat } zakłada osadę w krainie { $province }.
log-advanced = { $seat } odkrywa krainę { $province }.
log-placed = { $seat } osiedla kolonistę w krainie { $city }.
log-placed-nothing = { $seat } nikogo nie osiedla.
log-removed = { $seat } usuwa kolonistę gracza { $owner } z krainy { $city }.
log-exchanged = { $seat } i { $owner } wymieniają kolonistów: { $give } za { $take }.
log-bribing = { $seat } próbuje przekupić kolonistę gracza { $owner } w krainie { $city }.
log-bribed = Kolonista gracza { $owner } w krainie { $city } przechodzi na stronę gracza { $seat }.
log-expelling = { $seat } próbuje wygnać kolonistę gracza { $owner } z krainy { $city }.
log-expelled = { $seat } wygania kolonistę gracza { $owner } z krainy { $city }.
log-shaken = Trzęsienie ziemi ({ $city }): { $seat } traci { $count ->
    [one] { $count } kolonistę.
   *[other] { $count } kolonistów.
}
log-sent-away = { $seat } wysyła wodza gracza { $owner } do krainy { $province }.
log-guessed = { $seat } zgaduje, że najważniejszą krainą gracza { $about } jest { $city }: { $right ->
    [true] trafnie.
   *[false] błędnie.
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

group-cities = Wszystkie krainy
group-provinces = Wszystkie krainy
group-targets = Wszyscy koloniści
group-own = Wszyscy twoi koloniści

why-no-supply = W twoich zasobach nie ma już kolonistów.
why-two = Masz już dwóch kolonistów w krainie { $city }; więcej nie wolno.
why-alone = Twój kolonista jest sam w krainie { $city }: drugi wymaga tam przeciwnika.
why-full = Kraina { $city } jest pełna: mieszka tam czterech kolonistów.
why-must-leave = Najpierw twój wódz musi opuścić wulkan.
why-no-muster = Tam, gdzie stoi twój wódz, nikt nie może się osiedlić.
why-no-exchange = Żadna wymiana nie jest możliwa: nikt nie może mieć potem w krainie więcej niż dwóch kolonistów.
why-no-bribe = Żaden przeciwnik nie ma kolonisty w krainie, w której masz mniej niż dwóch.
why-no-expel = Żaden przeciwnik nie ma kolonisty na planszy.
why-province-written = { $city } jest już na twojej liście.
why-not-here = Twój wódz stoi w krainie { $province }; tylko tam możesz osiedlać.
why-stays = Wódz już stoi w krainie { $province } i musi się ruszyć.
why-plague-there = W krainie { $province } też jest zaraza.
why-own = To twój własny kolonista.
why-none-there = Nie masz w krainie { $city } kolonisty, którego można oddać.
why-no-gift = Nie masz kolonisty, którego { $seat } może za niego dostać.

label-led = Krainy z samodzielną przewagą
label-led-counted = { $count ->
    [one] Kraina z samodzielną przewagą
    [few] Krainy z samodzielną przewagą
   *[other] Krain z samodzielną przewagą
}
label-winner = Włada krainą
label-modifier = Wódz w krainie { $city }
note-supply = Koloniści, których można jeszcze osiedlić; zdjęci z planszy wracają tutaj.
note-led = Krainy z większą liczbą kolonistów niż ktokolwiek inny; przewaga dzielona: { $shared }.
note-busy = Koloniści tam osiedleni lub próby ich osiedlenia: wskazówka co do celów.
row-absent = Nie masz kolonisty w krainie { $city }.
row-behind = { $seat } ma więcej kolonistów w krainie { $city }.
row-alone = Samodzielna przewaga w krainie { $city }: pełna wartość.
reckoning-led = Według liczby krain z samodzielną przewagą, potem dzieloną.

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
