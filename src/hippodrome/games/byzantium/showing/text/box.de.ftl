# Was auf der Schachtel steht: das Spiel in drei Sätzen, und was die Bilder in den Regeln zeigen.
designer = Martin Wallace
pitch = Man schreibt das Jahr 632: Arabische Reiter brechen aus der Wüste in ein müdes Reich ein, und du führst auf jeder Seite eine Armee. Nimm Städte, besteuere und belagere sie, schick die Bulgaren dahin, wo es wehtut, eben noch für den Kaiser, gleich darauf für den Kalifen. Beide Seiten sollen unter dir gleich gut gedeihen, es sei denn, Konstantinopel fällt vorher.
example-march = Die byzantinische Armee in Antiochia geht für einen Bewegungswürfel nach Damaskus und für zwei weiter nach Jerusalem, denn das ist die zweite Verbindung. Alle drei Würfel gehen zu den Verlusten.
example-sail = Aus Konstantinopel erreicht eine byzantinische Armee jede Küste wie über eine einzige Verbindung, bis nach Alexandria. Zurück kommt sie so nicht.
example-siege = Eine arabische Armee reitet von Tabuk gegen Jerusalem: drei Marker und eine Befestigung, also würfelt die Stadt mit vier Kampfwürfeln. Jede 4, 5 oder 6 kostet den Angreifer einen Würfel, und was in Elite und Hauptarmee übrig bleibt, muss mehr als vier sein.
example-bulgars = Thessalonica ist bulgarisch. Von dort erreichen die Bulgaren Athen und Dyrrachium über Land, und Adrianopel auf ihrem orangen Pfeil.
