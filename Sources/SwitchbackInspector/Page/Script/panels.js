// The chain, the plan, the times, and the headline.
const WHAT = {
  found: ["● ", "found here"],
  built: ["+ ", "built"],
  passed: ["○ ", "passed over"],
  failed: ["✕ ", "failed"],
  not: ["", "not looked at"],
};

function chain(e) {
  if (own(e))
    return [
      el("h2", {}, "No chain"),
      el("p", { class: "sub" },
        capital(origin(e)) + ". No navigation took part."),
      el("p", { class: "empty" },
        "What the user does between navigations is kept, since it explains what the next chain " +
          "finds."),
    ];
  if (!e.chain.length)
    return [
      el("h2", {}, "No chain"),
      el("p", { class: "sub" }, early(e, "resolving")),
      e.error && el("p", { class: "empty" }, e.error),
    ];
  const letters = keys(e),
    rows = [];
  // What stands between the last step and the next one.
  let between = [];
  const flush = () => {
    rows.push(
      el("li", { class: "ln", "aria-hidden": String(!between.length) },
        joined(between, () => el("br", {}))));
    between = [];
  };
  for (const s of e.chain) {
    if ("link" in s) {
      if (s.link) between.push(s.link);
    } else if (s.switch !== undefined) {
      flush();
      rows.push(el("li", { class: "sw" }, el("b", {}, "switch"), " ", s.switch));
    } else {
      if (rows.length) flush();
      rows.push(stepRow(s, s.box && letters.get(s.box)));
    }
  }
  return [
    el("h2", {}, "Chain to ", destination(e)),
    el("p", { class: "sub" }, "From the destination back to a screen that is there"),
    el("ol", {}, rows),
    el("details", { open: e.outcome == "failed" },
      el("summary", {}, "As text"), el("pre", {}, trace(e))),
  ];
}

// For an event that ended before a stage, or has not come to it.
const early = (e, stage) =>
  e.outcome == "running" ? `Not yet ${stage}.`
  : `${capital(e.word == "cancelled" ? e.word : OUT[e.outcome][1])} before ${stage}.`;

const destination = (e) => (e.chain.find((s) => s.name) || { name: e.title }).name;

function stepRow(s, key) {
  const [sign, words] = WHAT[s.what];
  const search = (finder) =>
    finder.replace(/ \(current, contained, presenting, presented; ([^)]*)\)/, ", everywhere, $1");
  return el("li", { class: "st " + s.what, ...linked(s.box ? [s.box] : []) },
    el("div", { class: "r" },
      key && el("span", { class: "key " + s.what }, key.k),
      el("span", { class: "n" }, s.name),
      el("span", { class: "w" }, sign + words)),
    s.what != "not" && [
      s.why && el("p", {}, s.why),
      s.made && s.what != "found" && el("p", {}, s.made),
      s.finder &&
        el("p", { class: "f", title: "looked for by " + plain(s.finder) },
          "looked for by ", search(s.finder)),
    ],
    s.first && el("p", { class: "ic" }, s.first));
}

// The attributes of an element that lights up the boxes of screens.
const linked = (screens) =>
  screens.length ? { tabindex: 0, "data-box": screens.join(" ") } : {};

function trace(e) {
  if (!(e.chain || []).length) return "";
  const rows = e.chain.flatMap((s) => {
    const isContext = s.link?.startsWith("context");
    if (s.link === "") return [];
    if (s.link)
      return [["  · ", isContext ? "(context)" : "(container)", s.link.replace(/^context: /, "")]];
    if (s.switch !== undefined) return [["  · ", "(switch)", s.switch]];
    const sign = s.what == "failed" ? "▸ · " : s.what == "found" ? "  ✓ " : "  · ";
    return [[sign, s.name, s.why || s.what]];
  });
  const width = rows.reduce((width, [, name]) => Math.max(width, name.length), 0) + 2;
  const lines = rows.map(([sign, name, why]) => sign + name.padEnd(width) + why);
  return `To reach ${destination(e)}:\n` + lines.join("\n");
}

const quiet = (text) => el("p", { class: "q" }, text);

function plan(e) {
  if (own(e)) return quiet("No plan.");
  if (!e.plan.length)
    return quiet(
      e.outcome == "reached" ? "Nothing to do: it was on screen." : early(e, "planning"));
  const isReplaced = e.outcome == "replaced";
  return [
    e.first &&
      el("details", { class: "firstplan" },
        el("summary", {}, "Before the interceptors it was another one"),
        el("ol", {}, e.first.map((sentence) => el("li", {}, sentence)))),
    el("ol", { class: "plan" },
      e.plan.map(([sentence, screens, mark], i) =>
        el("li", { class: isReplaced ? "not" : mark, ...linked(screens) },
          el("span", {}, i + 1),
          el("span", {}, sentence,
            !isReplaced && mark == "stop" && " – stopped here",
            !isReplaced && mark == "not" && [" ", el("span", { class: "sr" }, "(not done)")])))),
    (isReplaced || e.plan.some(([, , mark]) => mark)) &&
      el("p", { class: "q remark" }, "Grey sentences were not carried out."),
  ];
}

