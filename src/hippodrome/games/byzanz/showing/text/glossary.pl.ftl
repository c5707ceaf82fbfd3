# Co znaczą pojęcia w grze Byzanz. Pojęcie rozpoznaje się po każdym z jego słów.

term-package = Paczka
term-package-words = paczka, paczki, paczkę, paczce, paczek
term-package-text = Karty odkryte do jednej licytacji. Wszystkie razem trafiają do jednej osoby (BY 2.1).

term-offer = Karta oferty
term-offer-words = karta oferty, karty oferty, kartę oferty, karty ofert
term-offer-text = Mówi, ile kart się odkrywa. Kto ją zdobędzie, w tej rundzie już nie licytuje; najniższa pierwsza wybiera z targu (BY 2.1).

term-auction = Licytacja
term-auction-words = licytacja, licytacji, licytację, licytacje
term-auction-text = Jedna paczka dla tego, kto da najwięcej. Biorą udział tylko osoby bez karty oferty (BY 2.2).

term-bid = Oferta
term-bid-words = oferta, ofertę, ofercie, licytuje, licytujesz, licytować
term-bid-text = Towary wyłożone odkryte; liczy się tylko suma ich wartości i musi ona przebić najwyższą (BY 2.3).

term-pass = Pas
term-pass-words = pas, pasuje, pasujesz, pasuj, spasuj, spasować, spasował, spasują, spasowali
term-pass-text = Zabierasz z powrotem wyłożone karty i odpadasz z tej licytacji. Gdy spasują wszyscy, paczkę za darmo dostaje ten, kto spasował pierwszy (BY 2.6).

term-goods = Towary
term-goods-words = towar, towary, towarów, towarami, towaru
term-goods-text = Karty sześciu rodzajów o wartościach od 1 do 4. Nimi licytujesz i z nich układasz komplety (BY 2.3).

term-merchant = Kupiec
term-merchant-words = kupiec, kupca, kupcy, kupców, kupcami, kupcem
term-merchant-text = Sam nic niewart i do licytacji się nie nadaje, ale w komplecie zastąpi każdy towar. Trzech kupców to też komplet (BY 4.2).

term-kind = Rodzaj
term-kind-words = rodzaj, rodzaju, rodzaje, rodzajów, rodzajem
term-kind-text = Sukno, przyprawy, wino, drewno, zboże albo oliwki. Kupcy są osobnym rodzajem (BY 3.1).

term-market = Targ
term-market-words = targ, targu, targiem
term-market-text = Tu trafia wszystko, czym zapłacono. Po ostatniej licytacji każdy po kolei bierze wszystkie karty jednego rodzaju (BY 3.1).

term-set = Komplet
term-set-words = komplet, kompletu, komplety, kompletów, komplecie
term-set-text = Trzy karty jednego rodzaju z ręki; jedną lub dwie mogą zastąpić kupcy (BY 4.1).

term-sell = Sprzedaż
term-sell-words = sprzedaż, sprzedaj, sprzedaje, sprzedajesz, sprzedać, sprzedawać, sprzedawaj
term-sell-text = Pokazujesz komplet: najlepsza karta to twój zysk, dwie pozostałe wychodzą z gry. Wolno to robić przy każdej swojej decyzji (BY 4.6).

term-profit = Zysk
term-profit-words = zysk, zyski, zysku, zysków, zyskiem
term-profit-text = Najlepsza karta każdego sprzedanego kompletu. Wygrywa najwyższa suma (BY 4.1).

term-hand = Na ręce
term-hand-words = na ręce, na rękę
term-hand-text = Karty, które trzymasz. Te w ofercie nie liczą się, dopóki ich nie zabierzesz (BY 5.2).

term-limit = Limit ręki
term-limit-words = limit ręki, nadmiarze kart, za dużo
term-limit-text = Siedem kart. Kto ma więcej, musi od razu sprzedać albo odrzucić (BY 5.1).

term-discard = Odrzucenie
term-discard-words = odrzucić, odrzuć, odrzuca, odrzucasz, odrzucać
term-discard-text = Karta wychodzi zakryta z gry i nic nie przynosi (BY 5.1).

term-closing = Końcowa wyprzedaż
term-closing-words = końcowej wyprzedaży, końcowa wyprzedaż
term-closing-text = Po ostatnim targu każdy może jeszcze sprzedawać, potem porównuje się zyski (BY 6.1).

term-round = Runda
term-round-words = runda, rundy, rundzie, rundę, rund
term-round-text = Po jednej licytacji na osobę, potem targ. Ile ich jest, zależy od liczby osób (BY 1.2).
