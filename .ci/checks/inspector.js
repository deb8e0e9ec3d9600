// Runs in a copy of the page, after the page's own script. Writes what it finds into the document.
"use strict";
{
  const faults = window.pageFaults;
  const check = (holds, what) => {
    if (!holds) faults.push(what);
  };
  const key = (name, target = document.body) =>
    target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  const id = (name) => document.getElementById(name);
  const shown = () => ["sum", "wb", "wa", "chain"].map((name) => id(name).textContent).join("\n");
  const milliseconds = Math.round(performance.now());

  check(E.length > 1, "the page has no events");
  const last = shown();
  key("ArrowUp");
  check(shown() !== last, "the arrow up does not step back");
  check(location.hash === "#" + E[E.length - 2].n, "the address does not follow");
  key("ArrowDown");
  check(shown() === last, "the arrow down does not step forward");
  key("Home");
  const first = document.querySelector("#seg [aria-checked=true]").dataset.m;
  key("ArrowRight");
  check(document.querySelector("#seg [aria-checked=true]").dataset.m !== first,
    "the arrow right does not change the view");
  key("ArrowLeft");
  key("/");
  check(document.activeElement === id("f"), "the slash does not lead to the filter");
  id("f").value = "no such thing";
  id("f").dispatchEvent(new Event("input"));
  check(document.querySelectorAll(".ev").length === 0, "the filter does not filter");
  key("Escape", id("f"));
  check(document.querySelectorAll(".ev").length === E.length, "Escape does not end the filter");

  for (const e of E.slice(0, 40)) {
    show(e.n, false);
    for (const view of ["before", "diff", "after"]) setMode(view);
    for (const kind of ["md", "json", "test"]) check(text(e, kind).length > 20, "nothing is copied");
    JSON.parse(text(e, "json"));
    check(id("chain").textContent !== "" && id("plan").textContent !== "", "a panel is empty");
    const step = document.querySelector(".st[data-box]");
    if (step && els.has(+step.dataset.box)) {
      step.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
      check(document.querySelector(".bx.hi"), "a step does not light up its box");
      step.dispatchEvent(new MouseEvent("mouseout", { bubbles: true }));
    }
  }
  setMode("diff");
  check(document.querySelectorAll("#stage .bx:not(.exit)").length > 0, "there are no boxes");
  check(document.documentElement.scrollWidth <= innerWidth, "the page scrolls sideways");
  check(!window.hostile && document.images.length === 0, "a hostile name has run");
  check(document.querySelectorAll("script").length === 4, "a hostile name has made a script");
  check(performance.getEntriesByType("resource").length === 0, "the page has asked for something");

  const encode = (value) => btoa(unescape(encodeURIComponent(value)));
  const result = document.createElement("pre");
  result.textContent = [
    "RESULT", milliseconds, encode(faults.join("\n")), encode(test(E[E.length - 1])), "END",
  ].join("|");
  document.body.append(result);
}
