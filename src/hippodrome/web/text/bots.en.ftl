# --- levels ---------------------------------------------------------------------------------------------------------
levels = How strong are the bots?
bot-newcomer = newcomer
bot-search-5s = sage
level-newcomer = Plays sensibly, but every fourth answer is random. A good opponent for your first game.
level-greedy = Plays by rules of thumb and never looks ahead. Answers at once.
level-learned = Has learned from thousands of games and looks one step ahead. Usually beats the merchant and answers at once. If it has not learned the game for your number of players, the merchant plays instead.
level-search = Looks ahead for up to a second, and less when the best answer is clear.
level-search-5s = Looks ahead for up to five seconds. The most thorough bot, and the slowest.

# --- hints and analysis ---------------------------------------------------------------------------------------------
hints = Hints
hints-bots = against bots only
hints-yes = allowed
hints-no = not allowed
hint-ask = Show a hint
hint-help = A bot plays the game out from here many times, knowing only what you know, and shows the three best answers.
hint-thinking = Thinking…
hint-none = There is no hint for this question.
hint-found = Best answers
hint-found-help = Your estimated chance of winning after each answer, based on one second of looking ahead.
hint-chance = ≈ { $percent } %
refused-hints = Hints are not allowed at this table.
analysis = Analysis
analyse = Analyse this game
analysis-help = We review every decision: everyone’s chances, the turning points, who was lucky, and how accurately everyone played. This takes from a few seconds to a few minutes.
analysis-under-way = Analysing: { $percent } %
analysis-wait = You can leave this page. The analysis will be saved with the game.
analysis-failed = This game could not be analysed.
analysis-chances = Chances of winning
analysis-chances-help = After every answer. The numbers mark the turning points below.
analysis-players = How everyone played
analysis-player = Player
analysis-accuracy = Accuracy
analysis-chance = Chance
analysis-luck-short = Luck
analysis-decisions = Decisions
analysis-good = { $good } of { $all } good
analysis-accuracy-help = Accuracy is 100 % for always choosing the best answer found, and 0 % for playing no better than at random. It only counts what the player could know, and important decisions count more. Next to it stands how many decisions were about as good as the best one. Luck and Decisions show by how many percentage points dice and draws, and everyone’s decisions, changed the chance of winning. The number after ± is the margin of error of the luck.
analysis-turns = Turning points
analysis-no-turns = No single event turned this game.
analysis-by-chance = mostly luck
analysis-by-choice = mostly a decision
analysis-by-course = the general course of the game
analysis-better = Better: { $word } ({ $points })
analysis-mistakes = The most costly decisions
analysis-mistakes-help = Up to five decisions per player that were clearly worse than the best option found, the worst first. The number shows how many percentage points each one took off the player’s chance of winning. Follow the link to see the position.
analysis-instead = Better: { $word }
analysis-cost = cost { $points ->
    [one] one percentage point
   *[other] { $points } percentage points
}
analysis-luck = Luck
analysis-luck-help = By how many percentage points dice and draws had changed each player’s chance up to this point, compared with an average result.
analysis-how-learned = Based on what our bots have learned by playing this game against themselves: a good estimate, but not the truth.
analysis-how-played = Based on short games played out from each position: a rough estimate, not the truth.
