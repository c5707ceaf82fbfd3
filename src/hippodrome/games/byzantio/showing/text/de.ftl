title = Byzantio
tagline = Der Kaiser ist tot. Schreib heimlich auf, welche Städte du willst, und halte sie nach dreißig Runden.
credit = Von Lefteris Iroglidis, Alexandros Boucharelis und Anestis Iroglidis, erschienen 2013 bei LudiCreations.

word-campaign = Feldzug
word-muster = Musterung
word-negotiate = Verhandlung
word-advance = Vorstoß
word-bribe = Bestechen
word-expel = Vertreiben
word-forfeit = Verfallen lassen: { $kind }
word-forfeit-turn = Auf diesen Zug verzichten
word-cross = Streichen: { $kind }
word-nothing = Nichts einsetzen
word-spare = Niemanden entfernen
word-accept = Tausch annehmen
word-refuse = Ablehnen: der Würfel entscheidet
word-keep = Alle Ziele behalten
word-confirm = Bestätigen
word-be = { $dynasty } führen
word-remove = { $dynasty } entfernen
word-go = Ziehen nach: { $province }
word-place = Einsetzen in: { $city }
word-write = { $city } aufschreiben
word-strike = { $city } streichen
word-guess = { $city } vermuten
word-give = { $city } geben
word-target = { $city }: { $dynasty }

does-campaign = Zieh deinen Thronanwärter in eine Nachbarprovinz, dann darfst du dort eine Garnison einsetzen.
does-muster = Dein Thronanwärter bleibt; du darfst in seiner Provinz eine Garnison einsetzen.
does-negotiate = Biete eine deiner Garnisonen zum Tausch gegen eine fremde; bei Ablehnung entscheidet der Würfel.
does-advance = Zieh deinen Thronanwärter in eine beliebige Provinz; eingesetzt wird nichts.
does-bribe = Würfle, um eine gegnerische Garnison durch eine eigene zu ersetzen.
does-bribe-now = Würfle, um eine gegnerische Garnison durch eine eigene zu ersetzen; die beste Chance ist { $best } %.
does-expel = Würfle, um eine gegnerische Garnison nach Hause zu schicken.
does-expel-now = Würfle, um eine gegnerische Garnison nach Hause zu schicken; die beste Chance ist { $best } %.
does-forfeit = Ein freies Feld verfällt ohne Wirkung: { $kind }.
does-forfeit-turn = Du tust diese Runde nichts und wählst, welches Feld ohne Wirkung verfällt.
does-cross = Ein freies Feld ist für den Rest des Spiels verloren: { $kind }.
does-nothing = Keine Garnison wird eingesetzt; das Feld ist trotzdem verbraucht.
does-spare = Jede Garnison bleibt, wo sie ist.
does-accept = Die beiden Garnisonen tauschen sofort die Plätze, ohne Wurf.
does-refuse = Der Würfel entscheidet, ob der Tausch trotzdem stattfindet.
does-refuse-chance = { $seat } würfelt: Mit { $percent } % Wahrscheinlichkeit findet der Tausch trotzdem statt.
does-keep = Deine Ziele bleiben, wie sie sind; niemand erfährt, was du getan hast.
does-keep-openly = Deine Ziele bleiben, wie sie sind; alle erfahren, dass du sie behältst.
does-confirm = Deine Wahl ist endgültig.
does-be = Du führst die Dynastie { $dynasty }.
does-be-home = Du führst { $dynasty }; dein Thronanwärter beginnt in der Provinz { $province }.
does-remove = Eine Garnison von { $dynasty } geht zurück in den Vorrat.
does-remove-from = Eine Garnison von { $owner_seat } verlässt { $city } und geht zurück in den Vorrat.
does-go = Dein Thronanwärter zieht in die Provinz { $province }.
does-send = Der Thronanwärter von { $owner_seat } muss in die Provinz { $province }.
does-place = Eine Garnison aus deinem Vorrat geht nach { $city }.
does-place-second = Deine zweite Garnison geht nach { $city } und verdrängt eine gegnerische.
does-place-second-optional = Deine zweite Garnison geht nach { $city }; danach darfst du eine gegnerische verdrängen.
does-write = { $city } wird eines deiner geheimen Ziele.
does-strike = { $city } zählt nicht mehr; du schreibst eine andere Stadt mit gleichem Wert auf.
does-guess = Ist { $city } die wichtigste Stadt, bekommst du 5 Punkte.
does-give = Du bietest deine Garnison in { $city }.
does-give-for = Deine Garnison in { $give } für die von { $owner_seat } in { $take }; die Chance ist die des Würfels nach einer Ablehnung.
does-target = Wähle die Garnison von { $dynasty } in { $city }.
does-bribe-target = Gelingt es, geht die Garnison von { $owner_seat } in { $city } nach Hause und eine von dir tritt an ihre Stelle.
does-expel-target = Gelingt es, verlässt die Garnison von { $owner_seat } die Stadt { $city }.
does-negotiate-target = Du bietest { $owner_seat } einen Tausch für die Garnison in { $city }; die Chance ist die des Würfels nach einer Ablehnung.

