# Co mówi się czytającemu o nim samym; `-loser-you` i podobne: jaki ma w tym udział.

log-placed-you = Wystawiasz: { $amount } (pole { $space }).
log-placed-hidden-you = Wystawiasz: { $amount }.
log-lost-you = Ponosisz straty: { $amount } ({ $space }).
log-lost-hidden-you = Ponosisz straty: { $amount }.
log-dealt-you = Otrzymujesz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
}.
log-starts-you = Zaczynasz ty.
log-played-you = Zagrywasz „{ $card }”: { $use }.
log-reacted-you = Reagujesz kartą „{ $card }”.
log-opened-you = Wykładasz otwarte wydarzenie „{ $card }”.
log-box-filled-you = Zapełniasz pole karty „{ $card }”: { $filled } z { $boxes }.
log-repaired-you = Naprawiasz { $count ->
    [one] { $count } okręt
    [few] { $count } okręty
   *[other] { $count } okrętów
}.
log-damaged-you = Nowe uszkodzenia, twoja flota: { $count ->
    [one] { $count } okręt
    [few] { $count } okręty
   *[other] { $count } okrętów
}.
log-supremacy-taken-you = Zdobywasz panowanie na morzu.
log-attrition-you = Twoje straty marszowe ({ $space }): { $roll }{ $loss ->
    [0] , bez strat
   *[other] {""}
}.
log-storm-you = Sztorm, twoja flota: { $roll }, { hits-n }.
log-drowned-you = Tracisz na morzu: { $load }.
log-tried-you = Twój wódz { $general } { $deed }: { $roll }.
log-tried-hidden-you = Twoja armia { $deed }: { $roll }.
log-into-city-you = Wprowadzasz do miasta { $space }: { $load }.
log-moved-you = Twoja armia { $deed }: { $load }.
log-overrun-you = Rozbijasz przeciwnika na polu { $space }.
log-naval-battle-began-mover-you = Bitwa morska, twoja flota została przechwycona. Okręty: { $warships }. Transportowce: { $transports }.
log-naval-round-began-first-you = Runda morska { $round }: zaczynasz ty.
log-tactics-drawn-you = Dobierasz { $count ->
    [one] { $count } kartę taktyki
    [few] { $count } karty taktyki
   *[other] { $count } kart taktyki
}.
log-tactics-played-you = Zagrywasz „{ $card }”.
log-tactics-lost-you = Tracisz „{ $card }”.
log-naval-attack-you = Atakujesz ({ $target }): { $roll }, { hits-n }{ $prize ->
    [true] , w tym zdobycz
   *[other] {""}
}.
log-naval-step-you = Twoja flota { $deed }{ $needed ->
    [0] {""}
   *[other] : { $roll }
}.
log-naval-battle-ended-loser-you = Koniec bitwy morskiej: { $how }. Przegrywasz.{ $prizes ->
    [0] {""}
   *[other] {" "}Zdobycze: { $prizes }.
}
log-battle-began-attacker-you = Bitwa: { $space }. Atakujesz. Jednostki: { $cus }. Dowodzą: { $generals }.
log-battle-card-played-you = { $answer ->
    [true] Odpowiadasz kartą
   *[other] Zagrywasz
} { $card ->
    [Rezerwa] { $card } jako { $as_type }
   *[other] { $as_type }
}.
log-gave-up-you = Nie możesz lub nie chcesz walczyć dalej.
log-initiative-passed-you = Masz inicjatywę.
log-battle-ended-loser-you = Przegrywasz bitwę ({ $space }) w rundzie { $rounds }.
log-retreat-losses-you = Twoje straty w odwrocie: { $roll }{ $loss ->
    [0] , brak
   *[other] {""}
}.
log-eliminated-you = Nie masz drogi odwrotu z pola { $space }.
log-siege-rolled-you = { $kind ->
    [tribe] Próbujesz podporządkować plemię { $space }
   *[other] Oblegasz miasto { $space }
}: { $die } { $face }, { $points ->
    [0] bez punktu
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
log-defended-you = Bronisz się zaciekle ({ $space }) i odkupujesz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
log-duty-you = Musisz usunąć { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[other] { $count } znaczników
}.
log-wintered-by-supply-you = Zużywasz tabor na polu { $space }.
log-winter-at-sea-you = Zima na morzu, twoja flota: { $roll }{ $count ->
    [0] , bez szkód
   *[other] {""}
}.
log-isolated-you = Tracisz odcięte znaczniki: { $spaces }.
log-sued-for-peace-you = Prosisz o pokój.
log-ended-winner-you = Wygrywasz wojnę: { $how }.
log-stolen-you = Zabierasz z ręki przeciwnika: „{ $card }”.

stage-attack-you = Runda { $round }, atakujesz ({ $target }): { hits-n }.
stage-has-initiative-you = Masz inicjatywę.
stage-supremacy-you = Panujesz na morzu.
stage-lost-you = Przegrywasz bitwę.
reckoning-lead-you = Wygrywasz, mając więcej punktów politycznych.
reckoning-tie-you = Remis w punktach: wygrywasz ty (HM 20.4).
reckoning-price-you = Na koniec tej tury musisz usunąć znaczniki: { $count } z { $held }. Kto nie może, prosi o pokój.
reckoning-ended-you = Zwyciężasz: { $how }.
