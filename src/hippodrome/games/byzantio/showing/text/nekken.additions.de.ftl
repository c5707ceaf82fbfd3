# Was von uns ist und keine Option: was wir ergänzen oder anderswo finden mussten.
addition-1 = Die Karte von Nekken: Regionen, Namen, Zahlen und Wege.
addition-2 = Die Werte der Ziele, übernommen aus Byzantio, und die Grenzen von zwei eigenen und vier Siedlern insgesamt.
addition-3 = Der genaue Wortlaut der sechs Aktionen; Namen und Zahl der Felder sind sicher.
