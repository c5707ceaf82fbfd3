// The part of the page that changes, and what its latest rendering says about itself (stamp, status, title, layout).
export const live = document.getElementById("live");
export const state = () => document.getElementById("state");
