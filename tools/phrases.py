"""Find phrases that a native speaker would not write, in docstrings, comments, strings, docs and messages.

    python tools/phrases.py              # every file of the repository; part of `make lint`
    python tools/phrases.py FILE ...     # only these files

The list catches faults that kept coming back. Add a phrase only if nearly every hit is a fault. EXCEPTIONS lists the
correct uses, each with its reason.
"""

import ast
import io
import json
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]

ENGLISH = {
    # Quantities
    r"\bso many\b(?! that)(?! as)": "the number, or: this many",
    r"\bso-manieth\b": "a count",
    r"\b(?:ms|milliseconds|seconds|minutes|microseconds|points|hits|tries|iterations) a (?:choice|question)\b": "per",
    r"\bin the mean\b": "on average",
    r"\bof each so much\b": "this amount of each",
    r"\bmore by one\b|\bless by one\b": "one more, one less",
    # People and programs without a name
    r"\bfor who\b": "for players (operators, readers, ...) who",
    r"\bwho looks (?:on|at|in)\b": "a spectator, the viewer",
    r"\b(?:who|somebody|others|people|page|seat) (?:only )?looks? on\b": "a spectator, to watch",
    r"\bwho comes by\b": "a visitor",
    r"\bthe first who\b": "the first to",
    r"\bnot even we\b": "nobody, the project included",
    r"\bthe own (?!goal)": "the seat's own, its own, your own",
    r"\bone's (?:last|turn|hand|seat|game|cards|answers?)\b": "the player's, your",
    r"\bhow one (?:says|does|gets|plays|has)\b": "how you",
    # Verbs that are too weak, or German
    r"\b(?:is|are|was|were) supposed to\b": "is assumed to, must",
    r"\bgo(?:es)? on (?:with|after|until|interpreted|under|without|playing|where)\b": "continue, run",
    r"\bhow (?:it|this|that) goes on\b": "what happens next",
    r"\bsaid no more\b": "reported nothing else",
    r"\b(?:is|are|was|were) had\b": "exists, was received",
    r"\b(?:is|are) to be had\b": "is available",
    r"\bcomes? to stand\b": "is placed",
    r"\bas (?:it|they) (?:is|are) told\b": "as described",
    r"\b(?:is|are|was|were) told (?:here|there|once|line by line|in the docs|in the tables)\b": "is described",
    r"\b(?:page|file|table|view|docstring|function|log|notebook|test|report|docs?) tells\b"
    r"(?! (?:you|players?|them|people|us|him|her|operators?|users|readers|everybody|everyone))": "shows, describes",
    r"\b(?:texts?|answers?|buttons?|code|functions?|settings?|data|values?) (?:stands?|lies?) "
    r"(?:there|in|on|at|beside|below|above)\b": "is in, is at",
    r"\bwhat stands\b": "the text, the contents, the pieces",
    r"\bwhat (?:became|becomes|came|comes) of\b": "the result of, what happened to",
    r"\bhear(?:s|d) of (?:it|nothing|anything|each|all|what)\b": "is notified of, receives",
    r"\blets? (?:it|them|him|her|this|that|the question|a question|go)? ?go by\b": "decline, pass",
    r"\bsees to that\b": "checks this, ensures this",
    r"\bhas to do with it\b": "is related",
    r"\bspeaks of\b": "mentions, refers to",
    r"\bmakes? (?:it )?fast\b": "speeds up, attach",
    r"\bdone without\b": "omitted",
    # Adverbs and connectives
    r"(?:,|\w) but for (?:what|the|that|those|a|an|its|one)\b": "except for",
    r"\b(?:made|opened|read|written|built|begun|started|set|asked|counted|learned) anew\b": "again",
    r"\bas far as (?:it|they|that) (?:is|are) (?:told|known|there)\b": "if known, the known part of",
    r"\bin so far\b": "in this respect, insofar",
    r"\bin order that\b": "so that",
    r"\bthere where\b": "where",
    r"\bsurely (?:best|better|won|lost|ahead)\b": "clearly",
    r"\bthe more so\b": "even more",
    r"\bhitherto\b|\bhenceforth\b|\bwhereof\b|\btherein\b|\bwherein\b": "so far, from then on, of which, in it",
    r"\bof late\b": "recently",
    r"\bbeforehand already\b|\balready beforehand\b": "before, in advance",
    r"\bfrom the beginning on\b": "from the beginning",
    r"\bfor want of (?:its|their) own\b": "because it has none",
    r"\bnothing (?:is|was) there\b": "there is nothing",
    # Nouns that are missing, or false friends
    r"\bwhat is there\b": "the current value (file, table, ...)",
    r"\ball that (?:is there|one|was heard|was put down)\b": "everything that",
    r"\bthe present (?:rules|password|version|code|state|position|one)\b": "the current",
    r"\bpresent password\b": "current password",
    r"\bno thing (?:to|for)\b|\bis no thing\b": "not something",
    r"\bthe half of\b": "half of",
    r"\bcards? on hand\b": "cards in hand",
    r"\bthe way of a click\b": "what a click does",
    r"\bas shells have it\b|\bas (?:ASGI|Jupyter|Django|GitHub|deploy/|the (?:book|page)) has it\b": "as in",
    r"\bat an end\b": "over, finished",
    r"\bfull of (?:it|them) is\b": "is full of",
    r"\bme and my data\b": "Account",
    r"\bmake up again\b": "Unblock",
    r"\blisten again\b": "Unmute",
}
"""Patterns in English texts, and what to write instead. A space stands for any white space, line breaks included."""

