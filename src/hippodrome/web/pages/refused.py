"""What a browser gets when something can't be done."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.deprecation import MiddlewareMixin

from hippodrome.web import speech
from hippodrome.web.play import Refused


class Refusals(MiddlewareMixin):
    """A middleware: a refusal becomes a page that says why, with the right status."""

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        """Say why."""
        return refuse(request, error) if isinstance(error, Refused) else None


def refuse(request: HttpRequest, refusal: Refused) -> HttpResponse:
    """The reason as a page, or, to a part of a page, as a sentence."""
    why = speech.say(refusal.key, **refusal.params)
    if getattr(request, "htmx", False):
        return render(request, "web/refused_part.html", {"why": why}, status=refusal.status)
    return render(request, "web/refused.html", {"why": why}, status=refusal.status)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """There is nothing at this address."""
    return render(request, "web/refused.html", {"why": speech.say("not-found")}, status=404)


def broken(request: HttpRequest) -> HttpResponse:
    """Something went wrong on our side; this page needs nothing that could fail again."""
    return HttpResponse(speech.say("broken"), status=500, content_type="text/plain; charset=utf-8")
