# Co stoi na pudełku: gra w trzech zdaniach i co pokazują obrazki w zasadach.
designer = Martin Wallace
pitch = Jest rok 632: arabscy jeźdźcy wypadają z pustyni na zmęczone cesarstwo, a ty dowodzisz jedną armią po każdej stronie. Zajmuj miasta, ściągaj podatki, oblegaj i wysyłaj Bułgarów tam, gdzie zaboli, raz dla Cesarza, zaraz potem dla Kalifa. Obie strony mają pod twoją ręką rosnąć równo, chyba że wcześniej padnie Konstantynopol.
example-march = Armia Bizancjum idzie z Antiochii do Damaszku za jedną kostkę Taborów, a dalej do Jerozolimy za dwie, bo to drugie połączenie. Wszystkie trzy kostki idą do Strat.
example-sail = Z Konstantynopola armia Bizancjum dopływa do każdego wybrzeża jak jednym połączeniem, nawet do Aleksandrii. Tak samo już nie wróci.
example-siege = Armia Arabów rusza z Tabuku na Jerozolimę: trzy znaczniki i umocnienia, więc miasto rzuca czterema kośćmi. Każde 4, 5 lub 6 zabiera atakującemu kostkę, a w Elicie i Siłach Głównych musi zostać więcej niż cztery.
example-bulgars = Tessaloniki są bułgarskie. Stąd Bułgarzy dochodzą lądem do Aten i Dyrrachium, a do Adrianopola prowadzi ich pomarańczowa strzałka.
