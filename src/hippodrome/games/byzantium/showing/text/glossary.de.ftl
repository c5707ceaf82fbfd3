# Was die Begriffe von Byzantium bedeuten. Ein Begriff wird gefunden, wo eines seiner Wörter steht.

term-side = Seite
term-side-words = Seite, Seiten
term-side-text = Byzantiner oder Araber. Du spielst beide: Jede hat Armee, Staatskasse und Leiste für sich (BZ 1.1).

term-elite = Elite
term-elite-words = Elite, Elitewürfel, Elitefeld
term-elite-text = Das Feld deiner besten Truppen: je Würfel ein Kampfwürfel, Unterhalt 3 (BZ 7.6).

term-main = Hauptarmee
term-main-words = Hauptarmee, Hauptarmeewürfel
term-main-text = Das Feld deiner gewöhnlichen Truppen: je Würfel ein Kampfwürfel, höchstens drei; Unterhalt 1 (BZ 7.6).

term-levy = Bürgerwehr
term-levy-words = Bürgerwehr, Bürgerwehren
term-levy-text = Würfel, die deine Städte verteidigen, aber nicht zur Armee gehören; Unterhalt 2 (BZ 1.3).

term-move = Bewegung
term-move-words = Bewegungswürfel, Bewegungswürfeln
term-move-text = Das Feld, das Märsche bezahlt: ein Würfel je Verbindung. Im Kampf zählt es nicht; Unterhalt 1 (BZ 6.6).

term-treasury = Staatskasse
term-treasury-words = Staatskasse, Staatskassen, Kasse, Kassen
term-treasury-text = Das Geld einer Seite. Es zahlt die Kasse der Seite, der es nützt; gemischt wird nie (BZ 4.2).

term-bezant = Bezant
term-bezant-words = Bezant, Bezants
term-bezant-text = Das Geld des Spiels. Ein Würfel, der nicht aus dem Vorrat kommt, kostet 3 (BZ 4.1).

term-pool = Vorrat
term-pool-words = Vorrat, Vorrats, Vorräte
term-pool-text = Deine freien Würfel. Von hier legst du kostenlos; am Ende einer Runde füllt er sich wieder (BZ 4.1).

term-losses = Verluste
term-losses-words = Verluste, Verlusten
term-losses-text = Hier liegen verlorene und ausgegebene Würfel. Am Ende der Runde kehrt die Hälfte in den Vorrat zurück; früher kostet einer 3 Bezants (BZ 11.4).

term-army = Armee
term-army-words = Armee, Armeen
term-army-text = Was auf Elite, Hauptarmee und Bewegung einer Seite liegt, mit einer Figur auf dem Plan (BZ 1.3).

term-strength = Kampfstärke
term-strength-words = Kampfstärke, Stärke, Stärken
term-strength-text = Die Würfel auf Elite und Hauptarmee; Bewegung zählt nicht. Der Angreifer braucht mehr, als dem Verteidiger bleibt (BZ 1.4).

term-figure = Figur
term-figure-words = Figur, Figuren
term-figure-text = Zeigt, wo eine Armee ist. Sie steht in einer Stadt ihrer Seite und verlässt den Plan mit dem letzten Würfel der Armee (BZ 1.5).

term-marker = Marker
term-marker-words = Marker, Markers, Markern
term-marker-text = Die Größe einer Stadt, 1 bis 3: was sie an Punkten und Einkommen bringt und mit wie vielen Kampfwürfeln sie sich wehrt (BZ 2.1).

term-control = Kontrolle
term-control-words = Kontrolle, kontrolliert, kontrollierst, kontrollierte, kontrollierten, unkontrolliert, unkontrollierte
term-control-text = Wer einen Würfel oder eine Befestigung auf einer Stadt hat, kontrolliert sie und bekommt ihr Einkommen (BZ 1.6).

term-foreign = Fremd
term-foreign-words = fremd, fremde, fremden
term-foreign-text = Eine Stadt, die nicht zur Seite der Armee gehört. Sie zu betreten heißt angreifen (BZ 1.7).

term-friendly = Eigen
term-friendly-words = eigenen Stadt, eigene Städte, eigene Stadt
term-friendly-text = Eine Stadt der Seite der Armee, wer immer sie kontrolliert. Man darf sie frei betreten und durchqueren (BZ 1.7).

term-track = Leiste
term-track-words = Leiste, Leisten
term-track-text = Deine Punkte einer Seite. Am Ende zählen beide nur, wenn die niedrigere mindestens halb so hoch ist wie die höhere (BZ 12.2).

term-reinforce = Verstärken
term-reinforce-words = verstärken, verstärkt, verstärke
term-reinforce-text = Eine Aktion: ein bis drei Würfel auf deine Felder (BZ 5.3).

term-tax = Steuern
term-tax-words = Steuern, Steuerfeld
term-tax-text = Einmal je Runde: Würfel aus dem Vorrat bringen je 2 Bezants. In der nächsten Runde sind sie zurück (BZ 5.6).

