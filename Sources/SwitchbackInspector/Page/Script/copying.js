// The texts that the copy buttons make: Markdown, JSON, a test.
function tree(t) {
  const lines = ["window"],
    presenters = new Set(t.l.map((l) => l.p)),
    place = (list, margin) =>
      list.map((n, i) => ({ n, margin, isFirst: !i, isLast: i == list.length - 1 })).reverse(),
    pending = place(t.l, "");
  let length = 0;
  for (let next; (next = pending.pop());) {
    const { n, margin, isFirst, isLast } = next,
      isLayer = !n.depth,
      line = margin + (isLast ? "└─ " : "├─ ") + (isLayer && !isFirst ? "modal " : "") + n.n +
        (!isLayer && n.v ? "*" : "") + (!isLayer && presenters.has(n.id) ? " ^" : "") +
        (n.leaves ? " (leaving)" : "");
    length += line.length;
    // No app has such screens, but a file may.
    if (length > LONG) {
      lines.push("…");
      break;
    }
    lines.push(line);
    for (const inside of place(n.c, margin + (isLast ? "   " : "│  "))) pending.push(inside);
  }
  return lines.join("\n");
}

function text(e, kind) {
  return { md: markdown, json, test, link }[kind](e);
}

// A link to the event, to send together with the file. The address of a file has the names of
// folders, so the link has its name alone.
const link = (e) =>
  (file ? file + " " : location.protocol == "file:"
    ? decodeURIComponent(location.pathname.split("/").pop())
    : location.href.split("#")[0]) + "#" + e.n;

const json = (e) =>
  JSON.stringify({
    number: e.n,
    time: e.t,
    window: D.windows[e.w],
    kind: e.kind,
    title: e.title,
    destination: e.json || undefined,
    context: e.context || undefined,
    outcome: e.word || e.outcome,
    summary: e.summary,
    error: e.error || undefined,
    plan: (e.plan || []).map((p) => p[0]),
    chain: trace(e).split("\n"),
    milliseconds: e.stages,
    before: tree(T(e.before)).split("\n"),
    after: tree(T(e.after)).split("\n"),
  }, null, 2).replace(DIRECTIONS, (c) => "\\u" + c.charCodeAt(0).toString(16).padStart(4, "0"));

