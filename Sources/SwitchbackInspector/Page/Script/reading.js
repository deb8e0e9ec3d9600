// Reads recordings: the JSON of a whole one, or the lines that a recorder appends to a file. A file
// may contain anything: what is read here has the right type afterwards, or the file is refused.
"use strict";
const $ = (id) => document.getElementById(id);
const KINDS = ["screen", "stack", "tabs", "split", "container"],
  // The depth of the boxes, and their number: no app has as many.
  DEEP = 60,
  MANY = 2000,
  LONG = 4e6,
  VERSION = 1;

// The recording that is open, its events, and the events by their numbers.
let D, E, BY;
const TREES = new Map();

const load = (recording) => {
  D = recording;
  E = D.events;
  BY = D.byNumber;
  TREES.clear();
};

class Refusal extends Error {}
const must = (holds, why) => {
  if (!holds) throw new Refusal(why);
};
const str = (x) => (typeof x == "string" ? x : "");
const num = (x) => (Number.isFinite(x) ? x : 0);
const optional = (x) => num(x) || undefined;
const arr = (x) => (Array.isArray(x) ? x : []);
const obj = (x) => (x && typeof x == "object" && !Array.isArray(x) ? x : {});
const isIn = (i, list) => Number.isSafeInteger(i) && i >= 0 && i < list.length;
const word = (x, words) => (words.includes(x) ? x : words[0]);
const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

// Reads a file.
function read(text) {
  const end = text.indexOf("\n"),
    head = end < 0 ? {} : obj(parsed(text.slice(0, end)));
  if ("switchbackLines" in head) {
    const d = begin(head, head.switchbackLines);
    d.head = text.slice(0, end + 1);
    readLines(d, text.slice(end + 1));
    return d;
  }
  const whole = parsed(text);
  must(whole !== undefined, "it is not JSON, or was cut off");
  const d = begin(obj(whole), obj(whole).switchbackRecording);
  take(d, whole);
  return d;
}

// Reads more lines of a recording. The last one is ignored if it was cut off. Returns the numbers of
// the events.
function readLines(d, text) {
  const numbers = new Set();
  let start = 0;
  for (let end; (end = text.indexOf("\n", start)) >= 0; start = end + 1) {
    if (end == start) continue;
    const line = parsed(text.slice(start, end));
    must(obj(obj(line).event).number, "a line is no event");
    take(d, line);
    // The event has the last of the trees that come with it.
    const { before, after } = line.event;
    must(!line.texts && !line.trees || Math.max(before, after) == d.trees.length - 1,
      "lines are missing, there twice, or in another order");
    numbers.add(line.event.number);
  }
  return numbers;
}

function begin(head, version) {
  must(Number.isInteger(version) && version > 0, "it is no recording");
  must(version <= VERSION, "it is of a later version than this page");
  const windows = arr(head.windows).map(str);
  return {
    app: str(head.app), device: str(head.device), began: num(head.began),
    dropped: num(head.dropped), windows, texts: [], trees: [], events: [], byNumber: new Map(),
    redacted: false,
    // The first line of a file of lines.
    head: "",
  };
}

// Adds what a file or a line contains to a recording. An event with a known number replaces it.
function take(d, part) {
  if (part.event) for (const name of arr(part.windows)) d.windows.push(str(name));
  for (const text of arr(part.texts)) {
    d.texts.push(str(text));
    if (str(text).includes("▒")) d.redacted = true;
  }
  for (const tree of arr(part.trees)) d.trees.push(checked(tree, d.texts));
  for (const x of part.event ? [part.event] : arr(part.events)) {
    const e = eventOf(obj(x), d),
      last = d.events[d.events.length - 1];
    if (e.title.includes("▒")) d.redacted = true;
    if (part.event && d.byNumber.has(e.n)) {
      must(d.byNumber.get(e.n).outcome == "running", `event ${e.n} goes on behind its end`);
      d.events[place(d.events, e.n)] = e;
    } else {
      const before = last ? last.n : d.dropped;
      must(e.n == before + 1, `event ${e.n} is out of order`);
      d.events.push(e);
    }
    d.byNumber.set(e.n, e);
  }
}

