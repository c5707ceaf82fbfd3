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
word-control = Przejmij kontrolę
word-reinforce = Powiększ wojska
word-tax = Pobierz podatki
word-build-church = Zbuduj kościół
word-build-mosque = Zbuduj meczet
word-bulgars = Wezwij Bułgarów
word-fortify = Umocnij miasto
word-grow-byzantine = Rozbudowa (Biz.)
word-grow-arab = Rozbudowa (Arab.)
word-emperor = Zostań Cesarzem
word-caliph = Zostań Kalifem
word-civil-war-byzantine = Wojna domowa (Biz.)
word-civil-war-arab = Wojna domowa (Arab.)
word-fleet-byzantine = Flota (Biz.)
word-fleet-arab = Flota (Arab.)
word-move-byzantine = Marsz (Biz.)
word-move-arab = Marsz (Arab.)
word-pass = Pas
word-stop = Zatrzymaj się
word-intervene = Przeszkodź
word-let-pass = Przepuść
word-go-on = Płyń mimo to
word-withdraw = Cofnij ruch
word-link-by-link = Idź krok po kroku
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
word-for = Skarbiec ({ $side })
word-against = Walcz: { $seat }
word-amount = { $count }
word-city = { $city }

# --- pytania
prompt-action = Tura { $round }: wykonaj jedną akcję.
prompt-control = Nad którym miastem przejmujesz kontrolę?
cube-price = { $price ->
    [one] { $price } bizant
    [few] { $price } bizanty
   *[many] { $price } bizantów
}
prompt-source = Która kostka do tej akcji? Z Puli za darmo, inaczej { cube-price } (skarbiec { $side }).
prompt-source-bought = Która kostka do tej akcji? Kosztuje { cube-price } (skarbiec { $side }).
prompt-source-conquest = Która kostka utrzyma zdobyte miasto? Z Puli za darmo, inaczej { cube-price } (skarbiec { $side }).
prompt-source-conquest-bought = Która kostka utrzyma zdobyte miasto? Kosztuje { cube-price } (skarbiec { $side }).
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
prompt-enter = { $force }: w którym mieście ma wejść do gry?
prompt-march = { $force } stoi w mieście { $city }. Dokąd idzie?
prompt-march-on = { $force } stoi w mieście { $city }. Iść dalej drugim połączeniem czy zostać?
prompt-march-via = { $force } idzie do miasta { $city }. Przez które miasto?
prompt-march-first = { $force } stoi w mieście { $city }. Którym połączeniem najpierw?
prompt-blocked = Flota zamyka morze. Odwrót lądem czy walka na miejscu? ({ $force }, { $city })
prompt-fleet = { $seat } chce płynąć między miastami { $origin } i { $city }. Czy twoja flota interweniuje?
prompt-press-on = Flota interweniuje: droga kosztuje teraz { $count ->
    [one] { $count } kostkę
    [few] { $count } kostki
   *[many] { $count } kostek
} z Taborów. Płyniesz?
prompt-civil-war = Zatrzymać się w mieście { $city } czy zacząć tam wojnę domową?
prompt-fortify = Które ze swoich miast umacniasz?
prompt-grow = Które miasto się rozbudowuje?
prompt-bulgars = Które miasto atakują Bułgarzy, a może rosną jeszcze raz?
prompt-source-bulgars = Która kostka wzywa Bułgarów? Z Puli za darmo, inaczej { cube-price }.
prompt-source-bulgars-bought = Która kostka wzywa Bułgarów? Kosztuje { cube-price }.
prompt-treasury = Który skarbiec płaci?
prompt-stand = { $seat } atakuje miasto { $city } ({ $force }). Odwrót czy walka?
prompt-opponent = Miasta { $city } broni kilka armii. Z kim walczysz najpierw?
prompt-lose = { $force }: { $count ->
    [one] wybierz kostkę do stracenia.
    [few] wybierz { $count } kostki do stracenia, jedną po drugiej.
   *[many] wybierz { $count } kostek do stracenia, jedną po drugiej.
}
prompt-levy = { $seat } atakuje miasto { $city } ({ $force }). Czy twój Garnizon walczy?
prompt-goal = { $force } opuszcza miasto { $city }. Dokąd? { $count ->
    [0] Po drodze nic nie ginie.
    [one] Po drodze ginie jedna kostka.
    [few] Po drodze giną { $count } kostki.
   *[many] Po drodze ginie { $count } kostek.
}
prompt-way = Do miasta { $city } lądem czy morzem?
prompt-block = { $seat } chce wycofać się morzem z miasta { $city } do miasta { $goal }. Czy twoja flota blokuje drogę?
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
log-controlled = { $seat } przejmuje kontrolę nad miastem { $city }: +{ $points } { $track }.
log-placed = Armia Bizancjum gracza { $seat } pojawia się w mieście { $city }.
log-reinforced = { $seat } kładzie kostkę na pole: { $box }.
log-taxed = { $seat } pobiera podatki, kostki: { $cubes }. Bizanty: { $byzantine ->
    [0] { $arab } do skarbca Arabów.
   *[other] { $byzantine } do skarbca Bizancjum{ $arab ->
        [0] {""}
       *[other] , { $arab } do arabskiego
    }.
}
log-built = { $price ->
    [0] { $seat } buduje { $temple }: +{ $points } { $track }.
   *[other] { $seat } buduje { $temple } za { $price } bizantów: +{ $points } { $track }.
}
log-grew = { $seat } rozbudowuje miasto { $city }, znaczniki: { $markers }.
log-fortified = { $seat } umacnia miasto { $city }.
log-crowned = { $seat } to w tej turze { $office }: +{ $points } { $track }.
log-commanded = { $seat } obejmuje dowództwo: { $fleet }.
log-rebelled = { $seat } zaczyna wojnę domową w mieście { $city }.
log-entered = { $force } gracza { $seat } wchodzi do gry w mieście { $city }.
log-marched = { $force } gracza { $seat } idzie z miasta { $origin } do miasta { $city } (Tabory: { $cubes }).
log-announced = { $force } gracza { $seat } wyrusza z miasta { $origin } do miasta { $city }.
log-intervened = { $seat } wysyła flotę bizantyjską między miasta { $origin } i { $city }.
log-let-through = { $seat } przepuszcza armię między miastami { $origin } i { $city }.
log-barred = { $seat } wysyła flotę bizantyjską między miasta { $origin } i { $city }: przeciw graczowi { $runner } ({ $force }).
log-let-sail = { $seat } przepuszcza między miastami { $origin } i { $city }: { $runner } ({ $force }).
log-withdrew = { $seat } cofa marsz.
log-fleet-shot = Flota bizantyjska gracza { $seat } strzela: { $dice }. Trafienia: { $hits }.
log-halted = { $force } gracza { $seat } ma za mało kostek w Taborach i zostaje w mieście { $city }.
log-lost = { $force } gracza { $seat } traci: { $cubes }.
log-dissolved = { $force } gracza { $seat } w mieście { $city } nie ma już kostek i znika.
log-attacked = { $seat } atakuje miasto { $city } ({ $force }).
log-stood = { $force } gracza { $seat } zostaje w mieście { $city } i walczy.
log-retreated = { $force } gracza { $seat } wycofuje się z miasta { $city } do miasta { $goal }. { $toll ->
    [0] Po drodze obywa się bez strat.
   *[other] Straty po drodze: { $toll }.
}
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
log-besieged = Oblężenie miasta { $city }, atakuje { $seat } ({ $force }): miasto rzuca { $dice }, trafienia: { $hits }, stracone kostki: { $losses }.
log-siege-failed = Oblężenie miasta { $city } się nie udaje: { $strength } przeciw { $defence }.
log-conquered = { $seat } ({ $force }) zdobywa miasto { $city }, znaczniki: { $markers }. { $points ->
    [0] Bez PZ.
   *[other] +{ $points } { $track }{ $plunder }.
}
log-sacrificed = { $seat } oddaje dwie kostki armii, by utrzymać miasto { $city }. Na miasto: { $placed }; stracona: { $lost }.
log-capital-fell = Konstantynopol upada, zdobywa go { $seat } ({ $force }): +{ $points } PZ Arabów.
log-bulgars-grew = { $seat } wzmacnia Bułgarów o { $cubes }; teraz { $total }.
log-passed = { $starts_next ->
    [true] { $seat } pasuje jako pierwszy gracz i rozpocznie następną turę. Kostka pasa: { $source }.
   *[other] { $seat } pasuje. Kostka pasa: { $source }.
}
log-income = Dochód gracza { $seat }: Bizancjum { $byzantine }, Arabowie { $arab }.
log-upkeep = { $seat } płaci utrzymanie (skarbiec { $side }): { $paid }.
log-unpaid = { $seat } nie może opłacić wszystkiego (skarbiec { $side }). Poza grę: { $cubes }; za każdą kostkę −1 { $track }.
log-refitted = { $seat } zabiera kostki do Puli: { $cubes }.
log-scored = { $seat } liczy miasta: { $byzantine ->
    [0] { $arab ->
        [0] bez PZ.
       *[other] +{ $arab } PZ Arabów.
    }
   *[other] { $arab ->
        [0] +{ $byzantine } PZ Bizancjum.
       *[other] +{ $byzantine } PZ Bizancjum, +{ $arab } PZ Arabów.
    }
}
track-byzantine = PZ Bizancjum
track-arab = PZ Arabów
track-none = PZ
counted = { $thing } { $count }
plunder-byzantine = , bizanty do skarbca Bizancjum: +{ $count }
plunder-arab = , bizanty do skarbca Arabów: +{ $count }
plunder-none = , bizanty: +{ $count }
log-ended = Koniec gry. Wyniki: { $scores }. Zwycięstwo: { $winners }.

