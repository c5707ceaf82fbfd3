# Co mówi się czytającemu o nim samym; `-runner-you` i podobne: gdzie działa kto inny.

log-round-began-you = Tura { $round } z { $rounds }. Zaczynasz ty.
log-cube-taken-you = { $price ->
    [0] Bierzesz kostkę (skąd: { $source }).
    [one] Płacisz { $price } bizanta (skarbiec { $side }) za kostkę (skąd: { $source }).
    [few] Płacisz { $price } bizanty (skarbiec { $side }) za kostkę (skąd: { $source }).
   *[many] Płacisz { $price } bizantów (skarbiec { $side }) za kostkę (skąd: { $source }).
}
log-controlled-you = Przejmujesz kontrolę nad miastem { $city }: +{ $points } { $track }.
log-placed-you = Twoja Armia Bizancjum pojawia się w mieście { $city }.
log-reinforced-you = Kładziesz kostkę na pole: { $box }.
log-taxed-you = Pobierasz podatki, kostki: { $cubes }. Bizanty: { $byzantine ->
    [0] { $arab } do skarbca Arabów.
   *[other] { $byzantine } do skarbca Bizancjum{ $arab ->
        [0] {""}
       *[other] , { $arab } do arabskiego
    }.
}
log-built-you = { $price ->
    [0] Budujesz { $temple }: +{ $points } { $track }.
   *[other] Budujesz { $temple } za { $price } bizantów: +{ $points } { $track }.
}
log-grew-you = Rozbudowujesz miasto { $city }, znaczniki: { $markers }.
log-fortified-you = Umacniasz miasto { $city }.
log-crowned-you = { $office } tej tury to ty: +{ $points } { $track }.
log-commanded-you = Obejmujesz dowództwo: { $fleet }.
log-rebelled-you = Zaczynasz wojnę domową w mieście { $city }.
log-entered-you = Twoja { $force } wchodzi do gry w mieście { $city }.
log-marched-you = Twoja { $force } idzie z miasta { $origin } do miasta { $city } (Tabory: { $cubes }).
log-announced-you = Twoja { $force } wyrusza z miasta { $origin } do miasta { $city }.
log-intervened-you = Wysyłasz flotę bizantyjską między miasta { $origin } i { $city }.
log-let-through-you = Przepuszczasz armię między miastami { $origin } i { $city }.
log-barred-you = Wysyłasz flotę bizantyjską między miasta { $origin } i { $city }: przeciw graczowi { $runner } ({ $force }).
log-barred-runner-you = { $seat } wysyła flotę bizantyjską między miasta { $origin } i { $city }: przeciw tobie ({ $force }).
log-let-sail-you = Przepuszczasz między miastami { $origin } i { $city }: { $runner } ({ $force }).
log-let-sail-runner-you = { $seat } przepuszcza cię między miastami { $origin } i { $city } ({ $force }).
log-withdrew-you = Cofasz marsz.
log-fleet-shot-you = Twoja flota bizantyjska strzela: { $dice }. Trafienia: { $hits }.
log-halted-you = Twoja { $force } ma za mało kostek w Taborach i zostaje w mieście { $city }.
log-lost-you = Twoja { $force } traci: { $cubes }.
log-dissolved-you = Twoja { $force } w mieście { $city } nie ma już kostek i znika.
log-attacked-you = Atakujesz miasto { $city } ({ $force }).
log-stood-you = Twoja { $force } zostaje w mieście { $city } i walczy.
log-retreated-you = Twoja { $force } wycofuje się z miasta { $city } do miasta { $goal }. { $toll ->
    [0] Po drodze obywa się bez strat.
   *[other] Straty po drodze: { $toll }.
}
log-blocked-you = Blokujesz odwrót morzem gracza { $runner }.
log-blocked-runner-you = { $seat } blokuje twój odwrót morzem.
log-let-retreat-you = Przepuszczasz morzem armię gracza { $runner }.
log-let-retreat-runner-you = { $seat } przepuszcza morzem twoją armię.
log-voided-you = Nie znajdujesz drogi z miasta { $city }.
log-destroyed-you = Twoja { $force } nie może opuścić miasta { $city } i zostaje zniszczona.
log-battle-you = Bitwa o miasto { $city }: rzucasz ({ $force }) { $dice }, trafienia: { $hits }; { $defender } ({ $defence }) rzuca { $defender_dice }, trafienia: { $defender_hits }.
log-battle-defender-you = Bitwa o miasto { $city }: { $seat } ({ $force }) rzuca { $dice }, trafienia: { $hits }; ty ({ $defence }) rzucasz { $defender_dice }, trafienia: { $defender_hits }.
log-bulgar-battle-you = Bitwa o miasto { $city }: rzucasz ({ $force }) { $dice }, trafienia: { $hits }; Bułgarzy rzucają { $defender_dice }, trafienia: { $defender_hits }.
log-battle-decided-you = { $won ->
    [true] Wygrywasz bitwę o miasto { $city }: { $strength } przeciw { $resistance }.
   *[other] Przegrywasz bitwę o miasto { $city }: { $strength } przeciw { $resistance }.
}
log-levy-called-you = Wzywasz Garnizon miasta { $city }.
log-levy-spared-you = Oszczędzasz Garnizon miasta { $city }.
log-levy-lost-you = Twój Garnizon traci kostki: { $cubes }.
log-besieged-you = Oblegasz miasto { $city } ({ $force }): miasto rzuca { $dice }, trafienia: { $hits }, stracone kostki: { $losses }.
log-conquered-you = Zdobywasz miasto { $city } ({ $force }), znaczniki: { $markers }. { $points ->
    [0] Bez PZ.
   *[other] +{ $points } { $track }{ $plunder }.
}
log-sacrificed-you = Oddajesz dwie kostki armii, by utrzymać miasto { $city }. Na miasto: { $placed }; stracona: { $lost }.
log-capital-fell-you = Konstantynopol upada, zdobywasz go ({ $force }): +{ $points } PZ Arabów.
log-bulgars-grew-you = Wzmacniasz Bułgarów o { $cubes }; teraz { $total }.
log-passed-you = { $starts_next ->
    [true] Pasujesz jako pierwszy gracz i rozpoczniesz następną turę. Kostka pasa: { $source }.
   *[other] Pasujesz. Kostka pasa: { $source }.
}
log-income-you = Twój dochód: Bizancjum { $byzantine }, Arabowie { $arab }.
log-upkeep-you = Płacisz utrzymanie (skarbiec { $side }): { $paid }.
log-unpaid-you = Nie możesz opłacić wszystkiego (skarbiec { $side }). Poza grę: { $cubes }; za każdą kostkę −1 { $track }.
log-refitted-you = Zabierasz kostki do Puli: { $cubes }.
log-scored-you = Liczysz miasta: { $byzantine ->
    [0] { $arab ->
        [0] bez PZ.
       *[other] +{ $arab } PZ Arabów.
    }
   *[other] { $arab ->
        [0] +{ $byzantine } PZ Bizancjum.
       *[other] +{ $byzantine } PZ Bizancjum, +{ $arab } PZ Arabów.
    }
}

why-space-taken-you = W tej turze zajmujesz to ty.
why-control-held-you = { $city }: kontrolujesz je już ty.
odds-stands-you = Wygrasz bitwę
reckoning-if-fallen-you = Gdyby teraz padł Konstantynopol, liczyłyby się tylko punkty Arabów: prowadzisz ({ $count }).
