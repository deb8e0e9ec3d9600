// The timeline: its rows, its lanes and its filter. Only the rows in sight are elements.

// The title, with the scheme of a link in quiet letters.
function title(e) {
  const end = e.kind == "link" ? e.title.indexOf("://") : -1;
  return end < 0 ? e.title : [el("i", {}, e.title.slice(0, end + 3)), e.title.slice(end + 3)];
}

function sub(e) {
  const [kind, word] = OUT[out(e)],
    time = machine(e),
    parts = [el("b", { class: kind }, e.word || word)];
  if (e.inside) parts.push("inside #" + e.inside);
  if (time) parts.push(ms(time));
  if (e.waited > 50) parts.push("waited " + ms(e.waited));
  if (e.outcome == "rejected" && e.over) parts.push("#" + e.over + " was going on");
  if (e.outcome == "replaced" && e.over) parts.push("by #" + e.over);
  return joined(parts, () => " · ");
}

const inSideLane = (e) => e.outcome == "rejected" || e.outcome == "replaced";

function row(e) {
  const what = e.kind == "user" ? "by the user"
    : e.kind == "action" ? "by the app"
    : e.word || OUT[out(e)][1];
  return el("a", {
      class: ["ev", own(e) && "user", (inSideLane(e) || e.waited > 50) && "lane"]
        .filter(Boolean).join(" "),
      href: "#" + e.n,
      "data-n": e.n,
      tabindex: -1,
      "aria-label": `Number ${e.n}, ${plain(e.title)}, ${plain(what)}, at ${clock(e.t)}`,
    },
    el("span", { class: "t" },
      slim.matches && !own(e) &&
        svg("svg", { width: 14, height: 12, style: { verticalAlign: "-1px" } },
          glyph(out(e), 6, 6, 5.4)),
      title(e)),
    el("span", { class: "at" }, clock(e.t)),
    !own(e) && [el("span", { class: "s" }, sub(e)), el("span", { class: "no" }, "#" + e.n)]);
}

// The places of the rows along the list, one more than there are rows; their size, for a navigation
// and for another event; those that wait for others, or lost to them; the rows that are drawn.
let tops = new Float64Array(1),
  sizes = [40, 26],
  bonds = [],
  rows = new Map();

