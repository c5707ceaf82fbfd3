title = Byzantium
tagline = Führe eine Armee des Kaisers und eine des Kalifen, und halte beide im Gleichgewicht, während ein Reich vergeht.
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
word-control = Kontrolle übernehmen
word-reinforce = Armeen verstärken
word-tax = Steuern erheben
word-build-church = Kirche bauen
word-build-mosque = Moschee bauen
word-bulgars = Bulgaren rufen
word-fortify = Stadt befestigen
word-grow-byzantine = Stadtausbau (Byz.)
word-grow-arab = Stadtausbau (Arab.)
word-emperor = Kaiser werden
word-caliph = Kalif werden
word-civil-war-byzantine = Bürgerkrieg (Byz.)
word-civil-war-arab = Bürgerkrieg (Arab.)
word-fleet-byzantine = Flotte (Byz.)
word-fleet-arab = Flotte (Arab.)
word-move-byzantine = Marsch (Byz.)
word-move-arab = Marsch (Arab.)
word-pass = Passen
word-stop = Hier aufhören
word-intervene = Eingreifen
word-let-pass = Passieren lassen
word-go-on = Trotzdem übersetzen
word-withdraw = Marsch zurücknehmen
word-link-by-link = Schritt für Schritt gehen
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
word-for = Staatskasse ({ $side })
word-against = Gegen { $seat } kämpfen
word-amount = { $count }
word-city = { $city }

