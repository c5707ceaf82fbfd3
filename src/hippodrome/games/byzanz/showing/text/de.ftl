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
word-confirm = Dieses Gebot abgeben
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
   *[other] Dein Gebot bisher: { $total }.
}
prompt-confirm = { $high ->
    [0] Du eröffnest mit einem Gebot von { $total }: Gib es ab, lege nach oder passe.
   *[other] Dein Gebot von { $total } übertrifft { $high }: Gib es ab, lege nach oder passe.
}
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
log-got-for-nothing = Alle haben gepasst. { $seat } hat zuerst gepasst und bekommt Angebot { $offer } und { $cards } kostenlos.
log-took = { $seat } nimmt { $cards } aus dem Markt.
log-found-nothing = { $seat } findet den Markt leer vor.
log-cleared = Der Rest des Marktes kommt aus dem Spiel: { $cards }.
log-sold = { $seat } verkauft { $cards }. Gewinn: { $profit }.
log-discarded = { $seat } wirft { $card } verdeckt ab.
log-discarded-hidden = { $seat } wirft eine Karte verdeckt ab.
log-ended = Das Spiel ist aus. Punkte: { $scores }. Sieg: { $winners }.

option-hidden_profit = Gewinne verdeckt
option-hidden_profit-help = Die Summen der verkauften Sätze bleiben bis zum Schluss verdeckt. Die Sätze selbst werden beim Verkauf immer gezeigt.
option-merchants_count = Händler zählen als Handkarten
option-merchants_count-help = Höchstens sieben Karten auf der Hand, Händler eingeschlossen; bei Gleichstand gewinnt, wer mehr Karten auf der Hand hat. Ohne diese Option zählen Händler nicht zu den sieben Karten, lassen sich nicht abwerfen und entscheiden keinen Gleichstand.

seat-column = Spieler
label-cards-column = Karten
label-cards-column-counted = { $count ->
    [one] Karte
   *[other] Karten
}
label-offer-column = Angebot
label-package = Paket
label-offer = Angebot { $offer }
label-market = Markt
label-pile = Nachziehstapel
label-hand = Deine Hand
label-bid = Gebot
label-profit = Gewinn
label-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
label-round = Runde { $round } von { $rounds }
label-passed = gepasst
label-empty = leer
label-winner = gewonnen

does-pass = Du nimmst deine gebotenen Karten zurück und bist in dieser Auktion nicht mehr dabei.
does-confirm = Die Karten vor dir werden zum höchsten Gebot; die anderen müssen es übertreffen oder passen.
does-stop = Du behältst die übrigen Karten; sie zählen nur noch bei Gleichstand.
does-bid = { $card } kommt vor dich und bleibt dort, bis du gewinnst oder passt.
does-give = { $card } kommt in den Markt; die anderen Karten des Pakets behältst du.
does-discard = { $card } kommt verdeckt aus dem Spiel.
does-take = Alle Karten dieser Sorte im Markt kommen auf deine Hand.
does-sell = Die beste Karte wird dein Gewinn, die anderen beiden kommen aus dem Spiel.
does-sell-merchants = Drei Händler sind 5 wert; alle drei verlassen deine Hand.
word-sell-any = Satz verkaufen
does-sell-any = Drei Karten einer Sorte; Händler können eine oder zwei davon ersetzen.
word-bid-any = Waren bieten
group-bid = Karte bieten
group-sell = Satz verkaufen

why-not-sell = Du hast keine drei Karten einer Sorte auf der Hand, auch nicht mit Händlern.
why-not-confirm = Deine Karten ergeben { $total }; du brauchst mehr als { $high }.
why-not-bid = Alle deine Waren zusammen übertreffen { $high } nicht.
why-not-take = Im Markt gibt es keine Karten der Sorte { $kind }.

pick-bid = { $total } bieten
does-pick-bid = Legt die angetippten Karten vor dich und bietet.
pick-short = Zu wenig: Du brauchst mindestens { $least }.
pick-unfit = Diese Karten sind weder ein Gebot noch ein Satz aus drei.
hint-bid = Tippe Karten an, um sie zu bieten.
hint-bid-or-sell = Tippe Karten an, um sie zu bieten, oder drei einer Sorte, um sie zu verkaufen.
hint-discard = Tippe die Karte an, die du abwerfen willst.
hint-discard-or-sell = Tippe eine Karte zum Abwerfen an oder drei einer Sorte zum Verkaufen.
hint-sell = Tippe drei einer Sorte an, um sie zu verkaufen; Händler können einspringen.

tells-goods = Zählt { $value } im Gebot. Drei Karten einer Sorte bringen den Wert der besten.
tells-merchant = Kann nicht geboten werden. Ersetzt in einem Satz jede Ware; drei Händler bringen 5.
note-cards = Karten auf der Hand. Mehr als sieben müssen sofort verkauft oder abgeworfen werden.
note-cards-goods = Karten auf der Hand. Mehr als sieben, Händler nicht mitgezählt, müssen sofort verkauft oder abgeworfen werden.
note-offer = Die Angebotskarte dieser Runde; die niedrigste wählt zuerst aus dem Markt.
note-profit = Die Punkte der bisher verkauften Sätze.
label-rounds = Runde
label-auctions = Auktion
label-sets-column = Sätze
label-sets-column-counted = { $count ->
    [one] Satz
   *[other] Sätze
}
label-leads = höchstes Gebot

reckoning-now = Wenn das Spiel jetzt endete
reckoning-over = Woher die Punkte kamen
reckoning-hand = deine Hand, jetzt verkauft
reckoning-forecast = Bisher verkaufte Sätze; bei dir auch, was deine Hand noch brächte. Andere Hände sind verdeckt.
reckoning-tie = Der höchste Gewinn siegt; bei Gleichstand gewinnt, wer mehr Karten auf der Hand hat.
reckoning-tie-goods = Der höchste Gewinn siegt; bei Gleichstand gewinnt, wer mehr Warenkarten auf der Hand hat.
