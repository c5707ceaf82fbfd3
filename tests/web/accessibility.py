"""axe-core's findings on a page."""

from importlib.resources import files

AXE = "axe_playwright_python"


def serious(page):
    """What axe-core finds that would keep somebody out."""
    page.evaluate((files(AXE) / "axe.min.js").read_text("utf-8"))
    found = page.evaluate("axe.run({resultTypes: ['violations']})")["violations"]
    return [
        (one["id"], one["help"], [node["html"][:160] for node in one["nodes"]][:3])
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
