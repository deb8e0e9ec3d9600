extension PageScript {
  /// The chain, the plan, the times, and the headline.
  static let panels = #"""
    const WHAT = {
      found: "found here",
      built: "built",
      passed: "passed over",
      failed: "failed",
      not: "not looked at",
      halted: "stopped"
    };
    function chain(e) {
      if (own(e))
      return `<h2>No chain</h2><p class="sub">${e.kind=="user"?"The user or the app did \#
    this.":"The app has noted this."} No navigation took part.</p><p class="empty">What the \#
    user does between navigations is kept, since it explains what the next chain finds.</p>`;
      if (!e.chain.length)
      return `<h2>No chain</h2><p class="sub">It ended before its chain was looked at.</p><p \#
    class="empty">${esc(e.error||"There is no plan of it.")}</p>`;
      const K = keys(e),
        rows = [],
        c = e.chain;
      let pend = [];
      const flush = last => {
        rows.push(
          `<li class="ln ${last?"":""}" aria-hidden="${pend.length?"false":"true"}">\#
    ${pend.map(esc).join("<br>")}</li>`
          );
        pend = []
      };
      c.forEach((s, i) => {
        if (s.link) {
          pend.push(s.link);
          return
        }
        if (s.switch) {
          flush();
          rows.push(`<li class="sw"><b>switch</b> ${esc(s.switch)}</li>`);
          return
        }
        if (rows.length) flush();
        const k = s.box && K.get(s.box);
        rows.push(
          `<li class="st ${s.what}" ${s.box?`tabindex="0" data-box="${s.box}"`:""}><div \#
    class="r">${k?`<span class="key ${s.what}">${k.k}</span>`:""}<span class="n">${esc(s.name)}\#
    </span><span class="w">${{found:"● ",built:"+ ",passed:"○ ",failed:"✕ ",not:"",halted:"◇ "}\#
    [s.what]}${WHAT[s.what]}</span></div>${s.what=="not"?"":`<p>${esc(s.why)}</p>\#
    ${s.made&&s.what!="found"?`<p>${esc(s.made)}</p>`:""}${s.finder?`<p class="f" title="looked \#
    for by ${esc(s.finder)}">looked for by ${esc(s.finder.replace(/ \(current, contained, \#
    presenting, presented; (.*)\)/,", everywhere, $1"))}</p>`:""}`}${s.first?`<p class="ic">\#
    ${esc(s.first)}</p>`:""}</li>`
          )
      });
      const real = c.filter(s => s.name),
        dest = (real[0] || {
          name: e.title
        }).name;
      return `<h2>Chain to ${esc(dest)}</h2><p class="sub">From the destination back to a \#
    screen that is there</p><ol>${rows.join("")}</ol><details ${e.outcome=="failed"?"open":""}>\#
    <summary>As text</summary><pre>${esc(trace(e))}</pre></details>`
    }
    function trace(e) {
      if (!(e.chain || []).length) return "";
      const w = Math.max(...e.chain.map(s => (s.name || "(around it)").length));
      return "To reach " + (e.chain.find(s => s.name) || {
        name: e.title
      }).name + ":\n" + e.chain.map(s => s.link ? "  · " + (s.link.startsWith("context") ?
          "(context)" : "(around it)").padEnd(w + 2) + s.link.replace(/^context: /, "") : s
        .switch ? "  · " + "(switch)".padEnd(w + 2) + s.switch : (s.what == "failed" ?
          "▸ · " : s.what == "found" ? "  ✓ " : "  · ") + s.name.padEnd(w + 2) + s.why).join(
        "\n")
    }
    function plan(e) {
      if (own(e)) return '<p class="q">No plan.</p>';
      if (!e.plan.length)
      return `<p class="q">${e.outcome=="reached"?"Nothing to do: it was on screen.":"It ended \#
    before there was a plan."}</p>`;
      return (e.first ?
        `<details class="firstplan"><summary>Before the interceptors it was another \#
    one</summary><ol>${e.first.map(p=>`<li>${esc(p)}</li>`).join("")}</ol></details>` :
        "") + '<ol class="plan">' + e.plan.map((p, i) => {
        const s = e.outcome == "replaced" ? "not" : p[2] || "";
        return `<li class="${s}" ${p[1].length?`tabindex="0" data-box="${p[1].join(" ")}"`:""}>\#
    <span>${i+1}</span><span>${esc(p[0])}${s=="stop"?" – stopped \#
    here":s=="not"&&e.outcome!="replaced"?' <span class="sr">(not done)</span>':""}</span></li>`
      }).join("") + "</ol>" + (e.plan.some(p => p[2]) || e.outcome == "replaced" ?
        '<p class="q" style="font-size:11px;margin-top:3px">Grey sentences were not carried \#
    out.</p>' :
        "")
    }
    const STAGES = ["waiting", "resolve", "guards", "interceptors", "build", "commit"];
    const LABEL = {
      waiting: "waiting",
      resolve: "resolve",
      interceptors: "interceptors",
      user: "the user's time",
      guards: "leave guards",
      build: "build",
      commit: "commit"
    };
    function timing(e) {
      if (own(e)) return '<p class="q">–</p>';
      const S = STAGES.filter(k => k in e.stages).map(k => [k, e.stages[k]]);
      if (!S.length) return '<p class="q">Ended at once.</p>';
      const idle = k => k == "waiting" || k == "user",
        sum = machine(e);
      const bar = S.map(([k, v]) =>
        `<i class="c-${k} ${idle(k)?"cut":""}" style="flex:${(idle(k)?sum*.3||1:v)*1000} 0 \#
    ${idle(k)?16:0}px" title="${LABEL[k]} ${ms(v)}"></i>`
        ).join("");
      return `<div class="tb" role="img" aria-label="${S.map(([k,v])=>LABEL[k]+" \#
    "+ms(v)).join(", ")}">${bar}</div><div class="tl">` +
        S.map(([k, v]) =>
          `<i class="c-${k} ${idle(k)?"cut":""}"></i><span>${LABEL[k]}</span><span>${ms(v)}\#
    </span>`
          ).join("") +
        `<i></i><span class="q">without waiting</span><span>${ms(sum)}</span></div>` + waits(e)
        .map(w => `<p class="asks">${esc(w)}</p>`).join("") + (e.interceptors || []).map(a =>
          `<p class="asks"><b>${esc(a[0])}</b> ${esc(a[1])} · ${ms(a[2])}</p>`).join("") + (e
          .guards || []).map(a =>
          `<p class="asks"><b>${esc(a[0])}</b> ${esc(a[1])} · ${ms(a[2])}</p>`).join("")
    }
    function waits(e) {
      const w = [];
      if (e.waited > 50 && e.over) w.push("Waited for #" + e.over);
      E.forEach(o => {
        if (o.outcome == "replaced" && o.over == e.n) w.push("Took the place of #" + o.n)
      });
      return w
    }
    // The innermost screen that the user saw.
    function seen(t) {
      let n = t.l[t.l.length - 1];
      while (n && n.c.some(c => c.v)) n = n.c.filter(c => c.v).pop();
      return n ? n.n : ""
    }
    function sum(e) {
      const o = out(e),
        c = OUT[o];
      const parts = (e.summary || "").split("; ");
      const from = seen(T(e.before));
      const by = own(e) ?
        `<b>#${e.n}</b> · ${e.kind=="user"?"the user or the app":"noted by the app"} · \#
    ${clock(e.t)}` :
        `<b>#${e.n}</b> · ${e.kind=="link"?"link":"destination"} <code>${esc(e.title)}</code>\#
    ${from?` from ${esc(from)}`:""}${e.inside?` inside <a href="#${e.inside}">#${e.inside}</a>\#
    `:""} · ${clock(e.t)} · policy ${esc(e.policy)}${e.context?` · context ${esc(e.context)}\#
    `:""}`;
      const head = own(e) ? esc(e.title) : o == "reached" ? nm(parts[0].split(" is on screen")[
        0]) + ` <span class="q">is on screen${e.word?" already":""}</span>` : esc(e.summary ||
        "");
      return `<div class="by">${by}</div><h2 id="head"><svg width="20" height="20" \#
    aria-hidden="true">${glyph(o,10,10,8.6)}</svg><span><span class="${c[0]}">\#
    ${own(e)?"":o=="reached"?(e.word?"Already there: ":"Reached: \#
    "):(e.word?esc(e.word[0].toUpperCase()+e.word.slice(1)):c[1][0].toUpperCase()+c[1].slice(1))\#
    +": "}</span>${head}</span></h2>` +
        (o == "reached" ? `<p class="what">${esc(parts.slice(1).join("; "))}</p>` : e.error ?
          `<p class="err">${esc(e.error).replace(/#(\d+)/g,'<a href="#$1">#$1</a>')}</p>` : "")
    }
    function legend(e) {
      if (mode != "diff" || e.before == e.after) return "";
      const u = merge(T(e.before), T(e.after)),
        s = new Set(marks(u, e).say.values());
      return ["new", "gone", "moved", "shown", "cov"].filter(k => s.has(k)).map(k =>
        `<span class="mk ${k}" style="margin:0">${WORD[k].join(" ")}</span>`).join("")
    }
    """#
}
