# Co jest nasze i nie jest opcją: musieliśmy to uzupełnić albo znaleźć poza zasadami.
addition-1 = Wszystkie miasta prócz 19 wymienionych w przeglądzie i w polskich zasadach, z ich stronami i wartościami, oraz większość połączeń: ze skryptu fanów, sprawdzonego na przykładach i recenzjach.
addition-2 = Pomarańczowe strzałki, liczba pól akcji specjalnych każdego rodzaju i utrzymanie 3, 1, 2 i 1: z tego samego skryptu.
addition-3 = Położenie miast na mapie oraz nazwy niemieckie i polskie, których nie ma w źródłach: z geografii.
