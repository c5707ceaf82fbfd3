title = Byzantium
tagline = Führe ein Heer des Kaisers und eines des Kalifen, und halte beide im Gleichgewicht, während ein Reich vergeht.
credit = Von Martin Wallace, erschienen 2005 bei Warfrog.

# --- Dinge
thing-byzantine = byzantinisch
thing-arab = arabisch
thing-persian = persisch
thing-bulgar = bulgarisch
thing-elite = Elite
thing-main = Hauptarmee
thing-levy = Bürgerwehr
thing-move = Bewegung
thing-pool = Vorrat
thing-losses = Verluste
thing-byzantine-elite = byzantinische Elite
thing-byzantine-main = byzantinische Hauptarmee
thing-byzantine-levy = byzantinische Bürgerwehr
thing-byzantine-move = byzantinische Bewegung
thing-arab-elite = arabische Elite
thing-arab-main = arabische Hauptarmee
thing-arab-levy = arabische Bürgerwehr
thing-arab-move = arabische Bewegung
thing-byzantine-army = byzantinische Armee
thing-arab-army = arabische Armee
thing-bulgar-force = Bulgaren
thing-church = Kirche
thing-mosque = Moschee
thing-emperor = Kaiser
thing-caliph = Kalif
thing-bulgars = Bulgaren
thing-fortify = Befestigung
thing-grow_byzantine = byzantinischer Stadtausbau
thing-grow_arab = arabischer Stadtausbau
thing-civil_war_byzantine = byzantinischer Bürgerkrieg
thing-civil_war_arab = arabischer Bürgerkrieg
thing-fleet_byzantine = byzantinische Flotte
thing-guard = Garde
thing-no-cube = keiner
thing-fleet_arab = arabische Flotte

# --- Wörter
word-control = Kontrolle über eine Stadt übernehmen
word-reinforce = Armeen verstärken
word-tax = Steuern erheben
word-build-church = Kirche bauen
word-build-mosque = Moschee bauen
word-bulgars = Die Bulgaren rufen
word-fortify = Eine Stadt befestigen
word-grow-byzantine = Byzantinische Stadt ausbauen
word-grow-arab = Arabische Stadt ausbauen
word-emperor = Kaiser werden
word-caliph = Kalif werden
word-civil-war-byzantine = Byzantinischer Bürgerkrieg
word-civil-war-arab = Arabischer Bürgerkrieg
word-fleet-byzantine = Byzantinische Flotte befehligen
word-fleet-arab = Arabische Flotte befehligen
word-move-byzantine = Byzantinische Armee bewegen
word-move-arab = Arabische Armee bewegen
word-pass = Passen
word-stop = Hier aufhören
word-intervene = Eingreifen
word-let-pass = Passieren lassen
word-go-on = Trotzdem fahren
word-withdraw = Bewegung zurücknehmen
word-retreat = Rückzug
word-fight = Bleiben und kämpfen
word-levy = Bürgerwehr rufen
word-no-levy = Bürgerwehr schonen
word-block = Rückzug blockieren
word-by-land = Über Land
word-by-sea = Über See
word-strengthen = Bulgaren nochmals verstärken
word-into = In: { $box }
word-from = Aus: { $source }
word-lose = Verlust aus: { $box }
word-for = Staatskasse { $side }
word-against = Gegen { $seat } kämpfen
word-amount = { $count }
word-city = { $city }

