# Was die Begriffe von Byzanz bedeuten. Ein Begriff wird gefunden, wo eines seiner Wörter steht.

term-package = Paket
term-package-words = Paket, Pakets, Pakete, Paketen, Warenpaket, Warenpakete
term-package-text = Die Karten, die für eine Auktion aufgedeckt werden. Sie gehen alle zusammen an eine Person (BY 2.1).

term-offer = Angebotskarte
term-offer-words = Angebotskarte, Angebotskarten, Angebot
term-offer-text = Sagt, wie viele Karten für eine Auktion aufgedeckt werden. Wer sie gewinnt, bietet in dieser Runde nicht mehr; die niedrigste wählt zuerst vom Markt (BY 2.1).

term-auction = Auktion
term-auction-words = Auktion, Auktionen, Versteigerung
term-auction-text = Ein Paket geht an das höchste Gebot. Es bietet nur mit, wer noch keine Angebotskarte hat (BY 2.2).

term-bid = Gebot
term-bid-words = Gebot, Gebots, Gebote, bieten, bietest, bietet, biete
term-bid-text = Offen ausgelegte Waren; nur die Summe ihrer Werte zählt, und sie muss das höchste Gebot übertreffen (BY 2.3).

term-pass = Passen
term-pass-words = passen, passt, gepasst, passe
term-pass-text = Du nimmst zurück, was du ausgelegt hast, und bist aus dieser Auktion heraus. Passen alle, bekommt das Paket umsonst, wer zuerst gepasst hat (BY 2.6).

term-goods = Waren
term-goods-words = Ware, Waren
term-goods-text = Karten aus sechs Sorten mit Werten von 1 bis 4. Mit ihnen bietest du, und aus ihnen werden Sätze (BY 2.3).

term-merchant = Händler
term-merchant-words = Händler, Händlern
term-merchant-text = Für sich nichts wert und zum Bieten nicht zu gebrauchen, ersetzt aber in einem Satz jede Ware. Drei Händler sind auch ein Satz (BY 4.2).

term-kind = Sorte
term-kind-words = Sorte, Sorten
term-kind-text = Tuch, Gewürze, Wein, Holz, Getreide oder Oliven. Händler sind eine eigene Sorte (BY 3.1).

term-market = Markt
term-market-words = Markt, Markts, Marktes
term-market-text = Hier kommt alles zusammen, was gezahlt wird. Nach der letzten Auktion nehmen alle reihum sämtliche Karten einer Sorte (BY 3.1).

term-set = Satz
term-set-words = Satz, Satzes, Sätze, Sätzen
term-set-text = Drei Karten einer Sorte von der Hand; ein oder zwei davon dürfen Händler sein (BY 4.1).

term-sell = Verkaufen
term-sell-words = verkaufen, verkaufe, verkauft
term-sell-text = Du zeigst einen Satz: Die beste Karte ist dein Gewinn, die beiden anderen sind aus dem Spiel. Das geht bei jeder eigenen Entscheidung (BY 4.6).

term-profit = Gewinn
term-profit-words = Gewinn, Gewinne, Gewinns, Gewinnsumme
term-profit-text = Die beste Karte jedes verkauften Satzes. Die höchste Summe siegt (BY 4.1).

term-hand = Auf der Hand
term-hand-words = auf der Hand
term-hand-text = Deine Handkarten. Was in einem Gebot liegt, gehört erst wieder dazu, wenn du es zurücknimmst (BY 5.2).

term-limit = Handlimit
term-limit-words = Handlimit, zu vielen Karten, Karte zu viel, Karten zu viel
term-limit-text = Sieben Karten. Wer mehr hat, muss sofort verkaufen oder abwerfen (BY 5.1).

term-discard = Abwerfen
term-discard-words = abwerfen, abwirft, wirf, wirfst, wirft
term-discard-text = Eine Karte ist verdeckt aus dem Spiel und bringt nichts (BY 5.1).

term-closing = Schlussverkauf
term-closing-words = Schlussverkauf
term-closing-text = Nach dem letzten Markt dürfen alle noch verkaufen, dann werden die Gewinne verglichen (BY 6.1).

term-round = Runde
term-round-words = Runde, Runden
term-round-text = Je Person eine Auktion, dann der Markt. Wie viele es sind, hängt von der Personenzahl ab (BY 1.2).
