# Was die Begriffe von Hamilcar bedeuten. Ein Begriff wird gefunden, wo eines seiner Wörter steht.

term-cu = Einheit
term-cu-words = Einheit, Einheiten
term-cu-text = Ein Stärkepunkt Truppen. Höchstens zehn marschieren oder fahren mit einem Heerführer (HM 3.6).

term-pc = Marker
term-pc-words = Marker, Markern, Markers
term-pc-text = Zeigt politische Kontrolle auf einem Feld oder im Miat. Wer nicht alle geforderten entfernen kann, hat verloren (HM 3.1).

term-mp = BP
term-mp-words = BP
term-mp-text = Bewegungspunkte: 4 für einen aktivierten Heerführer, 6 im Gewaltmarsch (HM 9.1).

term-ops = OW
term-ops-words = OW
term-ops-text = Die Zahl auf einer Strategiekarte: welchen Heerführer sie bewegt oder wie viele Punkte sie gibt (HM 7.3).

term-pp = PP
term-pp-words = PP
term-pp-text = Politikpunkte am Ende einer Runde: Provinzen, Lilybaeum, Seeherrschaft und Miat (HM 20.2).

term-strategy-card = Strategiekarte
term-strategy-card-words = Strategiekarte, Strategiekarten
term-strategy-card-text = Abwechselnd gespielt, jede für einen Zweck: ein Heerführer, Punkte, Schiffe, Truppen oder ihr Ereignis (HM 7.3).

term-strategy-rating = Strategiewert
term-strategy-rating-words = Strategiewert, Strategiewerts
term-strategy-rating-text = Der OW, den eine Karte braucht, um diesen Heerführer zu aktivieren; niedriger ist besser (HM 7.3).

term-battle-rating = Gefechtswert
term-battle-rating-words = Gefechtswert, Gefechtswerts
term-battle-rating-text = Wie gut ein Heerführer ist: Karten im Gefecht, und bis zu welchem Wurf er abfängt, ausweicht und die Initiative gewinnt (HM 14.3).

term-naval-rating = Seewert
term-naval-rating-words = Seewert, Seewerts
term-naval-rating-text = Bis zu welchem Wurf ein Admiral eine Flotte abfängt (HM 8.11).

term-activate = Aktivieren
term-activate-words = aktivieren, aktiviert, aktivierter, aktivierte, aktivierten, Aktivierung
term-activate-text = Ein Heerführer darf mit seinen Bewegungspunkten marschieren, fahren, kämpfen und belagern. Ein Gefecht beendet die Aktivierung (HM 9.1).

term-admiral = Admiral
term-admiral-words = Admiral, Admirals, Admirale
term-admiral-text = Darf sein Heer über See aus einem Gefecht führen, formiert und flieht besser und bringt Rom eine Reform (HM 8.11).

term-aristocrat = Aristokrat
term-aristocrat-words = Aristokrat, Aristokraten
term-aristocrat-text = Wird er vertrieben, verliert seine Seite so viele Marker wie sein Gefechtswert (HM 8.9).

term-africanus = Africanus
term-africanus-words = Africanus
term-africanus-text = Ein Römer, der in Africa landen darf, wie schlecht die Schifffahrtskunst auch ist (HM 8.10).

term-consul = Konsul
term-consul-words = Konsul, Konsuls, Konsuln
term-consul-text = Rom bekommt jede Runde zwei neue. Freiwillig darf keinem weniger als 3 Einheiten bleiben (HM 8.7).

term-proconsul = Prokonsul
term-proconsul-words = Prokonsul, Prokonsuls
term-proconsul-text = Der eine römische Heerführer, der eine weitere Runde bleibt (HM 6.8).

term-displaced = Vertrieben
term-displaced-words = vertrieben, vertriebener, vertreibt
term-displaced-text = Ein Heerführer verlässt die Karte, meist mit seiner letzten Einheit. Ein Römer ist fort, ein Karthager kann wiederkommen (HM 8.8).

term-walled = Befestigte Stadt
term-walled-words = befestigte Stadt, befestigten Stadt, befestigte Städte, befestigten Städten
term-walled-text = Wechselt nur durch Belagerung oder Ereignis, fasst 5 Einheiten und bewahrt Marker vor der Isolation (HM 3.2).

term-tribe = Stamm
term-tribe-words = Stamm, Stammes, Stämme, Stämmen
term-tribe-text = Ein Ort ohne Mauern; mit 2 Belagerungspunkten ist er unterworfen (HM 16.6).

