"""The glossary of a game: a page of all terms, and their meanings for the pages on which one can point at them."""

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from hippodrome.text import LANGUAGES, glossary
from hippodrome.web import markup, messages
from hippodrome.web.pages import lobby, pictures


def address(game: str) -> str:
    """Where the meanings are to be had in the reader's language; empty for a game without a glossary."""
    if not glossary.glossary_of(game, messages.language()).terms:
        return ""
    return markup.address("meanings", pictures.fingerprint(game), messages.language(), game)


@require_safe
def page(request: HttpRequest, game: str) -> HttpResponse:
    """All terms of a game, in the order of the alphabet."""
    terms = glossary.glossary_of(lobby.known(game), messages.language()).terms
    if not terms:
        raise Http404
    ordered = sorted(terms.items(), key=lambda item: item[1].title.casefold())
    return render(request, "web/glossary.html", {"game": game, "terms": ordered})


@require_safe
def meanings(request: HttpRequest, mark: str, language: str, game: str) -> HttpResponse:
    """What each term means, by its key: a page fetches it once, and a browser may keep it."""
    if language not in LANGUAGES:
        raise Http404
    terms = glossary.glossary_of(lobby.known(game), language).terms
    answer = JsonResponse({key: term.meaning for key, term in terms.items()}, json_dumps_params={"ensure_ascii": False})
    # An address of an older edition has the present meanings, but not for long.
    lasting = "public, max-age=31536000, immutable" if mark == pictures.fingerprint(game) else "public, max-age=60"
    answer["Cache-Control"] = lasting
    return answer