// The position of an event in a list, or of the first one after it.
function place(events, n) {
  let low = 0,
    high = events.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (events[middle].n < n) low = middle + 1;
    else high = middle;
  }
  return low;
}

// A tree is five numbers for each screen: number, name, type, kind and flags, place.
function checked(tree, texts) {
  const numbers = arr(tree),
    seen = new Set();
  must(numbers.length % 5 == 0 && numbers.every(Number.isSafeInteger), "a tree is cut off");
  for (let j = 0; j < numbers.length; j += 5) {
    const at = numbers[j + 4] < -1 ? -2 - numbers[j + 4] : numbers[j + 4];
    must(isIn(numbers[j + 1], texts) && isIn(numbers[j + 2], texts), "a screen has no name");
    must(at < j / 5 && !seen.has(numbers[j]), "a screen is in itself, or is there twice");
    must(numbers[j + 3] >= 0 && numbers[j + 3] < 32, "a screen is of no known kind");
    seen.add(numbers[j]);
  }
  return numbers;
}

const OUTCOMES = {
  alreadyThere: ["reached", "already there"],
  cancelled: ["failed", "cancelled"],
  failed: ["failed"],
  reached: ["reached"],
  rejected: ["rejected"],
  replaced: ["replaced"],
  running: ["running"],
};

function eventOf(x, d) {
  must(Number.isSafeInteger(x.number) && x.number > 0, "an event has no number");
  must(isIn(x.window, d.windows), `event ${x.number} is in a window that is not listed`);
  must(isIn(x.before, d.trees) && isIn(x.after, d.trees),
    `event ${x.number} refers to screens that are not there`);
  // The moments at which it was asked for, had its turn and ended, in seconds.
  const t = num(x.time),
    e = { n: x.number, w: x.window, t, began: t, ended: t, before: x.before, after: x.after };
  if (x.change) return { ...e, kind: "user", title: str(x.change.title), moves: moves(x.change) };
  if (x.action)
    return {
      ...e, kind: "action", title: str(x.action.text), word: str(x.action.type),
      json: str(x.action.json),
    };
  must(x.navigation, `event ${x.number} is none of the known kinds`);
  const navigation = navigationOf(obj(x.navigation));
  e.began += navigation.waited / 1000;
  for (const stage in navigation.stages) e.ended += navigation.stages[stage] / 1000;
  return { ...e, ...navigation };
}

function navigationOf(x) {
  const [outcome, said] = OUTCOMES[word(x.outcome, Object.keys(OUTCOMES))],
    stages = {},
    texts = (list) => arr(list).map((s) => str(obj(s).text)),
    // Only the last one can have ended the navigation, and only with this failure.
    asked = (list, yes, no, failure) =>
      arr(list).map(obj).map((q, i, all) => [
        str(q.name),
        q.agreed ? yes
          : x.failure == failure && i == all.length - 1 ? no : "had not answered",
        num(q.seconds) * 1000,
      ]);
  for (const { stage, seconds } of arr(x.durations).map(obj))
    if (STAGES.includes(stage)) stages[stage] = (stages[stage] || 0) + num(seconds) * 1000;
  return {
    kind: x.link === undefined ? "destination" : "link",
    title: str(x.link ?? x.title),
    outcome, word: said || (outcome == "failed" && str(x.failure)) || undefined,
    isAnimated: x.isAnimated !== false,
    context: str(x.context), policy: str(x.policy), json: str(x.json), summary: str(x.summary),
    error: str(x.error), inside: optional(x.outer), over: optional(x.other),
    blocker: optional(x.blocker), stages, waited: stages.waiting || 0,
    interceptors: asked(x.interceptors, "let it go on", "ended it", "intercepted"),
    guards: asked(x.guards, "may go", "refuses to go", "blocked"),
    plan: sentences(x, outcome), first: x.planAfterInterceptors && texts(x.plan),
    chain: arr(x.chain).map(obj).map(stepOf),
  };
}

