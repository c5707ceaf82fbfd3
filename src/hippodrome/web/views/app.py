"""What makes an app of the site: its manifest, its service worker, and the page for when there is no network."""

from functools import cache
from pathlib import Path

import msgspec
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.templatetags.static import static
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_safe

from hippodrome.web import messages
from hippodrome.web.views.my_games import lists_context

WORKER = Path(__file__).parents[1] / "static" / "web" / "service-worker.js"
PORPHYRY, IVORY = "#6d1f3a", "#f6eeda"


@require_safe
def manifest(request: HttpRequest) -> HttpResponse:
    icons = [
        {"src": static("web/icon.svg"), "sizes": "any", "type": "image/svg+xml"},
        *(
            {"src": static(f"web/icons/icon-{size}.png"), "sizes": f"{size}x{size}", "type": "image/png"}
            for size in (192, 512)
        ),
        {
            "src": static("web/icons/maskable-512.png"),
            "sizes": "512x512",
            "type": "image/png",
            "purpose": "maskable",
        },
    ]
    told = {
        "id": "/",
        "name": messages.say("site-name"),
        "short_name": messages.say("site-name"),
        "description": messages.say("app-about"),
        "lang": messages.language(),
        "start_url": reverse("my-tables"),
        "scope": "/",
        "display": "standalone",
        "background_color": IVORY,
        "theme_color": PORPHYRY,
        "icons": icons,
        "shortcuts": [{"name": messages.say("games"), "url": reverse("home")}],
    }
    return JsonResponse(told, content_type="application/manifest+json")


@require_safe
def service_worker(request: HttpRequest) -> HttpResponse:
    """The script of the service worker, at the root of the site, for only then it works for all pages."""
    response = HttpResponse(_worker(), content_type="text/javascript; charset=utf-8")
    response.headers["Cache-Control"] = "no-cache"
    return response


@cache
def _worker() -> str:
    site = {
        "offline": reverse("offline"),
        "home": reverse("my-tables"),
        "icon": static("web/icons/icon-192.png"),
        "badge": static("web/icons/badge-96.png"),
    }
    return f"const SITE = {msgspec.json.encode(site).decode()};\n{WORKER.read_text('utf-8')}"


@require_safe
def offline(request: HttpRequest) -> HttpResponse:
    """The page that the service worker keeps: the player's games, as they were when it was made."""
    return render(request, "web/offline.html", lists_context(request) | {"now": timezone.now()})
