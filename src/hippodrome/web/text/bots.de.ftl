# --- Stufen ---------------------------------------------------------------------------------------------------------
levels = Wie stark sind die Bots?
bot-newcomer = Neuling
bot-search-5s = Weiser
level-newcomer = Spielt vernünftig, aber jede vierte Antwort ist zufällig. Gut für die erste Partie.
level-greedy = Spielt nach Faustregeln und denkt nicht voraus. Antwortet sofort.
level-learned = Hat aus Tausenden von Partien gelernt und denkt einen Schritt voraus. Schlägt meist den Kaufmann und antwortet sofort. Wenn er das Spiel für eure Personenzahl nicht gelernt hat, spielt stattdessen der Kaufmann.
level-search = Denkt bis zu eine Sekunde voraus, bei klaren Entscheidungen kürzer.
level-search-5s = Denkt bis zu fünf Sekunden voraus. Der gründlichste Bot, und der langsamste.

# --- Hinweise und Analyse -------------------------------------------------------------------------------------------
hints = Tipps
hints-bots = nur gegen Bots
hints-yes = erlaubt
hints-no = nicht erlaubt
hint-ask = Tipp anzeigen
hint-help = Ein Bot spielt von hier aus viele Male zu Ende, weiß dabei nur, was du weißt, und zeigt die drei besten Antworten.
hint-thinking = Der Bot denkt nach …
hint-none = Für diese Frage gibt es keinen Tipp.
hint-found = Beste Antworten
hint-found-help = Deine geschätzte Gewinnchance nach jeder Antwort, nach einer Sekunde Vorausdenken.
hint-chance = ≈ { $percent } %
refused-hints = An diesem Tisch sind keine Tipps erlaubt.
analysis = Analyse
analyse = Diese Partie analysieren
analysis-help = Wir sehen uns jede Entscheidung an: die Chancen aller, die Wendepunkte, wer Glück hatte und wie genau alle gespielt haben. Das dauert ein paar Sekunden bis wenige Minuten.
analysis-under-way = Die Analyse läuft: { $percent } %
analysis-wait = Du kannst diese Seite verlassen. Die Analyse wird bei der Partie gespeichert.
analysis-failed = Diese Partie konnte nicht analysiert werden.
analysis-chances = Gewinnchancen
analysis-chances-help = Nach jeder Antwort. Die Zahlen markieren die Wendepunkte weiter unten.
analysis-players = Wie alle gespielt haben
analysis-player = Spieler
analysis-accuracy = Genauigkeit
analysis-chance = Chance
analysis-luck-short = Glück
analysis-decisions = Entscheidungen
analysis-good = { $good } von { $all } gut
analysis-accuracy-help = Genauigkeit: 100 % bedeutet, immer die beste gefundene Antwort zu wählen, 0 %, nicht besser als zufällig zu spielen. Berücksichtigt wird nur, was man wissen konnte, und wichtige Entscheidungen zählen mehr. Daneben steht, wie viele Entscheidungen etwa so gut waren wie die beste. Glück und Entscheidungen zeigen, um wie viele Prozentpunkte Würfel und gezogene Karten sowie die Entscheidungen aller die Gewinnchance verändert haben. Die Zahl nach ± ist die Fehlerspanne beim Glück.
analysis-turns = Wendepunkte
analysis-no-turns = Kein einzelnes Ereignis hat diese Partie gewendet.
analysis-by-chance = vor allem Glück
analysis-by-choice = vor allem eine Entscheidung
analysis-by-course = der allgemeine Verlauf der Partie
analysis-better = Besser: { $word } ({ $points })
analysis-mistakes = Die teuersten Entscheidungen
analysis-mistakes-help = Bis zu fünf Entscheidungen pro Person, die deutlich schlechter waren als die beste gefundene, die schlimmste zuerst. Die Zahl zeigt, wie viele Prozentpunkte Gewinnchance sie gekostet hat. Der Link führt zur jeweiligen Stellung.
analysis-instead = Besser: { $word }
analysis-cost = kostete { $points ->
    [one] einen Prozentpunkt
   *[other] { $points } Prozentpunkte
}
analysis-luck = Glück
analysis-luck-help = Um wie viele Prozentpunkte Würfel und gezogene Karten die Chancen aller bis dahin verändert hatten, verglichen mit einem durchschnittlichen Ergebnis.
analysis-how-learned = Grundlage ist, was unsere Bots im Spiel gegen sich selbst gelernt haben: eine gute Schätzung, aber nicht die Wahrheit.
analysis-how-played = Grundlage sind kurze Partien, die von jeder Stellung aus zu Ende gespielt wurden: eine grobe Schätzung, nicht die Wahrheit.
