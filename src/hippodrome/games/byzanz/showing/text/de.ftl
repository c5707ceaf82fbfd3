title = Byzanz
tagline = Ersteigere Warenpakete, zahle in den Markt und verkaufe Sätze aus drei gleichen Waren.
credit = Von Emanuele Ornella, erschienen bei AMIGO.

kind-cloth = Tuch
kind-spice = Gewürze
kind-wine = Wein
kind-wood = Holz
kind-grain = Getreide
kind-olives = Oliven
kind-merchant = Händler
card = { $kind } { $value }

word-pass = Passen
word-confirm = So bieten
word-stop = Nichts mehr verkaufen
word-bid = { $card } bieten
word-give = { $card } in den Markt legen
word-discard = { $card } abwerfen
word-take = Alle Karten { $kind } nehmen
word-sell = { $cards } verkaufen
word-sell-merchants = Drei Händler verkaufen

prompt-bid = { $high ->
    [0] Eröffne die Auktion oder passe.
   *[other] Biete mehr als { $high } oder passe.
} { $total ->
    [0] {""}
   *[other] Vor dir liegen { $total }.
}
prompt-confirm = Dein Gebot von { $total } übertrifft { $high }: Biete so, lege nach oder passe.
prompt-give = Wähle eine Karte des Pakets für den Markt; der Rest gehört dir.
prompt-market = Nimm alle Karten einer Sorte aus dem Markt.
prompt-limit = { $excess ->
    [one] Eine Karte zu viel: Verkaufe einen Satz oder wirf eine Karte ab.
   *[other] { $excess } Karten zu viel: Verkaufe Sätze oder wirf Karten ab.
}
prompt-limit-goods = Höchstens sieben Waren dürfen auf der Hand bleiben, Händler nicht mitgezählt: Verkaufe einen Satz oder wirf Waren ab.
prompt-closing = Der letzte Markt ist vorbei. Verkaufe, was noch geht.

log-round-began = Runde { $round } von { $rounds }.
log-revealed = Angebot { $offer }: { $cards }.
log-bid = { $seat } bietet { $total } mit { $cards }.
log-passed = { $seat } passt.
log-paid = { $seat } gewinnt und zahlt { $total } in den Markt: { $cards }.
log-gave = { $seat } legt { $card } dazu in den Markt.
log-got = { $seat } nimmt Angebot { $offer } und { $cards }.
log-got-for-nothing = Alle haben gepasst: { $seat } hat zuerst gepasst und bekommt Angebot { $offer } und { $cards } umsonst.
log-took = { $seat } nimmt { $cards } aus dem Markt.
log-found-nothing = { $seat } findet den Markt leer vor.
log-cleared = Übrig im Markt und aus dem Spiel: { $cards }.
log-sold = { $seat } verkauft { $cards }. Gewinn: { $profit }.
log-discarded = { $seat } wirft { $card } verdeckt ab.
log-discarded-hidden = { $seat } wirft eine Karte verdeckt ab.
log-ended = Das Spiel ist aus. Punkte: { $scores }. Sieg: { $winners }.

option-hidden_profit = Gewinne verdeckt
option-hidden_profit-help = Die Summen der verkauften Sätze bleiben bis zum Schluss verdeckt. Die Sätze selbst werden beim Verkauf immer gezeigt.
option-merchants_count = Händler zählen als Handkarten
option-merchants_count-help = Höchstens sieben Karten auf der Hand, Händler eingeschlossen; bei Gleichstand am Ende gewinnen mehr Handkarten. Sonst hält man Händler zusätzlich zu den sieben, kann sie nicht abwerfen, und sie entscheiden keinen Gleichstand.

seat-column = Spieler
label-cards-column = Karten
label-offer-column = Angebot
label-package = Paket
label-offer = Angebot { $offer }
label-offers = Kommende Angebote
label-market = Markt
label-pile = Nachziehstapel
label-hand = Deine Hand
label-hand-of = Hand von { $seat }
label-bid = Gebot
label-profit = Gewinn
label-sets = { $count ->
    [one] { $count } Satz verkauft
   *[other] { $count } Sätze verkauft
}
label-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
label-round = Runde { $round } von { $rounds }
label-passed = gepasst
label-empty = leer
label-winner = gewonnen
label-high = Höchstes Gebot: { $high }
label-hidden-card = eine verdeckte Karte
