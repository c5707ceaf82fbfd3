# Co dziennik mówi czytającemu o nim samym.

log-bid-you = Licytujesz { $total }, dokładając: { $cards }.
log-passed-you = Pasujesz.
log-paid-you = Wygrywasz i płacisz na targ { $total }: { $cards }.
log-gave-you = Dokładasz na targ: { $card }.
log-got-you = Bierzesz ofertę { $offer } i karty: { $cards }.
log-got-for-nothing-you = Wszyscy spasowali. Pasujesz jako pierwszy gracz i bierzesz za darmo ofertę { $offer } i karty: { $cards }.
log-took-you = Bierzesz z targu: { $cards }.
log-found-nothing-you = Zastajesz pusty targ.
log-sold-you = Sprzedajesz: { $cards }. Zysk: { $profit }.
log-discarded-you = Odrzucasz zakrytą kartę: { $card }.