# --- Fragen
prompt-action = Runde { $round }: Führe eine Aktion aus.
prompt-control = Über welche Stadt übernimmst du die Kontrolle?
prompt-source = Woher kommt der Würfel? Aus dem Vorrat kostenlos, sonst für { $price ->
    [one] { $price } Bezant
   *[other] { $price } Bezants
} (Staatskasse { $side }).
prompt-reinforce = In welches Feld? { $count ->
    [one] Noch ein Würfel.
   *[other] Bis zu { $count } Würfel.
}
prompt-tax = Wie viele Würfel gehen aus dem Vorrat auf das Steuerfeld? Jeder bringt { $price ->
    [one] { $price } Bezant.
   *[other] { $price } Bezants.
}
prompt-share = Wie viele der { $count } Bezants gehen in die byzantinische Staatskasse? Der Rest ist für die arabische.
prompt-pass = Deine Verluste sind leer. Welcher Würfel geht auf das Passfeld?
prompt-enter = Die { $force }: In welcher Stadt wird sie eingesetzt?
prompt-march = Die { $force } in { $city }: Wohin?
prompt-march-on = Die { $force } in { $city }: Weiter über eine zweite Verbindung, oder bleiben?
prompt-march-via = Die { $force } geht nach { $city }: über welche Stadt?
prompt-blocked = Die Flotte versperrt den Weg über See. Die { $force } in { $city }: über Land zurück, oder bleiben und kämpfen?
prompt-fleet = { $seat } will über See zwischen { $origin } und { $city }. Greift die byzantinische Flotte ein?
prompt-press-on = Die Flotte greift ein: Der Weg kostet jetzt { $count } Bewegungswürfel. Trotzdem fahren?
prompt-civil-war = In { $city } aufhören, oder dort einen Bürgerkrieg beginnen?
prompt-fortify = Welche deiner Städte befestigst du?
prompt-grow = Welche Stadt wird ausgebaut?
prompt-bulgars = Die Bulgaren nochmals verstärken, oder welche Stadt greifen sie an?
prompt-source-bulgars = Woher kommt der Würfel? Aus dem Vorrat kostenlos, sonst für { $price ->
    [one] { $price } Bezant.
   *[other] { $price } Bezants.
}
prompt-treasury = Welche Staatskasse zahlt?
prompt-stand = { $seat } greift { $city } an ({ $force }). Zieht sich deine Armee zurück oder kämpft sie?
prompt-opponent = Mehrere Armeen verteidigen { $city }. Gegen wen kämpfst du zuerst?
prompt-lose = { $force }: { $count ->
    [one] Wähle den Würfel, der verloren geht.
   *[other] Wähle { $count } Würfel, die verloren gehen, einen nach dem anderen.
}
prompt-levy = { $seat } greift { $city } an ({ $force }). Kämpft deine Bürgerwehr?
prompt-goal = { $force } verlässt { $city }. Wohin? { $count ->
    [0] Unterwegs geht nichts verloren.
    [one] Unterwegs geht ein Würfel verloren.
   *[other] Unterwegs gehen { $count } Würfel verloren.
}
prompt-way = Nach { $city } über Land oder über See?
prompt-block = { $seat } will sich über See von { $city } nach { $goal } zurückziehen. Blockiert die Flotte?
prompt-give-city = Kein Würfel im Vorrat, zu wenig Geld: Welcher Würfel der Armee kommt auf die Stadt?
prompt-give-losses = Und welcher Würfel der Armee geht zu den Verlusten?
prompt-unpaid = Für den Unterhalt { $count ->
    [one] fehlt ein Bezant
   *[other] fehlen { $count } Bezants
}. Wie viele Würfel bleiben unbezahlt und verlassen das Spiel ({ $box })?

