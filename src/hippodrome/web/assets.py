"""Style sheet, scripts and icons, served from memory under an address that changes when any of them does.

They share one fingerprint, so that a script finds the modules it imports beside itself (`import "./zoom.js"`).
"""

import gzip
import mimetypes
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any

from hippodrome.draw import stylesheet

TYPES = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml"}


class Asset:
    """One file: its bytes, plain and compressed, and what kind it is."""

    def __init__(self, name: str, body: bytes) -> None:
        self.body = body
        self.packed = gzip.compress(body, 6)
        ending = name[name.rfind(".") :]
        self.kind = TYPES.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"


@cache
def assets() -> dict[str, Asset]:
    """Every file we serve, by name: ours, and htmx as its package ships it."""
    ours = files("hippodrome.web") / "static" / "web"
    found = {entry.name: Asset(entry.name, entry.read_bytes()) for entry in ours.iterdir() if entry.is_file()}
    theirs = files("django_htmx") / "static" / "django_htmx"
    for name, source in {"htmx.js": "htmx-4.min.js", "hx-sse.js": "ext/hx-sse-4.min.js"}.items():
        found[name] = Asset(name, theirs.joinpath(*source.split("/")).read_bytes())
    found["draw.css"] = Asset("draw.css", stylesheet().encode())
    return found


@cache
def operator_assets() -> dict[str, Asset]:
    """What the operator's page needs, as Django ships it: /static/admin/css/base.css, ..."""
    shipped = Path(str(files("django.contrib.admin"))) / "static" / "admin"
    found = [path for path in shipped.rglob("*") if path.suffix in (".css", ".js", ".svg")]
    return {path.relative_to(shipped).as_posix(): Asset(path.name, path.read_bytes()) for path in found}


@cache
def fingerprint() -> str:
    """A fingerprint of all files together."""
    whole = blake2b(digest_size=6)
    for name, asset in sorted(assets().items()):
        whole.update(f"{name} {len(asset.body)}\n".encode() + asset.body)
    return whole.hexdigest()


def asset_url(name: str) -> str:
    """The address of an asset, with the fingerprint, so that it may be kept for ever."""
    if name not in assets():
        raise KeyError(f"there is no file {name} in static/web")
    return f"/static/{fingerprint()}/{name}"


async def serve_asset(path: str, headers: dict[bytes, bytes], send: Any) -> None:
    """Answer a request for /static/<fingerprint>/<name>."""
    given, _, name = path.removeprefix("/static/").partition("/")
    asset = assets().get(name) if given != "admin" else operator_assets().get(name)
    if asset is None or given not in (fingerprint(), "admin"):
        await send({"type": "http.response.start", "status": 404, "headers": []})
        await send({"type": "http.response.body", "body": b""})
        return
    packed = b"gzip" in headers.get(b"accept-encoding", b"")
    body = asset.packed if packed else asset.body
    answer = [
        (b"content-type", asset.kind.encode()),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"public, max-age=600" if given == "admin" else b"public, max-age=31536000, immutable"),
        (b"vary", b"accept-encoding"),
        (b"x-content-type-options", b"nosniff"),
    ]
    if packed:
        answer.append((b"content-encoding", b"gzip"))
    await send({"type": "http.response.start", "status": 200, "headers": answer})
    await send({"type": "http.response.body", "body": body})
