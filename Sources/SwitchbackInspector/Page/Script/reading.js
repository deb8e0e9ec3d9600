// Reads the data, and maps outcomes to words.
"use strict";
const D = JSON.parse(document.getElementById("data").textContent),
  E = D.events,
  BY = new Map(E.map((e) => [e.n, e])),
  $ = (id) => document.getElementById(id);
const KINDS = ["screen", "stack", "tabs", "split", "container"],
  TREES = [],
  DEEP = 60;

// A tree from five numbers for each screen: number, name, type, kind and flags, place.
function T(i) {
  if (TREES[i]) return TREES[i];
  const a = D.trees[i],
    l = [],
    N = [];
  for (let j = 0; j < a.length; j += 5) {
    const n = {
        id: a[j],
        n: D.texts[a[j + 1]],
        y: D.texts[a[j + 2]],
        k: KINDS[a[j + 3] & 7],
        v: !!(a[j + 3] & 8),
        leaves: !!(a[j + 3] & 16),
        c: [],
        s: -1,
        line: j / 5 + 1,
        depth: 0,
      },
      p = a[j + 4];
    N.push(n);
    if (p >= 0) {
      const h = N[p];
      n.depth = h.depth + 1;
      if (n.depth < DEEP) {
        if (n.v && h.s < 0) h.s = h.c.length;
        h.c.push(n);
      }
    } else {
      if (p < -1) n.p = N[-2 - p].id;
      l.push(n);
    }
  }
  return (TREES[i] = { l, N });
}

const still = matchMedia("(prefers-reduced-motion: reduce)"),
  slim = matchMedia("(max-width:720px)");
const plain = (s) => String(s).replace(/▒+/g, "redacted");
const ms = (v) =>
  v >= 1000 ? (v / 1000).toFixed(v >= 10000 ? 1 : 2) + " s"
  : v >= 10 ? Math.round(v) + " ms"
  : v.toFixed(1) + " ms";
const clock = (t) => {
  const [h, m, s] = D.began.split(":").map(Number),
    x = h * 3600 + m * 60 + s + t,
    two = (v) => String(Math.floor(v)).padStart(2, "0");
  return two(x / 3600) + ":" + two((x / 60) % 60) + ":" + two(x % 60);
};

// For each outcome, its class and its word.
const OUT = {
  reached: ["ok", "reached"],
  failed: ["bad", "failed"],
  rejected: ["rej", "rejected"],
  replaced: ["rep", "replaced"],
  user: ["usr", "user"],
  running: ["usr", "running"],
  action: ["usr", "app"],
};
// Whether the event is no navigation.
const own = (e) => e.kind == "user" || e.kind == "action",
  out = (e) => (own(e) ? e.kind : e.outcome);
const machine = (e) =>
  Object.entries(e.stages || {})
    .filter(([k]) => k != "waiting")
    .reduce((sum, [, v]) => sum + v, 0);

let cur = 1,
  mode = "diff",
  shown = [],
  chip = "all",
  timer = 0,
  first = true;
