// Puts the page together, and listens to the keyboard.
function facts() {
  const count = E.filter((e) => !own(e)).length,
    windows = D.windows.length > 3 ? D.windows.length : D.windows.join(", ");
  const dropped =
    D.dropped ? `, ${D.dropped} older ${D.dropped == 1 ? "event" : "events"} dropped` : "";
  return [
    D.device && el("span", {}, el("b", {}, "on"), D.device),
    el("span", {}, el("b", {}, D.windows.length > 1 ? "windows" : "window"), windows),
    el("span", { class: "opt" }, el("b", {}, "began"), D.began),
    el("span", { class: "lost", title: "The recording keeps the newest ones" },
      `${count} ${count == 1 ? "navigation" : "navigations"}${dropped}`),
    D.redacted &&
      el("span", { title: "Texts that were made unreadable" },
        el("span", { class: "red", "aria-hidden": "true" }, marked("▒▒")), " redacted"),
  ];
}

function chips() {
  const kinds = ["failed", "rejected", "replaced", "user", "action"]
    .map((k) => [k, OUT[k][1], E.filter((e) => out(e) == k).length])
    .filter(([k, , count]) => count || k == "failed");
  return [["all", "all", E.length], ...kinds].map(([k, word, count]) =>
    el("button", { "data-c": k, "aria-pressed": String(k == "all") }, word, " ", count));
}

$("app").textContent = D.app || "Navigations";
fill("facts", facts());
fill("chips", chips());
$("chips").onclick = (x) => {
  const b = x.target.closest("button");
  if (!b) return;
  chip = b.dataset.c;
  for (const c of document.querySelectorAll("#chips button"))
    c.setAttribute("aria-pressed", c == b);
  list();
};
$("f").oninput = list;
$("seg").onclick = (x) => x.target.dataset.m && setMode(x.target.dataset.m);
$("play").onclick = play;
document.querySelector(".acts").onclick = (x) => {
  const b = x.target.closest("[data-copy]");
  if (b) copy(b);
};
$("list").onclick = (x) => {
  const a = x.target.closest(".ev");
  if (!a) return;
  x.preventDefault();
  show(+a.dataset.n);
};
document.querySelector("[data-skip]").onclick = (x) => {
  x.preventDefault();
  const b = document.querySelector('.bx[tabindex="0"]:not(.exit)');
  if (b) b.focus();
};

// Moves the focus to the next box.
function focusBox(from, d) {
  const boxes = [...document.querySelectorAll("#stage .bx:not(.exit)")]
      .sort((p, q) => p.style.zIndex - q.style.zIndex),
    next = boxes[boxes.indexOf(from) + d];
  if (!next) return;
  from.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

function changeMode(d, isFocused) {
  const modes = ["before", "diff", "after"],
    next = modes[modes.indexOf(mode) + d];
  if (!next) return;
  setMode(next);
  if (isFocused) document.querySelector("#seg [tabindex='0']").focus();
}

document.addEventListener("keydown", (x) => {
  if (x.metaKey || x.ctrlKey || x.altKey) return;
  const inFilter = x.target == $("f");
  if (x.key == "ArrowDown" || (!inFilter && x.key == "j")) {
    step(1);
    x.preventDefault();
  } else if (x.key == "ArrowUp" || (!inFilter && x.key == "k")) {
    step(-1);
    x.preventDefault();
  } else if (inFilter) {
    if (x.key != "Escape") return;
    $("f").value = "";
    list();
    $("f").blur();
  } else if (x.key == "ArrowRight" || x.key == "ArrowLeft") {
    const d = x.key == "ArrowRight" ? 1 : -1;
    if (x.target.classList?.contains("bx")) focusBox(x.target, d);
    else changeMode(d, x.target.closest?.("#seg"));
    x.preventDefault();
  } else if (x.key == "p") play();
  else if (x.key == "/") {
    $("f").focus();
    x.preventDefault();
  } else if (x.key == "Home" || x.key == "End") {
    const e = x.key == "Home" ? shown[0] : shown[shown.length - 1];
    if (e) show(e.n);
  }
});
addEventListener("hashchange", () => {
  const n = +location.hash.slice(1);
  if (n && n != cur) show(n);
});

const hint = () =>
  ($("f").placeholder = slim.matches ? "Filter" : "Filter: product, link, failed…");
hint();
slim.addEventListener("change", hint);
let resized;
addEventListener("resize", () => {
  clearTimeout(resized);
  resized = setTimeout(() => {
    list();
    if (BY.has(cur)) draw(BY.get(cur), mode, false);
  }, 60);
});

if (!E.length) {
  fill("sum", el("h2", { id: "head" }, "Nothing was recorded"));
  for (const b of document.querySelectorAll(".acts button,#seg button,#play")) b.disabled = true;
}
cur = +location.hash.slice(1);
if (!BY.has(cur)) cur = E.length ? E[E.length - 1].n : 0;
list();
checkMode();
if (E.length) show(cur, false);