# --- Verlauf
log-round-began = Runde { $round } von { $rounds } beginnt. { $seat } fängt an.
log-cube-taken = { $price ->
    [0] { $seat } nimmt einen Würfel (aus: { $source }).
    [one] { $seat } zahlt { $price } Bezant ({ $side }) für einen Würfel (aus: { $source }).
   *[other] { $seat } zahlt { $price } Bezants ({ $side }) für einen Würfel (aus: { $source }).
}
log-controlled = { $seat } übernimmt die Kontrolle über { $city }: +{ $points } { $track }.
log-placed = Die byzantinische Armee von { $seat } erscheint in { $city }.
log-reinforced = { $seat } legt den Würfel auf ein Feld: { $box }.
log-taxed = { $seat } erhebt Steuern mit { $cubes ->
    [one] { $cubes } Würfel
   *[other] { $cubes } Würfeln
}: { $byzantine } Bezants in die byzantinische, { $arab } in die arabische Staatskasse.
log-built = { $price ->
    [0] { $seat } baut eine { $temple }: +{ $points } { $track }.
   *[other] { $seat } baut eine { $temple } für { $price } Bezants: +{ $points } { $track }.
}
log-grew = { $seat } baut { $city } auf { $markers } Stadtmarker aus.
log-fortified = { $seat } befestigt { $city }.
log-crowned = { $seat } ist in dieser Runde { $office }: +{ $points } { $track }.
log-commanded = { $seat } übernimmt den Befehl: { $fleet }.
log-rebelled = { $seat } beginnt einen Bürgerkrieg in { $city }.
log-entered = Die { $force } von { $seat } wird in { $city } eingesetzt.
log-marched = Die { $force } von { $seat } zieht von { $origin } nach { $city } für { $cubes ->
    [one] { $cubes } Bewegungswürfel
   *[other] { $cubes } Bewegungswürfel
}.
log-announced = Die { $force } von { $seat } soll von { $origin } nach { $city }.
log-intervened = { $seat } schickt die byzantinische Flotte zwischen { $origin } und { $city }.
log-let-through = { $seat } lässt die Armee zwischen { $origin } und { $city } passieren.
log-barred = { $seat } schickt die byzantinische Flotte zwischen { $origin } und { $city } gegen { $runner } ({ $force }).
log-let-sail = { $seat } lässt { $runner } ({ $force }) zwischen { $origin } und { $city } passieren.
log-withdrew = { $seat } nimmt die Bewegung zurück.
log-fleet-shot = Die byzantinische Flotte von { $seat } schießt: { $dice }. Treffer: { $hits }.
log-halted = Die { $force } von { $seat } hat nicht mehr genug Bewegungswürfel und bleibt in { $city }.
log-lost = Die { $force } von { $seat } verliert { $cubes }.
log-dissolved = Die { $force } von { $seat } in { $city } hat keinen Würfel mehr und ist aufgelöst.
log-attacked = { $seat } greift { $city } an: { $force }.
log-stood = Die { $force } von { $seat } bleibt in { $city } und kämpft.
log-retreated = Die { $force } von { $seat } zieht sich von { $city } nach { $goal } zurück. { $toll ->
    [0] Unterwegs geht nichts verloren.
    [one] Unterwegs geht { $toll } Würfel verloren.
   *[other] Unterwegs gehen { $toll } Würfel verloren.
}
log-blocked = { $seat } blockiert den Rückzug von { $runner } über See.
log-let-retreat = { $seat } lässt die Armee von { $runner } über See abziehen.
log-voided = { $seat } findet keinen Weg aus { $city }.
log-destroyed = Die { $force } von { $seat } kann { $city } nicht verlassen und wird vernichtet.
log-battle = Kampf um { $city }: { $seat } ({ $force }) würfelt { $dice }, Treffer: { $hits }; { $defender } ({ $defence }) würfelt { $defender_dice }, Treffer: { $defender_hits }.
log-bulgar-battle = Kampf um { $city }: { $seat } ({ $force }) würfelt { $dice }, Treffer: { $hits }; die Bulgaren würfeln { $defender_dice }, Treffer: { $defender_hits }.
log-battle-decided = { $won ->
    [true] { $seat } gewinnt den Kampf um { $city }: { $strength } gegen { $resistance }.
   *[other] { $seat } verliert den Kampf um { $city }: { $strength } gegen { $resistance }.
}
log-levy-called = { $seat } ruft die Bürgerwehr von { $city }.
log-levy-spared = { $seat } schont die Bürgerwehr von { $city }.
log-levy-lost = Die Bürgerwehr von { $seat } verliert { $cubes } Würfel.
log-bulgars-lost = Die Bulgaren verlieren { $cubes } Würfel; übrig: { $left }.
log-besieged = Belagerung von { $city } durch { $seat } ({ $force }): Die Stadt würfelt { $dice }, Treffer: { $hits }. { $losses ->
    [0] Nichts geht verloren.
    [one] { $losses } Würfel geht verloren.
   *[other] { $losses } Würfel gehen verloren.
}
log-siege-failed = Die Belagerung von { $city } scheitert: { $strength } gegen { $defence }.
log-conquered = { $seat } ({ $force }) erobert { $city }, Stadtmarker: { $markers }. +{ $points } { $track }{ $plunder }.
log-sacrificed = { $seat } opfert zwei Würfel der Armee, um { $city } zu halten. Auf die Stadt: { $placed }; verloren: { $lost }.
log-capital-fell = Konstantinopel fällt an { $seat } ({ $force }): +{ $points } arabische SP.
log-bulgars-grew = { $seat } verstärkt das Bulgarenlager um { $cubes }; jetzt { $total }.
log-passed = { $starts_next ->
    [true] { $seat } passt als Erstes und beginnt die nächste Runde. Passwürfel: { $source }.
   *[other] { $seat } passt. Passwürfel: { $source }.
}
log-income = Einkommen von { $seat }: { $byzantine } byzantinische, { $arab } arabische Bezants.
log-upkeep = { $seat } zahlt Unterhalt ({ $side }): { $paid }.
log-unpaid = { $seat } kann nicht alles bezahlen ({ $side }). Aus dem Spiel: { $cubes }; je Würfel 1 { $track } weniger.
log-refitted = { $seat } nimmt { $cubes } Würfel in den Vorrat zurück.
log-scored = { $seat } wertet die Städte: +{ $byzantine } byzantinische, +{ $arab } arabische SP.
track-byzantine = byzantinische SP
track-arab = arabische SP
track-none = SP
counted = { $thing } { $count }
plunder-byzantine = , { $count ->
    [one] +{ $count } Bezant
   *[other] +{ $count } Bezants
} für die byzantinische Kasse
plunder-arab = , { $count ->
    [one] +{ $count } Bezant
   *[other] +{ $count } Bezants
} für die arabische Kasse
plunder-none = , { $count ->
    [one] +{ $count } Bezant
   *[other] +{ $count } Bezants
}
log-ended = Das Spiel ist aus. Ergebnisse: { $scores }. Vorn: { $winners }.

