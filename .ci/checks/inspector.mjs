// Opens the pages in a folder, and checks each: see the script beside this one.
//
//   node inspector.mjs BROWSER DIR [--pictures]
import { appendFileSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Browser } from "../browser.mjs";

const [program, folder, pictures] = process.argv.slice(2);
const script = readFileSync(new URL("inspector.js", import.meta.url), "utf8");
const page = (name) => join(folder, `${name}.html`);
let status = 0;
// Two browsers, for the two cores that a machine has at least: what is timed runs in the first one alone.
const main = { browser: await Browser.start(program) };

function fail(what, faults = []) {
  console.log([`✗ ${what}`, ...faults.slice(0, 10)].join("\n    "));
  status = 1;
}

async function check(what, name, options, place = main) {
  const { value, faults } =
    await place.browser.open(page(name), options?.script ?? script, { limit: 180, ...options });
  const all = [...faults, ...(value?.faults ?? [])];
  if (all.length) {
    fail(`${what} (${options?.file ?? name})`, all);
    // A page that hangs must not end the others.
    await place.browser.stop();
    place.browser = await Browser.start(program);
  } else if (value.milliseconds !== undefined && !what.startsWith("hostile")) {
    const { milliseconds, step, letter, work } = value;
    console.log(`✓ ${what}, opened in ${milliseconds} ms`
      + (step === undefined ? "" : `, a step in ${Math.round(step)} ms, a letter in the filter in `
        + `${Math.round(letter)} ms, ${work.toFixed(1)} ms for the same work`));
  }
  return value;
}

await check("the tour", "tour");
await check("the tour on a phone", "tour", { width: 390 });
await check("the tour on a small phone", "tour", { width: 320 });
await check("the tour in the dark, without motion", "tour", { dark: true, still: true });
await check("a recording of nothing", "nothing");
const shows = (what, script, options) =>
  check(what, "tour", { script: `(async () => ({ faults: await (${script})() }))()`, ...options });
await shows("forced colours", `async () => {
  // The browser takes the ground of everything else.
  const isKept = (selector) =>
    getComputedStyle(document.querySelector(selector)).forcedColorAdjust === "none";
  togglePin();
  return [
    ".ev[aria-current]", ".chips [aria-pressed=true]", ".seg [aria-checked=true]",
    ".btn[aria-pressed=true]", ".tb i", ".tl i",
  ].filter((selector) => !isKept(selector)).map((selector) => selector + " looks like the others");
}`, { isForced: true });
await shows("a page that is printed", `async () => {
  const edge = () => Math.max(...[...document.querySelectorAll("#stage .bx")]
    .map((box) => box.offsetLeft + new DOMMatrix(box.style.transform).e + box.offsetWidth));
  const wide = edge();
  dispatchEvent(new Event("beforeprint"));
  const printed = edge();
  dispatchEvent(new Event("afterprint"));
  return [
    printed > 640 && "a box on paper ends at " + printed,
    edge() !== wide && "after printing, the screens are drawn otherwise",
  ].filter(Boolean);
}`, { width: 2200 });
// While a key is held, browsers refuse to change the address.
await shows("an address that cannot be changed", `async () => {
  const { replaceState } = history;
  history.replaceState = () => { throw new Error("too often"); };
  step(-1);
  const isShown = document.getElementById("sum").textContent.startsWith("#" + cur + " ");
  history.replaceState = replaceState;
  await new Promise((done) => setTimeout(done, 1200));
  return [!isShown && "the event is not shown", location.hash !== "#" + cur && "the address stays"]
    .filter(Boolean);
}`);
const copied = await check("the copied test", "copied");
if (copied?.test) writeFileSync(join(folder, "CopiedTest.swift"), copied.test);

const hostile = readdirSync(folder).filter((name) => /^hostile-\d+\.html$/.test(name));
const beside = { browser: await Browser.start(program) };
const each = (names, open) => {
  const rest = [...names];
  return Promise.all([main, beside].map(async (place) => {
    for (let name; (name = rest.shift());) await open(name, place);
  }));
};
await each(hostile, (name, place) => check("hostile texts", name.replace(".html", ""), {}, place));
console.log(`${hostile.length} pages of hostile texts were opened`);
if (hostile.length < 50) fail("there are too few of them");

