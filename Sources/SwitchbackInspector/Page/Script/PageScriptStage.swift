extension PageScript {
  /// The boxes on the stage: one element for each screen, which moves with the screen.
  static let stage = #"""
    const els = new Map;
    function view(e, m) {
      const a = T(e.before),
        b = T(e.after);
      return m == "before" ? a : m == "after" ? b : merge(a, b)
    }
    function marks(u, e) {
      const M = new Map;
      const {
        A,
        B
      } = u;
      u.l.forEach(l => walk(l, (n, p) => {
        if (n.gone) {
          M.set(n.id, "gone")
        } else if (n.fresh) {
          M.set(n.id, "new")
        } else if (n.moved) {
          M.set(n.id, "moved")
        } else {
          const x = A.get(n.id),
            y = B.get(n.id),
            was = x && x.on,
            is = y && y.on;
          if (!was && is) M.set(n.id, "shown");
          else if (was && !is) M.set(n.id, "cov")
        }
      }));
      // Say it once: not again on the boxes inside one that has the same mark.
      const say = new Map;
      u.l.forEach(l => walk(l, (n, p) => {
        const k = M.get(n.id);
        if (k && !(p && M.get(p.id) == k)) say.set(n.id, k)
      }));
      return {
        M,
        say
      }
    }
    const WORD = {
      new: ["+", "new"],
      gone: ["−", "gone"],
      moved: ["→", "moved"],
      shown: ["▲", "shown"],
      cov: ["▽", "hidden now"],
      blk: ["✕", "refuses"]
    };
    function draw(e, m, anim) {
      const st = $("stage"),
        W = st.clientWidth,
        t = view(e, m),
        {
          R,
          H
        } = layout(t, W, front(e, W)),
        u = m == "diff" ? marks(t, e) : null;
      const K = keys(e);
      st.style.height = H + "px";
      const seen = new Set;
      R.forEach((r, id) => {
        seen.add(id);
        let el = els.get(id),
          isNew = !el;
        if (isNew) {
          el = document.createElement("div");
          el.dataset.id = id;
          el.className = "bx";
          el.innerHTML = '<div class="lb"></div><div class="eye"></div>';
          els.set(id, el);
          st.appendChild(el)
        }
        clearTimeout(el._t);
        const n = r.n,
          mk = u && u.M.get(id),
          sy = u && u.say.get(id),
          blk = e.blocker == id;
        const pres = n.p && r.sheet ? nameOf(t, n.p) : "";
        const label = r.sheet && n.k != "screen" ? "modal " + nm(n.n) : nm(n.n);
        const w = blk ? "blk" : sy,
          key = K.get(id);
        const lab = (key ? `<span class="key ${key.what}">${key.k}</span>` : "") +
          `<span class="nm" title="${esc(plain(n.n))}">${r.tab?`<span class="q">${r.tab}</span> \#
    `:""}${label}</span>` +
          (r.sheet && pres ?
            `<span class="cp">${n.k=="screen"?"modal ":""}presented by ${esc(pres)}</span>` :
            r.raised && r.w > 150 && !w ? '<span class="cp">selected</span>' : "") + (w ?
            `<span class="mk ${w}">${WORD[w][0]}${r.w>\#
    (r.sheet?150:n.n.length*(r.low?6.4:7.4)+(key?22:0)+WORD[w][1].length*6+44)?" \#
    "+WORD[w][1]:""}</span>` :
            "");
        el.firstChild.innerHTML = lab;
        el.lastChild.textContent = r.h > 48 ? "on screen" : "";
        el.setAttribute("aria-label", plain(n.n) + (key ? ", step " + key.k +
          " of the chain" : "") + (r.on ? ", on screen" : n.gone ? "" : ", hidden") + (
          blk ? ", refuses to go" : mk ? ", " + WORD[mk][1] : "") + (pres ?
          ", modal, presented by " + plain(pres) : ""));
        el.setAttribute("role", "group");
        el.tabIndex = -1;
        const cl = ["bx", n.k == "screen" ? "scr" : "box", r.on ? "on" : "off", r.front ?
          "front" : "", r.low ? "low" : "", r.raised ? "raised" : "", r.sheet ? "sheet" :
          "", r.w < 150 ? "tight" : "", r.w < 72 ? "tiny" : "", mk == "gone" ? "gone" + (
            sy ? " outer" : "") : mk == "new" ? "new" : mk == "moved" ? "moved" : "",
          blk ? "blk" : ""
        ].join(" ");
        const set = () => {
          el.className = cl;
          el.style.zIndex = r.z;
          el.style.width = r.w + "px";
          el.style.height = r.h + "px";
          el.style.transform = `translate(${r.x}px,${r.y}px)`;
          el.style.opacity = ""
        };
        if (isNew && anim) {
          el.className = cl + " enter";
          el.style.transition = "none";
          el.style.zIndex = r.z;
          el.style.width = r.w + "px";
          el.style.height = r.h + "px";
          el.style.transform =
            `translate(${r.x+(r.sheet||n.k!="screen"?0:22)}px,${r.y+(r.sheet?26:0)}px)`;
          el.offsetWidth;
          el.style.transition = "";
          set()
        } else if (!anim) {
          el.style.transition = "none";
          set();
          el.offsetWidth;
          el.style.transition = ""
        } else set()
      });
      els.forEach((el, id) => {
        if (seen.has(id)) return;
        el.tabIndex = -1;
        el.setAttribute("aria-hidden", "true");
        el.classList.add("exit");
        if (!anim) {
          el.remove();
          els.delete(id);
          return
        }
        el.style.opacity = 0;
        el.style.transform += " translateY(-10px)";
        els.delete(id);
        setTimeout(() => el.remove(), 300)
      });
      const boxes = [...R.keys()];
      if (boxes.length) els.get(boxes[0]).tabIndex = 0;
      let s = "";
      t.l.forEach((l, i) => {
        if (!i) return;
        const p = R.get(l.p),
          q = R.get(l.id);
        if (!p || !q) return;
        const x = Math.min(Math.max(p.x + p.w - 16, q.x + 18), q.x + q.w - 18),
          y0 = p.y,
          y1 = q.y + q.h;
        s +=
          `<path d="M${x} ${y0}V${y1+6}"/><path class="hd" d="M${x-4} ${y1+7}l4 -6l4 6z"/>`
      });
      $("stems").innerHTML = anim ? "<g>" + s + "</g>" : s;
      const same = e.before == e.after,
        nl = t.l.filter(l => !l.gone).length;
      $("cap").textContent = (slim.matches ? "" : (/^window/.test(D.windows[e.w]) ? "" :
        "window ") + D.windows[e.w] + " · ") + nl + (nl > 1 ? " layers" : " layer") + (same ?
        " · nothing has changed" : m == "before" ? " · before" : m == "after" ? " · after" :
        " · what changed")
    }
    const nameOf = (t, id) => {
      let r = "";
      t.l.forEach(l => walk(l, n => {
        if (n.id == id) r = n.n
      }));
      return r
    };
    function keys(e) {
      const m = new Map;
      let i = 0;
      (e.chain || []).forEach(s => {
        if (s.box) m.set(s.box, {
          k: String.fromCharCode(65 + i++),
          what: s.what
        })
      });
      return m
    }
    """#
}