GERMAN = {
    r"\b(?:können|müssen|dürfen|möchten|wählen|klicken|geben|laden|bestätigen) Sie\b": "die Du-Form",
    r"\bIhr (?:Konto|Passwort|Name|Zug)\b|\bIhre (?:E-Mail|Partien?|Daten|Einstellungen)\b": "die Du-Form",
    r"\bWer schweigt\b|\bschweigende[nr]? \w+": "wer nicht reagiert, inaktive Spieler",
    r"\b[Mm]acht Sinn\b": "ergibt Sinn",
    r"\b[Ss]o viele (?:Sekunden|Minuten|Tage|Partien)\b": "die Zahl",
    r"\bin \d{4}\b": "im Jahr, oder nur die Zahl",
}
POLISH = {
    r"\b\w{2,}(?:łeś|łaś)\b": "a form without gender",
    r"\bbyś (?:zrobił|zagrał|chciał|wybrał)a?\b": "a form without gender",
    r"\bzaczyna w:": "w prowincji, w mieście",
    r"\b(?:Pan|Pani) (?:może|musi|ma)\b": "the second person",
}

EXCEPTIONS: dict[tuple[str, str], str] = {}
"""Correct uses: the path of a file and the text found in it, with the reason."""

IGNORED = ("tools/phrases.py", "tests/test_phrases.py", "docs/rules/", "docs/records/", "bench/results", "package-lock")
COMMENTS = {
    ".js": r"(?<![:'\"`])//[^\n]*|/\*.*?\*/",
    ".cjs": r"(?<![:'\"`])//[^\n]*|/\*.*?\*/",
    ".css": r"/\*.*?\*/",
    ".html": r"\{#.*?#\}|\{% comment.*?endcomment %\}",
    ".toml": r"#[^\n]*",
    ".ftl": r".+",
    ".md": r".+",
}
"""The prose in other files, by their suffix."""
CODE = re.compile(r"^```.*?^```$|`[^`\n]+`", re.M | re.S)


class Prose(NamedTuple):
    """A piece of text in a file, and the line where it begins."""

    text: str
    line: int


class Hit(NamedTuple):
    """A phrase found in a file."""

    path: str
    line: int
    found: str
    instead: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.found!r}: write {self.instead}"


def compiled(phrases: dict[str, str]) -> list[tuple[re.Pattern[str], str]]:
    """Compile patterns; a space also matches a line break with the comment sign that follows it."""
    flags = re.IGNORECASE if phrases is ENGLISH else 0
    gap = r"\s+(?:(?:#|//|\*)\s+)?"
    return [(re.compile(pattern.replace(" ", gap), flags), instead) for pattern, instead in phrases.items()]


LANGUAGES = {"en": compiled(ENGLISH), "de": compiled(GERMAN), "pl": compiled(POLISH)}


def python_prose(source: str) -> Iterator[Prose]:
    """Yield docstrings, other strings with spaces, and blocks of comments."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.count(" ") > 1:
            yield Prose(node.value, node.lineno)
    block: list[str] = []
    first = last = 0
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type != tokenize.COMMENT:
            continue
        if block and token.start[0] != last + 1:
            yield Prose("\n".join(block), first)
            block = []
        first, last = first if block else token.start[0], token.start[0]
        block.append(token.string)
    if block:
        yield Prose("\n".join(block), first)


def prose_of(path: str, source: str) -> Iterator[Prose]:
    """Yield everything in a file that people read."""
    suffix = Path(path).suffix
    if suffix == ".py":
        yield from python_prose(source)
    elif suffix == ".ipynb":
        for cell in json.loads(source)["cells"]:
            yield Prose("".join(cell["source"]), 1)
    elif suffix in COMMENTS:
        if suffix == ".md":
            source = CODE.sub(lambda code: "`" + "\n" * code[0].count("\n") + "`", source)
        whole = suffix in (".md", ".ftl")
        for match in [re.match(r".*", source, re.S)] if whole else re.finditer(COMMENTS[suffix], source, re.S):
            if match:
                yield Prose(match[0], 1 + source.count("\n", 0, match.start()))


def language_of(path: str) -> str:
    """Return the language of a file: that of its name, as in rules.de.md, or English."""
    return next((part for part in Path(path).name.split(".")[:-1] if part in ("de", "pl")), "en")


def hits(path: str, source: str) -> Iterator[Hit]:
    """Find the phrases in a file, exceptions included."""
    for text, line in prose_of(path, source):
        for pattern, instead in LANGUAGES[language_of(path)]:
            for match in pattern.finditer(text):
                yield Hit(path, line + text.count("\n", 0, match.start()), " ".join(match[0].split()), instead)


def files() -> list[str]:
    """List the files of the repository that contain prose."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    return [path for path in listed if (ROOT / path).is_file() and Path(path).suffix in {".py", ".ipynb", *COMMENTS}]


def faults(paths: Iterable[str]) -> list[str]:
    """Describe every hit that is no exception, and every exception that is no longer needed."""
    found: list[Hit] = []
    for path in paths:
        if not path.startswith(IGNORED) and "htmx" not in Path(path).name:
            found += hits(path, (ROOT / path).read_text("utf-8"))
    used = {(hit.path, hit.found.lower()) for hit in found}
    listed = [str(hit) for hit in found if (hit.path, hit.found.lower()) not in EXCEPTIONS]
    return listed + [f"EXCEPTIONS: not needed any more: {key}" for key in EXCEPTIONS if key not in used]


def main() -> None:
    """Check the given files, or all."""
    given = [Path(name).resolve().relative_to(ROOT).as_posix() for name in sys.argv[1:]]
    listed = faults(given or files())
    if given:
        listed = [line for line in listed if not line.startswith("EXCEPTIONS")]
    if listed:
        sys.exit("\n".join([*listed, f"{len(listed)} phrases to rewrite (tools/phrases.py)."]))


if __name__ == "__main__":
    main()
