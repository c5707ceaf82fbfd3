title = Hamilcar

tagline = Der Erste Punische Krieg zu zweit: Karten, Heere, Flotten, Belagerungen und die Gunst des Rates.
credit = Von Jaro Andruszkiewicz in der Tradition von Mark Simonitschs Hannibal, erschienen bei PHALANX. Unser Spielplan und unsere Karten sind Rekonstruktionen.

cus-n = { $cus ->
    [one] { $cus } Einheit
   *[other] { $cus } Einheiten
}

trains-n = { $trains ->
    [one] { $trains } Versorgungszug
   *[other] { $trains } Versorgungszüge
}

elephants-n = { $elephants ->
    [one] { $elephants } Elefant
   *[other] { $elephants } Elefanten
}

ships-n = { $warships ->
    [one] { $warships } Kriegsschiff
   *[other] { $warships } Kriegsschiffe
}

hits-n = { $hits ->
    [one] { $hits } Treffer
   *[other] { $hits } Treffer
}

thing-rome = Rom
thing-carthage = Karthago
thing-neutral = niemand
thing-combat-units = Einheiten
thing-elephants = Elefanten
thing-trains = Versorgungszüge
thing-warships = Kriegsschiffe
thing-transports = Transporter
thing-displaced = vertrieben
thing-put-back = zurück im Vorrat
thing-removed = aus dem Spiel
thing-interception = Abfangen
thing-sea-interception = Abfangen auf See
thing-go-back = Umkehr
thing-avoid = Ausweichen
thing-counterattack = Gegenangriff
thing-contest = Aufhalten der Loslösung
thing-withdrawal = Loslösung
thing-retreat = Rückzug
thing-seamanship = bessere Schifffahrtskunst
thing-corvi = die Corvi
thing-warship = ein neues Kriegsschiff
thing-repair = Reparaturen
thing-activate = Heerführer aktivieren
thing-raise = Truppen ausheben
thing-points = Punkte ausgeben
thing-build = Schiffsbau
thing-training = Training
thing-event = Ereignis
thing-discard = Abwurf
thing-reform = neu formieren
thing-evade = Ausweichen
thing-escape = Flucht
thing-sunk = eine Flotte ist versenkt
thing-evaded = eine Flotte ist ausgewichen
thing-escaped = eine Flotte ist geflohen
thing-drawn = unentschieden
thing-success = der Ansturm bricht durch
thing-nothing = ohne Wirkung
thing-rampage = die Elefanten rasen
thing-red = roter Würfel
thing-white = weißer Würfel
thing-poor = schlecht
thing-moderate = mäßig
thing-good = gut
thing-very-good = sehr gut
thing-capital = eine Hauptstadt ist gefallen
thing-peace = eine Seite bittet um Frieden
thing-political-points = mehr Politikpunkte
thing-naval-move = eine Seebewegung
thing-naval-battle-start = vor einem Seegefecht
thing-naval-battle-end = nach einem Seesieg
thing-land-battle = vor einem Landgefecht
thing-elephant-charge = ein Elefantenangriff
thing-siege-result = ein Belagerungswurf
thing-land-move = ein Marsch in fremdes Land

word-pass = Passen
word-done = Fertig
word-all = Alles Mögliche mitnehmen
word-stop = Hier bleiben
word-land = Hier anlanden
word-siege = Belagern oder unterwerfen
word-attack = Ausfall aus der Stadt
word-go-back = Umkehr versuchen
word-fight = Kämpfen
word-give-up-supremacy = Seeherrschaft abgeben und umkehren
word-warship = Ein Kriegsschiff
word-combat-unit = Eine Einheit
word-recruit = Eine Einheit in der Hauptstadt (3)
word-repair = Reparieren
word-miat-place = Marker in den Miat
word-miat-take = Gegnerischen Marker aus dem Miat
word-miat = Aus dem Miat
word-train-lost = Versorgungszug abgeben
word-roll = Würfeln
word-seamanship = Schifffahrtskunst erhöhen
word-corvi = Corvi anbringen oder abbauen
word-rome-first = Rom beginnt
word-carthage-first = Karthago beginnt
word-into-city = In die Stadt zurückziehen
word-field = Ins Feld
word-city = In die Stadt
word-avoid = Ausweichen
word-stand = Standhalten
word-warships = Kriegsschiffe
word-transports = Transporter
word-no-attack = Kein Angriff
word-reform = Neu formieren: Karte ziehen
word-evade = Ausweichen und Seeherrschaft abgeben
word-escape = Flucht versuchen
word-nothing = Nichts
word-pursue = Verfolgung spielen
word-charge = Elefantenangriff
word-no-charge = Kein Elefantenangriff
word-withdraw = Vom Gegner lösen
word-let-go = Ziehen lassen
word-contest = Aufzuhalten versuchen
word-counterattack = Gegenangriff würfeln
word-give-up = Gefecht aufgeben
word-space = { $space }
word-march = Marsch nach { $space }
word-sail = Zur See nach { $space }
word-pc = Marker: { $space }
word-train = Versorgungszug: { $space }
word-general = { $general }
word-count = { $number }
word-play-activate = { $card }: aktivieren
word-play-raise = { $card }: ausheben
word-play-points = { $card }: Punkte
word-play-build = { $card }: Schiffe bauen
word-play-training = { $card }: trainieren
word-play-event = { $card }: Ereignis
word-play-discard = { $card }: abwerfen
word-react = „{ $card }“ spielen
word-box = Ein Feld von „{ $card }“
word-battle = { $card }
word-reserve = Reserve als { $card }
word-tactics = { $card }

prompt-ship-or-cu = Verstärkung: ein Kriegsschiff oder stattdessen eine Einheit?
prompt-place-cu = Wohin kommt die neue Einheit?
prompt-place-general = Wo wird { $general } eingesetzt?
prompt-rome-cu = Verstärkungen übrig: { $left }. Stelle die nächste in Rom, bei einem Heerführer (noch { $with_generals }) oder als Kriegsschiff auf.
prompt-proconsul = Ernenne den Prokonsul.
prompt-place-consul = Wo übernimmt { $general } das Kommando?
prompt-reform = Wähle eine nautische Reform.
prompt-who-starts = Wer spielt die erste Karte?
prompt-play = Spiele eine Karte.
prompt-points = Punkte übrig: { $points }. Gib einen aus.
prompt-activate = Welcher Heerführer handelt?
prompt-raise = Wo hebst du Truppen aus?
prompt-campaign = Wähle den nächsten Heerführer ({ $mp } BP). Heerführer übrig: { $left }.
prompt-may-activate = Du darfst sofort einen Heerführer aktivieren.
prompt-commander = Wer befehligt diesen Stapel?
prompt-move = { $general } hat { $mp } BP. Wohin?
prompt-take = Was nimmst du mit? Hier: { cus-n }, { trains-n }.
prompt-take-elephants = Wie viele davon sind Elefanten?
prompt-take-trains = Wie viele Versorgungszüge nimmst du mit?
prompt-sail = Weiter (noch { $lines }) oder hier anlanden?
prompt-assign-ships = Wie viele Kriegsschiffe fahren mit?
prompt-intercept = Der Gegner betritt { $space }. Wer versucht abzufangen?
prompt-intercept-sea = Wer versucht, auf See abzufangen?
prompt-give-up-supremacy = Du bist abgefangen. Kämpfen oder Seeherrschaft abgeben und umkehren?
prompt-land-where = In die Stadt oder ins Feld?
prompt-go-back = Du bist abgefangen. Umkehr versuchen oder kämpfen?
prompt-answer-city = Der Gegner ist da. Soll ein Teil des Stapels in die Stadt gehen?
prompt-into-city = Wer geht in die Stadt? Hier: { cus-n }, { trains-n }.
prompt-avoid = Ausweichen oder standhalten?
prompt-where-to = Wohin?
prompt-retreat = Wohin ziehst du dich zurück?
prompt-elephant-losses = Verlorene Einheiten: { $losses }. Wie viele davon sind Elefanten?
prompt-train-or-roll = Versorgungszug abgeben oder Aufreibung würfeln?
prompt-winter = Winter in { $space }, { cus-n }: Versorgungszug abgeben oder würfeln?
prompt-react = Reaktion ({ $window }): Karte spielen?
prompt-manoeuvre = Manöver: Taktikkarte spielen?
prompt-naval-attack = Durchgang { $round }: Was angreifen?
prompt-naval-step = Neu formieren, Rückzug oder nichts?
prompt-pursuit = Der Gegner würde entkommen. Verfolgung spielen?
prompt-chase = Die übrigen Transporter angreifen?
prompt-charge = Elefantenangriff vor dem Gefecht?
prompt-battle-card = Du hast die Initiative. Spiele eine Gefechtskarte.
prompt-match = Beantworte „{ $card }“ oder gib auf.
prompt-counterattack = Um die Initiative würfeln?
prompt-contest = Der Gegner löst sich. Willst du ihn aufhalten?
prompt-defence = Belagerungspunkte: { $points }. Wie viele wendest du ab, je für eine Einheit und einen Versorgungszug?
prompt-remove-pc = Entferne { $left ->
    [one] noch einen deiner Marker
   *[other] noch { $left } deiner Marker
}.
prompt-chest-trains = Der Gegner darf { $difference ->
    [one] { $difference } Punkt
   *[other] { $difference } Punkte
} ausgeben. Versorgungszüge entfernen, um das zu senken?
prompt-target = „{ $card }“: Wähle ein Ziel (höchstens { $left }).
prompt-deliver-trains = Wie viele Versorgungszüge?
prompt-deliver-cu = Auch eine Einheit?
prompt-tribe = Welcher Stamm schließt sich an?
prompt-lose-train = Welcher Versorgungszug geht verloren?
prompt-lose-cu = Wo geht eine Einheit verloren?
prompt-slave-plot = Eine Einheit in Rom verlieren oder zwei Kriegsschiffe beschädigen?
prompt-mutiny = Wie viele römische Kriegsschiffe beschädigen die Meuterer?

