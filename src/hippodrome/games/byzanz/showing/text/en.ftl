title = Byzanz
tagline = Outbid your rivals for packages of goods, pay into the market, sell sets of three.
credit = Designed by Emanuele Ornella, published by AMIGO.

kind-cloth = cloth
kind-spice = spice
kind-wine = wine
kind-wood = wood
kind-grain = grain
kind-olives = olives
kind-merchant = merchant
card = { $kind } { $value }

word-pass = Pass
word-confirm = Make this bid
word-stop = Sell nothing more
word-bid = Bid { $card }
word-give = Put { $card } into the market
word-discard = Discard { $card }
word-take = Take all { $kind ->
    [merchant] merchants
   *[other] { $kind }
}
word-sell = Sell { $cards }
word-sell-merchants = Sell three merchants

prompt-bid = { $high ->
    [0] Open the bidding or pass.
   *[other] Bid more than { $high } or pass.
} { $total ->
    [0] {""}
   *[other] You have { $total } on the table.
}
prompt-confirm = { $high ->
    [0] You open with a bid of { $total }: make it, add to it, or pass.
   *[other] Your bid of { $total } beats { $high }: make it, add to it, or pass.
}
prompt-give = Choose one card of the package for the market; the rest is yours.
prompt-market = Take all cards of one kind from the market.
prompt-limit = { $excess ->
    [one] One card too many: sell a set or discard a card.
   *[other] { $excess } cards too many: sell sets or discard cards.
}
prompt-limit-goods = No more than seven goods may stay in hand, merchants not counted: sell a set or discard goods.
prompt-closing = The last market is over. Sell what you still can.

log-round-began = Round { $round } of { $rounds }.
log-revealed = Offer { $offer }: { $cards }.
log-bid = { $seat } bids { $total } with { $cards }.
log-passed = { $seat } passes.
log-paid = { $seat } wins and pays { $total } into the market: { $cards }.
log-gave = { $seat } adds { $card } to the market.
log-got = { $seat } takes offer { $offer } and { $cards }.
log-got-for-nothing = Everyone passed. { $seat } passed first and takes offer { $offer } and { $cards } for free.
log-took = { $seat } takes { $cards } from the market.
log-found-nothing = { $seat } finds the market empty.
log-cleared = Left over in the market and removed from the game: { $cards }.
log-sold = { $seat } sells { $cards }. Profit: { $profit }.
log-discarded = { $seat } discards { $card }, face down.
log-discarded-hidden = { $seat } discards a card, face down.
log-ended = The game is over. Scores: { $scores }. Won by: { $winners }.

option-hidden_profit = Hide profits
option-hidden_profit-help = Running totals of sold sets stay face down until the end. The sets themselves are always shown when sold.
option-merchants_count = Merchants count as cards in hand
option-merchants_count-help = At most seven cards in hand, merchants included; ties at the end go to the player with more cards in hand. Otherwise merchants don't count towards the seven, can't be discarded and don't break ties.

seat-column = Player
label-cards-column = Cards
label-cards-column-counted = { $count ->
    [one] Card
   *[other] Cards
}
label-offer-column = Offer
label-package = Package
label-offer = Offer { $offer }
label-market = Market
label-pile = Draw pile
label-hand = Your hand
label-bid = Bid
label-profit = Profit
label-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
label-round = Round { $round } of { $rounds }
label-passed = passed
label-empty = empty
label-winner = winner

does-pass = You take back the cards you have bid and leave this auction.
does-confirm = The cards in front of you become the highest bid; the others must beat it or pass.
does-stop = You keep your remaining cards; they only count in a tie.
does-bid = Puts { $card } in front of you. It stays there until you win or pass.
does-give = Puts { $card } into the market; you keep the other cards of the package.
does-discard = Takes { $card } out of the game, face down.
does-take = All cards of this kind in the market come into your hand.
does-sell = The best card becomes your profit, the other two leave the game.
does-sell-merchants = Three merchants are worth 5; all three leave your hand.
word-sell-any = Sell a set
does-sell-any = Three cards of one kind; merchants may stand in for one or two of them.
word-bid-any = Bid goods
group-bid = Bid a card
group-sell = Sell a set

why-not-sell = You don't have three of a kind, even with merchants.
why-not-confirm = Your cards add up to { $total }; you need more than { $high }.
why-not-bid = All your goods together don't beat { $high }.
why-not-take = There is no { $kind } in the market.

pick-bid = Bid { $total }
does-pick-bid = Puts the cards you have tapped in front of you and makes the bid.
pick-short = Not enough: you need at least { $least }.
pick-unfit = These cards make neither a bid nor a set of three.
hint-bid = Tap cards to bid them.
hint-bid-or-sell = Tap cards to bid them, or three of a kind to sell them.
hint-discard = Tap the card you want to discard.
hint-discard-or-sell = Tap a card to discard it, or three of a kind to sell them.
hint-sell = Tap three of a kind to sell them; merchants can replace goods.

tells-goods = Worth { $value } in a bid. Three cards of one kind sell for the value of the best.
tells-merchant = Can't be bid. Replaces any goods in a set; three merchants sell for 5.
note-cards = Cards in hand. More than seven must be sold or discarded at once.
note-cards-goods = Cards in hand. More than seven, merchants not counted, must be sold or discarded at once.
note-offer = The offer card taken this round; the lowest one chooses first from the market.
note-profit = The points of the sets sold so far.
label-rounds = Round
label-auctions = Auction
label-sets-column = Sets
label-sets-column-counted = { $count ->
    [one] Set
   *[other] Sets
}
label-leads = highest bid

reckoning-now = If the game ended now
reckoning-over = Where the points came from
reckoning-hand = your hand, sold now
reckoning-forecast = Sets sold so far; for you, also what your hand would bring. Other hands are hidden.
reckoning-tie = The highest profit wins; ties go to the player with more cards left in hand.
reckoning-tie-goods = The highest profit wins; ties go to the player with more goods cards left in hand.
