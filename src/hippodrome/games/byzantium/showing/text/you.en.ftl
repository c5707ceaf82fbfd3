# What is said to the reader about themselves; `-runner-you` and the like: where they are not who acts.

log-round-began-you = Round { $round } of { $rounds } begins. You start.
log-cube-taken-you = { $price ->
    [0] You take a cube from the { $source }.
    [one] You pay { $price } bezant ({ $side }) for a cube from the { $source }.
   *[other] You pay { $price } bezants ({ $side }) for a cube from the { $source }.
}
log-controlled-you = You take control of { $city }: +{ $points } { $track }.
log-placed-you = Your Byzantine army appears in { $city }.
log-reinforced-you = You put the cube into { $box }.
log-taxed-you = You tax with { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}: { $byzantine ->
    [0] { $arab ->
        [one] { $arab } bezant
       *[other] { $arab } bezants
    } to the Arab treasury.
    [one] { $byzantine } bezant to the Byzantine treasury, { $arab } to the Arab one.
   *[other] { $byzantine } bezants to the Byzantine treasury{ $arab ->
        [0] {""}
       *[other] , { $arab } to the Arab one
    }.
}
log-built-you = { $price ->
    [0] You build a { $temple }: +{ $points } { $track }.
   *[other] You build a { $temple } for { $price } bezants: +{ $points } { $track }.
}
log-grew-you = You grow { $city } to { $markers } markers.
log-fortified-you = You fortify { $city }.
log-crowned-you = You are { $office } for this round: +{ $points } { $track }.
log-commanded-you = You take command of the { $fleet }.
log-rebelled-you = You start a civil war in { $city }.
log-entered-you = Your { $force } enters at { $city }.
log-marched-you = Your { $force } marches from { $origin } to { $city } for { $cubes ->
    [one] { $cubes } Move cube
   *[other] { $cubes } Move cubes
}.
log-announced-you = Your { $force } sets out from { $origin } to { $city }.
log-intervened-you = You send the Byzantine fleet between { $origin } and { $city }.
log-let-through-you = You let the army sail between { $origin } and { $city }.
log-barred-you = You send the Byzantine fleet against the { $force } of { $runner } between { $origin } and { $city }.
log-barred-runner-you = { $seat } sends the Byzantine fleet against your { $force } between { $origin } and { $city }.
log-let-sail-you = You let the { $force } of { $runner } sail between { $origin } and { $city }.
log-let-sail-runner-you = { $seat } lets your { $force } sail between { $origin } and { $city }.
log-withdrew-you = You take the march back.
log-fleet-shot-you = Your Byzantine fleet shoots: { $dice }. Hits: { $hits }.
log-halted-you = Your { $force } has too few Move cubes left to go on and stays in { $city }.
log-lost-you = Your { $force } loses: { $cubes }.
log-dissolved-you = Your { $force } in { $city } has no cubes left and is removed.
log-attacked-you = You attack { $city } with the { $force }.
log-stood-you = Your { $force } stays in { $city } to fight.
log-retreated-you = Your { $force } retreats from { $city } to { $goal }. { $toll ->
    [0] Nothing is lost on the way.
    [one] { $toll } cube is lost on the way.
   *[other] { $toll } cubes are lost on the way.
}
log-blocked-you = You block the retreat of { $runner } by sea.
log-blocked-runner-you = { $seat } blocks your retreat by sea.
log-let-retreat-you = You let the army of { $runner } retreat by sea.
log-let-retreat-runner-you = { $seat } lets your army retreat by sea.
log-voided-you = You find no way out of { $city }.
log-destroyed-you = Your { $force } can't leave { $city } and is destroyed.
log-battle-you = Battle of { $city }: you ({ $force }) roll { $dice }, hits: { $hits }; { $defender } ({ $defence }) rolls { $defender_dice }, hits: { $defender_hits }.
log-battle-defender-you = Battle of { $city }: { $seat } ({ $force }) rolls { $dice }, hits: { $hits }; you ({ $defence }) roll { $defender_dice }, hits: { $defender_hits }.
log-bulgar-battle-you = Battle of { $city }: you ({ $force }) roll { $dice }, hits: { $hits }; the Bulgars roll { $defender_dice }, hits: { $defender_hits }.
log-battle-decided-you = { $won ->
    [true] You win the battle of { $city }: { $strength } against { $resistance }.
   *[other] You lose the battle of { $city }: { $strength } against { $resistance }.
}
log-levy-called-you = You call the Levy of { $city }.
log-levy-spared-you = You spare the Levy of { $city }.
log-levy-lost-you = Your Levy loses { $cubes ->
    [one] { $cubes } cube.
   *[other] { $cubes } cubes.
}
log-besieged-you = You besiege { $city } ({ $force }): the city rolls { $dice }, hits: { $hits }. { $losses ->
    [0] Nothing is lost.
    [one] { $losses } cube is lost.
   *[other] { $losses } cubes are lost.
}
log-conquered-you = You ({ $force }) conquer { $city }, markers: { $markers }. { $points ->
    [0] No VP.
   *[other] +{ $points } { $track }{ $plunder }.
}
log-sacrificed-you = You give up two cubes of the army to hold { $city }. Onto the city: { $placed }; lost: { $lost }.
log-capital-fell-you = Constantinople has fallen to you ({ $force }): +{ $points } Arab VP.
log-bulgars-grew-you = You add { $cubes } to the Bulgars, who now have { $total }.
log-passed-you = { $starts_next ->
    [true] You pass first and will start the next round. Pass cube: { $source }.
   *[other] You pass. Pass cube: { $source }.
}
log-income-you = You receive { $byzantine } Byzantine and { $arab } Arab bezants of income.
log-upkeep-you = You pay upkeep for the { $side } side: { $paid }.
log-unpaid-you = You can't pay for all of the { $side } side. Out of the game: { $cubes }; −1 { $track } for each.
log-refitted-you = You take { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} back into the Pool.
log-scored-you = You score the cities: { $byzantine ->
    [0] { $arab ->
        [0] no VP.
       *[other] +{ $arab } Arab VP.
    }
   *[other] { $arab ->
        [0] +{ $byzantine } Byzantine VP.
       *[other] +{ $byzantine } Byzantine, +{ $arab } Arab VP.
    }
}

why-space-taken-you = You have it this round.
why-control-held-you = { $city } is controlled by you.
odds-stands-you = You win the battle
reckoning-if-fallen-you = If Constantinople fell now, only Arab points would count: you lead with { $count }.
