// Choose the picture that fits the screen: upright phones get the narrow one.
import { state } from "./live.js";
import { refresh } from "./refresh.js";

const upright = window.matchMedia("(max-width: 700px)");

function fit() {
  const layout = upright.matches ? "narrow" : "wide";
  document.cookie = `layout=${layout}; path=/; max-age=31536000; samesite=lax`;
  if (state()?.dataset.layout && state().dataset.layout !== layout) refresh(0, true);
}
let turning = 0;
upright.addEventListener("change", () => {
  clearTimeout(turning);
  turning = setTimeout(fit, 300);
});
if (document.readyState === "complete") fit();
else window.addEventListener("load", fit);