act-bribe = { $owner_seat } in { $city } bestechen
act-expel = { $owner_seat } aus { $city } vertreiben
act-negotiate = { $owner_seat } um { $city } bitten
act-send = Schicken nach: { $province }

prompt-dynasty = Wähle deine Dynastie.
prompt-objectives = Alle schreiben heimlich ihre Ziele auf.
prompt-objective = Ziel { $row }, { $value } Punkte wert: Wähle eine Stadt. Jede muss in einer anderen Provinz liegen.
prompt-fold = Deine Ziele stehen fest. Bestätige, um das Blatt zu falten.
prompt-action = Runde { $round } von { $rounds }: Wähle eine Aktion.
prompt-stuck = Keine Aktion ist ausführbar. Wähle ein Feld, das verfällt.
prompt-forfeit = Welches Feld lässt du ohne Wirkung verfallen?
prompt-campaign = Feldzug: Zieh in eine Nachbarprovinz.
prompt-place = Setze eine Garnison aus deinem Vorrat ein, oder nichts.
prompt-no-place = Wo dein Thronanwärter steht, ist kein Platz für eine Garnison: Diese Musterung wäre vergeudet.
prompt-remove = Wessen Garnison verlässt { $city }?
prompt-negotiate = Verhandlung: Welche gegnerische Garnison möchtest du?
prompt-give = Welche deiner Garnisonen gibst du für die von { $owner_seat } in { $city }?
prompt-answer = { $seat } bietet eine Garnison in { $give } für deine in { $take }.
prompt-advance = Vorstoß: Zieh in eine beliebige Provinz.
prompt-bribe = Bestechen: Wähle eine gegnerische Garnison, die zu dir überlaufen soll.
prompt-expel = Vertreiben: Wähle eine gegnerische Garnison.
prompt-plague = Die Pest: Wohin schickst du den Thronanwärter von { $owner_seat }?
prompt-cross = Streiche ein freies Feld. Es ist für den Rest des Spiels verloren.
prompt-cross-together = Alle streichen ein Feld.
prompt-succession = Alle überdenken heimlich ihre Ziele.
prompt-strike = Du darfst ein Ziel streichen und ein anderes mit gleichem Wert aufschreiben; { $floor ->
    [true] das kostet { $cost } Punkte, aber nie mehr, als das neue bringt.
   *[false] das kostet { $cost } Punkte.
}
prompt-keep = Du behältst alle Ziele. Bitte bestätige.
prompt-replace = Schreib die Stadt auf, die an seine Stelle tritt.
prompt-espionage = Alle raten heimlich.
prompt-guess = Welche ist die wichtigste Stadt von { $about_seat }? Richtig geraten bringt 5 Punkte.

