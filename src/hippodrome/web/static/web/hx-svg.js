// An extension of htmx: morphing keeps pictures whole, and what a person has opened stays open.
// Where known elements come under a parent that is new, htmx morphs them into an element it makes by name alone. In a
// picture that would be an unknown thing of HTML, which nobody sees: the second half of a map after turning a phone.
// So what was made with the wrong kind is made again as it should be, before anything is painted.
(() => {
  const wrong = new Map();

  function move(thing, parent) {
    try {
      parent.moveBefore(thing, null); // what glides goes on gliding, and the focus stays
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
