# Angebote, Ergebnisse vorzeitig beendeter Partien, Antworten im Voraus, Einladungen.

offers = Angebote
offers-help = Biete allen, die mitspielen, etwas an. Es geschieht, sobald alle zustimmen.
offer-make = { $kind ->
    [end] Anbieten, die Partie zu beenden
    [take-back] Um Rücknahme bitten
    [pause] Eine Pause anbieten
    [time] { $seconds ->
        [900] Allen 15 Minuten mehr anbieten
        [86400] Allen einen Tag mehr anbieten
       *[other] Allen drei Tage mehr anbieten
    }
   *[rematch] Revanche
}
offer-made = { $kind ->
    [end] { $name } bietet an, die Partie ohne Sieger zu beenden.
    [take-back] { $name } bittet darum, { $words ->
        [one] die letzte Antwort zurückzunehmen.
       *[other] die letzten { $words } Antworten aller zurückzunehmen.
    }
    [pause] { $name } schlägt eine Pause vor.
    [time] { $name } schlägt vor, dass alle { $seconds ->
        [900] 15 Minuten mehr bekommen.
        [86400] einen Tag mehr bekommen.
       *[other] drei Tage mehr bekommen.
    }
   *[rematch] { $name } möchte eine Revanche.
}
offer-own = { $kind ->
    [end] Du bietest an, die Partie ohne Sieger zu beenden.
    [take-back] Du bittest darum, { $words ->
        [one] die letzte Antwort zurückzunehmen.
       *[other] die letzten { $words } Antworten aller zurückzunehmen.
    }
    [pause] Du schlägst eine Pause vor.
    [time] Du schlägst vor, dass alle { $seconds ->
        [900] 15 Minuten mehr bekommen.
        [86400] einen Tag mehr bekommen.
       *[other] drei Tage mehr bekommen.
    }
   *[rematch] Du möchtest eine Revanche.
}
offer-revealed = Seitdem wurde gewürfelt, gezogen oder etwas aufgedeckt. Die Würfel fielen wieder genauso, und in der Aufzeichnung steht es dann auch.
offer-waiting = Es fehlt noch: { $names }.
offer-accept = { $kind ->
    [rematch] Noch einmal spielen
   *[other] Zustimmen
}
offer-decline = Ablehnen
offer-withdraw = Zurückziehen

said-offer = { $kind ->
    [end] Ich biete an, die Partie hier ohne Sieger zu beenden.
    [take-back] Ich würde gern meine letzten Antworten zurücknehmen. Ist das in Ordnung?
    [pause] Wollen wir eine Pause machen?
    [time] Wollen wir allen mehr Zeit geben?
   *[rematch] Spielen wir noch einmal?
}
said-accept = { $kind ->
    [end] Ich bin einverstanden, die Partie zu beenden.
    [take-back] Ich bin einverstanden, zurückzugehen.
    [pause] Ich bin mit der Pause einverstanden.
    [time] Ich bin mit mehr Zeit einverstanden.
   *[rematch] Ich spiele noch einmal mit.
}
said-agreed = { $kind ->
    [end] Wir beenden die Partie hier einvernehmlich.
    [take-back] Wir sind einvernehmlich zurückgegangen.
    [pause] Wir machen eine Pause.
    [time] Alle haben jetzt mehr Zeit.
   *[rematch] Wir spielen alle noch einmal.
}
said-decline = { $kind ->
    [end] Ich möchte lieber weiterspielen.
    [take-back] Ich möchte lieber nicht zurückgehen.
    [pause] Ich möchte lieber keine Pause.
    [time] Ich möchte die Zeit lieber so lassen.
   *[rematch] Für mich keine Revanche, danke.
}
said-withdraw = { $kind ->
    [end] Spielen wir doch weiter.
    [take-back] Meine Antworten bleiben, wie sie sind.
    [pause] Doch keine Pause.
    [time] Doch nicht mehr Zeit.
   *[rematch] Doch keine Revanche.
}
said-time-over = Zeit abgelaufen: { $name }.

over-time = Zeit abgelaufen: { $names }. Die Partie ist vorbei.
ended-time = nach Zeit entschieden
result-none = Kein Sieger.
result-standing = Wertung bei diesem Stand

on-resign = Wenn jemand von mehreren aufgibt
on-resign-bot = spielt ein Bot weiter
on-resign-end = endet die Partie, und wer aufgibt, landet auf dem letzten Platz
stop-resign-end = Du gibst auf, und die Partie ist vorbei: Es zählt der Stand von jetzt, und du landest auf dem letzten Platz. Das lässt sich nicht zurücknehmen.

ahead = Antworten im Voraus
ahead-link = { $count ->
    [0] Im Voraus antworten …
    [one] { $count } Antwort im Voraus …
   *[other] { $count } Antworten im Voraus …
}
ahead-help = Weißt du schon, was du auf eine Frage antworten wirst? Dann leg es hier fest. Wirst du gefragt, geben wir nach kurzer Zeit deine Antwort, falls du nicht schneller bist. Niemand sonst sieht oder merkt das. Jede andere Frage hebt alles Festgelegte auf.
ahead-standing = Was du festgelegt hast
ahead-none = Du wurdest noch nichts gefragt. Danach kannst du hier gleichartige Fragen im Voraus beantworten.
ahead-word = Antwort
ahead-how-long = Wie lange
ahead-once = nur beim nächsten Mal
ahead-until = bis zum Ende von: { $span }
ahead-always = bis ich es entferne
ahead-add = Im Voraus beantworten
ahead-remove = Entfernen
ahead-clear = Alle entfernen
ahead-now = Das hast du im Voraus beantwortet: Gleich sagen wir für dich „{ $answer }“, falls du nicht schneller bist.
refused-ahead = Das lässt sich nicht im Voraus beantworten; es ist nichts geschehen.

invite = Freund einladen
online = online
waiting-notified = Du kannst diese Seite schließen. Die Partie beginnt von selbst, sobald alle da sind, und wir benachrichtigen dich.
waiting-close = Du kannst diese Seite schließen. Die Partie beginnt von selbst, sobald alle da sind; du findest sie unter „Meine Partien“.
qr-code = QR-Code fürs Handy
pace-help = Wie lange Bots vor einem Zug warten, an allen Tischen, an denen du nur mit Bots spielst. An einem Tisch mit anderen wird es dort gewählt, für alle.

refused-offered = So ein Angebot gibt es schon. Beantworte zuerst dieses.
refused-offer-closed = Dieses Angebot ist beantwortet, oder die Partie ist weitergegangen; es ist nichts geschehen.
refused-undo-free = Das kannst du selbst zurücknehmen, ohne zu fragen.
refused-no-clock = Dieser Tisch hat keine Uhr; es gibt nichts anzuhalten und nichts zu verlängern.
