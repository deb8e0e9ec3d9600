extension PageScript {
  /// The timeline: rows, lanes, filter.
  static let timeline = #"""
    function title(e) {
      return e.kind == "link" ? e.title.replace(/^(\w+:\/\/)(.*)$/, (m, a, b) =>
        `<i>${esc(a)}</i>${esc(b)}`) : esc(e.title)
    }
    function sub(e) {
      const o = OUT[out(e)];
      if (own(e)) return "";
      const d = machine(e),
        w = [];
      w.push(`<b class="${o[0]}">${esc(e.word||o[1])}</b>`);
      if (e.inside) w.push("inside #" + e.inside);
      if (d) w.push(ms(d));
      if (e.stages.user) w.push("user " + ms(e.stages.user));
      if ((e.waited || 0) > 50) w.push("waited " + ms(e.waited));
      if (e.outcome == "rejected" && e.over) w.push("#" + e.over + " was going on");
      if (e.outcome == "replaced" && e.over) w.push("by #" + e.over);
      return w.join(" · ")
    }
    const HAY = new Map,
      hay = e => HAY.get(e.n) || (HAY.set(e.n, hayOf(e)), HAY.get(e.n)),
      hayOf = e => (e.title + " " + e.kind + " " + out(e) + " " + (e.word || "") + " " + (e
        .summary || "") + " " + (e.error || "") + " " + (e.context || "") + " " + (e
        .windowName || "") + " #" + e.n).toLowerCase();
    function list() {
      const q = $("f").value.trim().toLowerCase().split(/\s+/).filter(Boolean);
      shown = E.filter(e => (chip == "all" || out(e) == chip) && q.every(w => hay(e).includes(
        w)));
      $("list").innerHTML = '<svg class="lanes" aria-hidden="true"></svg><ol>'.replace("<ol>",
        "") + shown.map(e =>
        `<a class="ev ${own(e)?"user":""} \#
    ${e.outcome=="rejected"||e.outcome=="replaced"||e.waited>50?"lane":""}" href="#${e.n}" \#
    data-n="${e.n}" aria-label="${esc("Number "+e.n+", "+plain(e.title)+", \#
    "+(own(e)?(e.kind=="user"?"by the user":"by the app"):(e.word||OUT[out(e)][1]))+", at \#
    "+clock(e.t))}"><span class="t">${slim.matches&&!own(e)?`<svg width="14" height="12" \#
    style="vertical-align:-1px">${glyph(out(e),6,6,5.4)}</svg>`:""}${title(e)}</span><span \#
    class="at">${clock(e.t)}</span>${own(e)?"":`<span class="s">${sub(e)}</span><span \#
    class="no">#${e.n}</span>`}</a>`
        ).join("") + (shown.length ? "" : '<p class="none">Nothing matches.</p>');
      mark();
      lanes()
    }
    function lanes() {
      const sv = $("list").querySelector("svg");
      if (slim.matches || !shown.length) {
        sv.innerHTML = "";
        return
      }
      const at = {};
      $("list").querySelectorAll(".ev").forEach(a => at[a.dataset.n] = {
        y: a.offsetTop + a.offsetHeight / 2,
        h: a.offsetHeight
      });
      const A = 18,
        B = 38,
        side = e => e.outcome == "rejected" || e.outcome == "replaced";
      const ys = shown.filter(e => !side(e)).map(e => at[e.n].y);
      let s = ys.length ?
        `<path d="M${A} ${Math.min(...ys)}V${Math.max(...ys)}" stroke="var(--shape)" \#
    stroke-width="1.5"/>` :
        "";
      const dash = 'fill="none" stroke-width="1.5" stroke-dasharray="3 3"';
      for (const e of shown) {
        const p = at[e.n];
        if (e.outcome == "rejected" && at[e.over]) {
          const o = at[e.over];
          s +=
            `<path d="M${A} ${o.y+9}C${A} ${p.y} ${A+2} ${p.y} ${B-9} ${p.y}" ${dash} \#
    stroke="var(--amber-ink)"/>`
        }
        if (e.outcome == "replaced" && at[e.over]) {
          const o = at[e.over];
          s +=
            `<path d="M${B} ${p.y+8}C${B} ${o.y-6} ${B-2} ${o.y} ${A+13} ${o.y}" fill="none" \#
    stroke="var(--violet)" stroke-width="1.5"/><path d="M${A+9} ${o.y}l6 -3.5v7z" \#
    fill="var(--violet)"/>`
        }
        if ((e.waited || 0) > 50) {
          const o = at[e.over],
            y0 = o ? o.y + 4 : p.y - p.h / 2 + 3;
          s +=
            `<circle cx="${B}" cy="${y0}" r="3" fill="var(--panel)" stroke="var(--line)" \#
    stroke-width="1.5"/><path d="M${B} ${y0+3}C${B} ${p.y} ${B} ${p.y} ${A+10} ${p.y}" ${dash} \#
    stroke="var(--line)"/>`
        }
      }
      for (const e of shown) s += glyph(out(e), side(e) ? B : A, at[e.n].y, 7.5);
      sv.style.height = $("list").scrollHeight + "px";
      sv.innerHTML = s
    }
    function mark() {
      document.querySelectorAll(`.ev[aria-current],.ev[data-n="${+cur}"]`).forEach(a => {
        if (+a.dataset.n == cur) {
          a.setAttribute("aria-current", "true");
          const l = $("list");
          if (slim.matches) l.scrollTo({
            left: a.offsetLeft - l.clientWidth / 2 + a.offsetWidth / 2,
            behavior: still.matches || first ? "auto" : "smooth"
          });
          else if (a.offsetTop < l.scrollTop || a.offsetTop + a.offsetHeight > l.scrollTop +
            l.clientHeight) l.scrollTop = a.offsetTop - l.clientHeight / 2
        } else a.removeAttribute("aria-current")
      })
    }
    """#
}
