// Stepping from event to event, and lighting up both ends of a step.
function show(n, anim = true) {
  const e = BY.get(n);
  if (!e) return;
  const old = cur;
  cur = n;
  if (location.hash != "#" + n) history.replaceState(null, "", "#" + n);
  document.title = `#${n} ${plain(e.title)} – ${D.app || "navigations"}`;
  mark();
  fill("sum", sum(e));
  fill("chain", chain(e));
  $("chain").scrollTop = 0;
  fill("plan", plan(e));
  fill("timing", timing(e));
  fill("legend", legend(e));
  $("play").disabled = e.before == e.after;
  way(e);
  $("wb").textContent = tree(T(e.before));
  $("wa").textContent = e.before == e.after ? "(the same)" : tree(T(e.after));
  off();
  const move = anim && !still.matches && !first;
  clearTimeout(timer);
  if (move && mode != "before" && old != n) {
    draw(e, "before", true);
    timer = setTimeout(() => draw(e, mode, true), 430);
  } else draw(e, mode, move);
  first = false;
}

function setMode(m) {
  const e = BY.get(cur);
  if (!e) return;
  mode = m;
  checkMode();
  fill("legend", legend(e));
  clearTimeout(timer);
  draw(e, m, !still.matches);
}

function checkMode() {
  for (const b of document.querySelectorAll("#seg button")) {
    const on = b.dataset.m == mode;
    b.setAttribute("aria-checked", on);
    b.tabIndex = on ? 0 : -1;
  }
}

function step(d) {
  const i = shown.findIndex((e) => e.n == cur),
    k = i < 0 ? 0 : Math.min(shown.length - 1, Math.max(0, i + d));
  if (shown[k] && shown[k].n != cur) show(shown[k].n);
}

function play() {
  const e = BY.get(cur);
  if (!e) return;
  clearTimeout(timer);
  draw(e, "before", !still.matches);
  timer = setTimeout(() => {
    draw(e, "after", !still.matches);
    timer = setTimeout(() => draw(e, mode, !still.matches), 1100);
  }, 700);
}

// The steps of the chain on the map of the app, if there is one.
function way(e) {
  const map = $("map");
  if (!map) return;
  const names = new Map(
    (e.chain || []).filter((s) => s.name && s.what != "not").map((s) => [s.name, s.what]));
  for (const g of map.querySelectorAll("g.box")) {
    const t = g.querySelector("title"),
      k = t && names.get(t.textContent.split("\n")[0]);
    g.classList.toggle("way", !!k);
    g.classList.toggle("way-failed", k == "failed");
  }
}

function off() {
  for (const x of document.querySelectorAll(".hi")) x.classList.remove("hi");
  fill("wire");
}

function lit(ids, from) {
  off();
  const boxes = ids.map((i) => els.get(+i)).filter(Boolean);
  for (const box of boxes) box.classList.add("hi");
  for (const s of document.querySelectorAll("[data-box]"))
    if (
      s.dataset.box.split(" ").some((i) => ids.includes(i)) &&
      (!from || s == from || s.classList.contains("st"))
    )
      s.classList.add("hi");
  const lighted = document.querySelector(".st.hi");
  if (!lighted || !boxes.length || slim.matches) return;
  const box = els.get(+lighted.dataset.box);
  if (!box) return;
  const a = lighted.getBoundingClientRect(),
    b = box.getBoundingClientRect(),
    pane = $("chain").getBoundingClientRect();
  if (a.top > pane.bottom - 20 || pane.left < b.right) return;
  const y1 = a.top + 15,
    x1 = a.left,
    y2 = b.top + 12,
    x2 = b.right,
    m = Math.max(24, (x1 - x2) * 0.5);
  fill("wire",
    svg("path", { d: `M${x1} ${y1}C${x1 - m} ${y1} ${x2 + m} ${y2} ${x2 + 1} ${y2}` }),
    svg("circle", { cx: x1, cy: y1, r: 3 }),
    svg("circle", { cx: x2 + 1, cy: y2, r: 3 }));
}

for (const [over, out] of [["mouseover", "mouseout"], ["focusin", "focusout"]]) {
  const target = (x) => x.target.closest && x.target.closest("[data-box],.bx");
  document.addEventListener(over, (x) => {
    const t = target(x);
    if (t) t.dataset.box ? lit(t.dataset.box.split(" "), t) : lit([t.dataset.id]);
  });
  document.addEventListener(out, (x) => {
    if (target(x)) off();
  });
}