# --- Optionen
option-two_player_passing = Passen zu zweit
option-two_player_passing-help = Wie lange darf zu zweit der andere weitermachen, wenn einer gepasst hat?
option-two_player_passing-extended = bis der Vorrat leer ist
option-two_player_passing-standard = noch eine Aktion
option-elite_limit = Elitewürfel beim Verstärken
option-elite_limit-help = Wie viele der bis zu drei Würfel einer Aktion dürfen auf Elitefelder?
option-elite_limit-per_action = einer insgesamt
option-elite_limit-per_box = einer je Seite
option-army_entry = Wo Armeen eingesetzt werden
option-army_entry-help = Städte, in denen eine Armee von außerhalb eingesetzt werden darf.
option-army_entry-any_city = jede Stadt ihrer Seite
option-army_entry-controlled_city = nur Städte, die jemand kontrolliert
option-civil_war_targets = Bürgerkrieg gegen
option-civil_war_targets-help = Welche Städte der eigenen Seite darf eine Armee im Bürgerkrieg angreifen?
option-civil_war_targets-not_own = alle außer den eigenen
option-civil_war_targets-other_player = nur die anderer Spieler
option-fleet_dice = Kampfwürfel der byzantinischen Flotte
option-fleet_dice-help = Zählt der Zusatzwürfel für die zweite Verbindung für den Wurf der Flotte?
option-fleet_dice-sea_cost = nur die Kosten der Seeverbindung
option-fleet_dice-all_cubes = alle ausgegebenen Würfel
option-blocked_attacker = Unterlegener Angreifer, dem der Rückweg blockiert wird
option-blocked_attacker-help = Ein Angreifer kam über See, verlor, und die Flotte blockiert den Rückweg.
option-blocked_attacker-destroyed = wird vernichtet
option-blocked_attacker-reroute = darf über Land zurück
option-virtual_sea_retreat = Rückzug aus Konstantinopel an jede Küste
option-virtual_sea_retreat-help = Eine byzantinische Armee darf sich aus Konstantinopel in jede Küstenstadt zurückziehen, wie sie auch dorthin fahren darf.
option-bulgar_self_attack = Bulgaren dürfen eigene Städte angreifen
option-bulgar_self_attack-help = Du darfst die Bulgaren gegen Städte schicken, die du kontrollierst, und gegen deine Armeen.
option-capital_plunder = Beute in Konstantinopel
option-capital_plunder-help = Bezants für die arabische Armee, die die Hauptstadt nimmt; sie zählen nur bei Gleichstand.
option-capital_plunder-5 = 5 Bezants
option-capital_plunder-0 = keine
option-fall_tiebreak = Gleichstand nach dem Fall Konstantinopels
option-fall_tiebreak-help = Zählen byzantinische Punkte, Städte und Gelder bei Gleichstand?
option-fall_tiebreak-both_sides = beide Seiten zählen
option-fall_tiebreak-arab_only = nur die arabische Seite zählt
option-march = Bewegung
option-march-help = Eine Armee darf zwei Verbindungen weit gehen. Wo die byzantinische Flotte antworten kann, wird über die zweite nach der ersten entschieden, oder der ganze Weg wird vorher genannt.
option-march-link_by_link = Verbindung für Verbindung
option-march-whole_path = ganzer Weg auf einmal
option-blocked_retreat = Blockierte Rückzüge über See
option-blocked_retreat-help = Eine Armee will sich über See zurückziehen, die byzantinische Flotte blockiert, aber es gibt einen Weg über Land.
option-blocked_retreat-ask = ihr Besitzer entscheidet neu
option-blocked_retreat-by_land = sie geht über Land
option-board = Spielplan
option-board-help = Die Karte, auf der gespielt wird. Wer das gedruckte Spiel besitzt, kann eine berichtigte dazugeben.
option-board-delivered = wie mitgeliefert

