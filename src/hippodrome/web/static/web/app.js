// The service worker, for those who have been here before; and a browser whose push service has given it a new address
// tells us.
import { subscribed, tellServer } from "./subscription.js";

const known = "known" in (document.getElementById("waiting")?.dataset ?? {});

if (known && "serviceWorker" in navigator) {
  navigator.serviceWorker
    .register("/service-worker.js")
    .then(async (worker) => {
      const told = localStorage.getItem("hippodrome-push");
      const now = told && (await subscribed(worker));
      if (now && now.endpoint !== told) await tellServer(now);
    })
    .catch(() => {}); // a private window, or one without a safe connection
}