term-capital = Hauptstadt
term-capital-words = Hauptstadt, Hauptstädte
term-capital-text = Die Stadt Rom oder die Stadt Karthago. Wer sie verliert, hat den Krieg verloren (HM 20.1).

term-province = Provinz
term-province-words = Provinz, Provinzen
term-province-text = Du kontrollierst sie mit mehr als der Hälfte ihrer Felder. Jede zählt am Ende der Runde einen Punkt (HM 20.2).

term-besieged = Belagert
term-besieged-words = belagert, belagerte, belagerten, belagerter
term-besieged-text = Eine Stadt mit einem Belagerungspunkt und alles, was darin ist. Über See kommt niemand hinein oder hinaus (HM 3.9).

term-siege = Belagerung
term-siege-words = Belagerung, Belagerungen, Belagerungspunkt, Belagerungspunkte, Belagerungswürfel, belagern
term-siege-text = Für 3 BP wirfst du einen eigenen Würfel, mit Seeherrschaft den roten, sonst den weißen. Bei 3 Punkten fällt eine Stadt (HM 16.1).

term-defence = Entschlossene Verteidigung
term-defence-words = entschlossene Verteidigung, entschlossenen Verteidigung
term-defence-text = Wer belagert wird, darf eine Einheit und einen Versorgungszug aus der Stadt hergeben, um einen Belagerungspunkt abzuwenden (HM 16.5).

term-train = Versorgungszug
term-train-words = Versorgungszug, Versorgungszugs, Versorgungszüge, Versorgungszügen
term-train-text = Erspart einem Stapel im Winter die Aufreibung und bezahlt eine entschlossene Verteidigung (HM 18.4).

term-warship = Kriegsschiff
term-warship-words = Kriegsschiff, Kriegsschiffe, Kriegsschiffen, Kriegsschiffs
term-warship-text = Liegt im Vorrat, nicht auf der Karte, seetüchtig oder beschädigt; mehr als zehn hast du nie (HM 3.10).

term-seaworthy = Seetüchtig
term-seaworthy-words = seetüchtig, seetüchtige, seetüchtigen, seetüchtiges
term-seaworthy-text = Ein Kriegsschiff, das fahren und kämpfen kann (HM 3.10).

term-damaged = Beschädigt
term-damaged-words = beschädigt, beschädigte, beschädigten, beschädigtes
term-damaged-text = Ein Kriegsschiff, das erst für 1 Punkt repariert werden muss, ehe es wieder fährt (HM 7.5).

term-transport = Transporter
term-transport-words = Transporter, Transportern
term-transport-text = Trägt eine Einheit und einen Versorgungszug über See. Er kann nicht kämpfen und sinkt mit seiner Ladung (HM 10.4).

term-supremacy = Seeherrschaft
term-supremacy-words = Seeherrschaft
term-supremacy-text = Genau eine Seite hat sie: auf See der erste Zug und eine Karte, der rote Belagerungswürfel, sichere Häfen, ein Politikpunkt (HM 10.12).

term-seamanship = Schifffahrtskunst
term-seamanship-words = Schifffahrtskunst
term-seamanship-text = Wie gut die Römer fahren: schlecht, mäßig, gut, sehr gut. Davon hängen Angriffe auf See und der Weg nach Africa ab (HM 12.1).

term-corvi = Corvi
term-corvi-words = Corvi
term-corvi-text = Enterbrücken auf allen römischen Schiffen oder auf keinem: +1 beim Angriff und Beute, doch gefährlich im Sturm, außer diese Option ist ausgeschaltet (HM 12.3).

term-prize = Beute
term-prize-words = Beute
term-prize-text = Ein gegnerisches Kriegsschiff, mit Corvi genommen; nach dem Gefecht bekommt Rom es beschädigt (HM 11.9).

term-storm = Sturm
term-storm-words = Sturm, Stürme, Sturms, Stürmen
term-storm-text = Ein Wurf mit dem Wert der Karte, mit Corvi +1, außer diese Option ist ausgeschaltet. Jeder Treffer kostet die Flotte auf See ein Kriegsschiff, eine Einheit und einen Versorgungszug (HM 18.6).

term-intercept = Abfangen
term-intercept-words = abfangen, abfängt, abgefangen, abgefangenes, Abfangens, abzufangen
term-intercept-text = Ein Heerführer zieht einem Gegner entgegen, der ein Feld betritt oder vorbeifährt: ein Wurf bis zu seinem Wert (HM 13.1).

