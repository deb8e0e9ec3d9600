// Runs in the page, through the DevTools protocol, and returns what it has found.
"use strict";
(() => {
  const faults = new Set();
  const check = (holds, what) => {
    if (!holds) faults.add(what);
  };
  const key = (name, target = document.body) =>
    target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  const id = (name) => document.getElementById(name);
  const shown = () => ["sum", "wb", "wa", "chain"].map((name) => id(name).textContent).join("\n");
  const milliseconds = Math.round(performance.now());

  if (!E.length) {
    for (const name of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "p", "/", "j"]) {
      key(name);
    }
    dispatchEvent(new Event("resize"));
    return { milliseconds, faults: [...faults] };
  }
  check(E.length > 1, "the page has only one event");
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

  // Elements and attributes that the page itself makes: all others come from a text.
  const elements = new Set(
    ("html head meta title style body a div header h1 h2 h3 button span nav input main section svg p " +
      "details summary pre aside i b g path circle ol li code wbr script kbd br " +
      "rect text tspan marker defs line desc polygon ellipse").split(" "));
  const inert = () => {
    for (const element of document.querySelectorAll("*")) {
      check(elements.has(element.localName), `there is an element ${element.localName}`);
      for (const { name, value } of element.attributes) {
        check(!name.startsWith("on") && name !== "src" && name !== "srcset",
          `there is an attribute ${name}`);
        check(!/href$/.test(name) || /^#[\w-]*$/.test(value), `there is a link to ${value}`);
        check(name !== "style" || !value.includes("url("), `there is a style ${value}`);
      }
    }
  };
  E.slice(0, E.length > 500 ? 40 : E.length).forEach((e, index) => {
    show(e.n, false);
    const views = index < 40 ? ["before", "diff", "after"] : [];
    for (const view of views) setMode(view);
    for (const kind of ["md", "json", "test"]) check(text(e, kind).length > 20, "nothing is copied");
    JSON.parse(text(e, "json"));
    check(id("chain").textContent !== "" && id("plan").textContent !== "", "a panel is empty");
    const step = document.querySelector(".st[data-box]");
    if (step && els.has(+step.dataset.box)) {
      step.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
      check(document.querySelector(".bx.hi"), "a step does not light up its box");
      step.dispatchEvent(new MouseEvent("mouseout", { bubbles: true }));
    }
    if (index < 20) inert();
  });
  inert();
  setMode("diff");
  check(document.querySelectorAll("#stage .bx:not(.exit)").length > 0, "there are no boxes");
  check(document.documentElement.scrollWidth <= innerWidth, "the page scrolls sideways");
  check(document.querySelectorAll("script").length === 2, "a text has made a script");
  check(performance.getEntriesByType("resource").length === 0, "the page has asked for something");
  return { milliseconds, faults: [...faults], test: test(E[E.length - 1]) };
})();
