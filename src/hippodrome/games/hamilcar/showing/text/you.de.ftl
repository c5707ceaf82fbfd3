# Was der lesenden Person über sie selbst gesagt wird; `-loser-you` und dergleichen: welchen Anteil sie daran hat.

log-placed-you = Du stellst auf: { $amount } in { $space }.
log-placed-hidden-you = Du stellst auf: { $amount }.
log-lost-you = Du verlierst { $amount } in { $space }.
log-lost-hidden-you = Du verlierst { $amount }.
log-dealt-you = Du erhältst { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
log-starts-you = Du beginnst.
log-played-you = Du spielst „{ $card }“: { $use }.
log-reacted-you = Du reagierst mit „{ $card }“.
log-opened-you = Du legst das offene Ereignis „{ $card }“ aus.
log-box-filled-you = Du füllst ein Feld von „{ $card }“: { $filled } von { $boxes }.
log-repaired-you = Du reparierst { $count ->
    [one] { $count } Kriegsschiff
   *[other] { $count } Kriegsschiffe
}.
log-damaged-you = { $count ->
    [one] { $count } deiner Kriegsschiffe wird beschädigt.
   *[other] { $count } deiner Kriegsschiffe werden beschädigt.
}
log-supremacy-taken-you = Du übernimmst die Seeherrschaft.
log-attrition-you = Aufreibung für dich in { $space }: { $roll }{ $loss ->
    [0] , kein Verlust
   *[other] {""}
}.
log-storm-you = Sturm über deiner Flotte: { $roll }, { hits-n }.
log-drowned-you = Du verlierst auf See: { $load }.
log-tried-you = Dein Heerführer { $general } { $deed }: { $roll }.
log-tried-hidden-you = Dein Heer { $deed }: { $roll }.
log-into-city-you = Du nimmst { $load } in die Stadt { $space }.
log-moved-you = Dein Heer { $deed }: { $load }.
log-overrun-you = Du überrennst den Gegner in { $space }.
log-naval-battle-began-mover-you = Seegefecht: Du wirst abgefangen. Kriegsschiffe: { $warships }. Transporter: { $transports }.
log-naval-round-began-first-you = Durchgang { $round } zur See: Du handelst zuerst.
log-tactics-drawn-you = Du ziehst { $count ->
    [one] { $count } Taktikkarte
   *[other] { $count } Taktikkarten
}.
log-tactics-played-you = Du spielst „{ $card }“.
log-tactics-lost-you = Du verlierst „{ $card }“.
log-naval-attack-you = Du greifst an ({ $target }): { $roll }, { hits-n }{ $prize ->
    [true] , darunter eine Beute
   *[other] {""}
}.
log-naval-step-you = Deine Flotte { $deed }{ $needed ->
    [0] {""}
   *[other] : { $roll }
}.
log-naval-battle-ended-loser-you = Das Seegefecht endet: { $how }. Du hast verloren.{ $prizes ->
    [0] {""}
   *[other] {" "}Beute: { $prizes }.
}
log-battle-began-attacker-you = Gefecht in { $space }: Du greifst an. Einheiten: { $cus }. Befehlshaber: { $generals }.
log-battle-card-played-you = Du { $answer ->
    [true] antwortest mit
   *[other] spielst
} { $card ->
    [Reserve] { $card } als { $as_type }
   *[other] { $as_type }
}.
log-gave-up-you = Du kannst oder willst nicht weiter.
log-initiative-passed-you = Du hast die Initiative.
log-battle-ended-loser-you = Du hast das Gefecht in { $space } im Durchgang { $rounds } verloren.
log-retreat-losses-you = Deine Verluste beim Rückzug: { $roll }{ $loss ->
    [0] , keine
   *[other] {""}
}.
log-eliminated-you = Du findest keinen Ausweg aus { $space }.
log-siege-rolled-you = { $kind ->
    [tribe] Du willst { $space } unterwerfen
   *[other] Du belagerst { $space }
}: { $die } { $face }, { $points ->
    [0] kein Punkt
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
log-defended-you = Du verteidigst { $space } entschlossen und wendest { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ab.
log-duty-you = Du musst { $count ->
    [one] { $count } Marker
   *[other] { $count } Marker
} entfernen.
log-wintered-by-supply-you = Du verbrauchst einen Versorgungszug in { $space }.
log-winter-at-sea-you = Winter auf See für dich: { $roll }{ $count ->
    [0] , kein Schaden
   *[other] {""}
}.
log-isolated-you = Du verlierst isolierte Marker: { $spaces }.
log-sued-for-peace-you = Du bittest um Frieden.
log-ended-winner-you = Du gewinnst den Krieg: { $how }.
log-stolen-you = Du nimmst „{ $card }“ aus der gegnerischen Hand.

stage-attack-you = Durchgang { $round }, du greifst an ({ $target }): { hits-n }.
stage-has-initiative-you = Du hast die Initiative.
stage-supremacy-you = Du hast die Seeherrschaft.
stage-lost-you = Du hast das Gefecht verloren.
reckoning-lead-you = Du würdest gewinnen, mit mehr Politikpunkten.
reckoning-tie-you = Gleichstand: Du würdest gewinnen (HM 20.4).
reckoning-price-you = Am Ende dieser Runde müsstest du Marker entfernen: { $count } von { $held }. Wer das nicht kann, bittet um Frieden.
reckoning-ended-you = Du hast gewonnen: { $how }.
