# What the terms of Nekken mean. It has the rules of Byzantio, so their words lead to the same terms.

term-tribe = Tribe
term-tribe-words = tribe, tribes, dynasty
term-tribe-text = Your colour: a leader and nine colonists. The rules of Byzantio call it a dynasty (NK 2.1).

term-leader = Leader
term-leader-words = leader, leaders, pretender, pretenders
term-leader-text = Your figure on the board; in Byzantio it is called a pretender. It starts in the volcano and helps your dice where it stands (NK 4.2).

term-colonist = Colonist
term-colonist-words = colonist, colonists, garrison, garrisons
term-colonist-text = One of your nine pieces, called a garrison in Byzantio. It lives in a region or waits in your supply (NK 1.1).

term-supply = Supply
term-supply-words = supply
term-supply-text = Your colonists that are not on the board. Whoever is removed comes back here and can settle again (BO 1.4).

term-region = Region
term-region-words = region, regions, province, provinces
term-region-text = A field of the board. It is what Byzantio calls a province and a city in one (NK 1.1).

term-objective = Objective
term-objective-words = objective, objectives
term-objective-text = A region on your secret list, worth 14, 10, 10, 8, 8 and, with fewer than four players, 6 points. Only these score for you (NK 2.1).

term-volcano = Volcano
term-volcano-words = volcano
term-volcano-text = Nekken, where all leaders start. Nobody settles there, no event reaches it, and whoever has left never comes back (NK 3.2).

term-opponent = Opponent
term-opponent-words = opponent, opponents, opposing
term-opponent-text = Everybody but the player who acts (BO 1.5).

term-box = Box
term-box-words = box, boxes
term-box-text = One use of one kind of action. A filled box never comes back (BO 1.6).

term-campaign = Colonisation
term-campaign-words = colonisation, colonisations, campaign, campaigns
term-campaign-text = Your leader moves to a neighbouring region; then you may settle a colonist there, and a second one drives an opposing one out (BO 4.1).

term-muster = Foundation
term-muster-words = foundation, foundations, muster, musters
term-muster-text = Your leader stays, and you may settle a colonist in its region. Nobody is removed (BO 4.2).

term-negotiate = Negotiation
term-negotiate-words = negotiation, negotiations, negotiate, exchange
term-negotiate-text = You offer to exchange one of your colonists for an opponent's in another region. If it is refused, the die decides (BO 4.3).

term-advance = Exploration
term-advance-words = exploration, explorations, advance, advances
term-advance-text = Your leader moves to any region; nobody settles (BO 4.4).

term-bribe = Bribe
term-bribe-words = bribe, bribes, bribed
term-bribe-text = On a success an opposing colonist goes home and one of yours takes its place (BO 4.5).

term-expel = Expel
term-expel-words = expel, expels, expulsion, expulsions
term-expel-text = On a success an opposing colonist anywhere returns to its owner (BO 4.6).

term-success = Success
term-success-words = success, succeeds, succeeded
term-success-text = One eight-sided die, 5 or more. Plus 1 if your leader is in that region, minus 1 if the owner's is (BO 5.1).

term-event = Event
term-event-words = event, events
term-event-text = Comes in rounds 6, 13 and 20. Nobody acts then, and afterwards everybody crosses off a box (NK 5.1).

term-earthquake = Earthquake
term-earthquake-words = earthquake
term-earthquake-text = A die names regions; all colonists there are removed (BO 6.3).

term-plague = Plague
term-plague-words = plague
term-plague-text = Leaders in the regions of the die are sent elsewhere by their owner's left neighbour (BO 6.6).

term-prophecy = Prophecy
term-prophecy-words = prophecy, succession
term-prophecy-text = Everybody may secretly exchange one objective for another of the same value. It costs 2 points at the end (NK 5.1).

term-crossing = Cross off
term-crossing-words = cross off, crosses off, crossed off
term-crossing-text = After each event you lose a free box of your choice, without using it (BO 6.7).

term-guess = Guess
term-guess-words = guess, guesses, guessed
term-guess-text = After the last round you guess each opponent's most valuable region. Each right guess brings 5 points (BO 7.1).
