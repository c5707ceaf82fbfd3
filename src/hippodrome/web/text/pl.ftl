# Własne zdania strony. To, co mówi gra, jest w jej katalogu z tekstami.

site-name = Hippodrome
site-tagline = Gry planszowe ze świata starożytnego i bizantyjskiego. Graj ze znajomymi, przy jednym urządzeniu albo z botami. Bez zakładania konta.
footer = Hippodrome to nieoficjalne, niekomercyjne wydanie dla osób, które mają oryginalne gry.
skip = Przejdź do treści
nav = Menu główne
nav-tables = Moje gry
nav-about = O serwisie
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
play-now = Zagraj teraz z botami
new-table = Nowa gra
open-table = Utwórz grę
open-tables = Gry z wolnymi miejscami
running-tables = Obejrzyj trwające gry
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

my-tables = Moje gry
no-tables = Nie masz jeszcze żadnych gier.
your-turn = Twoja kolej.
your-turns = { $count ->
    [one] twoja kolej w jednej grze
   *[other] twoja kolej w { $count } grach
}
status-gathering = czeka na graczy
status-running = trwa
status-over = zakończona
status-study = zaimportowana gra

table = Stół
seats = Miejsca
how-many = Ile osób?
seat-number = Miejsce { $number }
seat-open = wolne miejsce
seat-invited = zarezerwowane dla zaproszonej osoby
sit-me = ty
sit-open = dla każdego
sit-invited = ktoś z linkiem zaproszenia
sit-local = jeszcze ktoś przy tym urządzeniu
sit-bot = bot: { $bot }
local-name = Imię tej osoby
seats-help = Wybierz „jeszcze ktoś przy tym urządzeniu”, jeśli kilka osób gra na jednym ekranie. Serwis poprosi wtedy o przekazanie urządzenia i zasłoni karty.
options = Warianty gry
public = Pokaż tę grę na stronie głównej, aby każdy mógł dołączyć
spoken = Język przy stole
patience = Bot może zastąpić nieaktywne osoby
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

gathering = Czekamy na graczy
table-link = Link do tej gry:
invitation-link = Link z zaproszeniem na to miejsce
fill = Obsadź wolne miejsca botami i zacznij
close-table = Odwołaj grę
leave = Opuść grę
sit-down = Zajmij to miejsce
invited-by = Zaproszenie do gry wysłane przez: { $name }.
look-on = Tylko popatrz

table-waiting = Czekamy na: { $names }.
table-over = Gra zakończona.
to-move = na ruchu
undo = Cofnij
hand-over = Niech gra bot
take-back = Wróć do gry
replace-silent = Zbyt długo bez ruchu: niech gra bot
decline = Nie pytaj mnie o to więcej
decline-help = Przy takim pytaniu będziemy odtąd po krótkiej przerwie pasować za ciebie. Nikt inny tego nie widzi. Możesz to wyłączyć przy swoim miejscu.
declining-now = Nie chcesz takich pytań. Za chwilę spasujemy za ciebie, chyba że wcześniej odpowiesz.
spared = Nie masz tu nic do decydowania. Za chwilę gra potoczy się dalej.
ask-again = Pytaj mnie o to znowu ({ $rule })
pass-device = Przekaż urządzenie: { $name }
pass-device-help = Pozostałe osoby prosimy o odwrócenie wzroku, dopóki { $name } nie zagra.
it-is-me = To ja, { $name }. Pokaż mi stół
log = Przebieg gry
board = Plansza
zoom = Wielkość planszy
zoom-in = Powiększ
zoom-out = Pomniejsz
connection-lost = Brak połączenia. Łączymy ponownie… Twoja gra jest bezpieczna.

result = Wynik
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
rematch = Rewanż
rematch-ready = Przejdź do rewanżu
replay = Powtórka
record = Pobierz zapis gry
moment = Krok
moment-of = { $words } z { $all }
to-table = Wróć do stołu
happened = W tym kroku
nothing-happened = Nic godnego uwagi.
replay-to-move = Na ruchu: { $names }.
replay-earlier-rules = Tę część rozegrano według wcześniejszych zasad. Plansza pokazuje pozycję z chwili zmiany zasad.
play-on = Graj dalej od tego miejsca
play-on-help = Tworzy nową grę, która zaczyna się po { $words ->
    [one] jednym kroku
   *[other] { $words } krokach
} tej gry, z nowymi kośćmi.

chat = Czat
chat-say = Napisz wiadomość
notes = Notatki
notes-help = Tylko ty widzisz swoje notatki.
notes-kept = Zapisano.

