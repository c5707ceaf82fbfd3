"""Fuzz every URL and form of the site as a stranger, guest, player, account and operator.

    python tests/soak/fuzzer.py --requests 1000 --seed 7        # site given by HIPPODROME_DATA and DATABASE_URL

Requests go through the site's own handler in one process. URLs come from the patterns in `urls.py` and from links,
forms from the site's own pages, so that many requests are almost valid. Findings are printed as JSON: server errors,
secrets in a response, and input that a page shows unescaped.
"""

import argparse
import itertools
import json
import logging
import os
import random
import re
import string
import sys
import time
from html import unescape
from io import BytesIO
from urllib.parse import quote, urlencode, urlsplit

MARK = "fuzz-7f3a"
"""Part of many inputs. A page that shows it as an HTML element does not escape its input."""
NASTY = [
    "", " ", "0", "-1", "1", "2", "3", "99", "1e9", "1" * 40, "1" * 5000, "-9" * 30, "٣", "½", "NaN", "inf", "0x10",
    "true", "null", "None", "[]", "{}", '{"a":' * 300, "[" * 2000, "\0", "a\0b", "\x1b[31m", "\r\nX-Evil: 1",
    "\u202ecba", "🏛" * 50, "ﬀ", "İ", "\ud800", "a" * 300, "b" * 6000, "%00", "%s%s%n", "{0}{name}", "{% now %}",
    "../../etc/passwd", "..%2f..%2f", "' or 1=1 --", '"; drop table web_table; --', "$(id)", "`id`", "//evil.example/",
    "https://evil.example/", "javascript:alert(1)", f"<{MARK}>", f'"><{MARK} x="', f"'<{MARK}>", f"</textarea><{MARK}>",
    "yes", "no", "on", "me", "open", "invited", "local", "bot:greedy", "bot:nobody", "bot:", "pass", "confirm",
    "greedy", "en", "de", "pl", "xx", "calm", "brisk", "skip", "mute", "block", "report", "peace", "others",
]  # fmt: skip
FIELDS = [
    "seat", "word", "chosen", "version", "text", "name", "count", "seat-0", "seat-1", "seat-2", "seat-9", "bot", "kind",
    "always", "pace", "how", "why", "language", "next", "share", "sure", "public", "patience", "hints", "option",
    "file", "username", "password", "password1", "password2", "old_password", "new_password1", "new_password2", "email",
    "mark", "teacher", "lesson", "moment", "answer", "words", "q", "o", "p", "e", "_changelist_filters", "action",
    "token",
]  # fmt: skip
ENDS_SESSION = ("/me/log-out/", "/me/account/forget/", "/me/account/password/")
"""Posting to these paths would soon leave nobody logged in."""
METHODS = ["GET"] * 11 + ["POST"] * 12 + ["HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "\u0141"]


class Person:
    """A visitor with cookies and the forms and links they saw recently."""

    def __init__(self, name):
        self.name = name
        self.cookies = {}
        self.forms = []
        self.links = []


class Answer:
    """Status, headers and text of a response."""

    def __init__(self, response):
        self.status = response.status_code
        self.headers = [(name.lower(), value) for name, value in response.items()]
        self.headers += [("set-cookie", cookie.OutputString()) for cookie in response.cookies.values()]
        self.kind = dict(self.headers).get("content-type", "")
        self.text = response.content.decode("utf-8", "replace")


class Fuzzer:
    """The site in this process, its visitors, and the findings."""

    def __init__(self, seed):
        from hippodrome.web.server.handler import SiteHandler

        self.chance = random.Random(seed)
        self.site = SiteHandler()
        self.people = {name: Person(name) for name in ("stranger", "guest", "player", "account", "operator")}
        self.findings = []
        self.statuses = {}
        self.slugs = []
        self.running = []
        self.tokens = []
        self.secrets = []
        self.slowest = (0.0, "")

    # Requests

    def ask(self, person, method, path, body=b"", headers=()):
        """Send one request to the handler, as the server would."""
        where = urlsplit(path)
        cookies = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        sent = [(b"host", b"127.0.0.1"), (b"cookie", cookies.encode("latin-1", "replace")), *headers]
        if body or method == "POST":
            sent.append((b"content-length", str(len(body)).encode()))
        scope = {
            "type": "http",
            "method": method,
            "path": unquoted(where.path),
            "raw_path": where.path.encode(),
            "query_string": where.query.encode("latin-1", "replace"),
            "headers": sent,
            "client": ("127.0.0.1", 5),
            "server": ("127.0.0.1", 8000),
            "scheme": "http",
        }
        began = time.perf_counter()
        answer = Answer(self.site.respond(scope, BytesIO(body)))
        self.slowest = max(self.slowest, (round(time.perf_counter() - began, 2), f"{method} {path[:100]}"))
        for name, value in answer.headers:
            if name == "set-cookie":
                key, _, content = value.split(";")[0].partition("=")
                person.cookies[key] = content.strip('"')
        if "html" in answer.kind:
            self.learn(person, answer.text)
        return answer

    def post(self, person, path, **fields):
        """Send a form as the site's own pages do."""
        if "hippodrome-csrf" not in person.cookies:
            self.ask(person, "GET", "/")
        form = urlencode({name.replace("__", "-"): value for name, value in fields.items()}).encode()
        return self.ask(person, "POST", path, form, self.form_headers(person))

    def form_headers(self, person, kind="application/x-www-form-urlencoded"):
        token = person.cookies.get("hippodrome-csrf", "")
        return [
            (b"content-type", kind.encode("latin-1", "replace")),
            (b"x-csrftoken", token.encode("latin-1", "replace")),
        ]

    def learn(self, person, page):
        """Collect the links and forms of a page."""
        links = [unescape(link) for link in re.findall(r'(?:href|hx-get|action|hx-post)="(/[^"]*)"', page)]
        person.links = [link for link in dict.fromkeys(links) if not link.startswith("/static/")][:60] or person.links
        for form in re.findall(r"<form.*?</form>", page, re.S)[:12]:
            action = re.search(r'(?:action|hx-post)="(/[^"]*)"', form)
            fields = {}
            for element in re.findall(r"<(?:input|button|select|textarea)[^>]*>", form):
                name = re.search(r'name="([^"]+)"', element)
                value = re.search(r'value="([^"]*)"', element)
                if name:
                    fields[name[1]] = unescape(value[1]) if value else ""
            words = re.findall(r'name="word" value="([^"]+)"', page)
            if words:
                fields["word"] = self.chance.choice(words)
            if action:
                person.forms = [*person.forms[-30:], (unescape(action[1]), fields)]

    # The state of the site

    def settle(self):
        """Create all visitors and a table of each kind."""
        from django.contrib.auth import get_user_model
        from django.core.management import call_command

        from hippodrome.games import game_names
        from hippodrome.web.models import GameTable

        self.games = list(game_names())
        guest, player = self.people["guest"], self.people["player"]
        for name in ("account", "operator"):
            password = f"corinth-{name}-1453"
            self.post(self.people[name], "/me/sign-up/", username=f"the-{name}", password1=password, password2=password)
        assert get_user_model().objects.count() == 2, "nobody could sign up"
        call_command("operator", "the-operator", stdout=sys.stderr)
        for game in self.games:
            self.post(guest, f"/games/{game}/quick/")
        self.post(player, "/games/byzanz/new/", count=3, seat__0="me", seat__1="invited", seat__2="open")
        self.post(
            player, "/games/byzanz/new/", count=3, seat__0="me", seat__1="bot:greedy", seat__2="bot:random", public="on"
        )
        self.post(self.people["account"], "/games/nekken/new/", count=2, seat__0="me", seat__1="me")
        self.post(player, "/games/byzanz/learn/")
        over = GameTable.objects.filter(game="byzanz").first()
        GameTable.objects.filter(pk=over.pk).update(status="over")
        self.look_around()
        assert len(self.slugs) >= len(self.games) + 3, "tables could not be opened"

    def look_around(self):
        """Collect the current tables and all secrets: keys, sessions, hashes, commitments, seeds, invitations."""
        from django.conf import settings
        from django.contrib.auth import get_user_model

        from hippodrome.web.models import GameTable, Player, Seat, Visit
        from hippodrome.web.services import live_games

        rows = list(GameTable.objects.order_by("-pk")[:40])
        self.slugs = [row.slug for row in rows]
        running = [row for row in rows if row.status == GameTable.RUNNING]
        self.running = [row.slug for row in running]
        self.tokens = list(Seat.objects.order_by("-pk").values_list("token", flat=True)[:30])
        seeds = [live_games.live_game(row).game.origin.seed for row in running]
        self.secrets = [
            settings.SECRET_KEY,
            *Player.objects.values_list("key", flat=True),
            *Visit.objects.values_list("session_key", flat=True),
            *get_user_model().objects.values_list("password", flat=True),
            *GameTable.objects.filter(status__in=(GameTable.GATHERING, GameTable.RUNNING)).values_list(
                "secret", flat=True
            ),
            *(seed.hex() for seed in seeds if seed),
            *(row.present[:200] for row in running),
        ]
        self.pattern = re.compile("|".join(re.escape(secret) for secret in set(self.secrets) if len(secret) > 7))

    def play_on(self):
        """Let bots move, so that games progress and secrets change."""
        from hippodrome.web.bots import worker

        for pk, version in worker.waiting_tables(3):
            row = worker.claim(pk, version, "fuzzer")
            if row is not None:
                worker.think(row)

    # Random input

    def value(self):
        roll = self.chance.random()
        if roll < 0.6:
            return self.chance.choice(NASTY)
        if roll < 0.7:
            return str(self.chance.choice([0, 1, 2, 3, 5, 2**31, 2**63, 10**30, -(2**40)]))
        if roll < 0.8 and self.slugs:
            return self.chance.choice([*self.slugs, *self.games])
        letters = string.printable if roll < 0.95 else "äß\u0000\u0301🏺\u200f"
        return "".join(self.chance.choices(letters, k=self.chance.randint(1, 40)))

    def address(self, person):
        """Return a random path: a URL pattern with its parameters filled in, a link from a page, or garbage."""
        roll = self.chance.random()
        if roll < 0.4 and person.links:
            path = self.chance.choice(person.links)
        elif roll < 0.95:
            path = "/" + re.sub(r"<(?:(\w+):)?(\w+)>", self.parameter, self.chance.choice(self.patterns()))
        else:
            path = "/" + quote(self.value(), safe="/%?=&", errors="replace")
        if self.chance.random() < 0.15:
            path += ("&" if "?" in path else "?") + self.encoded({self.chance.choice(FIELDS): self.value()}).decode()
        return path

    def patterns(self):
        from hippodrome.web.urls import urlpatterns

        lists = ["operator/web/gametable/", "operator/web/player/<int:seat>/change/"]
        operators = ["operator/", "operator/login/", *lists]
        return [str(one.pattern) for one in urlpatterns if hasattr(one, "name")] + operators

    def parameter(self, found):
        kind, name = found[1], found[2]
        if self.chance.random() < 0.12:
            return quote(self.value(), safe="", errors="replace")
        if name == "slug":
            return self.chance.choice(self.slugs)
        if name == "token":
            return self.chance.choice(self.tokens)
        if name == "game":
            return self.chance.choice(self.games)
        if name == "language":
            return self.chance.choice(["en", "de", "pl"])
        if kind in ("int", "count"):
            return str(self.chance.choice([0, 0, 1, 1, 2, 3, 7, 40, 10**6, 10**25]))
        return self.chance.choice(["BY-2.3", "NE-1.1", "x", "others", "MQ", "a-b", "auction-46-319", "board"])

    @staticmethod
    def encoded(fields):
        pairs = [
            f"{quote(str(name), errors='surrogatepass')}={quote(str(value), errors='surrogatepass')}"
            for name, value in fields.items()
        ]
        return "&".join(pairs).encode()

    def form(self, person):
        """Return a path and fields: a form that the person saw with up to two changes, or random ones."""
        if person.forms and self.chance.random() < 0.6:
            path, fields = self.chance.choice(person.forms)
            fields = dict(fields)
            for _ in range(self.chance.choice([0, 1, 1, 2])):
                name = self.chance.choice([*fields, *FIELDS[:6]]) if fields else self.chance.choice(FIELDS)
                if self.chance.random() < 0.2:
                    fields.pop(name, None)
                else:
                    fields[name] = self.value()
            return path, fields
        count = self.chance.randint(0, 6)
        return self.address(person), {self.chance.choice(FIELDS): self.value() for _ in range(count)}

    def rounds(self):
        """Yield a GET and an empty POST for every URL as every visitor, at a running table; then random requests."""
        for pattern in self.patterns():
            for person in self.people.values():
                for method in ("GET", "POST"):
                    path = "/" + re.sub(r"<(?:(\w+):)?(\w+)>", self.valid_parameter, pattern)
                    if method == "POST" and path.startswith(ENDS_SESSION):
                        continue
                    headers = self.form_headers(person) if method == "POST" else []
                    yield lambda ask=(person, method, path, b"", headers): self.judge(*ask[:4], self.ask(*ask))
        while True:
            yield self.request

    def valid_parameter(self, found):
        """Return a valid value for a URL parameter."""
        known = {
            "slug": self.running,
            "token": self.tokens,
            "game": self.games,
            "language": ["en"],
            "number": ["BY-2.3"],
        }
        return self.chance.choice(known.get(found[2]) or (["0"] if found[1] in ("int", "count") else ["x"]))

    def request(self):
        """Send a random request as a random visitor."""
        person = self.people[self.chance.choice(list(self.people))]
        if person.name == "stranger":
            person.cookies = (
                {} if self.chance.random() < 0.7 else {"hippodrome": quote(self.value()[:60], errors="replace")}
            )
        method = self.chance.choice(METHODS)
        headers, body = [], b""
        if method == "POST":
            path, fields = self.form(person)
            fields.pop("csrfmiddlewaretoken", None)
            if self.chance.random() < 0.93 and "hippodrome-csrf" not in person.cookies:
                self.ask(person, "GET", "/")
            headers, body = self.encoded_form(person, fields)
            if path.startswith(ENDS_SESSION) and self.chance.random() < 0.8:
                path = "/me/"  # otherwise soon nobody would be logged in
        else:
            path = self.address(person)
        if self.chance.random() < 0.4:
            headers.append((b"hx-request", b"true"))
        for name in (
            b"hippodrome-has",
            b"accept-language",
            b"referer",
            b"x-forwarded-for",
            b"accept-encoding",
            b"range",
        ):
            if self.chance.random() < 0.08:
                headers.append(
                    (name, self.value()[:500].encode("utf-8", "replace").replace(b"\r", b"").replace(b"\n", b""))
                )
        answer = self.ask(person, method, path, body, headers)
        self.judge(person, method, path, body, answer)

    def encoded_form(self, person, fields):
        """Return headers and body of a form: usually as browsers send it, sometimes malformed."""
        roll = self.chance.random()
        if roll < 0.8:
            return self.form_headers(person), self.encoded(fields)
        if roll < 0.93:
            parts = [
                f'--xx\r\nContent-Disposition: form-data; name="{name}"'
                f"{'; filename=' + chr(34) + 'a.hip' + chr(34) if name == 'file' else ''}\r\n\r\n{value}\r\n"
                for name, value in fields.items()
            ]
            whole = "".join(parts).encode("utf-8", "surrogatepass") + (b"--xx--\r\n" if roll < 0.9 else b"")
            return self.form_headers(person, "multipart/form-data; boundary=xx"), whole
        kinds = [
            "application/json",
            "multipart/form-data",
            "text/plain",
            "application/x-www-form-urlencoded; charset=none",
            "",
        ]
        return self.form_headers(person, self.chance.choice(kinds)), self.value().encode("utf-8", "surrogatepass")

    # Findings

    def judge(self, person, method, path, body, answer):
        self.statuses[answer.status] = self.statuses.get(answer.status, 0) + 1
        whole = answer.text + "".join(f"{name}: {value}\n" for name, value in answer.headers if name != "set-cookie")
        trouble = []
        if answer.status >= 500:
            trouble.append(f"status {answer.status}")
        secret = self.pattern.search(whole)
        if secret:
            trouble.append(
                f"a secret of {len(secret[0])} characters: …{whole[max(0, secret.start() - 60) : secret.start()]}"
            )
        if "html" in answer.kind and re.search(rf"<{MARK}", answer.text):
            trouble.append("unescaped input")
        if "Traceback (most recent" in answer.text or "site-packages" in answer.text:
            trouble.append("a traceback or file path")
        for what in trouble:
            about = {"who": person.name, "method": method, "path": path[:300], "body": body[:300].decode("latin-1")}
            self.findings.append({"what": what, **about})


def unquoted(path):
    """Unquote a path as a server does; invalid UTF-8 becomes U+FFFD."""
    from urllib.parse import unquote_to_bytes

    return unquote_to_bytes(path).decode("utf-8", "replace")


def fuzz(requests, seed, first=False):
    """Send a number of requests, or stop at the first finding; return a summary."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "hippodrome.web.settings")
    from hippodrome.web.database import migrate

    migrate()
    from hippodrome.web.server.static_files import collect

    collect()
    logging.getLogger("django.security").setLevel(logging.CRITICAL)
    fuzzer = Fuzzer(seed)
    fuzzer.settle()
    began = time.perf_counter()
    done = 0
    for request in itertools.islice(fuzzer.rounds(), requests):
        if done % 40 == 0:
            fuzzer.play_on()
            fuzzer.look_around()
        request()
        done += 1
        if first and fuzzer.findings:
            break
    return {
        "requests": done,
        "seconds": round(time.perf_counter() - began, 1),
        "slowest": fuzzer.slowest,
        "statuses": dict(sorted(fuzzer.statuses.items())),
        "findings": fuzzer.findings,
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--requests", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", action="store_true", help="stop at the first finding")
    wanted = parser.parse_args()
    json.dump(fuzz(wanted.requests, wanted.seed, wanted.first), sys.stdout, indent=1)


if __name__ == "__main__":
    main()
