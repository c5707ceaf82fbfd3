title = Byzanz
tagline = Licytuj paczki towarów, płać na targ i sprzedawaj komplety po trzy.
credit = Autor: Emanuele Ornella, wydawca: AMIGO.

kind-cloth = sukno
kind-spice = przyprawy
kind-wine = wino
kind-wood = drewno
kind-grain = zboże
kind-olives = oliwki
kind-merchant = kupiec
card = { $kind } { $value }

word-pass = Pas
word-confirm = Złóż tę ofertę
word-stop = Nie sprzedawaj więcej
word-bid = Licytuj: { $card }
word-give = Połóż na targ: { $card }
word-discard = Odrzuć: { $card }
word-take = Weź wszystkie karty: { $kind }
word-sell = Sprzedaj: { $cards }
word-sell-merchants = Sprzedaj trzech kupców

prompt-bid = { $high ->
    [0] Otwórz licytację albo spasuj.
   *[other] Przebij { $high } albo spasuj.
} { $total ->
    [0] {""}
   *[other] Przed tobą leży { $total }.
}
prompt-confirm = { $high ->
    [0] Otwierasz licytację ofertą { $total }: złóż ją, dołóż albo spasuj.
   *[other] Twoja oferta { $total } przebija { $high }: złóż ją, dołóż albo spasuj.
}
prompt-give = Wybierz jedną kartę z paczki na targ; reszta jest twoja.
prompt-market = Weź z targu wszystkie karty jednego rodzaju.
prompt-limit = { $excess ->
    [one] O jedną kartę za dużo: sprzedaj komplet albo odrzuć kartę.
    [few] O { $excess } karty za dużo: sprzedaj komplety albo odrzuć karty.
   *[many] O { $excess } kart za dużo: sprzedaj komplety albo odrzuć karty.
}
prompt-limit-goods = Na ręce może zostać najwyżej siedem towarów, nie licząc kupców: sprzedaj komplet albo odrzuć towary.
prompt-closing = Ostatni targ się skończył. Sprzedaj, co jeszcze możesz.

log-round-began = Runda { $round } z { $rounds }.
log-revealed = Oferta { $offer }: { $cards }.
log-bid = { $seat } licytuje { $total }, dokładając: { $cards }.
log-passed = { $seat } pasuje.
log-paid = { $seat } wygrywa i płaci na targ { $total }: { $cards }.
log-gave = { $seat } dokłada na targ: { $card }.
log-got = { $seat } bierze ofertę { $offer } i karty: { $cards }.
log-got-for-nothing = Wszyscy spasowali. { $seat } pasuje jako pierwszy gracz i bierze za darmo ofertę { $offer } i karty: { $cards }.
log-took = { $seat } bierze z targu: { $cards }.
log-found-nothing = { $seat } zastaje pusty targ.
log-cleared = Resztki z targu wychodzą z gry: { $cards }.
log-sold = { $seat } sprzedaje: { $cards }. Zysk: { $profit }.
log-discarded = { $seat } odrzuca zakrytą kartę: { $card }.
log-discarded-hidden = { $seat } odrzuca zakrytą kartę.
log-ended = Koniec gry. Punkty: { $scores }. Zwycięstwo: { $winners }.

option-hidden_profit = Ukryte zyski
option-hidden_profit-help = Sumy sprzedanych kompletów pozostają zakryte do końca gry. Same komplety pokazuje się zawsze przy sprzedaży.
option-merchants_count = Kupcy liczą się jako karty na ręce
option-merchants_count-help = Najwyżej siedem kart na ręce, razem z kupcami; remis na końcu rozstrzyga większa liczba kart na ręce. Bez tej opcji kupcy nie wliczają się do siedmiu kart, nie można ich odrzucać i nie rozstrzygają remisu.