fairness = Uczciwe kości
fairness-help = Zanim ktokolwiek zajął miejsce, serwis wybrał sekret i opublikował jego odcisk. Potem przeglądarka każdej grającej osoby dodała własną liczbę losową. Wszystkie kości i karty wynikają z sekretu i tych liczb razem, więc nikt nie mógł ich wybrać, my też nie. Po grze sekret zostaje opublikowany. Mając zapis gry, każdy może wtedy sprawdzić sekret, każdy rzut i każdą dobraną kartę.
fairness-bots = Boty nie dodają liczb losowych. Przy tym stole tylko liczby ludzi nie pozwalają serwisowi wybrać kości i kart.
fairness-unshared = Żadna przeglądarka nie dodała tu liczby losowej, więc kości i karty zależą tylko od sekretu serwisu.
fairness-limits = Dwóch rzeczy nie da się tak udowodnić: że serwis, który rozdaje karty, nikomu ich nie zdradza, i że osoba, która ostatnia zajęła miejsce, z nim nie współpracuje.
fairness-alone = Przed grą serwis opublikował odcisk swojego tajnego klucza kości. Po grze publikuje sam klucz, więc każdy może sprawdzić każdy rzut i każdą dobraną kartę. Ten stół powstał jednak, zanim przeglądarki zaczęły dodawać liczby losowe, więc klucz wybrał sam serwis.
promise = Odcisk sekretu serwisu:
own-share = Twoja liczba losowa:
share-made-here = (utworzona przez serwis, bo twoja przeglądarka nie uruchomiła naszego skryptu)
share-remembered = Ta przeglądarka zapisała odcisk i twoją liczbę losową.
secret = Sekret:
commitment = Odcisk klucza tego stołu:
no-commitment = Ta gra zaczęła się od zapisu bez klucza.
seed = Klucz:
verify = Sprawdź to, mając pobrany zapis gry:

import-link = Otwórz zapisaną grę
import-title = Otwórz zapisaną grę
import-help = Wybierz zapis gry. Możesz go potem odtworzyć z odkrytymi kartami albo grać dalej od dowolnego miejsca.
import-file = Plik
import-text = Albo wklej jego tekst
import-do = Otwórz
import-failed = Tego nie da się otworzyć. To nie jest pełny, niezmieniony zapis gry dostępnej w tym serwisie. Wybierz plik z opcji „{ $record }” albo skopiuj jego tekst od pierwszej do ostatniej linijki.
import-detail = Szczegóły (po angielsku):

guest-hint = Grasz jako gość w tej przeglądarce. Z kontem masz swoje gry na wszystkich urządzeniach.
sign-up = Załóż konto
sign-up-help = Zachowasz gry, w które grasz jako gość.
log-in = Zaloguj się
log-in-help = Gry, w które grasz jako gość, przejdą na twoje konto.
log-out = Wyloguj się
field-name = Nazwa użytkownika
field-email = E-mail
field-email-help = Opcjonalny. Potrzebny, aby odzyskać dostęp, gdy nie pamiętasz hasła.
field-password = Hasło
field-password-help = Co najmniej { $least } znaków (nie licząc spacji), nie same cyfry. Nie używaj popularnego hasła ani podobnego do twojej nazwy lub adresu e-mail.
field-password-again = Powtórz hasło
password-forgotten = Nie pamiętasz hasła?
password-new = Nowe hasło
password-send = Wyślij e-mail
password-send-help = Jeśli twoje konto ma adres e-mail, wyślemy ci link do ustawienia nowego hasła.
password-sent = Jeśli istnieje konto z tym adresem, wiadomość została już wysłana. Sprawdź swoją skrzynkę.
password-set = Zapisz nowe hasło
password-set-help = Wybierz nowe hasło.
password-link-old = Ten link został już użyty albo wygasł. Poproś o nowy.
password-mail = Ktoś, mamy nadzieję, że ty, poprosił o nowe hasło w Hippodrome. Ustawisz je pod tym linkiem:

refused = To się nie udało
refused-stale = Od wczytania tej strony gra potoczyła się dalej, więc nic nie zostało wykonane. Tak wygląda teraz.
refused-not-your-turn = To nie twoja kolej. Nic nie zostało zmienione.
refused-illegal = To nie jest teraz dozwolone ({ $rule }). Nic nie zostało zmienione.
refused-undo = Tego nie można już cofnąć: ktoś inny wykonał ruch albo odkryto kości lub karty.
refused-over = Gra zakończona.
refused-not-started = Ta gra nie jest w toku.
refused-not-over = To będzie możliwe po zakończeniu gry.
refused-started = Gra już się zaczęła.
refused-not-your-seat = To nie twoje miejsce.
refused-not-silent = Inną osobę możesz zastąpić botem dopiero po dostatecznie długiej bezczynności.
refused-owner = Może to zrobić tylko osoba, która utworzyła tę grę.
refused-seat-taken = To miejsce jest zajęte.
refused-two-of-me = Dla siebie możesz zająć tylko jedno miejsce. Dla pozostałych wybierz „jeszcze ktoś przy tym urządzeniu”.
refused-form = Ten formularz jest niepełny albo nieaktualny. Wróć, odśwież stronę i spróbuj jeszcze raz.
refused-too-often = Zbyt wiele prób. Spróbuj ponownie za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}.
refused-too-long = To jest za długie. Limit to { $most } znaków.
refused-newer-rules = Ostatnio grano w tę grę według nowszych zasad niż te, które zna ta strona. Trzeba na niej zaktualizować Hippodrome.
refused-busy = Serwis jest teraz przeciążony. Spróbuj ponownie za chwilę.
not-found = Pod tym adresem nie ma żadnej strony.
not-found-title = Nie znaleziono strony
broken = Po naszej stronie coś poszło nie tak. Spróbuj jeszcze raz.

about-title = O Hippodrome
about-what = W Hippodrome zagrasz w przeglądarce w pięć gier planszowych ze świata starożytnego i bizantyjskiego, z innymi ludźmi i z botami. Serwis pilnuje wszystkich zasad. Te same gry są dostępne jako biblioteka Pythona do programowania i badań.
about-unofficial = To nieoficjalne, niekomercyjne wydanie dla osób, które mają oryginalne gry. Nie jest związane z ich autorami ani wydawcami, nie używa ich grafik ani tekstów i nie zastępuje oryginałów: kupcie je.
about-games = Gry i ich autorzy
about-boards-title = Plansze
about-boards = Wszystkie grafiki i teksty zasad są nasze. Plansze oznaczone jako rekonstrukcje narysowaliśmy na podstawie publicznie znanych informacji; różnią się od drukowanych.
about-fair-title = Uczciwe kości
about-fair = Zanim ktokolwiek zajmie miejsce, serwis wybiera sekret i publikuje jego odcisk. Potem przeglądarka każdej grającej osoby dodaje własną liczbę losową. Wszystkie kości i karty wynikają z sekretu i tych liczb razem, więc nikt nie może ich wybrać, my też nie. Po grze sekret zostaje opublikowany. Mając zapis gry, każdy może wtedy sprawdzić sekret, każdy rzut i każdą dobraną kartę.
about-made-title = Technologia i prywatność
about-made = Hippodrome to wolne oprogramowanie, napisane w Pythonie z użyciem Django i htmx. Nie przekazuje żadnych danych o tobie, ustawia tylko ciasteczka potrzebne do rozpoznania cię i nie wczytuje niczego z innych stron.

part-question = Pytanie
part-answers = Odpowiedzi
part-own = Twój obszar
part-players = Gracze
part-piles = Stosy na stole
part-stage = Bitwa lub aukcja
part-tabs = Sekcje
tab-play = Ruch
tab-dock = Ręka
tab-own = Ty
tab-players = Gracze
tab-log = Przebieg
tab-chat = Czat
tab-more = Więcej
not-asked = Teraz nie masz nic do zrobienia.
watching = Oglądasz tę grę.
seat-taken-watching = To miejsce jest zajęte, więc oglądasz tę grę.
bot-plays-you = Bot gra teraz za ciebie.
bot-plays-for = Bot gra teraz za: { $name }.
log-whole = Pokaż cały przebieg
zoom-whole = Cała plansza
send-failed = Nie wysłano: brak połączenia. Nic nie zostało zmienione.
send-again = Spróbuj ponownie

part-hands = Karty na ręce
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwórz lub wstrzymaj
replay-forward = Krok naprzód
replay-turn = Następna tura
replay-last = Na koniec
replay-keys = Klawisze: strzałki – jeden krok, spacja – odtwarzanie lub pauza, Page Down – następna tura, Home i End.

result-won = { $count ->
    [one] Wygrywa { $names }.
    [few] Zwycięstwo dzielą { $names }.
   *[other] Zwycięstwo dzielą { $names }.
}
result-own = Wygrywasz!
total = Razem

since = Od twojego ostatniego ruchu
since-last = Ostatnia tura
part-summary = Podsumowanie
put-aside = ukryj

pace = Tempo botów
pace-calm = wolne
pace-brisk = normalne
pace-once = natychmiastowe
skip-bots = Przewiń do mojego ruchu
sounds = Dźwięki: moja kolej, kości, koniec gry

refused-name = Ta nazwa jest zastrzeżona. Wybierz inną.
