// The page of notifications: switch push messages on for this device.
import { subscribed, tellServer } from "./subscription.js";

const form = document.getElementById("push-form");
const [on, here, cannot, said] = ["push-on", "push-here", "push-cannot", "push-state"].map((id) =>
  document.getElementById(id),
);

function key() {
  const text = form.dataset.key.replaceAll("-", "+").replaceAll("_", "/");
  return Uint8Array.from(atob(text.padEnd(Math.ceil(text.length / 4) * 4, "=")), (letter) => letter.charCodeAt(0));
}

async function begin() {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) {
    cannot.hidden = false;
    return;
  }
  const worker = await navigator.serviceWorker.register("/service-worker.js");
  const now = await subscribed(worker);
  const known = now && localStorage.getItem("hippodrome-push") === now.endpoint;
  on.hidden = Boolean(known);
  here.hidden = !known;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    switchOn();
  });
}

async function switchOn() {
  on.disabled = true;
  try {
    if ((await Notification.requestPermission()) !== "granted") {
      said.textContent = form.dataset.denied;
      return;
    }
    const worker = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: key() };
    await tellServer((await subscribed(worker)) ?? (await worker.pushManager.subscribe(options)));
    window.location.reload();
  } catch {
    said.textContent = form.dataset.failed;
  } finally {
    on.disabled = false;
  }
}

begin();