seat-column = Gracz
label-cards-column = Karty
label-cards-column-counted = { $count ->
    [one] Karta
    [few] Karty
   *[other] Kart
}
label-offer-column = Oferta
label-package = Paczka
label-offer = Oferta { $offer }
label-market = Targ
label-pile = Stos dobierania
label-hand = Twoja ręka
label-bid = Oferta gracza
label-profit = Zysk
label-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
label-round = Runda { $round } z { $rounds }
label-passed = pas
label-empty = pusto
label-winner = zwycięstwo

does-pass = Zabierasz z powrotem wyłożone karty i odpadasz z tej licytacji.
does-confirm = To, co leży przed tobą, staje się najwyższą ofertą; inni muszą ją przebić albo spasować.
does-stop = Zachowujesz pozostałe karty; liczą się już tylko przy remisie.
does-bid = Kładziesz przed sobą: { $card }. Karta zostaje tam, aż wygrasz albo spasujesz.
does-give = Na targ trafia: { $card }; pozostałe karty paczki są twoje.
does-discard = Karta wychodzi z gry zakryta: { $card }.
does-take = Wszystkie karty tego rodzaju z targu trafiają na twoją rękę.
does-sell = Najlepsza karta staje się twoim zyskiem, dwie pozostałe wychodzą z gry.
does-sell-merchants = Trzej kupcy są warci 5; wszyscy trzej opuszczają twoją rękę.
word-sell-any = Sprzedaj komplet
does-sell-any = Trzy karty jednego rodzaju; jedną lub dwie mogą zastąpić kupcy.
word-bid-any = Licytuj towarami
group-bid = Licytuj kartą
group-sell = Sprzedaj komplet

why-not-sell = Nie masz na ręce trzech kart jednego rodzaju, nawet z kupcami.
why-not-confirm = Twoje karty dają razem { $total }; potrzeba więcej niż { $high }.
why-not-bid = Wszystkie twoje towary razem nie przebiją { $high }.
why-not-take = Na targu nie ma towaru: { $kind }.

pick-bid = Licytuj { $total }
does-pick-bid = Kładzie wybrane karty i składa ofertę.
pick-short = Za mało: potrzeba co najmniej { $least }.
pick-unfit = Z tych kart nie da się złożyć ani oferty, ani kompletu.
hint-bid = Dotknij kart, którymi chcesz licytować.
hint-bid-or-sell = Dotknij kart, którymi chcesz licytować, albo trzech jednego rodzaju, żeby je sprzedać.
hint-discard = Dotknij karty, którą chcesz odrzucić.
hint-discard-or-sell = Dotknij karty, żeby ją odrzucić, albo trzech jednego rodzaju, żeby je sprzedać.
hint-sell = Dotknij trzech kart jednego rodzaju, żeby je sprzedać; kupcy mogą zastąpić towar.

tells-goods = W licytacji warta { $value }. Trzy karty jednego rodzaju przynoszą wartość najlepszej z nich.
tells-merchant = Nie służy do licytacji. W komplecie zastępuje dowolny towar; trzej kupcy przynoszą 5.
note-cards = Karty na ręce. Powyżej siedmiu trzeba od razu sprzedać albo odrzucić.
note-cards-goods = Karty na ręce. Powyżej siedmiu, nie licząc kupców, trzeba od razu sprzedać albo odrzucić.
note-offer = Karta oferty z tej rundy; najniższa wybiera z targu jako pierwsza.
note-profit = Punkty za dotąd sprzedane komplety.
label-rounds = Runda
label-auctions = Licytacja
label-sets-column = Komplety
label-sets-column-counted = { $count ->
    [one] Komplet
    [few] Komplety
   *[other] Kompletów
}
label-leads = najwyższa oferta

reckoning-now = Gdyby gra skończyła się teraz
reckoning-over = Skąd wzięły się punkty
reckoning-hand = twoja ręka, sprzedana teraz
reckoning-forecast = Komplety sprzedane do tej pory; u ciebie także to, co przyniosłaby ręka. Karty innych są zakryte.
reckoning-tie = Wygrywa najwyższy zysk; remis rozstrzyga większa liczba kart na ręce.
reckoning-tie-goods = Wygrywa najwyższy zysk; remis rozstrzyga większa liczba kart towarów na ręce.
