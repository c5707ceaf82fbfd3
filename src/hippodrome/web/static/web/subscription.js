// This browser's subscription to push messages, and telling the server of it.
export const subscribed = async (worker) => (await worker.pushManager?.getSubscription()) ?? null;

export async function tellServer(subscription) {
  const form = new FormData();
  form.set("subscription", JSON.stringify(subscription));
  form.set("csrfmiddlewaretoken", document.querySelector("[name=csrfmiddlewaretoken]").value);
  const answer = await fetch("/me/notifications/browser/", { method: "POST", body: form });
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  localStorage.setItem("hippodrome-push", subscription.endpoint);
}
