// Two events side by side: the one that is kept, and the one that is open.
let pin = 0;
const isComparing = () => pin > 0 && pin != cur && BY.has(pin);
// What stands in the address: the open event, and the one that it is compared with.
const address = () => (cur ? "#" + (isComparing() ? pin + "-" : "") + cur : "");

function togglePin() {
  pin = pin || !cur ? 0 : cur;
  show(cur, false);
}

// Draws the open event beside the one that is kept, both in the same view.
function compare() {
  const [a, b] = [BY.get(pin), BY.get(cur)],
    events = Math.abs(place(E, b.n) - place(E, a.n));
  fill("sum",
    el("h2", { id: "head" }, `#${a.n} and #${b.n}, side by side`),
    el("p", { class: "what" },
      `${ms(Math.abs(b.t - a.t) * 1000)} and ${events} ${events == 1 ? "event" : "events"} apart`));
  fill("pair", column(a, b), column(b, a));
  for (const [e, other] of [[a, b], [b, a]]) {
    const at = (e) => shallow(T(mode == "before" ? e.before : e.after)),
      stage = $("pair").querySelector(`[data-stage="${e.n}"]`),
      room = Math.max(240, innerHeight * 0.4);
    picture(stage, at(e), room, e,
      mode == "diff" && { tree: at(other), isElsewhere: e.w != other.w });
  }
}

// All of an event in a column. What differs from the other one is marked.
function column(e, other) {
  const kept = e.n == pin,
    texts = (e) => new Set((e.plan || []).map(([text]) => text)),
    unlike = texts(other),
    lines = trace(e).split("\n"),
    known = new Set(trace(other).split("\n"));
  return el("section", { class: "column", "aria-label": "#" + e.n },
    el("div", { class: "sum" }, sum(e, "h3", false)),
    el("p", { class: "q cap2" }, kept ? "kept" : "open",
      mode == "before" ? " · the screens before" : " · the screens after",
      mode == "diff" && ` · what #${other.n} has not, or elsewhere`),
    el("div", { class: "stage", "data-stage": e.n, role: "img",
      "aria-label": plain(tree(T(mode == "before" ? e.before : e.after))) }),
    el("h4", {}, "Plan"),
    own(e) || !e.plan.length ? plan(e)
      : el("ol", { class: "plan" },
        e.plan.map(([text, , mark], i) =>
          el("li", { class: [mark, !unlike.has(text) && "unlike"].filter(Boolean).join(" ") },
            el("span", {}, i + 1), el("span", {}, text)))),
    lines[0] && [
      el("h4", {}, "Chain"),
      el("pre", {}, lines.map((line) =>
        el("span", { class: !known.has(line) && "unlike" }, line, "\n"))),
    ],
    el("h4", {}, "Time"), timing(e));
}

// Draws a tree without motion. The screens that the other tree has not, or elsewhere, are marked.
function picture(stage, t, room, e, other) {
  const W = stage.clientWidth,
    M = new Map(),
    B = index(t);
  if (other) {
    // Screens of two windows are others: they are compared by their names.
    const key = (n) => (other.isElsewhere ? n.y + " " + n.n : n.id),
      A = new Map([...index(other.tree).values()].map((x) => [key(x.n), x]));
    for (const [id, { n, p, on }] of B) {
      const was = A.get(key(n));
      if (!was) M.set(id, "only");
      else if (!other.isElsewhere && p?.id != was.p?.id) M.set(id, "moved");
      else if (on && !was.on) M.set(id, "shown");
      else if (was.on && !on) M.set(id, "cov");
    }
  }
  const { R, H } = layout(t, W, tallest(t, W, 50, 160, room));
  stage.style.height = H + "px";
  const boxes = [...R].map(([id, r]) => {
    const mk = M.get(id),
      around = B.get(id).p,
      w = e.blocker == id ? "blk" : mk && !(around && M.get(around.id) == mk) && mk;
    return el("div", {
        class: looks(r, mk == "only" ? "new" : mk, w, e.blocker == id), "data-id": id,
        style: {
          zIndex: r.z, width: r.w + "px", height: r.h + "px",
          transform: `translate(${r.x}px,${r.y}px)`,
        },
      },
      el("div", { class: "lb" }, label(r, w, r.sheet && r.n.p ? nameOf(t, r.n.p) : "")));
  });
  stage.replaceChildren(...boxes);
}