# --- Fragen
prompt-action = Runde { $round }: Führe eine Aktion aus.
prompt-control = Über welche Stadt übernimmst du die Kontrolle?
cube-price = { $price ->
    [one] { $price } Bezant
   *[other] { $price } Bezants
}
prompt-source = Welcher Würfel für diese Aktion? Aus dem Vorrat kostenlos, sonst { cube-price } ({ $side }e Kasse).
prompt-source-bought = Welcher Würfel für diese Aktion? Er kostet { cube-price } ({ $side }e Kasse).
prompt-source-conquest = Welcher Würfel hält die eroberte Stadt? Aus dem Vorrat kostenlos, sonst { cube-price } ({ $side }e Kasse).
prompt-source-conquest-bought = Welcher Würfel hält die eroberte Stadt? Er kostet { cube-price } ({ $side }e Kasse).
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
prompt-enter = In welcher Stadt wird deine { $force } eingesetzt?
prompt-march = Deine { $force } steht in { $city }. Wohin zieht sie?
prompt-march-on = Deine { $force } steht in { $city }. Über eine zweite Verbindung weiter oder bleiben?
prompt-march-via = Deine { $force } zieht nach { $city }. Über welche Stadt?
prompt-march-first = Deine { $force } steht in { $city }. Über welche Verbindung zuerst?
prompt-blocked = Die Flotte versperrt die See. Rückzug über Land oder bleiben und kämpfen? ({ $force }, { $city })
prompt-fleet = { $seat } will zwischen { $origin } und { $city } übersetzen. Greift deine Flotte ein?
prompt-press-on = Die Flotte greift ein: Der Weg kostet jetzt { $count } Bewegungswürfel. Trotzdem übersetzen?
prompt-civil-war = In { $city } aufhören, oder dort einen Bürgerkrieg beginnen?
prompt-fortify = Welche deiner Städte befestigst du?
prompt-grow = Welche Stadt wird ausgebaut?
prompt-bulgars = Welche Stadt greifen die Bulgaren an, oder verstärkst du sie nochmals?
prompt-source-bulgars = Welcher Würfel ruft die Bulgaren? Aus dem Vorrat kostenlos, sonst { cube-price }.
prompt-source-bulgars-bought = Welcher Würfel ruft die Bulgaren? Er kostet { cube-price }.
prompt-treasury = Welche Staatskasse zahlt?
prompt-stand = { $seat } greift { $city } an ({ $force }). Rückzug oder Kampf?
prompt-opponent = Mehrere Armeen verteidigen { $city }. Gegen wen kämpfst du zuerst?
prompt-lose = Verluste ({ $force }): { $count ->
    [one] Wähle den Würfel, der verloren geht.
   *[other] Wähle { $count } Würfel, die verloren gehen, einen nach dem anderen.
}
prompt-levy = { $seat } greift { $city } an ({ $force }). Kämpft deine Bürgerwehr?
prompt-goal = Die { $force } verlässt { $city }. Wohin? { $count ->
    [0] Unterwegs geht nichts verloren.
    [one] Unterwegs geht ein Würfel verloren.
   *[other] Unterwegs gehen { $count } Würfel verloren.
}
prompt-way = Nach { $city } über Land oder über See?
prompt-block = { $seat } will sich über See von { $city } nach { $goal } zurückziehen. Blockiert deine Flotte den Weg?
prompt-give-city = Dein Vorrat ist leer, und das Geld reicht nicht: Welcher Würfel der Armee kommt auf die Stadt?
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
}: { $byzantine ->
    [0] { $arab ->
        [one] { $arab } Bezant
       *[other] { $arab } Bezants
    } in die arabische Staatskasse.
    [one] { $byzantine } Bezant in die byzantinische, { $arab } in die arabische Staatskasse.
   *[other] { $byzantine } Bezants in die byzantinische{ $arab ->
        [0] {""}
       *[other] , { $arab } in die arabische
    } Staatskasse.
}
log-built = { $price ->
    [0] { $seat } baut eine { $temple }: +{ $points } { $track }.
   *[other] { $seat } baut eine { $temple } für { $price } Bezants: +{ $points } { $track }.
}
log-grew = { $seat } baut { $city } auf { $markers } Stadtmarker aus.
log-fortified = { $seat } befestigt { $city }.
log-crowned = { $seat } ist in dieser Runde { $office }: +{ $points } { $track }.
log-commanded = { $seat } übernimmt das Kommando über die { $fleet }.
log-rebelled = { $seat } beginnt einen Bürgerkrieg in { $city }.
log-entered = Die { $force } von { $seat } wird in { $city } eingesetzt.
log-marched = Die { $force } von { $seat } zieht von { $origin } nach { $city } für { $cubes } Bewegungswürfel.
log-announced = Die { $force } von { $seat } bricht von { $origin } nach { $city } auf.
log-intervened = { $seat } schickt die byzantinische Flotte zwischen { $origin } und { $city }.
log-let-through = { $seat } lässt die Armee zwischen { $origin } und { $city } passieren.
log-barred = { $seat } schickt die byzantinische Flotte zwischen { $origin } und { $city } gegen { $runner } ({ $force }).
log-let-sail = { $seat } lässt { $runner } ({ $force }) zwischen { $origin } und { $city } passieren.
log-withdrew = { $seat } nimmt den Marsch zurück.
log-fleet-shot = Die byzantinische Flotte von { $seat } schießt: { $dice }. Treffer: { $hits }.
log-halted = Die { $force } von { $seat } hat nicht mehr genug Bewegungswürfel und bleibt in { $city }.
log-lost = Die { $force } von { $seat } verliert: { $cubes }.
log-dissolved = Die { $force } von { $seat } in { $city } hat keinen Würfel mehr und löst sich auf.
log-attacked = { $seat } greift { $city } an ({ $force }).
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
log-conquered = { $seat } ({ $force }) erobert { $city }, Stadtmarker: { $markers }. { $points ->
    [0] Keine SP.
   *[other] +{ $points } { $track }{ $plunder }.
}
log-sacrificed = { $seat } opfert zwei Würfel der Armee, um { $city } zu halten. Auf die Stadt: { $placed }; verloren: { $lost }.
log-capital-fell = Konstantinopel fällt an { $seat } ({ $force }): +{ $points } arabische SP.
log-bulgars-grew = { $seat } verstärkt das Bulgarenlager um { $cubes }; jetzt { $total }.
log-passed = { $starts_next ->
    [true] { $seat } passt zuerst und beginnt die nächste Runde. Passwürfel: { $source }.
   *[other] { $seat } passt. Passwürfel: { $source }.
}
log-income = { $seat } erhält als Einkommen { $byzantine } byzantinische und { $arab } arabische Bezants.
log-upkeep = { $seat } zahlt Unterhalt ({ $side }): { $paid }.
log-unpaid = { $seat } kann nicht alles bezahlen ({ $side }). Aus dem Spiel: { $cubes }; je Würfel −1 { $track }.
log-refitted = { $seat } nimmt { $cubes } Würfel in den Vorrat zurück.
log-scored = { $seat } wertet die Städte: { $byzantine ->
    [0] { $arab ->
        [0] keine SP.
       *[other] +{ $arab } arabische SP.
    }
   *[other] { $arab ->
        [0] +{ $byzantine } byzantinische SP.
       *[other] +{ $byzantine } byzantinische, +{ $arab } arabische SP.
    }
}
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
log-ended = Das Spiel ist aus. Ergebnisse: { $scores }. Sieg: { $winners }.

