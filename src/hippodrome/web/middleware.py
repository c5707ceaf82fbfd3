"""Security headers, compression, and checks that apply to every request."""

import re
import secrets
from collections.abc import Callable
from gzip import GzipFile
from io import BytesIO

from django.http import HttpRequest, HttpResponse, QueryDict
from django.http.response import HttpResponseBase
from django.middleware.gzip import GZipMiddleware, re_accepts_gzip
from django.utils.cache import patch_vary_headers

from hippodrome.web.refusals import Refused
from hippodrome.web.views.errors import refuse

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)

UNPRINTABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff]")
"""Control characters and lone surrogates: nobody types them, and PostgreSQL can't store them."""
LONGEST_ADDRESS = 2000
WORTH_COMPRESSING = 200
"""Responses with fewer bytes are not compressed, as in Django."""
FAST = 1
"""gzip's level for page parts. Django's level 6 makes them a seventh smaller for six times the CPU time."""


def headers(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """A middleware: forbid foreign and inline scripts, frames, content sniffing and caching of pages."""

    def answer(request: HttpRequest) -> HttpResponse:
        return guard(get_response(request))

    return answer


def guard(response: HttpResponse) -> HttpResponse:
    response.headers.setdefault("Content-Security-Policy", POLICY)
    response.headers.setdefault("X-Content-Type-Options", "nosniff")
    response.headers.setdefault("X-Frame-Options", "DENY")
    response.headers.setdefault("Referrer-Policy", "same-origin")
    response.headers.setdefault("Permissions-Policy", "camera=(), microphone=(), geolocation=()")
    response.headers.setdefault("Cache-Control", "private, no-store")
    return response


class Compression(GZipMiddleware):
    """Django's GZipMiddleware, with a faster level for the page parts sent after every move.

    Like Django's, it adds a random file name, so that the length of a response reveals nothing about its content
    (BREACH).
    """

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        is_part = "HTTP_HX_REQUEST" in request.META and not response.has_header("Content-Encoding")
        accepted = re_accepts_gzip.search(request.META.get("HTTP_ACCEPT_ENCODING", ""))
        if isinstance(response, HttpResponse) and is_part and accepted and len(response.content) >= WORTH_COMPRESSING:
            buffer, name = BytesIO(), "a" * secrets.randbelow(self.max_random_bytes)
            with GzipFile(name, "wb", FAST, buffer, mtime=0) as compressed:
                compressed.write(response.content)
            response.content = buffer.getvalue()
            response.headers["Content-Encoding"] = "gzip"
            response.headers["Content-Length"] = str(len(response.content))
            patch_vary_headers(response, ("Accept-Encoding",))
            return response
        return super().process_response(request, response)


def readable(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """A middleware: refuse addresses and forms with control characters.

    It also refuses encodings that our pages don't use. Some that Python supports take minutes to decode, or are not
    meant for text.
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
