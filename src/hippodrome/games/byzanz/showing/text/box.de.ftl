# Was auf der Schachtel steht: das Spiel in drei Sätzen, und was die Bilder in den Regeln zeigen.
designer = Emanuele Ornella
pitch = Pakete mit Tuch, Gewürz und Wein kommen unter den Hammer, und bezahlt wird mit genau den Waren, die man selbst verkaufen wollte. Was du zahlst, landet auf dem Markt, und dort bedienen sich alle. Sammle drei gleiche, lass einen Händler einspringen, wo eine fehlt, und verkaufe im richtigen Moment.
example-raise = Platz 2 führt mit 2. Platz 1 hat 1 ausgelegt und muss jetzt mindestens 3 erreichen: Gewürz 2 dazu genügt, Wein 1 nicht.
example-pay = Platz 1 hat mit 4 ersteigert. Die drei Karten des Gebots liegen schon im Markt, eine Karte des Pakets muss noch folgen; die anderen vier kommen auf die Hand.
example-market = Platz 3 hat die niedrigste Angebotskarte, die 2, und wählt zuerst: vielleicht die drei Tuche mit der 4, vielleicht den einzelnen Händler. Dann kommen die 3, die 4 und die 5; was übrig bleibt, ist aus dem Spiel.
example-set = Ein Satz: Der Händler vertritt das dritte Tuch. Die beste Karte, Tuch 4, ist der Gewinn, die anderen beiden sind aus dem Spiel.
