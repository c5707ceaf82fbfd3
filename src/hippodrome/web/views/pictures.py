"""Serve still pictures: a game's cover, and the examples in its rules."""

import gzip

from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from hippodrome.text import LANGUAGES
from hippodrome.web.rendering.pictures import drawn, fingerprint
from hippodrome.web.views.shortcuts import game_or_404

POLICY = "default-src 'none'; style-src 'unsafe-inline'"


@require_safe
def picture(request: HttpRequest, mark: str, language: str, game: str, name: str) -> HttpResponse:
    found = drawn(game_or_404(game), name, language) if language in LANGUAGES else None
    if found is None:
        raise Http404
    packed = "gzip" in request.headers.get("Accept-Encoding", "")
    answer = HttpResponse(found if packed else gzip.decompress(found), content_type="image/svg+xml")
    if packed:
        answer["Content-Encoding"] = "gzip"
    answer["Vary"] = "Accept-Encoding"
    answer["Content-Security-Policy"] = POLICY
    # An outdated URL gets the current picture, but may be cached only briefly.
    lasting = "public, max-age=31536000, immutable" if mark == fingerprint(game) else "public, max-age=60"
    answer["Cache-Control"] = lasting
    return answer
