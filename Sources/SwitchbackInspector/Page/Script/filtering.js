// The filter of the timeline: words, and the kind, window, screens and time of an event.

// What words are looked for in.
const HAY = new WeakMap();
function hay(e) {
  if (!HAY.has(e))
    HAY.set(
      e,
      [e.title, e.kind, out(e), e.word, e.summary, e.error, e.context, D.windows[e.w], "#" + e.n]
        .join(" ").toLowerCase());
  return HAY.get(e);
}

// Where a screen is in the numbers of a tree: at their end, if it is not there.
function spotIn(a, id) {
  let j = 0;
  while (j < a.length && a[j] != id) j += 5;
  return j;
}

// A screen in a tree: whether the user sees it, and what holds it. Undefined if it is not there.
function state(tree, id) {
  const a = D.trees[tree];
  let j = spotIn(a, id);
  if (j == a.length) return undefined;
  const holder = a[j + 4] >= 0 ? a[a[j + 4] * 5] : 0;
  let on = true;
  for (; a[j + 4] >= 0; j = a[j + 4] * 5) on &&= !!(a[j + 3] & 8);
  for (let k = j + 5; on && k < a.length; k += 5) on = a[k + 4] >= 0;
  return { on, holder };
}

// What an event has done to a screen, or undefined.
function fate(e, id) {
  if (e.blocker == id) return "blk";
  const a = state(e.before, id),
    b = e.before == e.after ? a : state(e.after, id);
  if (!a && !b) return undefined;
  return !a ? "new"
    : !b ? "gone"
    : a.holder != b.holder ? "moved"
    : b.on && !a.on ? "shown"
    : a.on && !b.on ? "cov"
    : e.chain?.some((s) => s.box == id && s.what == "found") ? "found"
    : undefined;
}

// Whether an event has done something to a screen whose name or class contains a text.
function touches(texts) {
  const isNamed = (tree, test) => {
    const a = D.trees[tree];
    for (let j = 0; j < a.length; j += 5)
      if ((texts.has(a[j + 1]) || texts.has(a[j + 2])) && test(a[j])) return true;
    return false;
  };
  return (e) =>
    isNamed(e.after, (id) => fate(e, id)) ||
    (e.before != e.after && isNamed(e.before, (id) => fate(e, id)));
}

// The seconds of a time of the day, such as 9:41 or 09:41:02. Undefined if it is none.
function seconds(text) {
  const parts = /^\s*(\d{1,2}):(\d{2})(?::(\d{2}))?\s*$/.exec(text);
  return parts ? parts[1] * 3600 + parts[2] * 60 + (+parts[3] || 0) : undefined;
}

// A word as a test of an event. A number, such as #1, is not the beginning of another one.
function finding(word) {
  const number = /^#\d+$/.test(word) && new RegExp(word + "(?!\\d)");
  return (e) => (number ? number.test(hay(e)) : hay(e).includes(word));
}

// What the fields ask for, as tests of an event.
function conditions() {
  const tests = [],
    words = $("f").value.trim().toLowerCase().split(/\s+/).filter(Boolean),
    screen = $("fs").value.trim().toLowerCase(),
    times = ["ft", "fu"].map((id) => {
      const time = seconds($(id).value);
      $(id).setAttribute("aria-invalid", time === undefined && $(id).value.trim() != "");
      return time;
    });
  if (chip != "all") tests.push((e) => out(e) == chip);
  tests.push(...words.map(finding));
  if ($("fw").value) tests.push((e) => e.w == $("fw").value);
  const further = tests.length;
  // A time without seconds means the whole minute. From 23:50 to 00:10 is over midnight.
  const [from = 0, to = 86400] = times,
    end = to + (/:.*:/.test($("fu").value) ? 1 : 60);
  if (times.some((time) => time !== undefined))
    tests.push(({ t }) =>
      from <= to ? daytime(t) >= from && daytime(t) < end : daytime(t) >= from || daytime(t) < end);
  if (screen) {
    const texts = new Set();
    D.texts.forEach((text, i) => text.toLowerCase().includes(screen) && texts.add(i));
    tests.push(touches(texts));
  }
  const count = tests.length - further + ($("fw").value ? 1 : 0);
  $("further").textContent = "Window, screen, time" + (count ? `: ${count} set` : "");
  return tests;
}

let search = 0;
// Filters in slices, so that typing never waits for a long list.
function filter() {
  const mine = ++search,
    tests = conditions(),
    found = [];
  let i = 0;
  const slice = () => {
    if (mine != search) return;
    const end = performance.now() + 6;
    for (; i < E.length; i++) {
      if (i % 32 == 31 && performance.now() > end) return void setTimeout(slice);
      if (tests.every((test) => test(E[i]))) found.push(E[i]);
    }
    shown = found;
    list();
  };
  slice();
}

const FIELDS = ["f", "fw", "fs", "ft", "fu"];
function clearFilter() {
  for (const id of FIELDS) $(id).value = "";
  filter();
}

// The windows to choose from, and the classes and names of screens.
function choices() {
  // The list of windows may be open.
  if (choices.D != D || $("fw").length != D.windows.length + 1) {
    const window = $("fw").value;
    fill("fw", el("option", { value: "" }, "all"),
      D.windows.map((name, i) => el("option", { value: i }, name)));
    $("fw").value = window;
    choices.D = D;
  }
  const types = new Set();
  for (const tree of D.trees.slice(-50))
    for (let j = 0; j < tree.length; j += 5) types.add(D.texts[tree[j + 2]]);
  fill("screens", [...types].slice(0, 200).map((name) => el("option", { value: plain(name) })));
}

function chips() {
  const kinds = ["failed", "rejected", "replaced", "running", "user", "action"]
    .map((k) => [k, OUT[k][1], E.filter((e) => out(e) == k).length])
    .filter(([k, , count]) => count || k == "failed" || k == chip);
  return [["all", "all", E.length], ...kinds].map(([k, word, count]) =>
    el("button", { "data-c": k, "aria-pressed": String(k == chip) }, word, " ", count));
}
