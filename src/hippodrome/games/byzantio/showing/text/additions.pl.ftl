# Co jest nasze i nie jest opcją: musieliśmy to uzupełnić albo znaleźć poza zasadami.
addition-1 = Wybór i nazwy 25 prowincji, ich granice i szlaki morskie. Osiem nazw miast odczytaliśmy z ledwo czytelnego wzoru arkusza.
addition-2 = To, które miasta są duże, i numer wydarzenia każdej prowincji.
addition-3 = Prowincje rodzinne czterech dynastii i kolor każdej z nich.