# --- Beschriftungen
label-round = Runde { $round } von { $rounds }
label-bulgars = Bulgaren
label-spaces = Sonderaktionen
label-track = Punkte, { $side }
label-result = Ergebnis
label-treasury = Staatskasse
label-army = Armee
label-off-board = nicht auf dem Plan
label-strength = Kampfstärke
label-guard = Garde
label-passed = hat gepasst
label-fortifications = Befestigungen
label-church = Kirchen
label-mosque = Moscheen
label-tax = Steuern
label-pass = Passfeld
label-removed = Aus dem Spiel
label-markers = { $count ->
    [one] { $count } Stadtmarker
   *[other] { $count } Stadtmarker
}
label-controlled = kontrolliert von { $seat }
label-fortified = befestigt
label-uncontrolled = unkontrolliert
label-armies = Armeen: { $seats }
label-odds = { $force } von { $seat }: kann kommen, Belagerung { $percent } %
label-own-board = Dein Tableau
label-players = Spieler
label-cities = Städte
label-last-battle = Letzter Kampf
label-attacker = Angreifer
label-defender = Verteidiger
label-hits = Treffer: { $count }
space-bulgars = Bulgaren
space-fortify = Befestigung
space-grow = Stadtausbau
space-emperor = Kaiser
space-caliph = Kalif
space-civil-war = Bürgerkrieg
space-fleet = Flotte
