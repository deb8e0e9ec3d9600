// swift-format-ignore-file
// Made from the files in Script and Style: SWITCHBACK_UPDATE=1 swift test --filter PageFilesTests
//
// The package manager could embed them as well, but as arrays of 64,000 numbers, which take the compiler
// longer than the whole module, and without the hash.

/// The style and the script of the page.
enum PageFiles {
  /// The source in the policy of the page that allows ``script``.
  static let scriptHash = "sha256-MNqnnXOExh0vJIYuvbqEElHr5GM5DPKh7gpBjuXktPM="

  static let style = ##"""
:root {
  color-scheme: light dark; --paper: #fbfbfd; --panel: #fff; --sunk: #f4f5f8; --ink: #1c2230;
  --label: #2d3546; --note: #475067; --quiet: #5f687a; --shape: #c3c9d6; --rule: #e4e7ee;
  --line: #8a93a6; --start: #2d3546; --start-ink: #fff; --amber-bg: #fff8e8; --amber: #d6ac4e;
  --amber-ink: #7d5200; --new: #0b7a60; --new-bg: #eaf6f2; --gone: #b83a5e; --gone-bg: #fdf1f4;
  --blue: #2f62c4; --blue-bg: #edf2fd; --violet: #7d41b0; --violet-bg: #f6f0fb;
  --shadow: 0 1px 2px #1c22300f, 0 6px 18px -6px #1c223029; --dot: #e6e9f0;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14171d; --panel: #1f242d; --sunk: #191d24; --ink: #eef1f7; --label: #d5dae4;
    --note: #b4bccb; --quiet: #98a1b3; --shape: #454d5c; --rule: #2e343f; --line: #7d8798;
    --start: #dfe4ee; --start-ink: #14171d; --amber-bg: #322b1a; --amber: #9c8142;
    --amber-ink: #e3c877; --new: #4cc9a6; --new-bg: #192b2a; --gone: #f2859f; --gone-bg: #2d1e26;
    --blue: #7aa5ff; --blue-bg: #1d2942; --violet: #c79af0; --violet-bg: #2b2238;
    --shadow: 0 1px 2px #0006, 0 8px 22px -6px #000a; --dot: #222731;
  }
}
* { box-sizing: border-box; }
html, body { margin: 0; height: 100%; }
body {
  font: 13px/1.4 -apple-system, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  color: var(--ink); background: var(--paper); font-variant-numeric: tabular-nums;
}
h1, h2, h3, p, ol, ul, dl, dd { margin: 0; padding: 0; }
ol, ul { list-style: none; }
button, input { font: inherit; color: inherit; }
.sr {
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap;
}
:focus { outline: none; }
:focus-visible { outline: 2px solid var(--blue); outline-offset: 2px; border-radius: 5px; }
.skip {
  position: absolute; left: 8px; top: -60px; background: var(--start); color: var(--start-ink);
  padding: 6px 10px; border-radius: 6px; z-index: 50;
}
.skip:focus { top: 8px; }
.q { color: var(--quiet); font-weight: 400; }
.red {
  background: repeating-linear-gradient(45deg, var(--line) 0 2px, transparent 2px 4px);
  border-radius: 3px; padding: 0 2px; color: transparent !important; user-select: none;
  font-size: .85em;
}

/* frame */
.app {
  display: grid; grid-template: 46px minmax(0, 1fr)/292px minmax(0, 1fr) 312px;
  grid-template-areas: "head head head" "time main chain"; height: 100%;
}
header {
  grid-area: head; display: flex; align-items: center; gap: 14px; padding: 0 14px;
  border-bottom: 1px solid var(--rule); background: var(--panel);
}
header h1 {
  font-size: 14px; font-weight: 650; white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
}
header .facts {
  display: flex; gap: 14px; color: var(--note); font-size: 12px; white-space: nowrap; min-width: 0;
  overflow: hidden;
}
header .facts b { font-weight: 500; color: var(--quiet); margin-right: 4px; }
.lost { color: var(--amber-ink); }
.acts { margin-left: auto; display: flex; gap: 6px; flex: none; }
.btn {
  border: 1px solid var(--shape); background: var(--panel); border-radius: 6px; padding: 3px 9px;
  font-size: 12px; color: var(--label); cursor: pointer; white-space: nowrap; line-height: 18px;
}
.btn:hover { border-color: var(--line); background: var(--sunk); }
.btn:disabled { color: var(--quiet); background: none; border-style: dashed; cursor: default; }
.btn[data-done] { border-color: var(--new); color: var(--new); }

