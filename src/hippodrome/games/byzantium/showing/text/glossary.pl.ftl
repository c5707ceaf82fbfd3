# Co znaczą pojęcia w grze Byzantium. Pojęcie rozpoznaje się po każdym z jego słów.

term-side = Strona
term-side-words = strona, strony, stronę, stron
term-side-text = Bizancjum albo Arabowie. Grasz obiema: każda ma własną armię, skarbiec i tor (BZ 1.1).

term-elite = Elita
term-elite-words = Elita, Elity, Elitę, Elicie
term-elite-text = Pole najlepszych wojsk: kość za każdą kostkę, utrzymanie 3 (BZ 7.6).

term-main = Siły Główne
term-main-words = Siły Główne, Sił Głównych, Siłach Głównych
term-main-text = Pole zwykłych wojsk: kość za każdą kostkę, najwyżej trzy; utrzymanie 1 (BZ 7.6).

term-levy = Garnizon
term-levy-words = Garnizon, Garnizonu, Garnizonem, Garnizonowi, Garnizonie
term-levy-text = Kostki, które bronią miast, ale nie należą do armii; utrzymanie 2 (BZ 1.3).

term-move = Tabory
term-move-words = Tabory, Taborów, Taborach
term-move-text = Pole, które płaci za marsz: kostka za każde połączenie. W walce się nie liczy; utrzymanie 1 (BZ 6.6).

term-treasury = Skarbiec
term-treasury-words = skarbiec, skarbca, skarbce, skarbców, skarbcu
term-treasury-text = Pieniądze jednej strony. Płaci skarbiec strony, która zyskuje; nigdy się ich nie miesza (BZ 4.2).

term-bezant = Bizant
term-bezant-words = bizant, bizanty, bizantów, bizanta, bizantach
term-bezant-text = Pieniądz tej gry. Kostka spoza Puli kosztuje 3 (BZ 4.1).

term-pool = Pula
term-pool-words = Pula, Puli, Pulę, Pule
term-pool-text = Twoje wolne kostki. Stąd kładziesz za darmo; na koniec tury Pula znów się zapełnia (BZ 4.1).

term-losses = Straty
term-losses-words = Straty, Strat, Stratach
term-losses-text = Tu leżą kostki stracone i wydane. Na koniec tury połowa wraca do Puli; wcześniej jedna kosztuje 3 bizanty (BZ 11.4).

term-army = Armia
term-army-words = armia, armii, armię, armie, armią
term-army-text = To, co leży na polach Elity, Sił Głównych i Taborów jednej strony, z pionkiem na planszy (BZ 1.3).

term-strength = Siła
term-strength-words = siła, siły, siłę
term-strength-text = Kostki Elity i Sił Głównych; Tabory się nie liczą. Atakujący musi mieć więcej, niż zostało obrońcy (BZ 1.4).

term-figure = Pionek
term-figure-words = pionek, pionka, pionki, pionkiem, pionków
term-figure-text = Pokazuje, gdzie jest armia. Stoi w mieście swojej strony i znika z ostatnią kostką armii (BZ 1.5).

term-marker = Znacznik
term-marker-words = znacznik, znacznika, znaczniki, znaczników
term-marker-text = Wielkość miasta, 1 do 3: ile daje punktów i dochodu i iloma kośćmi się broni (BZ 2.1).

term-control = Kontrola
term-control-words = kontrola, kontroli, kontrolę, kontroluje, kontrolujesz, kontrolowanego, niekontrolowane
term-control-text = Kto ma na mieście kostkę lub umocnienia, kontroluje je i dostaje jego dochód (BZ 1.6).

term-foreign = Obce
term-foreign-words = obce, obcego, obcych
term-foreign-text = Miasto innej strony niż strona armii. Wejść do niego znaczy zaatakować (BZ 1.7).

term-friendly = Przyjazne
term-friendly-words = przyjazne, przyjaznego, przyjaznych
term-friendly-text = Miasto strony armii, ktokolwiek je kontroluje. Można do niego swobodnie wchodzić i przez nie przechodzić (BZ 1.7).

term-track = Tor
term-track-words = tor, toru, torze, tory, torów, torach
term-track-text = Twoje punkty jednej strony. Na końcu liczą się oba tylko wtedy, gdy niższy to co najmniej połowa wyższego (BZ 12.2).

term-reinforce = Powiększenie wojsk
term-reinforce-words = powiększenie wojsk, powiększ wojska, powiększa wojska
term-reinforce-text = Akcja: od jednej do trzech kostek na swoje pola (BZ 5.3).

term-tax = Podatki
term-tax-words = podatki, podatków
term-tax-text = Raz w turze: kostki z Puli dają po 2 bizanty. W następnej turze są z powrotem (BZ 5.6).

term-church = Kościół i meczet
term-church-words = kościół, kościoła, meczet, meczetu
term-church-text = Kostka i 6 bizantów za 2 punkty. Kostka zostaje tam do końca (BZ 5.7).

