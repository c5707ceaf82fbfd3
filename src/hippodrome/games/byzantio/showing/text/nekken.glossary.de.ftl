# Was die Begriffe von Nekken bedeuten. Es hat die Regeln von Byzantio, darum führen deren Wörter zu denselben Begriffen.

term-tribe = Stamm
term-tribe-words = Stamm, Stammes, Stämme, Dynastie
term-tribe-text = Deine Farbe: ein Stammesführer und neun Kolonisten. In den Regeln von Byzantio heißt das Dynastie (NK 2.1).

term-leader = Stammesführer
term-leader-words = Stammesführer, Stammesführers, Stammesführern, Thronanwärter, Thronanwärters
term-leader-text = Deine Figur auf dem Plan; in Byzantio heißt sie Thronanwärter. Sie beginnt im Vulkan und hilft deinen Würfen, wo sie steht (NK 4.2).

term-colonist = Kolonist
term-colonist-words = Kolonist, Kolonisten, Garnison, Garnisonen
term-colonist-text = Eine deiner neun Figuren, in Byzantio Garnison genannt. Sie lebt in einer Region oder wartet im Vorrat (NK 1.1).

term-supply = Vorrat
term-supply-words = Vorrat, Vorrats
term-supply-text = Deine Kolonisten, die nicht auf dem Plan sind. Wer entfernt wird, kommt hierher zurück und kann wieder angesiedelt werden (BO 1.4).

term-region = Region
term-region-words = Region, Regionen, Provinz, Provinzen
term-region-text = Ein Feld des Plans. Es ist, was in Byzantio Provinz und Stadt zugleich sind (NK 1.1).

term-objective = Ziel
term-objective-words = Ziel, Ziele, Zielen, Ziels
term-objective-text = Eine Region auf deiner geheimen Liste, 14, 10, 10, 8, 8 und, mit weniger als vier Personen, 6 Punkte wert. Nur sie zählen für dich (NK 2.1).

term-volcano = Vulkan
term-volcano-words = Vulkan, Vulkans
term-volcano-text = Nekken, wo alle Stammesführer beginnen. Niemand siedelt dort, kein Ereignis erreicht ihn, und wer fort ist, kehrt nie zurück (NK 3.2).

term-opponent = Gegner
term-opponent-words = Gegner, Gegners, gegnerische, gegnerischen, gegnerischer
term-opponent-text = Alle außer der Person, die gerade handelt (BO 1.5).

term-box = Feld
term-box-words = Feld, Felder, Feldern
term-box-text = Eine Anwendung einer Aktionsart. Ein gefülltes Feld kommt nie zurück (BO 1.6).

term-campaign = Besiedlung
term-campaign-words = Besiedlung, Besiedlungen, Feldzug, Feldzüge
term-campaign-text = Dein Stammesführer zieht in eine benachbarte Region; dann darfst du dort einen Kolonisten ansiedeln, und ein zweiter verdrängt einen gegnerischen (BO 4.1).

term-muster = Gründung
term-muster-words = Gründung, Gründungen, Musterung, Musterungen
term-muster-text = Dein Stammesführer bleibt, und du darfst in seiner Region einen Kolonisten ansiedeln. Entfernt wird niemand (BO 4.2).

term-negotiate = Verhandlung
term-negotiate-words = Verhandlung, Verhandlungen, Tausch, tauschen
term-negotiate-text = Du bietest einen deiner Kolonisten für einen gegnerischen in einer anderen Region. Wird abgelehnt, entscheidet der Würfel (BO 4.3).

term-advance = Erforschen
term-advance-words = Vorstoß, Vorstöße, erforschen, erforscht
term-advance-text = Dein Stammesführer zieht in eine beliebige Region; angesiedelt wird niemand (BO 4.4).

term-bribe = Bestechen
term-bribe-words = Bestechung, bestochen, besticht, bestechen, bestich, bestichst
term-bribe-text = Gelingt der Wurf, geht ein gegnerischer Kolonist heim, und einer von dir tritt an seine Stelle (BO 4.5).

term-expel = Vertreiben
term-expel-words = vertreibt, vertrieben, vertreiben, vertreibe, vertreibst
term-expel-text = Gelingt der Wurf, kehrt ein gegnerischer Kolonist irgendwo zu seinem Besitzer zurück (BO 4.6).

term-success = Gelingen
term-success-words = gelingt, gelang, gelungen
term-success-text = Ein achtseitiger Würfel, ab 5. Plus 1, wenn dein Stammesführer in der Region ist, minus 1, wenn der des Besitzers dort ist (BO 5.1).

term-event = Ereignis
term-event-words = Ereignis, Ereignisse, Ereignisses, Ereignissen, Ereignisrunde
term-event-text = Kommt in den Runden 6, 13 und 20. Dann handelt niemand, und danach streichen alle ein Feld (NK 5.1).

term-earthquake = Erdbeben
term-earthquake-words = Erdbeben
term-earthquake-text = Ein Wurf nennt Regionen; alle Kolonisten dort werden entfernt (BO 6.3).

term-plague = Pest
term-plague-words = Pest
term-plague-text = Stammesführer in den Regionen des Wurfs werden vom linken Nachbarn ihres Besitzers anderswohin geschickt (BO 6.6).

term-prophecy = Prophezeiung
term-prophecy-words = Prophezeiung, Nachfolge
term-prophecy-text = Alle dürfen heimlich ein Ziel gegen ein anderes mit gleichem Wert tauschen. Das kostet am Ende 2 Punkte (NK 5.1).

term-crossing = Streichen
term-crossing-words = streichen, streicht, gestrichen
term-crossing-text = Nach jedem Ereignis verlierst du ein freies Feld deiner Wahl, ohne es zu nutzen (BO 6.7).

term-guess = Vermutung
term-guess-words = Vermutung, Vermutungen, raten, rät
term-guess-text = Nach der letzten Runde rätst du von jedem Gegner die wertvollste Region. Jede richtige Vermutung bringt 5 Punkte (BO 7.1).
