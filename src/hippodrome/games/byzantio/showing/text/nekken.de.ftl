title = Nekken
tagline = Der Vulkan ist ausgebrochen. Führe deinen Stamm in die Regionen, die du heimlich gewählt hast.

word-colonisation = Besiedlung
word-foundation = Gründung
word-negotiation = Verhandlung
word-exploration = Erforschen
word-be = { $dynasty } führen
word-nothing = Niemanden ansiedeln
word-place = Ansiedeln in: { $city }

does-colonisation = Zieh deinen Stammesführer in eine Nachbarregion, dann darfst du dort einen Kolonisten ansiedeln.
does-foundation = Dein Stammesführer bleibt; du darfst in seiner Region einen Kolonisten ansiedeln.
does-negotiation = Biete einen deiner Kolonisten zum Tausch gegen einen fremden; bei Ablehnung entscheidet der Würfel.
does-exploration = Zieh deinen Stammesführer in eine beliebige Region; angesiedelt wird niemand.
does-bribe = Würfle, um einen gegnerischen Kolonisten durch einen eigenen zu ersetzen.
does-bribe-now = Würfle, um einen gegnerischen Kolonisten durch einen eigenen zu ersetzen; die beste Chance ist { $best } %.
does-expel = Würfle, um einen gegnerischen Kolonisten nach Hause zu schicken.
does-expel-now = Würfle, um einen gegnerischen Kolonisten nach Hause zu schicken; die beste Chance ist { $best } %.
does-nothing = Niemand wird angesiedelt; das Feld ist trotzdem verbraucht.
does-spare = Jeder Kolonist bleibt.
does-accept = Die beiden Kolonisten tauschen sofort die Plätze, ohne Wurf.
does-be = Du führst den Stamm { $dynasty }.
does-be-home = Du führst den Stamm { $dynasty }; dein Stammesführer beginnt in der Region { $province }.
does-remove = Ein Kolonist von { $dynasty } geht zurück in den Vorrat.
does-remove-from = Ein Kolonist von { $owner_seat } verlässt die Region { $city } und geht zurück in den Vorrat.
does-go = Dein Stammesführer zieht in die Region { $province }.
does-send = Der Stammesführer von { $owner_seat } muss in die Region { $province }.
does-place = Ein Kolonist aus deinem Vorrat siedelt in der Region { $city }.
does-place-second = Dein zweiter Kolonist siedelt in der Region { $city } und verdrängt einen gegnerischen.
does-place-second-optional = Dein zweiter Kolonist siedelt in der Region { $city }; danach darfst du einen gegnerischen verdrängen.
does-strike = { $city } zählt nicht mehr; du schreibst eine andere Region mit gleichem Wert auf.
does-guess = Ist { $city } die wichtigste Region, bekommst du 5 Punkte.
does-give = Du bietest deinen Kolonisten in der Region { $city }.
does-give-for = Dein Kolonist (Region { $give }) für den von { $owner_seat } (Region { $take }); die Chance ist die des Würfels nach einer Ablehnung.
does-target = Wähle den Kolonisten von { $dynasty } in der Region { $city }.
does-bribe-target = Gelingt es, geht der Kolonist von { $owner_seat } in der Region { $city } nach Hause und einer von dir tritt an seine Stelle.
does-expel-target = Gelingt es, verlässt der Kolonist von { $owner_seat } die Region { $city }.
does-negotiate-target = Du bietest { $owner_seat } einen Tausch für den Kolonisten in der Region { $city }; die Chance ist die des Würfels nach einer Ablehnung.