log-took-dynasty = { $seat } führt { $dynasty }; der Thronanwärter steht in der Provinz { $province }.
log-wrote = { $seat } hat aufgeschrieben: { $cities }.
log-wrote-hidden = { $seat } hat die Ziele aufgeschrieben und das Blatt gefaltet.
log-rolled-for-order = { $seat } würfelt { $roll }.
log-order-set = Zugreihenfolge: { $order }.
log-round-began = Runde { $round } von { $rounds }.
log-campaigned = { $seat }: Feldzug in die Provinz { $province }.
log-mustered = { $seat }: Musterung in der Provinz { $province }.
log-advanced = { $seat }: Vorstoß in die Provinz { $province }.
log-placed = { $seat } setzt eine Garnison in { $city } ein.
log-placed-nothing = { $seat } setzt nichts ein.
log-removed = { $seat } entfernt eine Garnison von { $owner } aus { $city }.
log-offered = { $seat } bietet { $owner } einen Tausch an: { $give } gegen { $take }.
log-accepted = { $seat } nimmt an.
log-refused = { $seat } lehnt ab.
log-rolled = { $seat } würfelt { $roll }{ $modifier ->
    [0] {""}
    [1] {" "}+ 1
   *[other] {" "}− 1
}: { $success ->
    [true] gelungen.
   *[false] misslungen.
}
log-exchanged = { $seat } und { $owner } tauschen Garnisonen: { $give } gegen { $take }.
log-bribing = { $seat } versucht, eine Garnison von { $owner } in { $city } zu bestechen.
log-bribed = Die Garnison von { $owner } in { $city } läuft zu { $seat } über.
log-expelling = { $seat } versucht, eine Garnison von { $owner } aus { $city } zu vertreiben.
log-expelled = { $seat } vertreibt die Garnison von { $owner } aus { $city }.
log-forfeited = { $seat } lässt ein Feld verfallen: { $kind }.
log-event-began = Runde { $round } von { $rounds }: { $tile }.
log-number-rolled = Der Würfel zeigt { $number }: { $provinces }.
log-shaken = Das Erdbeben in { $city } kostet { $seat } { $count ->
    [one] { $count } Garnison.
   *[other] { $count } Garnisonen.
}
log-hungered = { $seat } würfelt { $roll }{ $modifier ->
    [0] {""}
   *[other] {" "}+ 1
} für { $cities }: { $survived ->
    [true] Sie überleben.
   *[false] Sie verhungern.
}
log-reconsidered = { $change ->
    [kept] { $seat } behält alle Ziele.
    [replaced] { $seat } ersetzt ein Ziel. ({ $old } → { $new })
    [announced] { $seat } ersetzt ein Ziel.
   *[secret] { $seat } hat die Ziele überdacht.
}
log-sent-away = { $seat } schickt den Thronanwärter von { $owner } in die Provinz { $province }.
log-crossed-off = { $seat } streicht ein Feld: { $kind }.
log-unfolded = { $seat } wollte { $cities }{ $replaced ->
    [true] {" "}(statt { $struck })
   *[false] {""}
}: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
log-guessed = { $seat } hielt { $city } für die wichtigste Stadt von { $about }: { $right ->
    [true] richtig.
   *[false] falsch.
}
log-ended = { $winner } wird gekrönt. Punkte: { $scores }.

