// An htmx extension: morphing keeps pictures valid, and keeps open what a person has opened. When known elements move
// under a new parent, htmx creates that parent by name alone. Inside an SVG this gives an invisible HTML element,
// such as half of a map after turning a phone. Elements in the wrong namespace are therefore recreated before
// anything is painted.
(() => {
  const wrong = new Map();

  function move(thing, parent) {
    try {
      parent.moveBefore(thing, null); // moveBefore keeps transitions running and the focus in place
    } catch {
      parent.append(thing);
    }
  }

  function mend() {
    for (const [made, model] of wrong) {
      const right = model.cloneNode(false);
      made.before(right);
      for (const thing of [...made.childNodes]) move(thing, right);
      made.remove();
    }
    wrong.clear();
  }

  window.htmx.registerExtension("svg", {
    htmx_before_morph_node: (_, { oldNode, newNode }) => {
      if (oldNode.localName === "details" && oldNode.id && oldNode.id === newNode.id) newNode.open = oldNode.open;
      if (oldNode.namespaceURI === newNode.namespaceURI) return;
      if (!wrong.size) queueMicrotask(mend);
      wrong.set(oldNode, newNode);
    },
  });
})();
