# --- levels ---------------------------------------------------------------------------------------------------------
levels = How strong are the bots?
bot-newcomer = newcomer
bot-search-5s = sage
level-newcomer = Plays sensibly, but one answer in four is drawn by chance. Good company for a first game.
level-greedy = Plays by rules of thumb and never looks ahead. Answers at once.
level-learned = Has learned from thousands of games and looks one step ahead. Usually beats the merchant, and answers at once. With a number of players it has not learned, the merchant sits down instead.
level-search = Looks ahead for up to a second, and answers sooner where the best answer is clear.
level-search-5s = Looks ahead for up to five seconds: the most thoughtful of all, and the slowest.

# --- hints and analysis ---------------------------------------------------------------------------------------------
hints = Hints (“What would you do?”)
hints-bots = against bots only
hints-yes = allowed
hints-no = forbidden
hint-ask = What would you do?
hint-help = A search plays on from here many times, knowing only what you know, and names the three best answers.
hint-thinking = Thinking it over …
hint-none = I have no advice here.
hint-found = What I would do
hint-found-help = The chance to win after each answer, as far as a second of looking ahead can tell.
hint-chance = ≈ { $percent } %
refused-hints = Hints are not allowed at this table.
analysis = Analysis
analyse = Analyse this game
analysis-help = The game is gone through answer by answer: everybody’s chances, its turning points, who was lucky and how accurately it was played. That takes from some seconds to a few minutes.
analysis-under-way = The analysis is under way: { $percent } %
analysis-wait = You may leave this page; the analysis is kept with the table.
analysis-failed = This game could not be analysed.
analysis-chances = Chances to win
analysis-chances-help = After every answer. The numbers are the turning points below.
analysis-players = How everybody fared
analysis-player = Player
analysis-accuracy = Accuracy
analysis-chance = Chance
analysis-luck-short = Luck
analysis-decisions = Decisions
analysis-good = { $good } of { $all } good
analysis-accuracy-help = Accuracy: 100 % for always giving the best answer found, 0 % for answering no better than at random, judged by what the player could know; what more hung on counts more. Beside it: how many decisions were about as good as the best one found. Luck and decisions say by how many percentage points dice and draws, and what everybody decided, moved the chance. The number after ± says how far the luck may be off.
analysis-turns = Turning points
analysis-no-turns = Nothing here turned the game all at once.
analysis-by-chance = mostly luck
analysis-by-choice = mostly a decision
analysis-by-course = the course of the game
analysis-better = Better: { $word } ({ $points })
analysis-mistakes = Decisions that cost most
analysis-mistakes-help = Those that were clearly worse than the best one found, at most five a player, the worst first. The number says how many percentage points of the chance to win each cost; each leads to the moment at which it was asked for.
analysis-instead = Better: { $word }
analysis-cost = cost { $points ->
    [one] one percentage point
   *[other] { $points } percentage points
}
analysis-luck = Luck
analysis-luck-help = How far dice and draws had moved each chance by then, in percentage points, beside what was to be expected.
analysis-how-learned = Judged by what our bots have learned about this game in play against themselves: a good guess, not the truth.
analysis-how-played = Judged by short games played on from each position: a rough guess, not the truth.