option-hidden_events = Verdeckte Ereignisse
option-hidden_events-help = Die Ereignisplättchen werden gemischt und liegen verdeckt: Niemand weiß, welches Ereignis wann kommt.
option-turn_order = Zugreihenfolge
option-turn_order-help = Der höchste Wurf beginnt. Die anderen folgen im Uhrzeigersinn oder in der Reihenfolge ihrer Würfe.
option-turn_order-clockwise = im Uhrzeigersinn
option-turn_order-by_roll = nach Wurf
option-campaign_removal = Entfernen beim Feldzug
option-campaign_removal-help = Eine zweite Garnison verdrängt eine gegnerische. Das kann Pflicht sein, freiwillig, oder bei jeder eingesetzten Garnison erlaubt.
option-campaign_removal-coupled = immer mit der zweiten Garnison
option-campaign_removal-optional = freiwillig mit der zweiten Garnison
option-campaign_removal-any_placement = freiwillig mit jeder Garnison
option-campaign_limit = Feldzug in eine volle Stadt
option-campaign_limit-help = Ob die Grenze von vier nach dem Entfernen gilt (eine volle Stadt ist angreifbar) oder davor.
option-campaign_limit-after_removal = Grenze nach dem Entfernen
option-campaign_limit-before_removal = Grenze vor dem Entfernen
option-muster_may_be_empty = Musterung darf leer sein
option-muster_may_be_empty-help = Sonst ist die Musterung nur wählbar, wo eine Garnison eingesetzt werden kann, und setzt eine ein.
option-advance_may_stay = Vorstoß darf stehen bleiben
option-advance_may_stay-help = Ein Vorstoß darf den Thronanwärter lassen, wo er steht.
option-forfeit = Auf einen Zug verzichten
option-forfeit-help = Man darf auf einen Zug verzichten und ein Feld ohne Wirkung verfallen lassen: immer, oder nur, wenn keine Aktion ausführbar ist.
option-forfeit-stuck_only = nur im Notfall
option-forfeit-free = immer erlaubt
option-famine_rolls = Würfe der Hungersnot
option-famine_rolls-help = Ein Wurf für jede Garnison oder einer für alle Garnisonen derselben Farbe in einer Provinz.
option-famine_rolls-per_garrison = für jede Garnison
option-famine_rolls-per_player_province = je Spieler und Provinz
option-replacement_province = Provinz eines neuen Ziels
option-replacement_province-help = Das neue Ziel muss in einer anderen Provinz liegen als die übrigen oder darf überall liegen.
option-replacement_province-distinct = eine andere
option-replacement_province-free = beliebig
option-replacement_penalty_mode = Preis eines neuen Ziels
option-replacement_penalty_mode-help = Ein neues Ziel kostet immer zwei Punkte oder höchstens so viel, wie es bringt.
option-replacement_penalty_mode-flat = immer 2 Punkte
option-replacement_penalty_mode-floor_zero = nicht unter 0
option-replacement_announced = Ersetzungen ansagen
option-replacement_announced-help = Alle erfahren, ob jemand ein Ziel ersetzt hat, aber nicht welches.
option-plague_destination = Flucht vor der Pest
option-plague_destination-help = Thronanwärter dürfen in jede andere Provinz geschickt werden, oder nur in eine ohne Pest.
option-plague_destination-any_other = jede andere Provinz
option-plague_destination-unaffected_only = nur ohne Pest
option-crossoff_order = Felder streichen
option-crossoff_order-help = Nach einem Ereignis wird in Zugreihenfolge gestrichen oder von allen gleichzeitig.
option-crossoff_order-turn_order = in Zugreihenfolge
option-crossoff_order-simultaneous = gleichzeitig
option-espionage_target = Welche wichtigste Stadt zählt
option-espionage_target-help = Wurde die wichtigste Stadt ersetzt: Zählt die neue als richtig geraten, die alte oder beide?
option-espionage_target-current = die neue
option-espionage_target-original = die alte
option-espionage_target-either = beide
option-small_cities = Kleine Städte
option-small_cities-help = Die neun kleinen Städte sind nur zu viert im Spiel, oder immer.
option-small_cities-four_players_only = nur zu viert
option-small_cities-always = immer

label-round = Runde { $round } von { $rounds }
label-objectives = Deine Ziele
label-objectives-of = Ziele von { $seat }
label-replaced = statt { $city }
label-face-down = verdeckt
label-total = Summe
label-number = Zahl { $number }
label-garrisons = { $city }: { $count ->
    [one] { $count } Garnison von { $seat }
   *[other] { $count } Garnisonen von { $seat }
}
label-empty-city = { $city }: keine Garnison
label-pretender = Thronanwärter von { $seat } in der Provinz { $province }
label-player = Spieler
label-stands = Steht in
label-supply-column = Vorrat
label-free-boxes = Freie Felder
label-held = Garnisonen
label-no-garrisons = noch keine Garnison