# --- Optionen
option-two_player_passing = Passen zu zweit
option-two_player_passing-help = Wie lange darf zu zweit die andere Seite weiterspielen, nachdem die erste gepasst hat?
option-two_player_passing-extended = bis der Vorrat leer ist
option-two_player_passing-standard = noch eine Aktion
option-elite_limit = Elitewürfel beim Verstärken
option-elite_limit-help = Wie viele der bis zu drei Würfel einer Aktion dürfen auf Elitefelder?
option-elite_limit-per_action = einer insgesamt
option-elite_limit-per_box = einer je Seite
option-army_entry = Wo Armeen eingesetzt werden
option-army_entry-help = Städte, in denen eine Armee von außerhalb eingesetzt werden darf.
option-army_entry-any_city = jede Stadt ihrer Seite
option-army_entry-controlled_city = nur kontrollierte Städte
option-civil_war_targets = Bürgerkrieg gegen
option-civil_war_targets-help = Welche Städte der eigenen Seite darf eine Armee im Bürgerkrieg angreifen?
option-civil_war_targets-not_own = alle außer den eigenen
option-civil_war_targets-other_player = nur die Städte der anderen
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
option-march-help = Eine Armee darf über zwei Verbindungen ziehen. Du nennst das Ziel oder gehst Schritt für Schritt; wo die byzantinische Flotte eingreifen kann, entscheidest du nach der ersten Verbindung über die zweite. Oder der ganze Weg wird vorher genannt.
option-march-link_by_link = Verbindung für Verbindung
option-march-whole_path = ganzer Weg auf einmal
option-blocked_retreat = Blockierte Rückzüge über See
option-blocked_retreat-help = Eine Armee will sich über See zurückziehen, die byzantinische Flotte blockiert, aber es gibt einen Weg über Land.
option-blocked_retreat-ask = ihr Besitzer entscheidet neu
option-blocked_retreat-by_land = sie geht über Land
option-board = Spielplan
option-board-help = Die Karte für dieses Spiel. Wer das gedruckte Spiel besitzt, kann eine berichtigte hinzufügen.
option-board-delivered = Standard

# --- Beschriftungen
label-bulgars = Bulgaren
label-spaces = Sonderaktionen
label-result = Ergebnis
label-treasury = Staatskasse
label-guard = Garde
label-passed = hat gepasst
label-church = Kirchen
label-mosque = Moscheen
label-removed = Aus dem Spiel
label-controlled = kontrolliert von { $seat }
label-fortified = befestigt
label-armies = Armeen: { $seats }
label-odds = { $seat }, { $force }: kann angreifen, { $percent } %
label-cities = Städte
label-attacker = Angreifer
label-defender = Verteidiger
label-hits = Treffer: { $count }
label-value = Wert { $count }
label-bulgar-force = Bulgaren jenseits der Grenze: { $count }
label-dice-of = Letzte Würfel: { $city }

# === parts: was auf der Seite des Tisches steht

