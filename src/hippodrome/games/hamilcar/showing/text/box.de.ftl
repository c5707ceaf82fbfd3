# Was auf der Schachtel steht: das Spiel in drei Sätzen, und was die Bilder in den Regeln zeigen.
designer = Jaro Andruszkiewicz
side-1 = Rom
side-2 = Karthago
pitch = Rom hat Legionen, Karthago hat Schiffe, und Sizilien liegt dazwischen. Jede Karte kann ein Heer führen, eine Flotte auslaufen lassen, eine Stadt gewinnen oder ein Ereignis entfesseln, und nie reichen sie für alles, was du vorhast. Zehn Runden, von 264 bis 241 vor Christus, für zwei mit einem freien Abend.
example-province = Der Beginn des Krieges: Rom kontrolliert Consentia, Kroton, Locri und Rhegium und damit ganz Bruttium. Im Osten Siziliens hat es nur Messana, eines von sieben Feldern, und niemand kontrolliert die Provinz.
example-march = Duilius hat 4 Bewegungspunkte. Mylae und Tauromenium kosten zu Land 1, Rhegium über die Meerenge 2; zu Schiff kosten Lipara, Mylae, Catana und Rhegium je 1. Von dort darf er mit dem Rest weiterziehen.
example-sail = Von Messana führt eine Seebewegung über eine bis drei Linien an anderen Häfen vorbei zu dem, wo man landet. Der Karthager in Lipara ist den meisten nahe und darf versuchen, mit einem Kriegsschiff abzufangen.
example-siege = Agrigent ist mit 2 Punkten belagert: Noch einer, und es fällt. Jede der zwei karthagischen Einheiten darin könnte mit einem Versorgungszug zusammen einen Punkt abwehren, aber es ist kein Versorgungszug in der Stadt.