# --- opcje
option-two_player_passing = Pasowanie we dwoje
option-two_player_passing-help = Jak długo we dwoje może grać druga osoba, gdy pierwsza spasuje?
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
option-march-help = Armia może przejść dwa połączenia. Podajesz cel albo idziesz krok po kroku; gdzie może interweniować flota bizantyjska, o drugim połączeniu decydujesz po przebyciu pierwszego. Albo całą drogę podaje się z góry.
option-march-link_by_link = połączenie po połączeniu
option-march-whole_path = cała droga naraz
option-blocked_retreat = Zablokowany odwrót morzem
option-blocked_retreat-help = Armia chce wycofać się morzem, flota bizantyjska ją blokuje, ale jest droga lądem.
option-blocked_retreat-ask = właściciel decyduje ponownie
option-blocked_retreat-by_land = idzie lądem
option-board = Plansza
option-board-help = Mapa, na której toczy się gra. Kto ma grę drukowaną, może dodać poprawioną.
option-board-delivered = standardowa

# --- napisy
label-bulgars = Bułgarzy
label-spaces = Akcje Specjalne
label-result = Wynik
label-treasury = Skarbiec
label-guard = Gwardia
label-passed = pas
label-church = Kościoły
label-mosque = Meczety
label-removed = Poza grą
label-controlled = kontroluje { $seat }
label-fortified = umocnione
label-armies = Armie: { $seats }
label-odds = { $force } gracza { $seat } może zaatakować: { $percent } %
label-cities = Miasta
label-attacker = Napastnik
label-defender = Obrońca
label-hits = Trafienia: { $count }
label-value = wartość { $count }
label-bulgar-force = Bułgarzy za granicą: { $count }
label-dice-of = Ostatnie kości: { $city }