/* timeline */
.time {
  grid-area: time; border-right: 1px solid var(--rule); background: var(--panel); display: flex;
  flex-direction: column; min-height: 0;
}
.find { padding: 8px 10px 6px; border-bottom: 1px solid var(--rule); }
.find input {
  width: 100%; border: 1px solid var(--shape); background: var(--sunk); border-radius: 6px;
  padding: 4px 8px; font-size: 12.5px;
}
.find input::placeholder { color: var(--quiet); opacity: 1; }
.chips { display: flex; gap: 1px; margin-top: 6px; flex-wrap: wrap; }
.chips button {
  border: 1px solid transparent; background: none; border-radius: 5px; padding: 0 5px;
  font-size: 11px; line-height: 19px; white-space: nowrap; color: var(--note); cursor: pointer;
}
.chips button:hover { background: var(--sunk); }
.chips button[aria-pressed=true] { background: var(--start); color: var(--start-ink); }
.list { overflow: auto; flex: 1; position: relative; padding: 4px 0 10px; scrollbar-width: thin; }
.list svg.lanes {
  position: absolute; left: 0; top: 0; width: 56px; pointer-events: none; z-index: 2;
}
.ev {
  position: relative; display: grid; grid-template-columns: 1fr auto; column-gap: 8px;
  padding: 4px 12px 4px 58px; text-decoration: none; color: inherit; min-height: 40px;
  align-content: center; cursor: pointer;
}
.ev:hover { background: var(--sunk); }
.ev[aria-current] { background: var(--blue-bg); }
.ev[aria-current]::before {
  content: ""; position: absolute; left: 0; top: 0; bottom: 0; width: 3px; background: var(--blue);
}
.ev:focus-visible { outline-offset: -2px; }
.ev .t {
  font-weight: 550; white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
  font-size: 12.5px;
}
.ev .t i { font-style: normal; font-weight: 400; color: var(--quiet); }
.ev .at { font-size: 11px; color: var(--quiet); align-self: center; }
.ev .no { font-size: 11px; color: var(--quiet); text-align: right; }
.ev .s {
  font-size: 11px; color: var(--quiet); white-space: nowrap; overflow: hidden;
  text-overflow: ellipsis;
}
.ev .s b { font-weight: 600; }
.ev.user { min-height: 26px; }
.list { contain: content; }
.ev { content-visibility: auto; contain-intrinsic-height: 32.9px; }
.ev.user { contain-intrinsic-height: 18px; }
.ev.user .t { font-weight: 400; color: var(--note); font-size: 11.5px; }
.ok { color: var(--new); }
.bad { color: var(--gone); }
.rej { color: var(--amber-ink); }
.rep { color: var(--violet); }
.usr { color: var(--note); }
.none { padding: 18px; color: var(--quiet); text-align: center; }
/* main */
main {
  grid-area: main; overflow: auto; min-height: 0; display: flex; flex-direction: column;
  scrollbar-width: thin;
}
.sum { padding: 12px 16px 8px; }
.sum .by { color: var(--quiet); font-size: 12px; }
.sum .by b { color: var(--label); }
.sum .by code, .mono {
  font: 12px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; color: var(--label);
}
.sum h2 {
  font-size: 17px; line-height: 1.3; font-weight: 650; margin: 2px 0 2px; display: flex; gap: 8px;
  align-items: flex-start;
}
.sum h2 svg { flex: none; margin-top: 2px; }
.sum .what { color: var(--note); padding-left: 28px; }
.sum .err { color: var(--ink); padding-left: 28px; }
.bar {
  display: flex; gap: 10px; align-items: center; padding: 0 16px 8px; font-size: 12px;
  color: var(--quiet);
}
.seg {
  display: inline-flex; border: 1px solid var(--shape); border-radius: 7px; background: var(--sunk);
  padding: 1px;
}
.seg button {
  border: 0; background: none; border-radius: 5px; padding: 2px 10px; font-size: 12px;
  color: var(--note); cursor: pointer;
}
.seg button[aria-checked=true] {
  background: var(--panel); color: var(--ink); font-weight: 600; box-shadow: 0 0 0 1px var(--shape);
}
.legend { margin-left: auto; display: flex; gap: 6px; }
.legend .mk { background: none; margin: 0; }
.hint { margin-left: auto; white-space: nowrap; font-size: 11.5px; }
kbd {
  font: 11px inherit; border: 1px solid var(--shape); border-radius: 4px; padding: 0 4px;
  background: var(--panel); color: var(--note);
}
.canvas {
  position: relative; margin: 0 16px; flex: 1 0 auto; border: 1px solid var(--rule);
  border-radius: 12px; background: radial-gradient(var(--dot) 1px, transparent 1px) 0 0/14px 14px;
  min-height: 300px; display: flex; flex-direction: column; justify-content: flex-end;
}
.canvas .cap {
  position: absolute; left: 13px; right: 13px; top: 7px; display: flex; gap: 10px; font-size: 11px;
  color: var(--quiet); white-space: nowrap;
}
.stage {
  position: relative; margin: 26px 12px 12px; transition: height .38s cubic-bezier(.3, .7, .2, 1);
}
.bx {
  position: absolute; left: 0; top: 0; border: 1px solid var(--shape); border-radius: 9px;
  background: var(--panel); overflow: hidden;
  transition: transform .38s cubic-bezier(.3, .7, .2, 1), width .38s cubic-bezier(.3, .7, .2, 1),
    height .38s cubic-bezier(.3, .7, .2, 1), opacity .28s, background-color .28s,
    border-color .28s, box-shadow .28s;
  cursor: default;
}
.bx .lb {
  position: absolute; inset: 0 0 auto 0; display: flex; align-items: center; gap: 5px;
  padding: 0 8px; white-space: nowrap; min-width: 0;
}
.bx .nm { overflow: hidden; text-overflow: ellipsis; min-width: 0; flex: 0 1 auto; }
.bx .cp {
  overflow: hidden; text-overflow: ellipsis; min-width: 0; flex: 0 9 auto; font-size: 11px;
  color: var(--quiet); font-weight: 400;
}
.bx.box { background: var(--paper); }
.bx.box > .lb { height: 22px; font-size: 11px; color: var(--quiet); }
.bx.scr > .lb { height: 24px; font-size: 12px; color: var(--note); }
.bx.scr.front > .lb { height: 34px; font-size: 13px; font-weight: 600; color: var(--ink); }
.bx.scr.front.tight > .lb {
  padding: 8px 6px 0; font-size: 12px; height: auto; align-items: flex-start;
}
wbr { display: none; }
.bx.scr.front.tight wbr { display: inline; }
.bx.scr.front.tight .nm { white-space: normal; line-height: 1.3; max-height: 2.6em; }
.bx.off { border-style: dashed; background: var(--sunk); }
.bx.off.scr.front > .lb { color: var(--note); font-weight: 500; }
.bx.on.scr.front { border: 1.6px solid var(--line); box-shadow: var(--shadow); }
.bx.raised { box-shadow: var(--shadow); border-color: var(--line); }
.bx.sheet { border-radius: 13px; }
.bx.sheet.on { box-shadow: var(--shadow); border-color: var(--line); }
.bx.sheet::before {
  content: ""; position: absolute; left: 50%; top: 4px; width: 34px; height: 3px;
  margin-left: -17px; border-radius: 2px; background: var(--shape);
}
.bx.sheet > .lb { top: 5px; }
.bx.gone { border: 1.3px dashed var(--gone); background: var(--gone-bg); }
.bx.gone.outer {
  background: repeating-linear-gradient(135deg, transparent 0 7px, var(--gone-bg) 7px 14px),
    var(--panel);
}
.bx.gone > .lb .nm {
  text-decoration: line-through; text-decoration-thickness: 1px; color: var(--gone);
}
.bx.new { border: 1.6px solid var(--new); }
.bx.new.scr { background: var(--new-bg); }
.bx.blk { border: 2px solid var(--gone) !important; }
.bx.hi {
  outline: 2px solid var(--blue); outline-offset: 1px; border-color: var(--blue) !important;
}
.bx.hi.box { background: var(--blue-bg); }
.bx:focus-visible { outline: 2px solid var(--blue); outline-offset: 1px; }
.bx.enter { opacity: 0; }
.mk {
  margin-left: auto; flex: none; font-size: 10.5px; font-weight: 600; line-height: 15px;
  border-radius: 4px; padding: 0 4px; background: var(--panel);
}
.mk.new { color: var(--new); }
.mk.gone { color: var(--gone); }
.mk.shown { color: var(--blue); }
.mk.cov { color: var(--quiet); }
.mk.blk { color: #fff; background: #b83a5e; }
.eye {
  position: absolute; left: 8px; bottom: 6px; font-size: 11px; color: var(--quiet);
  font-weight: 400; display: none; white-space: nowrap;
}
.bx.on.scr.front .eye { display: block; }
.bx.scr.low .eye { display: none !important; }
.key {
  flex: none; width: 16px; height: 16px; border-radius: 50%; font-size: 10px; font-weight: 700;
  line-height: 14px; text-align: center; border: 1px solid var(--line); color: var(--note);
  background: var(--panel);
}
.key.found { background: var(--start); border-color: var(--start); color: var(--start-ink); }
.key.built { border-color: var(--new); color: var(--new); }
.key.failed { border-color: var(--gone); color: var(--gone); border-radius: 3px; }
.stems {
  position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; overflow: visible;
  z-index: 40;
}
.stems path { stroke: var(--line); stroke-width: 1.3; fill: none; stroke-dasharray: 3 3; }
.stems .hd { fill: var(--line); stroke: none; }
.stems g { animation: in .3s .25s both; }
@keyframes in {
  from { opacity: 0; }
}
.low2 {
  display: grid; grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr); gap: 0 22px;
  padding: 10px 16px 14px;
}
h3 { font-size: 11px; font-weight: 600; color: var(--quiet); margin: 0 0 4px; }
.plan li {
  display: grid; grid-template-columns: 20px 1fr; padding: 2px 6px 2px 2px; margin-left: -2px;
  border-radius: 5px; cursor: default;
}
.plan li > span:first-child { color: var(--quiet); text-align: right; padding-right: 7px; }
.plan li:hover, .plan li.hi, .plan li:focus-visible { background: var(--blue-bg); }
.plan li.not { color: var(--quiet); }
.plan li.stop { color: var(--gone); font-weight: 600; }
.tb {
  display: flex; height: 9px; border-radius: 3px; overflow: hidden; gap: 1px; margin: 3px 0 7px;
}
.tb i { display: block; min-width: 3px; }
.tb .cut {
  background: repeating-linear-gradient(115deg, var(--shape) 0 3px, var(--sunk) 3px 6px) !important;
}
.tl {
  display: grid; grid-template-columns: auto 1fr auto; gap: 1px 7px; font-size: 12px;
  align-items: center;
}
.tl i { width: 8px; height: 8px; border-radius: 2px; display: block; }
.tl .cut {
  background: repeating-linear-gradient(115deg, var(--line) 0 2px, var(--sunk) 2px 4px) !important;
}
.tl span:nth-child(3n) { text-align: right; color: var(--note); }
.c-resolve { background: var(--blue); }
.c-interceptors { background: var(--amber); }
.c-guards { background: var(--violet); }
.c-build { background: var(--new); }
.c-commit { background: var(--line); }
.asks { margin-top: 6px; font-size: 12px; color: var(--note); }
.asks b { color: var(--label); font-weight: 600; }
.remark { font-size: 11px; margin-top: 3px; }
/* chain */
.chain {
  grid-area: chain; border-left: 1px solid var(--rule); background: var(--panel); overflow: auto;
  padding: 12px 14px; min-height: 0; scrollbar-width: thin;
}
.chain h2 { font-size: 13px; font-weight: 650; margin-bottom: 1px; }
.chain .sub { font-size: 11.5px; color: var(--quiet); margin-bottom: 10px; }
.st {
  position: relative; border: 1px solid var(--shape); border-radius: 9px;
  padding: 6px 10px 7px 10px; background: var(--panel); cursor: default;
}
.st .r { display: flex; align-items: center; gap: 6px; }
.st .n { font-weight: 600; overflow: hidden; text-overflow: ellipsis; }
.st .w { margin-left: auto; font-size: 11px; font-weight: 600; white-space: nowrap; }
.st p { font-size: 11.5px; line-height: 1.35; color: var(--note); margin-top: 2px; }
.st p.f { color: var(--quiet); }
.st.found { background: var(--start); border-color: var(--start); color: var(--start-ink); }
.st.found p, .st.found p.f { color: inherit; opacity: .86; }
.st.found .key {
  background: var(--start-ink); color: var(--start); border-color: var(--start-ink);
}
.st.built { border-color: var(--new); }
.st.built .w { color: var(--new); }
.st.failed { border: 1.6px solid var(--gone); background: var(--gone-bg); }
.st.failed .w { color: var(--gone); }
.st.halted { border: 1.4px dashed var(--violet); }
.st.halted .w { color: var(--violet); }
.st.passed, .st.not { border-style: dashed; background: var(--sunk); }
.st.passed .w, .st.not .w { color: var(--quiet); }
.st.not { padding-block: 4px; }
.st.not .n { font-weight: 500; color: var(--note); }
.st.hi, .st:focus-visible { outline: 2px solid var(--blue); outline-offset: 1px; }
.ic {
  border-top: 1px solid var(--rule); padding-top: 3px; margin-top: 4px !important;
  color: var(--label) !important;
}
.st.found .ic { border-color: #8886; color: inherit !important; }
.ln {
  position: relative; padding: 3px 0 3px 26px; min-height: 12px; font-size: 11px; line-height: 1.35;
  color: var(--quiet);
}
.ln::before {
  content: ""; position: absolute; left: 17px; top: 0; bottom: 0;
  border-left: 1.3px solid var(--line);
}
.ln.last::after {
  content: ""; position: absolute; left: 14px; top: 0; border: 3.6px solid transparent;
  border-bottom: 6px solid var(--line); border-top: 0;
}
.sw {
  border: 1px solid var(--amber); background: var(--amber-bg); border-radius: 4px;
  padding: 5px 10px; clip-path: none; font-size: 11.5px; color: var(--label);
}
.sw b { color: var(--amber-ink); }
.chain details { margin-top: 12px; font-size: 11.5px; color: var(--note); }
.chain summary { cursor: pointer; color: var(--note); }
pre {
  font: 11px/1.35 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; margin: 6px 0 0;
  padding: 8px; background: var(--sunk); border-radius: 6px; overflow: auto; color: var(--label);
}
.empty {
  color: var(--quiet); font-size: 12px; border: 1px dashed var(--shape); border-radius: 9px;
  padding: 12px; background: var(--sunk);
}
svg.wire {
  position: fixed; inset: 0; width: 100vw; height: 100vh; pointer-events: none; z-index: 45;
}
svg.wire path { fill: none; stroke: var(--blue); stroke-width: 1.5; }
svg.wire circle { fill: var(--blue); }
.astext { padding: 0 16px 12px; font-size: 11.5px; color: var(--note); }
.astext summary { cursor: pointer; width: max-content; }
.astext div { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin-top: 6px; }
.astext section { min-width: 0; }
@media (max-width: 1120px) and (min-width: 721px) {
  .app {
    grid-template: 46px minmax(0, 1fr) auto/250px minmax(0, 1fr);
    grid-template-areas: "head head" "time main" "time chain";
  }
  .chain { border-left: 0; border-top: 1px solid var(--rule); max-height: 38vh; }
  .facts .opt { display: none; }
}
@media (max-width: 720px) {
  .bx .cp { display: none; }
  .ev.user .t::before { content: none; }
  html, body { height: auto; }
  .app { display: flex; flex-direction: column; height: auto; }
  .app > * { min-width: 0; }
  main { display: contents; }
  .chain { order: 1; margin-top: 12px; border-bottom: 1px solid var(--rule); }
  .low2 { order: 2; }
  .astext { order: 3; }
  header { flex-wrap: wrap; padding: 8px 12px; gap: 4px 10px; }
  .acts .btn { padding: 3px 8px; }
  .wide { display: none; }
  .acts::before { content: "Copy"; font-size: 12px; color: var(--quiet); align-self: center; }
  header .facts { order: 3; width: 100%; flex-wrap: wrap; gap: 0 12px; overflow: visible; }
  .time {
    position: sticky; top: 0; z-index: 70; border-right: 0; border-bottom: 1px solid var(--rule);
  }
  .find { display: flex; gap: 8px; padding: 6px 12px 0; border: 0; align-items: center; }
  .find input { flex: 1; min-width: 90px; font-size: 16px; padding: 2px 8px; }
  .chips { margin: 0; flex-wrap: nowrap; overflow: auto; flex: 1.3; scrollbar-width: none; }
  .chips button { white-space: nowrap; }
  .list {
    display: flex; overflow-x: auto; overflow-y: hidden; padding: 6px 8px 7px; gap: 4px;
    scrollbar-width: none;
  }
  .list svg.lanes { display: none; }
  .ev {
    flex: none; width: 146px; padding: 5px 8px 5px 10px; border: 1px solid var(--rule);
    border-radius: 8px; min-height: 0; display: block;
  }
  .ev .at, .ev .no { display: none; }
  .ev .t, .ev .s { display: block; }
  .ev.user { width: auto; max-width: 112px; border-style: dashed; background: var(--sunk); }
  .ev.user .t { white-space: normal; line-height: 1.2; font-size: 11px; }
  .ev.user .s { display: none; }
  .ev[aria-current] { border-color: var(--blue); }
  .ev[aria-current]::before {
    left: 0; right: 0; bottom: auto; width: auto; height: 3px; border-radius: 8px 8px 0 0;
  }
  .ev.lane { margin-top: 8px; border-style: dashed; }
  .sum { padding: 10px 12px 6px; }
  .sum h2 { font-size: 15.5px; }
  .bar { padding: 0 12px 8px; flex-wrap: wrap; }
  .bar .hint { display: none; }
  .canvas { margin: 0 12px; min-height: 0; }
  .stage { margin: 26px 6px 6px; }
  .low2 { grid-template-columns: 1fr; gap: 14px; padding: 12px; }
  .chain { border-left: 0; border-top: 1px solid var(--rule); }
  .bx .lb { padding: 0 6px; }
  .bx.scr.front > .lb { font-size: 12.5px; }
  .bx.scr.tiny > .lb { padding: 0 3px; font-size: 10.5px; }
  .bx.scr.front.tiny > .lb { padding: 7px 3px 0; font-size: 10.5px; }
  .bx.tiny > .lb { padding: 0 4px; font-size: 10px; }
  .astext { padding: 0 12px 14px; }
  .astext div { grid-template-columns: 1fr; }
  svg.wire { display: none; }
}
@media (prefers-reduced-motion: reduce) {
  * { transition: none !important; animation: none !important; scroll-behavior: auto !important; }
}
@media (forced-colors: active) {
  .bx, .st, .key { border-color: CanvasText; }
  .bx.hi, .st.hi { outline-color: Highlight; }
}
@media print {
  .app { display: block; height: auto; }
  .time, .acts { display: none; }
}
.firstplan { font-size: 11.5px; color: var(--note); margin-bottom: 4px; }
.firstplan summary { cursor: pointer; }
.firstplan ol { padding-left: 22px; list-style: decimal; }
.mapping { padding: 0 16px 16px; font-size: 11.5px; color: var(--note); }
.mapping summary { cursor: pointer; width: max-content; }
.mapping .sheet {
  overflow: auto; margin-top: 8px; border: 1px solid var(--rule); border-radius: 9px;
}
.mapping svg { max-width: none; display: block; }
.mapping .way .shape { stroke: var(--new) !important; stroke-width: 2.6 !important; }
.mapping .way-failed .shape { stroke: var(--gone) !important; }
.mk.moved { color: var(--blue); }
.bx.moved { border: 1.6px solid var(--blue); }
.bx .lb { pointer-events: none; }
main, .chain { overflow-wrap: anywhere; }
.chips { min-width: 0; }
.canvas { overflow: clip; }
.sum a, .asks a { color: var(--blue); }
@media (max-width: 720px) {
  .ev { content-visibility: visible; }
  header .facts { white-space: normal; }
  header h1 { white-space: normal; overflow-wrap: anywhere; }
  .sum, .chain, .low2 { overflow-wrap: anywhere; }
  .mapping { order: 4; padding: 0 12px 14px; }
}

"""##

  static let script = ##"""
// Reads the data, and maps outcomes to words.
"use strict";
const D = JSON.parse(document.getElementById("data").textContent),
  E = D.events,
  BY = new Map(E.map((e) => [e.n, e])),
  $ = (id) => document.getElementById(id);
const KINDS = ["screen", "stack", "tabs", "split", "container"],
  TREES = [],
  DEEP = 60;

// A tree from five numbers for each screen: number, name, type, kind and flags, place.
function T(i) {
  if (TREES[i]) return TREES[i];
  const a = D.trees[i],
    l = [],
    N = [];
  for (let j = 0; j < a.length; j += 5) {
    const n = {
        id: a[j],
        n: D.texts[a[j + 1]],
        y: D.texts[a[j + 2]],
        k: KINDS[a[j + 3] & 7],
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
      if (n.depth < DEEP) {
        if (n.v && h.s < 0) h.s = h.c.length;
        h.c.push(n);
      }
    } else {
      if (p < -1) n.p = N[-2 - p].id;
      l.push(n);
    }
  }
  return (TREES[i] = { l, N });
}

const still = matchMedia("(prefers-reduced-motion: reduce)"),
  slim = matchMedia("(max-width:720px)");
const plain = (s) => String(s).replace(/▒+/g, "redacted");
const ms = (v) =>
  v >= 1000 ? (v / 1000).toFixed(v >= 10000 ? 1 : 2) + " s"
  : v >= 10 ? Math.round(v) + " ms"
  : v.toFixed(1) + " ms";
const clock = (t) => {
  const [h, m, s] = D.began.split(":").map(Number),
    x = h * 3600 + m * 60 + s + t,
    two = (v) => String(Math.floor(v)).padStart(2, "0");
  return two(x / 3600) + ":" + two((x / 60) % 60) + ":" + two(x % 60);
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

let cur = 1,
  mode = "diff",
  shown = [],
  chip = "all",
  timer = 0,
  first = true;
// Makes the elements of the page. A text becomes a text node, whatever it contains: nothing here
// parses HTML, and the policy of the page forbids it.
const SVG = document.querySelector("svg").namespaceURI;

const el = (name, attributes, ...children) =>
  filled(document.createElement(name), attributes, children);
const svg = (name, attributes, ...children) =>
  filled(document.createElementNS(SVG, name), attributes, children);

// An attribute that is undefined or false is left out; `style` is an object.
function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name == "style") Object.assign(element.style, value);
    else if (value !== undefined && value !== false)
      element.setAttribute(name, value === true ? "" : value);
  }
  for (const child of children.flat(Infinity)) add(child, element);
  return element;
}

