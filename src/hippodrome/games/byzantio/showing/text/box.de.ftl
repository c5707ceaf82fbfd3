# Was auf der Schachtel steht: das Spiel in drei Sätzen, und was die Bilder in den Regeln zeigen.
designer = Lefteris Iroglidis, Alexandros Boucharelis, Anestis Iroglidis
pitch = Der Kaiser ist tot und hat keinen Erben, also schickt jede Dynastie ihren Thronanwärter los. Heimlich hast du aufgeschrieben, welche sieben Städte du willst, und jede Aktion ist ein Kästchen, das man nur einmal ankreuzen kann. Zieh, bestich und verhandle, übersteh Erdbeben und Pest, und rate am Ende, worauf die anderen aus waren.
example-campaign = Der rote Thronanwärter steht in Thrakien und geht auf einen Feldzug: Makedonien liegt hinter einer Grenze, Opsikion, die Ägäis und Cherson hinter einem Seeweg.
example-second = Rot und Blau haben je eine Garnison in Nikaia. Kommt Rot mit einem Feldzug dorthin und setzt eine zweite ein, geht die von Blau in ihren Vorrat zurück.
example-alone = Rot steht mit einer Garnison allein in Amaseia und darf dort keine zweite einsetzen. In Sinope ist Blau schon da, und das stört nicht: Rot hat dort noch keine, und Platz ist auch.
example-score = In Ankyra führt Rot und bekommt den Wert der Stadt. In Amorion teilen sich Blau und Grün die Führung und bekommen je die Hälfte, in Amaseia sind es drei und je 2 Punkte: immer nur, wer die Stadt auf der Liste hat.