group-cities = Alle Städte
group-goals = Wo deine Ziele liegen
group-provinces = Alle Provinzen
group-targets = Alle Garnisonen
group-own = Alle deine Garnisonen
group-busy = Wo { $seat } tätig war

why-taken = { $seat } führt sie schon.
why-no-supply = Dein Vorrat an Garnisonen ist leer.
why-two = Du hast schon zwei Garnisonen in { $city }; mehr sind nicht erlaubt.
why-alone = Deine Garnison ist allein in { $city }: Eine zweite ist nur erlaubt, wenn dort eine gegnerische steht.
why-full = { $city } ist voll: Dort stehen vier Garnisonen.
why-no-box = Du hast kein freies Feld mehr: { $kind }.
why-must-leave = Erst muss dein Thronanwärter fort.
why-no-muster = Wo dein Thronanwärter steht, ist kein Platz für eine Garnison.
why-no-exchange = Kein Tausch ist möglich: Niemand darf danach mehr als zwei Garnisonen in einer Stadt haben.
why-no-bribe = Kein Gegner hat eine Garnison in einer Stadt, in der du weniger als zwei hast.
why-no-expel = Kein Gegner hat eine Garnison auf dem Plan.
why-kind-first = Wähle zuerst eine Aktion.
why-province-written = { $city } steht schon auf deiner Liste, und jedes Ziel braucht eine eigene Provinz.
why-not-here = Dein Thronanwärter steht in der Provinz { $province }; nur dort kannst du einsetzen.
why-stays = Der Thronanwärter ist schon in der Provinz { $province } und muss weiterziehen.
why-volcano = Niemand darf { $province } wieder betreten.
why-not-adjacent = { $province } ist keine Nachbarprovinz von { $here }.
why-plague-there = Auch in der Provinz { $province } ist die Pest.
why-own = Das ist deine eigene Garnison.
why-not-listed = { $city } steht nicht auf deiner Liste.
why-none-there = Du hast in { $city } keine Garnison, die du geben könntest.
why-no-gift = Du hast keine Garnison, die { $seat } dafür bekommen könnte.

label-points = Punkte
label-worth = Wert
label-brings-now = Bringt jetzt
label-deeds = Aktionen dort
label-led = Städte allein geführt
label-led-counted = { $count ->
    [one] Stadt allein geführt
   *[other] Städte allein geführt
}
label-shared = Führung geteilt
label-rounds = Runde
label-boxes-of = { $dynasty } in { $province }: freie Felder
label-winner = Gekrönt
label-busy = Tätig in
label-modifier = Thronanwärter bei { $city }
note-supply = Garnisonen, die noch eingesetzt werden können; vom Plan entfernte kommen hierher zurück.
note-led = Städte, in denen du mehr Garnisonen hast als alle anderen; geteilt ist die Führung in weiteren { $shared }.
note-points-own = Was deine Ziele brächten, wenn das Spiel jetzt endete.
note-points-hidden = Ziele sind bis zum Ende geheim.
note-points-over = Ziele und richtige Vermutungen.
note-boxes = { $used } benutzt, { $crossed } gestrichen, { $forfeited } verfallen.
note-busy = Dort eingesetzte oder versuchte Garnisonen: ein Hinweis auf die Ziele.
row-replaced = Aufgeschrieben statt { $city }; das kostet { $cost } Punkte.
row-absent = Du hast keine Garnison in { $city }.
row-behind = { $seat } hat mehr Garnisonen in { $city }.
row-alone = Alleinige Führung in { $city }: Das bringt den vollen Wert.
row-shared = { $count } teilen sich die Führung in { $city }.

reckoning-now = Wenn das Spiel jetzt endete
reckoning-led = Geordnet nach allein geführten Städten, dann nach geteilten.
reckoning-secret = Was die anderen bekämen, ist mit ihren Zielen verborgen.
reckoning-over = Woher die Punkte kamen
reckoning-tie = Bei Gleichstand gewinnt, wer in der Zugreihenfolge früher kommt.
item-guess = { $about_seat }: { $city }?
stage-offer = Ein Tausch wird angeboten
stage-if-refused = Bei Ablehnung ist die Chance auf den Tausch