# --- was Antworten bewirken
does-control = Du legst einen Würfel auf eine Stadt, die niemand kontrolliert, und erhältst sofort ihren Wert in Punkten.
does-reinforce = Ein bis drei Würfel kommen in deine Felder; aus dem Vorrat kostenlos, sonst für je 3 Bezants.
does-tax = Einmal je Runde: Jeder Würfel aus dem Vorrat bringt 2 Bezants, die du beliebig auf beide Kassen verteilst.
does-build-church = Ein Würfel und 6 byzantinische Bezants: 2 byzantinische Punkte. Der Würfel bleibt bis zum Ende dort.
does-build-mosque = Ein Würfel und 6 arabische Bezants: 2 arabische Punkte. Der Würfel bleibt bis zum Ende dort.
does-bulgars = Zwei Bulgaren mehr; dann greifen sie eine Stadt deiner Wahl an oder wachsen nochmals um zwei.
does-fortify = Ein Turm ersetzt deinen Kontrollwürfel: Verteidigung +1. Der Würfel geht zu deinen Verlusten.
does-grow-byzantine = Eine byzantinische Stadt bekommt einen Marker mehr: mehr Einkommen, Punkte und Verteidigung. Höchstens drei.
does-grow-arab = Eine arabische Stadt bekommt einen Marker mehr: mehr Einkommen, Punkte und Verteidigung. Höchstens drei.
does-emperor = 2 byzantinische Punkte und die Purpurgarde für deine Elite; diese Runde darf deine Bürgerwehr Konstantinopel verteidigen.
does-caliph = 2 arabische Punkte und die weiße Garde für deine Elite bis zum Rundenende.
does-civil-war-byzantine = Deine byzantinische Armee greift die byzantinische Stadt an, in der sie steht.
does-civil-war-arab = Deine arabische Armee greift die arabische Stadt an, in der sie steht.
does-fleet-byzantine = Diese Runde kannst du arabische Seefahrten doppelt so teuer machen, auf sie schießen und Rückzüge über See blockieren.
does-fleet-arab = Diese Runde zahlt deine arabische Armee auf See die Hälfte.
does-move-byzantine = Deine byzantinische Armee kommt auf den Plan oder zieht über ein oder zwei Verbindungen; fremde Städte greift sie an.
does-move-arab = Deine arabische Armee kommt auf den Plan oder zieht über ein oder zwei Verbindungen; fremde Städte greift sie an.
does-pass = Du bist für diese Runde fertig. Ein verlorener Würfel geht aufs Passfeld und kommt in den Vorrat zurück; wer zuerst passt, beginnt die nächste Runde.
does-stop = Die Armee bleibt hier: Ihr Marsch ist zu Ende.
does-intervene = Die Überfahrt kostet das Doppelte, und deine Schiffe schießen: ein Wurf für jeden Würfel, den die Seeverbindung kostet.
does-let-pass = Deine Flotte tut nichts; die Armee setzt zum üblichen Preis über.
does-go-on = Du zahlst das Doppelte und nimmst den Beschuss der Flotte in Kauf.
does-withdraw = Nichts wurde bezahlt; du darfst eine andere Aktion wählen.
does-link-by-link = Wähle die erste Verbindung, dann geh weiter oder bleib. So erreichst du eine Nachbarstadt auch über eine andere: Das ist teurer, aber eine geschlagene Armee kehrt in die Stadt dazwischen zurück.
does-retreat = Deine Armee geht, bevor gewürfelt wird; jede fremde Stadt auf dem Weg kostet einen Würfel.
does-fight = Beide würfeln gleichzeitig; Gleichstand ist für dich. Wer verliert, muss weichen.
does-levy = Deine Bürgerwehr kämpft vor der Belagerung: ein Wurf je Würfel, höchstens drei.
does-no-levy = Die Stadt verteidigt sich nur mit ihren Mauern; deine Bürgerwehr wird geschont.
does-block = Alle Seeverbindungen sind für diesen Rückzug gesperrt.
does-by-land = Die Armee geht über Land; keine Flotte kann sie aufhalten.
does-by-sea = Die Armee geht über See; eine Flotte kann sie aufhalten.
does-strengthen = Zwei Bulgaren mehr; jetzt greifen sie niemanden an.
does-for = Die Bezants kommen aus dieser Staatskasse.
does-into = Ein Würfel kommt in dieses Feld: { $box }.
does-into-elite = Im Kampf für jeden Würfel ein Wurf, ohne Grenze. Unterhalt { $price } je Runde.
does-into-main = Die Stärke der Armee; bis zu drei würfeln. Unterhalt { $price } je Runde.
does-into-levy = Verteidigt deine Städte dieser Seite; zieht nie aus. Unterhalt { $price } je Runde.
does-into-move = Bezahlt Märsche und fängt Treffer ab. Unterhalt { $price } je Runde.
does-from = Der Würfel kommt von hier: { $source }.
does-from-pool = Kostenlos.
does-from-losses = Ein verlorener Würfel kommt wieder ins Spiel.
does-lose = Ein Würfel geht zu deinen Verlusten: { $box }.
does-lose-elite = Stärke −1 und im nächsten Kampf ein Wurf weniger.
does-lose-main = Stärke −1.
does-lose-move = Die Stärke bleibt; für Märsche bleibt weniger.
does-lose-levy = Ein Würfel der Bürgerwehr geht verloren.
does-against = Gegen diese Armee kämpfst du zuerst; nach den Verlusten brauchst du mehr Stärke als sie.
does-amount = So viele: { $count }.
does-city = Du wählst { $city }.