term-church = Kirche und Moschee
term-church-words = Kirche, Moschee
term-church-text = Ein Würfel und 6 Bezants für 2 Punkte. Der Würfel bleibt bis zum Ende (BZ 5.7).

term-special = Sonderaktion
term-special-words = Sonderaktion, Sonderaktionen, Sonderfeld, Sonderfelder, Sonderfeldern
term-special-text = Ein Würfel auf eines von 16 Feldern, für dessen Wirkung. Jedes Feld nimmt je Runde einen Würfel (BZ 5.8).

term-growth = Stadtausbau
term-growth-words = Stadtausbau, Ausbau, ausgebaut
term-growth-text = Ein Marker mehr auf einer Stadt mit weniger als drei (BZ 5.10).

term-fortification = Befestigung
term-fortification-words = Befestigung, Befestigungen, befestigt
term-fortification-text = Ersetzt deinen Würfel auf einer Stadt und erhöht ihre Verteidigung um 1; sie ist kein Stadtmarker und bringt selbst weder Einkommen noch Punkte (BZ 5.11).

term-emperor = Kaiser
term-emperor-words = Kaiser, Kaisers
term-emperor-text = 2 byzantinische Punkte und eine Garde für diese Runde. Nur die Bürgerwehr des Kaisers darf Konstantinopel verteidigen (BZ 5.12).

term-caliph = Kalif
term-caliph-words = Kalif, Kalifen
term-caliph-text = 2 arabische Punkte und eine Garde für diese Runde (BZ 5.13).

term-guard = Garde
term-guard-words = Garde, Garden
term-guard-text = Kämpft eine Runde lang wie ein Elitewürfel, kostet keinen Unterhalt und geht als Letztes verloren (BZ 5.14).

term-fleet = Flotte
term-fleet-words = Flotte, Flotten
term-fleet-text = Für eine Runde. Die arabische halbiert den Preis der See, die byzantinische darf ihn für Araber verdoppeln, schießen und Rückzüge blockieren (BZ 5.15).

term-civil = Bürgerkrieg
term-civil-words = Bürgerkrieg, Bürgerkriegs, Bürgerkriege
term-civil-text = Deine Armee greift eine Stadt ihrer eigenen Seite an. Die behält ihre Seite und verliert einen Marker (BZ 5.17).

term-bulgars = Bulgaren
term-bulgars-words = Bulgaren, bulgarisch, bulgarische, bulgarischen, Bulgarenfeld, Bulgarenlager
term-bulgars-text = Niemandes Armee im Norden. Wer für sie zahlt, lässt sie wachsen oder schickt sie gegen eine Stadt und bekommt die Punkte (BZ 9.1).

term-link = Verbindung
term-link-words = Verbindung, Verbindungen, Seeverbindung, Seeverbindungen
term-link-text = Eine Linie zwischen zwei Städten: Land, See oder Wüste. Jede kostet einen Bewegungswürfel, die zweite einer Bewegung einen mehr (BZ 6.6).

term-siege = Belagerung
term-siege-words = Belagerung, Belagerungen, belagert
term-siege-text = Der letzte Schritt eines Angriffs: Die Stadt würfelt je Marker, dann muss deine Kampfstärke größer sein als ihre Verteidigung (BZ 7.12).

term-hit = Treffer
term-hit-words = Treffer, Treffern, treffen
term-hit-text = Eine 4, 5 oder 6. Jeder kostet die andere Seite einen Würfel; ihr Besitzer wählt welchen (BZ 7.6).

term-retreat = Rückzug
term-retreat-words = Rückzug, Rückzüge, zurückziehen, zieht sich zurück
term-retreat-text = Eine Armee geht zur nächsten eigenen Stadt. Fremde Städte unterwegs kosten je einen Würfel (BZ 8.4).

term-plunder = Beute
term-plunder-words = Beute
term-plunder-text = Die Bezants für eine eroberte Stadt, so viele wie ihre neuen Marker (BZ 7.16).

term-income = Einkommen
term-income-words = Einkommen
term-income-text = Am Ende einer Runde 2 Bezants je Marker deiner Städte (BZ 11.1).

term-upkeep = Unterhalt
term-upkeep-words = Unterhalt
term-upkeep-text = Was deine Würfel am Ende einer Runde kosten: Elite 3, Bürgerwehr 2, Hauptarmee und Bewegung 1. Ein unbezahlter ist für immer weg und kostet einen Punkt (BZ 11.2).

term-pass = Passen
term-pass-words = passen, passt, gepasst
term-pass-text = Du hast in dieser Runde keine Aktion mehr. Wer zuerst passt, beginnt die nächste (BZ 3.5).

term-constantinople = Konstantinopel
term-constantinople-words = Konstantinopel
term-constantinople-text = Niemand kontrolliert es, die Verteidigung ist 5, und jeder Treffer kostet zwei Würfel. Sein Fall beendet das Spiel, und nur arabische Leisten zählen (BZ 10.6).
