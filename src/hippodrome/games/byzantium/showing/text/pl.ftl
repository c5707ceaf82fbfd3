title = Byzantium
tagline = Poprowadź armię Cesarza i armię Kalifa i zachowaj między nimi równowagę, gdy upada imperium.
credit = Autor: Martin Wallace, wydawca: Warfrog, 2005.

# --- rzeczy
thing-byzantine = bizantyjski
thing-arab = arabski
thing-persian = perski
thing-bulgar = bułgarski
thing-elite = Elita
thing-main = Siły Główne
thing-levy = Garnizon
thing-move = Tabory
thing-pool = Pula Kostek
thing-losses = Straty
thing-byzantine-elite = Elita Bizancjum
thing-byzantine-main = Siły Główne Bizancjum
thing-byzantine-levy = Garnizon Bizancjum
thing-byzantine-move = Tabory Bizancjum
thing-arab-elite = Elita Arabów
thing-arab-main = Siły Główne Arabów
thing-arab-levy = Garnizon Arabów
thing-arab-move = Tabory Arabów
thing-byzantine-army = Armia Bizancjum
thing-arab-army = Armia Arabów
thing-bulgar-force = Bułgarzy
thing-church = kościół
thing-mosque = meczet
thing-emperor = Cesarz
thing-caliph = Kalif
thing-bulgars = Bułgarzy
thing-fortify = umocnienia
thing-grow_byzantine = rozbudowa miasta Bizancjum
thing-grow_arab = rozbudowa miasta Arabów
thing-civil_war_byzantine = wojna domowa w Bizancjum
thing-civil_war_arab = wojna domowa Arabów
thing-fleet_byzantine = flota bizantyjska
thing-guard = gwardia
thing-no-cube = brak
thing-fleet_arab = flota arabska

# --- słowa
word-control = Przejmij kontrolę nad miastem
word-reinforce = Powiększ wojska
word-tax = Pobierz podatki
word-build-church = Zbuduj kościół
word-build-mosque = Zbuduj meczet
word-bulgars = Wezwij Bułgarów
word-fortify = Umocnij miasto
word-grow-byzantine = Rozbuduj miasto bizantyjskie
word-grow-arab = Rozbuduj miasto arabskie
word-emperor = Zostań Cesarzem
word-caliph = Zostań Kalifem
word-civil-war-byzantine = Wojna domowa w Bizancjum
word-civil-war-arab = Wojna domowa Arabów
word-fleet-byzantine = Obejmij flotę bizantyjską
word-fleet-arab = Obejmij flotę arabską
word-move-byzantine = Rusz Armię Bizancjum
word-move-arab = Rusz Armię Arabów
word-pass = Pas
word-stop = Zatrzymaj się
word-intervene = Przeszkodź
word-let-pass = Przepuść
word-go-on = Płyń mimo to
word-withdraw = Cofnij ruch
word-retreat = Odwrót
word-fight = Zostań i walcz
word-levy = Użyj Garnizonu
word-no-levy = Oszczędź Garnizon
word-block = Zablokuj odwrót
word-by-land = Lądem
word-by-sea = Morzem
word-strengthen = Jeszcze raz wzmocnij Bułgarów
word-into = Na pole: { $box }
word-from = Skąd: { $source }
word-lose = Strata z pola: { $box }
word-for = Skarbiec { $side }
word-against = Walcz: { $seat }
word-amount = { $count }
word-city = { $city }