# --- was in Städten und mit Würfeln geschieht
do-control = { $city } übernehmen
does-control-first = Deine erste byzantinische Stadt: Deine byzantinische Armee erscheint dort.
do-march = Nach { $city } ziehen
does-march = Deine Armee zieht dorthin und darf bleiben oder einen Bürgerkrieg beginnen.
do-sail = Über See nach { $city } ziehen
does-sail = Deine Armee setzt über das Meer.
do-attack = { $city } angreifen
does-attack = Erst die Verteidiger, dann die Mauern. Die Chance gilt, wenn alle kämpfen.
does-by-way = Zwei Verbindungen, über { $via }.
does-by-ways = Zwei Verbindungen, über { $via }: Du wählst, welche.
do-enter = Einsetzen in { $city }
does-enter = Das Einsetzen ist kostenlos; von dort kann sie ziehen.
do-via = Über { $city }
does-via = Eine geschlagene Armee kommt hierher zurück.
do-first = Zuerst nach { $city }
does-first = Ist deine Armee dort, entscheidest du neu: weiter oder bleiben.
do-goal = Rückzug nach { $city }
does-goal = Die nächste befreundete Stadt; jede fremde auf dem Weg kostet einen Würfel.
do-grow = { $city } ausbauen
does-grow = Ein Marker mehr, egal wer die Stadt kontrolliert.
do-fortify = { $city } befestigen
do-raid = Bulgaren gegen { $city }
does-raid = Sie kämpfen für dich; Punkte bekommt die Seite, die nicht angegriffen wurde.
do-enough = Genug
does-enough = Keine weiteren Würfel in dieser Aktion.
do-tax = { $count } Würfel
does-tax-with = { $bezants } Bezants; die Würfel kommen am Rundenende zurück.
do-share = { $byzantine } byz. · { $arab } arab.
does-share = Dann liegen { $byzantine } (byzantinisch) und { $arab } (arabisch) in deinen Kassen.
do-unpaid = { $count } nicht bezahlen
does-unpaid = So viele Würfel ({ $box }) verlassen das Spiel, jeder kostet einen Punkt.

