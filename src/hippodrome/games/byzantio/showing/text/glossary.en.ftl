# What the terms of Byzantio mean. A term is found in a text wherever one of its words stands.

term-dynasty = Dynasty
term-dynasty-words = dynasty, dynasties
term-dynasty-text = Your colour: a pretender, ten garrisons and a home province (BO 0.1).

term-pretender = Pretender
term-pretender-words = pretender, pretenders
term-pretender-text = Your figure on the board. It stands in a province, never in a city, and helps your dice there (BO 1.3).

term-garrison = Garrison
term-garrison-words = garrison, garrisons
term-garrison-text = One of your ten pieces. It stands in a city or lies in your supply; most garrisons in a city win it (BO 1.4).

term-supply = Supply
term-supply-words = supply
term-supply-text = Your garrisons that are not on the board. Whatever is removed comes back here and can be placed again (BO 1.4).

term-objective = Objective
term-objective-words = objective, objectives
term-objective-text = A city on your secret list of seven, worth 14, 10, 10, 8, 8, 6 and 6 points. Only these score for you (BO 0.2).

term-province = Province
term-province-words = province, provinces
term-province-text = A part of the board with one or more cities in it. Pretenders move from province to province (BO 1.1).

term-lane = Sea lane
term-lane-words = sea lane, sea lanes
term-lane-text = A line over water that makes two provinces neighbours, just like a border (BO 1.1).

term-opponent = Opponent
term-opponent-words = opponent, opponents, opposing
term-opponent-text = Everybody but the player who acts (BO 1.5).

term-box = Box
term-box-words = box, boxes
term-box-text = One use of one kind of action. A filled box never comes back (BO 1.6).

term-campaign = Campaign
term-campaign-words = campaign, campaigns
term-campaign-text = Your pretender moves to an adjacent province; then you may place a garrison there, and a second one drives an opposing garrison out (BO 4.1).

term-muster = Muster
term-muster-words = muster, musters
term-muster-text = Your pretender stays, and you may place a garrison in its province. Nothing is removed (BO 4.2).

term-negotiate = Negotiate
term-negotiate-words = negotiate, negotiation, negotiations, exchange
term-negotiate-text = You offer to exchange one of your garrisons for an opponent's in another city. If it is refused, the die decides (BO 4.3).

term-advance = Advance
term-advance-words = advance, advances
term-advance-text = Your pretender moves to any province of the board; nothing is placed (BO 4.4).

term-bribe = Bribe
term-bribe-words = bribe, bribes, bribed
term-bribe-text = If it succeeds, an opposing garrison goes home and one of yours takes its place (BO 4.5).

term-expel = Expel
term-expel-words = expel, expels, expulsion, expulsions
term-expel-text = If it succeeds, an opposing garrison anywhere returns to its owner (BO 4.6).

term-success = Success
term-success-words = success, succeeds, succeeded
term-success-text = One eight-sided die, 5 or more. Plus 1 if your pretender is in that province, minus 1 if the owner's is (BO 5.1).

term-event = Event
term-event-words = event, events
term-event-text = Comes in four of the thirty rounds. Nobody acts then, and afterwards everybody crosses off a box (BO 6.1).

term-earthquake = Earthquake
term-earthquake-words = earthquake
term-earthquake-text = A roll selects provinces; all garrisons there are removed (BO 6.3).

term-famine = Famine
term-famine-words = famine
term-famine-text = In the provinces rolled, each garrison survives only on 5 or more, plus 1 with your pretender there (BO 6.4).

term-succession = Succession of the Patriarch
term-succession-words = succession
term-succession-text = Everybody may secretly exchange one objective for another of the same value. It costs 2 points at the end (BO 6.5).

term-plague = Plague
term-plague-words = plague
term-plague-text = Pretenders in the provinces rolled are sent elsewhere by their owner's left neighbour (BO 6.6).

term-crossing = Cross off
term-crossing-words = cross off, crosses off, crossed off
term-crossing-text = After each event you lose a free box of your choice, without using it (BO 6.7).

term-guess = Guess
term-guess-words = guess, guesses, guessed
term-guess-text = After the last round you guess each opponent's most valuable city. Each right guess brings 5 points (BO 7.1).

term-top = Top city
term-top-words = top city
term-top-text = The city in the first row of a list, worth 14 points, which the others try to guess (BO 7.1).

term-lead = Lead
term-lead-words = share the lead, shares the lead, lead is shared, lead alone
term-lead-text = Two players who share the lead in a city score half of its value each, three score 2 points each, four nothing (BO 8.4).

term-order = Turn order
term-order-words = turn order
term-order-text = Rolled for once before round 1; it never changes, and it breaks ties at the end (BO 0.6).
