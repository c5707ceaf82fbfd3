// The part of the page that is updated, and the state of its latest rendering (stamp, status, title, layout).
export const live = document.getElementById("live");
export const state = () => document.getElementById("state");
