"""Check a page with axe-core."""

from importlib.resources import files

AXE = "axe_playwright_python"


def serious_violations(page):
    """Return the serious and critical violations that axe-core finds on a page."""
    page.evaluate((files(AXE) / "axe.min.js").read_text("utf-8"))
    found = page.evaluate("axe.run({resultTypes: ['violations']})")["violations"]
    return [
        (one["id"], one["help"], [node["html"][:160] for node in one["nodes"]][:3])
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