log-turn-began = Runde { $turn }: { $from_bc }–{ $to_bc } v. Chr.
log-placed = { $seat } stellt auf: { $amount } in { $space }.
log-placed-hidden = { $seat } stellt auf: { $amount }.
log-lost = { $seat } verliert { $amount } in { $space }.
log-lost-hidden = { $seat } verliert { $amount }.
log-general-placed = { $general } wird eingesetzt: { $space }.
log-general-left = { $general } verlässt die Karte: { $how }.
log-proconsul-named = { $general } ist Prokonsul.
log-reformed = Nautische Reform: { $reform }.
log-dealt = { $seat } erhält { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
log-reshuffled = Der Ablagestapel wird neu gemischt.
log-starts = { $seat } beginnt.
log-played = { $seat } spielt „{ $card }“: { $use }.
log-reacted = { $seat } reagiert mit „{ $card }“.
log-opened = { $seat } legt das offene Ereignis „{ $card }“ aus.
log-box-filled = { $seat } füllt ein Feld von „{ $card }“: { $filled } von { $boxes }.
log-control-changed = { $side ->
    [niemand] Niemand kontrolliert { $space } mehr.
   *[other] { $side } kontrolliert nun { $space }.
}
log-miat-changed = Der Miat: Rom { $rome }, Karthago { $carthage }.
log-repaired = { $seat } repariert { $count ->
    [one] { $count } Kriegsschiff
   *[other] { $count } Kriegsschiffe
}.
log-damaged = { $count ->
    [one] { $count } Kriegsschiff von { $seat } wird beschädigt.
   *[other] { $count } Kriegsschiffe von { $seat } werden beschädigt.
}
log-seamanship-set = Die römische Schifffahrtskunst ist { $step }.
log-corvi-set = { $fitted ->
    [true] Rom bringt die Corvi an.
   *[other] Rom baut die Corvi ab.
}
log-supremacy-taken = { $seat } übernimmt die Seeherrschaft.
log-activated = { $general } wird mit { $mp } BP aktiviert.
log-commands = { $general } übernimmt das Kommando.
log-consuls-rolled = Zwei Konsuln: gewürfelt { $die }, { $general } befehligt.
log-marched = { $general } zieht von { $start } nach { $space }: { $load }.
log-marched-hidden = { $general } zieht nach { $space }: { $load }.
log-sailed = { $general } fährt zur See ({ $load }): { $path }.
log-landed = { $general } landet in { $space }.
log-returned = { $general } ist zurück in { $space }.
log-attrition = Aufreibung für { $seat } in { $space }: { $roll }{ $loss ->
    [0] , kein Verlust
   *[other] {""}
}.
log-storm = Sturm über der Flotte von { $seat }: { $roll }, { hits-n }.
log-drowned = { $seat } verliert auf See: { $load }.
log-tried = { $general } ({ $seat }) { $deed }: { $roll }.
log-tried-hidden = Das Heer von { $seat } { $deed }: { $roll }.
succeeded-interception = fängt den Gegner ab
succeeded-sea-interception = fängt die Flotte ab
succeeded-go-back = kehrt um
succeeded-avoid = weicht dem Gefecht aus
succeeded-counterattack = geht zum Gegenangriff über
succeeded-contest = hält den Gegner auf
succeeded-reform = formiert sich neu
succeeded-evade = will ausweichen
succeeded-escape = setzt sich ab
failed-interception = kann den Gegner nicht abfangen
failed-sea-interception = kann die Flotte nicht abfangen
failed-go-back = kann nicht umkehren
failed-avoid = kann dem Gefecht nicht ausweichen
failed-counterattack = schafft keinen Gegenangriff
failed-contest = kann den Gegner nicht aufhalten
failed-reform = kann sich nicht neu formieren
failed-evade = kann nicht ausweichen
failed-escape = kann nicht fliehen
log-into-city = { $seat } nimmt { $load } in die Stadt { $space }.
log-moved = Das Heer von { $seat } { $deed }: { $load }.
moved-interception = fängt den Gegner in { $space } ab
moved-avoid = weicht nach { $space } aus
moved-withdrawal = löst sich vom Gegner und zieht nach { $space }
moved-retreat = zieht sich nach { $space } zurück
log-overrun = { $seat } überrennt den Gegner in { $space }.
log-naval-battle-began = Seegefecht: { $mover } wird abgefangen. Kriegsschiffe: { $warships }. Transporter: { $transports }.
log-naval-round-began = Durchgang { $round } zur See: { $first } handelt zuerst.
log-tactics-drawn = { $seat } zieht { $count ->
    [one] { $count } Taktikkarte
   *[other] { $count } Taktikkarten
}.
log-tactics-played = { $seat } spielt „{ $card }“.
log-tactics-lost = { $seat } verliert „{ $card }“.
log-naval-attack = { $seat } greift an ({ $target }): { $roll }, { hits-n }{ $prize ->
    [true] , darunter eine Beute
   *[other] {""}
}.
log-naval-step = Die Flotte von { $seat } { $deed }{ $needed ->
    [0] {""}
   *[other] : { $roll }
}.
log-naval-battle-ended = Das Seegefecht endet: { $how }. { $loser } hat verloren.{ $prizes ->
    [0] {""}
   *[other] {" "}Beute: { $prizes }.
}
log-naval-battle-ended-hidden = Das Seegefecht endet: { $how }.{ $prizes ->
    [0] {""}
   *[other] {" "}Beute: { $prizes }.
}
log-battle-began = Gefecht in { $space }: { $attacker } greift an. Einheiten: { $cus }. Befehlshaber: { $generals }.
log-battle-cards = Gefechtskarten: { $numbers }.
log-charged = Elefantenangriff Karthagos, { $die ->
    [0] {""}
   *[other] { $roll },{" "}
}{ $result }.
log-battle-card-played = { $seat } { $answer ->
    [true] antwortet mit
   *[other] spielt
} { $card ->
    [Reserve] { $card } als { $as_type }
   *[other] { $as_type }
}.
log-gave-up = { $seat } kann oder will nicht weiter.
log-initiative-passed = { $seat } hat die Initiative.
log-battle-ended = { $loser } hat das Gefecht in { $space } im Durchgang { $rounds } verloren.
log-battle-ended-hidden = Das Gefecht in { $space } wird nach { $rounds ->
    [one] { $rounds } Durchgang
   *[other] { $rounds } Durchgängen
} abgebrochen.
log-casualties = Verluste beider Seiten: { $roll }{ $loss ->
    [0] , keine
   *[other] {""}
}.
log-retreat-losses = Verluste von { $seat } beim Rückzug: { $roll }{ $loss ->
    [0] , keine
   *[other] {""}
}.
log-eliminated = { $seat } findet keinen Ausweg aus { $space }.
log-siege-rolled = { $kind ->
    [tribe] { $seat } will { $space } unterwerfen
   *[other] { $seat } belagert { $space }
}: { $die } { $face }, { $points ->
    [0] kein Punkt
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
log-defended = { $seat } verteidigt { $space } entschlossen und wendet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ab.
log-siege-points = { $kind ->
    [tribe] Unterwerfung von { $space }
   *[other] Belagerung von { $space }
}: { $points } von { $whole } Punkten.
log-fell = { $space } fällt an { $side }.
log-duty = { $seat } muss { $count ->
    [one] { $count } Marker
   *[other] { $count } Marker
} entfernen.
log-wintered-by-supply = { $seat } verbraucht einen Versorgungszug in { $space }.
log-winter-at-sea = Winter auf See für { $seat }: { $roll }{ $count ->
    [0] , kein Schaden
   *[other] {""}
}.
log-isolated = { $seat } verliert isolierte Marker: { $spaces }.
log-points-counted = Politikpunkte: Rom { $rome }, Karthago { $carthage }.
log-chest-compared = Kriegskasse: Rom gab { $rome } aus, Karthago { $carthage }.
log-sued-for-peace = { $seat } bittet um Frieden.
log-ended = { $winner } gewinnt den Krieg: { $how }.
log-stolen = { $seat } nimmt „{ $card }“ aus der gegnerischen Hand.
log-stolen-hidden = { $seat } nimmt eine Karte aus der gegnerischen Hand.

side-number = { $side } { $number }
load-nothing = keine Truppen
roll-plain = gewürfelt { $die }
roll-modified = gewürfelt { $die }, { $named }: { $sum }
roll-against = { $roll }, höchstens { $needed } nötig
roll-against-modified = { $roll }, höchstens { $needed } nötig ({ $base }, { $named })
modifier-pass = Pass
modifier-card = durch die Karte
modifier-corvi = Corvi
modifier-supremacy = Seeherrschaft
modifier-seamanship = Schifffahrtskunst
modifier-kyklos = Kyklos
modifier-ram = Rammstoß
modifier-swift-oars = Schneller Schlag
modifier-no-xanthippus = ohne Xanthippos

label-turn = Runde { $turn }
label-supremacy = Seeherrschaft
label-seamanship = Schifffahrtskunst
label-corvi = Corvi
label-miat = Miat
label-chest = Ausgegebene Operationen
label-chest-counted = { $count ->
    [one] Ausgegebene Operation
   *[other] Ausgegebene Operationen
}
label-hand = Deine Karten
label-fleet = Kriegsschiffe: { $ready } seetüchtig, { $damaged } beschädigt
label-points = Politikpunkte
stage-land = Gefecht bei { $space }
stage-sea = Seegefecht
stage-fleet = Flotte auf See
stage-attack = Durchgang { $round }, { $seat } greift an ({ $target }): { hits-n }.
seal-activate = Aktivieren
seal-raise = Ausheben
seal-points = Punkte
seal-build = Schiffe
seal-training = Training
seal-event = Ereignis
seal-discard = Abwurf

space-pisae = Pisae
space-volaterrae = Volaterrae
space-arretium = Arretium
space-volsinii = Volsinii
space-cosa = Cosa
space-roma = Rom
space-reate = Reate
space-praeneste = Praeneste
space-tarracina = Tarracina
space-capua = Capua
space-neapolis = Neapolis
space-nola = Nola
space-nuceria = Nuceria
space-aesernia = Aesernia
space-bovianum = Bovianum
space-beneventum = Benevent
space-luceria = Luceria
space-canusium = Canusium
space-brundisium = Brundisium
space-tarentum = Tarent
space-venusia = Venusia
space-paestum = Paestum
space-grumentum = Grumentum
space-thurii = Thurii
space-consentia = Consentia
space-croton = Kroton
space-locri = Locri
space-rhegium = Rhegium
space-lilybaeum = Lilybaeum
space-drepanum = Drepanum
space-eryx = Eryx
space-segesta = Segesta
space-panormus = Panormus
space-selinus = Selinunt
space-hippana = Hippana
space-thermae = Thermae
space-agrigentum = Agrigent
space-heraclea-minoa = Heraclea Minoa
space-phintias = Phintias
space-enna = Enna
space-camarina = Camarina
space-mytistratum = Mytistratum
space-messana = Messana
space-mylae = Mylae
space-tyndaris = Tyndaris
space-tauromenium = Tauromenium
space-catana = Catana
space-centuripae = Centuripae
space-syracusae = Syrakus
space-lipara = Lipara
space-melite = Melita
space-cossyra = Cossyra
space-caralis = Caralis
space-sulci = Sulci
space-tharros = Tharros
space-olbia = Olbia
space-ilienses = Ilienser
space-aleria = Aleria
space-corsi = Korsen
space-palla = Palla
space-carthago = Karthago
space-utica = Utica
space-hippo-diarrhytus = Hippo Diarrhytus
space-tunes = Tunes
space-adys = Adys
space-clupea = Clupea
space-hadrumetum = Hadrumetum
space-leptis-minor = Leptis Minor
space-thapsus = Thapsus
space-thysdrus = Thysdrus
space-tacape = Tacape
space-sicca = Sicca
space-theveste = Theveste
space-cirta = Cirta
space-hippo-regius = Hippo Regius
space-igilgili = Igilgili
space-sitifis = Sitifis
space-saldae = Saldae
space-rusucurru = Rusucurru

province-etruria = Etrurien
province-latium = Latium
province-campania = Kampanien
province-samnium = Samnium
province-apulia = Apulien
province-lucania = Lukanien
province-bruttium = Bruttium
province-sicilia-occidentalis = West-Sizilien
province-sicilia-meridionalis = Süd-Sizilien
province-sicilia-orientalis = Ost-Sizilien
province-insulae = Kleine Inseln
province-sardinia = Sardinien
province-corsica = Korsika
province-zeugitana = Zeugitana
province-byzacium = Byzacium
province-numidia-orientalis = Ost-Numidien
province-numidia-occidentalis = West-Numidien

general-caudex = Appius Claudius Caudex
general-flaccus = Marcus Fulvius Flaccus
general-messalla = Manius Valerius Messalla
general-crassus = Manius Otacilius Crassus
general-megellus = Lucius Postumius Megellus
general-duilius = Gaius Duilius
general-asina = Gnaeus Cornelius Scipio Asina
general-l-scipio = Lucius Cornelius Scipio
general-paterculus = Gaius Sulpicius Paterculus
general-caiatinus = Aulus Atilius Caiatinus
general-c-regulus = Gaius Atilius Regulus
general-m-regulus = Marcus Atilius Regulus
general-vulso = Lucius Manlius Vulso Longus
general-nobilior = Servius Fulvius Paetinus Nobilior
general-paullus = Marcus Aemilius Paullus
general-cotta = Gaius Aurelius Cotta
general-metellus = Lucius Caecilius Metellus
general-pulcher = Publius Claudius Pulcher
general-pullus = Lucius Iunius Pullus
general-catulus = Gaius Lutatius Catulus
general-hannibal-gisgo = Hannibal Gisko
general-hanno = Hanno der Ältere
general-boodes = Boodes
general-hamilcar = Hamilkar von Drepanum
general-hasdrubal = Hasdrubal (Hannos Sohn)
general-himilco = Himilko
general-adherbal = Adherbal
general-carthalo = Karthalo
general-xanthippus = Xanthippos
general-hamilcar-barca = Hamilkar Barkas

battle-frontal-assault = Frontalangriff
battle-flank-left = Flanke links
battle-flank-right = Flanke rechts
battle-probe = Erkunden
battle-double-envelopment = Umfassung
battle-reserve = Reserve
tactics-ram = Rammstoß
tactics-diekplous = Diekplous
tactics-boarding = Entern
tactics-kyklos = Kyklos
tactics-feint = Finte
tactics-swift-oars = Schneller Schlag
tactics-pursuit = Verfolgung

card-65 = Großer Feldzug
card-65-text = Aktiviere nacheinander bis zu 3 verschiedene Heerführer, gleich welchen Strategiewertes, je 4 BP. Kein Kriegsschiff fährt mit zweien von ihnen.
card-66 = Feldzug zu Land und See
card-66-text = Aktiviere nacheinander bis zu 2 verschiedene Heerführer, gleich welchen Strategiewertes, je 4 BP. Kein Kriegsschiff fährt mit beiden.
card-67 = Frühjahrsfeldzug
card-67-text = Aktiviere nacheinander bis zu 2 verschiedene Heerführer, gleich welchen Strategiewertes, je 4 BP. Kein Kriegsschiff fährt mit beiden.
card-68 = Herbstfeldzug
card-68-text = Aktiviere nacheinander bis zu 2 verschiedene Heerführer, gleich welchen Strategiewertes, je 4 BP. Kein Kriegsschiff fährt mit beiden.
card-69 = Gewaltmarsch
card-69-text = Aktiviere 1 Heerführer beliebigen Strategiewertes mit 6 BP, davon höchstens 3 auf See.
card-70 = Nachtmarsch
card-70-text = Aktiviere 1 Heerführer beliebigen Strategiewertes mit 6 BP, davon höchstens 3 auf See.
card-71 = Entsatzheer
card-71-text = Aktiviere 1 Heerführer beliebigen Strategiewertes mit 6 BP, davon höchstens 3 auf See.
card-72 = Die Rabenbrücke
card-72-text = Bringe die Corvi an, dann repariere bis zu 4 römische Kriegsschiffe.
card-73 = Die gestrandete Pentere
card-73-text = Erhöhe die Schifffahrtskunst um 1 Stufe (höchstens bis sehr gut) und stelle 2 seetüchtige römische Kriegsschiffe auf (höchstens 10). Danach verlässt diese Karte das Spiel.
card-74 = Ruderbänke am Strand
card-74-text = Erhöhe die Schifffahrtskunst um 1 Stufe und stelle 1 seetüchtiges römisches Kriegsschiff auf (höchstens 10).
card-75 = Werften der Bundesgenossen
card-75-text = Ein seetüchtiges Kriegsschiff für jede der Städte Tarent, Neapolis und Rhegium, die römisch und unbelagert ist, höchstens 2.
card-76 = Der runde Hafen
card-76-text = Stelle 3 seetüchtige karthagische Kriegsschiffe auf, wenn Karthago nicht belagert ist.
card-77 = Alte Seebären
card-77-text = Vor einem Seegefecht: Karthago zieht 2 Taktikkarten mehr.
card-78 = Der Blockadebrecher
card-78-text = Bis zu 2 Versorgungszüge und bis zu 1 Einheit in eine belagerte karthagische Hafenstadt.
card-79 = Sturm vor Camarina
card-79-text = Nach Ansage einer gegnerischen Seebewegung: ein Sturm, Modifikator 0.
card-80 = Orkan vor Kap Hermaeum
card-80-text = Nach Ansage einer gegnerischen Seebewegung: ein Sturm, Modifikator +1.
card-81 = Äquinoktialbö
card-81-text = Nach Ansage einer gegnerischen Seebewegung: ein Sturm, Modifikator −1.
card-82 = Widrige Winde
card-82-text = Nach Ansage einer gegnerischen Seebewegung: Sie findet nicht statt. Das Heer bleibt im Hafen, seine Kriegsschiffe kehren in den Vorrat zurück, und die Aktivierung ist beendet.
card-83 = Die Afrika-Expedition
card-83-text = Für den Rest des Spiels darf Rom zur See nach Africa. Rom darf sofort einen beliebigen Heerführer mit 4 BP aktivieren. Danach verlässt diese Karte das Spiel.
card-84 = Vertrag mit Hieron
card-84-text = Offenes Ereignis, 3 Felder; ein Zugeständnis Roms füllt eines. Das dritte macht Syrakus römisch und beendet jede Belagerung dort; es lässt sich nicht füllen, solange eine karthagische Einheit in Syrakus steht, drinnen oder draußen. Dann, oder wenn Syrakus anders römisch wird, verlässt die Karte das Spiel.
card-85 = Syrakus schwankt
card-85-text = Offenes Ereignis, 3 Felder; ein Zugeständnis Karthagos füllt eines. Das dritte macht Syrakus karthagisch und beendet jede Belagerung dort; es lässt sich nicht füllen, solange eine römische Einheit in Syrakus steht, drinnen oder draußen. Dann, oder wenn Syrakus anders karthagisch wird, verlässt die Karte das Spiel.
card-86 = Hierons Kornspeicher
card-86-text = Bis zu 3 römische Versorgungszüge nach Syrakus, wenn es römisch und unbelagert ist.
card-87 = Die Spendenflotte
card-87-text = Offenes Ereignis, 3 Felder; ein Zugeständnis Roms füllt eines. Sooft das dritte gefüllt wird: Leere sie und stelle 2 seetüchtige römische Kriegsschiffe auf. Es lässt sich nicht füllen, solange Rom 10 hat. Die Karte bleibt offen.
card-88 = Silber aus dem Westen
card-88-text = 4 Punkte für Reparaturen, Zugeständnisse im Miat und Versorgungszüge, je 1.
card-89 = Aufstand der Libyer
card-89-text = Entferne bis zu 2 karthagische Marker deiner Wahl aus normalen Feldern von Zeugitana und Byzacium ohne karthagische Einheit.
card-90 = Numidische Erhebung
card-90-text = Entferne bis zu 2 karthagische Marker deiner Wahl aus normalen Feldern Numidiens ohne karthagische Einheit, oder mache dort 1 karthagischen Stamm ohne karthagische Einheit neutral.
card-91 = Numidische Fürsten
card-91-text = Lege bis zu 3 karthagische Marker auf neutrale normale Felder Numidiens ohne römische Einheit.
card-92 = Hanno vor Theveste
card-92-text = Offenes Ereignis, 2 Felder; ein Zugeständnis Karthagos füllt eines. Mit dem zweiten wird ein numidischer Stamm deiner Wahl ohne römische Einheit karthagisch, und die Karte verlässt das Spiel. Es lässt sich nicht füllen, solange es keinen solchen Stamm gibt.
card-93 = Iberische Söldner
card-93-text = 2 Einheiten, beliebig verteilt, in Karthago und bei karthagischen Heerführern, unbelagert.
card-94 = Kelten und Ligurer
card-94-text = 2 Einheiten in einen karthagischen Hafen Siziliens, Sardiniens oder Korsikas, unbelagert und ohne römische Einheit.
card-95 = Elefanten vom Atlas
card-95-text = Bis zu 2 Elefanten (insgesamt 4) in Karthago oder bei einem karthagischen Heerführer in Africa, unbelagert.
card-96 = Elefantenpanik
card-96-text = Wenn ein Elefantenangriff angesagt ist: kein Wurf, die Elefanten rasen.
card-97 = Spartanischer Drill
card-97-text = Vor einem Landgefecht: Karthago erhält 1 Gefechtskarte mehr, 2 nach der Ankunft des Xanthippos.
card-98 = Das dreifache Treffen
card-98-text = Vor einem Landgefecht: Rom erhält 2 Gefechtskarten mehr.
card-99 = Hinterhalt
card-99-text = Vor einem Landgefecht als Verteidiger: 2 Gefechtskarten mehr.
card-100 = Abgefangener Bote
card-100-text = Nimm eine zufällige Karte aus der Hand des Gegners.
card-101 = Kundschafter und Spione
card-101-text = Vor einem Landgefecht: Die Gefechtskarten des Gegners liegen für dich offen.
card-102 = Verräter am Tor
card-102-text = 1 Belagerungspunkt auf eine fremde Stadt (nicht Rom, Karthago, Syrakus, Lilybaeum), vor der dein Heerführer mit 3 Einheiten steht. Keine entschlossene Verteidigung.
card-103 = Belagerungswerke
card-103-text = Einer deiner Heerführer, gleich welchen Strategiewerts, macht 2 Belagerungs- oder Unterwerfungsversuche nacheinander, wo er steht; den zweiten nur, wenn er noch erlaubt ist. Er braucht 3 Einheiten vor einer fremden Stadt oder einem fremden Stamm und bewegt sich nicht.
card-104 = Ausfall
card-104-text = Nach einem Belagerungswurf gegen deine Stadt mit Besatzung: keine Punkte, der Belagerer verliert 1 Einheit.
card-105 = Blockade gebrochen
card-105-text = Entferne 1 Belagerungspunkt von einer deiner belagerten Hafenstädte.
card-106 = Lagerfieber
card-106-text = Ein Feld mit mindestens 5 gegnerischen Einheiten erleidet Aufreibung mit +1. Versorgung hilft nicht.
card-107 = Teuerung
card-107-text = Der Gegner entfernt 2 Versorgungszüge; hat er weniger, diese und 1 Einheit.
card-108 = Getreidekonvoi
card-108-text = Stelle bis zu 3 Versorgungszüge auf.
card-109 = Rückständiger Sold
card-109-text = 1 Einheit geht verloren auf je bis zu 2 Feldern außerhalb Africas mit mindestens 3 karthagischen Einheiten.
card-110 = Meuterei der Ruderer
card-110-text = Karthago wählt: 1 oder 2 seetüchtige römische Kriegsschiffe werden beschädigt.
card-111 = Sklavenverschwörung in Rom
card-111-text = Rom wählt: Es verliert 1 Einheit in Rom, oder 2 seetüchtige Kriegsschiffe werden beschädigt (das einzige, wenn es nicht mehr hat). Nur was möglich ist, darf gewählt werden.
card-112 = Abberufung des Prokonsuls
card-112-text = Der Prokonsul verlässt das Spiel, gilt aber nicht als vertrieben. Seine Einheiten bleiben.
card-113 = Ein Kreuz für den Besiegten
card-113-text = Ein karthagischer Heerführer, der in dieser Runde ein Gefecht verlor, wird vertrieben; nicht Xanthippos oder Hamilkar Barkas.
card-114 = Die Friedenspartei
card-114-text = Ein karthagischer Marker verlässt den Miat, dann nimmt ein römischer einen leeren Sitz.
card-115 = Die Kriegspartei
card-115-text = Bis zu 3 freie Zugeständnisse im Miat.
card-116 = Die ertränkten Hühner
card-116-text = Vor einem Seegefecht: Rom zieht 2 Taktikkarten weniger.
card-117 = Die Schnabelsäule
card-117-text = Nach einem römischen Seesieg: Lege bis zu 2 römische Marker wie mit OW: auf neutrale Felder, oder drehe karthagische Marker um, wo eine römische Einheit steht.
card-118 = Raubzüge an Italiens Küste
card-118-text = Mit Seeherrschaft: Entferne bis zu 3 römische Marker deiner Wahl aus normalen Hafenfeldern Italiens und Siziliens ohne römische Einheit.
card-119 = Raubzüge an der punischen Küste
card-119-text = Mit Seeherrschaft: Entferne bis zu 3 karthagische Marker deiner Wahl aus normalen Hafenfeldern außerhalb Italiens ohne karthagische Einheit.
card-120 = Unruhen in Samnium
card-120-text = Entferne bis zu 2 römische Marker deiner Wahl aus normalen Feldern von Samnium und Lukanien ohne römische Einheit.
card-121 = Aufstand der Falisker
card-121-text = Entferne bis zu 2 römische Marker deiner Wahl aus normalen Feldern von Etrurien ohne römische Einheit.
card-122 = Sardische Erhebung
card-122-text = Entferne bis zu 2 karthagische Marker deiner Wahl aus normalen Feldern Sardiniens und Korsikas ohne karthagische Einheit.
card-123 = Gesandte und Gold
card-123-text = Drehe bis zu 2 gegnerische Marker deiner Wahl um, auf normalen Feldern ohne gegnerische Einheiten, außerhalb von Latium und Zeugitana.
card-124 = Raues Land
card-124-text = Nachdem ein gegnerisches Heer von mindestens 3 Einheiten in ein Feld gezogen ist, das es nicht kontrolliert: Es erleidet Aufreibung oder verliert einen mitziehenden Versorgungszug. Sein Besitzer wählt.
label-fleet-column = Flotte
seat-column = Spieler

reason-activate = Kein eigener Heerführer hat einen Strategiewert, den diese Karte erreicht.
reason-raise = Braucht 3 OW und einen unbelagerten Ort.
reason-build = Braucht 3 OW, ein Schiffssymbol und weniger als 10 Kriegsschiffe.
reason-training = Braucht 2 Schiffssymbole; nur Rom trainiert, bis seine Schifffahrtskunst sehr gut ist.
ability-aristocrat = Aristokrat
ability-africanus = Africanus
ability-admiral = Admiral
ability-proconsul = Prokonsul
label-ratings = Strategie { $strategy }, Gefecht { $battle }, See { $naval }

# --- options
option-corvi_in_storms = Corvi schaden bei schwerer See
option-corvi_in_storms-help = Hausregel: Angebrachte Corvi erhöhen den Wurf für römische Stürme und für den römischen Winter auf See um 1. Nach der Spielhilfe darf Rom sie abbauen; einen Preis dafür, sie zu behalten, nennt sie nicht.
option-islands_count = Die Kleinen Inseln zählen einen Politikpunkt
option-islands_count-help = Lipara, Melita und Cossyra sind eine Provinz wie jede andere; so sind die Seiten ausgeglichen. Ohne sie (wie in früheren Versionen dieser Seite) gewinnt unter starken Spielern öfter Rom. Welche Provinzen zählen, haben wir ergänzt.
option-supremacy_guards_ports = Seeherrschaft schützt Häfen
option-supremacy_guards_ports-help = Hausregel: Marker in Häfen sind nicht isoliert, solange ihre Seite die Seeherrschaft hat. Die Spielhilfe sagt dazu nichts.

cards-title = Die Karten
cards-terms = Begriffe auf den Karten
cards-strategy = Die 60 Strategiekarten
cards-tactics = Die 24 Taktikkarten
cards-battle = Die 48 Gefechtskarten
cards-anybody = beide
battle-type-text = Der Gegner muss mit derselben Karte oder einer Reserve antworten, sonst hat er verloren (HM 14.7).
battle-double-envelopment-text = Der Gegner muss mit derselben Karte oder einer Reserve antworten, sonst hat er verloren. Wer sie beantwortet, hat die Initiative (HM 14.8).
battle-reserve-text = Wird als beliebige andere Gefechtskarte gespielt (HM 14.5).
tactics-ram-text = Dein Angriff in diesem Durchgang +1.
tactics-diekplous-text = Dein Angriff wird eine Spalte weiter rechts abgelesen.
tactics-boarding-text = Dein Angriff auf Kriegsschiffe versenkt, wenn er trifft, 1 mehr.
tactics-kyklos-text = Nächster Angriff des Gegners −1; mehrere addieren sich.
tactics-feint-text = Der Gegner verliert eine zufällige Taktikkarte.
tactics-swift-oars-text = Dein Wurf zum Neuformieren oder Fliehen in diesem Durchgang −1.
tactics-pursuit-text = Verhindert ein Ausweichen oder eine Flucht.

# --- what answers do
does-pass = Nichts geschieht, und der Krieg geht weiter.
does-done = Du hörst hier auf; was übrig ist, verfällt.
does-all = Alle Heerführer, so viele Einheiten, wie zusammen ziehen dürfen (höchstens 10), und ihre Versorgungszüge.
does-stop = Der Heerführer bleibt hier, seine Aktivierung ist vorbei.
does-land = Die Flotte läuft diesen Hafen an; dann wählst du, wer an Bord ist.
does-siege = Beendet die Aktivierung mit einem Wurf des Belagerungswürfels: Eine Stadt fällt mit 3 Punkten, ein Stamm mit 2.
does-attack = Der Heerführer führt Truppen aus der Stadt gegen den Feind im Feld. Ein Gefecht folgt.
does-go-back = Ein Wurf gegen den Gefechtswert deines Heerführers: Er kehrt um oder kämpft mit einer Karte weniger.
does-fight = Das Gefecht beginnt.
does-fight-alone = Er fährt ohne Einheit und Kriegsschiff: Es gibt kein Gefecht, er wird sofort vertrieben.
does-give-up-supremacy = Der Gegner erhält die Seeherrschaft, deine Flotte ist zurück im Hafen, die Aktivierung ist vorbei.
does-warship = Ein seetüchtiges Kriegsschiff für deinen Vorrat, höchstens 10.
does-combat-unit = Eine Einheit statt des Kriegsschiffs; du wählst, wohin sie kommt.
does-recruit = Drei Punkte für eine Einheit in deiner Hauptstadt.
does-repair = Beschädigte Kriegsschiffe werden seetüchtig.
does-miat-place = Ein Zugeständnis: Dein Marker nimmt einen freien Sitz im Miat ein.
does-miat-take = Ein Zugeständnis: Ein gegnerischer Marker verliert seinen Sitz im Miat.
does-miat = Der Marker, den du entfernen musst, kommt von deinen Sitzen im Miat.
does-train-lost = Ein Versorgungszug wird verbraucht, es wird nicht gewürfelt.
does-roll = Ein Wurf auf Aufreibung: Er kann Einheiten kosten.
does-seamanship = Roms Schifffahrtskunst steigt um eine Stufe: bessere Angriffe und der Weg nach Africa.
does-corvi = Angebrachte Corvi geben römischen Angriffen zur See +1 und können Beute machen.
does-rome-first = Rom spielt die erste Karte dieser Runde.
does-carthage-first = Karthago spielt die erste Karte dieser Runde.
does-into-city = Bis zu 5 Einheiten gehen hinter die Mauern, die anderen bleiben im Feld.
does-field = Die Truppen stehen im offenen Feld.
does-city = Hinter die eigenen Mauern: Platz für 5 Einheiten, der Rest ist verloren.
does-land-city = Das Heer geht hinter die eigenen Mauern, wo es ganz Platz hat.
does-avoid = Ein Wurf gegen den Gefechtswert deines Befehlshabers: Das Heer entzieht sich oder kämpft mit einer Karte weniger.
does-stand = Das Heer nimmt das Gefecht an.
does-warships = Jeder Treffer versenkt ein Kriegsschiff.
does-transports = Jeder Treffer ertränkt eine Einheit und einen Versorgungszug.
does-no-attack = Diese Flotte greift nicht an.
does-reform = Ein Wurf gegen den Gefechtswert deines Admirals (ohne einen 1): Du ziehst eine Taktikkarte.
does-evade = Deine Flotte entkommt ohne Wurf, beschädigt, und der Gegner erhält die Seeherrschaft; nur eine Karte Verfolgung hält sie auf.
does-escape = Ein Wurf gegen den Gefechtswert deines Admirals (ohne einen 1): Deine Flotte entkommt, beschädigt.
does-nothing = Die Flotte kämpft weiter.
does-pursue = Deine Karte Verfolgung hält sie auf: Das Gefecht geht weiter.
does-charge = Ein Erfolg kostet Rom je Elefant eine Gefechtskarte; doch sie können rasend werden und Karthago dasselbe kosten.
does-no-charge = Die Elefanten bleiben in der Linie und zählen als Einheiten.
does-withdraw = Bricht das Gefecht ab, wenn der Gegner es nicht mit einem Wurf verhindert. Du vermeidest die Verluste einer Niederlage und verlierst keine Marker.
does-let-go = Der Gegner zieht ab.
does-contest = Ein Wurf gegen den Gefechtswert deines Befehlshabers: Das Lösen misslingt, und du hast die Initiative.
does-counterattack = Ein Wurf gegen den Gefechtswert deines Befehlshabers: Die Initiative gehört dir.
does-give-up = Du verlierst das Gefecht: Verluste, Rückzugsverluste und Marker für die Hälfte davon.
does-space = Wählt { $space }.
does-march = Marsch nach { $space }; dann wählst du, wer mitkommt.
does-sail = Beginnt eine Seebewegung Richtung { $space }; der Gegner darf sie abfangen oder einen Sturm spielen.
does-pc = Legt deinen Marker nach { $space } oder dreht einen gegnerischen um, wo du eine Einheit hast.
does-train = Ein Versorgungszug für { $space }: Er erspart einem Heer Verluste im Winter oder in rauem Land.
does-general = Wählt { $general }.
does-count = Wählt { $number }.
does-play-activate = Mit „{ $card }“ einen Heerführer bewegen, dessen Strategiewert die Karte erreicht: 4 Bewegungspunkte.
does-play-raise = Mit „{ $card }“ eine Einheit bei einem Heerführer auf eigenem Boden oder in der Hauptstadt ausheben.
does-play-points = Mit „{ $card }“ Punkte ausgeben: Marker, Reparaturen, Zugeständnisse und Versorgungszüge, je einer.
does-play-build = Mit „{ $card }“ so viele neue Kriegsschiffe, wie sie Schiffssymbole hat.
does-play-training = Mit „{ $card }“ Roms Schifffahrtskunst um eine Stufe erhöhen.
does-play-event = Das Ereignis von „{ $card }“ ausführen.
does-play-discard = „{ $card }“ ungenutzt ablegen; ihr Wert zählt trotzdem für die Kriegskasse.
does-react = „{ $card }“ jetzt außer der Reihe spielen.
does-box = Ein Zugeständnis: Dein Marker füllt ein Feld des offenen Ereignisses „{ $card }“.
does-battle = Der Gegner muss { $card } mit derselben Karte oder einer Reserve beantworten, sonst hat er verloren.
does-reserve = Spielt eine Reserve, die als { $card } zählt.
does-tactics = Spielt { $card } für diesen Durchgang.
does-use-activate = Einen Heerführer bewegen, dessen Strategiewert die Karte erreicht.
does-use-raise = Eine Einheit; dafür brauchst du eine Karte vom Wert 3.
does-use-points = So viele Punkte, wie die Karte wert ist.
does-use-build = Ein Kriegsschiff je Schiffssymbol; dafür brauchst du eine Karte vom Wert 3.
does-use-training = Eine Stufe römischer Schifffahrtskunst; dafür brauchst du zwei Schiffssymbole.
does-use-event = Ausführen, was auf der Karte steht.
does-use-discard = Nichts geschieht.

# --- what words mean in a question
do-activate = { $general } aktivieren
does-activate = { $general } darf mit den vorhandenen Bewegungspunkten ziehen, segeln und belagern.
do-nobody = Niemanden aktivieren
does-nobody = Jetzt zieht kein Heerführer.
do-proconsul = { $general } wird Prokonsul
does-proconsul = { $general } bleibt diese Runde im Spiel; alle anderen römischen Heerführer verlassen es.
do-command = { $general } befehligt
does-command = Für diesen Stapel zählen die Werte von { $general }.
do-companion = { $general } mitnehmen
does-companion = { $general } kommt mit; wähle dann die Zahl der Einheiten.
do-cus-along = { $number ->
    [one] { $number } Einheit kommt mit
   *[other] { $number } Einheiten kommen mit
}
does-cus-along = { $number ->
    [0] Keine Einheit kommt mit, alle bleiben.
    [one] { $number } der Einheiten kommt mit, die anderen bleiben.
   *[other] { $number } der Einheiten kommen mit, die anderen bleiben.
}
do-cus-inside = { $number ->
    [one] { $number } Einheit in die Stadt
   *[other] { $number } Einheiten in die Stadt
}
does-cus-inside = { $number ->
    [0] Keine Einheit geht hinter die Mauern.
    [one] { $number } der Einheiten geht hinter die Mauern.
   *[other] { $number } der Einheiten gehen hinter die Mauern.
}
do-elephants-along = { $number ->
    [one] { $number } Elefant
   *[other] { $number } Elefanten
}
does-elephants-along = { $number ->
    [0] Keine der Einheiten, die mitkommen, ist ein Elefant.
    [one] Eine der Einheiten, die mitkommen, ist ein Elefant.
   *[other] { $number } der Einheiten, die mitkommen, sind Elefanten.
}
do-trains-along = { $number ->
    [one] { $number } Versorgungszug
   *[other] { $number } Versorgungszüge
}
does-trains-along = { $number ->
    [0] Kein Versorgungszug kommt mit.
    [one] { $number } der Versorgungszüge kommt mit.
   *[other] { $number } der Versorgungszüge kommen mit.
}
do-ships-along = { $number ->
    [one] { $number } Kriegsschiff
   *[other] { $number } Kriegsschiffe
}
does-ships-along = { $number ->
    [0] Kein Kriegsschiff fährt mit; wer die Transporter abfängt, greift sie ungehindert an.
    [one] { $number } seetüchtiges Kriegsschiff fährt mit; es schützt die Transporter und kann die Seeherrschaft bringen.
   *[other] { $number } seetüchtige Kriegsschiffe fahren mit; sie schützen die Transporter und können die Seeherrschaft bringen.
}
does-ships-out = { $number ->
    [one] { $number } seetüchtiges Kriegsschiff läuft aus und kämpft, wenn das Abfangen gelingt.
   *[other] { $number } seetüchtige Kriegsschiffe laufen aus und kämpfen, wenn das Abfangen gelingt.
}
do-elephants-lost = { $number ->
    [one] { $number } Elefanten
   *[other] { $number } Elefanten
} verlieren
does-elephants-lost = { $number ->
    [0] Keine der verlorenen Einheiten ist ein Elefant.
    [one] Eine der verlorenen Einheiten ist ein Elefant.
   *[other] { $number } der verlorenen Einheiten sind Elefanten.
}
do-buy-off = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
} abwenden
does-buy-off = { $number ->
    [0] Keine entschlossene Verteidigung: Die Belagerungspunkte kommen auf die Stadt.
    [one] Entschlossene Verteidigung: Dieser Belagerungspunkt kostet eine Einheit und einen Versorgungszug aus der Stadt.
   *[other] Entschlossene Verteidigung: Jeder der { $number } Belagerungspunkte kostet eine Einheit und einen Versorgungszug aus der Stadt.
}
do-deliver-trains = { $number ->
    [one] { $number } Versorgungszug
   *[other] { $number } Versorgungszüge
} bringen
does-deliver-trains = { $number ->
    [0] Kein Versorgungszug kommt.
    [one] { $number } Versorgungszug kommt über See.
   *[other] { $number } Versorgungszüge kommen über See.
}
do-deliver-cu = { $number ->
    [one] { $number } Einheit
   *[other] { $number } Einheiten
} bringen
does-deliver-cu = { $number ->
    [0] Keine Einheit kommt.
    [one] { $number } Einheit kommt über See.
   *[other] { $number } Einheiten kommen über See.
}
do-mutiny = { $number ->
    [one] { $number } Kriegsschiff
   *[other] { $number } Kriegsschiffe
} beschädigen
does-mutiny = { $number ->
    [one] { $number } seetüchtiges römisches Kriegsschiff wird beschädigt.
   *[other] { $number } seetüchtige römische Kriegsschiffe werden beschädigt.
}
do-intercept = Mit { $general } abfangen
does-intercept = Ein Wurf gegen den Wert von { $general }; bei Erfolg kommt es zum Gefecht.
do-no-intercept = Vorbeilassen
does-no-intercept = Niemand versucht abzufangen.
do-place-cu = Eine Einheit nach { $space }
does-place-cu = Eine neue Einheit stößt zu deinen Truppen in { $space }.
do-take-field = In { $space } einsetzen
does-take-field = Der Heerführer kommt zu den Truppen in { $space }.
do-go-to = Nach { $space }
does-go-to = Das Heer geht nach { $space }.
do-target = { $space } wählen
does-target = Die Karte wirkt in { $space }.
do-target-general = { $general } wählen
does-target-general = Die Karte wirkt auf { $general }.
do-target-pc = Marker in { $space }
does-target-pc = Die Karte wirkt auf den Marker in { $space }.
do-win-tribe = { $space } schließt sich an
does-win-tribe = Der Stamm von { $space } wird karthagisch.
do-lose-cu = Eine Einheit in { $space } verlieren
does-lose-cu = Eine Einheit in { $space } ist verloren.
do-lose-in-roma = Eine Einheit in Rom verlieren
does-lose-in-roma = Eine Einheit in Rom ist verloren.
do-damage-two = Zwei Kriegsschiffe beschädigen
does-damage-two = Zwei seetüchtige Kriegsschiffe werden beschädigt.
do-remove-pc = Marker in { $space } entfernen
does-remove-pc = { $space } wird neutral.
do-remove-train = Versorgungszug in { $space } hergeben
does-remove-train = Ein Versorgungszug in { $space } ist verloren.
do-give-train = Versorgungszug in { $space } hergeben
does-give-train = Ein Versorgungszug in { $space } ist verloren, und der Gegner hat 1 Punkt weniger auszugeben.
do-keep-trains = Versorgungszüge behalten
does-keep-trains = Du gibst keinen mehr her; der Gegner gibt die restlichen Punkte aus.
do-no-more-generals = Niemand mehr
does-no-more-generals = Der Feldzug endet hier: Kein anderer Heerführer zieht.
do-no-more-targets = Keine weiteren Ziele
does-no-more-targets = Das Ereignis endet mit den Zielen, die du gewählt hast.
do-no-reaction = Keine Karte spielen
does-no-reaction = Du reagierst nicht; die Karte bleibt auf der Hand.
do-no-card = Keine Taktikkarte spielen
does-no-card = Du hebst deine Taktikkarten für später auf.
do-no-pursuit = Entkommen lassen
does-no-pursuit = Du behältst deine Karten, und das Gefecht ist vorbei.
do-no-counterattack = Nicht würfeln
does-no-counterattack = Die Initiative bleibt beim Gegner.
does-step = Schritt für Schritt: Du wählst, wer mitkommt.
does-journey-march = Alle kommen mit: { cus-n }, { trains-n }.
does-journey-far = Über { $path }. Alle kommen mit: { cus-n }, { trains-n }.
does-journey-sail = Alle gehen an Bord: { cus-n }, { trains-n }, { ships-n }. Der Gegner darf die Flotte abfangen oder einen Sturm spielen.
does-journey-battle = Ein Gefecht, wenn der Gegner standhält; Gefechtskarten: { $own } für dich, { $enemy } für den Gegner. Alle kommen mit: { cus-n }, { trains-n }.

odds-no-loss = Kein Verlust
odds-storm = Der Sturm richtet Schaden an
odds-intercept = Das Abfangen gelingt
odds-falls = Der Ort fällt sofort
odds-point = Mindestens ein Belagerungspunkt
odds-hit = Ein Angriff trifft
odds-battle = Du gewinnst das Gefecht
odds-roll = Der Wurf gelingt
odds-charge = Der Ansturm bricht durch

group-space = Orte
group-march = Marschieren
group-sail = Segeln
group-steps = Schritt für Schritt
group-pc = Politische Kontrolle
group-train = Versorgungszüge
group-general = Heerführer
group-count = Zahlen
group-reserve = Eine Reserve spielen
group-play-activate = Einen Heerführer aktivieren
group-play-event = Ein Ereignis spielen
group-play-points = Punkte ausgeben
group-play-raise = Truppen ausheben
group-play-build = Kriegsschiffe bauen
group-play-training = Auf See trainieren
group-play-discard = Eine Karte abwerfen

# --- figures, sheets, stage
label-op-points = Punkte
label-mp = Bewegung
label-turns = Runde
label-cards-column = Karten
label-cards-column-counted = { $count ->
    [one] Karte
   *[other] Karten
}
label-cus = Einheiten
label-cus-counted = { $count ->
    [one] Einheit
   *[other] Einheiten
}
label-elephants = Elefanten
label-elephants-counted = { $count ->
    [one] Elefant
   *[other] Elefanten
}
label-warships = Kriegsschiffe
label-warships-counted = { $count ->
    [one] Kriegsschiff
   *[other] Kriegsschiffe
}
label-damaged = Beschädigt
label-damaged-counted = { $count ->
   *[other] Beschädigt
}
label-trains = Versorgung
label-trains-counted = { $count ->
    [one] Versorgungszug
   *[other] Versorgungszüge
}
label-transports = Transporter
label-ships-lost = Schiffe verloren
label-cus-lost = Einheiten verloren
label-battle-cards = Gefechtskarten
label-tactics = Taktikkarten
label-seamanship-step = Schifffahrtskunst: { $step }
label-open-event = { $card }: { $filled } von { $boxes } Feldern
label-winner = Sieg
label-battle-hand = Deine Gefechtskarten
label-tactics-hand = Deine Taktikkarten
hint-hand = Tippe eine Karte an, um zu sehen, was du mit ihr tun kannst.
hint-battle-hand = Tippe eine Gefechtskarte an, um sie zu spielen.
hint-tactics-hand = Tippe eine Taktikkarte an, um sie zu spielen.
hint-unfit = Diese Karte lässt sich jetzt nicht spielen. Tippe sie noch einmal an, um sie zurückzulegen.
note-cards = Strategiekarten auf der Hand; jede ist ein Spielzug.
note-cities = Befestigte Städte und Stämme: { $spaces }.
note-trains = Versorgungszüge, höchstens 12: Einer erspart einem Heer einen Wurf im Winter.
note-chest = Operationswerte der in dieser Runde genutzten Karten; wer weniger hat, erhält die Differenz als Punkte (HM 20.7).
note-corvi = Angebrachte Corvi: +1 auf römische Angriffe zur See, und Beute.
note-points = Provinzen, Lilybaeum, Seeherrschaft und Miat zählen je eins (HM 20.2).
tells-general = Strategie { $strategy }, Gefecht { $battle }, See { $naval }. In { $space }.
tells-general-able = Strategie { $strategy }, Gefecht { $battle }, See { $naval }. { $abilities }. In { $space }.
tells-general-aboard = Strategie { $strategy }, Gefecht { $battle }, See { $naval }. Auf See.
tells-general-able-aboard = Strategie { $strategy }, Gefecht { $battle }, See { $naval }. { $abilities }. Auf See.
pile-events = Offene Ereignisse
pile-discard = Ablage
pile-gone = Aus dem Spiel
stage-land-round = Gefecht in { $space }, Durchgang { $round }
stage-sea-round = Seegefecht, Durchgang { $round }
stage-has-initiative = { $seat } hat die Initiative.
stage-supremacy = { $seat } hat die Seeherrschaft.
stage-lost = { $seat } hat das Gefecht verloren.
stage-casualties = Verluste jeder Seite bisher: { $least } bis { $most } Einheiten.
stage-flight = Entscheidet { $card }, kostet der Rückzug die unterlegene Seite weitere { $least } bis { $most } Einheiten.
stage-course = Kurs: { $path }. An Bord: { cus-n }, { trains-n }.
stage-naval-price = Wer verliert, entfernt für je zwei verlorene Kriegsschiffe einen Marker.
source-commander = Befehlshaber
source-cus = Einheiten (höchstens 10)
source-allies = Verbündete Provinzen
source-latium = Latium
source-tribe = Eigener Stamm
source-intercepted = Abgefangen
source-failed = Nicht entkommen
source-events = Ereignisse
reckoning-over = Woher die Punkte kommen
reckoning-now = Wenn der Krieg jetzt endete
reckoning-lead = { $seat } würde gewinnen, mit mehr Politikpunkten.
reckoning-tie = Gleichstand: { $seat } würde gewinnen (HM 20.4).
reckoning-price = Am Ende dieser Runde müsste { $seat } Marker entfernen: { $count } von { $held }. Wer das nicht kann, bittet um Frieden.
reckoning-others = Fällt eine Hauptstadt, ist der Krieg sofort zu Ende.
reckoning-ended = { $seat } hat gewonnen: { $how }.

# --- why not
why-not-withdraw = Es gibt keinen Ausweg, kein Heerführer ist da, oder ein Lösen wurde gerade verhindert.
why-not-evade = Ausweichen kann nur, wer die Seeherrschaft hat.
why-not-transports = Es gibt keine gegnerischen Transporter.
why-not-train-lost = Bei diesen Truppen ist kein Versorgungszug.
why-not-repair = Du hast kein beschädigtes Kriegsschiff.
why-not-miat-place = Alle Sitze des Miat sind besetzt.
why-not-miat-take = Der Gegner hat keinen Marker im Miat.
why-not-siege = Ein Versuch braucht { $least } Bewegungspunkte.
why-not-siege-enemy = Gegnerische Truppen stehen im Feld.
why-not-siege-cus = Ein Versuch braucht { $least } Einheiten.
why-not-siege-supremacy = Diese Stadt lässt sich nur mit Seeherrschaft belagern.
why-not-combat-unit = Dafür brauchst du 5 Kriegsschiffe und einen Platz für die Einheit.
why-not-window = Diese Karte passt nicht zu diesem Zeitpunkt, oder ihre Bedingung ist nicht erfüllt.
why-not-match = Du hast weder { $card } noch eine Reserve.
why-not-event-side = Dieses Ereignis kann nur { $side } spielen.
why-not-event-reaction = Eine Reaktion: Sie wird außer der Reihe gespielt ({ $window }).
why-not-event-effect = Es hätte jetzt keine Wirkung.
why-not-pc-own = { $space } gehört dir schon.
why-not-pc-city = { $space } ist eine Stadt oder ein Stamm und muss belagert werden.
why-not-pc-enemy = In { $space } stehen gegnerische Truppen.
why-not-pc-flip = Der gegnerische Marker in { $space } lässt sich nur mit einer deiner Einheiten dort umdrehen.
why-not-here = { $space } ist keine Antwort auf diese Frage.
why-not-march-here = { $general } steht schon in { $space }.
why-not-march-far = { $general } kommt nicht in einem Zug nach { $space }.
why-not-march-mp = { $space } kostet { $cost ->
    [one] { $cost } Bewegungspunkt
   *[other] { $cost } Bewegungspunkte
}, übrig: { $mp }.
why-not-march-cus = { $general } darf mit den Einheiten, die er mitnehmen könnte, nicht nach { $space }.
label-times = { $card } × { $count }
state-side = { $side }
do-besiege = { $space } belagern
do-subjugate = { $space } unterwerfen
label-strategy = Strategiewert bis
note-supremacy = Seeherrschaft: ein Politikpunkt, der erste Zug in Seegefechten, der rote Belagerungswürfel und Häfen, die nicht isoliert werden können.