term-avoid = Ausweichen
term-avoid-words = ausweichen, auszuweichen, ausweicht
term-avoid-text = Der Verteidiger geht vor dem Kampf, mit einem Wurf bis zum Gefechtswert seines Befehlshabers. Auf See kostet es die Seeherrschaft (HM 13.6).

term-overrun = Überrennen
term-overrun-words = überrennen, überrennt, überrannt
term-overrun-text = Fünf oder mehr Einheiten nehmen eine einzelne ohne Heerführer weg und marschieren weiter (HM 9.5).

term-initiative = Initiative
term-initiative-words = Initiative
term-initiative-text = Wer sie hat, spielt eine Gefechtskarte, die der andere beantworten muss. Wer das nicht kann, hat das Gefecht verloren (HM 14.7).

term-battle-card = Gefechtskarte
term-battle-card-words = Gefechtskarte, Gefechtskarten
term-battle-card-text = Für jedes Landgefecht neu, bis zu 15: für den Befehlshaber, die Einheiten und die Verbündeten ringsum (HM 14.3).

term-tactics-card = Taktikkarte
term-tactics-card-words = Taktikkarte, Taktikkarten
term-tactics-card-text = Für jedes Seegefecht neu gezogen: für die Seeherrschaft und den Gefechtswert des Befehlshabers (HM 11.5).

term-amok = Rasen
term-amok-words = rasen, rasend
term-amok-text = Elefanten, die angreifen und 1 oder weniger würfeln, kosten Karthago je eine Gefechtskarte (HM 14.6).

term-withdraw = Sich lösen
term-withdraw-words = sich vom Gegner zu lösen, vom Gegner lösen, vom Gegner zu lösen, Lösen, gelöst
term-withdraw-text = Mit der Initiative ein Gefecht verlassen, ohne es zu verlieren, wenn der Gegner dich nicht aufhält (HM 15.1).

term-regroup = Neu formieren
term-regroup-words = neu formieren, neu zu formieren, Neuformieren, neu formiert
term-regroup-text = Zieht im Seegefecht eine Taktikkarte, bei einem Wurf bis zum Gefechtswert eines Admirals (HM 11.11).

term-attrition = Aufreibung
term-attrition-words = Aufreibung, Aufreibungswurf, Aufreibungstabelle
term-attrition-text = Verluste auf Pässen und im Winter: ein Wurf in einer Tabelle, nach der Zahl der Einheiten (HM 18.1).

term-isolated = Isoliert
term-isolated-words = isoliert, isolierten, isolierte, Isolation
term-isolated-text = Ein Marker ohne Weg über Land zu einer eigenen Stadt, einem Stamm oder einer Einheit wird am Ende der Runde entfernt (HM 19.2).

term-miat = Miat
term-miat-words = Miat, Miats
term-miat-text = Der Rat von Karthago mit sechs Sitzen. Die Marker darin bringen Karthago Truppen und Heerführer; wer mehr hat, bekommt einen Punkt (HM 17.5).

term-concession = Zugeständnis
term-concession-words = Zugeständnis, Zugeständnisse, Zugeständnisses, Zugeständnissen
term-concession-text = Für 1 Punkt: ein Sitz im Miat, ein gegnerischer Marker hinaus oder ein Feld eines eigenen offenen Ereignisses (HM 7.6).

term-open-event = Offenes Ereignis
term-open-event-words = offenes Ereignis, offenen Ereignisses, offene Ereignisse, offenen Ereignisse, offener Ereignisse
term-open-event-text = Liegt mit Feldern vor seinem Besitzer, die Zugeständnisse füllen. Ist das letzte voll, geschieht es (HM 21.5).

term-reaction = Reaktionskarte
term-reaction-words = Reaktionskarte, Reaktionskarten, Reaktion, Reaktionen
term-reaction-text = Ein Ereignis, das im Zug des anderen gespielt wird, in dem Augenblick, den es nennt (HM 21.2).

term-chest = Kriegskasse
term-chest-words = Kriegskasse
term-chest-text = Wird zuletzt geöffnet: Wer weniger OW gespielt hat, darf den Unterschied ausgeben (HM 20.7).

term-peace = Um Frieden bitten
term-peace-words = um Frieden bitten, bittet um Frieden, Bitte um Frieden
term-peace-text = Wer nicht alle geforderten Marker entfernen kann, hat den Krieg verloren (HM 17.8).