// The same texts in files that are dropped on a page, and in the name of a file.
const drop = (what, file, name, script, place = main) =>
  check(what, name, { script, file, act: () => place.browser.drop(join(folder, file)) }, place);
const waiting = (condition) => `
  for (let i = 0; i < 200 && !(${condition}); i++) await new Promise((done) => setTimeout(done, 20));`;
const dropped = script.replace("(async () => {", `(async () => {
  ${waiting("file || !document.getElementById('note').hidden")}
  if (!file) return { faults: [document.getElementById("note").textContent] };`);
const files = readdirSync(folder).filter((name) => /^hostile-\d+\.jsonl?$/.test(name));
await each(files, (name, place) => drop("hostile texts in a file", name, "nothing", dropped, place));
await beside.browser.stop();
console.log(`${files.length} files of hostile texts were dropped`);
if (files.length < 100) fail("there are too few of them");
const named = "<img src=q onerror=hostile(1)>.json";
writeFileSync(join(folder, named), readFileSync(join(folder, "tour.json")));
await drop("hostile name of a file", named, "tour", dropped);

// What is no recording is refused in a sentence, and the page keeps its own.
const refused = `(async () => {
  const note = document.getElementById("note");
  ${waiting("!note.hidden")}
  const isSaid = / cannot be opened: .+\\.$/.test(note.textContent);
  return {
    faults: [
      !isSaid && "it says: " + note.textContent, E.length < 30 && "the recording is another",
      note.children.length && "there is an element",
    ].filter(Boolean),
  };
})()`;
const tree = (...numbers) => JSON.stringify({
  switchbackRecording: 1, windows: ["main"], texts: ["A"], trees: [numbers],
  events: [{ number: 1, window: 0, time: 0, before: 0, after: 0, action: {} }],
});
// Only the boxes have a limit of depth, and of number.
writeFileSync(join(folder, "deep.json"),
  tree(...Array.from({ length: 100 }, (_, i) => [i + 1, 0, 0, 1, i - 1]).flat()));
await drop("a deep tree", "deep.json", "nothing", `(async () => {
  ${waiting("file")}
  const all = text(E[0], "md").split("└─ A").length - 1,
    boxes = document.querySelectorAll("#stage .bx").length;
  return { faults: all === 200 && boxes === DEEP ? [] : [all + " lines, and " + boxes + " boxes"] };
})()`);
// 150,000 screens side by side, of which two of three are others afterwards.
const wide = (step) => [[0, 0, 0, 4, -1], ...Array.from({ length: 150_000 }, (_, i) =>
  [i % 3 ? i * step + 1_000_000 : i + 1, 0, 0, 0, 0])].flat();
