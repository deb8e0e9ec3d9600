extension PageScript {
  /// The texts that the copy buttons make: Markdown, JSON, a test.
  static let copying = #"""
    function tree(t) {
      const o = ["window"],
        up = new Set(t.l.map(l => l.p)),
        go = (n, pre, last, label, star) => {
          o.push(pre + (last ? "└─ " : "├─ ") + label + n.n + (star ? "*" : "") + (pre && up
            .has(n.id) || star !== null && up.has(n.id) ? " ^" : "") + (n.leaves ?
            " (leaving)" : ""));
          n.c.forEach((c, i) => go(c, pre + (last ? "   " : "│  "), i == n.c.length - 1, "", c
            .v))
        };
      t.l.forEach((l, i) => go(l, "", i == t.l.length - 1, i ? "modal " : "", null));
      return o.join("\n")
    }
    function text(e, k) {
      const B = tree(T(e.before)),
        A = tree(T(e.after));
      if (k == "json") return JSON.stringify({
        number: e.n,
        time: e.t,
        window: D.windows[e.w],
        kind: e.kind,
        title: e.title,
        destination: e.json,
        context: e.context,
        outcome: e.word || e.outcome,
        summary: e.summary,
        error: e.error,
        plan: (e.plan || []).map(p => p[0]),
        chain: trace(e).split("\n"),
        milliseconds: e.stages,
        before: B.split("\n"),
        after: A.split("\n")
      }, null, 2);
      if (k == "test") return test(e);
      const fence = "`".repeat(Math.max(3, ...(B + A + trace(e)).match(/`+/g)?.map(s => s
          .length + 1) || [3])),
        line = s => plain(s).replace(/[\\`*_<>[\]#|]/g, "\\$&").replace(/[\r\n]+/g, " ");
      return `### #${e.n} ${line(e.title)}\n\n${[D.app,D.device,\#
    e.word||e.outcome].filter(Boolean).map(line).join(" · ")}\n\n${line([e.summary,\#
    e.error].filter(Boolean).join(" "))||"By the user."}\n\n${(e.plan||[]).map((p,i)=>`${i+1}. \#
    ${line(p[0])}`).join("\n")}\n\nBefore\n\n${fence}text\n${B}\n${fence}\n\nAfter\n\n${fence}\#
    text\n${A}\n${fence}\n${(e.chain||[]).length?`\n${fence}text\n${plain(trace(e))}\n${fence}\#
    \n`:""}`
    }
    // A text as a literal in Swift's sources, in one line.
    const swift = s => '"' + String(s).replace(/[\\"]/g, "\\$&").replace(
      /[^\x20-\x7e\u00a1-\u02ff\u2500-\u25ff]/gu, c => `\\u{${c.codePointAt(0).toString(16)}}`
      ) + '"';
    const lineOf = (t, id) => (t.N.find(n => n.id == id) || {
      line: 0
    }).line;
    function moveCall(t, m) {
      if (m.show) return `try await session.show(line: ${lineOf(t,m.show[0])})`;
      if (m.arrange)
      return `try await session.arrange(lines: [${m.arrange[0].map(i=>lineOf(t,i)).join(", ")}],\#
     in: ${lineOf(t,m.arrange[1])})`;
      return `try await session.dismiss(line: ${lineOf(t,m.dismiss)})`
    }
    function call(e) {
      if (e.kind == "user") {
        if (!e.moves) return ["// " + swift(e.title) + " cannot be repeated from here."];
        let t = T(e.before);
        return ["try await session.repeatMoves {"].concat(e.moves.map(m => "  " + moveCall(t, m)
          .replace("session.", "$0.")), ["}"])
      }
      if (e.kind == "action") return e.json ? [
        `try await session.perform(${swift(e.word)}, ${swift(e.json)})`
      ] : ["// " + swift(e.title) + " cannot be repeated."];
      if (!e.json) return ["// " + swift(e.title) +
        " cannot be repeated: it is not Codable, was redacted, or is not recorded."
      ];
      const go = `try await session.navigate(to: ${swift(e.json)})`;
      return e.outcome == "reached" ? [go] : ["await #expect(throws: (any Error).self) {",
        "  " + go, "}"
      ]
    }
    function test(e) {
      const before = E.filter(o => o.w == e.w && o.n <= e.n && !o.inside && !["rejected",
        "replaced", "running"
      ].includes(o.outcome));
      const steps = before.flatMap(o => [`// ${o.n}. ${swift(o.title).slice(1,-1)}`].concat(
          call(o))),
        A = tree(T(e.after));
      return ["import SwitchbackInspector", "import Testing", "",
        "// `startOfReplay()` is the closure that the app gives to `Recording.replay`.",
        "@MainActor", `@Test(${swift("#"+e.n+" "+plain(e.title))})`,
        `func recordedEvent${e.n}() async throws {`,
        "  let session = ReplaySession(try await startOfReplay())", ...steps.map(s => "  " +
          s), "  let expected = [", ...A.split("\n").map(l => "    " + swift(l) + ","), "  ]",
        '  #expect(session.drawing == expected.joined(separator: "\\n"))', "}", ""
      ].join("\n")
    }
    async function copy(b) {
      const s = text(BY.get(cur), b.dataset.copy);
      let ok = true;
      try {
        await navigator.clipboard.writeText(s)
      } catch {
        const t = document.createElement("textarea");
        t.value = s;
        t.style.position = "fixed";
        t.style.opacity = 0;
        document.body.append(t);
        t.select();
        ok = document.execCommand("copy");
        t.remove();
        b.focus()
      }
      const old = b.dataset.t || (b.dataset.t = b.innerHTML);
      b.textContent = ok ? "Copied" : "Not copied";
      b.dataset.done = 1;
      $("say").textContent = ok ? "Copied" : "Could not copy";
      setTimeout(() => {
        b.innerHTML = old;
        delete b.dataset.done
      }, 1400)
    }
    """#
}
