# Co jest nasze i nie jest opcją: musieliśmy to uzupełnić albo znaleźć poza zasadami.
addition-1 = Mapa z 79 polami, drogami i 47 portami, 17 prowincji, przygotowanie, długość wojny i wielkość ręki (HM 26.2).
addition-2 = Większość wartości i zdolności wodzów, miejsca w Miat i to, co dają (HM 17.6), oraz wartości tabel (HM 22).
addition-3 = Wszystkie 60 kart strategii i wszystkie karty taktyki prócz Pościgu. Karty 72, 73, 74, 76 i 87 dają więcej od wersji 4 zasad, bo nikt nie grał ich dla wydarzenia.
addition-4 = To, kto może przechwytywać na morzu i z jakimi liczbami (HM 10.6), i do czego służy wartość morska.
addition-5 = Liczby, których pomoc gracza nie podaje: 2 punkty oblężenia na plemię (HM 16.6), ceny taborów i ustępstw (HM 7.6, 7.7, 20.7).
