# --- Stufen ---------------------------------------------------------------------------------------------------------
levels = Wie stark sind die Bots?
bot-newcomer = Neuling
bot-search-5s = Weiser
level-newcomer = Spielt vernünftig, aber jede vierte Antwort entscheidet der Zufall. Gute Gesellschaft für die erste Partie.
level-greedy = Spielt nach Faustregeln und denkt nie voraus. Antwortet sofort.
level-learned = Hat aus Tausenden von Partien gelernt und denkt einen Schritt voraus. Schlägt meist den Kaufmann und antwortet sofort. Hat er es für so viele Spieler nicht gelernt, setzt sich der Kaufmann hin.
level-search = Denkt bis zu eine Sekunde voraus und antwortet früher, wo die beste Antwort klar ist.
level-search-5s = Denkt bis zu fünf Sekunden voraus: der gründlichste von allen, und der langsamste.

# --- Hinweise und Analyse -------------------------------------------------------------------------------------------
hints = Hinweise („Was würdest du tun?“)
hints-bots = nur gegen Bots
hints-yes = erlaubt
hints-no = verboten
hint-ask = Was würdest du tun?
hint-help = Eine Suche spielt viele Male von hier aus weiter, weiß dabei nur, was du weißt, und nennt die drei besten Antworten.
hint-thinking = Ich denke nach …
hint-none = Hier weiß ich keinen Rat.
hint-found = Das würde ich tun
hint-found-help = Die Aussicht zu gewinnen nach jeder Antwort, soweit eine Sekunde Vorausdenken das sagen kann.
hint-chance = ≈ { $percent } %
refused-hints = An diesem Tisch sind keine Hinweise erlaubt.
analysis = Analyse
analyse = Diese Partie analysieren
analysis-help = Die Partie wird Antwort für Antwort durchgegangen: die Aussichten aller, die Wendepunkte, wer Glück hatte und wie genau gespielt wurde. Das dauert einige Sekunden bis wenige Minuten.
analysis-under-way = Die Analyse läuft: { $percent } %
analysis-wait = Du kannst diese Seite verlassen; die Analyse wird beim Tisch aufbewahrt.
analysis-failed = Diese Partie konnte nicht analysiert werden.
analysis-chances = Aussichten zu gewinnen
analysis-chances-help = Nach jeder Antwort. Die Zahlen sind die Wendepunkte weiter unten.
analysis-players = Wie es allen erging
analysis-player = Spieler
analysis-accuracy = Genauigkeit
analysis-chance = Aussicht
analysis-luck-short = Glück
analysis-decisions = Entscheidungen
analysis-good = { $good } von { $all } gut
analysis-accuracy-help = Genauigkeit: 100 % für immer die beste gefundene Antwort, 0 % für nicht besser als zufällig geantwortet, gemessen an dem, was man wissen konnte; woran mehr hing, zählt mehr. Daneben: wie viele Entscheidungen etwa so gut waren wie die beste gefundene. Glück und Entscheidungen sagen, um wie viele Prozentpunkte Würfel und gezogene Karten und das, was alle entschieden, die Aussicht verschoben haben. Die Zahl nach ± sagt, wie weit das Glück danebenliegen kann.
analysis-turns = Wendepunkte
analysis-no-turns = Nichts hat diese Partie auf einen Schlag gewendet.
analysis-by-chance = vor allem Glück
analysis-by-choice = vor allem eine Entscheidung
analysis-by-course = der Lauf der Partie
analysis-better = Besser: { $word } ({ $points })
analysis-mistakes = Die teuersten Entscheidungen
analysis-mistakes-help = Die deutlich schlechter waren als die beste gefundene, höchstens fünf für jeden, die schlimmste zuerst. Die Zahl sagt, wie viele Prozentpunkte der Aussicht zu gewinnen sie kostete; jede führt zu dem Augenblick, in dem sie anstand.
analysis-instead = Besser: { $word }
analysis-cost = kostete { $points ->
    [one] einen Prozentpunkt
   *[other] { $points } Prozentpunkte
}
analysis-luck = Glück
analysis-luck-help = Wie weit Würfel und gezogene Karten jede Aussicht bis dahin verschoben hatten, in Prozentpunkten, gemessen an dem, was zu erwarten war.
analysis-how-learned = Beurteilt nach dem, was unsere Bots im Spiel gegen sich selbst gelernt haben: eine gute Schätzung, nicht die Wahrheit.
analysis-how-played = Beurteilt nach kurzen Partien, die von jeder Stellung aus weitergespielt wurden: eine grobe Schätzung, nicht die Wahrheit.
