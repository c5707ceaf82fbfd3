# Co znaczą pojęcia w grze Byzantio. Pojęcie rozpoznaje się po każdym z jego słów.

term-dynasty = Ród
term-dynasty-words = ród, rodu, rody, rodów, rodem
term-dynasty-text = Twój kolor: pretendent, dziesięć garnizonów i rodzinna prowincja (BO 0.1).

term-pretender = Pretendent
term-pretender-words = pretendent, pretendenta, pretendentem, pretendenci, pretendentów, pretendentowi
term-pretender-text = Twoja figura na planszy. Stoi w prowincji, nigdy w mieście, i pomaga tam twoim rzutom (BO 1.3).

term-garrison = Garnizon
term-garrison-words = garnizon, garnizonu, garnizony, garnizonów, garnizonem, garnizonami
term-garrison-text = Jedna z dziesięciu twoich figur. Stoi w mieście albo leży w zasobach; kto ma w mieście najwięcej, ten je zdobywa (BO 1.4).

term-supply = Zasoby
term-supply-words = zasobach, zasobów, zasoby
term-supply-text = Twoje garnizony, których nie ma na planszy. Wraca tu wszystko, co usunięto, i można to znów wystawić (BO 1.4).

term-objective = Cel
term-objective-words = cel, celu, cele, celów, celem
term-objective-text = Miasto z twojej tajnej listy siedmiu, wartych 14, 10, 10, 8, 8, 6 i 6 punktów. Tylko one ci punktują (BO 0.2).

term-province = Prowincja
term-province-words = prowincja, prowincji, prowincję, prowincje, prowincją
term-province-text = Część planszy z jednym lub kilkoma miastami. Pretendenci chodzą z prowincji do prowincji (BO 1.1).

term-lane = Szlak morski
term-lane-words = szlak morski, szlaki morskie, szlakiem morskim, szlaku morskim
term-lane-text = Linia przez wodę; prowincje, które łączy, sąsiadują jak przez granicę (BO 1.1).

term-opponent = Przeciwnik
term-opponent-words = przeciwnik, przeciwnika, przeciwnikiem, przeciwników, przeciwnikowi, przeciwnicy
term-opponent-text = Każdy oprócz gracza, który właśnie wykonuje akcję (BO 1.5).

term-box = Pole
term-box-words = pole, pola, pól, polem
term-box-text = Jedno użycie jednego rodzaju akcji. Wypełnione pole nigdy nie wraca (BO 1.6).

term-campaign = Wyprawa
term-campaign-words = wyprawa, wyprawy, wyprawę, wypraw, wyprawie
term-campaign-text = Pretendent przechodzi do sąsiedniej prowincji; potem możesz tam wystawić garnizon, a drugi wypiera garnizon przeciwnika (BO 4.1).

term-muster = Zaciąg
term-muster-words = zaciąg, zaciągu, zaciągi, zaciągów
term-muster-text = Pretendent zostaje, a ty możesz wystawić garnizon w jego prowincji. Nic się nie usuwa (BO 4.2).

term-negotiate = Rokowania
term-negotiate-words = rokowania, rokowań, rokowaniach, wymiana, wymiany, wymianę, wymianie
term-negotiate-text = Proponujesz wymianę swojego garnizonu na garnizon przeciwnika w innym mieście. Gdy odmówi, decyduje kość (BO 4.3).

term-advance = Przemarsz
term-advance-words = przemarsz, przemarszu, przemarsze, przemarszów
term-advance-text = Pretendent przechodzi do dowolnej prowincji; nic się nie wystawia (BO 4.4).

term-bribe = Przekupstwo
term-bribe-words = przekupstwo, przekupstwa, przekupstwie, przekupić
term-bribe-text = Przy sukcesie garnizon przeciwnika wraca do domu, a jego miejsce zajmuje twój (BO 4.5).

term-expel = Wygnanie
term-expel-words = wygnanie, wygnania, wygnać, wygania
term-expel-text = Przy sukcesie garnizon przeciwnika, gdziekolwiek stoi, wraca do właściciela (BO 4.6).

term-success = Sukces
term-success-words = sukces, sukcesie, sukcesu
term-success-text = Kość ośmiościenna, 5 lub więcej. Plus 1, gdy w tej prowincji stoi twój pretendent, minus 1, gdy stoi tam pretendent właściciela (BO 5.1).

term-event = Wydarzenie
term-event-words = wydarzenie, wydarzenia, wydarzeń, wydarzeniu, wydarzeniem
term-event-text = Przychodzi w czterech z trzydziestu rund. Nikt wtedy nie wykonuje akcji, a potem każdy skreśla pole (BO 6.1).

term-earthquake = Trzęsienie ziemi
term-earthquake-words = trzęsienie ziemi, trzęsienia ziemi
term-earthquake-text = Rzut wskazuje prowincje; usuwa się z nich wszystkie garnizony (BO 6.3).

term-famine = Głód
term-famine-words = głód, głodu
term-famine-text = W prowincjach wskazanych rzutem garnizon zostaje tylko przy 5 lub więcej, plus 1, gdy stoi tam własny pretendent (BO 6.4).

term-succession = Sukcesja patriarchy
term-succession-words = sukcesja, sukcesji, sukcesję
term-succession-text = Każdy może w tajemnicy zamienić jeden cel na inny o tej samej wartości. Kosztuje to na końcu 2 punkty (BO 6.5).

term-plague = Zaraza
term-plague-words = zaraza, zarazy, zarazę
term-plague-text = Pretendentów z prowincji wskazanych rzutem odsyła gdzie indziej lewy sąsiad ich właściciela (BO 6.6).

term-crossing = Skreślanie
term-crossing-words = skreśl, skreśla, skreślają, skreślić
term-crossing-text = Po każdym wydarzeniu tracisz jedno wolne pole do wyboru, bez użycia (BO 6.7).

term-guess = Domysł
term-guess-words = domysł, domysły, zgadują, zgaduje, zgadnij, trafienie, trafieniem
term-guess-text = Po ostatniej rundzie zgadujesz najcenniejsze miasto każdego przeciwnika. Każde trafienie daje 5 punktów (BO 7.1).

term-top = Najważniejsze miasto
term-top-words = najważniejsze miasto, najważniejszego miasta
term-top-text = Miasto z pierwszego wiersza listy, warte 14 punktów. To je zgadują inni (BO 7.1).

term-lead = Na czele
term-lead-words = na czele
term-lead-text = Dwoje z równą liczbą garnizonów w mieście dostaje po połowie swojej wartości, troje po 2 punkty, czworo nic (BO 8.4).

term-order = Kolejność
term-order-words = w kolejności, ta kolejność, kolejności
term-order-text = Wylosowana rzutem przed rundą 1, nigdy się nie zmienia, a na końcu rozstrzyga remisy (BO 0.6).