// Adds a child to an element. The redacted parts of a text are hatched.
function add(child, element) {
  if (child instanceof Node) element.append(child);
  else if (child !== undefined && child !== null && child !== false)
    for (const part of String(child).split(/(▒+)/))
      if (part)
        element.append(
          part[0] == "▒" ? el("span", { class: "red", title: "redacted" }, marked("▒▒▒"))
          : part);
}
// A text whose marks stay as they are.
const marked = (text) => document.createTextNode(text);

// Replaces the contents of an element.
const fill = (id, ...children) => {
  const element = $(id);
  element.replaceChildren();
  for (const child of children.flat(Infinity)) add(child, element);
};

// The name of a screen, with its context in quiet letters.
const named = (s) => {
  const i = s.indexOf("(");
  return i < 0 ? s : [s.slice(0, i), el("wbr", {}), el("span", { class: "q" }, s.slice(i))];
};

// The parts of a list with something between them.
const joined = (parts, separator) =>
  parts.flatMap((part, i) => (i ? [separator(), part] : [part]));

// Shapes: circle reached, octagon failed, hexagon rejected, diamond replaced, small ring user.
function glyph(o, x, y, r) {
  const line = (d, fill, stroke) =>
    svg("path", { d, fill, stroke, "stroke-width": 1.5, "stroke-linejoin": "round" });
  const polygon = (n, turn) =>
    "M" +
    Array.from({ length: n }, (_, i) => {
      const a = turn + (i * 2 * Math.PI) / n;
      return (x + r * Math.cos(a)).toFixed(1) + " " + (y + r * Math.sin(a)).toFixed(1);
    }).join("L") +
    "Z";
  const k = r / 8,
    sign = (d) => line(d, "none", "var(--panel)");
  switch (o) {
    case "reached":
      return [
        svg("circle", { cx: x, cy: y, r, fill: "var(--new)" }),
        sign(`M${x - 3.4 * k} ${y + 0.2 * k}l${2.4 * k} ${2.6 * k}l${4.4 * k} ${-5 * k}`),
      ];
    case "failed":
      return [
        line(polygon(8, Math.PI / 8), "var(--gone)", "var(--gone)"),
        sign(
          `M${x - 2.8 * k} ${y - 2.8 * k}l${5.6 * k} ${5.6 * k}` +
            `m0 ${-5.6 * k}l${-5.6 * k} ${5.6 * k}`),
      ];
    case "rejected":
      return [
        line(polygon(6, 0), "var(--amber-bg)", "var(--amber-ink)"),
        line(`M${x - 3.4 * k} ${y}h${6.8 * k}`, "none", "var(--amber-ink)"),
      ];
    case "replaced":
      return [
        line(polygon(4, 0), "var(--violet-bg)", "var(--violet)"),
        line(
          `M${x - 2.2 * k} ${y - 1.8 * k}l${2.2 * k} ${2.2 * k}l${2.2 * k} ${-2.2 * k}` +
            `m${-2.2 * k} ${2.2 * k}v${2 * k}`,
          "none", "var(--violet)"),
      ];
    default:
      return [
        svg("circle", {
          cx: x, cy: y, r: r * 0.5, fill: "var(--panel)", stroke: "var(--line)",
          "stroke-width": 1.5,
        }),
      ];
  }
}
// The timeline: rows, lanes, filter.

