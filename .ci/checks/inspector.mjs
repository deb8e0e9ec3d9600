// Opens the pages in a folder, and checks each: see the script beside this one.
//
//   node inspector.mjs BROWSER DIR [--pictures]
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Browser } from "../browser.mjs";

const [program, folder, pictures] = process.argv.slice(2);
const script = readFileSync(new URL("inspector.js", import.meta.url), "utf8");
const page = (name) => join(folder, `${name}.html`);
let browser = await Browser.start(program);
let status = 0;

function fail(what, faults = []) {
  console.log([`✗ ${what}`, ...faults.slice(0, 10)].join("\n    "));
  status = 1;
}

async function check(what, name, options) {
  const { value, faults } = await browser.open(page(name), script, options);
  const all = [...faults, ...(value?.faults ?? [])];
  if (all.length) {
    fail(`${what} (${name})`, all);
    // A page that hangs must not end the others.
    await browser.stop();
    browser = await Browser.start(program);
  } else if (!name.startsWith("hostile")) {
    console.log(`✓ ${what}, opened in ${value.milliseconds} ms`);
  }
  return value;
}

await check("the tour", "tour");
await check("the tour on a phone", "tour", { width: 390 });
await check("a recording of nothing", "nothing");
const copied = await check("the copied test", "copied");
if (copied?.test) writeFileSync(join(folder, "CopiedTest.swift"), copied.test);

const hostile = readdirSync(folder).filter((name) => /^hostile-\d+\.html$/.test(name));
for (const name of hostile) await check("hostile texts", name.replace(".html", ""));
console.log(`${hostile.length} pages of hostile texts were opened`);
if (hostile.length < 50) fail("there are too few of them");

let best = Infinity;
for (let i = 0; i < 3; i++) {
  const value = await check("1,000 navigations over 100 screens", "large");
  best = Math.min(best, value?.milliseconds ?? Infinity);
}
if (best >= 2000) fail(`1,000 navigations took ${best} ms to open, and at most 2,000 are allowed`);

if (pictures) {
  for (const [name, options] of [
    ["desktop-light", {}], ["desktop-dark", { dark: true }], ["phone-light", { width: 390 }],
  ]) {
    await browser.open(page("tour"), "0", options);
    writeFileSync(join(folder, `${name}.png`), await browser.screenshot());
  }
}
await browser.stop();
process.exit(status);
