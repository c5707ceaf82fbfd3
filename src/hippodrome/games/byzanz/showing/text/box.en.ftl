# The texts of the box: the game in three sentences, and what the pictures in the rules show.
designer = Emanuele Ornella
pitch = Packages of cloth, spice and wine come under the hammer, and you pay with the very goods you hope to sell. Whatever you pay ends up in the market, where everybody helps themselves. Collect three of a kind, let a merchant stand in where one is missing, and sell at the right moment.
example-raise = Seat 2 leads with 2. Seat 1 has laid 1 and must now reach at least 3: adding spice 2 is enough, adding wine 1 is not.
example-pay = Seat 1 has won with a bid of 4. The three cards of the bid already lie in the market, and one card of the package must follow; the other four are for the hand.
example-market = Seat 3 holds the lowest offer card, the 2, and chooses first: perhaps the three cards of cloth with the 4, perhaps the lone merchant. Then come the 3, the 4 and the 5, and what is left leaves the game.
example-set = A set: the merchant stands in for the third cloth. The best card, cloth 4, is the profit; the other two leave the game.
