// swift-format-ignore-file
// Made from the files in Script and Style: SWITCHBACK_UPDATE=1 swift test --filter PageFilesTests
//
// The package manager could embed them as well, but as arrays of 64,000 numbers, which take the compiler
// longer than the whole module, and without the hash.

/// The style and the script of the page.
enum PageFiles {
  /// The source in the policy of the page that allows ``script``.
  static let scriptHash = "sha256-EkO9k2se3u8aVvWCJBTrJKQwM1vFwpCTilDy1kl91vQ="

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
.rows { position: relative; }
.list svg.lanes {
position: absolute; left: 0; top: 0; margin-top: 4px; width: 56px; pointer-events: none;
z-index: 2;
}
.ev {
position: absolute; left: 0; right: 0; display: grid; grid-template-columns: 1fr auto;
column-gap: 8px;
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
.ev.pin { box-shadow: inset 3px 0 var(--violet); }
.ev.pin .no::before { content: "kept "; color: var(--violet); font-weight: 600; }
.list { contain: content; }
.further { font-size: 11.5px; color: var(--note); margin-top: 4px; }
.further summary { cursor: pointer; width: max-content; }
.further div { display: grid; grid-template-columns: 1fr 1fr; gap: 4px 8px; margin-top: 4px; }
.further label { display: flex; gap: 5px; align-items: center; min-width: 0; }
.further label:nth-of-type(-n+2) { grid-column: 1 / -1; }
.further :is(input, select) {
flex: 1; min-width: 0; width: 0; border: 1px solid var(--shape); border-radius: 5px;
background: var(--sunk); padding: 1px 6px; color: inherit;
}
.further [aria-invalid=true] { border-color: var(--gone); }
.btn[aria-pressed=true] { background: var(--violet-bg); border-color: var(--violet); }
.live {
color: var(--note); font-size: 12px; white-space: nowrap; min-width: 0; overflow: hidden;
text-overflow: ellipsis;
}
.live b { font-weight: 600; }
.live::before {
content: ""; display: inline-block; width: 8px; height: 8px; border-radius: 50%;
margin-right: 6px;
background: var(--new); animation: live 2s infinite;
}
@keyframes live {
50% { opacity: .35; }
}
.note {
margin: 12px 16px 0; padding: 7px 11px; border: 1px solid var(--amber); border-radius: 9px;
background: var(--amber-bg); overflow-wrap: anywhere;
}
.dropping::after {
content: "Drop a recording to open it"; position: fixed; inset: 8px; z-index: 90; display: grid;
place-items: center; font-size: 17px; font-weight: 650; border: 2px dashed var(--blue);
border-radius: 13px; background: color-mix(in srgb, var(--blue-bg) 90%, transparent);
pointer-events: none;
}
[hidden] { display: none !important; }
.ev.user .t { font-weight: 400; color: var(--note); font-size: 11.5px; }
.ok { color: var(--new); }
.bad { color: var(--gone); }
.rej { color: var(--amber-ink); }
.rep { color: var(--violet); }
.usr { color: var(--note); }
.none { padding: 18px; color: var(--quiet); text-align: center; }
main {
grid-area: main; overflow: auto; min-height: 0; display: flex; flex-direction: column;
scrollbar-width: thin;
}
.sum { padding: 12px 16px 8px; }
.sum .by { color: var(--quiet); font-size: 12px; }
.sum .by b { color: var(--label); }
.sum .by code {
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
.cap > :first-child { min-width: 0; overflow: hidden; text-overflow: ellipsis; }
.cap > .legend { flex: none; }
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
.acts { flex: 0 1 auto; flex-wrap: wrap; }
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
flex: none; overflow-x: auto; overflow-y: hidden; padding: 6px 8px 7px; scrollbar-width: none;
}
.rows { height: 48px; }
.none { padding: 0; margin: -34px 0 16px; }
.list svg.lanes { display: none; }
.ev {
right: auto; top: 0; height: 48px; overflow: hidden; width: 146px; padding: 5px 8px 5px 10px;
border: 1px solid var(--rule); border-radius: 8px; min-height: 0; display: block;
}
.ev .at, .ev .no { display: none; }
.ev .t, .ev .s { display: block; }
.ev.user { width: 112px; border-style: dashed; background: var(--sunk); }
.ev.user .t { white-space: normal; line-height: 1.2; font-size: 11px; }
.ev.user .s { display: none; }
.ev[aria-current] { border-color: var(--blue); }
.ev[aria-current]::before {
left: 0; right: 0; bottom: auto; width: auto; height: 3px; border-radius: 8px 8px 0 0;
}
.ev.lane { border-style: dashed; }
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
.ev[aria-current], .chips [aria-pressed=true], .btn[aria-pressed=true], .seg [aria-checked=true] {
forced-color-adjust: none; background: Highlight !important; color: HighlightText !important;
}
.ev[aria-current] * { color: inherit !important; }
.tb i, .tl i { forced-color-adjust: none; }
.bx.hi, .st.hi { outline-color: Highlight; }
}
.nothing :is(main > :not(.note, .sum), .chain) { display: none; }
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
.way { margin: 6px 0; display: flex; gap: 2px 8px; flex-wrap: wrap; }
.way .mk { margin: 0; }
.mapping :is(.way-found, .way-built, .way-failed) .shape { stroke-width: 2.6 !important; }
.mapping .way-found .shape { fill: var(--start) !important; stroke: var(--start) !important; }
.mapping .way-found text { fill: var(--start-ink) !important; }
.mapping .way-built .shape { fill: var(--new-bg) !important; stroke: var(--new) !important; }
.mapping .way-failed .shape { fill: var(--gone-bg) !important; stroke: var(--gone) !important; }
.mapping .way-passed .shape { stroke: var(--line) !important; stroke-dasharray: 4 3; }
.mk.moved { color: var(--blue); }
.bx.moved { border: 1.6px solid var(--blue); }
.bx .lb { pointer-events: none; }
main, .chain { overflow-wrap: anywhere; }
.chips { min-width: 0; }
.canvas { overflow: clip; }
.sum a, .asks a { color: var(--blue); }
.life { margin: 10px 16px 0; position: relative; }
.life h3 { font-size: 12px; color: var(--label); }
.life button { position: absolute; right: 0; top: -5px; }
.lifebar { width: 100%; height: 18px; display: block; margin: 6px 0; }
.lifebar line { stroke: var(--line); stroke-width: 1.5; stroke-dasharray: 3 3; }
.lifebar .seen { stroke: var(--blue); stroke-width: 6; stroke-dasharray: none; }
.lifebar .here { stroke: var(--ink); stroke-dasharray: none; }
.lifebar circle { fill: var(--panel); stroke: var(--note); stroke-width: 1.5; }
.life ol { max-height: 150px; overflow: auto; scrollbar-width: thin; font-size: 12px; }
.life a {
display: block; color: inherit; text-decoration: none; padding: 1px 4px; border-radius: 5px;
white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
}
.life a:hover, .life [aria-current] { background: var(--blue-bg); }
.life i { font-style: normal; color: var(--quiet); }
.life .mk, .way .mk { background: none; margin: 0; }
.mk.only { color: var(--new); }
.mk.found { color: var(--label); }
.bx.tracked { outline: 2px dashed var(--violet); outline-offset: 1px; }
.pair, .comparing > :not(.sum, .bar, .pair, .note) { display: none; }
.comparing .pair {
display: grid; grid-template-columns: 1fr 1fr; gap: 16px; padding: 0 16px 16px;
}
.comparing > .sum .what { padding: 0; }
.comparing #play { display: none; }
.column { min-width: 0; }
.column .sum { padding: 0; }
.column .sum h3 {
font-size: 13px; font-weight: 650; color: var(--ink); display: flex; gap: 6px; margin: 2px 0;
}
.column .sum h3 svg { flex: none; }
.column .sum :is(.what, .err) { padding: 0; font-size: 12px; }
.column .stage { margin: 6px 0 12px; }
.stage { isolation: isolate; }
.cap2 { font-size: 11px; margin-top: 6px; }
h4 { font-size: 11px; font-weight: 600; color: var(--quiet); margin: 10px 0 4px; }
.unlike { background: var(--violet-bg); }
pre .unlike { display: block; }
@media (max-width: 720px) {
.comparing .pair { grid-template-columns: 1fr; order: 1; padding: 0 12px 14px; }
.life { order: 1; }
.note { margin: 12px 12px 0; }
.further { flex: 0 0 100%; }
.find { flex-wrap: wrap; }
header .facts { white-space: normal; }
header h1 { white-space: normal; overflow-wrap: anywhere; }
.sum, .chain, .low2 { overflow-wrap: anywhere; }
.mapping { order: 4; padding: 0 12px 14px; }
}

"""##

  static let script = ##"""
"use strict";
const $ = (id) => document.getElementById(id);
const KINDS = ["screen", "stack", "tabs", "split", "container"],
DEEP = 60,
MANY = 2000,
LONG = 4e6,
VERSION = 1;
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
function readLines(d, text) {
const numbers = new Set();
let start = 0;
for (let end; (end = text.indexOf("\n", start)) >= 0; start = end + 1) {
if (end == start) continue;
const line = parsed(text.slice(start, end));
must(obj(obj(line).event).number, "a line is no event");
take(d, line);
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
head: "",
};
}
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
why: words == fate || words == target ? "" : words,
box: optional(s.screen), finder: str(s.finder), first,
made: s.factory && s.action && `built by ${str(s.factory)}, integrated by ${str(s.action)}`,
};
}
function moves(change) {
if (!change.moves) return undefined;
return arr(change.moves).map(obj).map(({ show, arrange, dismiss }) =>
show ? { show: num(obj(show)._0) }
: arrange ? { arrange: arr(obj(arrange)._0).map(num), in: num(obj(arrange).in) }
: { dismiss: num(obj(dismiss).presentedBy) });
}
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
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const plain = (s) => String(s).replace(/▒+/g, "redacted").replace(DIRECTIONS, "\ufffd");
const ms = (v) =>
v >= 1000 ? (v / 1000).toFixed(v >= 10000 ? 1 : 2) + " s"
: v >= 10 ? Math.round(v) + " ms"
: v.toFixed(1) + " ms";
const daytime = (t) => (((D.began + t) % 86400) + 86400) % 86400,
clock = (t) => {
const s = daytime(t),
two = (v) => String(Math.floor(v)).padStart(2, "0");
return two(s / 3600) + ":" + two((s / 60) % 60) + ":" + two(s % 60);
};
const OUT = {
reached: ["ok", "reached"],
failed: ["bad", "failed"],
rejected: ["rej", "rejected"],
replaced: ["rep", "replaced"],
user: ["usr", "user"],
running: ["usr", "running"],
action: ["usr", "app"],
};
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
const SVG = document.querySelector("svg").namespaceURI;
const el = (name, attributes, ...children) =>
filled(document.createElement(name), attributes, children);
const svg = (name, attributes, ...children) =>
filled(document.createElementNS(SVG, name), attributes, children);
function filled(element, attributes, children) {
for (const [name, value] of Object.entries(attributes)) {
if (name == "style") Object.assign(element.style, value);
else if (value !== undefined && value !== false)
element.setAttribute(name, value === true ? "" : value);
}
for (const child of children.flat(Infinity)) add(child, element);
return element;
}
const TURNS = /[\u202a-\u202e\u2066-\u2069]/;
function add(child, element) {
if (child instanceof Node) element.append(child);
else if (child !== undefined && child !== null && child !== false)
for (const part of String(child).split(/(▒+)/))
if (part)
element.append(
part[0] == "▒" ? el("span", { class: "red", title: "redacted" }, marked("▒▒▒"))
: TURNS.test(part) ? filled(document.createElement("bdi"), {}, [marked(part)])
: part);
}
const marked = (text) => document.createTextNode(text);
const fill = (id, ...children) => {
const element = $(id);
element.replaceChildren();
for (const child of children.flat(Infinity)) add(child, element);
};
const named = (s) => {
const i = s.indexOf("(");
return i < 0 ? s : [s.slice(0, i), el("wbr", {}), el("span", { class: "q" }, s.slice(i))];
};
const joined = (parts, separator) =>
parts.flatMap((part, i) => (i ? [separator(), part] : [part]));
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
if (e.waited > 50) parts.push("waited " + ms(e.waited));
if (e.outcome == "rejected" && e.over) parts.push("#" + e.over + " was going on");
if (e.outcome == "replaced" && e.over) parts.push("by #" + e.over);
return joined(parts, () => " · ");
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
tabindex: -1,
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
let tops = new Float64Array(1),
sizes = [40, 26],
bonds = [],
rows = new Map();
const spot = (n) => {
const i = place(shown, n);
return shown[i]?.n == n ? i : undefined;
};
function rowAt(y) {
let low = 0,
high = Math.max(0, shown.length - 1);
while (low < high) {
const middle = (low + high + 1) >> 1;
if (tops[middle] <= y) low = middle;
else high = middle - 1;
}
return low;
}
function measure() {
for (const a of rows.values()) a.remove();
rows.clear();
const gap = slim.matches ? 4 : 0,
sample = { n: 0, t: 0, title: "x", stages: {}, waited: 0, outcome: "reached" };
sizes = ["link", "user"].map((kind) => {
const a = row({ ...sample, kind });
$("rows").append(a);
const size = slim.matches ? a.offsetWidth : a.offsetHeight;
a.remove();
return size + gap;
});
}
function list() {
tops = new Float64Array(shown.length + 1);
bonds = [];
shown.forEach((e, i) => {
tops[i + 1] = tops[i] + sizes[own(e) ? 1 : 0];
if (e.waited > 50 || (inSideLane(e) && e.over)) bonds.push(e);
});
const end = tops[shown.length] + "px";
Object.assign($("rows").style, slim.matches ? { width: end, height: "" }
: { height: end, width: "" });
$("none").hidden = shown.length > 0;
mark();
}
function draws() {
const l = $("list"),
from = slim.matches ? l.scrollLeft : l.scrollTop,
room = slim.matches ? l.clientWidth : l.clientHeight,
low = Math.max(0, rowAt(from) - 4),
high = Math.min(shown.length, rowAt(from + room) + 5),
stop = spot(cur) ?? 0,
wanted = new Map();
const want = (i) => shown[i] && wanted.set(shown[i].n, i);
if (stop < low) want(stop);
for (let i = low; i < high; i++) want(i);
if (stop >= high) want(stop);
for (const [n, a] of rows)
if (!wanted.has(n) || a.event != BY.get(n)) {
a.remove();
rows.delete(n);
}
let next = $("rows").firstChild;
for (const [n, i] of wanted) {
let a = rows.get(n);
if (!a) {
a = row(shown[i]);
a.event = shown[i];
rows.set(n, a);
}
a.style[slim.matches ? "left" : "top"] = tops[i] + "px";
a.tabIndex = i == stop ? 0 : -1;
a.classList.toggle("pin", n == pin);
if (n == cur) a.setAttribute("aria-current", "true");
else a.removeAttribute("aria-current");
if (a != next) $("rows").insertBefore(a, next);
else next = a.nextSibling;
}
lanes(low, high);
}
function lanes(low, high) {
const drawing = $("lanes");
drawing.replaceChildren();
if (slim.matches || low >= high) return;
const A = 18,
B = 38,
start = tops[low],
mid = (i) => (tops[i] + tops[i + 1]) / 2 - start,
line = (d, stroke, more) =>
drawing.append(svg("path", { d, stroke, fill: "none", "stroke-width": 1.5, ...more })),
dashed = { "stroke-dasharray": "3 3" };
drawing.style.top = start + "px";
drawing.style.height = tops[high] - start + "px";
const isMain = (e) => !inSideLane(e),
one = shown.findIndex(isMain),
last = shown.findLastIndex(isMain);
if (one >= 0 && one < high && last >= low)
line(`M${A} ${mid(Math.max(one, low))}V${mid(Math.min(last, high - 1))}`, "var(--shape)");
for (const e of bonds) {
const i = spot(e.n),
j = e.over ? spot(e.over) : undefined;
if (Math.min(i, j ?? i) >= high || Math.max(i, j ?? i) < low) continue;
const p = mid(i),
o = j === undefined ? undefined : mid(j);
if (e.outcome == "rejected" && j !== undefined)
line(`M${A} ${o + 9}C${A} ${p} ${A + 2} ${p} ${B - 9} ${p}`, "var(--amber-ink)", dashed);
if (e.outcome == "replaced" && j !== undefined) {
line(`M${B} ${p + 8}C${B} ${o - 6} ${B - 2} ${o} ${A + 13} ${o}`, "var(--violet)");
drawing.append(svg("path", { d: `M${A + 9} ${o}l6 -3.5v7z`, fill: "var(--violet)" }));
}
if (e.waited > 50) {
const y = o === undefined ? p - sizes[0] / 2 + 3 : o + 4;
drawing.append(
svg("circle", {
cx: B, cy: y, r: 3, fill: "var(--panel)", stroke: "var(--line)", "stroke-width": 1.5,
}));
line(`M${B} ${y + 3}C${B} ${p} ${B} ${p} ${A + 10} ${p}`, "var(--line)", dashed);
}
}
for (let i = low; i < high; i++)
drawing.append(...glyph(out(shown[i]), inSideLane(shown[i]) ? B : A, mid(i), 7.5));
}
function mark() {
const i = spot(cur),
l = $("list");
if (i !== undefined) {
const middle = (tops[i] + tops[i + 1]) / 2;
if (slim.matches)
l.scrollTo({
left: middle - l.clientWidth / 2,
behavior: still.matches || first ? "auto" : "smooth",
});
else if (tops[i] < l.scrollTop || tops[i + 1] > l.scrollTop + l.clientHeight)
l.scrollTop = middle - l.clientHeight / 2;
}
draws();
}
const HAY = new WeakMap();
function hay(e) {
if (!HAY.has(e))
HAY.set(
e,
[e.title, e.kind, out(e), e.word, e.summary, e.error, e.context, D.windows[e.w], "#" + e.n]
.join(" ").toLowerCase());
return HAY.get(e);
}
function spotIn(a, id) {
let j = 0;
while (j < a.length && a[j] != id) j += 5;
return j;
}
function state(tree, id) {
const a = D.trees[tree];
let j = spotIn(a, id);
if (j == a.length) return undefined;
const holder = a[j + 4] >= 0 ? a[a[j + 4] * 5] : 0;
let on = true;
for (; a[j + 4] >= 0; j = a[j + 4] * 5) on &&= !!(a[j + 3] & 8);
for (let k = j + 5; on && k < a.length; k += 5) on = a[k + 4] >= 0;
return { on, holder };
}
function fate(e, id) {
if (e.blocker == id) return "blk";
const a = state(e.before, id),
b = e.before == e.after ? a : state(e.after, id);
if (!a && !b) return undefined;
return !a ? "new"
: !b ? "gone"
: a.holder != b.holder ? "moved"
: b.on && !a.on ? "shown"
: a.on && !b.on ? "cov"
: e.chain?.some((s) => s.box == id && s.what == "found") ? "found"
: undefined;
}
function touches(texts) {
const isNamed = (tree, test) => {
const a = D.trees[tree];
for (let j = 0; j < a.length; j += 5)
if ((texts.has(a[j + 1]) || texts.has(a[j + 2])) && test(a[j])) return true;
return false;
};
return (e) =>
isNamed(e.after, (id) => fate(e, id)) ||
(e.before != e.after && isNamed(e.before, (id) => fate(e, id)));
}
function seconds(text) {
const parts = /^\s*(\d{1,2}):(\d{2})(?::(\d{2}))?\s*$/.exec(text);
return parts ? parts[1] * 3600 + parts[2] * 60 + (+parts[3] || 0) : undefined;
}
function finding(word) {
const number = /^#\d+$/.test(word) && new RegExp(word + "(?!\\d)");
return (e) => (number ? number.test(hay(e)) : hay(e).includes(word));
}
function conditions() {
const tests = [],
words = $("f").value.trim().toLowerCase().split(/\s+/).filter(Boolean),
screen = $("fs").value.trim().toLowerCase(),
times = ["ft", "fu"].map((id) => {
const time = seconds($(id).value);
$(id).setAttribute("aria-invalid", time === undefined && $(id).value.trim() != "");
return time;
});
if (chip != "all") tests.push((e) => out(e) == chip);
tests.push(...words.map(finding));
if ($("fw").value) tests.push((e) => e.w == $("fw").value);
const further = tests.length;
const [from = 0, to = 86400] = times,
end = to + (/:.*:/.test($("fu").value) ? 1 : 60);
if (times.some((time) => time !== undefined))
tests.push(({ t }) =>
from <= to ? daytime(t) >= from && daytime(t) < end : daytime(t) >= from || daytime(t) < end);
if (screen) {
const texts = new Set();
D.texts.forEach((text, i) => text.toLowerCase().includes(screen) && texts.add(i));
tests.push(touches(texts));
}
const count = tests.length - further + ($("fw").value ? 1 : 0);
$("further").textContent = "Window, screen, time" + (count ? `: ${count} set` : "");
return tests;
}
let search = 0;
function filter() {
const mine = ++search,
tests = conditions(),
found = [];
let i = 0;
const slice = () => {
if (mine != search) return;
const end = performance.now() + 6;
for (; i < E.length; i++) {
if (i % 32 == 31 && performance.now() > end) return void setTimeout(slice);
if (tests.every((test) => test(E[i]))) found.push(E[i]);
}
shown = found;
list();
};
slice();
}
const FIELDS = ["f", "fw", "fs", "ft", "fu"];
function clearFilter() {
for (const id of FIELDS) $(id).value = "";
filter();
}
function choices() {
if (choices.D != D || $("fw").length != D.windows.length + 1) {
const window = $("fw").value;
fill("fw", el("option", { value: "" }, "all"),
D.windows.map((name, i) => el("option", { value: i }, name)));
$("fw").value = window;
choices.D = D;
}
const types = new Set();
for (const tree of D.trees.slice(-50))
for (let j = 0; j < tree.length; j += 5) types.add(D.texts[tree[j + 2]]);
fill("screens", [...types].slice(0, 200).map((name) => el("option", { value: plain(name) })));
}
function chips() {
const kinds = ["failed", "rejected", "replaced", "running", "user", "action"]
.map((k) => [k, OUT[k][1], E.filter((e) => out(e) == k).length])
.filter(([k, , count]) => count || k == "failed" || k == chip);
return [["all", "all", E.length], ...kinds].map(([k, word, count]) =>
el("button", { "data-c": k, "aria-pressed": String(k == chip) }, word, " ", count));
}
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
const tallest = (t, W, low, high, room) =>
Math.max(low, Math.min(high,
low + Math.floor((room - layout(t, W, low).H) / Math.max(1, t.l.length))));
function front(e, W) {
const small = W < 430,
room = small ? 340 : Math.max(300, $("main").clientHeight - 348);
return Math.min(...["before", "after", "diff"].map((m) =>
tallest(view(e, m), W, small ? 50 : 56, small ? 84 : 160, room)));
}
const els = new Map();
function view(e, m) {
const a = shallow(T(e.before)),
b = shallow(T(e.after));
if (m != "diff") return m == "before" ? a : b;
if (view.a != a || view.b != b) Object.assign(view, { a, b, both: merge(a, b) });
return view.both;
}
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
found: ["●", "found"],
only: ["+", "only here"],
};
const looks = (r, mk, w, blk) =>
[
"bx", r.n.k == "screen" ? "scr" : "box", r.on ? "on" : "off", r.front && "front",
r.low && "low", r.raised && "raised", r.sheet && "sheet", r.w < 150 && "tight",
r.w < 72 && "tiny", ["gone", "new", "moved"].includes(mk) && mk,
mk == "gone" && w && "outer", blk && "blk",
].filter(Boolean).join(" ");
function draw(e, m, anim) {
const st = $("stage"),
W = st.clientWidth,
t = view(e, m),
{ R, H } = layout(t, W, front(e, W)),
u = m == "diff" ? marks(t) : null,
K = keys(e);
st.style.height = H + "px";
const entering = [];
R.forEach((r, id) => {
let box = els.get(id);
const isNew = !box;
if (isNew) {
box = el("div", { class: "bx", "data-id": id, role: "button" },
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
box.setAttribute("aria-pressed", id == tracked);
box.title = plain(n.n) + "\nClick: what happened to it";
box.tabIndex = -1;
const place = (dx, dy) => {
box.className = looks(r, mk, w, blk) + (id == tracked ? " tracked" : "");
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
!slim.matches && [!/^window/.test(name) && "window ", name, " · "],
layers + (layers > 1 ? " layers" : " layer"),
same ? " · nothing has changed"
: { before: " · before", after: " · after", diff: " · what changed" }[m],
R.size == MANY && ` · the first ${MANY} screens`);
}
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
function stem(from, to) {
if (!from || !to) return [];
const x = Math.min(Math.max(from.x + from.w - 16, to.x + 18), to.x + to.w - 18),
y = to.y + to.h;
return [
svg("path", { d: `M${x} ${from.y}V${y + 6}` }),
svg("path", { class: "hd", d: `M${x - 4} ${y + 7}l4 -6l4 6z` }),
];
}
const nameOf = (t, id) => {
let name = "";
t.l.forEach((l) => walk(l, (n) => {
if (n.id == id) name = n.n;
}));
return name;
};
function keys(e) {
const steps = (e.chain || []).filter((s) => s.box);
return new Map(steps.map((s, i) => [s.box, { k: letter(i), what: s.what }]));
}
const letter = (i) =>
(i < 26 ? "" : letter(Math.floor(i / 26) - 1)) + String.fromCharCode(65 + (i % 26));
let tracked = 0,
steps = [];
function track(id) {
tracked = id;
steps = [];
for (const [box, element] of els) {
element.classList.toggle("tracked", box == id);
element.setAttribute("aria-pressed", box == id);
}
life();
}
function life() {
$("life").hidden = !tracked;
if (!tracked) return;
const seen = steps.end || 0;
if (seen > E.length) steps = [];
for (let i = seen; i < E.length; i++) {
const mark = fate(E[i], tracked);
if (mark) steps.push([i, mark]);
}
steps.end = E.length;
const e = BY.get(cur),
name = nameAt(e, tracked);
fill("lifeof", "The life of ", name === undefined ? "a screen" : named(name));
const rows = steps.slice(0, 500).map(([i, mark]) =>
el("li", {},
el("a", { href: "#" + E[i].n, "aria-current": E[i].n == cur && "true" },
el("b", {}, "#" + E[i].n), " ",
el("span", { class: "mk " + mark }, WORD[mark].join(" ")), " ", title(E[i]))));
fill("steps", rows, steps.length > 500 && el("li", {}, `and ${steps.length - 500} more`),
!steps.length && el("li", {}, "No event of this recording has changed it."));
bar();
}
function nameAt(e, id) {
const trees = [e.before, e.after, ...steps.map(([i]) => E[i].after)].map((i) => D.trees[i]),
tree = trees.find((a) => spotIn(a, id) < a.length);
return tree && D.texts[tree[spotIn(tree, id) + 1]];
}
function bar() {
const at = (i) => (E.length > 1 ? 1 + (98 * i) / (E.length - 1) : 50).toFixed(2) + "%",
parts = [];
let from = 0,
now = steps.length && state(E[steps[0][0]].before, tracked);
const until = (i) => {
if (now)
parts.push(svg("line", {
x1: at(from), x2: at(i), y1: 9, y2: 9, class: now.on ? "seen" : "unseen",
}));
};
for (const [i] of steps) {
until(i);
now = state(E[i].after, tracked);
from = i;
}
until(E.length - 1);
const marks = steps.length < 200 ? steps : [];
const k = place(E, cur);
fill("lifebar", parts,
marks.map(([i]) => svg("circle", { cx: at(i), cy: 9, r: 3 })),
svg("line", { x1: at(k), x2: at(k), y1: 1, y2: 17, class: "here" }));
}
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
capital(origin(e)) + ". No navigation took part."),
el("p", { class: "empty" },
"What the user does between navigations is kept, since it explains what the next chain " +
"finds."),
];
if (!e.chain.length)
return [
el("h2", {}, "No chain"),
el("p", { class: "sub" }, early(e, "resolving")),
e.error && el("p", { class: "empty" }, e.error),
];
const letters = keys(e),
rows = [];
let between = [];
const flush = () => {
rows.push(
el("li", { class: "ln", "aria-hidden": String(!between.length) },
joined(between, () => el("br", {}))));
between = [];
};
for (const s of e.chain) {
if ("link" in s) {
if (s.link) between.push(s.link);
} else if (s.switch !== undefined) {
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
const early = (e, stage) =>
e.outcome == "running" ? `Not yet ${stage}.`
: `${capital(e.word == "cancelled" ? e.word : OUT[e.outcome][1])} before ${stage}.`;
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
s.why && el("p", {}, s.why),
s.made && s.what != "found" && el("p", {}, s.made),
s.finder &&
el("p", { class: "f", title: "looked for by " + plain(s.finder) },
"looked for by ", search(s.finder)),
],
s.first && el("p", { class: "ic" }, s.first));
}
const linked = (screens) =>
screens.length ? { tabindex: 0, "data-box": screens.join(" ") } : {};
function trace(e) {
if (!(e.chain || []).length) return "";
const rows = e.chain.flatMap((s) => {
const isContext = s.link?.startsWith("context");
if (s.link === "") return [];
if (s.link)
return [["  · ", isContext ? "(context)" : "(container)", s.link.replace(/^context: /, "")]];
if (s.switch !== undefined) return [["  · ", "(switch)", s.switch]];
const sign = s.what == "failed" ? "▸ · " : s.what == "found" ? "  ✓ " : "  · ";
return [[sign, s.name, s.why || s.what]];
});
const width = rows.reduce((width, [, name]) => Math.max(width, name.length), 0) + 2;
const lines = rows.map(([sign, name, why]) => sign + name.padEnd(width) + why);
return `To reach ${destination(e)}:\n` + lines.join("\n");
}
const quiet = (text) => el("p", { class: "q" }, text);
function plan(e) {
if (own(e)) return quiet("No plan.");
if (!e.plan.length)
return quiet(
e.outcome == "reached" ? "Nothing to do: it was on screen." : early(e, "planning"));
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
const isShown = (k) => k in e.stages && (k != "waiting" || e.waited > 0.5),
stages = Object.keys(LABEL).filter(isShown).map((k) => [k, e.stages[k]]);
if (!stages.length) return quiet(e.outcome == "running" ? "In progress." : "Ended immediately.");
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
for (let i = place(E, e.n); i-- > 0 && e.n - E[i].n < 200;)
if (E[i].outcome == "replaced" && E[i].over == e.n)
waits.push("Took the place of #" + E[i].n);
return waits;
}
function seen(t) {
let n = t.l[t.l.length - 1];
while (n && n.c.some((c) => c.v)) n = n.c.filter((c) => c.v).pop();
return n ? n.n : "";
}
const origin = (e) => (e.kind == "user" ? "by the user or the app" : "noted by the app");
const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);
const withLinks = (text) =>
text.split(/(#\d{1,9}(?!\d))/).map((part, i) =>
i % 2 && BY.has(+part.slice(1)) ? el("a", { href: part }, part) : part);
function reached(e) {
const said = e.summary || "",
is = " is on screen",
name = T(e.after).N.map((n) => n.n).filter((n) => said.startsWith(n + is))
.reduce((a, b) => (b.length > a.length ? b : a), said.split(is)[0]);
return [name, said.slice((name + is).length).replace(/^( already)?(; )?/, "")];
}
function sum(e, heading = "h2", id = "head") {
const o = out(e),
[name, rest] = reached(e),
from = seen(T(e.before));
const request = own(e)
? origin(e)
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
named(name), " ",
el("span", { class: "q" }, "is on screen" + (e.word ? " already" : "")),
]
: o == "running" ? destination({ chain: [], ...e })
: e.summary || "";
return [
el("div", { class: "by" },
el("b", {}, "#" + e.n), " · ", request, " · ", clock(e.t), " UTC",
!own(e) && " · policy " + e.policy, e.context && " · context " + e.context),
el(heading, { id, class: "head" },
svg("svg", { width: 20, height: 20, "aria-hidden": "true" }, glyph(o, 10, 10, 8.6)),
el("span", {}, el("span", { class: OUT[o][0] }, outcome), headline)),
o == "reached" && el("p", { class: "what" }, rest),
e.error && el("p", { class: o == "reached" ? "what" : "err" },
o == "reached" && "It fell back to another destination: ", withLinks(e.error)),
];
}
function legend(e) {
if (mode != "diff" || e.before == e.after || isComparing()) return [];
const u = view(e, "diff"),
used = new Set(marks(u).say.values());
return ["new", "gone", "moved", "shown", "cov"].filter((k) => used.has(k))
.map((k) => el("span", { class: "mk " + k }, WORD[k].join(" ")));
}
let pin = 0;
const isComparing = () => pin > 0 && pin != cur && BY.has(pin);
const address = () => (cur ? "#" + (isComparing() ? pin + "-" : "") + cur : "");
function togglePin() {
pin = pin || !cur ? 0 : cur;
show(cur, false);
}
function compare() {
const [a, b] = [BY.get(pin), BY.get(cur)],
events = Math.abs(place(E, b.n) - place(E, a.n));
fill("sum",
el("h2", { id: "head" }, `#${a.n} and #${b.n}, side by side`),
el("p", { class: "what" },
`${ms(Math.abs(b.t - a.t) * 1000)} and ${events} ${events == 1 ? "event" : "events"} apart`));
fill("pair", column(a, b), column(b, a));
for (const [e, other] of [[a, b], [b, a]]) {
const at = (e) => shallow(T(mode == "before" ? e.before : e.after)),
stage = $("pair").querySelector(`[data-stage="${e.n}"]`),
room = Math.max(240, innerHeight * 0.4);
picture(stage, at(e), room, e,
mode == "diff" && { tree: at(other), isElsewhere: e.w != other.w });
}
}
function column(e, other) {
const kept = e.n == pin,
texts = (e) => new Set((e.plan || []).map(([text]) => text)),
unlike = texts(other),
lines = trace(e).split("\n"),
known = new Set(trace(other).split("\n"));
return el("section", { class: "column", "aria-label": "#" + e.n },
el("div", { class: "sum" }, sum(e, "h3", false)),
el("p", { class: "q cap2" }, kept ? "kept" : "open",
mode == "before" ? " · the screens before" : " · the screens after",
mode == "diff" && ` · what #${other.n} has not, or elsewhere`),
el("div", { class: "stage", "data-stage": e.n, role: "img",
"aria-label": plain(tree(T(mode == "before" ? e.before : e.after))) }),
el("h4", {}, "Plan"),
own(e) || !e.plan.length ? plan(e)
: el("ol", { class: "plan" },
e.plan.map(([text, , mark], i) =>
el("li", { class: [mark, !unlike.has(text) && "unlike"].filter(Boolean).join(" ") },
el("span", {}, i + 1), el("span", {}, text)))),
lines[0] && [
el("h4", {}, "Chain"),
el("pre", {}, lines.map((line) =>
el("span", { class: !known.has(line) && "unlike" }, line, "\n"))),
],
el("h4", {}, "Time"), timing(e));
}
function picture(stage, t, room, e, other) {
const W = stage.clientWidth,
M = new Map(),
B = index(t);
if (other) {
const key = (n) => (other.isElsewhere ? n.y + " " + n.n : n.id),
A = new Map([...index(other.tree).values()].map((x) => [key(x.n), x]));
for (const [id, { n, p, on }] of B) {
const was = A.get(key(n));
if (!was) M.set(id, "only");
else if (!other.isElsewhere && p?.id != was.p?.id) M.set(id, "moved");
else if (on && !was.on) M.set(id, "shown");
else if (was.on && !on) M.set(id, "cov");
}
}
const { R, H } = layout(t, W, tallest(t, W, 50, 160, room));
stage.style.height = H + "px";
const boxes = [...R].map(([id, r]) => {
const mk = M.get(id),
around = B.get(id).p,
w = e.blocker == id ? "blk" : mk && !(around && M.get(around.id) == mk) && mk;
return el("div", {
class: looks(r, mk == "only" ? "new" : mk, w, e.blocker == id), "data-id": id,
style: {
zIndex: r.z, width: r.w + "px", height: r.h + "px",
transform: `translate(${r.x}px,${r.y}px)`,
},
},
el("div", { class: "lb" }, label(r, w, r.sheet && r.n.p ? nameOf(t, r.n.p) : "")));
});
stage.replaceChildren(...boxes);
}
function show(n, anim = true) {
const e = BY.get(n);
if (!e) return;
const old = cur;
cur = n;
$("note").hidden = true;
putAddress();
document.title = `#${n} ${plain(e.title)} – ${plain(D.app || "navigations")}`;
$("chain").scrollTop = 0;
mark();
fill("chain", chain(e));
way(e);
life();
off();
clearTimeout(timer);
$("compare").setAttribute("aria-pressed", String(pin > 0));
$("main").classList.toggle("comparing", isComparing());
if (isComparing()) return compare();
fill("sum", sum(e), pin == n && quiet("Step to another event to compare this one with it."));
fill("plan", plan(e));
fill("timing", timing(e));
fill("legend", legend(e));
$("play").disabled = e.before == e.after;
$("wb").textContent = tree(T(e.before));
$("wa").textContent = e.before == e.after ? "(the same)" : tree(T(e.after));
const move = anim && !still.matches && !first;
if (move && mode != "before" && old != n) {
draw(e, "before", true);
timer = setTimeout(() => draw(e, mode, true), 430);
} else draw(e, mode, move);
first = false;
}
function putAddress() {
clearTimeout(putAddress.timer);
if (address() == location.hash) return;
try {
history.replaceState(null, "", address() || "#");
} catch {
}
if (address() != location.hash) putAddress.timer = setTimeout(putAddress, 1000);
}
function setMode(m) {
if (!BY.has(cur)) return;
mode = m;
checkMode();
redraw(!still.matches);
}
function redraw(isMoving) {
const e = BY.get(cur);
if (!e) return;
off();
clearTimeout(timer);
if (isComparing()) return compare();
fill("legend", legend(e));
draw(e, mode, isMoving);
}
function checkMode() {
for (const b of document.querySelectorAll("#seg button")) {
const on = b.dataset.m == mode;
b.setAttribute("aria-checked", on);
b.tabIndex = on ? 0 : -1;
}
}
function step(d) {
const i = spot(cur);
go(i === undefined ? 0 : i + d);
}
function go(i) {
const e = shown[Math.min(shown.length - 1, Math.max(0, i))],
isInList = $("rows").contains(document.activeElement);
if (!e || e.n == cur) return;
show(e.n);
if (isInList) rows.get(e.n)?.focus({ preventScroll: true });
}
function play() {
const e = BY.get(cur);
if (!e || e.before == e.after || isComparing()) return;
clearTimeout(timer);
draw(e, "before", !still.matches);
timer = setTimeout(() => {
draw(e, "after", !still.matches);
timer = setTimeout(() => draw(e, mode, !still.matches), 1100);
}, 700);
}
function way(e) {
const map = $("map");
if (!map) return;
const fates = new Map((e.chain || []).filter((s) => s.name).map((s) => [s.name, s.what]));
let lit;
for (const g of map.querySelectorAll("g.box")) {
const name = g.querySelector("title")?.textContent.split("\n")[0],
what = fates.get(name);
for (const fate of Object.keys(WHAT)) g.classList.toggle("way-" + fate, what == fate);
if (what == "found" || (what && what != "not" && !lit)) lit = g;
}
const found = e.chain?.find((s) => s.what == "found");
fill("way", own(e) ? "No chain." : [
el("span", { class: "mk found" }, "● found"), el("span", { class: "mk new" }, "+ built"),
el("span", { class: "mk cov" }, "○ passed over"),
el("span", { class: "mk gone" }, "✕ failed"),
found && ["– #" + e.n + " found ", el("b", {}, found.name)],
]);
if (!lit || !map.parentElement.open) return;
const a = lit.getBoundingClientRect(),
b = map.getBoundingClientRect();
map.scrollBy(
a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2);
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
const ended = (e, line) =>
e.outcome == "reached" ? [line]
: ["await #expect(throws: (any Error).self) {", "  " + line, "}"];
const isOfAction = (e, last) => last?.kind == "action" && last.after == e.before;
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
const PAUSE = 500,
LARGEST = 200_000_000;
let file = "",
asked = 0,
opened = 0;
async function openFile(handle, given) {
const mine = ++asked;
try {
const h = await Promise.resolve(handle).catch(() => undefined),
get = () => (h?.kind == "file" ? h.getFile() : given),
reader = new FileReading();
must(given || h?.kind == "file", "it is a folder");
const f = await get();
await reader.read(f);
if (mine != asked) return;
opened = mine;
replace(reader.recording, f.name);
live(h ? f.name : "");
while (h && mine == opened) {
await new Promise((done) => setTimeout(done, PAUSE));
await turn(reader, get, () => mine == opened);
}
} catch (error) {
if (mine == asked) refuse(given?.name, error);
}
}
async function turn(reader, get, isFollowed) {
try {
const f = await get(),
change = await reader.read(f);
if (!isFollowed()) return;
if (change == "all") replace(reader.recording, f.name);
else if (change) grown(change);
live(f.name);
} catch {
if (isFollowed()) live(file, "waits for");
}
}
class FileReading {
recording;
#head = "";
#headSize = 0;
#offset = 0;
#seen = "";
async read(f) {
must(f.size <= LARGEST, "it is too large");
const seen = f.size + " " + f.lastModified;
if (seen == this.#seen) return undefined;
const isSame = this.#head && f.size >= this.#offset &&
(await f.slice(0, this.#headSize).text()) == this.#head;
const bytes = new Uint8Array(await f.slice(isSame ? this.#offset : 0).arrayBuffer()),
end = bytes.lastIndexOf(10) + 1,
text = (bytes) => new TextDecoder().decode(bytes);
this.#seen = seen;
if (isSame) {
this.#offset += end;
try {
return end ? readLines(this.recording, text(bytes.subarray(0, end))) : undefined;
} catch (error) {
this.#head = this.#seen = "";
throw error;
}
}
const recording = read(text(bytes));
this.recording = recording;
this.#head = recording.head;
this.#headSize = bytes.indexOf(10) + 1;
this.#offset = end;
return "all";
}
}
function replace(recording, name) {
const wasEmpty = !E.length;
load(recording);
file = name;
pin = tracked = cur = 0;
mode = "diff";
chip = "all";
$("note").hidden = true;
for (const id of FIELDS) $(id).value = "";
start(wasEmpty);
say(`${plain(name)} is open`);
}
function grown(numbers) {
enable();
const isNewest = !BY.has(cur) || !E.some((e) => e.n > cur && !numbers.has(e.n));
steps = [];
overview();
shown = shown.map((e) => BY.get(e.n));
filter();
if (isNewest || numbers.has(cur)) show(isNewest ? E[E.length - 1].n : cur, isNewest);
}
function live(name, word = "follows") {
if (name && !$("live").hidden && $("live").textContent == word + " " + name) return;
$("live").hidden = !name;
fill("live", word + " ", el("b", {}, name));
}
const say = (text) => ($("say").textContent = text);
function refuse(name, error) {
const why = error instanceof Refusal ? error.message : "the browser cannot read it";
note(`${name || "This"} cannot be opened: ${why}.`);
}
function note(text) {
fill("note", text);
$("note").hidden = false;
}
async function choose() {
if (!globalThis.showOpenFilePicker) {
$("file").value = "";
return $("file").click();
}
try {
const [handle] = await showOpenFilePicker();
openFile(handle, await handle.getFile());
} catch {
}
}
$("open").onclick = choose;
$("file").onchange = () => $("file").files[0] && openFile(undefined, $("file").files[0]);
addEventListener("dragover", (x) => {
if (!x.dataTransfer.types.includes("Files")) return;
x.preventDefault();
document.body.classList.add("dropping");
});
addEventListener("dragleave", (x) => {
if (!x.relatedTarget) document.body.classList.remove("dropping");
});
addEventListener("drop", (x) => {
x.preventDefault();
document.body.classList.remove("dropping");
const item = [...x.dataTransfer.items].find((item) => item.kind == "file");
if (item) openFile(item.getAsFileSystemHandle?.(), item.getAsFile());
});
function facts() {
const count = E.filter((e) => !own(e)).length,
windows = D.windows.length > 3 ? D.windows.length : D.windows.join(", ");
const dropped =
D.dropped ? `, ${D.dropped} older ${D.dropped == 1 ? "event" : "events"} dropped` : "";
return [
D.device && el("span", {}, el("b", {}, "on"), D.device),
el("span", {}, el("b", {}, D.windows.length > 1 ? "windows" : "window"), windows),
el("span", { class: "opt" }, el("b", {}, "began"), clock(0), " UTC"),
el("span", { class: "lost", title: "The recording keeps the newest ones" },
`${count} ${count == 1 ? "navigation" : "navigations"}${dropped}`),
D.redacted &&
el("span", { title: "Texts that were made unreadable" },
el("span", { class: "red", "aria-hidden": "true" }, marked("▒▒")), " redacted"),
];
}
function overview() {
const kind = document.activeElement.dataset.c;
$("app").textContent = D.app || "Navigations";
fill("facts", facts());
fill("chips", chips());
if (kind) $("chips").querySelector(`[data-c=${kind}]`)?.focus();
choices();
}
$("chips").onclick = (x) => {
const b = x.target.closest("button");
if (!b) return;
chip = b.dataset.c;
for (const c of document.querySelectorAll("#chips button"))
c.setAttribute("aria-pressed", c == b);
filter();
};
for (const id of FIELDS) $(id).oninput = filter;
$("list").onscroll = draws;
$("seg").onclick = (x) => x.target.dataset.m && setMode(x.target.dataset.m);
$("play").onclick = play;
$("compare").onclick = togglePin;
$("lifeclose").onclick = () => track(0);
$("stage").onclick = (x) => {
const box = x.target.closest(".bx");
if (box) track(+box.dataset.id == tracked ? 0 : +box.dataset.id);
};
document.querySelector(".mapping")?.addEventListener("toggle", () => {
if (BY.has(cur)) way(BY.get(cur));
});
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
function goTo(hash) {
const [, a, b] = /^#(\d{1,15})(?:-(\d{1,15}))?$/.exec(hash) || [];
if (!a || !E.length || hash == address()) return false;
const n = +(b || a);
pin = BY.has(n) && BY.has(+a) && b ? +a : 0;
show(BY.has(n) ? n : cur || E[E.length - 1].n, false);
if (!BY.has(n)) note(`This recording has no event #${n}.`);
return true;
}
const isField = (x) => x instanceof Element && x.matches("input,select");
document.addEventListener("keydown", (x) => {
if (x.metaKey || x.ctrlKey || x.altKey) return;
if (isField(x.target) && x.target != $("f")) {
if (x.key == "Escape") x.target.blur();
return;
}
if (x.target.matches?.("#map,pre") && /^(Arrow|Home|End)/.test(x.key)) return;
const isTyping = x.target == $("f"),
pressed = x.key.length == 1 ? x.key.toLowerCase() : x.key,
page = Math.max(1, Math.floor($("list").clientHeight / sizes[0]) - 1),
moves = {
ArrowDown: 1, ArrowUp: -1, ...(isTyping ? {} : { j: 1, k: -1 }),
...($("rows").contains(x.target) ? { PageDown: page, PageUp: -page } : {}),
};
if (Object.hasOwn(moves, pressed)) step(moves[pressed]);
else if (isTyping) {
if (x.key == "Enter" && shown.length) show((shown[spot(cur)] || shown[0]).n);
if (x.key != "Escape") return;
clearFilter();
$("f").blur();
} else if (x.key == "ArrowRight" || x.key == "ArrowLeft") {
const d = x.key == "ArrowRight" ? 1 : -1;
if (x.target.classList?.contains("bx")) focusBox(x.target, d);
else changeMode(d, x.target.closest?.("#seg"));
} else if ((x.key == "Enter" || x.key == " ") && x.target.classList?.contains("bx"))
track(+x.target.dataset.id == tracked ? 0 : +x.target.dataset.id);
else if (x.key == "Escape" && (pin || tracked)) {
if (tracked) track(0);
else togglePin();
} else if (pressed == "p") play();
else if (pressed == "c") togglePin();
else if (x.key == "/") $("f").focus();
else if (x.key == "Home") go(0);
else if (x.key == "End") go(shown.length - 1);
else return;
x.preventDefault();
});
addEventListener("hashchange", () => goTo(location.hash));
const hint = () =>
($("f").placeholder = slim.matches ? "Filter" : "Filter: product, link, failed…");
hint();
slim.addEventListener("change", hint);
let resized;
addEventListener("resize", () => {
clearTimeout(resized);
resized = setTimeout(() => {
measure();
list();
redraw(false);
}, 60);
});
for (const [event, width] of [["beforeprint", "660px"], ["afterprint", ""]])
addEventListener(event, () => {
$("main").style.width = width;
redraw(false);
});
function enable() {
for (const b of document.querySelectorAll(".acts [data-copy],#seg button,#compare"))
b.disabled = !E.length;
document.body.classList.toggle("nothing", !E.length);
}
function start(isNamed) {
overview();
enable();
conditions();
++search;
shown = E;
list();
checkMode();
first = true;
if (!E.length) {
fill("sum", el("h2", { id: "head" }, "Nothing was recorded"),
el("p", { class: "what" }, "Drop a recording on this page, or open one."));
document.title = `${plain(D.app || "Navigations")} – navigations`;
if (!isNamed) putAddress();
} else if (!isNamed || !goTo(location.hash)) show(E[E.length - 1].n, false);
}
try {
load(read($("data").textContent));
} catch (error) {
load(begin({}, VERSION));
refuse("The recording of this page", error);
}
measure();
start(true);

"""##
}
