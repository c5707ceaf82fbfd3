# Co jest nasze i nie jest opcją: musieliśmy to uzupełnić albo znaleźć poza zasadami.
addition-1 = Mapa Nekken: regiony, nazwy, numery i drogi.
addition-2 = Wartości celów, przejęte z Byzantio, oraz limity dwóch własnych i czterech wszystkich osadników.
addition-3 = Dokładne brzmienie sześciu akcji; ich nazwy i liczba pól są pewne.