// The title, with the scheme of a link in quiet letters.
function title(e) {
  const end = e.kind == "link" ? e.title.indexOf("://") : -1;
  return end < 0 ? e.title : [el("i", {}, e.title.slice(0, end + 3)), e.title.slice(end + 3)];
}

function sub(e) {
  const [kind, word] = OUT[out(e)],
    time = machine(e),
    parts = [el("b", { class: kind }, e.word || word)];
  if (e.inside) parts.push("inside #" + e.inside);
  if (time) parts.push(ms(time));
  if ((e.waited || 0) > 50) parts.push("waited " + ms(e.waited));
  if (e.outcome == "rejected" && e.over) parts.push("#" + e.over + " was going on");
  if (e.outcome == "replaced" && e.over) parts.push("by #" + e.over);
  return joined(parts, () => " · ");
}

// What the filter searches.
const HAY = new Map();
function hay(e) {
  if (!HAY.has(e.n))
    HAY.set(
      e.n,
      [
        e.title, e.kind, out(e), e.word, e.summary, e.error, e.context, e.windowName, "#" + e.n,
      ].join(" ").toLowerCase());
  return HAY.get(e.n);
}

const inSideLane = (e) => e.outcome == "rejected" || e.outcome == "replaced";

function row(e) {
  const what = e.kind == "user" ? "by the user"
    : e.kind == "action" ? "by the app"
    : e.word || OUT[out(e)][1];
  return el("a", {
      class: ["ev", own(e) && "user", (inSideLane(e) || e.waited > 50) && "lane"]
        .filter(Boolean).join(" "),
      href: "#" + e.n,
      "data-n": e.n,
      "aria-label": `Number ${e.n}, ${plain(e.title)}, ${plain(what)}, at ${clock(e.t)}`,
    },
    el("span", { class: "t" },
      slim.matches && !own(e) &&
        svg("svg", { width: 14, height: 12, style: { verticalAlign: "-1px" } },
          glyph(out(e), 6, 6, 5.4)),
      title(e)),
    el("span", { class: "at" }, clock(e.t)),
    !own(e) && [el("span", { class: "s" }, sub(e)), el("span", { class: "no" }, "#" + e.n)]);
}

