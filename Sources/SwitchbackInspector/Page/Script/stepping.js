// Stepping from event to event, and lighting up both ends of a step.
function show(n, anim = true) {
  const e = BY.get(n);
  if (!e) return;
  const old = cur;
  cur = n;
  $("note").hidden = true;
  putAddress();
  document.title = `#${n} ${plain(e.title)} – ${plain(D.app || "navigations")}`;
  // Before anything changes: a scroll has the browser lay out all that has.
  $("chain").scrollTop = 0;
  mark();
  fill("chain", chain(e));
  way(e);
  life();
  off();
  clearTimeout(timer);
  $("compare").setAttribute("aria-pressed", String(pin > 0));
  $("main").classList.toggle("comparing", isComparing());
  if (isComparing()) return compare();
  fill("sum", sum(e), pin == n && quiet("Step to another event to compare this one with it."));
  fill("plan", plan(e));
  fill("timing", timing(e));
  fill("legend", legend(e));
  $("play").disabled = e.before == e.after;
  $("wb").textContent = tree(T(e.before));
  $("wa").textContent = e.before == e.after ? "(the same)" : tree(T(e.after));
  const move = anim && !still.matches && !first;
  if (move && mode != "before" && old != n) {
    draw(e, "before", true);
    timer = setTimeout(() => draw(e, mode, true), 430);
  } else draw(e, mode, move);
  first = false;
}

// Writes the address. While a key is held, browsers refuse or ignore what changes so often, so it is
// written later.
function putAddress() {
  clearTimeout(putAddress.timer);
  if (address() == location.hash) return;
  try {
    history.replaceState(null, "", address() || "#");
  } catch {
    // Safari and Firefox throw.
  }
  if (address() != location.hash) putAddress.timer = setTimeout(putAddress, 1000);
}

function setMode(m) {
  if (!BY.has(cur)) return;
  mode = m;
  checkMode();
  redraw(!still.matches);
}

// Draws the screens of the event that is open, and nothing else.
function redraw(isMoving) {
  const e = BY.get(cur);
  if (!e) return;
  off();
  clearTimeout(timer);
  if (isComparing()) return compare();
  fill("legend", legend(e));
  draw(e, mode, isMoving);
}

function checkMode() {
  for (const b of document.querySelectorAll("#seg button")) {
    const on = b.dataset.m == mode;
    b.setAttribute("aria-checked", on);
    b.tabIndex = on ? 0 : -1;
  }
}

function step(d) {
  const i = spot(cur);
  go(i === undefined ? 0 : i + d);
}

// Opens an event of those shown. The focus follows if it is in the list.
function go(i) {
  const e = shown[Math.min(shown.length - 1, Math.max(0, i))],
    isInList = $("rows").contains(document.activeElement);
  if (!e || e.n == cur) return;
  show(e.n);
  if (isInList) rows.get(e.n)?.focus({ preventScroll: true });
}

function play() {
  const e = BY.get(cur);
  if (!e || e.before == e.after || isComparing()) return;
  clearTimeout(timer);
  draw(e, "before", !still.matches);
  timer = setTimeout(() => {
    draw(e, "after", !still.matches);
    timer = setTimeout(() => draw(e, mode, !still.matches), 1100);
  }, 700);
}

// The steps of the chain on the map of the app, if there is one: each with its fate, and what was
// found lit up and in sight.
function way(e) {
  const map = $("map");
  if (!map) return;
  const fates = new Map((e.chain || []).filter((s) => s.name).map((s) => [s.name, s.what]));
  let lit;
  for (const g of map.querySelectorAll("g.box")) {
    const name = g.querySelector("title")?.textContent.split("\n")[0],
      what = fates.get(name);
    for (const fate of Object.keys(WHAT)) g.classList.toggle("way-" + fate, what == fate);
    if (what == "found" || (what && what != "not" && !lit)) lit = g;
  }
  const found = e.chain?.find((s) => s.what == "found");
  fill("way", own(e) ? "No chain." : [
    el("span", { class: "mk found" }, "● found"), el("span", { class: "mk new" }, "+ built"),
    el("span", { class: "mk cov" }, "○ passed over"),
    el("span", { class: "mk gone" }, "✕ failed"),
    found && ["– #" + e.n + " found ", el("b", {}, found.name)],
  ]);
  if (!lit || !map.parentElement.open) return;
  const a = lit.getBoundingClientRect(),
    b = map.getBoundingClientRect();
  map.scrollBy(
    a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2);
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
