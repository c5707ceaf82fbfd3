# Was der lesenden Person über sie selbst gesagt wird; `-runner-you` und dergleichen: wo nicht sie handelt.

log-round-began-you = Runde { $round } von { $rounds } beginnt. Du fängst an.
log-cube-taken-you = { $price ->
    [0] Du nimmst einen Würfel (aus: { $source }).
    [one] Du zahlst { $price } Bezant ({ $side }) für einen Würfel (aus: { $source }).
   *[other] Du zahlst { $price } Bezants ({ $side }) für einen Würfel (aus: { $source }).
}
log-controlled-you = Du übernimmst die Kontrolle über { $city }: +{ $points } { $track }.
log-placed-you = Deine byzantinische Armee erscheint in { $city }.
log-reinforced-you = Du legst den Würfel auf ein Feld: { $box }.
log-taxed-you = Du erhebst Steuern mit { $cubes ->
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
log-built-you = { $price ->
    [0] Du baust eine { $temple }: +{ $points } { $track }.
   *[other] Du baust eine { $temple } für { $price } Bezants: +{ $points } { $track }.
}
log-grew-you = Du baust { $city } auf { $markers } Stadtmarker aus.
log-fortified-you = Du befestigst { $city }.
log-crowned-you = Du bist in dieser Runde { $office }: +{ $points } { $track }.
log-commanded-you = Du übernimmst das Kommando über die { $fleet }.
log-rebelled-you = Du beginnst einen Bürgerkrieg in { $city }.
log-entered-you = Deine { $force } wird in { $city } eingesetzt.
log-marched-you = Deine { $force } zieht von { $origin } nach { $city } für { $cubes } Bewegungswürfel.
log-announced-you = Deine { $force } bricht von { $origin } nach { $city } auf.
log-intervened-you = Du schickst die byzantinische Flotte zwischen { $origin } und { $city }.
log-let-through-you = Du lässt die Armee zwischen { $origin } und { $city } passieren.
log-barred-you = Du schickst die byzantinische Flotte zwischen { $origin } und { $city } gegen { $runner } ({ $force }).
log-barred-runner-you = { $seat } schickt die byzantinische Flotte zwischen { $origin } und { $city } gegen dich ({ $force }).
log-let-sail-you = Du lässt { $runner } ({ $force }) zwischen { $origin } und { $city } passieren.
log-let-sail-runner-you = { $seat } lässt dich ({ $force }) zwischen { $origin } und { $city } passieren.
log-withdrew-you = Du nimmst den Marsch zurück.
log-fleet-shot-you = Deine byzantinische Flotte schießt: { $dice }. Treffer: { $hits }.
log-halted-you = Deine { $force } hat nicht mehr genug Bewegungswürfel und bleibt in { $city }.
log-lost-you = Deine { $force } verliert: { $cubes }.
log-dissolved-you = Deine { $force } in { $city } hat keinen Würfel mehr und löst sich auf.
log-attacked-you = Du greifst { $city } an ({ $force }).
log-stood-you = Deine { $force } bleibt in { $city } und kämpft.
log-retreated-you = Deine { $force } zieht sich von { $city } nach { $goal } zurück. { $toll ->
    [0] Unterwegs geht nichts verloren.
    [one] Unterwegs geht { $toll } Würfel verloren.
   *[other] Unterwegs gehen { $toll } Würfel verloren.
}
log-blocked-you = Du blockierst den Rückzug von { $runner } über See.
log-blocked-runner-you = { $seat } blockiert deinen Rückzug über See.
log-let-retreat-you = Du lässt die Armee von { $runner } über See abziehen.
log-let-retreat-runner-you = { $seat } lässt deine Armee über See abziehen.
log-voided-you = Du findest keinen Weg aus { $city }.
log-destroyed-you = Deine { $force } kann { $city } nicht verlassen und wird vernichtet.
log-battle-you = Kampf um { $city }: Du ({ $force }) würfelst { $dice }, Treffer: { $hits }; { $defender } ({ $defence }) würfelt { $defender_dice }, Treffer: { $defender_hits }.
log-battle-defender-you = Kampf um { $city }: { $seat } ({ $force }) würfelt { $dice }, Treffer: { $hits }; du ({ $defence }) würfelst { $defender_dice }, Treffer: { $defender_hits }.
log-bulgar-battle-you = Kampf um { $city }: Du ({ $force }) würfelst { $dice }, Treffer: { $hits }; die Bulgaren würfeln { $defender_dice }, Treffer: { $defender_hits }.
log-battle-decided-you = { $won ->
    [true] Du gewinnst den Kampf um { $city }: { $strength } gegen { $resistance }.
   *[other] Du verlierst den Kampf um { $city }: { $strength } gegen { $resistance }.
}
log-levy-called-you = Du rufst die Bürgerwehr von { $city }.
log-levy-spared-you = Du schonst die Bürgerwehr von { $city }.
log-levy-lost-you = Deine Bürgerwehr verliert { $cubes } Würfel.
log-besieged-you = Du belagerst { $city } ({ $force }): Die Stadt würfelt { $dice }, Treffer: { $hits }. { $losses ->
    [0] Nichts geht verloren.
    [one] { $losses } Würfel geht verloren.
   *[other] { $losses } Würfel gehen verloren.
}
log-conquered-you = Du ({ $force }) eroberst { $city }, Stadtmarker: { $markers }. { $points ->
    [0] Keine SP.
   *[other] +{ $points } { $track }{ $plunder }.
}
log-sacrificed-you = Du opferst zwei Würfel der Armee, um { $city } zu halten. Auf die Stadt: { $placed }; verloren: { $lost }.
log-capital-fell-you = Konstantinopel fällt an dich ({ $force }): +{ $points } arabische SP.
log-bulgars-grew-you = Du verstärkst das Bulgarenlager um { $cubes }; jetzt { $total }.
log-passed-you = { $starts_next ->
    [true] Du passt als Erstes und beginnst die nächste Runde. Passwürfel: { $source }.
   *[other] Du passt. Passwürfel: { $source }.
}
log-income-you = Du erhältst als Einkommen { $byzantine } byzantinische und { $arab } arabische Bezants.
log-upkeep-you = Du zahlst Unterhalt ({ $side }): { $paid }.
log-unpaid-you = Du kannst nicht alles bezahlen ({ $side }). Aus dem Spiel: { $cubes }; je Würfel −1 { $track }.
log-refitted-you = Du nimmst { $cubes } Würfel in den Vorrat zurück.
log-scored-you = Du wertest die Städte: { $byzantine ->
    [0] { $arab ->
        [0] keine SP.
       *[other] +{ $arab } arabische SP.
    }
   *[other] { $arab ->
        [0] +{ $byzantine } byzantinische SP.
       *[other] +{ $byzantine } byzantinische, +{ $arab } arabische SP.
    }
}

why-space-taken-you = Das hast du in dieser Runde schon.
why-control-held-you = { $city } wird schon von dir kontrolliert.
odds-stands-you = Du gewinnst den Kampf
reckoning-if-fallen-you = Fiele Konstantinopel jetzt, zählten nur arabische Punkte: Du führst mit { $count }.