# --- pytania
prompt-action = Tura { $round }: wykonaj jedną akcję.
prompt-control = Nad którym miastem przejmujesz kontrolę?
prompt-source = Skąd pochodzi kostka? Z Puli za darmo, inaczej za { $price ->
    [one] { $price } bizanta
    [few] { $price } bizanty
   *[many] { $price } bizantów
} (skarbiec { $side }).
prompt-reinforce = Na które pole? { $count ->
    [one] Jeszcze jedna kostka.
    [few] Najwyżej { $count } kostki.
   *[many] Najwyżej { $count } kostek.
}
prompt-tax = Ile kostek z Puli idzie na pole podatków? Każda daje { $price ->
    [one] { $price } bizanta.
    [few] { $price } bizanty.
   *[many] { $price } bizantów.
}
prompt-share = Ile bizantów (z { $count }) idzie do skarbca Bizancjum? Reszta do arabskiego.
prompt-pass = Twoje Straty są puste. Która kostka idzie na pole pasa?
prompt-enter = { $force }: w którym mieście wchodzi do gry?
prompt-march = { $force } (miasto: { $city }): dokąd?
prompt-march-on = { $force }, miasto { $city }: dalej drugim połączeniem czy zostać?
prompt-march-via = { $force } idzie do miasta { $city }: przez które miasto?
prompt-blocked = Flota zamyka drogę morską. { $force }, miasto { $city }: odwrót lądem czy zostać i walczyć?
prompt-fleet = { $seat } chce płynąć między miastami { $origin } i { $city }. Czy flota bizantyjska przeszkadza?
prompt-press-on = Flota przeszkadza: droga kosztuje teraz { $count } z Taborów. Płyniesz?
prompt-civil-war = Zatrzymać się (miasto: { $city }) czy zacząć tam wojnę domową?
prompt-fortify = Które ze swoich miast umacniasz?
prompt-grow = Które miasto się rozbudowuje?
prompt-bulgars = Jeszcze raz wzmocnić Bułgarów, czy które miasto atakują?
prompt-source-bulgars = Skąd pochodzi kostka? Z Puli za darmo, inaczej za { $price ->
    [one] { $price } bizanta.
    [few] { $price } bizanty.
   *[many] { $price } bizantów.
}
prompt-treasury = Który skarbiec płaci?
prompt-stand = { $seat } atakuje miasto { $city } ({ $force }). Twoja armia wycofuje się czy walczy?
prompt-opponent = Miasta { $city } broni kilka armii. Z kim walczysz najpierw?
prompt-lose = { $force }: { $count ->
    [one] wybierz kostkę do stracenia.
    [few] wybierz { $count } kostki do stracenia, jedną po drugiej.
   *[many] wybierz { $count } kostek do stracenia, jedną po drugiej.
}
prompt-levy = { $seat } atakuje miasto { $city } ({ $force }). Czy Twój Garnizon walczy?
prompt-goal = { $force } opuszcza miasto { $city }. Dokąd? { $count ->
    [0] Po drodze nic nie ginie.
    [one] Po drodze ginie jedna kostka.
    [few] Po drodze giną { $count } kostki.
   *[many] Po drodze ginie { $count } kostek.
}
prompt-way = Cel: { $city }. Lądem czy morzem?
prompt-block = { $seat } chce wycofać się morzem: z miasta { $city } do miasta { $goal }. Czy flota to blokuje?
prompt-give-city = Pula jest pusta, za mało pieniędzy: którą kostkę armii kładziesz na mieście?
prompt-give-losses = A która kostka armii idzie do Strat?
prompt-unpaid = Na utrzymanie { $count ->
    [one] brakuje jednego bizanta
   *[other] brakuje bizantów: { $count }
}. Ile kostek zostaje bez zapłaty i opuszcza grę ({ $box })?

