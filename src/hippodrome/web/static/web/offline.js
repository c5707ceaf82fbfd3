// The page for when there is no network: load again as soon as there is one.
const again = () => window.location.reload();
window.addEventListener("online", again);
document.getElementById("try-again").addEventListener("click", again);
// There may be a network before the site answers through it.
setInterval(() => navigator.onLine && again(), 10_000);
