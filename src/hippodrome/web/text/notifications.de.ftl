# Benachrichtigungen: was sie sagen, und die Seiten, auf denen man sie wählt.

notify-turn-title = Du bist dran: { $game }
notify-started-title = Spielbeginn: { $game }
notify-ended-title = Spielende: { $game }
notify-invited-title = Revanche: { $game }
notify-chat-title = Chat: { $game }
notify-offer-title = Angebot: { $game }
notify-time-title = Die Zeit wird knapp: { $game }
notify-with = Am Tisch mit { $names }.
notify-started = Das Spiel hat begonnen.
notify-invited = { $name } möchte noch einmal spielen.
notify-chat = { $name } hat im Chat geschrieben.
notify-offer-end = { $name } schlägt vor, die Partie ohne Sieger zu beenden.
notify-offer-take-back = { $name } möchte Züge zurücknehmen.
notify-offer-pause = { $name } schlägt eine Pause vor.
notify-offer-time = { $name } bietet mehr Zeit an.
notify-offer-rematch = { $name } möchte noch einmal spielen.
notify-you-won = Du hast gewonnen!
notify-won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
notify-ended-resigned = Es endete durch Aufgabe.
notify-ended-agreed = Ihr habt euch auf das Ende geeinigt.
notify-left = Verbleibende Zeit: { $left }.
notify-mail-many = Hippodrome: { $count ->
    [one] { $count } Nachricht
   *[other] { $count } Nachrichten
}
notify-mail-foot = Diese E-Mails abbestellen: { $stop }
    Auswählen, was du erfährst: { $settings }
span-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
span-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
span-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
notify-left-short = noch { $left }
notify-confirm-title = Hippodrome: Bestätige deine E-Mail-Adresse
notify-confirm-mail = { $name } möchte unter dieser Adresse Benachrichtigungen von Hippodrome bekommen.
    Zum Bestätigen öffne diese Seite: { $link }
    Wenn du das nicht warst, ignoriere diese E-Mail.
notify-test-title = Hippodrome
notify-test = Benachrichtigungen kommen künftig hier an.
notifications = Benachrichtigungen
notifications-help = Erfahre per E-Mail oder auf dem Handy, dass du dran bist.
notifications-choose = Benachrichtigungen einstellen
notifications-about = Du wirst nur benachrichtigt, wenn du die Neuigkeit nicht innerhalb von 30 Sekunden (bei E-Mails 10 Minuten) selbst gesehen hast.
notifications-table = Benachrichtigungen für diesen Tisch
notifications-none = Du hast noch keine Benachrichtigungen eingeschaltet.
notify-page = Auf der Seite
notify-page-help = Der Titel der Seite und das Symbol der App zeigen, an wie vielen Tischen du dran bist.
push = Auf diesem Gerät
push-help = Dein Browser zeigt eine Nachricht, auch wenn Hippodrome geschlossen ist.
push-on = Auf diesem Gerät einschalten
push-here = Auf diesem Gerät sind Benachrichtigungen eingeschaltet.
push-cannot = Dieser Browser kann hier keine Benachrichtigungen anzeigen. Nötig sind HTTPS und ein Browser, der Push-Nachrichten unterstützt.
push-apple = Auf iPhone und iPad wähle zuerst Teilen → Zum Home-Bildschirm und öffne Hippodrome dann von dort.
push-denied = Dein Browser blockiert Benachrichtigungen von dieser Website. Erlaube sie in den Einstellungen der Website.
push-failed = Das hat nicht geklappt. Versuche es später noch einmal.
mail = E-Mail
mail-help = Wir schicken dir zuerst einen Link; sobald du ihn geöffnet hast, bekommst du Benachrichtigungen.
mail-off = Diese Website verschickt keine E-Mails.
mail-address = E-Mail-Adresse
mail-add = Adresse hinzufügen
mail-confirm = E-Mail-Adresse bestätigen
mail-confirmed = Deine Adresse ist bestätigt. Du bekommst nun Benachrichtigungen per E-Mail.
mail-unsubscribe = Diese E-Mails abbestellen
mail-unsubscribed = Du bekommst an diese Adresse keine Benachrichtigungen mehr. Auf der Seite deiner Benachrichtigungen kannst du sie wieder einschalten.
webhook = Webhook
webhook-help = Wir senden JSON an eine HTTPS-Adresse von dir, signiert wie auf standardwebhooks.com beschrieben. Webhooks von Discord und Slack gehen auch.
webhook-url = Adresse
webhook-add = Hinzufügen und testen
webhook-secret = Geheimnis für die Signatur
channel-mail = E-Mail
channel-push = Deine Geräte
channel-hook = Webhook
channel-off = Aus
channel-unconfirmed = Nicht bestätigt
channel-confirm-help = Öffne den Link in der E-Mail, die wir an diese Adresse geschickt haben.
channel-stopped = { $name } antwortet nicht mehr, deshalb schicken wir dorthin keine Benachrichtigungen mehr.
channel-unsubscribed = Du hast die E-Mails an diese Adresse abbestellt.
channel-resume = Wieder einschalten
channel-remove = Entfernen
occasions = Benachrichtige mich über
occasion-turn = meinen Zug
occasion-started = den Beginn eines Spiels
occasion-ended = das Ende eines Spiels
occasion-invited = Einladungen
occasion-chat = den Chat, wenn ich nicht da bin
occasion-offer = Angebote: beenden, zurücknehmen, pausieren
occasion-time = meine knappe Zeit
digest = Wann
digest-none = nach 10 Minuten
digest-at = einmal am Tag, um { $hour } Uhr
at-table-usual = Wie üblich
at-table-all = Alles
at-table-turns = Nur mein Zug
at-table-nothing = Nichts
turns-list = Du bist dran
turns-none = Kein Tisch wartet auf dich.
app-about = Brettspiele im Browser, mit Freunden oder gegen Bots.
offline = Du bist offline
offline-help = So standen deine Spiele um
offline-again = Noch einmal versuchen
refused-mail-address = An diese E-Mail-Adresse können wir nicht schreiben.
refused-link = Dieser Link gilt nicht mehr.
refused-push-service = Wir kennen den Push-Dienst dieses Browsers nicht. Bitte den Betreiber der Website, ihn zuzulassen.
refused-webhook = Gib eine öffentliche Adresse an, die mit https:// beginnt, ohne Benutzernamen und mit Port 443 oder 8443.
refused-webhook-answer = Diese Adresse hat unsere Testnachricht nicht angenommen. Prüfe sie und versuche es noch einmal.
refused-too-many-channels = Du kannst höchstens { $most } Adressen und Geräte haben. Entferne zuerst eines davon.
refused-notifications-off = Diese Website verschickt keine Benachrichtigungen.
