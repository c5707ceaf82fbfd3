"""Notifications in a browser: "Your turn" in the header, the page to choose them, and the app without a network."""

import pytest

from tests.web.web_site import SCREENS, settled

SIZES = {"desktop": (1366, 768), "phone": (390, 844)}


@pytest.mark.parametrize("device", SIZES)
def test_the_header_lists_the_tables_that_wait_and_the_title_counts_them(site, person, device):
    width, height = SIZES[device]
    page = person(width=width, height=height)
    page.goto(site.url)
    assert not page.locator("#waiting").is_visible()
    for _ in range(2):
        page.goto(f"{site.url}/games/byzanz/")
        page.locator("form[action$='/quick/'] button").first.click()
        settled(page)
        page.wait_for_function("() => document.getElementById('state').dataset.turn === 'yes'")
    page.goto(f"{site.url}/me/notifications/")
    page.wait_for_function("() => document.title.startsWith('(2) ')")
    page.locator("#waiting summary").click()
    page.wait_for_selector(".turn-list a")
    assert page.locator(".turn-list a").count() == 2
    page.screenshot(path=SCREENS / f"turns-{device}.png")
    page.locator("#waiting summary").click()
    page.screenshot(path=SCREENS / f"notifications-{device}.png", full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_offline_app_shows_the_last_known_games(site, person):
    person.expects_errors = True  # the browser logs errors while offline
    page = person()
    page.goto(f"{site.url}/games/byzanz/")
    page.locator("form[action$='/quick/'] button").first.click()
    settled(page)
    page.goto(f"{site.url}/me/")
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => caches.open('hippodrome-pages').then((kept) => kept.match('/me/offline/'))")
    page.reload()
    page.context.set_offline(True)
    page.goto(f"{site.url}/me/")
    assert page.locator("h1").inner_text() == "You are offline"
    assert page.locator("ul.tables li").count() == 1
    page.screenshot(path=SCREENS / "offline.png")
    page.context.set_offline(False)
    page.wait_for_function("() => document.querySelector('h1').textContent.includes('offline') === false")


def test_the_manifest_names_existing_icons(site, person):
    page = person()
    page.goto(site.url)
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((found) => found.json())")
    assert manifest["display"] == "standalone" and manifest["start_url"] == "/me/"
    sizes = page.evaluate(
        """(icons) => Promise.all(icons.map(async ({src}) => {
          const picture = new Image();
          picture.src = src;
          await picture.decode();
          return [picture.naturalWidth, picture.naturalHeight].join("x");
        }))""",
        [icon for icon in manifest["icons"] if icon["type"] == "image/png"],
    )
    assert sizes == ["192x192", "512x512", "512x512"]


def test_a_displayed_page_reports_that_it_was_seen(site, person):
    """News displayed on one device is not announced on the others."""
    page = person()
    page.goto(f"{site.url}/games/byzanz/")
    page.locator("form[action$='/quick/'] button").first.click()
    settled(page)
    assert page.locator("#live").get_attribute("data-displayed") is None, (
        "pages of players without a channel report nothing"
    )
    slug = page.url.split("/t/")[1].strip("/")
    page.goto(f"{site.url}/t/{slug}/")
    settled(page)
    path = f"/t/{slug}/displayed/"
    page.evaluate("(path) => { document.getElementById('live').dataset.displayed = path; }", path)
    page.evaluate("import(document.querySelector('script[src*=\"/table.\"]').src)")
    with page.expect_request(lambda request: request.url.endswith(path)) as sent:
        page.evaluate("""async () => {
          const live = document.getElementById('live');
          await window.htmx.ajax('GET', live.dataset.live, {target: '#live', swap: 'none'});
        }""")
    assert sent.value.method == "POST" and 'name="stamp"' in sent.value.post_data