const LABEL = {
  waiting: "waiting",
  resolve: "resolve",
  guards: "leave guards",
  interceptors: "interceptors",
  build: "build",
  commit: "commit",
};

function timing(e) {
  if (own(e)) return quiet("–");
  const isShown = (k) => k in e.stages && (k != "waiting" || e.waited > 0.5),
    stages = Object.keys(LABEL).filter(isShown).map((k) => [k, e.stages[k]]);
  if (!stages.length) return quiet(e.outcome == "running" ? "In progress." : "Ended immediately.");
  const sum = machine(e),
    colour = (k) => "c-" + k + (k == "waiting" ? " cut" : ""),
    said = ([k, v]) => LABEL[k] + " " + ms(v);
  const asked = [...(e.interceptors || []), ...(e.guards || [])];
  return [
    el("div", { class: "tb", role: "img", "aria-label": stages.map(said).join(", ") },
      stages.map(([k, v]) => {
        const isIdle = k == "waiting";
        return el("i", {
          class: colour(k),
          style: { flex: `${(isIdle ? sum * 0.3 || 1 : v) * 1000} 0 ${isIdle ? 16 : 0}px` },
          title: said([k, v]),
        });
      })),
    el("div", { class: "tl" },
      stages.map(([k, v]) => [
        el("i", { class: colour(k) }), el("span", {}, LABEL[k]), el("span", {}, ms(v)),
      ]),
      el("i", {}), el("span", { class: "q" }, "without waiting"), el("span", {}, ms(sum))),
    waits(e).map((text) => el("p", { class: "asks" }, text)),
    asked.map(([name, answer, time]) =>
      el("p", { class: "asks" }, el("b", {}, name), ` ${answer} · ${ms(time)}`)),
  ];
}

function waits(e) {
  const waits = [];
  if (e.waited > 50 && e.over) waits.push("Waited for #" + e.over);
  // A navigation that another one replaced began before it and ends with it, so it is near.
  for (let i = place(E, e.n); i-- > 0 && e.n - E[i].n < 200;)
    if (E[i].outcome == "replaced" && E[i].over == e.n)
      waits.push("Took the place of #" + E[i].n);
  return waits;
}

// The innermost screen that the user saw.
function seen(t) {
  let n = t.l[t.l.length - 1];
  while (n && n.c.some((c) => c.v)) n = n.c.filter((c) => c.v).pop();
  return n ? n.n : "";
}

// What an event that is no navigation comes from.
const origin = (e) => (e.kind == "user" ? "by the user or the app" : "noted by the app");

const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

// The numbers of other events, as links to them.
const withLinks = (text) =>
  text.split(/(#\d{1,9}(?!\d))/).map((part, i) =>
    i % 2 && BY.has(+part.slice(1)) ? el("a", { href: part }, part) : part);

// The name of the screen that was reached, and what was reused and built. A name may contain anything:
// the longest one of a screen that fits is meant.
function reached(e) {
  const said = e.summary || "",
    is = " is on screen",
    name = T(e.after).N.map((n) => n.n).filter((n) => said.startsWith(n + is))
      .reduce((a, b) => (b.length > a.length ? b : a), said.split(is)[0]);
  return [name, said.slice((name + is).length).replace(/^( already)?(; )?/, "")];
}

// The headline of an event: a heading of the page, or of a column.
function sum(e, heading = "h2", id = "head") {
  const o = out(e),
    [name, rest] = reached(e),
    from = seen(T(e.before));
  const request = own(e)
    ? origin(e)
    : [
        e.kind == "link" ? "link " : "destination ", el("code", {}, e.title),
        from && " from " + from,
        e.inside && [" inside ", el("a", { href: "#" + e.inside }, "#" + e.inside)],
      ];
  const outcome = own(e) ? ""
    : o == "reached" ? (e.word ? "Already there: " : "Reached: ")
    : capital(e.word || OUT[o][1]) + ": ";
  const headline = own(e) ? e.title
    : o == "reached"
      ? [
          named(name), " ",
          el("span", { class: "q" }, "is on screen" + (e.word ? " already" : "")),
        ]
      : o == "running" ? destination({ chain: [], ...e })
      : e.summary || "";
  return [
    el("div", { class: "by" },
      el("b", {}, "#" + e.n), " · ", request, " · ", clock(e.t), " UTC",
      !own(e) && " · policy " + e.policy, e.context && " · context " + e.context),
    el(heading, { id, class: "head" },
      svg("svg", { width: 20, height: 20, "aria-hidden": "true" }, glyph(o, 10, 10, 8.6)),
      el("span", {}, el("span", { class: OUT[o][0] }, outcome), headline)),
    o == "reached" && el("p", { class: "what" }, rest),
    e.error && el("p", { class: o == "reached" ? "what" : "err" },
      o == "reached" && "It fell back to another destination: ", withLinks(e.error)),
  ];
}

function legend(e) {
  if (mode != "diff" || e.before == e.after || isComparing()) return [];
  const u = view(e, "diff"),
    used = new Set(marks(u).say.values());
  return ["new", "gone", "moved", "shown", "cov"].filter((k) => used.has(k))
    .map((k) => el("span", { class: "mk " + k }, WORD[k].join(" ")));
}