writeFileSync(join(folder, "wide.json"), JSON.stringify({
  switchbackRecording: 1, windows: ["main"], texts: ["A"], trees: [wide(1), wide(3)],
  events: [{ number: 1, window: 0, time: 0, before: 0, after: 1, change: { title: "A" } }],
}));
await drop("a wide tree", "wide.json", "nothing", `(async () => {
  ${waiting("file")}
  const all = text(E[0], "md").split("─ A").length - 1,
    boxes = document.querySelectorAll("#stage .bx").length;
  return {
    milliseconds: Math.round(performance.now()),
    faults: all === 300_002 && boxes === MANY ? [] : [all + " lines, and " + boxes + " boxes"],
  };
})()`);
const lines = readFileSync(join(folder, "live.jsonl"), "utf8");
const [head, first, second, ...others] = lines.split("\n");
for (const text of [
  "", "<img src=q onerror=hostile(1)>", "{}", "[]", "null", '"<img src=q onerror=hostile(1)>"',
  '{"switchbackRecording":2}', '{"switchbackRecording":"1"}', '{"__proto__":{"switchbackRecording":1}}',
  '{"switchbackLines":9}\n', '{"switchbackLines":1}\n{"event":1}\n', '{"switchbackLines":1}\n{]\n',
  '{"switchbackRecording":1,"events":[{"number":1}]}', '{"switchbackRecording":1,"events":[null]}',
  tree(1, 0, 0, 0), tree(1, 0, 0, 0, 0), tree(1, 7, 0, 0, -1), tree(1, 0, 0, 0, -9),
  tree(1, 0, 0, 99, -1), tree("1", 0, 0, 0, -1), tree(1, 0, 0, 0, -1, 1, 0, 0, 0, -1),
  "[".repeat(1_000_000), "\0".repeat(1000),
  // Lines that are missing, there twice, or in another order.
  [head, second, ...others].join("\n"), [head, first, first, second, ...others].join("\n"),
  [head, second, first, ...others].join("\n"),
  // An event that is missing, and one that goes on behind its end.
  lines.split("\n").filter((line) => !line.includes('"number":2,')).join("\n"), lines + second + "\n",
]) {
  writeFileSync(join(folder, "refused.json"), text);
  await drop(`a file that is no recording: ${text.slice(0, 40)}`, "refused.json", "tour", refused);
}

