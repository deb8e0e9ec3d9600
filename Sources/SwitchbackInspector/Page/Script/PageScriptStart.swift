extension PageScript {
  /// Puts the page together, and listens to the keyboard.
  static let start = #"""
    const navs = E.filter(e => !own(e)).length;
    $("app").textContent = D.app || "Navigations";
    $("facts").innerHTML = (D.device ? `<span><b>on</b>${esc(D.device)}</span>` : "") +
      `<span><b>${D.windows.length>1?"windows":"window"}</b>${D.windows.length>\#
    3?D.windows.length:D.windows.map(esc).join(", ")}</span><span class="opt"><b>began</b>\#
    ${esc(D.began)}</span><span class="lost" title="The recording keeps the newest ones">${navs}\#
     ${navs==1?"navigation":"navigations"}${D.dropped?`, ${D.dropped} older \#
    ${D.dropped==1?"event":"events"} dropped`:""}</span>` +
      (D.redacted ?
        '<span title="Texts that were made unreadable"><span class="red" aria-hidden="true">\#
    ▒▒</span> redacted</span>' :
        "");
    $("chips").innerHTML = [
      ["all", "all", E.length]
    ].concat(["failed", "rejected", "replaced", "user", "action"].map(k => [k, OUT[k][1], E
      .filter(e => out(e) == k).length
    ]).filter(c => c[2] || c[0] == "failed")).map(([k, w, n]) =>
      `<button data-c="${k}" aria-pressed="${k=="all"}">${w} ${n}</button>`).join("");
    $("chips").onclick = x => {
      const b = x.target.closest("button");
      if (!b) return;
      chip = b.dataset.c;
      document.querySelectorAll("#chips button").forEach(c => c.setAttribute("aria-pressed",
        c == b));
      list()
    };
    $("f").oninput = list;
    $("seg").onclick = x => x.target.dataset.m && setMode(x.target.dataset.m);
    $("play").onclick = play;
    document.querySelector(".acts").onclick = x => {
      const b = x.target.closest("[data-copy]");
      if (b) copy(b)
    };
    $("list").onclick = x => {
      const a = x.target.closest(".ev");
      if (a) {
        x.preventDefault();
        show(+a.dataset.n)
      }
    };
    document.querySelector("[data-skip]").onclick = x => {
      x.preventDefault();
      const b = document.querySelector('.bx[tabindex="0"]:not(.exit)');
      b && b.focus()
    };
    document.addEventListener("keydown", x => {
      if (x.metaKey || x.ctrlKey || x.altKey) return;
      const inF = x.target == $("f"),
        bx = x.target.classList && x.target.classList.contains("bx");
      if (x.key == "ArrowDown" || (!inF && x.key == "j")) {
        step(1);
        x.preventDefault()
      } else if (x.key == "ArrowUp" || (!inF && x.key == "k")) {
        step(-1);
        x.preventDefault()
      } else if (inF) {
        if (x.key == "Escape") {
          $("f").value = "";
          list();
          $("f").blur()
        }
      } else if (bx && (x.key == "ArrowRight" || x.key == "ArrowLeft")) {
        const b = [...document.querySelectorAll("#stage .bx:not(.exit)")].sort((p, q) => p
            .style.zIndex - q.style.zIndex),
          i = b.indexOf(x.target) + (x.key == "ArrowRight" ? 1 : -1);
        if (b[i]) {
          x.target.tabIndex = -1;
          b[i].tabIndex = 0;
          b[i].focus()
        }
        x.preventDefault()
      } else if (x.key == "ArrowRight" || x.key == "ArrowLeft") {
        const o = ["before", "diff", "after"],
          i = o.indexOf(mode) + (x.key == "ArrowRight" ? 1 : -1);
        if (o[i]) {
          setMode(o[i]);
          if (x.target.closest("#seg")) document.querySelector("#seg [tabindex='0']")
          .focus()
        }
        x.preventDefault()
      } else if (x.key == "p") play();
      else if (x.key == "/") {
        $("f").focus();
        x.preventDefault()
      } else if (x.key == "Home" || x.key == "End") {
        const e = x.key == "Home" ? shown[0] : shown[shown.length - 1];
        if (e) show(e.n)
      }
    });
    addEventListener("hashchange", () => {
      const n = +location.hash.slice(1);
      if (n && n != cur) show(n)
    });
    const ph = () => $("f").placeholder = slim.matches ? "Filter" :
      "Filter: product, link, failed…";
    ph();
    slim.addEventListener("change", ph);
    let rt;
    addEventListener("resize", () => {
      clearTimeout(rt);
      rt = setTimeout(() => {
        list();
        if (BY.has(cur)) draw(BY.get(cur), mode, false)
      }, 60)
    });
    if (!E.length) {
      $("sum").innerHTML = '<h2 id="head">Nothing was recorded</h2>';
      document.querySelectorAll(".acts button,#seg button,#play").forEach(b => b.disabled =
        true)
    }
    cur = +location.hash.slice(1);
    if (!BY.has(cur)) cur = E.length ? E[E.length - 1].n : 0;
    list();
    document.querySelectorAll("#seg button").forEach(b => {
      b.setAttribute("aria-checked", b.dataset.m == mode);
      b.tabIndex = b.dataset.m == mode ? 0 : -1
    });
    if (E.length) show(cur, false);
    """#
}