function list() {
  const words = $("f").value.trim().toLowerCase().split(/\s+/).filter(Boolean);
  shown = E.filter(
    (e) => (chip == "all" || out(e) == chip) && words.every((word) => hay(e).includes(word)));
  fill("list", svg("svg", { class: "lanes", "aria-hidden": "true" }), shown.map(row),
    !shown.length && el("p", { class: "none" }, "Nothing matches."));
  mark();
  lanes();
}

function lanes() {
  const drawing = $("list").querySelector("svg");
  drawing.replaceChildren();
  if (slim.matches || !shown.length) return;
  const at = {};
  for (const a of $("list").querySelectorAll(".ev"))
    at[a.dataset.n] = { y: a.offsetTop + a.offsetHeight / 2, h: a.offsetHeight };
  const A = 18,
    B = 38,
    ys = shown.filter((e) => !inSideLane(e)).map((e) => at[e.n].y);
  const line = (d, stroke, more) =>
    drawing.append(svg("path", { d, stroke, fill: "none", "stroke-width": 1.5, ...more }));
  const dashed = { "stroke-dasharray": "3 3" };
  if (ys.length)
    line(`M${A} ${ys.reduce((a, b) => Math.min(a, b))}V${ys.reduce((a, b) => Math.max(a, b))}`,
      "var(--shape)");
  for (const e of shown) {
    const p = at[e.n],
      o = at[e.over];
    if (e.outcome == "rejected" && o)
      line(`M${A} ${o.y + 9}C${A} ${p.y} ${A + 2} ${p.y} ${B - 9} ${p.y}`, "var(--amber-ink)",
        dashed);
    if (e.outcome == "replaced" && o) {
      line(`M${B} ${p.y + 8}C${B} ${o.y - 6} ${B - 2} ${o.y} ${A + 13} ${o.y}`, "var(--violet)");
      drawing.append(svg("path", { d: `M${A + 9} ${o.y}l6 -3.5v7z`, fill: "var(--violet)" }));
    }
    if ((e.waited || 0) > 50) {
      const y = o ? o.y + 4 : p.y - p.h / 2 + 3;
      drawing.append(
        svg("circle", {
          cx: B, cy: y, r: 3, fill: "var(--panel)", stroke: "var(--line)", "stroke-width": 1.5,
        }));
      line(`M${B} ${y + 3}C${B} ${p.y} ${B} ${p.y} ${A + 10} ${p.y}`, "var(--line)", dashed);
    }
  }
  for (const e of shown) drawing.append(...glyph(out(e), inSideLane(e) ? B : A, at[e.n].y, 7.5));
  drawing.style.height = $("list").scrollHeight + "px";
}

