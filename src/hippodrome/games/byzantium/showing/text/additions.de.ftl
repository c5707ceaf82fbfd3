# Was von uns ist und keine Option: was wir ergänzen oder anderswo finden mussten.
addition-1 = Alle Städte außer den 19, die die Übersicht und die polnischen Regeln nennen, mit Seiten und Werten, und die meisten Verbindungen: aus einem Skript von Fans, geprüft an Beispielen und Rezensionen.
addition-2 = Die orangen Pfeile, wie viele Sonderaktionsfelder es von jeder Art gibt, und der Unterhalt 3, 1, 2 und 1: aus demselben Skript.
addition-3 = Wo die Städte auf der Karte liegen, und deutsche und polnische Namen, die in den Quellen nicht stehen: aus der Geographie.
