# Własne zdania strony. To, co mówi gra, jest w jej katalogu z tekstami.

site-name = Hippodrome
site-tagline = Gry planszowe świata starożytnego i bizantyjskiego: ze znajomymi, przy jednym urządzeniu albo z botami. Bez zakładania konta.
footer = Hippodrome to nieoficjalne, niekomercyjne wydanie dla osób, które mają te gry.
skip = Przejdź do treści
nav = Menu główne
nav-tables = Moje stoły
nav-about = O stronie
language = Język
keep = Zapisz
close = Zamknij
back = Wróć
yes = tak
no = nie
copied = Skopiowano
send = Wyślij

games = Gry
rules = Zasady
all-rules = Wszystkie zasady
rule-number = Przeczytaj zasadę { $number }
play-now = Zagraj od razu z botami
new-table = Nowy stół
open-table = Otwórz ten stół
open-tables = Stoły z wolnymi miejscami
running-tables = Trwające partie: popatrz
seats-range = { $least ->
    [2] { $most ->
        [2] 2 osoby
        [few] 2–{ $most } osoby
       *[many] 2–{ $most } osób
    }
   *[other] { $most ->
        [few] { $least }–{ $most } osoby
       *[many] { $least }–{ $most } osób
    }
}

my-tables = Moje stoły
no-tables = Nie siedzisz jeszcze przy żadnym stole.
your-turn = Twój ruch.
your-turns = { $count ->
    [one] twój ruch przy jednym stole
   *[other] twój ruch przy { $count } stołach
}
status-gathering = czeka na graczy
status-running = trwa
status-over = zakończona
status-study = wczytany zapis

table = Stół
seats = Miejsca
how-many = Ile miejsc?
seat-number = Miejsce { $number }
seat-open = wolne miejsce
seat-invited = zaproszenie przez link
sit-me = ja
sit-open = ktokolwiek
sit-invited = ktoś znajomy, przez link
sit-local = ktoś przy tym urządzeniu
sit-bot = bot: { $bot }
local-name = Imię tej osoby
seats-help = „Przy tym urządzeniu” jest dla kilku osób przed jednym ekranem: strona prosi o przekazanie urządzenia i zasłania karty.
options = Warianty gry
public = Pokaż ten stół wszystkim
spoken = Język przy stole
patience = Milczących graczy można zastąpić botem
patience-hours = { $hours ->
    [0] nigdy
    [one] po godzinie
   *[other] po { $hours } godzinach
}
bot = Bot
bot-random = początkujący
bot-greedy = kupiec
bot-learned = strateg
bot-search = myśliciel
bot-quick = strateg, szybki
bot-strong = strateg, silny

gathering = Czekamy na graczy
table-link = Link do tego stołu:
invitation-link = Link do tego miejsca
fill = Boty na wolne miejsca i start
close-table = Zamknij stół
leave = Odejdź od stołu
sit-down = Usiądź tutaj
invited-by = Zaproszenie do gry od: { $name }.
look-on = Tylko popatrz

table-waiting = Czekamy na: { $names }.
table-over = Partia skończona.
to-move = na ruchu
undo = Cofnij
hand-over = Niech gra bot
take-back = Wracam do gry
replace-silent = Milczy za długo: niech gra bot
decline = Nie pytaj mnie więcej o to
decline-help = Odtąd przy takim pytaniu po chwili następuje za ciebie pas. Nikt inny tego nie widzi, a cofniesz to przy swoim miejscu.
declining-now = Takich pytań nie chcesz: za chwilę nastąpi za ciebie pas, chyba że wcześniej odpowiesz.
spared = Nie masz tu nic do decyzji: za chwilę gra toczy się dalej.
ask-again = Pytaj mnie znowu ({ $rule })
pass-device = Przekaż urządzenie: { $name }
pass-device-help = Pozostali odwracają wzrok, dopóki { $name } nie zagra.
it-is-me = To ja, { $name }: pokaż mi stół
log = Co się stało
board = Plansza
zoom = Wielkość planszy
zoom-in = Większa
zoom-out = Mniejsza
connection-lost = Połączenie przerwane. Samo wróci; nic nie zginie.

result = Wynik
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
rematch = Jeszcze raz w tym samym gronie
rematch-ready = Do następnej partii
replay = Powtórka
record = Pobierz zapis
moment = Chwila
moment-of = { $words } z { $all }
to-table = Do stołu
happened = W tej chwili
nothing-happened = Nic, co warto by zapisać.
replay-to-move = Na ruchu: { $names }.
replay-earlier-rules = Tu obowiązywały jeszcze wcześniejsze zasady; plansza pokazuje stan z chwili ich zmiany.
play-on = Graj dalej od tego miejsca
play-on-help = Nowy stół, który zaczyna się po { $words ->
    [one] jednej odpowiedzi
   *[other] { $words } odpowiedziach
} tej partii, z nowymi kośćmi.

