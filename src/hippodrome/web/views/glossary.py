"""A game's glossary: a page with all terms, and the JSON data behind the tooltips."""

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from hippodrome.text import LANGUAGES, glossary
from hippodrome.web import messages
from hippodrome.web.rendering.pictures import fingerprint
from hippodrome.web.views.shortcuts import game_or_404


@require_safe
def page(request: HttpRequest, game: str) -> HttpResponse:
    terms = glossary.glossary_of(game_or_404(game), messages.language()).terms
    if not terms:
        raise Http404
    ordered = sorted(terms.items(), key=lambda item: item[1].title.casefold())
    return render(request, "web/glossary.html", {"game": game, "terms": ordered})


@require_safe
def meanings(request: HttpRequest, mark: str, language: str, game: str) -> HttpResponse:
    if language not in LANGUAGES:
        raise Http404
    terms = glossary.glossary_of(game_or_404(game), language).terms
    answer = JsonResponse({key: term.meaning for key, term in terms.items()}, json_dumps_params={"ensure_ascii": False})
    # An outdated URL gets the current meanings, but may be cached only briefly.
    lasting = "public, max-age=31536000, immutable" if mark == fingerprint(game) else "public, max-age=60"
    answer["Cache-Control"] = lasting
    return answer
