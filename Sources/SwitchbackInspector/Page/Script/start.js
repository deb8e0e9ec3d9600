// Puts the page together, and listens to the keyboard.
function facts() {
  const count = E.filter((e) => !own(e)).length,
    windows = D.windows.length > 3 ? D.windows.length : D.windows.join(", ");
  const dropped =
    D.dropped ? `, ${D.dropped} older ${D.dropped == 1 ? "event" : "events"} dropped` : "";
  return [
    D.device && el("span", {}, el("b", {}, "on"), D.device),
    el("span", {}, el("b", {}, D.windows.length > 1 ? "windows" : "window"), windows),
    el("span", { class: "opt" }, el("b", {}, "began"), clock(0), " UTC"),
    el("span", { class: "lost", title: "The recording keeps the newest ones" },
      `${count} ${count == 1 ? "navigation" : "navigations"}${dropped}`),
    D.redacted &&
      el("span", { title: "Texts that were made unreadable" },
        el("span", { class: "red", "aria-hidden": "true" }, marked("▒▒")), " redacted"),
  ];
}

// What is known of the whole recording.
function overview() {
  const kind = document.activeElement.dataset.c;
  $("app").textContent = D.app || "Navigations";
  fill("facts", facts());
  fill("chips", chips());
  if (kind) $("chips").querySelector(`[data-c=${kind}]`)?.focus();
  choices();
}

$("chips").onclick = (x) => {
  const b = x.target.closest("button");
  if (!b) return;
  chip = b.dataset.c;
  for (const c of document.querySelectorAll("#chips button"))
    c.setAttribute("aria-pressed", c == b);
  filter();
};
for (const id of FIELDS) $(id).oninput = filter;
$("list").onscroll = draws;
$("seg").onclick = (x) => x.target.dataset.m && setMode(x.target.dataset.m);
$("play").onclick = play;
$("compare").onclick = togglePin;
$("lifeclose").onclick = () => track(0);
$("stage").onclick = (x) => {
  const box = x.target.closest(".bx");
  if (box) track(+box.dataset.id == tracked ? 0 : +box.dataset.id);
};
document.querySelector(".mapping")?.addEventListener("toggle", () => {
  if (BY.has(cur)) way(BY.get(cur));
});
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

// The page of an address: #16 is an event, and #12-16 one that is kept, and one that is open.
function goTo(hash) {
  const [, a, b] = /^#(\d{1,15})(?:-(\d{1,15}))?$/.exec(hash) || [];
  if (!a || !E.length || hash == address()) return false;
  const n = +(b || a);
  pin = BY.has(n) && BY.has(+a) && b ? +a : 0;
  show(BY.has(n) ? n : cur || E[E.length - 1].n, false);
  if (!BY.has(n)) note(`This recording has no event #${n}.`);
  return true;
}

const isField = (x) => x instanceof Element && x.matches("input,select");

document.addEventListener("keydown", (x) => {
  if (x.metaKey || x.ctrlKey || x.altKey) return;
  if (isField(x.target) && x.target != $("f")) {
    if (x.key == "Escape") x.target.blur();
    return;
  }
  // The keys of the map and of long texts scroll them.
  if (x.target.matches?.("#map,pre") && /^(Arrow|Home|End)/.test(x.key)) return;
  const isTyping = x.target == $("f"),
    pressed = x.key.length == 1 ? x.key.toLowerCase() : x.key,
    page = Math.max(1, Math.floor($("list").clientHeight / sizes[0]) - 1),
    moves = {
      ArrowDown: 1, ArrowUp: -1, ...(isTyping ? {} : { j: 1, k: -1 }),
      ...($("rows").contains(x.target) ? { PageDown: page, PageUp: -page } : {}),
    };
  if (Object.hasOwn(moves, pressed)) step(moves[pressed]);
  else if (isTyping) {
    if (x.key == "Enter" && shown.length) show((shown[spot(cur)] || shown[0]).n);
    if (x.key != "Escape") return;
    clearFilter();
    $("f").blur();
  } else if (x.key == "ArrowRight" || x.key == "ArrowLeft") {
    const d = x.key == "ArrowRight" ? 1 : -1;
    if (x.target.classList?.contains("bx")) focusBox(x.target, d);
    else changeMode(d, x.target.closest?.("#seg"));
  } else if ((x.key == "Enter" || x.key == " ") && x.target.classList?.contains("bx"))
    track(+x.target.dataset.id == tracked ? 0 : +x.target.dataset.id);
  else if (x.key == "Escape" && (pin || tracked)) {
    if (tracked) track(0);
    else togglePin();
  } else if (pressed == "p") play();
  else if (pressed == "c") togglePin();
  else if (x.key == "/") $("f").focus();
  else if (x.key == "Home") go(0);
  else if (x.key == "End") go(shown.length - 1);
  else return;
  x.preventDefault();
});
addEventListener("hashchange", () => goTo(location.hash));

const hint = () =>
  ($("f").placeholder = slim.matches ? "Filter" : "Filter: product, link, failed…");
hint();
slim.addEventListener("change", hint);
let resized;
addEventListener("resize", () => {
  clearTimeout(resized);
  resized = setTimeout(() => {
    measure();
    list();
    redraw(false);
  }, 60);
});
// No sheet of paper is narrower than this, beside its margins.
for (const [event, width] of [["beforeprint", "660px"], ["afterprint", ""]])
  addEventListener(event, () => {
    $("main").style.width = width;
    redraw(false);
  });

// What is about an event is of use, and seen, only where there is one.
function enable() {
  for (const b of document.querySelectorAll(".acts [data-copy],#seg button,#compare"))
    b.disabled = !E.length;
  document.body.classList.toggle("nothing", !E.length);
}

// Shows a recording from its newest event, or from the one that the address names.
function start(isNamed) {
  overview();
  enable();
  // Says that no field is set.
  conditions();
  // No search goes on for the fields before.
  ++search;
  shown = E;
  list();
  checkMode();
  first = true;
  if (!E.length) {
    fill("sum", el("h2", { id: "head" }, "Nothing was recorded"),
      el("p", { class: "what" }, "Drop a recording on this page, or open one."));
    document.title = `${plain(D.app || "Navigations")} – navigations`;
    if (!isNamed) putAddress();
  } else if (!isNamed || !goTo(location.hash)) show(E[E.length - 1].n, false);
}

try {
  load(read($("data").textContent));
} catch (error) {
  load(begin({}, VERSION));
  refuse("The recording of this page", error);
}
measure();
start(true);