chat = Rozmowa
chat-say = Powiedz coś
notes = Notatki
notes-help = Tylko ty możesz je czytać.
notes-kept = Zapisano.

fairness = Uczciwe kości
fairness-help = Zanim ktokolwiek usiadł, strona przyrzekła sekret, ogłaszając jego odcisk; potem przeglądarka każdego, kto siadał, dodała własny losowy udział. Wszystkie kości i karty wynikają z sekretu i udziałów razem, więc nikt nie mógł ich wybrać, my też nie. Po grze sekret jest ogłaszany i każdy może z zapisem sprawdzić przyrzeczenie, każdy rzut i każdą dobraną kartę.
fairness-bots = Boty nie dają udziału: przy tym stole między stroną a kartami stoją tylko udziały ludzi.
fairness-unshared = Żadna przeglądarka nie dała tu własnego udziału, więc karty opierają się tylko na przyrzeczeniu strony.
fairness-limits = Czego to nie dowodzi: że strona, która rozdaje karty, zachowuje je dla siebie; i że ten, kto usiadł ostatni, nie był z nią w zmowie.
fairness-alone = Przed grą strona ogłosiła odcisk swojego tajnego klucza kości, a po grze sam klucz. Wtedy każdy może sprawdzić każdy rzut i każdą dobraną kartę; ten stół jest jednak starszy niż udziały graczy, więc klucz wybrała sama strona.
promise = Przyrzeczenie strony, odcisk jej sekretu:
own-share = Twój udział:
share-made-here = (zrobiony przez stronę, bo twoja przeglądarka nie wykonała skryptu)
share-remembered = Ta przeglądarka pamięta jedno i drugie: przyrzeczenie i udział.
secret = Sekret:
commitment = Odcisk klucza tego stołu:
no-commitment = Ten stół zaczął się od zapisu bez klucza.
seed = Klucz:
verify = Sprawdzisz to z pobranym zapisem:

import-link = Obejrzyj zapis albo graj od niego dalej
import-title = Zapis partii
import-help = Podaj zapis partii. Przejdziesz go potem z odkrytymi kartami i zagrasz dalej od dowolnej chwili.
import-file = Plik
import-text = Albo jego tekst
import-do = Otwórz zapis
import-failed = Tego nie da się otworzyć: to nie jest cały, niezmieniony zapis partii gry, w którą się tu gra. Wybierz plik, który przy stole daje „{ $record }”, albo skopiuj jego tekst od pierwszej do ostatniej linijki.
import-detail = Dokładniej, po angielsku:

guest-hint = Grasz jako gość w tej przeglądarce. Konto zachowa twoje stoły na wszystkich urządzeniach.
sign-up = Załóż konto
sign-up-help = Twoje stoły przejdą na konto.
log-in = Zaloguj się
log-in-help = Stoły, przy których grasz jako gość, przejdą na konto.
log-out = Wyloguj się
field-name = Nazwa
field-email = E-mail
field-email-help = Potrzebny tylko, jeśli chcesz móc dostać nowe hasło e-mailem.
field-password = Hasło
field-password-help = Co najmniej { $least } znaków. Nie hasło, którego używają wszyscy, ani podobne do twojej nazwy lub adresu e-mail.
field-password-again = Hasło jeszcze raz
password-forgotten = Nie pamiętasz hasła?
password-new = Nowe hasło
password-send = Wyślij e-mail
password-send-help = Jeśli twoje konto ma adres e-mail, wyślemy tam link.
password-sent = Jeśli jest konto z tym adresem, e-mail jest już w drodze.
password-set = Ustaw hasło
password-set-help = Wybierz nowe hasło.
password-link-old = Ten link był już użyty albo jest za stary.
password-mail = Ktoś, mamy nadzieję, że ty, poprosił o nowe hasło w Hippodrome. Pod tym linkiem możesz je wybrać:

refused = Tego nie da się zrobić
refused-stale = Przy stole coś się już zmieniło, odkąd pokazała go twoja strona; nic nie zrobiono. Teraz wygląda to tak.
refused-not-your-turn = To miejsce nie jest na ruchu; nic nie zrobiono.
refused-illegal = To nie jest teraz dozwolona odpowiedź ({ $rule }); nic nie zrobiono.
refused-undo = Nie ma czego cofnąć: ktoś inny już działał albo coś rzucono, dobrano lub pokazano.
refused-over = Partia skończona.
refused-not-started = Ta partia nie trwa.
refused-not-over = To można zrobić dopiero po końcu partii.
refused-started = Partia już się zaczęła.
refused-not-your-seat = To nie twoje miejsce.
refused-not-silent = To nie twoje miejsce, a milczy jeszcze nie dość długo.
refused-owner = Może to zrobić tylko osoba, która otworzyła stół.
refused-seat-taken = To miejsce jest zajęte.
refused-two-of-me = Dla siebie możesz zająć jedno miejsce; dla pozostałych wybierz „ktoś przy tym urządzeniu”.
refused-form = To nie jest nasz formularz. Wróć i spróbuj jeszcze raz.
refused-too-often = Za często. Spróbuj ponownie za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}.
refused-too-long = To za długie; najwyżej { $most } znaków.
refused-busy = Mamy teraz dużo gości. Spróbuj za chwilę jeszcze raz.
not-found = Pod tym adresem nic nie ma.
not-found-title = Nic tu nie ma
broken = Coś się u nas popsuło. Spróbuj jeszcze raz.

about-title = O Hippodrome
about-what = W Hippodrome gra się w przeglądarce w pięć gier planszowych świata starożytnego i bizantyjskiego, ze sobą nawzajem i z botami, a strona pilnuje każdej zasady. Te same gry są biblioteką dla programistów i badaczy.
about-unofficial = To nieoficjalne, niekomercyjne wydanie dla osób, które mają te gry. Nie jest związane z autorami ani wydawcami, nie używa ich obrazów ani tekstów i nie zastępuje pudełek: kupcie je.
about-games = Gry i ich autorzy
about-boards-title = Plansze
about-boards = Wszystkie obrazy i wszystkie teksty zasad są nasze. Plansze oznaczone jako rekonstrukcje narysowaliśmy z tego, co publicznie wiadomo; różnią się od drukowanych.
about-fair-title = Uczciwość
about-fair = Zanim ktokolwiek usiądzie przy stole, strona przyrzeka sekret, ogłaszając jego odcisk; potem przeglądarka każdego, kto siada, dodaje własny losowy udział. Wszystkie kości i karty wynikają z sekretu i udziałów razem, więc nikt nie może ich wybrać, my też nie. Po grze jej sekret jest ogłaszany i każdy może z zapisem sprawdzić przyrzeczenie, każdy rzut i każdą dobraną kartę.
about-made-title = Jak to jest zrobione
about-made = W Pythonie i Django z htmx, jako wolne oprogramowanie. Nikomu o tobie nie opowiada, ustawia tylko ciasteczka potrzebne do rozpoznania cię i nie wczytuje niczego skądinąd.

part-question = Pytanie
part-answers = Odpowiedzi
part-own = Twoja strona
part-players = Gracze
part-piles = Odkryte stosy
part-stage = O co toczy się gra
part-tabs = Co widać
tab-play = Ruch
tab-dock = Ręka
tab-own = Moje
tab-players = Gracze
tab-log = Przebieg
tab-chat = Czat
tab-more = Więcej
not-asked = Teraz nie ma na co odpowiadać.
watching = Przyglądasz się grze.
seat-taken-watching = To miejsce jest zajęte; przyglądasz się grze.
bot-plays-you = Bot gra za ciebie.
bot-plays-for = Bot gra teraz za tego gracza: { $name }.
log-whole = Pokaż wszystko, co się stało
zoom-whole = Cała plansza
send-failed = Nie udało się wysłać: brak połączenia. Nic się nie stało.
send-again = Wyślij ponownie

part-hands = Ręce
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwórz i zatrzymaj
replay-forward = Krok dalej
replay-turn = Następna tura
replay-last = Na koniec
replay-keys = Klawisze: strzałki o krok, spacja odtwarza i zatrzymuje, Page Down do następnej tury, Home i End.

result-won = { $count ->
    [one] Wygrywa { $names }.
    [few] Zwycięstwo dzielą { $names }.
   *[other] Zwycięstwo dzielą { $names }.
}
result-own = Wygrywasz!
total = Razem

since = Od twojego ostatniego ruchu
since-last = Ostatnia tura
part-summary = Co się stało
put-aside = odłóż na bok

pace = Boty grają
pace-calm = spokojnie
pace-brisk = żwawo
pace-once = od razu
skip-bots = Przejdź do mojego ruchu
sounds = Dźwięki: mój ruch, kości, koniec

refused-name = Ta nazwa jest zastrzeżona dla samej strony. Wybierz inną.