term-special = Akcja Specjalna
term-special-words = Akcja Specjalna, Akcji Specjalnej, Akcję Specjalną, pola specjalne, pól specjalnych
term-special-text = Kostka na jedno z 16 pól, dla jego działania. Każde pole przyjmuje w turze jedną kostkę (BZ 5.8).

term-growth = Rozbudowa miasta
term-growth-words = rozbudowa, rozbudowy, rozbudowę
term-growth-text = Jeszcze jeden znacznik na mieście, które ma mniej niż trzy (BZ 5.10).

term-fortification = Umocnienia
term-fortification-words = umocnienia, umocnień, umocnione
term-fortification-text = Zastępują twoją kostkę na mieście i dodają 1 do obrony; same nie dają dochodu ani punktów (BZ 5.11).

term-emperor = Cesarz
term-emperor-words = Cesarz, Cesarza, Cesarzem
term-emperor-text = 2 punkty Bizancjum i gwardia na tę turę. Tylko Garnizon Cesarza może bronić Konstantynopola (BZ 5.12).

term-caliph = Kalif
term-caliph-words = Kalif, Kalifa, Kalifem
term-caliph-text = 2 punkty Arabów i gwardia na tę turę (BZ 5.13).

term-guard = Gwardia
term-guard-words = gwardia, gwardii, gwardię, gwardie
term-guard-text = Walczy przez turę jak kostka Elity, nie kosztuje utrzymania i ginie ostatnia (BZ 5.14).

term-fleet = Flota
term-fleet-words = flota, floty, flotę, flocie, flotą
term-fleet-text = Na jedną turę. Arabska obniża cenę morza o połowę, bizantyjska może ją Arabom podwoić, strzelać i blokować odwroty (BZ 5.15).

term-civil = Wojna domowa
term-civil-words = wojna domowa, wojny domowej, wojnę domową, wojnie domowej
term-civil-text = Twoja armia atakuje miasto własnej strony. Zostaje ono przy swojej stronie i traci znacznik (BZ 5.17).

term-bulgars = Bułgarzy
term-bulgars-words = Bułgarzy, Bułgarów, Bułgarom, Bułgarami, bułgarskie, bułgarskich, bułgarskim
term-bulgars-text = Niczyje wojsko na północy. Kto za nie zapłaci, ten je powiększa albo wysyła na miasto i bierze punkty (BZ 9.1).

term-link = Połączenie
term-link-words = połączenie, połączenia, połączeń, połączeniem, szlak morski, szlaki morskie, szlaków morskich
term-link-text = Linia między dwoma miastami: lądowa, morska lub pustynna. Każde kosztuje kostkę Taborów, drugie w ruchu o jedną więcej (BZ 6.6).

term-siege = Oblężenie
term-siege-words = oblężenie, oblężenia, oblega
term-siege-text = Ostatni krok ataku: miasto rzuca kością za każdy znacznik, potem twoja siła musi być większa niż jego obrona (BZ 7.12).

term-hit = Trafienie
term-hit-words = trafienie, trafienia, trafień, trafiają
term-hit-text = Wynik 4, 5 lub 6. Każde zabiera drugiej stronie kostkę; którą, wybiera właściciel (BZ 7.6).

term-retreat = Odwrót
term-retreat-words = odwrót, odwrotu, odwroty, odwrotach, wycofuje się, wycofać się, wycofują się
term-retreat-text = Armia idzie do najbliższego przyjaznego miasta. Obce miasta po drodze kosztują po kostce (BZ 8.4).

term-plunder = Łup
term-plunder-words = łup, łupu, łupy
term-plunder-text = Bizanty za zdobyte miasto, tyle, ile jest nowych znaczników (BZ 7.16).

term-income = Dochód
term-income-words = dochód, dochodu
term-income-text = Na koniec tury 2 bizanty za każdy znacznik kontrolowanych miast (BZ 11.1).

term-upkeep = Utrzymanie
term-upkeep-words = utrzymanie, utrzymania
term-upkeep-text = Tyle kosztują kostki na koniec tury: Elita 3, Garnizon 2, Siły Główne i Tabory 1. Nieopłacona znika na zawsze i kosztuje punkt (BZ 11.2).

term-pass = Pas
term-pass-words = pas, pasa, spasuje, spasował, spasować, spasuj, pasuje
term-pass-text = W tej turze nie masz już akcji. Kto spasuje pierwszy, zaczyna następną (BZ 3.5).

term-constantinople = Konstantynopol
term-constantinople-words = Konstantynopol, Konstantynopola, Konstantynopolu
term-constantinople-text = Nie kontroluje go nikt, obrona wynosi 5, a każde trafienie zabiera dwie kostki. Jego upadek kończy grę i liczą się tylko tory Arabów (BZ 10.6).
