# Was auf der Schachtel von Nekken steht.
pitch = Der Vulkan ist ausgebrochen, und die Stämme fliehen über den Kontinent. Jeder hat heimlich aufgeschrieben, wo er leben will, und jede Aktion ist ein Kästchen, das man nur einmal ankreuzen kann. Siedle, dräng andere beiseite, und lass niemanden sehen, wohin du wirklich willst.
example-leave = Alle Stammesführer beginnen im Vulkan. Mit der ersten Besiedlung darf der rote in jede der sieben Regionen um Nekken ziehen, und er kehrt nie zurück.
example-limits = Das Echotal ist voll: zwei Kolonisten von Rot und zwei von Grün. In den Rauchhügeln ist Blau mit einem allein und darf keinen zweiten dazusetzen. In der Langen Aue sind sich Rot und Blau begegnet, also dürfen es beide.
example-score = Im Glutkamm führt Rot und bekommt den Wert der Region. In der Glaswüste teilen sich Blau und Grün die Führung und bekommen je die Hälfte, auf den Morgenfeldern sind es drei und je 2 Punkte: immer nur, wer die Region auf der Liste hat.