// The position of an event among those shown, or undefined.
const spot = (n) => {
  const i = place(shown, n);
  return shown[i]?.n == n ? i : undefined;
};
// The row at a place.
function rowAt(y) {
  let low = 0,
    high = Math.max(0, shown.length - 1);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (tops[middle] <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

// Draws one row of each kind to measure it: the user's letters may be large.
function measure() {
  for (const a of rows.values()) a.remove();
  rows.clear();
  const gap = slim.matches ? 4 : 0,
    sample = { n: 0, t: 0, title: "x", stages: {}, waited: 0, outcome: "reached" };
  sizes = ["link", "user"].map((kind) => {
    const a = row({ ...sample, kind });
    $("rows").append(a);
    const size = slim.matches ? a.offsetWidth : a.offsetHeight;
    a.remove();
    return size + gap;
  });
}

// Lays out the rows of the events that are shown.
function list() {
  tops = new Float64Array(shown.length + 1);
  bonds = [];
  shown.forEach((e, i) => {
    tops[i + 1] = tops[i] + sizes[own(e) ? 1 : 0];
    if (e.waited > 50 || (inSideLane(e) && e.over)) bonds.push(e);
  });
  const end = tops[shown.length] + "px";
  Object.assign($("rows").style, slim.matches ? { width: end, height: "" }
    : { height: end, width: "" });
  $("none").hidden = shown.length > 0;
  mark();
}

// Draws the rows in sight, and the one that the Tab key leads to.
function draws() {
  const l = $("list"),
    from = slim.matches ? l.scrollLeft : l.scrollTop,
    room = slim.matches ? l.clientWidth : l.clientHeight,
    low = Math.max(0, rowAt(from) - 4),
    high = Math.min(shown.length, rowAt(from + room) + 5),
    stop = spot(cur) ?? 0,
    wanted = new Map();
  const want = (i) => shown[i] && wanted.set(shown[i].n, i);
  if (stop < low) want(stop);
  for (let i = low; i < high; i++) want(i);
  if (stop >= high) want(stop);
  for (const [n, a] of rows)
    if (!wanted.has(n) || a.event != BY.get(n)) {
      a.remove();
      rows.delete(n);
    }
  let next = $("rows").firstChild;
  for (const [n, i] of wanted) {
    let a = rows.get(n);
    if (!a) {
      a = row(shown[i]);
      a.event = shown[i];
      rows.set(n, a);
    }
    a.style[slim.matches ? "left" : "top"] = tops[i] + "px";
    a.tabIndex = i == stop ? 0 : -1;
    a.classList.toggle("pin", n == pin);
    if (n == cur) a.setAttribute("aria-current", "true");
    else a.removeAttribute("aria-current");
    // A row that is moved would lose the focus.
    if (a != next) $("rows").insertBefore(a, next);
    else next = a.nextSibling;
  }
  lanes(low, high);
}

// Draws the lanes beside some rows.
function lanes(low, high) {
  const drawing = $("lanes");
  drawing.replaceChildren();
  if (slim.matches || low >= high) return;
  const A = 18,
    B = 38,
    start = tops[low],
    mid = (i) => (tops[i] + tops[i + 1]) / 2 - start,
    line = (d, stroke, more) =>
      drawing.append(svg("path", { d, stroke, fill: "none", "stroke-width": 1.5, ...more })),
    dashed = { "stroke-dasharray": "3 3" };
  drawing.style.top = start + "px";
  drawing.style.height = tops[high] - start + "px";
  const isMain = (e) => !inSideLane(e),
    one = shown.findIndex(isMain),
    last = shown.findLastIndex(isMain);
  if (one >= 0 && one < high && last >= low)
    line(`M${A} ${mid(Math.max(one, low))}V${mid(Math.min(last, high - 1))}`, "var(--shape)");
  for (const e of bonds) {
    const i = spot(e.n),
      j = e.over ? spot(e.over) : undefined;
    if (Math.min(i, j ?? i) >= high || Math.max(i, j ?? i) < low) continue;
    const p = mid(i),
      o = j === undefined ? undefined : mid(j);
    if (e.outcome == "rejected" && j !== undefined)
      line(`M${A} ${o + 9}C${A} ${p} ${A + 2} ${p} ${B - 9} ${p}`, "var(--amber-ink)", dashed);
    if (e.outcome == "replaced" && j !== undefined) {
      line(`M${B} ${p + 8}C${B} ${o - 6} ${B - 2} ${o} ${A + 13} ${o}`, "var(--violet)");
      drawing.append(svg("path", { d: `M${A + 9} ${o}l6 -3.5v7z`, fill: "var(--violet)" }));
    }
    if (e.waited > 50) {
      const y = o === undefined ? p - sizes[0] / 2 + 3 : o + 4;
      drawing.append(
        svg("circle", {
          cx: B, cy: y, r: 3, fill: "var(--panel)", stroke: "var(--line)", "stroke-width": 1.5,
        }));
      line(`M${B} ${y + 3}C${B} ${p} ${B} ${p} ${A + 10} ${p}`, "var(--line)", dashed);
    }
  }
  for (let i = low; i < high; i++)
    drawing.append(...glyph(out(shown[i]), inSideLane(shown[i]) ? B : A, mid(i), 7.5));
}

// Scrolls to the row of the event that is open, if it is out of sight.
function mark() {
  const i = spot(cur),
    l = $("list");
  if (i !== undefined) {
    const middle = (tops[i] + tops[i + 1]) / 2;
    if (slim.matches)
      l.scrollTo({
        left: middle - l.clientWidth / 2,
        behavior: still.matches || first ? "auto" : "smooth",
      });
    else if (tops[i] < l.scrollTop || tops[i + 1] > l.scrollTop + l.clientHeight)
      l.scrollTop = middle - l.clientHeight / 2;
  }
  draws();
}