# === parts: co stoi na stronie stołu

# --- co robią odpowiedzi
does-control = Kładziesz kostkę na mieście, którego nikt nie kontroluje, i od razu dostajesz punkty za jego wartość.
does-reinforce = Od jednej do trzech kostek trafia na twoje pola; z Puli za darmo, inne po 3 bizanty.
does-tax = Raz na turę: każda kostka z Puli daje 2 bizanty, które dzielisz dowolnie między skarbce.
does-build-church = Kostka i 6 bizantów Bizancjum: 2 punkty Bizancjum. Kostka zostaje tam do końca gry.
does-build-mosque = Kostka i 6 bizantów Arabów: 2 punkty Arabów. Kostka zostaje tam do końca gry.
does-bulgars = Dwóch Bułgarów więcej; potem atakują wybrane przez ciebie miasto albo rosną jeszcze o dwóch.
does-fortify = Wieża zastępuje twoją kostkę kontroli: obrona +1. Kostka trafia do Strat.
does-grow-byzantine = Miasto bizantyjskie dostaje znacznik: więcej dochodu, punktów i obrony. Najwyżej trzy.
does-grow-arab = Miasto arabskie dostaje znacznik: więcej dochodu, punktów i obrony. Najwyżej trzy.
does-emperor = 2 punkty Bizancjum i purpurowa gwardia do twojej Elity; w tej turze twój Garnizon może bronić Konstantynopola.
does-caliph = 2 punkty Arabów i biała gwardia do twojej Elity do końca tury.
does-civil-war-byzantine = Twoja Armia Bizancjum atakuje bizantyjskie miasto, w którym stoi.
does-civil-war-arab = Twoja Armia Arabów atakuje arabskie miasto, w którym stoi.
does-fleet-byzantine = W tej turze możesz podwajać koszt arabskich rejsów, strzelać do nich i blokować odwroty morzem.
does-fleet-arab = W tej turze twoja Armia Arabów płaci za morze połowę.
does-move-byzantine = Twoja Armia Bizancjum wchodzi na planszę albo idzie jednym lub dwoma połączeniami; obce miasto atakuje.
does-move-arab = Twoja Armia Arabów wchodzi na planszę albo idzie jednym lub dwoma połączeniami; obce miasto atakuje.
does-pass = Kończysz tę turę. Stracona kostka idzie na pole pasa i wraca do Puli; kto pasuje pierwszy, zaczyna następną turę.
does-stop = Armia zostaje tutaj: jej marsz się kończy.
does-intervene = Przeprawa kosztuje podwójnie, a twoje okręty strzelają: kość za każdą kostkę, którą kosztuje szlak morski.
does-let-pass = Twoja flota nic nie robi; armia płynie za zwykłą cenę.
does-go-on = Płacisz podwójnie i płyniesz pod ostrzałem floty.
does-withdraw = Nic nie zapłacono; możesz wybrać inną akcję.
does-link-by-link = Wybierz pierwsze połączenie, potem idź dalej albo zostań. Tak dotrzesz do sąsiedniego miasta także przez inne: to droższe, ale pokonana armia wraca do miasta po drodze.
does-retreat = Twoja armia odchodzi przed rzutem; każde obce miasto po drodze kosztuje kostkę.
does-fight = Obie strony rzucają naraz; remis jest twój. Kto przegra, musi odejść.
does-levy = Twój Garnizon walczy przed oblężeniem: kość za każdą kostkę, najwyżej trzy.
does-no-levy = Miasto broni się samymi murami; twój Garnizon jest oszczędzony.
does-block = Wszystkie połączenia morskie są zamknięte dla tego odwrotu.
does-by-land = Armia idzie lądem; żadna flota jej nie zatrzyma.
does-by-sea = Armia płynie morzem; flota może ją zatrzymać.
does-strengthen = Dwóch Bułgarów więcej, a teraz nikogo nie atakują.
does-for = Bizanty pochodzą z tego skarbca.
does-into = Kostka trafia na to pole: { $box }.
does-into-elite = W bitwie kość za każdą kostkę, bez limitu. Utrzymanie { $price } na turę.
does-into-main = Siła armii; do trzech rzuca kośćmi. Utrzymanie { $price } na turę.
does-into-levy = Broni twoich miast tej strony; nigdy nie maszeruje. Utrzymanie { $price } na turę.
does-into-move = Płaci za marsze i przyjmuje trafienia. Utrzymanie { $price } na turę.
does-from = Kostka pochodzi stąd: { $source }.
does-from-pool = Za darmo.
does-from-losses = Stracona kostka wraca do gry.
does-lose = Jedna kostka idzie do twoich Strat: { $box }.
does-lose-elite = Siła −1 i o kość mniej w następnej bitwie.
does-lose-main = Siła −1.
does-lose-move = Siła zostaje; na marsze zostaje mniej.
does-lose-levy = Ginie kostka Garnizonu.
does-against = Z tą armią walczysz najpierw; po stratach musisz mieć większą siłę niż ona.
does-amount = Tyle: { $count }.
does-city = Wybierasz: { $city }.

