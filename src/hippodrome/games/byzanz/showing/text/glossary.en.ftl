# What the terms of Byzanz mean. A term is found in a text wherever one of its words stands.

term-package = Package
term-package-words = package, packages
term-package-text = The cards turned over for one auction. They are sold together, to one player (BY 2.1).

term-offer = Offer card
term-offer-words = offer card, offer cards, offer
term-offer-text = Shows how many cards are turned over for an auction. The winner takes it and no longer bids in this round; the lowest one chooses first from the market (BY 2.1).

term-auction = Auction
term-auction-words = auction, auctions
term-auction-text = One package is sold to the highest bidder. Only players without an offer card take part (BY 2.2).

term-bid = Bid
term-bid-words = bid, bids, bidding
term-bid-text = Goods laid open in front of you. Only the sum of their values counts, and it must beat the highest bid (BY 2.3).

term-pass = Pass
term-pass-words = pass, passes, passed
term-pass-text = You take back the cards you have bid and leave this auction. If everybody passes, the first to do so gets the package for free (BY 2.6).

term-goods = Goods
term-goods-words = goods
term-goods-text = Cards of six kinds with values from 1 to 4. They are what you bid with, and what you sell in sets (BY 2.3).

term-merchant = Merchant
term-merchant-words = merchant, merchants
term-merchant-text = Worth nothing by itself and can't be bid, but replaces any goods in a set. Three merchants are a set too (BY 4.2).

term-kind = Kind
term-kind-words = kind, kinds
term-kind-text = Cloth, spice, wine, wood, grain or olives. Merchants are a kind of their own (BY 3.1).

term-market = Market
term-market-words = market
term-market-text = Everything that is paid ends up here. After the last auction each player takes all cards of one kind (BY 3.1).

term-set = Set
term-set-words = set, sets
term-set-text = Three cards of one kind from your hand; merchants may replace one or two of them (BY 4.1).

term-sell = Selling
term-sell-words = sell, sells, selling, sold
term-sell-text = You show a set: the best card is your profit, the other two leave the game. You can do it at each of your own decisions (BY 4.6).

term-profit = Profit
term-profit-words = profit, profits
term-profit-text = The best card of each set you have sold. The highest total wins (BY 4.1).

term-hand = In hand
term-hand-words = in hand, in your hand
term-hand-text = The cards you hold. Those in a bid are not among them until you take them back (BY 5.2).

term-limit = Hand limit
term-limit-words = hand limit, too many cards, cards too many
term-limit-text = Seven cards. Whoever holds more must sell or discard at once (BY 5.1).

term-discard = Discard
term-discard-words = discard, discards
term-discard-text = A card leaves the game, face down, without bringing anything (BY 5.1).

term-closing = Closing sale
term-closing-words = closing sale
term-closing-text = After the last market everybody may still sell; then profits are compared (BY 6.1).

term-round = Round
term-round-words = round, rounds
term-round-text = One auction for each player, then the market. How many there are depends on the number of players (BY 1.2).
