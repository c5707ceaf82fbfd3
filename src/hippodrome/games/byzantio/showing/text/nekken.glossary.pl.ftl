# Co znaczą pojęcia w grze Nekken. Ma ona reguły Byzantio, więc ich słowa prowadzą do tych samych pojęć.

term-tribe = Plemię
term-tribe-words = plemię, plemienia, plemiona, ród, rodu
term-tribe-text = Twój kolor: wódz i dziewięciu kolonistów. W regułach Byzantio to ród (NK 2.1).

term-leader = Wódz
term-leader-words = wódz, wodza, wodzem, wodzowie, wodzów, wodzowi, pretendent, pretendenta, pretendentem
term-leader-text = Twoja figura na planszy; w Byzantio to pretendent. Zaczyna w wulkanie i pomaga rzutom tam, gdzie stoi (NK 4.2).

term-colonist = Kolonista
term-colonist-words = kolonista, kolonisty, kolonistę, koloniści, kolonistów, kolonistą, koloniście, garnizon, garnizonu, garnizony, garnizonów
term-colonist-text = Jedna z dziewięciu twoich figur, w Byzantio zwana garnizonem. Mieszka w krainie albo czeka w zasobach (NK 1.1).

term-supply = Zasoby
term-supply-words = zasobach, zasobów, zasoby
term-supply-text = Twoi koloniści, których nie ma na planszy. Wraca tu każdy usunięty i można go znów osiedlić (BO 1.4).

term-region = Kraina
term-region-words = kraina, krainy, krainie, krainę, krain, krainach, prowincja, prowincji, prowincje, prowincję
term-region-text = Pole planszy. W Byzantio są to osobno prowincja i miasto (NK 1.1).

term-objective = Cel
term-objective-words = cel, celu, cele, celów, celem
term-objective-text = Kraina z twojej tajnej listy, warta 14, 10, 10, 8, 8 i, gdy gra mniej niż czworo, 6 punktów. Tylko one ci punktują (NK 2.1).

term-volcano = Wulkan
term-volcano-words = wulkan, wulkanu, wulkanem, wulkanie
term-volcano-text = Nekken, gdzie zaczynają wszyscy wodzowie. Nikt się tam nie osiedla, żadne wydarzenie tam nie sięga, a kto wyszedł, nie wraca (NK 3.2).

term-opponent = Przeciwnik
term-opponent-words = przeciwnik, przeciwnika, przeciwnikiem, przeciwników, przeciwnikowi, przeciwnicy
term-opponent-text = Każdy oprócz gracza, który właśnie wykonuje akcję (BO 1.5).

term-box = Pole
term-box-words = pole, pola, pól, polem
term-box-text = Jedno użycie jednego rodzaju akcji. Wypełnione pole nigdy nie wraca (BO 1.6).

term-campaign = Kolonizacja
term-campaign-words = kolonizacja, kolonizacji, kolonizację, kolonizacją, wyprawa, wyprawy, wyprawę, wypraw
term-campaign-text = Wódz przechodzi do sąsiedniej krainy; potem możesz tam osiedlić kolonistę, a drugi wypiera kolonistę przeciwnika (BO 4.1).

term-muster = Założenie
term-muster-words = założenie, założenia, założeń, zaciąg, zaciągu, zaciągów
term-muster-text = Wódz zostaje, a ty możesz osiedlić kolonistę w jego krainie. Nikogo się nie usuwa (BO 4.2).

term-negotiate = Rokowania
term-negotiate-words = rokowania, rokowań, rokowaniach, wymiana, wymiany, wymianę, wymianie
term-negotiate-text = Proponujesz wymianę swojego kolonisty na kolonistę przeciwnika w innej krainie. Gdy odmówi, decyduje kość (BO 4.3).

term-advance = Odkrywanie
term-advance-words = odkrywanie, odkrywania, odkrywaniem, odkrywań, przemarsz, przemarsze
term-advance-text = Wódz przechodzi do dowolnej krainy; nikogo się nie osiedla (BO 4.4).

term-bribe = Przekupstwo
term-bribe-words = przekupstwo, przekupstwa, przekupstwie, przekupić
term-bribe-text = Przy sukcesie kolonista przeciwnika wraca do domu, a jego miejsce zajmuje twój (BO 4.5).

term-expel = Wygnanie
term-expel-words = wygnanie, wygnania, wygnać, wygania
term-expel-text = Przy sukcesie kolonista przeciwnika, gdziekolwiek mieszka, wraca do właściciela (BO 4.6).

term-success = Sukces
term-success-words = sukces, sukcesie, sukcesu
term-success-text = Kość ośmiościenna, 5 lub więcej. Plus 1, gdy w tej krainie jest twój wódz, minus 1, gdy jest tam wódz właściciela (BO 5.1).

term-event = Wydarzenie
term-event-words = wydarzenie, wydarzenia, wydarzeń, wydarzeniu, wydarzeniem
term-event-text = Przychodzi w rundach 6, 13 i 20. Nikt wtedy nie wykonuje akcji, a potem każdy skreśla pole (NK 5.1).

term-earthquake = Trzęsienie ziemi
term-earthquake-words = trzęsienie ziemi, trzęsienia ziemi
term-earthquake-text = Rzut wskazuje krainy; usuwa się z nich wszystkich kolonistów (BO 6.3).

term-plague = Zaraza
term-plague-words = zaraza, zarazy, zarazę
term-plague-text = Wodzów z krain wskazanych rzutem odsyła gdzie indziej lewy sąsiad ich właściciela (BO 6.6).

term-prophecy = Przepowiednia
term-prophecy-words = przepowiednia, przepowiedni, sukcesja
term-prophecy-text = Każdy może w tajemnicy zamienić jeden cel na inny o tej samej wartości. Kosztuje to na końcu 2 punkty (NK 5.1).

term-crossing = Skreślanie
term-crossing-words = skreśl, skreśla, skreślają, skreślić
term-crossing-text = Po każdym wydarzeniu tracisz jedno wolne pole do wyboru, bez użycia (BO 6.7).

term-guess = Domysł
term-guess-words = domysł, domysły, zgadują, zgaduje, zgadnij, trafienie, trafieniem
term-guess-text = Po ostatniej rundzie zgadujesz najcenniejszą krainę każdego przeciwnika. Każde trafienie daje 5 punktów (BO 7.1).