// The plan: each sentence, its screens, and its mark: `not` carried out, or `stop` if it ended
// there.
function sentences(x, outcome) {
  const isDone = outcome == "reached" || outcome == "running",
    wasCommitted = arr(x.durations).some((d) => obj(d).stage == "commit"),
    blocker = optional(x.blocker);
  let isOver = false;
  return arr(x.planAfterInterceptors ?? x.plan).map(obj).map((s) => {
    const text = str(s.text),
      screens = arr(s.screens).map(num),
      isBlocked =
        blocker && screens.length == 1 && screens[0] == blocker && text.startsWith("ask ");
    let mark = "";
    if (isDone) mark = "";
    else if (isOver) mark = "not";
    else if (isBlocked) {
      mark = "stop";
      isOver = true;
    } else if (!wasCommitted && !blocker && !text.startsWith("run ")) mark = "not";
    return [text, screens, mark];
  });
}

const FATES = ["passed", "found", "built", "failed", "notLookedAt"],
  STAGES = ["waiting", "resolve", "guards", "interceptors", "build", "commit"],
  NOT_LOOKED_AT = "not looked at";

function stepOf(s) {
  const target = str(s.target),
    words = str(s.words);
  if (s.fate == "between")
    return target == "switch" ? { switch: words }
      : { link: words == target ? "context: " + words
          : words == NOT_LOOKED_AT ? "" : "in " + words };
  const fate = word(s.fate, FATES),
    first = arr(s.interceptors).map((name) => "intercepted by " + str(name)).join(", ");
  return {
    name: target, what: fate == "notLookedAt" ? "not" : fate,
    // The name and the sign beside it say the same.
    why: words == fate || words == target ? "" : words,
    box: optional(s.screen), finder: str(s.finder), first,
    made: s.factory && s.action && `built by ${str(s.factory)}, integrated by ${str(s.action)}`,
  };
}

// The moves of a user: each a name, and the numbers of screens.
function moves(change) {
  if (!change.moves) return undefined;
  return arr(change.moves).map(obj).map(({ show, arrange, dismiss }) =>
    show ? { show: num(obj(show)._0) }
    : arrange ? { arrange: arr(obj(arrange)._0).map(num), in: num(obj(arrange).in) }
    : { dismiss: num(obj(dismiss).presentedBy) });
}

// A tree with its layers `l` and all its screens `N`.
function T(i) {
  if (TREES.has(i)) return TREES.get(i);
  const a = D.trees[i],
    l = [],
    N = [];
  let isDeep = false;
  for (let j = 0; j < a.length; j += 5) {
    const n = {
        id: a[j],
        n: D.texts[a[j + 1]],
        y: D.texts[a[j + 2]],
        k: KINDS[a[j + 3] & 7] || "container",
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
      isDeep ||= n.depth >= DEEP;
      if (n.v && h.s < 0) h.s = h.c.length;
      h.c.push(n);
    } else {
      if (p < -1) n.p = N[-2 - p].id;
      l.push(n);
    }
  }
  if (TREES.size > 500) TREES.clear();
  TREES.set(i, { l, N, isDeep });
  return TREES.get(i);
}

const still = matchMedia("(prefers-reduced-motion: reduce)"),
  slim = matchMedia("(max-width:720px)");
// What turns the direction of a text, or marks it.
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
// A text where no element can be.
const plain = (s) => String(s).replace(/▒+/g, "redacted").replace(DIRECTIONS, "\ufffd");
const ms = (v) =>
  v >= 1000 ? (v / 1000).toFixed(v >= 10000 ? 1 : 2) + " s"
  : v >= 10 ? Math.round(v) + " ms"
  : v.toFixed(1) + " ms";
// The time of the day in seconds, and as text, for all readers the same: in UTC.
const daytime = (t) => (((D.began + t) % 86400) + 86400) % 86400,
  clock = (t) => {
    const s = daytime(t),
      two = (v) => String(Math.floor(v)).padStart(2, "0");
    return two(s / 3600) + ":" + two((s / 60) % 60) + ":" + two(s % 60);
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

let cur = 0,
  mode = "diff",
  shown = [],
  chip = "all",
  timer = 0,
  first = true;
