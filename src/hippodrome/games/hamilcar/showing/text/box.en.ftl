# The texts of the box: the game in three sentences, and what the pictures in the rules show.
designer = Jaro Andruszkiewicz
side-1 = Rome
side-2 = Carthage
pitch = Rome has legions, Carthage has ships, and Sicily lies between them. Every card can march an army, put out a fleet, win over a town or unleash an event, and there are never enough of them for all you want. Ten turns, from 264 to 241 BC, for two people with an evening to spare.
example-province = The start of the war: Rome controls Consentia, Croton, Locri and Rhegium, and so all of Bruttium. In eastern Sicily it has Messana alone, one space of seven, and nobody controls the province.
example-march = Duilius has 4 movement points. Mylae and Tauromenium cost 1 by land, Rhegium 2 over the strait; by ship Lipara, Mylae, Catana and Rhegium cost 1 each. From there he may continue with the points that are left.
example-sail = From Messana a voyage of one to three sea lines leads past other ports to the one where you land. The Carthaginian in Lipara is close to most of them and may try to intercept with a warship.
example-siege = Agrigentum is besieged with 2 points: one more and it falls. Of the two Carthaginian units inside, each can keep off a point together with a train, but there is no train in the city.
