// The boxes on the stage: one element for each screen, which moves with the screen.
const els = new Map();

function view(e, m) {
  const a = shallow(T(e.before)),
    b = shallow(T(e.after));
  if (m != "diff") return m == "before" ? a : b;
  // Several parts of the page ask for the same difference.
  if (view.a != a || view.b != b) Object.assign(view, { a, b, both: merge(a, b) });
  return view.both;
}

// What has happened to each screen, and the boxes that say so: not those inside one with the same
// mark.
function marks(u) {
  const M = new Map(),
    say = new Map();
  const each = (f) => u.l.forEach((l) => walk(l, f));
  each((n) => {
    const was = u.A.get(n.id)?.on,
      is = u.B.get(n.id)?.on;
    const mark = n.gone ? "gone"
      : n.fresh ? "new"
      : n.moved ? "moved"
      : is && !was ? "shown"
      : was && !is ? "cov"
      : undefined;
    if (mark) M.set(n.id, mark);
  });
  each((n, p) => {
    const mark = M.get(n.id);
    if (mark && !(p && M.get(p.id) == mark)) say.set(n.id, mark);
  });
  return { M, say };
}

const WORD = {
  new: ["+", "new"],
  gone: ["−", "gone"],
  moved: ["→", "moved"],
  shown: ["▲", "shown"],
  cov: ["▽", "hidden now"],
  blk: ["✕", "refuses"],
  found: ["●", "found"],
  only: ["+", "only here"],
};

// The classes of a box with a mark `mk`, which is said on the box if there is a word `w`.
const looks = (r, mk, w, blk) =>
  [
    "bx", r.n.k == "screen" ? "scr" : "box", r.on ? "on" : "off", r.front && "front",
    r.low && "low", r.raised && "raised", r.sheet && "sheet", r.w < 150 && "tight",
    r.w < 72 && "tiny", ["gone", "new", "moved"].includes(mk) && mk,
    mk == "gone" && w && "outer", blk && "blk",
  ].filter(Boolean).join(" ");

function draw(e, m, anim) {
  const st = $("stage"),
    W = st.clientWidth,
    t = view(e, m),
    { R, H } = layout(t, W, front(e, W)),
    u = m == "diff" ? marks(t) : null,
    K = keys(e);
  st.style.height = H + "px";
  // The boxes that appear, at the places from which they come.
  const entering = [];
  R.forEach((r, id) => {
    let box = els.get(id);
    const isNew = !box;
    if (isNew) {
      box = el("div", { class: "bx", "data-id": id, role: "button" },
        el("div", { class: "lb" }), el("div", { class: "eye" }));
      els.set(id, box);
      st.append(box);
    }
    const n = r.n,
      mk = u && u.M.get(id),
      blk = e.blocker == id,
      w = blk ? "blk" : u && u.say.get(id),
      pres = n.p && r.sheet ? nameOf(t, n.p) : "",
      key = K.get(id);
    box.firstChild.replaceWith(el("div", { class: "lb" }, label(r, w, pres, key)));
    box.lastChild.textContent = r.h > 48 ? "on screen" : "";
    box.setAttribute("aria-label", plain([
      n.n, key && `step ${key.k} of the chain`, r.on ? "on screen" : !n.gone && "hidden",
      blk ? "refuses to go" : mk && WORD[mk][1], pres && "modal, presented by " + pres,
    ].filter(Boolean).join(", ")));
    box.setAttribute("aria-pressed", id == tracked);
    box.title = plain(n.n) + "\nClick: what happened to it";
    box.tabIndex = -1;
    const place = (dx, dy) => {
      box.className = looks(r, mk, w, blk) + (id == tracked ? " tracked" : "");
      Object.assign(box.style, {
        zIndex: r.z, width: r.w + "px", height: r.h + "px", opacity: "",
        transform: `translate(${r.x + dx}px,${r.y + dy}px)`,
      });
    };
    if (isNew || !anim) box.style.transition = "none";
    if (isNew && anim) {
      place(r.sheet || n.k != "screen" ? 0 : 22, r.sheet ? 26 : 0);
      box.classList.add("enter");
    } else place(0, 0);
    if (isNew || !anim) entering.push({ box, place });
  });
  // Once for all boxes: from here on, what changes moves.
  if (entering.length) st.offsetWidth;
  for (const { box, place } of entering) {
    box.style.transition = "";
    place(0, 0);
  }
  els.forEach((box, id) => {
    if (R.has(id)) return;
    els.delete(id);
    if (!anim) return box.remove();
    box.tabIndex = -1;
    box.setAttribute("aria-hidden", "true");
    box.classList.add("exit");
    box.style.opacity = 0;
    box.style.transform += " translateY(-10px)";
    setTimeout(() => box.remove(), 300);
  });
  const [root] = R.keys();
  if (root !== undefined) els.get(root).tabIndex = 0;
  const stems = t.l.slice(1).flatMap((l) => stem(R.get(l.p), R.get(l.id)));
  fill("stems", anim ? svg("g", {}, stems) : stems);
  const same = e.before == e.after,
    layers = t.l.filter((l) => !l.gone).length,
    name = D.windows[e.w];
  fill("cap",
    !slim.matches && [!/^window/.test(name) && "window ", name, " · "],
    layers + (layers > 1 ? " layers" : " layer"),
    same ? " · nothing has changed"
    : { before: " · before", after: " · after", diff: " · what changed" }[m],
    R.size == MANY && ` · the first ${MANY} screens`);
}

// The label of a box, with the letter of its step, and the mark `w` in words if there is room.
function label(r, w, pres, key) {
  const n = r.n,
    isModal = r.sheet && n.k != "screen";
  const room = r.sheet ? 150
    : n.n.length * (r.low ? 6.4 : 7.4) + (key ? 22 : 0) + (w ? WORD[w][1].length * 6 : 0) + 44;
  return [
    key && el("span", { class: "key " + key.what }, key.k),
    el("span", { class: "nm", title: plain(n.n) },
      r.tab && el("span", { class: "q" }, r.tab, " "), isModal && "modal ", named(n.n)),
    r.sheet && pres
      ? el("span", { class: "cp" }, n.k == "screen" && "modal ", "presented by ", pres)
      : r.raised && r.w > 150 && !w && el("span", { class: "cp" }, "selected"),
    w && el("span", { class: "mk " + w }, WORD[w][0], r.w > room && " " + WORD[w][1]),
  ];
}

// The line from a presenter to its sheet.
function stem(from, to) {
  if (!from || !to) return [];
  const x = Math.min(Math.max(from.x + from.w - 16, to.x + 18), to.x + to.w - 18),
    y = to.y + to.h;
  return [
    svg("path", { d: `M${x} ${from.y}V${y + 6}` }),
    svg("path", { class: "hd", d: `M${x - 4} ${y + 7}l4 -6l4 6z` }),
  ];
}

// The name of a screen in a tree.
const nameOf = (t, id) => {
  let name = "";
  t.l.forEach((l) => walk(l, (n) => {
    if (n.id == id) name = n.n;
  }));
  return name;
};

// The letters of the steps that have a box: A to Z, then AA.
function keys(e) {
  const steps = (e.chain || []).filter((s) => s.box);
  return new Map(steps.map((s, i) => [s.box, { k: letter(i), what: s.what }]));
}
const letter = (i) =>
  (i < 26 ? "" : letter(Math.floor(i / 26) - 1)) + String.fromCharCode(65 + (i % 26));