// A file that grows is followed, with lines that are cut off, and when another one takes its place.
const growing = join(folder, "growing.jsonl");
const total = new Set(lines.trimEnd().split("\n").slice(1).map((l) => JSON.parse(l).event.number)).size;
const until = (condition) => `(async () => {
  ${waiting(condition)}
  return { faults: ${condition} ? [] : [${JSON.stringify(condition)} + " is not so: " + E.length] };
})()`;
const expect = async (condition) => {
  const { result } = await main.browser.send("Runtime.evaluate", {
    expression: until(condition), returnByValue: true, awaitPromise: true,
  });
  if (result.value?.faults?.length !== 0) fail("a file that grows", result.value?.faults);
};
const cuts = [0.4, 0.6, 0.83, 1].map((share) => Math.floor(lines.length * share));
writeFileSync(growing, lines.slice(0, cuts[0]));
await drop("a file that grows", "growing.jsonl", "nothing", until("E.length > 2"));
await expect(`E.length < ${total}`);
for (const [i, cut] of cuts.slice(1).entries()) {
  appendFileSync(growing, lines.slice(cuts[i], cut));
  await new Promise((done) => setTimeout(done, 700));
}
await expect(`E.length === ${total} && cur === E[E.length - 1].n`);
await expect("E.every((e) => e.outcome !== 'running')");
// The page stays with an older event, and opens the next run of the app, which replaces the file.
await expect("show(E[0].n, false) || true");
const { texts, trees, ...again } = JSON.parse(lines.trimEnd().split("\n").at(-1));
again.event.number += 1;
appendFileSync(growing, JSON.stringify(again) + "\n");
await expect(`E.length === ${total + 1} && cur === E[0].n`);
writeFileSync(growing, lines.replace(/"app":"[^"]*"/, '"app":"The next run"'));
await expect(`D.app === "The next run" && E.length === ${total}`);
console.log(`✓ a file of ${total} events was followed while it grew`);

// A file in which nothing has happened yet takes the place of all that another one has shown. What is
// chosen stays, and what cannot be opened ends nothing.
const now = (script) => main.browser.send("Runtime.evaluate", { expression: script });
writeFileSync(growing, head + "\n");
await drop("a file that begins", "growing.jsonl", "tour", until("file && !E.length"));
await expect("document.getElementById('stage').offsetWidth === 0 && !location.hash");
await expect("!document.getElementById('main').innerText.includes('Bag')");
await expect("!goTo('#3')");
appendFileSync(growing, first + "\n");
await expect("E.length === 1 && document.getElementById('stage').offsetWidth > 0");
await expect("!document.querySelector('[data-copy]:disabled, #seg :disabled, #compare:disabled')");
await now(`document.querySelector("[data-c=running]").click();
  document.querySelector("[data-c=running]").focus();`);
appendFileSync(growing, [second, ...others].join("\n"));
await expect(`E.length === ${total} && !shown.length`);
await expect("document.activeElement.matches('[data-c=running][aria-pressed=true]')");
writeFileSync(join(folder, "refused.json"), "nothing");
await main.browser.drop(join(folder, "refused.json"));
await expect("!document.getElementById('note').hidden && !document.getElementById('live').hidden");
await now(`globalThis.said = 0;
  new MutationObserver(() => said++).observe(document.getElementById("live"), { childList: true });`);
appendFileSync(growing, JSON.stringify(again) + "\n");
await expect(`E.length === ${total + 1} && !said`);
// What a field asked for does not outlive its recording.
await now(`document.getElementById("fs").value = "Bag"; filter();`);
await main.browser.drop(join(folder, "tour.json"));
await expect("file === 'tour.json' && document.getElementById('further').textContent.endsWith('time')");
// Where a file is chosen by a field, the same one may be chosen again.
await now(`globalThis.showOpenFilePicker = undefined; document.getElementById("file").click = () => {};`);
const { root } = await main.browser.send("DOM.getDocument");
const { nodeId } = await main.browser.send("DOM.querySelector", { nodeId: root.nodeId, selector: "#file" });
for (const turn of [1, 2]) {
  await now(`globalThis.before = opened; document.getElementById("open").click();`);
  await main.browser.send("DOM.setFileInputFiles", { nodeId, files: [join(folder, "tour.json")] });
  await expect("opened > before");
}
console.log("✓ a file was followed from its first line on");

// The fragment of an address opens an event, or two, or nothing.
for (const [hash, opened] of [
  ["#3", "#3"], ["#3-7", "#3-7"], ["#3-999999"], ["#999999-3", "#3"], ["#3-"], ["#0"], ["#-1"], ["#1e1"],
  ["#99999999999999999999"], ["#__proto__"], ["#constructor"], ["#javascript:hostile(1)"],
  ["#<img src=q onerror=hostile(1)>"], ["#3-<script>hostile(1)</script>"],
  ["#%3Cimg%20src=q%20onerror=hostile(1)%3E"], ["#3&screen=<svg onload=hostile(1)>"],
]) {
  const { value, faults } = await main.browser.open(page("tour"), `({
    hash: location.hash, newest: "#" + E[E.length - 1].n, images: document.images.length,
  })`, { hash });
  if (faults.length || value.images || value.hash !== (opened ?? value.newest)) {
    fail(`the address ${hash}`, [...faults, JSON.stringify(value)]);
  }
}

// Three times what Docs/Maintainers/Performance.md lists, in milliseconds, or as a multiple of the same work in
// the same run if the machine is busy.
for (const [what, name, limits] of [
  ["1,000 navigations over 100 screens", "large",
    { milliseconds: [900, 120], step: [90, 16], letter: [30, 6] }],
  ["10,000 navigations over 26 screens", "larger",
    { milliseconds: [1800, 250], step: [60, 7], letter: [30, 4] }],
]) {
  const runs = [];
  for (let i = 0; i < 3; i++) runs.push(await check(what, name));
  for (const [key, [most, times]] of Object.entries(limits)) {
    if (!runs.some((run) => run && run[key] <= Math.max(most, times * run.work))) {
      fail(`${what}: ${key} ${runs.map((run) => Math.round(run?.[key]))}, and at most ${most} is allowed`);
    }
  }
}

if (pictures) {
  for (const [name, options] of [
    ["desktop-light", {}], ["desktop-dark", { dark: true }], ["phone-light", { width: 390 }],
    ["compared", { hash: "#12-16" }], ["compared-phone", { hash: "#12-16", width: 390, dark: true }],
  ]) {
    await main.browser.open(page("tour"), "0", options);
    writeFileSync(join(folder, `${name}.png`), await main.browser.screenshot());
  }
}
await main.browser.stop();
process.exit(status);
