"""What every request is held to, and headers that keep a page to itself."""

import re
from collections.abc import Callable

from django.http import HttpRequest, HttpResponse, QueryDict
from django.utils.cache import patch_vary_headers

from hippodrome.web.packing import ACCEPTS_GZIP, more_or_less, packed
from hippodrome.web.pages.refused import refuse
from hippodrome.web.play import Refused

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)

UNPRINTABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff]")
"""Control characters and halves of characters: nobody types them, and PostgreSQL does not store them."""
LONGEST_ADDRESS = 2000
WORTH_COMPRESSING = 200
"""Bytes below which an answer is sent as it is."""


def headers(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """No foreign or inline script, no frames, no guessing of types, nothing of a page in a cache."""

    def answer(request: HttpRequest) -> HttpResponse:
        return guard(get_response(request))

    return answer


def guard(response: HttpResponse) -> HttpResponse:
    """Set the headers of one answer."""
    response.headers.setdefault("Content-Security-Policy", POLICY)
    response.headers.setdefault("X-Content-Type-Options", "nosniff")
    response.headers.setdefault("X-Frame-Options", "DENY")
    response.headers.setdefault("Referrer-Policy", "same-origin")
    response.headers.setdefault("Permissions-Policy", "camera=(), microphone=(), geolocation=()")
    response.headers.setdefault("Cache-Control", "private, no-store")
    return response


def compressed(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Answers are sent compressed: what changes with every move quickly, a whole page well."""

    def answer(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        if len(response.content) < WORTH_COMPRESSING or response.has_header("Content-Encoding"):
            return response
        patch_vary_headers(response, ("Accept-Encoding",))
        if ACCEPTS_GZIP.search(request.META.get("HTTP_ACCEPT_ENCODING", "")):
            response.content = packed(response.content, "HTTP_HX_REQUEST" in request.META, more_or_less())
            response.headers["Content-Encoding"] = "gzip"
            response.headers["Content-Length"] = str(len(response.content))
        return response

    return answer


def readable(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Only text comes in: an address or a form with control characters in it is refused before a page sees it.

    And only as our own pages send it: other encodings that Python knows would take it minutes, or are not for text.
    """

    def answer(request: HttpRequest) -> HttpResponse:
        if request.encoding and request.encoding.lower() not in ("utf-8", "utf8"):
            request.encoding = "utf-8"
            return refuse(request, Refused("refused-form", 415))
        if len(request.get_full_path()) > LONGEST_ADDRESS or UNPRINTABLE.search(request.path):
            return refuse(request, Refused("refused-form", 400))
        if _has_unprintable(request.GET) or (request.method == "POST" and _has_unprintable(request.POST)):
            return refuse(request, Refused("refused-form", 400))
        return get_response(request)

    return answer


def _has_unprintable(form: QueryDict) -> bool:
    return any(UNPRINTABLE.search(text) for name, values in form.lists() for text in (name, *values))
