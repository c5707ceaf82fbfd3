# Was die Begriffe von Byzantio bedeuten. Ein Begriff wird gefunden, wo eines seiner Wörter steht.

term-dynasty = Dynastie
term-dynasty-words = Dynastie, Dynastien
term-dynasty-text = Deine Farbe: ein Thronanwärter, zehn Garnisonen und eine Heimatprovinz (BO 0.1).

term-pretender = Thronanwärter
term-pretender-words = Thronanwärter, Thronanwärters, Thronanwärtern
term-pretender-text = Deine Figur auf dem Plan. Er steht in einer Provinz, nie in einer Stadt, und hilft dort deinen Würfen (BO 1.3).

term-garrison = Garnison
term-garrison-words = Garnison, Garnisonen
term-garrison-text = Eine deiner zehn Figuren. Sie steht in einer Stadt oder liegt im Vorrat; wer in einer Stadt die meisten hat, gewinnt sie (BO 1.4).

term-supply = Vorrat
term-supply-words = Vorrat, Vorrats
term-supply-text = Deine Garnisonen, die nicht auf dem Plan stehen. Was entfernt wird, kommt hierher zurück und kann wieder eingesetzt werden (BO 1.4).

term-objective = Ziel
term-objective-words = Ziel, Ziele, Zielen, Ziels
term-objective-text = Eine der sieben Städte auf deiner geheimen Liste, 14, 10, 10, 8, 8, 6 und 6 Punkte wert. Nur sie zählen für dich (BO 0.2).

term-province = Provinz
term-province-words = Provinz, Provinzen
term-province-text = Ein Teil des Plans mit einer oder mehreren Städten. Thronanwärter ziehen von Provinz zu Provinz (BO 1.1).

term-lane = Seestraße
term-lane-words = Seestraße, Seestraßen
term-lane-text = Eine Linie über das Wasser; sie macht zwei Provinzen zu Nachbarn wie eine Grenze (BO 1.1).

term-opponent = Gegner
term-opponent-words = Gegner, Gegners, gegnerische, gegnerischen, gegnerischer
term-opponent-text = Alle außer der Person, die gerade handelt (BO 1.5).

term-box = Feld
term-box-words = Feld, Felder, Feldern, Aktionsfelder
term-box-text = Eine Anwendung einer Aktionsart. Ein gefülltes Feld kommt nie zurück (BO 1.6).

term-campaign = Feldzug
term-campaign-words = Feldzug, Feldzüge, Feldzugs
term-campaign-text = Dein Thronanwärter zieht in eine benachbarte Provinz; dann darfst du dort eine Garnison einsetzen, und eine zweite verdrängt eine gegnerische (BO 4.1).

term-muster = Musterung
term-muster-words = Musterung, Musterungen
term-muster-text = Dein Thronanwärter bleibt, und du darfst in seiner Provinz eine Garnison einsetzen. Entfernt wird nichts (BO 4.2).

term-negotiate = Verhandlung
term-negotiate-words = Verhandlung, Verhandlungen, Tausch, tauschen
term-negotiate-text = Du bietest eine deiner Garnisonen für eine gegnerische in einer anderen Stadt. Wird abgelehnt, entscheidet der Würfel (BO 4.3).

term-advance = Vorstoß
term-advance-words = Vorstoß, Vorstöße
term-advance-text = Dein Thronanwärter zieht in eine beliebige Provinz; eingesetzt wird nichts (BO 4.4).

term-bribe = Bestechen
term-bribe-words = Bestechung, bestochen, besticht, bestechen, bestich, bestichst
term-bribe-text = Gelingt der Wurf, geht eine gegnerische Garnison heim, und eine von dir tritt an ihre Stelle (BO 4.5).

term-expel = Vertreiben
term-expel-words = vertreibt, vertrieben, vertreiben, vertreibe, vertreibst
term-expel-text = Gelingt der Wurf, kehrt eine gegnerische Garnison irgendwo zu ihrem Besitzer zurück (BO 4.6).

term-success = Gelingen
term-success-words = gelingt, gelang, gelungen
term-success-text = Ein achtseitiger Würfel, ab 5. Plus 1, wenn dein Thronanwärter in der Provinz steht, minus 1, wenn der des Besitzers dort steht (BO 5.1).

term-event = Ereignis
term-event-words = Ereignis, Ereignisse, Ereignisses, Ereignissen, Ereignisrunde, Ereignisrunden
term-event-text = Kommt in vier der dreißig Runden. Dann handelt niemand, und danach streichen alle ein Feld (BO 6.1).

term-earthquake = Erdbeben
term-earthquake-words = Erdbeben
term-earthquake-text = Ein Wurf nennt Provinzen; alle Garnisonen dort werden entfernt (BO 6.3).

term-famine = Hungersnot
term-famine-words = Hungersnot
term-famine-text = In den Provinzen des Wurfs bleibt jede Garnison nur bei 5 oder mehr, plus 1 mit dem eigenen Thronanwärter dort (BO 6.4).

term-succession = Nachfolge des Patriarchen
term-succession-words = Nachfolge
term-succession-text = Alle dürfen heimlich ein Ziel gegen ein anderes mit gleichem Wert tauschen. Das kostet am Ende 2 Punkte (BO 6.5).

term-plague = Pest
term-plague-words = Pest
term-plague-text = Thronanwärter in den Provinzen des Wurfs werden vom linken Nachbarn ihres Besitzers anderswohin geschickt (BO 6.6).

term-crossing = Streichen
term-crossing-words = streichen, streicht, gestrichen
term-crossing-text = Nach jedem Ereignis verlierst du ein freies Feld deiner Wahl, ohne es zu nutzen (BO 6.7).

term-guess = Vermutung
term-guess-words = Vermutung, Vermutungen, raten, rät
term-guess-text = Nach der letzten Runde rätst du von jedem Gegner die wertvollste Stadt. Jede richtige Vermutung bringt 5 Punkte (BO 7.1).

term-top = Wichtigste Stadt
term-top-words = wichtigste Stadt, wichtigsten Stadt
term-top-text = Die Stadt in der ersten Zeile einer Liste, 14 Punkte wert. Nach ihr raten die anderen (BO 7.1).

term-lead = Führung
term-lead-words = teilen sich zwei die Führung, Führung
term-lead-text = Zwei mit gleich vielen Garnisonen in einer Stadt bekommen je die Hälfte ihres Wertes, drei je 2 Punkte, vier nichts (BO 8.4).

term-order = Zugreihenfolge
term-order-words = Zugreihenfolge
term-order-text = Wird vor Runde 1 ausgewürfelt und bleibt; am Ende entscheidet sie Gleichstände (BO 0.6).