prompt-dynasty = Wähle deinen Stamm.
prompt-objective = Ziel { $row }, { $value } Punkte wert: Wähle eine Region.
prompt-campaign = Besiedlung: Zieh in eine Nachbarregion.
prompt-place = Siedle einen Kolonisten aus deinem Vorrat an, oder keinen.
prompt-no-place = Wo dein Stammesführer steht, kann sich niemand ansiedeln: Diese Gründung wäre vergeudet.
prompt-remove = Wessen Kolonist verlässt die Region { $city }?
prompt-negotiate = Verhandlung: Welchen gegnerischen Kolonisten möchtest du?
prompt-give = Welchen deiner Kolonisten gibst du für den von { $owner_seat } in der Region { $city }?
prompt-answer = { $seat } bietet einen Kolonisten ({ $give }) für deinen ({ $take }).
prompt-advance = Erforschen: Zieh in eine beliebige Region.
prompt-bribe = Bestechen: Wähle einen gegnerischen Kolonisten, der zu dir überlaufen soll.
prompt-expel = Vertreiben: Wähle einen gegnerischen Kolonisten.
prompt-plague = Die Pest: Wohin schickst du den Stammesführer von { $owner_seat }?
prompt-replace = Schreib die Region auf, die an seine Stelle tritt.
prompt-guess = Welche ist die wichtigste Region von { $about_seat }? Richtig geraten bringt 5 Punkte.

log-took-dynasty = { $seat } führt { $dynasty }; der Stammesführer steht in der Region { $province }.
log-campaigned = { $seat }: Besiedlung der Region { $province }.
log-mustered = { $seat }: Gründung in der Region { $province }.
log-advanced = { $seat } erforscht die Region { $province }.
log-placed = { $seat } siedelt einen Kolonisten in der Region { $city } an.
log-placed-nothing = { $seat } siedelt niemanden an.
log-removed = { $seat } entfernt einen Kolonisten von { $owner } aus der Region { $city }.
log-exchanged = { $seat } und { $owner } tauschen Kolonisten: { $give } gegen { $take }.
log-bribing = { $seat } versucht, einen Kolonisten von { $owner } in der Region { $city } zu bestechen.
log-bribed = Der Kolonist von { $owner } in der Region { $city } läuft zu { $seat } über.
log-expelling = { $seat } versucht, einen Kolonisten von { $owner } aus der Region { $city } zu vertreiben.
log-expelled = { $seat } vertreibt den Kolonisten von { $owner } aus der Region { $city }.
log-shaken = Das Erdbeben in der Region { $city } kostet { $seat } { $count ->
    [one] { $count } Kolonisten.
   *[other] { $count } Kolonisten.
}
log-sent-away = { $seat } schickt den Stammesführer von { $owner } in die Region { $province }.
log-guessed = { $seat } hielt { $city } für die wichtigste Region von { $about }: { $right ->
    [true] richtig.
   *[false] falsch.
}
log-ended = { $winner } herrscht über das neue Land. Punkte: { $scores }.

option-campaign_removal = Entfernen bei der Besiedlung
option-campaign_removal-help = Ein zweiter Kolonist verdrängt einen gegnerischen. Das kann Pflicht sein, freiwillig, oder bei jedem angesiedelten Kolonisten erlaubt.
option-campaign_removal-coupled = immer mit dem zweiten Kolonisten
option-campaign_removal-optional = freiwillig mit dem zweiten Kolonisten
option-campaign_removal-any_placement = freiwillig mit jedem Kolonisten
option-campaign_limit = Besiedlung einer vollen Region
option-campaign_limit-help = Ob die Grenze von vier nach dem Entfernen gilt (eine volle Region ist angreifbar) oder davor.
option-muster_may_be_empty = Gründung darf leer sein
option-muster_may_be_empty-help = Sonst ist die Gründung nur wählbar, wo ein Kolonist angesiedelt werden kann, und siedelt einen an.
option-advance_may_stay = Erforschen darf stehen bleiben
option-advance_may_stay-help = Erforschen darf den Stammesführer lassen, wo er steht.
option-plague_destination-help = Stammesführer dürfen in jede andere Region geschickt werden, oder nur in eine ohne Pest.
option-plague_destination-any_other = jede andere Region
option-espionage_target = Welche wichtigste Region zählt
option-espionage_target-help = Wurde die wichtigste Region ersetzt: Zählt die neue als richtig geraten, die alte oder beide?
option-must_leave_volcano = Den Vulkan sofort verlassen
option-must_leave_volcano-help = Die erste Aktion muss den Stammesführer aus Nekken führen, durch Besiedlung oder Erforschen.