# --- warum nicht
why-tax-again = Du hast in dieser Runde schon Steuern erhoben.
why-tax-pool = Dein Vorrat ist leer; nur seine Würfel bringen Steuern.
why-build-byzantine = Das kostet { $price } Bezants; in deiner byzantinischen Kasse liegen { $purse }.
why-build-arab = Das kostet { $price } Bezants; in deiner arabischen Kasse liegen { $purse }.
why-build-cube = Dein Vorrat ist leer: Mit einem gekauften Würfel kostet das { $price } Bezants.
why-control-none = Jede Stadt wird schon kontrolliert.
why-no-cube = Dein Vorrat ist leer, und { $price } Bezants für einen anderen Würfel fehlen.
why-no-cube-byzantine = Dein Vorrat ist leer, und { $price } byzantinische Bezants für einen anderen Würfel fehlen.
why-no-cube-arab = Dein Vorrat ist leer, und { $price } arabische Bezants für einen anderen Würfel fehlen.
why-move-founded = Sie kommt mit deiner ersten byzantinischen Stadt: Übernimm eine.
why-move-no-army = Diese Armee hat keine Würfel: Verstärke sie zuerst.
why-move-entry = Es gibt keine Stadt, in der sie eingesetzt werden könnte.
why-move-empty = In ihrem Bewegungsfeld liegt kein Würfel.
why-move-nowhere = Bewegung { $count } reicht von hier für keinen Weg.
why-space-taken = Das hat in dieser Runde schon { $seat }.
why-spaces-taken = Alle { $count } Felder sind in dieser Runde besetzt.
why-fortify-none = Deine beiden Türme stehen schon.
why-fortify-nowhere = Du kontrollierst keine Stadt ohne Turm.
why-grow-byzantine = Jede byzantinische Stadt hat schon drei Marker.
why-grow-arab = Jede arabische Stadt hat schon drei Marker.
why-bulgars = Du kannst keinen ihrer Pläne bezahlen: Den Würfel zahlt die Seite, die nicht angegriffen wird.
why-war-no-army = Deine Armee ist nicht auf dem Plan.
why-war-capital = Konstantinopel wird nie von der eigenen Seite angegriffen.
why-war-own = Deine Armee steht in { $city }, und diese Stadt gehört dir.
why-war-nobody = Deine Armee steht in { $city }, und diese Stadt kontrolliert niemand.
why-war-last-cube = Der einzige Würfel, den du setzen kannst, ist der letzte der Armee, die angreifen soll.
why-elite = Nur ein Würfel je Aktion kommt in die Elite.
why-elite-box = Nur ein Würfel je Aktion kommt auf jedes Elitefeld.
why-action-first = Wähle zuerst eine Aktion, dann eine Stadt.
why-city-capital = { $city } gehört niemandem und wächst nie.
why-control-persian = { $city } ist persisch: Nur eine Armee kann die Stadt erobern.
why-control-bulgar = { $city } ist bulgarisch: Nur eine Armee kann die Stadt erobern.
why-control-held = { $city } wird von { $seat } kontrolliert.
why-march-here = Die Armee steht in { $city }.
why-march-own = { $city } gehört dir: Eigene Städte kannst du nicht angreifen.
why-march-both = In { $city } steht deine andere Armee.
why-march-far = { $city } ist zu weit: höchstens zwei Verbindungen, und du hast nur { $count } Bewegung.
why-enter-byzantine = { $city }: Eine byzantinische Armee wird nur in byzantinischen Städten eingesetzt.
why-enter-arab = { $city }: Eine arabische Armee wird nur in arabischen Städten eingesetzt.
why-via = { $city } liegt nicht auf einem Weg zum Ziel.
why-march-first = Über { $city } führt keine zweite Verbindung, oder deine Armee kommt nicht hin.
why-grow-full = { $city } hat schon { $count } Marker, mehr sind nicht möglich.
why-grow-side = { $city } gehört nicht zu dieser Seite.
why-fortify-other = { $city } gehört dir nicht.
why-fortify-twice = { $city } hat schon einen Turm.
why-raid = Die Bulgaren erreichen { $city } nicht: nur Städte mit Pfeil oder über Land neben einer bulgarischen.
why-goal = { $city } kommt nicht infrage: Ein Rückzug nimmt den billigsten Weg zur ersten befreundeten Stadt.

