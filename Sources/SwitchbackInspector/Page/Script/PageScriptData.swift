extension PageScript {
  /// Reads the data, and maps outcomes to words and shapes.
  static let reading = #"""
    "use strict";
    const D = JSON.parse(document.getElementById("data").textContent),
      E = D.events,
      BY = new Map(E.map(e => [e.n, e])),
      $ = i => document.getElementById(i);
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
            depth: 0
          },
          p = a[j + 4];
        N.push(n);
        if (p >= 0) {
          const h = N[p];
          n.depth = h.depth + 1;
          if (n.depth < DEEP) {
            if (n.v && h.s < 0) h.s = h.c.length;
            h.c.push(n)
          }
        } else {
          if (p < -1) n.p = N[-2 - p].id;
          l.push(n)
        }
      }
      return TREES[i] = {
        l,
        N
      }
    }
    const still = matchMedia("(prefers-reduced-motion: reduce)"),
      slim = matchMedia("(max-width:720px)");
    const esc = s => String(s).replace(/[&<>"]/g, c => ({
      "&": "&amp;",
      "<": "&lt;",
      ">": "&gt;",
      '"': "&quot;"
    } [c])).replace(/▒+/g, '<span class="red" title="redacted">▒▒▒</span>');
    const plain = s => String(s).replace(/▒+/g, "redacted");
    const ms = v => v >= 1000 ? (v / 1000).toFixed(v >= 10000 ? 1 : 2) + " s" : v >= 10 ? Math
      .round(v) + " ms" : v.toFixed(1) + " ms";
    const nm = s => {
      const i = s.indexOf("(");
      return i < 0 ? esc(s) : esc(s.slice(0, i)) + '<wbr><span class="q">' + esc(s.slice(i)) +
        "</span>"
    };
    const clock = t => {
      const [h, m, s] = D.began.split(":").map(Number), x = h * 3600 + m * 60 + s + t, p =
        v => String(Math.floor(v)).padStart(2, "0");
      return p(x / 3600) + ":" + p(x / 60 % 60) + ":" + p(x % 60)
    };
    const OUT = {
      reached: ["ok", "reached"],
      failed: ["bad", "failed"],
      rejected: ["rej", "rejected"],
      replaced: ["rep", "replaced"],
      user: ["usr", "user"],
      running: ["usr", "running"],
      action: ["usr", "app"]
    };
    const out = e => e.kind == "user" || e.kind == "action" ? e.kind : e.outcome,
      own = e => e.kind == "user" || e.kind == "action";
    const machine = e => Object.entries(e.stages || {}).filter(([k]) => k != "waiting" && k !=
      "user").reduce((a, [, v]) => a + v, 0);
    // Shapes: circle reached, octagon failed, hexagon rejected, diamond replaced, small ring \#
    user.
    function glyph(o, x, y, r) {
      const S = (d, f, s, extra) =>
        `<path d="${d}" fill="${f}" stroke="${s}" stroke-width="1.5" \#
    stroke-linejoin="round"${extra||""}/>`;
      const P = (n, rot) => Array.from({
        length: n
      }, (_, i) => {
        const a = rot + i * 2 * Math.PI / n;
        return (x + r * Math.cos(a)).toFixed(1) + " " + (y + r * Math.sin(a)).toFixed(1)
      }).join("L");
      const k = r / 8,
        m = (d) => S(d, "none", "var(--panel)");
      if (o == "reached") return `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--new)"/>` + m(
        `M${x-3.4*k} ${y+.2*k}l${2.4*k} ${2.6*k}l${4.4*k} ${-5*k}`);
      if (o == "failed") return S("M" + P(8, Math.PI / 8) + "Z", "var(--gone)", "var(--gone)") +
        m(`M${x-2.8*k} ${y-2.8*k}l${5.6*k} ${5.6*k}m0 ${-5.6*k}l${-5.6*k} ${5.6*k}`);
      if (o == "rejected") return S("M" + P(6, 0) + "Z", "var(--amber-bg)",
        "var(--amber-ink)") + S(`M${x-3.4*k} ${y}h${6.8*k}`, "none", "var(--amber-ink)");
      if (o == "replaced") return S("M" + P(4, 0) + "Z", "var(--violet-bg)", "var(--violet)") +
        S(`M${x-2.2*k} ${y-1.8*k}l${2.2*k} ${2.2*k}l${2.2*k} ${-2.2*k}m${-2.2*k} ${2.2*k}v${2*k}`,
          "none", "var(--violet)");
      return `<circle cx="${x}" cy="${y}" r="${r*.5}" fill="var(--panel)" stroke="var(--line)" \#
    stroke-width="1.5"/>`
    }
    let cur = 1,
      mode = "diff",
      shown = [],
      chip = "all",
      timer = 0,
      first = true;
    """#
}