label-garrisons = { $city }: { $count ->
    [one] { $count } Kolonist von { $seat }
   *[other] { $count } Kolonisten von { $seat }
}
label-held = Kolonisten
label-no-garrisons = noch kein Kolonist
label-empty-city = { $city }: kein Kolonist
label-pretender = Stammesführer von { $seat } in der Region { $province }

group-cities = Alle Regionen
group-provinces = Alle Regionen
group-targets = Alle Kolonisten
group-own = Alle deine Kolonisten

why-no-supply = Dein Vorrat an Kolonisten ist leer.
why-two = Du hast schon zwei Kolonisten in der Region { $city }; mehr sind nicht erlaubt.
why-alone = Dein Kolonist ist allein in der Region { $city }: Ein zweiter braucht dort einen Gegner.
why-full = { $city } ist voll: Dort leben vier Kolonisten.
why-must-leave = Erst muss dein Stammesführer den Vulkan verlassen.
why-no-muster = Wo dein Stammesführer steht, kann sich niemand ansiedeln.
why-no-exchange = Kein Tausch ist möglich, bei dem alle höchstens zwei Kolonisten in einer Region haben.
why-no-bribe = Kein Gegner hat einen Kolonisten in einer Region mit höchstens einem von dir.
why-no-expel = Kein Gegner hat einen Kolonisten auf dem Plan.
why-province-written = { $city } steht schon auf deiner Liste.
why-not-here = Dein Stammesführer steht in der Region { $province }; nur dort kannst du ansiedeln.
why-stays = Der Stammesführer ist schon in der Region { $province } und muss weiterziehen.
why-plague-there = Auch in der Region { $province } ist die Pest.
why-own = Das ist dein eigener Kolonist.
why-none-there = Du hast in der Region { $city } keinen Kolonisten, den du geben könntest.
why-no-gift = Du hast keinen Kolonisten, den { $seat } dafür bekommen könnte.

label-led = Regionen allein geführt
label-led-counted = { $count ->
    [one] Region allein geführt
   *[other] Regionen allein geführt
}
label-winner = Herrscht
label-modifier = Stammesführer in der Region { $city }
note-supply = Kolonisten, die noch angesiedelt werden können; wer den Plan verlässt, kommt hierher zurück.
note-led = Regionen mit mehr Kolonisten als alle anderen; geteilt ist die Führung in weiteren { $shared }.
note-busy = Dort angesiedelte oder versuchte Kolonisten: ein Hinweis auf ihre Ziele.
row-absent = Du hast keinen Kolonisten in der Region { $city }.
row-behind = { $seat } hat mehr Kolonisten in der Region { $city }.
row-alone = Die meisten Kolonisten in der Region { $city }: Das bringt den vollen Wert.
reckoning-led = Geordnet nach allein geführten Regionen, dann nach geteilten.

thing-colonisation = Besiedlung
thing-foundation = Gründung
thing-negotiation = Verhandlung
thing-exploration = Erforschen
thing-bribe = Bestechen
thing-expel = Vertreiben

thing-earthquake = Erdbeben
thing-plague = Pest
thing-prophecy = Prophezeiung

thing-racan = Racan
thing-hunder = Hunder
thing-anicarn = Anicarn
thing-heran = Heran

thing-nekken = Nekken
thing-smoke-hills = Rauchhügel
thing-cinder-vale = Schlackental
thing-ember-ridge = Glutkamm
thing-glass-desert = Glaswüste
thing-ashfall = Ascheebene
thing-black-sands = Schwarzsand
thing-obsidian-moor = Obsidianmoor
thing-silver-lakes = Silberseen
thing-thornwood = Dornwald
thing-long-meadow = Lange Aue
thing-echo-dale = Echotal
thing-high-scarp = Hohe Wand
thing-pale-steppe = Fahle Steppe
thing-dawn-fields = Morgenfelder
thing-red-canyons = Rote Schluchten
thing-salt-pans = Salzpfannen
thing-reed-marsh = Schilfmarsch
thing-mist-fen = Nebelfenn
thing-old-forest = Alter Wald
thing-stone-garden = Steingarten
thing-west-watch = Westwacht
thing-wolf-heath = Wolfsheide
thing-howling-pines = Heulende Kiefern
thing-frost-barrens = Frostöde
