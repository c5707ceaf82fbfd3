# Co stoi na pudełku: gra w trzech zdaniach i co pokazują obrazki w zasadach.
designer = Lefteris Iroglidis, Alexandros Boucharelis, Anestis Iroglidis
pitch = Cesarz zmarł bez dziedzica, więc każda dynastia wysyła w drogę swojego pretendenta. W tajemnicy zapisujesz siedem miast, na których ci zależy, a każda akcja to kratka, którą można skreślić tylko raz. Maszeruj, przekupuj i targuj się, przetrwaj trzęsienie ziemi i zarazę, a na koniec zgadnij, o co chodziło innym.
example-campaign = Czerwony pretendent stoi w Tracji i rusza na wyprawę: Macedonia leży za granicą, Opsikion, Morze Egejskie i Cherson za szlakiem morskim.
example-second = Czerwony i Niebieski mają w Nikei po jednym garnizonie. Jeśli Czerwony przyjdzie tam wyprawą i wystawi drugi, garnizon Niebieskiego wraca do zasobu.
example-alone = Czerwony stoi w Amazji sam, z jednym garnizonem, i drugiego wystawić mu tam nie wolno. W Synopie jest już Niebieski, ale to nie przeszkadza: Czerwony nie ma tam żadnego, a miejsce jest.
example-score = W Ankyrze prowadzi Czerwony i zdobywa wartość miasta. W Amorion prowadzą razem Niebieski i Zielony, każdy dostaje połowę, a w Amazji prowadzi troje i każdy dostaje 2 punkty: zawsze tylko ten, kto ma miasto na liście.
