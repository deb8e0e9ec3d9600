// Trees, their difference, and the position of each box.

// A tree as it is drawn: deeper screens would have no room, and what follows calls itself.
function shallow(t) {
  const cut = (n) =>
    n.depth + 1 < DEEP ? { ...n, c: n.c.map(cut) } : { ...n, c: [], s: -1 };
  return t.isDeep ? (t.shallow ??= { l: t.l.map(cut), N: t.N }) : t;
}

const walk = (n, f, p) => {
  f(n, p);
  n.c.forEach((c) => walk(c, f, n));
};

function index(t) {
  const m = new Map();
  t.l.forEach((l) => walk(l, (n, p) => m.set(n.id, { n, p })));
  const vis = (n) => {
    m.get(n.id).on = true;
    n.c.forEach((c) => c.v && vis(c));
  };
  const top = t.l[t.l.length - 1];
  if (top) vis(top);
  return m;
}

const holder = (m, n) => ((m.get(n.id) || {}).p || {}).id || 0;

function merge(a, b) {
  const A = index(a),
    B = index(b);
  const mg = (x, y) => {
    const s = y || x,
      r = {
        ...s,
        gone: !y,
        fresh: !x,
        moved: !!x && !!y && holder(A, x) != holder(B, y),
        c: [],
      };
    const here = y ? y.c : [],
      ids = new Set(here.map((c) => c.id)),
      // What is gone, by the screen before it that is drawn here, if there is one.
      gone = new Map();
    let last;
    for (const c of x ? x.c : []) {
      if (!B.has(c.id)) gone.set(last, c);
      else if (!ids.has(c.id)) continue;
      last = c.id;
    }
    const putGone = (id) => {
      for (let c; (c = gone.get(id)); id = c.id) r.c.push(mg(c, null));
    };
    putGone();
    for (const c of here) {
      r.c.push(mg((A.get(c.id) || {}).n, c));
      putGone(c.id);
    }
    if (y && y.c.length) r.s = y.s < 0 ? -1 : r.c.findIndex((o) => o.id == y.c[y.s].id);
    return r;
  };
  const L = b.l.map((l) => mg((A.get(l.id) || {}).n, l));
  a.l.forEach((l) => {
    if (!B.has(l.id)) L.push(mg(l, null));
  });
  return { l: L, A, B };
}

const HEAD = 22,
  EDGE = 24,
  PAD = 8,
  GAP = 7;

function layout(t, W, FRONT) {
  const R = new Map(),
    small = W < 430,
    I = t.B || index(t);
  let Z = 1;

  const most = (list, size) => list.reduce((m, c, i) => Math.max(m, size(c, i)), 0);

  function need(n) {
    const ch = n.c;
    if (n.k == "screen" || !ch.length) return FRONT;
    if (n.k == "stack") {
      const lv = n.gone ? ch : ch.filter((c) => !c.gone),
        gh = ch.length - lv.length;
      return HEAD + Math.max(0, lv.length - 1) * EDGE + FRONT + gh * (EDGE + 4) + PAD;
    }
    if (n.k == "split") return HEAD + most(ch, need) + PAD;
    return HEAD + most(ch, (c, i) => need(c) + (i == n.s ? 0 : 6)) + PAD;
  }

  function put(n, x, y, w, h, o) {
    if (R.size >= MANY) return;
    R.set(n.id, { n, x, y, w, h, z: Z++, on: !!(I.get(n.id) || {}).on, ...o });
    const px = w < 72 ? 3 : w < 90 ? 5 : PAD;
    const off = o.sheet ? 5 : 0,
      head = HEAD + off;
    if (n.k == "stack") {
      const lv = n.gone ? n.c : n.c.filter((c) => !c.gone),
        gh = n.gone ? [] : n.c.filter((c) => c.gone);
      let yy = y + head;
      const bottom = y + h - PAD - gh.length * (EDGE + 4);
      lv.forEach((c, i) => {
        const last = i == lv.length - 1,
          d = Math.min(3, lv.length - 1 - i) * (w < 90 ? 2 : 5);
        put(c, x + px + d, yy, w - 2 * px - 2 * d, last ? bottom - yy : EDGE + 10,
          { front: last, low: !last });
        yy += EDGE;
      });
      gh.forEach((c, i) =>
        put(c, x + px, bottom + 4 + i * (EDGE + 4), w - 2 * px, EDGE, { low: true }));
    } else if (n.k == "split") {
      const k = n.c.filter((c) => !c.gone || n.gone),
        g = n.c.filter((c) => c.gone && !n.gone),
        iw = w - 2 * PAD - GAP,
        pw = Math.round(iw * 0.36),
        hh = h - head - PAD;
      const gone = g[0],
        gw = gone ? Math.round((iw - pw) * 0.36) : 0;
      if (k[0]) put(k[0], x + PAD, y + head, pw, hh, { front: true });
      k.slice(1).forEach((c, i) => {
        const each = (iw - pw - (gone ? gw + GAP : 0)) / (k.length - 1);
        put(c, x + PAD + pw + GAP + i * each, y + head, each - (i ? GAP : 0), hh, { front: true });
      });
      if (gone) put(gone, x + w - PAD - gw, y + head, gw, hh, { front: true });
    } else if (n.c.length) {
      const k = n.c.length,
        iw = w - 2 * px - GAP * (k - 1),
        sel = n.s >= 0 && k > 1,
        sw = sel ? Math.max(iw * (small ? 0.46 : 0.42), iw / k) : iw / k,
        ow = sel ? (iw - sw) / (k - 1) : sw,
        hh = h - head - PAD;
      let xx = x + px;
      n.c.forEach((c, i) => {
        const s = i == n.s,
          cw = s ? sw : ow;
        put(c, xx, y + head + (s ? 0 : 6), cw, hh - (s ? 0 : 6),
          { raised: s && n.k == "tabs", tab: n.k == "tabs" ? i + 1 : 0 });
        xx += cw + GAP;
      });
    }
  }
  const k = t.l.length;
  let y = 0;
  const hs = t.l.map((l, i) => need(l) + (i ? 5 : 0) + (l.k == "screen" && i ? 2 : 0));
  for (let i = k - 1; i >= 0; i--) {
    const l = t.l[i],
      ins = Math.min(i, 3) * (small ? 7 : 20);
    Z = 1 + i * 40;
    put(l, ins, y, W - 2 * ins, hs[i], { sheet: i > 0, front: true });
    y += hs[i] + (i ? 12 : 0);
  }
  return { R, H: y };
}

// How tall a front card is: what fills the room there is. Each layer is as much taller as its card.
const tallest = (t, W, low, high, room) =>
  Math.max(low, Math.min(high,
    low + Math.floor((room - layout(t, W, low).H) / Math.max(1, t.l.length))));

// The same before and after an event.
function front(e, W) {
  const small = W < 430,
    room = small ? 340 : Math.max(300, $("main").clientHeight - 348);
  return Math.min(...["before", "after", "diff"].map((m) =>
    tallest(view(e, m), W, small ? 50 : 56, small ? 84 : 160, room)));
}
