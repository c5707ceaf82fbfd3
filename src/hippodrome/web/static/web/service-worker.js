// The service worker: push messages, and the games from the cache while there is no network. The server puts the line
// `const SITE = {...}` with our addresses before this script (views/app.py).
/* global SITE */
const PAGES = "hippodrome-pages";
const ASSETS = "hippodrome-assets";
const SHOWN = "hippodrome-shown";
const STALE = 5 * 60 * 1000;
const MOST_ASSETS = 150;
const MOST_SHOWN = 50;

self.addEventListener("install", (event) => event.waitUntil(keepOffline().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method === "POST" && url.pathname.startsWith("/me/")) {
    // Logging in or out, another name: what was kept may be somebody else's now.
    event.waitUntil(caches.delete(PAGES));
  } else if (request.method === "GET" && request.mode === "navigate") {
    event.respondWith(navigate(event));
  } else if (request.method === "GET" && url.pathname.startsWith("/static/")) {
    event.respondWith(asset(request));
  }
});

async function navigate(event) {
  try {
    const response = await fetch(event.request);
    event.waitUntil(keepOffline(STALE));
    return response;
  } catch (error) {
    const kept = await (await caches.open(PAGES)).match(SITE.offline);
    if (kept) return kept;
    throw error;
  }
}

// Keep the page for when there is no network, unless the one we have is fresh; and what it needs to be shown.
async function keepOffline(age = 0) {
  const pages = await caches.open(PAGES);
  const kept = await pages.match(SITE.offline);
  if (kept && Date.now() - Date.parse(kept.headers.get("Date")) < age) return;
  try {
    const response = await fetch(SITE.offline, { credentials: "same-origin" });
    if (!response.ok) return;
    await pages.put(SITE.offline, response.clone());
    const html = await response.text();
    const needed = [...html.matchAll(/(?:src|href)="(\/static\/[^"]+)"/g)].map((found) => found[1]);
    await Promise.all([...new Set(needed)].map((path) => asset(new Request(path)).catch(() => null)));
  } catch {
    // Without a network the one from before stays.
  }
}

// Static files have the hash of their content in their names: what we have is never out of date.
async function asset(request) {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && /\.[0-9a-f]{12}\./.test(request.url)) {
    await assets.put(request, response.clone());
    const all = await assets.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST_ASSETS)).map((old) => assets.delete(old)));
  }
  return response;
}

self.addEventListener("push", (event) => event.waitUntil(show(event.data?.json() ?? {})));

// A message that comes a second time takes the place of the first one silently.
async function show(told) {
  const again = await wasShown(told.id);
  await self.registration.showNotification(told.title ?? "Hippodrome", {
    body: told.body,
    tag: told.tag,
    renotify: Boolean(told.tag) && !again,
    silent: again,
    icon: SITE.icon,
    badge: SITE.badge,
    data: { url: told.url, id: told.id },
  });
  if (told.turns) await self.navigator.setAppBadge?.(told.turns);
  await keepOffline();
}

async function wasShown(id) {
  if (!id) return false;
  const cache = await caches.open(SHOWN);
  const ids = (await (await cache.match("/shown"))?.json()) ?? [];
  if (ids.includes(id)) return true;
  await cache.put("/shown", new Response(JSON.stringify([...ids, id].slice(-MOST_SHOWN))));
  return false;
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const wanted = new URL(event.notification.data?.url ?? SITE.home, self.location.origin);
  const url = wanted.origin === self.location.origin ? wanted.href : self.location.origin + SITE.home;
  event.waitUntil(open(url));
});

async function open(url) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((client) => client.url.split(/[?#]/)[0] === url);
  if (there) return there.focus();
  return self.clients.openWindow(url);
}