// Marks the row of the event that is shown, and scrolls to it.
function mark() {
  for (const a of document.querySelectorAll(`.ev[aria-current],.ev[data-n="${+cur}"]`)) {
    if (+a.dataset.n != cur) {
      a.removeAttribute("aria-current");
      continue;
    }
    a.setAttribute("aria-current", "true");
    const l = $("list");
    if (slim.matches)
      l.scrollTo({
        left: a.offsetLeft - l.clientWidth / 2 + a.offsetWidth / 2,
        behavior: still.matches || first ? "auto" : "smooth",
      });
    else if (
      a.offsetTop < l.scrollTop ||
      a.offsetTop + a.offsetHeight > l.scrollTop + l.clientHeight
    )
      l.scrollTop = a.offsetTop - l.clientHeight / 2;
  }
}
// Trees, their difference, and the position of each box.
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
    const ca = x ? x.c : [],
      cb = y ? y.c : [],
      ids = new Set(cb.map((c) => c.id));
    cb.forEach((c) => {
      r.c.push(mg(ca.find((o) => o.id == c.id) || (A.get(c.id) || {}).n, c));
    });
    ca.forEach((c, i) => {
      if (ids.has(c.id) || B.has(c.id)) return;
      let k = r.c.findIndex((o) => o.id == (ca[i - 1] || {}).id);
      r.c.splice(k + 1, 0, mg(c, null));
    });
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

  function need(n) {
    const ch = n.c;
    if (n.k == "screen" || !ch.length) return FRONT;
    if (n.k == "stack") {
      const lv = n.gone ? ch : ch.filter((c) => !c.gone),
        gh = ch.length - lv.length;
      return HEAD + Math.max(0, lv.length - 1) * EDGE + FRONT + gh * (EDGE + 4) + PAD;
    }
    if (n.k == "split") return HEAD + Math.max(...ch.map((c) => need(c))) + PAD;
    return HEAD + Math.max(...ch.map((c, i) => need(c) + (i == n.s ? 0 : 6))) + PAD;
  }

  function put(n, x, y, w, h, o) {
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

// How tall a front card is: what fills the room there is, the same before and after.
function front(e, W) {
  const small = W < 430,
    lo = small ? 50 : 56,
    hi = small ? 84 : 160,
    room = small ? 340 : Math.max(300, $("main").clientHeight - 348);
  const all = ["before", "after", "diff"].map((m) => view(e, m));
  let f = hi;
  while (f > lo && Math.max(...all.map((t) => layout(t, W, f).H)) > room) f -= 4;
  return f;
}
// The boxes on the stage: one element for each screen, which moves with the screen.
const els = new Map();

function view(e, m) {
  const a = T(e.before),
    b = T(e.after);
  return m == "before" ? a : m == "after" ? b : merge(a, b);
}

// What has happened to each screen, and the boxes that say so: not those inside one with the same
// mark.
function marks(u) {
  const M = new Map(),
    say = new Map();
  const each = (f) => u.l.forEach((l) => walk(l, f));
  each((n) => {
    const was = u.A.get(n.id)?.on,
      is = u.B.get(n.id)?.on;
    const mark = n.gone ? "gone"
      : n.fresh ? "new"
      : n.moved ? "moved"
      : is && !was ? "shown"
      : was && !is ? "cov"
      : undefined;
    if (mark) M.set(n.id, mark);
  });
  each((n, p) => {
    const mark = M.get(n.id);
    if (mark && !(p && M.get(p.id) == mark)) say.set(n.id, mark);
  });
  return { M, say };
}

const WORD = {
  new: ["+", "new"],
  gone: ["−", "gone"],
  moved: ["→", "moved"],
  shown: ["▲", "shown"],
  cov: ["▽", "hidden now"],
  blk: ["✕", "refuses"],
};

function draw(e, m, anim) {
  const st = $("stage"),
    W = st.clientWidth,
    t = view(e, m),
    { R, H } = layout(t, W, front(e, W)),
    u = m == "diff" ? marks(t) : null,
    K = keys(e);
  st.style.height = H + "px";
  // The boxes that appear, at the places from which they come.
  const entering = [];
  R.forEach((r, id) => {
    let box = els.get(id);
    const isNew = !box;
    if (isNew) {
      box = el("div", { class: "bx", "data-id": id, role: "group" },
        el("div", { class: "lb" }), el("div", { class: "eye" }));
      els.set(id, box);
      st.append(box);
    }
    const n = r.n,
      mk = u && u.M.get(id),
      blk = e.blocker == id,
      w = blk ? "blk" : u && u.say.get(id),
      pres = n.p && r.sheet ? nameOf(t, n.p) : "",
      key = K.get(id);
    box.firstChild.replaceWith(el("div", { class: "lb" }, label(r, w, pres, key)));
    box.lastChild.textContent = r.h > 48 ? "on screen" : "";
    box.setAttribute("aria-label", plain([
      n.n, key && `step ${key.k} of the chain`, r.on ? "on screen" : !n.gone && "hidden",
      blk ? "refuses to go" : mk && WORD[mk][1], pres && "modal, presented by " + pres,
    ].filter(Boolean).join(", ")));
    box.tabIndex = -1;
    const place = (dx, dy) => {
      box.className = [
        "bx", n.k == "screen" ? "scr" : "box", r.on ? "on" : "off", r.front && "front",
        r.low && "low", r.raised && "raised", r.sheet && "sheet", r.w < 150 && "tight",
        r.w < 72 && "tiny", ["gone", "new", "moved"].includes(mk) && mk,
        mk == "gone" && w && "outer", blk && "blk",
      ].filter(Boolean).join(" ");
      Object.assign(box.style, {
        zIndex: r.z, width: r.w + "px", height: r.h + "px", opacity: "",
        transform: `translate(${r.x + dx}px,${r.y + dy}px)`,
      });
    };
    if (isNew || !anim) box.style.transition = "none";
    if (isNew && anim) {
      place(r.sheet || n.k != "screen" ? 0 : 22, r.sheet ? 26 : 0);
      box.classList.add("enter");
    } else place(0, 0);
    if (isNew || !anim) entering.push({ box, place });
  });
  // Once for all boxes: from here on, what changes moves.
  if (entering.length) st.offsetWidth;
  for (const { box, place } of entering) {
    box.style.transition = "";
    place(0, 0);
  }
  els.forEach((box, id) => {
    if (R.has(id)) return;
    els.delete(id);
    if (!anim) return box.remove();
    box.tabIndex = -1;
    box.setAttribute("aria-hidden", "true");
    box.classList.add("exit");
    box.style.opacity = 0;
    box.style.transform += " translateY(-10px)";
    setTimeout(() => box.remove(), 300);
  });
  const [root] = R.keys();
  if (root !== undefined) els.get(root).tabIndex = 0;
  const stems = t.l.slice(1).flatMap((l) => stem(R.get(l.p), R.get(l.id)));
  fill("stems", anim ? svg("g", {}, stems) : stems);
  const same = e.before == e.after,
    layers = t.l.filter((l) => !l.gone).length,
    name = D.windows[e.w];
  fill("cap",
    !slim.matches && (/^window/.test(name) ? "" : "window ") + name + " · ",
    layers + (layers > 1 ? " layers" : " layer"),
    same ? " · nothing has changed"
    : { before: " · before", after: " · after", diff: " · what changed" }[m]);
}

// The label of a box, with the letter of its step, and the mark `w` in words if there is room.
function label(r, w, pres, key) {
  const n = r.n,
    isModal = r.sheet && n.k != "screen";
  const room = r.sheet ? 150
    : n.n.length * (r.low ? 6.4 : 7.4) + (key ? 22 : 0) + (w ? WORD[w][1].length * 6 : 0) + 44;
  return [
    key && el("span", { class: "key " + key.what }, key.k),
    el("span", { class: "nm", title: plain(n.n) },
      r.tab && el("span", { class: "q" }, r.tab, " "), isModal && "modal ", named(n.n)),
    r.sheet && pres
      ? el("span", { class: "cp" }, n.k == "screen" && "modal ", "presented by ", pres)
      : r.raised && r.w > 150 && !w && el("span", { class: "cp" }, "selected"),
    w && el("span", { class: "mk " + w }, WORD[w][0], r.w > room && " " + WORD[w][1]),
  ];
}

// The line from a presenter to its sheet.
function stem(from, to) {
  if (!from || !to) return [];
  const x = Math.min(Math.max(from.x + from.w - 16, to.x + 18), to.x + to.w - 18),
    y = to.y + to.h;
  return [
    svg("path", { d: `M${x} ${from.y}V${y + 6}` }),
    svg("path", { class: "hd", d: `M${x - 4} ${y + 7}l4 -6l4 6z` }),
  ];
}

// The name of a screen in a tree.
const nameOf = (t, id) => {
  let name = "";
  t.l.forEach((l) => walk(l, (n) => {
    if (n.id == id) name = n.n;
  }));
  return name;
};

// The letters of the steps that have a box: A to Z, then AA.
function keys(e) {
  const steps = (e.chain || []).filter((s) => s.box);
  return new Map(steps.map((s, i) => [s.box, { k: letter(i), what: s.what }]));
}
const letter = (i) =>
  (i < 26 ? "" : letter(Math.floor(i / 26) - 1)) + String.fromCharCode(65 + (i % 26));
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
        e.kind == "user" ? "The user or the app did this." : "The app has noted this.",
        " No navigation took part."),
      el("p", { class: "empty" },
        "What the user does between navigations is kept, since it explains what the next chain " +
          "finds."),
    ];
  if (!e.chain.length)
    return [
      el("h2", {}, "No chain"),
      el("p", { class: "sub" }, "It ended before its chain was looked at."),
      el("p", { class: "empty" }, e.error || "There is no plan of it."),
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
    if (s.link) {
      between.push(s.link);
    } else if (s.switch) {
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
      el("p", {}, s.why),
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
  const width =
    e.chain.reduce((width, s) => Math.max(width, (s.name || "(around it)").length), 0) + 2;
  const lines = e.chain.map((s) => {
    if (s.link)
      return "  · " +
        (s.link.startsWith("context") ? "(context)" : "(around it)").padEnd(width) +
        s.link.replace(/^context: /, "");
    if (s.switch) return "  · " + "(switch)".padEnd(width) + s.switch;
    const sign = s.what == "failed" ? "▸ · " : s.what == "found" ? "  ✓ " : "  · ";
    return sign + s.name.padEnd(width) + s.why;
  });
  return `To reach ${destination(e)}:\n` + lines.join("\n");
}

const quiet = (text) => el("p", { class: "q" }, text);

function plan(e) {
  if (own(e)) return quiet("No plan.");
  if (!e.plan.length)
    return quiet(
      e.outcome == "reached" ? "Nothing to do: it was on screen."
      : "It ended before there was a plan.");
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
  const stages = Object.keys(LABEL).filter((k) => k in e.stages).map((k) => [k, e.stages[k]]);
  if (!stages.length) return quiet("Ended at once.");
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
  for (const o of E)
    if (o.outcome == "replaced" && o.over == e.n) waits.push("Took the place of #" + o.n);
  return waits;
}

// The innermost screen that the user saw.
function seen(t) {
  let n = t.l[t.l.length - 1];
  while (n && n.c.some((c) => c.v)) n = n.c.filter((c) => c.v).pop();
  return n ? n.n : "";
}

const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

// The numbers of other events, as links to them.
const withLinks = (text) =>
  text.split(/(#\d{1,9}(?!\d))/).map((part, i) =>
    i % 2 && BY.has(+part.slice(1)) ? el("a", { href: part }, part) : part);

function sum(e) {
  const o = out(e),
    parts = (e.summary || "").split("; "),
    from = seen(T(e.before));
  const request = own(e)
    ? e.kind == "user" ? "the user or the app" : "noted by the app"
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
          named(parts[0].split(" is on screen")[0]), " ",
          el("span", { class: "q" }, "is on screen" + (e.word ? " already" : "")),
        ]
      : e.summary || "";
  return [
    el("div", { class: "by" },
      el("b", {}, "#" + e.n), " · ", request, " · ", clock(e.t),
      !own(e) && " · policy " + e.policy, e.context && " · context " + e.context),
    el("h2", { id: "head" },
      svg("svg", { width: 20, height: 20, "aria-hidden": "true" }, glyph(o, 10, 10, 8.6)),
      el("span", {}, el("span", { class: OUT[o][0] }, outcome), headline)),
    o == "reached" ? el("p", { class: "what" }, parts.slice(1).join("; "))
    : e.error && el("p", { class: "err" }, withLinks(e.error)),
  ];
}

function legend(e) {
  if (mode != "diff" || e.before == e.after) return [];
  const u = merge(T(e.before), T(e.after)),
    used = new Set(marks(u).say.values());
  return ["new", "gone", "moved", "shown", "cov"].filter((k) => used.has(k))
    .map((k) => el("span", { class: "mk " + k }, WORD[k].join(" ")));
}
// Stepping from event to event, and lighting up both ends of a step.
function show(n, anim = true) {
  const e = BY.get(n);
  if (!e) return;
  const old = cur;
  cur = n;
  if (location.hash != "#" + n) history.replaceState(null, "", "#" + n);
  document.title = `#${n} ${plain(e.title)} – ${D.app || "navigations"}`;
  mark();
  fill("sum", sum(e));
  fill("chain", chain(e));
  $("chain").scrollTop = 0;
  fill("plan", plan(e));
  fill("timing", timing(e));
  fill("legend", legend(e));
  $("play").disabled = e.before == e.after;
  way(e);
  $("wb").textContent = tree(T(e.before));
  $("wa").textContent = e.before == e.after ? "(the same)" : tree(T(e.after));
  off();
  const move = anim && !still.matches && !first;
  clearTimeout(timer);
  if (move && mode != "before" && old != n) {
    draw(e, "before", true);
    timer = setTimeout(() => draw(e, mode, true), 430);
  } else draw(e, mode, move);
  first = false;
}

function setMode(m) {
  const e = BY.get(cur);
  if (!e) return;
  mode = m;
  checkMode();
  fill("legend", legend(e));
  clearTimeout(timer);
  draw(e, m, !still.matches);
}

function checkMode() {
  for (const b of document.querySelectorAll("#seg button")) {
    const on = b.dataset.m == mode;
    b.setAttribute("aria-checked", on);
    b.tabIndex = on ? 0 : -1;
  }
}

function step(d) {
  const i = shown.findIndex((e) => e.n == cur),
    k = i < 0 ? 0 : Math.min(shown.length - 1, Math.max(0, i + d));
  if (shown[k] && shown[k].n != cur) show(shown[k].n);
}

function play() {
  const e = BY.get(cur);
  if (!e) return;
  clearTimeout(timer);
  draw(e, "before", !still.matches);
  timer = setTimeout(() => {
    draw(e, "after", !still.matches);
    timer = setTimeout(() => draw(e, mode, !still.matches), 1100);
  }, 700);
}

// The steps of the chain on the map of the app, if there is one.
function way(e) {
  const map = $("map");
  if (!map) return;
  const names = new Map(
    (e.chain || []).filter((s) => s.name && s.what != "not").map((s) => [s.name, s.what]));
  for (const g of map.querySelectorAll("g.box")) {
    const t = g.querySelector("title"),
      k = t && names.get(t.textContent.split("\n")[0]);
    g.classList.toggle("way", !!k);
    g.classList.toggle("way-failed", k == "failed");
  }
}

function off() {
  for (const x of document.querySelectorAll(".hi")) x.classList.remove("hi");
  fill("wire");
}

function lit(ids, from) {
  off();
  const boxes = ids.map((i) => els.get(+i)).filter(Boolean);
  for (const box of boxes) box.classList.add("hi");
  for (const s of document.querySelectorAll("[data-box]"))
    if (
      s.dataset.box.split(" ").some((i) => ids.includes(i)) &&
      (!from || s == from || s.classList.contains("st"))
    )
      s.classList.add("hi");
  const lighted = document.querySelector(".st.hi");
  if (!lighted || !boxes.length || slim.matches) return;
  const box = els.get(+lighted.dataset.box);
  if (!box) return;
  const a = lighted.getBoundingClientRect(),
    b = box.getBoundingClientRect(),
    pane = $("chain").getBoundingClientRect();
  if (a.top > pane.bottom - 20 || pane.left < b.right) return;
  const y1 = a.top + 15,
    x1 = a.left,
    y2 = b.top + 12,
    x2 = b.right,
    m = Math.max(24, (x1 - x2) * 0.5);
  fill("wire",
    svg("path", { d: `M${x1} ${y1}C${x1 - m} ${y1} ${x2 + m} ${y2} ${x2 + 1} ${y2}` }),
    svg("circle", { cx: x1, cy: y1, r: 3 }),
    svg("circle", { cx: x2 + 1, cy: y2, r: 3 }));
}

for (const [over, out] of [["mouseover", "mouseout"], ["focusin", "focusout"]]) {
  const target = (x) => x.target.closest && x.target.closest("[data-box],.bx");
  document.addEventListener(over, (x) => {
    const t = target(x);
    if (t) t.dataset.box ? lit(t.dataset.box.split(" "), t) : lit([t.dataset.id]);
  });
  document.addEventListener(out, (x) => {
    if (target(x)) off();
  });
}
// The texts that the copy buttons make: Markdown, JSON, a test.
function tree(t) {
  const lines = ["window"],
    presenters = new Set(t.l.map((l) => l.p));
  // `isShown` is null for the root of a layer.
  const draw = (n, margin, isLast, label, isShown) => {
    const presents = presenters.has(n.id) && (margin || isShown !== null);
    lines.push(
      margin + (isLast ? "└─ " : "├─ ") + label + n.n + (isShown ? "*" : "") +
        (presents ? " ^" : "") + (n.leaves ? " (leaving)" : ""));
    n.c.forEach((c, i) =>
      draw(c, margin + (isLast ? "   " : "│  "), i == n.c.length - 1, "", c.v));
  };
  t.l.forEach((l, i) => draw(l, "", i == t.l.length - 1, i ? "modal " : "", null));
  return lines.join("\n");
}

function text(e, kind) {
  return { md: markdown, json, test }[kind](e);
}

const json = (e) =>
  JSON.stringify({
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
    plan: (e.plan || []).map((p) => p[0]),
    chain: trace(e).split("\n"),
    milliseconds: e.stages,
    before: tree(T(e.before)).split("\n"),
    after: tree(T(e.after)).split("\n"),
  }, null, 2);

function markdown(e) {
  const before = tree(T(e.before)),
    after = tree(T(e.after)),
    chain = trace(e);
  const runs = (before + after + chain).match(/`+/g) || [],
    fence = "`".repeat(runs.reduce((length, run) => Math.max(length, run.length + 1), 3));
  const line = (s) => plain(s).replace(/[\\`*_<>[\]#|]/g, "\\$&").replace(/[\r\n]+/g, " "),
    lines = (parts, separator) => parts.filter(Boolean).map(line).join(separator),
    block = (s) => `${fence}text\n${s}\n${fence}`;
  return [
    `### #${e.n} ${line(e.title)}`,
    lines([D.app, D.device, e.word || e.outcome], " · "),
    lines([e.summary, e.error], " ") || "By the user.",
    (e.plan || []).map((p, i) => `${i + 1}. ${line(p[0])}`).join("\n"),
    "Before", block(before), "After", block(after), chain && block(plain(chain)),
  ].filter(Boolean).join("\n\n") + "\n";
}

// A text as a literal in Swift's sources, in one line.
const swift = (s) =>
  '"' +
  String(s).replace(/[\\"]/g, "\\$&")
    .replace(/[^\x20-\x7e\u00a1-\u02ff\u2500-\u25ff]/gu,
      (c) => `\\u{${c.codePointAt(0).toString(16)}}`) +
  '"';

function moveCall(t, m) {
  const line = (id) => (t.N.find((n) => n.id == id) || { line: 0 }).line;
  if (m.show) return `show(line: ${line(m.show[0])})`;
  if (m.arrange)
    return `arrange(lines: [${m.arrange[0].map(line).join(", ")}], in: ${line(m.arrange[1])})`;
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
  const go = `try await session.navigate(to: ${swift(e.json)})`;
  return e.outcome == "reached" ? [go]
    : ["await #expect(throws: (any Error).self) {", "  " + go, "}"];
}

// The events before, and this one, as a test.
function test(e) {
  const isLeftOut = ["rejected", "replaced", "running"];
  const before = E.filter(
    (o) => o.w == e.w && o.n <= e.n && !o.inside && !isLeftOut.includes(o.outcome));
  const steps = before.flatMap((o) => [`// ${o.n}. ${swift(o.title).slice(1, -1)}`, ...call(o)]);
  return [
    "import SwitchbackInspector", "import Testing", "",
    "// `startOfReplay()` is the closure that the app gives to `Recording.replay`.",
    "@MainActor", `@Test(${swift("#" + e.n + " " + plain(e.title))})`,
    `func recordedEvent${e.n}() async throws {`,
    "  let session = ReplaySession(try await startOfReplay())",
    ...steps.map((s) => "  " + s),
    "  let expected = [",
    ...tree(T(e.after)).split("\n").map((l) => "    " + swift(l) + ","),
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
// Puts the page together, and listens to the keyboard.
function facts() {
  const count = E.filter((e) => !own(e)).length,
    windows = D.windows.length > 3 ? D.windows.length : D.windows.join(", ");
  const dropped =
    D.dropped ? `, ${D.dropped} older ${D.dropped == 1 ? "event" : "events"} dropped` : "";
  return [
    D.device && el("span", {}, el("b", {}, "on"), D.device),
    el("span", {}, el("b", {}, D.windows.length > 1 ? "windows" : "window"), windows),
    el("span", { class: "opt" }, el("b", {}, "began"), D.began),
    el("span", { class: "lost", title: "The recording keeps the newest ones" },
      `${count} ${count == 1 ? "navigation" : "navigations"}${dropped}`),
    D.redacted &&
      el("span", { title: "Texts that were made unreadable" },
        el("span", { class: "red", "aria-hidden": "true" }, marked("▒▒")), " redacted"),
  ];
}

function chips() {
  const kinds = ["failed", "rejected", "replaced", "user", "action"]
    .map((k) => [k, OUT[k][1], E.filter((e) => out(e) == k).length])
    .filter(([k, , count]) => count || k == "failed");
  return [["all", "all", E.length], ...kinds].map(([k, word, count]) =>
    el("button", { "data-c": k, "aria-pressed": String(k == "all") }, word, " ", count));
}

$("app").textContent = D.app || "Navigations";
fill("facts", facts());
fill("chips", chips());
$("chips").onclick = (x) => {
  const b = x.target.closest("button");
  if (!b) return;
  chip = b.dataset.c;
  for (const c of document.querySelectorAll("#chips button"))
    c.setAttribute("aria-pressed", c == b);
  list();
};
$("f").oninput = list;
$("seg").onclick = (x) => x.target.dataset.m && setMode(x.target.dataset.m);
$("play").onclick = play;
document.querySelector(".acts").onclick = (x) => {
  const b = x.target.closest("[data-copy]");
  if (b) copy(b);
};
$("list").onclick = (x) => {
  const a = x.target.closest(".ev");
  if (!a) return;
  x.preventDefault();
  show(+a.dataset.n);
};
document.querySelector("[data-skip]").onclick = (x) => {
  x.preventDefault();
  const b = document.querySelector('.bx[tabindex="0"]:not(.exit)');
  if (b) b.focus();
};

// Moves the focus to the next box.
function focusBox(from, d) {
  const boxes = [...document.querySelectorAll("#stage .bx:not(.exit)")]
      .sort((p, q) => p.style.zIndex - q.style.zIndex),
    next = boxes[boxes.indexOf(from) + d];
  if (!next) return;
  from.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

function changeMode(d, isFocused) {
  const modes = ["before", "diff", "after"],
    next = modes[modes.indexOf(mode) + d];
  if (!next) return;
  setMode(next);
  if (isFocused) document.querySelector("#seg [tabindex='0']").focus();
}

document.addEventListener("keydown", (x) => {
  if (x.metaKey || x.ctrlKey || x.altKey) return;
  const inFilter = x.target == $("f");
  if (x.key == "ArrowDown" || (!inFilter && x.key == "j")) {
    step(1);
    x.preventDefault();
  } else if (x.key == "ArrowUp" || (!inFilter && x.key == "k")) {
    step(-1);
    x.preventDefault();
  } else if (inFilter) {
    if (x.key != "Escape") return;
    $("f").value = "";
    list();
    $("f").blur();
  } else if (x.key == "ArrowRight" || x.key == "ArrowLeft") {
    const d = x.key == "ArrowRight" ? 1 : -1;
    if (x.target.classList?.contains("bx")) focusBox(x.target, d);
    else changeMode(d, x.target.closest?.("#seg"));
    x.preventDefault();
  } else if (x.key == "p") play();
  else if (x.key == "/") {
    $("f").focus();
    x.preventDefault();
  } else if (x.key == "Home" || x.key == "End") {
    const e = x.key == "Home" ? shown[0] : shown[shown.length - 1];
    if (e) show(e.n);
  }
});
addEventListener("hashchange", () => {
  const n = +location.hash.slice(1);
  if (n && n != cur) show(n);
});

const hint = () =>
  ($("f").placeholder = slim.matches ? "Filter" : "Filter: product, link, failed…");
hint();
slim.addEventListener("change", hint);
let resized;
addEventListener("resize", () => {
  clearTimeout(resized);
  resized = setTimeout(() => {
    list();
    if (BY.has(cur)) draw(BY.get(cur), mode, false);
  }, 60);
});

if (!E.length) {
  fill("sum", el("h2", { id: "head" }, "Nothing was recorded"));
  for (const b of document.querySelectorAll(".acts button,#seg button,#play")) b.disabled = true;
}
cur = +location.hash.slice(1);
if (!BY.has(cur)) cur = E.length ? E[E.length - 1].n : 0;
list();
checkMode();
if (E.length) show(cur, false);

"""##
}