# --- dziennik
log-round-began = Tura { $round } z { $rounds }. Zaczyna { $seat }.
log-cube-taken = { $price ->
    [0] { $seat } bierze kostkę (skąd: { $source }).
    [one] { $seat } płaci { $price } bizanta (skarbiec { $side }) za kostkę (skąd: { $source }).
    [few] { $seat } płaci { $price } bizanty (skarbiec { $side }) za kostkę (skąd: { $source }).
   *[many] { $seat } płaci { $price } bizantów (skarbiec { $side }) za kostkę (skąd: { $source }).
}
log-controlled = { $seat } przejmuje kontrolę, miasto { $city }: +{ $points } { $track }.
log-placed = Armia Bizancjum gracza { $seat } pojawia się w mieście { $city }.
log-reinforced = { $seat } kładzie kostkę na pole: { $box }.
log-taxed = { $seat } pobiera podatki, kostki: { $cubes ->
    [one] { $cubes }
   *[other] { $cubes }
}. Bizanty: { $byzantine } do skarbca Bizancjum, { $arab } do arabskiego.
log-built = { $price ->
    [0] { $seat } buduje { $temple }: +{ $points } { $track }.
   *[other] { $seat } buduje { $temple } za { $price } bizantów: +{ $points } { $track }.
}
log-grew = { $seat } rozbudowuje miasto { $city }, znaczniki: { $markers }.
log-fortified = { $seat } umacnia miasto { $city }.
log-crowned = { $seat } to w tej turze { $office }: +{ $points } { $track }.
log-commanded = { $seat } obejmuje komendę: { $fleet }.
log-rebelled = { $seat } zaczyna wojnę domową w mieście { $city }.
log-entered = { $force } gracza { $seat } wchodzi do gry w mieście { $city }.
log-marched = { $force } gracza { $seat }: { $origin } – { $city }, Tabory: { $cubes ->
    [one] { $cubes }
   *[other] { $cubes }
}.
log-announced = { $force } gracza { $seat } ma iść z miasta { $origin } do miasta { $city }.
log-intervened = { $seat } wysyła flotę bizantyjską między miasta { $origin } i { $city }.
log-let-through = { $seat } przepuszcza armię między miastami { $origin } i { $city }.
log-barred = { $seat } wysyła flotę bizantyjską między miasta { $origin } i { $city }: przeciw graczowi { $runner } ({ $force }).
log-let-sail = { $seat } przepuszcza między miastami { $origin } i { $city }: { $runner } ({ $force }).
log-withdrew = { $seat } cofa ruch.
log-fleet-shot = Flota bizantyjska gracza { $seat } strzela: { $dice }. Trafienia: { $hits }.
log-halted = { $force } gracza { $seat } ma za mało kostek w Taborach i zostaje w mieście { $city }.
log-lost = { $force } gracza { $seat } traci: { $cubes }.
log-dissolved = { $force } gracza { $seat } w mieście { $city } nie ma już kostek i znika.
log-attacked = { $seat } atakuje miasto { $city }: { $force }.
log-stood = { $force } gracza { $seat } zostaje w mieście { $city } i walczy.
log-retreated = { $force } gracza { $seat } wycofuje się z miasta { $city } do miasta { $goal }. Straty po drodze: { $toll }.
log-blocked = { $seat } blokuje odwrót morzem gracza { $runner }.
log-let-retreat = { $seat } przepuszcza morzem armię gracza { $runner }.
log-voided = { $seat } nie znajduje drogi z miasta { $city }.
log-destroyed = { $force } gracza { $seat } nie może opuścić miasta { $city } i zostaje zniszczona.
log-battle = Bitwa o miasto { $city }: { $seat } ({ $force }) rzuca { $dice }, trafienia: { $hits }; { $defender } ({ $defence }) rzuca { $defender_dice }, trafienia: { $defender_hits }.
log-bulgar-battle = Bitwa o miasto { $city }: { $seat } ({ $force }) rzuca { $dice }, trafienia: { $hits }; Bułgarzy rzucają { $defender_dice }, trafienia: { $defender_hits }.
log-battle-decided = { $won ->
    [true] { $seat } wygrywa bitwę o miasto { $city }: { $strength } przeciw { $resistance }.
   *[other] { $seat } przegrywa bitwę o miasto { $city }: { $strength } przeciw { $resistance }.
}
log-levy-called = { $seat } wzywa Garnizon miasta { $city }.
log-levy-spared = { $seat } oszczędza Garnizon miasta { $city }.
log-levy-lost = Garnizon gracza { $seat } traci kostki: { $cubes }.
log-bulgars-lost = Bułgarzy tracą kostki: { $cubes }; zostaje { $left }.
log-besieged = Oblężenie, miasto { $city }, { $seat } ({ $force }): miasto rzuca { $dice }, trafienia: { $hits }, stracone kostki: { $losses }.
log-siege-failed = Oblężenie miasta { $city } się nie udaje: { $strength } przeciw { $defence }.
log-conquered = { $seat } ({ $force }) zdobywa miasto { $city }, znaczniki: { $markers }. +{ $points } { $track }{ $plunder }.
log-sacrificed = { $seat } oddaje dwie kostki armii, by utrzymać miasto { $city }. Na miasto: { $placed }; stracona: { $lost }.
log-capital-fell = Konstantynopol upada, zdobywa go { $seat } ({ $force }): +{ $points } PZ Arabów.
log-bulgars-grew = { $seat } wzmacnia Bułgarów o { $cubes }; teraz { $total }.
log-passed = { $starts_next ->
    [true] { $seat } pasuje jako pierwszy gracz i rozpocznie następną turę. Kostka pasa: { $source }.
   *[other] { $seat } pasuje. Kostka pasa: { $source }.
}
log-income = Dochód gracza { $seat }: Bizancjum { $byzantine }, Arabowie { $arab }.
log-upkeep = { $seat } płaci utrzymanie (skarbiec { $side }): { $paid }.
log-unpaid = { $seat } nie może opłacić wszystkiego (skarbiec { $side }). Poza grę: { $cubes }; za każdą kostkę 1 { $track } mniej.
log-refitted = { $seat } zabiera kostki do Puli: { $cubes }.
log-scored = { $seat } liczy miasta: +{ $byzantine } PZ Bizancjum, +{ $arab } PZ Arabów.
track-byzantine = PZ Bizancjum
track-arab = PZ Arabów
track-none = PZ
counted = { $thing } { $count }
plunder-byzantine = , bizanty do skarbca Bizancjum: +{ $count }
plunder-arab = , bizanty do skarbca Arabów: +{ $count }
plunder-none = , bizanty: +{ $count }
log-ended = Koniec gry. Wyniki: { $scores }. Najlepiej: { $winners }.

