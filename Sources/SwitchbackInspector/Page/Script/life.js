// The way that a screen took: what each event has done to it.
let tracked = 0,
  steps = [];

// Opens the life of a screen, or closes it.
function track(id) {
  tracked = id;
  steps = [];
  for (const [box, element] of els) {
    element.classList.toggle("tracked", box == id);
    element.setAttribute("aria-pressed", box == id);
  }
  life();
}

function life() {
  $("life").hidden = !tracked;
  if (!tracked) return;
  const seen = steps.end || 0;
  if (seen > E.length) steps = [];
  // Only what has come since: a recording may still grow.
  for (let i = seen; i < E.length; i++) {
    const mark = fate(E[i], tracked);
    if (mark) steps.push([i, mark]);
  }
  steps.end = E.length;
  const e = BY.get(cur),
    name = nameAt(e, tracked);
  fill("lifeof", "The life of ", name === undefined ? "a screen" : named(name));
  const rows = steps.slice(0, 500).map(([i, mark]) =>
    el("li", {},
      el("a", { href: "#" + E[i].n, "aria-current": E[i].n == cur && "true" },
        el("b", {}, "#" + E[i].n), " ",
        el("span", { class: "mk " + mark }, WORD[mark].join(" ")), " ", title(E[i]))));
  fill("steps", rows, steps.length > 500 && el("li", {}, `and ${steps.length - 500} more`),
    !steps.length && el("li", {}, "No event of this recording has changed it."));
  bar();
}

// The name of a screen around an event, or else after the first one that has done something to it.
function nameAt(e, id) {
  const trees = [e.before, e.after, ...steps.map(([i]) => E[i].after)].map((i) => D.trees[i]),
    tree = trees.find((a) => spotIn(a, id) < a.length);
  return tree && D.texts[tree[spotIn(tree, id) + 1]];
}

// A line over all events: solid while the screen is on display, dashed while it is hidden.
function bar() {
  const at = (i) => (E.length > 1 ? 1 + (98 * i) / (E.length - 1) : 50).toFixed(2) + "%",
    parts = [];
  let from = 0,
    now = steps.length && state(E[steps[0][0]].before, tracked);
  const until = (i) => {
    if (now)
      parts.push(svg("line", {
        x1: at(from), x2: at(i), y1: 9, y2: 9, class: now.on ? "seen" : "unseen",
      }));
  };
  for (const [i] of steps) {
    until(i);
    now = state(E[i].after, tracked);
    from = i;
  }
  until(E.length - 1);
  const marks = steps.length < 200 ? steps : [];
  const k = place(E, cur);
  fill("lifebar", parts,
    marks.map(([i]) => svg("circle", { cx: at(i), cy: 9, r: 3 })),
    svg("line", { x1: at(k), x2: at(k), y1: 1, y2: 17, class: "here" }));
}