function markdown(e) {
  const before = tree(T(e.before)),
    after = tree(T(e.after)),
    chain = trace(e);
  const runs = (before + after + chain).match(/`+/g) || [],
    fence = "`".repeat(runs.reduce((length, run) => Math.max(length, run.length + 1), 3));
  // At the start of a line, some signs make a list, and spaces a block.
  const line = (s) => plain(s).trim().replace(/[\\`*_<>[\]#|~&]/g, "\\$&")
      .replace(/[\r\n]+/g, " ").replace(/^(?=[-+])|^(\d+)(?=[.)])/, "$1\\"),
    lines = (parts, separator) => parts.filter(Boolean).map(line).join(separator),
    block = (s) => `${fence}text\n${plain(s)}\n${fence}`;
  return [
    `### #${e.n} ${line(e.title)}`,
    lines([D.app, D.device, e.word || e.outcome], " · "),
    own(e) ? capital(origin(e)) + "."
      : lines([e.summary, e.error], " ") || capital(OUT[e.outcome][1]) + ".",
    (e.plan || []).map((p, i) => `${i + 1}. ${line(p[0])}`).join("\n"),
    "Before", block(before), "After", block(after), chain && block(chain),
  ].filter(Boolean).join("\n\n") + "\n";
}

// A text as a literal in Swift's sources, in one line. Half a character is none in Swift.
const swift = (s) =>
  '"' +
  String(s).replace(/[\ud800-\udfff]/gu, "\ufffd").replace(/[\\"]/g, "\\$&")
    .replace(/[^\x20-\x7e\u00a1-\u02ff\u2500-\u25ff]/gu,
      (c) => `\\u{${c.codePointAt(0).toString(16)}}`) +
  '"';

function moveCall(t, m) {
  const lines = new Map(t.N.map((n) => [n.id, n.line])),
    line = (id) => lines.get(id) || 0;
  if (m.show) return `show(line: ${line(m.show)})`;
  if (m.arrange) return `arrange(lines: [${m.arrange.map(line).join(", ")}], in: ${line(m.in)})`;
  return `dismiss(line: ${line(m.dismiss)})`;
}

function call(e) {
  const cannot = (why) => ["// " + swift(e.title) + " cannot be repeated" + why];
  if (e.kind == "user") {
    if (!e.moves) return cannot(" from here.");
    const moves = e.moves.map((m) => "  try await $0." + moveCall(T(e.before), m));
    return ["try await session.repeatMoves {", ...moves, "}"];
  }
  if (!e.json)
    return cannot(e.kind == "action" ? "."
      : ": it is not Codable, was redacted, or is not recorded.");
  if (e.kind == "action")
    return [`try await session.perform(${swift(e.word)}, ${swift(e.json)})`];
  return ended(e, navigate(e));
}

const navigate = (e) =>
  `try await session.navigate(to: ${swift(e.json)}${e.isAnimated ? "" : ", animated: false"})`;

// A line that waits for the end of a navigation, which may fail.
const ended = (e, line) =>
  e.outcome == "reached" ? [line]
    : ["await #expect(throws: (any Error).self) {", "  " + line, "}"];

// Whether the action before a change may have made it.
const isOfAction = (e, last) => last?.kind == "action" && last.after == e.before;

// The calls of events. A navigation during which others began, such as a log-in, is a task.
function calls(events) {
  const lines = [];
  let open = [];
  const end = (time) => {
    const over = open.filter((o) => o.ended < time).sort((a, b) => a.ended - b.ended);
    open = open.filter((o) => !over.includes(o));
    for (const o of over) lines.push(...ended(o, `_ = try await navigation${o.n}.value`));
  };
  events.forEach((o, i) => {
    end(o.began);
    lines.push(`// ${o.n}. ${swift(o.title).slice(1, -1)}`);
    // What is in progress goes on until it waits.
    if (open.length) lines.push("for _ in 0..<100 { await Task.yield() }");
    const next = events[i + 1];
    if (!own(o) && o.json && next && next.began < o.ended) {
      lines.push(`let navigation${o.n} = Task { ${navigate(o)} }`);
      open.push(o);
    } else if (o.kind == "user" && o.moves && isOfAction(o, events[i - 1])) {
      lines.push(`if session.drawing == ${swift(tree(T(o.before)))} {`, ...call(o).map((l) => "  " + l), "}");
    } else lines.push(...call(o));
  });
  end(Infinity);
  return lines;
}

// The events up to the end of this one, as a test.
function test(e) {
  const isLeftOut = (o) =>
    o.inside || ["rejected", "replaced", "running"].includes(o.outcome) || o.word == "cancelled";
  const events = E.filter(
    (o) => o.w == e.w && !isLeftOut(o) && (o.n <= e.n || o.began < e.ended))
    .sort((a, b) => a.began - b.began || a.n - b.n);
  const steps = calls(events),
    last = events.reduce((a, b) => (b.ended > a.ended ? b : a), e);
  return [
    "import SwitchbackInspector", "import Testing", "",
    "// `startOfReplay()` is the closure that the app gives to `Recording.replay`.",
    "@MainActor", `@Test(${swift("#" + e.n + " " + plain(e.title))})`,
    `func recordedEvent${e.n}() async throws {`,
    "  let session = ReplaySession(try await startOfReplay())",
    ...steps.map((s) => "  " + s),
    "  let expected = [",
    ...tree(T(last.after)).split("\n").map((l) => "    " + swift(l) + ","),
    "  ]",
    '  #expect(session.drawing == expected.joined(separator: "\\n"))', "}", "",
  ].join("\n");
}

async function copy(b) {
  const s = text(BY.get(cur), b.dataset.copy);
  let ok = true;
  try {
    await navigator.clipboard.writeText(s);
  } catch {
    const t = el("textarea", { style: { position: "fixed", opacity: 0 } });
    t.value = s;
    document.body.append(t);
    t.select();
    ok = document.execCommand("copy");
    t.remove();
    b.focus();
  }
  b.label ??= [...b.childNodes];
  b.textContent = ok ? "Copied" : "Not copied";
  b.dataset.done = 1;
  $("say").textContent = ok ? "Copied" : "Could not copy";
  setTimeout(() => {
    b.replaceChildren(...b.label);
    delete b.dataset.done;
  }, 1400);
}
