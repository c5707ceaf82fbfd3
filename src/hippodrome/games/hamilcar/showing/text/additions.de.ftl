# Was von uns ist und keine Option: was wir ergänzen oder anderswo finden mussten.
addition-1 = Die Karte mit ihren 79 Feldern, Wegen und 47 Häfen, die 17 Provinzen, der Aufbau, die Länge des Krieges und die Handgrößen (HM 26.2).
addition-2 = Die meisten Werte und Fähigkeiten der Heerführer, die Sitze des Miat und was sie bringen (HM 17.6), und die Werte der Tabellen (HM 22).
addition-3 = Alle 60 Strategiekarten und alle Taktikkarten außer Verfolgung. Die Karten 72, 73, 74, 76 und 87 bringen seit Fassung 4 der Regeln mehr, weil niemand sie als Ereignis spielte.
addition-4 = Wer auf See abfangen darf und mit welchen Zahlen (HM 10.6), und wozu der Seewert dient.
addition-5 = Zahlen, die die Spielhilfe offen lässt: 2 Belagerungspunkte für einen Stamm (HM 16.6), die Preise für Versorgungszüge und Zugeständnisse (HM 7.6, 7.7, 20.7).
