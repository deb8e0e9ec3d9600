extension PageScript {
  /// Stepping from event to event, and lighting up both ends of a step.
  static let stepping = #"""
    function show(n, anim = true) {
      const e = BY.get(n);
      if (!e) return;
      const old = cur;
      cur = n;
      if (location.hash != "#" + n) history.replaceState(null, "", "#" + n);
      document.title = `#${n} ${plain(e.title)} – ${D.app||"navigations"}`;
      mark();
      $("sum").innerHTML = sum(e);
      $("chain").innerHTML = chain(e);
      $("chain").scrollTop = 0;
      $("plan").innerHTML = plan(e);
      $("timing").innerHTML = timing(e);
      $("legend").innerHTML = legend(e);
      $("play").disabled = e.before == e.after;
      way(e);
      $("wb").textContent = tree(T(e.before));
      $("wa").textContent = e.before == e.after ? "(the same)" : tree(T(e.after));
      off();
      const move = anim && !still.matches && !first;
      clearTimeout(timer);
      if (move && mode != "before" && old != n) {
        draw(e, "before", true);
        timer = setTimeout(() => draw(e, mode, true), 430)
      } else draw(e, mode, move);
      first = false
    }
    function setMode(m) {
      mode = m;
      document.querySelectorAll("#seg button").forEach(b => {
        const on = b.dataset.m == m;
        b.setAttribute("aria-checked", on);
        b.tabIndex = on ? 0 : -1
      });
      $("legend").innerHTML = legend(BY.get(cur));
      clearTimeout(timer);
      draw(BY.get(cur), m, !still.matches)
    }
    function step(d) {
      const i = shown.findIndex(e => e.n == cur),
        k = i < 0 ? 0 : Math.min(shown.length - 1, Math.max(0, i + d));
      if (shown[k] && shown[k].n != cur) show(shown[k].n)
    }
    function play() {
      clearTimeout(timer);
      const e = BY.get(cur);
      draw(e, "before", !still.matches);
      timer = setTimeout(() => {
        draw(e, "after", !still.matches);
        timer = setTimeout(() => draw(e, mode, !still.matches), 1100)
      }, 700)
    }
    // The steps of the chain on the map of the app, if there is one.
    function way(e) {
      const map = $("map");
      if (!map) return;
      const names = new Map((e.chain || []).filter(s => s.name && s.what != "not").map(s => [s
        .name, s.what
      ]));
      map.querySelectorAll("g.box").forEach(g => {
        const t = g.querySelector("title"),
          k = t && names.get(t.textContent.split("\n")[0]);
        g.classList.toggle("way", !!k);
        g.classList.toggle("way-failed", k == "failed")
      })
    }
    function off() {
      document.querySelectorAll(".hi").forEach(x => x.classList.remove("hi"));
      $("wire").innerHTML = ""
    }
    function lit(ids, from) {
      off();
      const box = ids.map(i => els.get(+i)).filter(Boolean);
      box.forEach(b => b.classList.add("hi"));
      document.querySelectorAll("[data-box]").forEach(s => {
        if (s.dataset.box.split(" ").some(i => ids.includes(i)) && (!from || s == from || s
            .classList.contains("st"))) s.classList.add("hi")
      });
      const S = document.querySelector(".st.hi");
      if (!S || !box.length || slim.matches) return;
      const a = S.getBoundingClientRect(),
        id = S.dataset.box,
        B = els.get(+id);
      if (!B) return;
      const b = B.getBoundingClientRect(),
        pane = $("chain").getBoundingClientRect();
      if (a.top > pane.bottom - 20 || pane.left < b.right) return;
      const y1 = a.top + 15,
        x1 = a.left,
        y2 = b.top + 12,
        x2 = b.right,
        m = Math.max(24, (x1 - x2) * .5);
      $("wire").innerHTML =
        `<path d="M${x1} ${y1}C${x1-m} ${y1} ${x2+m} ${y2} ${x2+1} ${y2}"/><circle cx="${x1}" \#
    cy="${y1}" r="3"/><circle cx="${x2+1}" cy="${y2}" r="3"/>`
    }
    for (const [a, b] of [
        ["mouseover", "mouseout"],
        ["focusin", "focusout"]
      ]) {
      document.addEventListener(a, x => {
        const t = x.target.closest && x.target.closest("[data-box],.bx");
        if (!t) return;
        t.dataset.box ? lit(t.dataset.box.split(" "), t) : lit([t.dataset.id])
      });
      document.addEventListener(b, x => {
        if (x.target.closest && x.target.closest("[data-box],.bx")) off()
      })
    }
    """#
}