thing-campaign = Feldzug
thing-muster = Musterung
thing-negotiate = Verhandlung
thing-advance = Vorstoß
thing-bribe = Bestechen
thing-expel = Vertreiben

thing-earthquake = Erdbeben
thing-famine = Hungersnot
thing-succession = Nachfolge des Patriarchen
thing-plague = Pest

thing-aggelos = Aggelos
thing-komnenos = Komnenos
thing-doukas = Doukas
thing-phokas = Phokas

thing-lon = Langobardia
thing-cal = Kalabrien
thing-dyr = Dyrrhachion
thing-pel = Peloponnes
thing-hel = Hellas
thing-the = Thessalonike
thing-bul = Bulgarien
thing-par = Paristrion
thing-mac = Makedonien
thing-thr = Thrakien
thing-cre = Kreta
thing-aeg = Ägäis
thing-tks = Thrakesion
thing-ops = Opsikion
thing-buk = Bukellarion
thing-pap = Paphlagonien
thing-ana = Anatolikon
thing-kib = Kibyrrhaioton
thing-cap = Kappadokien
thing-arm = Armeniakon
thing-cha = Chaldia
thing-ibe = Iberien
thing-ant = Antiochia
thing-cyp = Zypern
thing-che = Cherson

thing-bari = Bari
thing-rhegion = Rhegion
thing-dyrrachion = Dyrrhachion
thing-korinthos = Korinth
thing-thebai = Theben
thing-larissa = Larissa
thing-thessalonike = Thessalonike
thing-serrhai = Serrhai
thing-skopia = Skopia
thing-dristra = Dristra
thing-adrianople = Adrianopel
thing-philippopolis = Philippopolis
thing-constantinople = Konstantinopel
thing-chandax = Chandax
thing-mytilene = Mytilene
thing-ephesos = Ephesos
thing-phokaia = Phokaia
thing-nikaia = Nikaia
thing-ankyra = Ankyra
thing-gangra = Gangra
thing-amorion = Amorion
thing-ikonion = Ikonion
thing-attaleia = Attaleia
thing-rhodos = Rhodos
thing-kaisareia = Kaisareia
thing-melitene = Melitene
thing-amaseia = Amaseia
thing-sinope = Sinope
thing-trapezous = Trapezunt
thing-theodosioupolis = Theodosiopolis
thing-antioch = Antiochia
thing-tarsos = Tarsos
thing-leukosia = Leukosia
thing-cherson = Cherson

thing-lane-lon-dyr = Straße von Otranto
thing-lane-cal-pel = Ionische Überfahrt
thing-lane-pel-cre = Kythera-Passage
thing-lane-hel-aeg = Euböa-Überfahrt
thing-lane-par-che = Donaumündungsroute
thing-lane-thr-aeg = Hellespont
thing-lane-thr-ops = Bosporus
thing-lane-thr-che = Westliche Schwarzmeerroute
thing-lane-cre-aeg = Kretisches Meer
thing-lane-cre-kib = Karpathos-Passage
thing-lane-aeg-tks = Lesbosstraße
thing-lane-pap-che = Amastris-Überfahrt
thing-lane-kib-cyp = Pamphylische Überfahrt
thing-lane-ant-cyp = Syrische Überfahrt

thing-outside-sicily = Emirat von Sizilien
thing-outside-lombard-principalities = Langobardische Fürstentümer
thing-outside-croatia = Kroatien
thing-outside-serbia = Serben
thing-outside-hungary = Ungarn
thing-outside-pechenegs = Petschenegen
thing-outside-steppe = Die Steppe
thing-outside-georgia = Georgien
thing-outside-armenia = Armenien
thing-outside-vaspurakan = Vaspurakan
thing-outside-diyar-bakr = Diyar Bakr
thing-outside-edessa = Edessa
thing-outside-aleppo = Aleppo
thing-outside-syria = Fatimidisches Syrien
