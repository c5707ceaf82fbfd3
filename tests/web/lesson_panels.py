"""Scripts that inspect a lesson's panel in the browser."""

COVERED_BY_PANEL = """() => {
  const box = (thing) => thing.getBoundingClientRect();
  const panel = box(document.getElementById("teacher"));
  const over = (other) => Math.min(panel.right, other.right) - Math.max(panel.left, other.left) > 1
    && Math.min(panel.bottom, other.bottom) - Math.max(panel.top, other.top) > 1;
  const parts = ["window", "answers", "question", "dock", "tabs"].map((id) => document.getElementById(id));
  return parts.filter((part) => part.checkVisibility() && over(box(part))).map((part) => part.id);
}"""
"""Returns the ids of the page's parts that the panel covers."""


LINE_IN_SIGHT = """(line) => {
  const box = (part) => document.querySelector(`#teacher ${part}`).getBoundingClientRect();
  const [inside, around] = [box(line), box(".says")];
  return inside.height > 0 && inside.top >= around.top - 1 && inside.bottom <= around.bottom - 4;
}"""
"""Returns whether a line of the panel is fully visible."""


SCROLL_TO_ANSWER = """(word) => {
  const answer = document.getElementById(`w-${word}`);
  const folded = answer.closest("details");
  if (folded) folded.open = true;
  answer.scrollIntoView({block: "nearest"});
}"""
"""Opens the group that contains an answer and scrolls to it."""