# --- Chancen und Kämpfe
odds-city = die Stadt fällt
odds-battle = du gewinnst den Kampf
odds-stand = du behauptest dich
odds-hold = die Stadt hält stand
odds-falls = Die Stadt fällt, wenn alle kämpfen
odds-stands = { $seat } gewinnt den Kampf
stage-battle = Kampf um { $city }
stage-siege = Belagerung von { $city }
stage-fleet = Die Flotte vor { $city }
stage-how = Jede 4, 5 oder 6 trifft. Nach den Verlusten braucht der Angreifer mehr Stärke als die Gegenseite.
stage-blows = Der Angreifer verliert { $count } Würfel.
stage-wounds = Der Verteidiger verliert { $count } Würfel.

# --- Tableaus
label-rounds = Runde
label-acting = Noch dabei
label-at-most = höchstens
label-free-cities = freie Städte
label-free-spaces = freie Felder
label-value-then = Wert danach
label-defence = Verteidigung
label-toll = unterwegs verloren
label-dice = Wurf
label-value-of-city = Wert
label-treasury-byzantine = byzantinische Staatskasse
label-treasury-arab = arabische Staatskasse
label-winner = gewinnt
note-result = Wie beide Leisten jetzt nach der Gleichgewichtsregel zählen.
note-guard = Die Garde würfelt wie Elite, kostet keinen Unterhalt und geht zuletzt verloren.
box-byzantine-at = Byzantinische Armee: { $city }
box-byzantine-off = Byzantinische Armee: nicht auf dem Plan
box-arab-at = Arabische Armee: { $city }
box-arab-off = Arabische Armee: nicht auf dem Plan
box-stores = Vorräte
note-upkeep = Rundenende: +{ $income } Einkommen, −{ $due } Unterhalt
note-short = Unterhalt { $due }, Einkommen { $income }: { $missing ->
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}, −{ $count } Würfel, −{ $count } { $count ->
    [one] Punkt
   *[other] Punkte
}
note-back = Rundenende: { $count } Würfel zurück
note-holds = Hat: { $things }
label-side-byzantine = Byzanz
label-side-arab = Araber
label-pool = Vorrat
label-purse = Kasse
label-towers = Türme
label-towers-counted = { $count ->
    [one] Turm
   *[other] Türme
}

# --- die Abrechnung
reckoning-now = Wenn das Spiel jetzt endete
reckoning-over = Woher die Punkte kamen
reckoning-forecast = Als wäre dies die letzte Runde: Einkommen, Unterhalt, dann ein Punkt je Marker der eigenen Städte.
reckoning-way = Unterwegs: Kontrolle, Eroberung und Ämter, abzüglich eines Punktes je unbezahltem Würfel.
reckoning-balance = Beide Leisten zählen nur, wenn die niedrigere mindestens halb so hoch ist wie die höhere (BZ 12.2).
reckoning-fallen = Konstantinopel ist gefallen: Nur arabische Punkte zählen (BZ 12.1).
reckoning-if-fallen = Fiele Konstantinopel jetzt, zählten nur arabische Punkte: { $seat } führt mit { $count }.
reckoning-if-tied = Fiele Konstantinopel jetzt, zählten nur arabische Punkte: Mehrere führen mit { $count }.
item-cities-byzantine = byzantinische Städte
item-unpaid-byzantine = byzantinische Würfel unbezahlt
item-unbalanced-byzantine = kein Gleichgewicht: byzantinische Punkte
item-start-byzantine = byzantinische Startpunkte
item-won-byzantine = byzantinisch: unterwegs gewonnen und verloren
item-cities-arab = arabische Städte
item-unpaid-arab = arabische Würfel unbezahlt
item-unbalanced-arab = kein Gleichgewicht: arabische Punkte
item-start-arab = arabische Startpunkte
item-won-arab = arabisch: unterwegs gewonnen und verloren
item-temples-byzantine = Kirchen
item-temples-arab = Moscheen
item-fallen = byzantinische Punkte zählen nicht
