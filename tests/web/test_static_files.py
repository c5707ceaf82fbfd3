"""Static files: pages and scripts refer only to files that exist, and browsers may cache them."""

import asyncio
import gzip
import json
import re
from pathlib import Path

import pytest

pytest.importorskip("hippodrome.web")

OURS = Path(__file__).parents[2] / "src" / "hippodrome" / "web" / "static"


def get(path, **headers):
    """Request a file; return status, headers and content."""
    from hippodrome.web.server.static_files import application

    sent = []

    async def send(message):
        sent.append(message)

    async def receive():
        return {"type": "http.request", "body": b"", "more_body": False}

    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": given}
    asyncio.run(application()(scope, receive, send))
    answered = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], answered, b"".join(message.get("body", b"") for message in sent[1:])


def static(name):
    from django.templatetags.static import static

    return static(name)


def test_every_import_of_a_tables_scripts_exists(inside):
    waiting, found = [static("web/table.js")], {}
    while waiting:
        address = waiting.pop()
        status, _, content = get(address)
        assert status == 200, address
        found[address] = content.decode()
        for neighbour in re.findall(r'^import\s?.*"\./([\w.-]+)";$', found[address], re.MULTILINE):
            assert re.search(r"\.[0-9a-f]{12}\.js$", neighbour), "browsers do not cache an import without a hash"
            path = f"{address.rpartition('/')[0]}/{neighbour}"
            if path not in found:
                waiting.append(path)
    assert len(found) > 5


def test_missing_files_are_not_found(inside):
    assert get(static("web/site.css").replace("site.", "sight."))[0] == 404
    assert get("/static/web/table.js")[0] == 404
    assert get("/static/../settings.py")[0] == 404
    with pytest.raises(ValueError, match=r"no-such\.js"):
        static("web/no-such.js")


@pytest.mark.parametrize("name", ["web/table.js", "draw.css", "django_htmx/htmx-4.min.js", "admin/css/base.css"])
def test_files_are_cached_for_ever_and_compressed(inside, name):
    _, plain, whole = get(static(name))
    status, headers, packed = get(static(name), accept_encoding="gzip, deflate")
    assert status == 200 and headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == whole and len(packed) < len(whole) / 2
    for answered in (plain, headers):
        assert "immutable" in answered["cache-control"] and int(
            re.search(r"max-age=(\d+)", answered["cache-control"])[1]
        )
        assert answered["x-content-type-options"] == "nosniff" and "access-control-allow-origin" not in answered
        assert answered["vary"].lower() == "accept-encoding"
    assert headers["content-type"].startswith("text/")


def test_files_are_collected_again_only_after_a_change(inside, tmp_path, monkeypatch):
    from django.test import override_settings

    from hippodrome.web.server import static_files

    ran = []
    monkeypatch.setattr(static_files, "call_command", lambda name, **_: ran.append(name))
    own = tmp_path / "own"
    own.mkdir()
    (own / "extra.css").write_text("a {}")
    with override_settings(STATIC_ROOT=tmp_path / "static", STATICFILES_DIRS=[own]):
        static_files.collect()
        static_files.collect()
        assert ran == ["collectstatic"]
        (own / "extra.css").write_text("a { color: red }")
        static_files.collect()
        assert ran == ["collectstatic"] * 2


def test_an_unwritable_folder_is_named_in_the_error(inside, tmp_path):
    from django.test import override_settings

    from hippodrome.web.environment import BadSetting
    from hippodrome.web.server.static_files import collect

    (tmp_path / "file").write_text("")
    with override_settings(STATIC_ROOT=tmp_path / "file"), pytest.raises(BadSetting, match="HIPPODROME_STATIC"):
        collect()


def test_every_file_has_one_name_in_the_manifest(inside):
    from django.conf import settings

    from hippodrome.web.server.static_files import fingerprint

    manifest = json.loads((Path(settings.STATIC_ROOT) / "staticfiles.json").read_text())
    assert manifest["hash"] == fingerprint() != ""
    ours = {path.relative_to(OURS).as_posix() for path in OURS.rglob("*.*")}
    assert len(ours) > 40 and ours <= set(manifest["paths"])


@pytest.mark.parametrize("name", ["site", "table"])
def test_parts_of_a_style_sheet_are_sent_as_one_file_in_their_order(inside, name):
    _, _, content = get(static(f"web/{name}.css"))
    sent = content.decode()
    parts = re.findall(rf'@import "\./({name}/\w+\.css)";', (OURS / "web" / f"{name}.css").read_text())
    assert {path.name for path in (OURS / "web" / name).iterdir()} == {part.split("/")[1] for part in parts}
    places = [sent.index((OURS / "web" / part).read_text()) for part in parts]
    assert places == sorted(places) and "@import" not in sent