# --- co dzieje się w miastach i z kostkami
do-control = Przejmij: { $city }
does-control-first = Twoje pierwsze miasto bizantyjskie: pojawia się tam twoja Armia Bizancjum.
do-march = Marsz: { $city }
does-march = Twoja armia idzie tam i może zostać albo zacząć wojnę domową.
do-sail = Rejs: { $city }
does-sail = Twoja armia płynie przez morze.
do-attack = Atak: { $city }
does-attack = Najpierw obrońcy, potem mury. Szansa liczona tak, jakby wszyscy walczyli.
does-by-way = Dwa połączenia, przez: { $via }.
does-by-ways = Dwa połączenia, przez: { $via }. Wybierasz, którędy.
do-enter = Wejście: { $city }
does-enter = Wejście jest za darmo; stamtąd może maszerować.
do-via = Przez: { $city }
does-via = Pobita armia wróci tutaj.
do-first = Najpierw { $city }
does-first = Gdy armia tam dotrze, wybierasz znowu: dalej albo postój.
do-goal = Odwrót: { $city }
does-goal = Najbliższe przyjazne miasto; każde obce po drodze kosztuje kostkę.
do-grow = Rozbuduj: { $city }
does-grow = Jeden znacznik więcej, bez względu na to, kto kontroluje miasto.
do-fortify = Umocnij: { $city }
do-raid = Bułgarzy atakują: { $city }
does-raid = Walczą za ciebie; punkty są dla strony, która nie była atakowana.
do-enough = Dość
does-enough = Nie dokładasz więcej kostek w tej akcji.
do-tax = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
   *[many] { $count } kostek
}
does-tax-with = { $bezants ->
    [few] { $bezants } bizanty
   *[many] { $bezants } bizantów
}; kostki wracają na koniec tury.
do-share = { $byzantine } biz. · { $arab } arab.
does-share = W skarbcach będzie wtedy { $byzantine } (Bizancjum) i { $arab } (Arabowie).
do-unpaid = Bez zapłaty: { $count }
does-unpaid = { $box }: tyle kostek wychodzi z gry, każda kosztuje punkt.

