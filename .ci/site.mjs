// Serves the site that docc has made, opens one page of each module in a browser, and checks what only its
// scripts draw: the tree of the module in the sidebar, its search, and the colours of code. The page with the
// longest line of code is opened, too, in a wide and in a narrow window: nothing may be cut.
//
//   node site.mjs BROWSER SITE MODULE…
import { createReadStream, existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { Browser } from "./browser.mjs";

const [program, site, ...modules] = process.argv.slice(2);
const types = {
  ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json",
  ".svg": "image/svg+xml", ".png": "image/png", ".ico": "image/x-icon",
};

const server = createServer((request, response) => {
  let file = join(site, normalize(decodeURIComponent(new URL(request.url, "http://site").pathname)));
  if (existsSync(file) && statSync(file).isDirectory()) file = join(file, "index.html");
  // Settings that a site may have, for which the renderer always asks.
  if (file === join(site, "theme-settings.json")) return response.end("{}");
  if (!existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, { "Content-Type": types[extname(file)] ?? "application/octet-stream" });
  createReadStream(file).pipe(response);
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
const browser = await Browser.start(program, `http://127.0.0.1:${server.address().port}`);

/** The first page below a module that shows Swift code, or else its first page. */
function pageWithCode(module) {
  const folder = join(site, "data/documentation", module);
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }).sort() : [];
  // A short name is a part of so many others that the list does not draw the page that has it.
  const pages = files.filter((file) => file.endsWith(".json") && file.length > 17);
  const page = pages.find((file) => {
    const { primaryContentSections = [] } = JSON.parse(readFileSync(join(folder, file), "utf8"));
    return primaryContentSections.flatMap((section) => section.content ?? []).some((block) =>
      block.type === "codeListing" && block.syntax === "swift"
        && /\b(let|func)\b/.test(block.code.join(" ")));
  }) ?? pages[0];
  return `/documentation/${module}/${page?.replace(".json", "")}`;
}

/** The page below a module with the longest line of code. */
function widestPage(module) {
  const folder = join(site, "data/documentation", module);
  let widest = { page: "", width: 0 };
  for (const page of existsSync(folder) ? readdirSync(folder, { recursive: true }) : []) {
    if (!page.endsWith(".json")) continue;
    const { primaryContentSections = [] } = JSON.parse(readFileSync(join(folder, page), "utf8"));
    for (const block of primaryContentSections.flatMap((section) => section.content ?? [])) {
      const width = Math.max(0, ...(block.code ?? []).map((line) => line.length));
      if (block.type === "codeListing" && width > widest.width) widest = { page, width };
    }
  }
  return widest.page && `/documentation/${module}/${widest.page.replace(".json", "")}`;
}

/** Runs in the page. Returns the code that is cut. */
async function cut() {
  for (let tries = 0; tries < 100 && !document.querySelector(".code-listing pre"); tries++) {
    await new Promise((done) => setTimeout(done, 50));
  }
  await new Promise((done) => setTimeout(done, 200));
  const listings = [...document.querySelectorAll(".code-listing")];
  if (!listings.length) return ["no code is shown"];
  return listings.filter((listing) => [...listing.querySelectorAll("*")].some((element) =>
    element.getBoundingClientRect().right > listing.getBoundingClientRect().right + 1))
    .map((listing) => `code is cut: ${listing.innerText.slice(0, 60)}`);
}

/** Runs in the page. Returns what is missing. */
async function look(module, path) {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const appears = async (condition) => {
    for (let tries = 0; tries < 100; tries++) {
      if (condition()) return true;
      await new Promise((done) => setTimeout(done, 50));
    }
    return false;
  };
  const faults = [];
  // The list keeps elements that it does not need, hidden or far away from the page.
  const links = () => all(".navigator-card-item a.leaf-link")
    .filter((link) => link.offsetParent && link.getBoundingClientRect().top > -1000)
    .map((link) => new URL(link.href).pathname.toLowerCase().replace(/\/$/, ""));
  if (!await appears(() => links().includes(path))) {
    faults.push(`the sidebar does not list the page: ${
      document.querySelector(".navigator")?.innerText.slice(0, 200) ?? "there is none"}`);
  }
  const siblings = links().filter((link) => link.startsWith(`/documentation/${module}/`));
  if (siblings.length < 3) faults.push(`the sidebar lists ${siblings.length} pages of the module`);

  const keyword = () => document.querySelector(".code-listing .syntax-keyword, .source .token-keyword");
  if (!await appears(keyword)) {
    faults.push("code has no colours");
  } else if (getComputedStyle(keyword()).color === getComputedStyle(keyword().closest("pre")).color) {
    faults.push("keywords have the colour of the text");
  }

  const field = document.querySelector(".navigator .filter__input");
  if (!field) return [...faults, "the sidebar has no search"];
  const search = (text) => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const last = path.split("/").at(-1);
  const title = all(".navigator-card-item a.leaf-link").find((link) =>
    new URL(link.href).pathname.toLowerCase().endsWith(last))?.innerText.trim();
  search("no such page");
  if (!await appears(() => links().length === 0)) faults.push("the search does not filter");
  search(title ?? last);
  if (!await appears(() => links().includes(path))) faults.push("the search does not find the page");
  return faults;
}

let status = 0;
for (const module of modules.map((module) => module.toLowerCase())) {
  const path = pageWithCode(module);
  const { value, faults } = await browser.open(
    path, `(${look})(${JSON.stringify(module)}, ${JSON.stringify(path)})`);
  const all = [...faults, ...(value ?? [])];
  if (all.length) {
    console.log([`✗ ${path}`, ...all.slice(0, 10)].join("\n    "));
    status = 1;
  }
  const wide = widestPage(module);
  for (const width of wide ? [1280, 390] : []) {
    const { value, faults } = await browser.open(wide, `(${cut})()`, { width });
    const all = [...faults, ...(value ?? [])];
    if (all.length) {
      console.log([`✗ ${wide} in ${width} columns`, ...all.slice(0, 5)].join("\n    "));
      status = 1;
    }
  }
}
if (status === 0) {
  console.log(`One page of each of ${modules.length} modules has its sidebar, search and colours, and no code is cut.`);
}
await browser.stop();
server.close();
process.exit(status);
