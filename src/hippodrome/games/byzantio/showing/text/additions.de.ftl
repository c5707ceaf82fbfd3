# Was von uns ist und keine Option: was wir ergänzen oder anderswo finden mussten.
addition-1 = Auswahl und Namen der 25 Provinzen, ihre Grenzen und Seewege. Acht Städtenamen haben wir einem kaum lesbaren Musterblatt entnommen.
addition-2 = Welche Städte groß sind, und die Ereigniszahl jeder Provinz.
addition-3 = Die Heimatprovinzen der vier Dynastien, und welche Farbe jede hat.