# --- dlaczego nie
why-tax-again = W tej turze podatki są już pobrane.
why-tax-pool = Twoja Pula jest pusta; podatki dają tylko jej kostki.
why-build-byzantine = To kosztuje { $price } bizantów; w skarbcu Bizancjum masz { $purse }.
why-build-arab = To kosztuje { $price } bizantów; w skarbcu Arabów masz { $purse }.
why-build-cube = Twoja Pula jest pusta: z kupioną kostką to { $price } bizantów.
why-control-none = Każde miasto jest już kontrolowane.
why-no-cube = Twoja Pula jest pusta, a brakuje { $price } bizantów na inną kostkę.
why-no-cube-byzantine = Twoja Pula jest pusta, a w skarbcu Bizancjum brakuje { $price } bizantów na inną kostkę.
why-no-cube-arab = Twoja Pula jest pusta, a w skarbcu Arabów brakuje { $price } bizantów na inną kostkę.
why-move-founded = Pojawi się z twoim pierwszym miastem bizantyjskim: przejmij jakieś.
why-move-no-army = Ta armia nie ma kostek: najpierw ją powiększ.
why-move-entry = Nie ma miasta, w którym mogłaby wejść.
why-move-empty = Na jej polu Tabory nie ma kostek.
why-move-nowhere = Tabory { $count } nie wystarczą stąd na żadną drogę.
why-space-taken = W tej turze ma to już { $seat }.
why-spaces-taken = Wszystkie pola ({ $count }) są w tej turze zajęte.
why-fortify-none = Obie twoje wieże już stoją.
why-fortify-nowhere = Nie kontrolujesz miasta bez wieży.
why-grow-byzantine = Każde miasto bizantyjskie ma już trzy znaczniki.
why-grow-arab = Każde miasto arabskie ma już trzy znaczniki.
why-bulgars = Nie stać cię na żaden ich plan: za kostkę płaci strona, która nie jest atakowana.
why-war-no-army = Twojej armii nie ma na planszy.
why-war-capital = Konstantynopola nigdy nie atakuje własna strona.
why-war-own = Twoja armia stoi w mieście { $city }, które jest twoje.
why-war-nobody = Twoja armia stoi w mieście { $city }, którego nikt nie kontroluje.
why-war-last-cube = Jedyna kostka, którą możesz położyć, to ostatnia kostka armii, która ma atakować.
why-elite = W jednej akcji tylko jedna kostka trafia do Elity.
why-elite-box = W jednej akcji tylko jedna kostka trafia na każde pole Elity.
why-action-first = Najpierw wybierz akcję, potem miasto.
why-city-capital = { $city } nie należy do nikogo i nigdy nie rośnie.
why-control-persian = { $city } to miasto perskie: musi je zdobyć armia.
why-control-bulgar = { $city } to miasto bułgarskie: musi je zdobyć armia.
why-control-held = Miasto { $city } kontroluje { $seat }.
why-march-here = Armia stoi w mieście { $city }.
why-march-own = Miasto { $city } jest twoje: nie możesz atakować własnych miast.
why-march-both = W mieście { $city } stoi twoja druga armia.
why-march-far = Miasto { $city } jest za daleko: najwyżej dwa połączenia, a Tabory ({ $count }) muszą na nie wystarczyć.
why-enter-byzantine = { $city }: Armia Bizancjum wchodzi tylko w miastach bizantyjskich.
why-enter-arab = { $city }: Armia Arabów wchodzi tylko w miastach arabskich.
why-via = Miasto { $city } nie leży na drodze do celu.
why-march-first = Przez miasto { $city } nie prowadzi drugie połączenie albo armia tam nie dojdzie.
why-grow-full = Miasto { $city } ma już { $count } znaczniki, więcej mieć nie może.
why-grow-side = Miasto { $city } nie należy do tej strony.
why-fortify-other = Miasto { $city } nie jest twoje.
why-fortify-twice = Miasto { $city } ma już wieżę.
why-raid = Bułgarzy nie dotrą do miasta { $city }: tylko do miast ze strzałką lub sąsiadujących lądem z bułgarskim.
why-goal = Miasto { $city } odpada: odwrót prowadzi najtańszą drogą do pierwszego przyjaznego miasta.

