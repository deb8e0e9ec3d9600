// The timeline: rows, lanes, filter.

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
  if ((e.waited || 0) > 50) parts.push("waited " + ms(e.waited));
  if (e.outcome == "rejected" && e.over) parts.push("#" + e.over + " was going on");
  if (e.outcome == "replaced" && e.over) parts.push("by #" + e.over);
  return joined(parts, () => " · ");
}

// What the filter searches.
const HAY = new Map();
function hay(e) {
  if (!HAY.has(e.n))
    HAY.set(
      e.n,
      [
        e.title, e.kind, out(e), e.word, e.summary, e.error, e.context, e.windowName, "#" + e.n,
      ].join(" ").toLowerCase());
  return HAY.get(e.n);
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

function list() {
  const words = $("f").value.trim().toLowerCase().split(/\s+/).filter(Boolean);
  shown = E.filter(
    (e) => (chip == "all" || out(e) == chip) && words.every((word) => hay(e).includes(word)));
  fill("list", svg("svg", { class: "lanes", "aria-hidden": "true" }), shown.map(row),
    !shown.length && el("p", { class: "none" }, "Nothing matches."));
  mark();
  lanes();
}

function lanes() {
  const drawing = $("list").querySelector("svg");
  drawing.replaceChildren();
  if (slim.matches || !shown.length) return;
  const at = {};
  for (const a of $("list").querySelectorAll(".ev"))
    at[a.dataset.n] = { y: a.offsetTop + a.offsetHeight / 2, h: a.offsetHeight };
  const A = 18,
    B = 38,
    ys = shown.filter((e) => !inSideLane(e)).map((e) => at[e.n].y);
  const line = (d, stroke, more) =>
    drawing.append(svg("path", { d, stroke, fill: "none", "stroke-width": 1.5, ...more }));
  const dashed = { "stroke-dasharray": "3 3" };
  if (ys.length)
    line(`M${A} ${ys.reduce((a, b) => Math.min(a, b))}V${ys.reduce((a, b) => Math.max(a, b))}`,
      "var(--shape)");
  for (const e of shown) {
    const p = at[e.n],
      o = at[e.over];
    if (e.outcome == "rejected" && o)
      line(`M${A} ${o.y + 9}C${A} ${p.y} ${A + 2} ${p.y} ${B - 9} ${p.y}`, "var(--amber-ink)",
        dashed);
    if (e.outcome == "replaced" && o) {
      line(`M${B} ${p.y + 8}C${B} ${o.y - 6} ${B - 2} ${o.y} ${A + 13} ${o.y}`, "var(--violet)");
      drawing.append(svg("path", { d: `M${A + 9} ${o.y}l6 -3.5v7z`, fill: "var(--violet)" }));
    }
    if ((e.waited || 0) > 50) {
      const y = o ? o.y + 4 : p.y - p.h / 2 + 3;
      drawing.append(
        svg("circle", {
          cx: B, cy: y, r: 3, fill: "var(--panel)", stroke: "var(--line)", "stroke-width": 1.5,
        }));
      line(`M${B} ${y + 3}C${B} ${p.y} ${B} ${p.y} ${A + 10} ${p.y}`, "var(--line)", dashed);
    }
  }
  for (const e of shown) drawing.append(...glyph(out(e), inSideLane(e) ? B : A, at[e.n].y, 7.5));
  drawing.style.height = $("list").scrollHeight + "px";
}

// Marks the row of the event that is shown, and scrolls to it.
function mark() {
  for (const a of document.querySelectorAll(`.ev[aria-current],.ev[data-n="${+cur}"]`)) {
    if (+a.dataset.n != cur) {
      a.removeAttribute("aria-current");
      continue;
    }
    a.setAttribute("aria-current", "true");
    const l = $("list");
    if (slim.matches)
      l.scrollTo({
        left: a.offsetLeft - l.clientWidth / 2 + a.offsetWidth / 2,
        behavior: still.matches || first ? "auto" : "smooth",
      });
    else if (
      a.offsetTop < l.scrollTop ||
      a.offsetTop + a.offsetHeight > l.scrollTop + l.clientHeight
    )
      l.scrollTop = a.offsetTop - l.clientHeight / 2;
  }
}
