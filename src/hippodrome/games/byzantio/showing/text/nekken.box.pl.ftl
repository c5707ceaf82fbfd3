# Co stoi na pudełku Nekken.
pitch = Wulkan wybuchł i plemiona uciekają przez kontynent. Każde w tajemnicy zapisało, gdzie chce żyć, a każda akcja to kratka, którą można skreślić tylko raz. Zasiedlaj, wypieraj innych i nie daj po sobie poznać, dokąd naprawdę zmierzasz.
example-leave = Wszyscy wodzowie zaczynają w wulkanie. Pierwszą kolonizacją czerwony może przejść do każdej z siedmiu krain wokół Nekken i nigdy już tu nie wróci.
example-limits = Dolina Echa jest pełna: dwóch kolonistów Czerwonego i dwóch Zielonego. Na Dymnych Wzgórzach Niebieski jest sam z jednym i nie może dołożyć drugiego. Na Długich Łąkach Czerwony i Niebieski się spotkali, więc wolno obu.
example-score = Na Grzbiecie Żaru prowadzi Czerwony i zdobywa wartość krainy. Na Szklanej Pustyni prowadzą razem Niebieski i Zielony, każdy dostaje połowę, a na Polach Świtu prowadzi troje i każdy dostaje 2 punkty: zawsze tylko ten, kto ma krainę na liście.