# --- szanse i bitwy
odds-city = miasto padnie
odds-battle = wygrasz bitwę
odds-stand = utrzymasz pole
odds-hold = miasto się utrzyma
odds-falls = Miasto padnie, jeśli wszyscy walczą
odds-stands = { $seat } wygra bitwę
stage-battle = Bitwa o miasto { $city }
stage-siege = Oblężenie miasta { $city }
stage-fleet = Flota: { $city }
stage-how = Każde 4, 5 lub 6 trafia. Po stratach napastnik musi mieć większą siłę niż druga strona.
stage-blows = Napastnik traci { $count ->
    [one] { $count } kostkę
    [few] { $count } kostki
   *[many] { $count } kostek
}.
stage-wounds = Obrońca traci { $count ->
    [one] { $count } kostkę
    [few] { $count } kostki
   *[many] { $count } kostek
}.

# --- karty graczy
label-rounds = Tura
label-acting = Jeszcze grają
label-at-most = najwyżej
label-free-cities = wolne miasta
label-free-spaces = wolne pola
label-value-then = wartość potem
label-defence = obrona
label-toll = straty po drodze
label-dice = Kości
label-value-of-city = Wartość
label-treasury-byzantine = skarbiec Bizancjum
label-treasury-arab = skarbiec Arabów
label-winner = wygrywa
note-result = Jak oba tory liczą się teraz według zasady równowagi.
note-guard = Gwardia rzuca jak Elita, nie kosztuje utrzymania i ginie ostatnia.
box-byzantine-at = Armia Bizancjum: { $city }
box-byzantine-off = Armia Bizancjum: poza planszą
box-arab-at = Armia Arabów: { $city }
box-arab-off = Armia Arabów: poza planszą
box-stores = Zapasy
note-upkeep = Koniec tury: +{ $income } dochodu, −{ $due } utrzymania
note-short = Utrzymanie { $due }, dochód { $income }: brak { $missing }; kostki −{ $count }, punkty −{ $count }
note-back = Koniec tury: { $count ->
    [one] wraca { $count } kostka
    [few] wracają { $count } kostki
   *[many] wraca { $count } kostek
}
note-holds = Ma: { $things }
label-side-byzantine = Bizancjum
label-side-arab = Arabowie
label-pool = Pula
label-purse = Skarbiec
label-towers = Wieże
label-towers-counted = { $count ->
    [one] Wieża
    [few] Wieże
   *[other] Wież
}

