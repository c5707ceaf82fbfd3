# Co stoi na pudełku: gra w trzech zdaniach i co pokazują obrazki w zasadach.
designer = Emanuele Ornella
pitch = Paczki sukna, przypraw i wina idą pod młotek, a płaci się właśnie tym, co chciało się sprzedać. Wszystko, czym zapłacisz, trafia na targ, a tam każdy bierze dla siebie. Zbierz trzy takie same karty, w miejsce brakującej podstaw kupca i sprzedaj w dobrej chwili.
example-raise = Prowadzi Miejsce 2 z ofertą 2. Miejsce 1 wyłożyło 1 i musi teraz mieć co najmniej 3: dołożenie przypraw 2 wystarczy, wina 1 nie.
example-pay = Miejsce 1 wygrało licytację za 4. Trzy karty oferty leżą już na targu, a jedna karta z paczki musi do nich dołączyć; pozostałe cztery idą na rękę.
example-market = Miejsce 3 ma najniższą kartę oferty, dwójkę, i wybiera pierwsze: może trzy karty sukna z czwórką, może samotnego kupca. Potem kolej na trójkę, czwórkę i piątkę; reszta wypada z gry.
example-set = Komplet: kupiec zastępuje trzecie sukno. Najlepsza karta, sukno 4, jest zyskiem, pozostałe dwie wypadają z gry.