# --- opcje
option-two_player_passing = Pasowanie we dwoje
option-two_player_passing-help = Jak długo we dwoje gra drugi gracz, gdy pierwszy spasował?
option-two_player_passing-extended = póki Pula nie jest pusta
option-two_player_passing-standard = jeszcze jedna akcja
option-elite_limit = Kostki Elity przy powiększaniu wojsk
option-elite_limit-help = Ile z najwyżej trzech kostek jednej akcji wolno położyć na polach Elity?
option-elite_limit-per_action = jedną łącznie
option-elite_limit-per_box = po jednej na stronę
option-army_entry = Gdzie armie wchodzą do gry
option-army_entry-help = Miasta, w których może wejść armia spoza planszy.
option-army_entry-any_city = każde miasto jej strony
option-army_entry-controlled_city = tylko miasta przez kogoś kontrolowane
option-civil_war_targets = Wojna domowa przeciw
option-civil_war_targets-help = Które miasta własnej strony może atakować armia w wojnie domowej?
option-civil_war_targets-not_own = wszystkim oprócz własnych
option-civil_war_targets-other_player = tylko miastom innych graczy
option-fleet_dice = Kości floty bizantyjskiej
option-fleet_dice-help = Czy dodatkowa kostka za drugie połączenie liczy się do rzutu floty?
option-fleet_dice-sea_cost = tylko koszt szlaku morskiego
option-fleet_dice-all_cubes = wszystkie wydane kostki
option-blocked_attacker = Pokonany napastnik z zablokowaną drogą powrotną
option-blocked_attacker-help = Napastnik przybył morzem, przegrał, a flota blokuje powrót.
option-blocked_attacker-destroyed = zostaje zniszczony
option-blocked_attacker-reroute = może wycofać się lądem
option-virtual_sea_retreat = Odwrót z Konstantynopola na każde wybrzeże
option-virtual_sea_retreat-help = Armia Bizancjum może wycofać się z Konstantynopola do każdego miasta nad morzem, tak jak może tam popłynąć.
option-bulgar_self_attack = Bułgarzy mogą atakować własne miasta
option-bulgar_self_attack-help = Wolno posłać Bułgarów przeciw miastom, które kontrolujesz, i przeciw swoim armiom.
option-capital_plunder = Łupy w Konstantynopolu
option-capital_plunder-help = Bizanty dla Armii Arabów, która zdobędzie stolicę; liczą się tylko przy remisie.
option-capital_plunder-5 = 5 bizantów
option-capital_plunder-0 = brak
option-fall_tiebreak = Remis po upadku Konstantynopola
option-fall_tiebreak-help = Czy przy remisie liczą się punkty, miasta i pieniądze Bizancjum?
option-fall_tiebreak-both_sides = liczą się obie strony
option-fall_tiebreak-arab_only = liczy się tylko strona arabska
option-march = Ruch
option-march-help = Armia może przejść dwa połączenia. Gdzie flota bizantyjska może odpowiedzieć, o drugim decyduje się po przebyciu pierwszego albo całą drogę podaje się z góry.
option-march-link_by_link = połączenie po połączeniu
option-march-whole_path = cała droga naraz
option-blocked_retreat = Zablokowany odwrót morzem
option-blocked_retreat-help = Armia chce wycofać się morzem, flota bizantyjska ją blokuje, ale jest droga lądem.
option-blocked_retreat-ask = właściciel decyduje ponownie
option-blocked_retreat-by_land = idzie lądem
option-board = Plansza
option-board-help = Mapa, na której toczy się gra. Kto ma grę drukowaną, może dodać poprawioną.
option-board-delivered = dołączona

# --- napisy
label-round = Tura { $round } z { $rounds }
label-bulgars = Bułgarzy
label-spaces = Akcje Specjalne
label-track = Tor punktów ({ $side })
label-result = Wynik
label-treasury = Skarbiec
label-army = Armia
label-off-board = poza planszą
label-strength = Siła
label-guard = gwardia
label-passed = pas
label-fortifications = Umocnienia
label-church = Kościoły
label-mosque = Meczety
label-tax = Podatki
label-pass = Pole pasa
label-removed = Poza grą
label-markers = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
}
label-controlled = kontroluje { $seat }
label-fortified = umocnione
label-uncontrolled = niekontrolowane
label-armies = Armie: { $seats }
label-odds = { $force } gracza { $seat }: może przyjść, oblężenie { $percent } %
label-own-board = Twoja Karta Wojsk
label-players = Gracze
label-cities = Miasta
label-last-battle = Ostatnia bitwa
label-attacker = Napastnik
label-defender = Obrońca
label-hits = Trafienia: { $count }
space-bulgars = Bułgarzy
space-fortify = Umocnienia
space-grow = Rozbudowa
space-emperor = Cesarz
space-caliph = Kalif
space-civil-war = Wojna domowa
space-fleet = Flota