# --- rozliczenie
reckoning-now = Gdyby gra kończyła się teraz
reckoning-over = Skąd wzięły się punkty
reckoning-forecast = Jakby to była ostatnia tura: dochód, utrzymanie, potem punkt za każdy znacznik własnych miast.
reckoning-way = Po drodze: kontrola, podboje i urzędy, minus punkt za każdą niezapłaconą kostkę.
reckoning-balance = Oba tory liczą się tylko wtedy, gdy niższy ma co najmniej połowę wyższego (BZ 12.2).
reckoning-fallen = Konstantynopol padł: liczą się tylko punkty Arabów (BZ 12.1).
reckoning-if-fallen = Gdyby teraz padł Konstantynopol, liczyłyby się tylko punkty Arabów: prowadzi { $seat } ({ $count }).
reckoning-if-tied = Gdyby teraz padł Konstantynopol, liczyłyby się tylko punkty Arabów: prowadzi kilku graczy ({ $count }).
item-cities-byzantine = miasta Bizancjum
item-unpaid-byzantine = niezapłacone kostki Bizancjum
item-unbalanced-byzantine = brak równowagi: punkty Bizancjum
item-start-byzantine = start Bizancjum
item-won-byzantine = Bizancjum: zyskane i stracone po drodze
item-cities-arab = miasta Arabów
item-unpaid-arab = niezapłacone kostki Arabów
item-unbalanced-arab = brak równowagi: punkty Arabów
item-start-arab = start Arabów
item-won-arab = Arabowie: zyskane i stracone po drodze
item-temples-byzantine = kościoły
item-temples-arab = meczety
item-fallen = punkty Bizancjum się nie liczą
