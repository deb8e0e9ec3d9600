// Runs in the page, through the DevTools protocol, and returns what it has found.
"use strict";
(async () => {
  const faults = new Set();
  const check = (holds, what) => {
    if (!holds) faults.add(what);
  };
  const key = (name, target = document.body) =>
    target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  const id = (name) => document.getElementById(name);
  const seen = () => ["sum", "wb", "wa", "chain"].map((name) => id(name).textContent).join("\n");
  const milliseconds = Math.round(performance.now());
  const events = E;

  if (!E.length) {
    for (const name of [
      "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "p", "c", "/", "j",
    ]) key(name);
    dispatchEvent(new Event("resize"));
    check(id("sum").textContent.includes("Drop a recording"), "the page does not say what to drop");
    await small();
    return { milliseconds, faults: [...faults] };
  }
  check(E.length > 1, "the page has only one event");
  const last = seen();
  key("ArrowUp");
  check(seen() !== last, "the arrow up does not step back");
  check(location.hash === "#" + E[E.length - 2].n, "the address does not follow");
  key("ArrowDown");
  check(seen() === last, "the arrow down does not step forward");
  key("Home");
  const first = document.querySelector("#seg [aria-checked=true]").dataset.m;
  key("ArrowRight");
  check(document.querySelector("#seg [aria-checked=true]").dataset.m !== first,
    "the arrow right does not change the view");
  key("ArrowLeft");
  check(id("facts").textContent.includes(clock(0) + " UTC"), "the beginning has no zone");
  check(clock(0) === new Date(D.began * 1000).toISOString().slice(11, 19), "it began at another time");

  // Fills a field of the filter, and waits for the events that are left.
  const filterBy = async (field, value) => {
    const old = shown;
    id(field).value = value;
    id(field).dispatchEvent(new Event("input"));
    while (shown === old) await new Promise((done) => setTimeout(done));
  };
  key("/");
  check(document.activeElement === id("f"), "the slash does not lead to the filter");
  await filterBy("f", "qqq");
  check(document.querySelectorAll(".ev").length === 0, "the filter does not filter");
  check(!id("none").hidden, "the list does not say that nothing matches");
  const none = shown;
  key("Escape", id("f"));
  while (shown === none) await new Promise((done) => setTimeout(done));
  check(shown.length === E.length, "Escape does not end the filter");

  // Few rows are drawn, and the list is one stop of the Tab key, from which the keys move the focus.
  const drawn = document.querySelectorAll(".ev").length;
  check(drawn > 0 && drawn < 60, `${drawn} rows are drawn`);
  const stops = [...id("list").querySelectorAll("*"), id("list")].filter((x) => x.tabIndex >= 0);
  check(stops.length === 1, `the Tab key stops ${stops.length} times in the list`);
  stops[0].focus();
  for (const name of ["Home", "ArrowDown", "PageDown", "End", "ArrowUp"]) {
    key(name, document.activeElement);
    check(+document.activeElement.dataset.n === cur, `after ${name} the focus is elsewhere`);
  }
  for (const [name, place] of [["End", 0], ["Home", 1e9]]) {
    key(name, document.activeElement);
    id("list").scrollTop = id("list").scrollLeft = place;
    draws();
    check(+document.activeElement.dataset.n === cur, "scrolling takes the focus away");
  }
  document.activeElement.blur();

  // Each field of the filter, and the life of a screen, against a search by hand.
  const screens = (e) => [...T(e.before).N, ...T(e.after).N];
  const fateByHand = (e, number) =>
    screens(e).some((n) => n.id === number)
      ? marks(merge(T(e.before), T(e.after))).M.get(number)
        || (e.chain || []).some((s) => s.what === "found" && s.box === number)
      : false;
  const some = T(E[E.length - 1].after).N.at(-1);
  if (E.length < 100 && some) {
    const name = some.n.toLowerCase(),
      isNamed = (n) => (n.n + "\n" + n.y).toLowerCase().includes(name),
      isHit = (e) => screens(e).some((n) =>
        isNamed(n) && (e.blocker === n.id || fateByHand(e, n.id))),
      end = clock(E[E.length - 1].t);
    for (const [field, value, test] of [
      ["fw", String(E[0].w), (e) => e.w === E[0].w], ["fs", "no such screen", () => false],
      ["fs", some.n, isHit], ["ft", end, (e) => clock(e.t) >= end], ["fu", clock(0), (e) => e.t < 1],
      ["ft", "25", () => true],
    ]) {
      await filterBy(field, value);
      // A field of one line drops what is not in one.
      if (id(field).value !== value) continue;
      const wanted = E.filter(field === "fu" ? (e) => clock(e.t) <= clock(0) : test);
      check(shown.map((e) => e.n).join() === wanted.map((e) => e.n).join(),
        `${field} = ${value} leaves other events`);
      await filterBy(field, "");
    }
    show(E[E.length - 1].n, false);
    const box = document.querySelector(`#stage [data-id="${some.id}"]`);
    if (box) {
      key("Enter", box);
      check(!id("life").hidden, "the Enter key on a screen does not show its life");
      const told = E.filter((e) => e.blocker === some.id || fateByHand(e, some.id));
      const listed = [...id("steps").querySelectorAll("a")].map((a) => a.hash);
      check(listed.join() === told.map((e) => "#" + e.n).join(), "the life has other events");
      key("Escape");
      check(id("life").hidden, "Escape does not close the life of a screen");
    }
  }

  // A window of another size draws the screens again, and leaves the rest as it is.
  show(E[E.length - 1].n, false);
  const texts = document.querySelector("#chain details");
  if (texts) {
    const wasOpen = texts.open;
    texts.open = !wasOpen;
    dispatchEvent(new Event("resize"));
    await new Promise((done) => setTimeout(done, 80));
    check(document.querySelector("#chain details")?.open === !wasOpen,
      "a window of another size closes what is open");
    texts.open = wasOpen;
  }
  // The keys that scroll the map do nothing else.
  for (const name of id("map") ? ["ArrowLeft", "ArrowUp", "Home"] : [])
    check(key(name, id("map")), `${name} does not scroll the map`);

  // Two events side by side.
  key("Home");
  key("C");
  key("ArrowDown");
  check(location.hash === `#${E[0].n}-${E[1].n}`, "the address has not both events");
  for (const view of ["before", "diff", "after"]) {
    setMode(view);
    const columns = [...document.querySelectorAll("#pair .column")];
    check(columns.length === 2, "there are not two columns");
    [E[0], E[1]].forEach((e, i) => {
      const tree = T(view === "before" ? e.before : e.after);
      const count = tree.N.filter((n) => n.depth < DEEP).length;
      check(columns[i].querySelectorAll(".bx").length === count, "a column has not all screens");
    });
  }
  check(id("stage").offsetWidth === 0, "the stage is beside the columns");
  check(document.documentElement.scrollWidth <= innerWidth, "the columns scroll sideways");
  key("Escape");
  check(location.hash === "#" + E[1].n && id("stage").offsetWidth > 0, "Escape does not end it");
  setMode("diff");

  // Elements and attributes that the page itself makes: all others come from a text.
  const elements = new Set(
    ("html head meta title style body a div header h1 h2 h3 h4 button span nav input main section svg p " +
      "details summary pre aside i b g path circle ol li code wbr script kbd br label select option " +
      "datalist bdi rect text tspan marker defs line desc polygon ellipse").split(" "));
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
    const views = index < 25 ? ["before", "diff", "after"] : [];
    for (const view of views) setMode(view);
    for (const kind of ["md", "json", "test"]) check(text(e, kind).length > 20, "nothing is copied");
    const { N } = T(e.after);
    check(tree(T(e.after)).split("\n").length >= N.length + 1, "the text of a tree has not all screens");
    check(/^By the user/m.test(text(e, "md")) === (e.kind === "user"), "another kind of event is by the user");
    check(!own(e) && e.json ? navigate(e).includes("animated: false") === !e.isAnimated : true,
      "the test animates otherwise than the recording");
    check(text(e, "link").endsWith("#" + e.n), "the link leads elsewhere");
    JSON.parse(text(e, "json"));
    check(id("chain").textContent !== "" && id("plan").textContent !== "", "a panel is empty");
    for (const line of document.querySelectorAll(".ln"))
      check(!line.textContent.includes(NOT_LOOKED_AT), "a container was not looked at");
    const step = document.querySelector(".st[data-box]");
    if (step && els.has(+step.dataset.box)) {
      step.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
      check(document.querySelector(".bx.hi"), "a step does not light up its box");
      step.dispatchEvent(new MouseEvent("mouseout", { bubbles: true }));
    }
    // The map has what was found lit up.
    if (id("map") && e.chain) {
      const lit = [...id("map").querySelectorAll(".way-found title")].map((t) => t.textContent.split("\n")[0]);
      check(lit.every((name) => e.chain.some((s) => s.name === name && s.what === "found")),
        "the map lights up what was not found");
    }
    if (index < 12) {
      track(T(e.after).N[0]?.id ?? 0);
      inert();
      track(0);
    }
  });
  inert();
  show(E[0].n, false);
  togglePin();
  show(E[E.length - 1].n, false);
  inert();
  togglePin();
  setMode("diff");
  check(document.querySelectorAll("#stage .bx:not(.exit)").length > 0, "there are no boxes");
  check(document.documentElement.scrollWidth <= innerWidth, "the page scrolls sideways");
  check(document.querySelectorAll("script").length === 2, "a text has made a script");
  check(performance.getEntriesByType("resource").length === 0, "the page has asked for something");
  check(E === events, "another recording was opened");
  return { milliseconds, faults: [...faults], test: test(E[E.length - 1]), ...(await speed()) };

  // What the script makes of small recordings.
  async function small() {
    const head = '{"switchbackLines":1,"app":"","device":"Jane’s","began":0,"dropped":0,"windows":["main"]}\n';
    const line = (n, kind, time = n) =>
      JSON.stringify({
        event: { number: n, window: 0, time, before: 0, after: 0, ...kind },
        ...(n === 1 ? { trees: [[]] } : {}),
      }) + "\n";
    const action = (text) => ({ action: { type: "Note", text, json: `"${text}"` } });
    const navigation = (title, seconds, more) => ({
      navigation: {
        title, json: `"${title}"`, outcome: "reached",
        durations: [{ stage: "interceptors", seconds }], ...more,
      },
    });

    // A file that grows is followed, whatever its first line says.
    const reader = new FileReading(),
      grows = (text, lastModified) => reader.read(new File([text], "a", { lastModified }));
    const one = head + line(1, action("a"));
    check((await grows(one, 1)) === "all", "a new file is not read as another recording");
    const added = await grows(one + line(2, action("b")), 2);
    check(added !== "all" && [...added].join() === "2", "a file that grows is opened again");
    const other = one.replace("Jane’s", "Anne’s");
    check((await grows(other, 3)) === "all", "another file is not opened");
    // After a line that cannot be read, it is read from its beginning.
    const isRefused = (text, time) => grows(text, time).then(() => false, () => true);
    check(await isRefused(other + "{}\n", 4), "a line that is no event is read");
    check(await isRefused(other + "{}\n", 4), "a file is not read again after a line that is no event");
    check((await grows(other + "{}\n", 4)) === undefined, "a refused file is read again and again");
    check(await isRefused(other + "{}\n" + line(2, action("b")), 5), "a refused line is left out");
    check((await grows(other + line(2, action("b")), 6)) === "all", "a mended file is not opened");

    // A copied test: what is repeated, and while what.
    const copied = (n, ...lines) => {
      load(read(head + lines.join("")));
      return test(BY.get(n)).split("\n").map((l) => l.trim())
        .filter((l) => /session\.|Task {|value|expect\(throws/.test(l) && !l.includes("session.drawing"))
        .join("\n");
    };
    const go = (title) => `try await session.navigate(to: "\\"${title}\\"")`,
      note = (text) => `try await session.perform("Note", "\\"${text}\\"")`,
      task = (n, title) => `let navigation${n} = Task { ${go(title)} }`,
      wait = (n) => `_ = try await navigation${n}.value`;
    const is = (what, found, ...lines) =>
      check(found === lines.join("\n"), `${what} is copied as\n${found}`);
    const failed = { outcome: "failed", failure: "blocked" };
    is("a cancelled navigation",
      copied(2, line(1, navigation("a", 0.1, { outcome: "cancelled", failure: "cancelled" })),
        line(2, navigation("b", 0.1))), go("b"));
    const waiting = [line(1, navigation("a", 9)), line(2, action("log in")), line(3, action("fault"), 20)];
    is("a log-in", copied(3, ...waiting), task(1, "a"), note("log in"), wait(1), note("fault"));
    is("a navigation that waited", copied(1, ...waiting), task(1, "a"), note("log in"), wait(1));
    is("a navigation that waited and failed",
      copied(1, line(1, navigation("a", 9, failed)), line(2, action("log in"))),
      task(1, "a"), note("log in"), "await #expect(throws: (any Error).self) {", wait(1));
    is("a navigation beside another one",
      copied(4, line(1, navigation("a", 9)), line(2, navigation("b", 0.5)), line(3, action("log in")),
        line(4, navigation("c", 0.5), 20)),
      task(1, "a"), go("b"), note("log in"), wait(1), go("c"));
    is("a navigation that waited for its turn",
      copied(2, line(1, navigation("a", 9)),
        line(2, navigation("b", 0.5, { durations: [{ stage: "waiting", seconds: 8.5 }] }))),
      go("a"), go("b"));

    // No text becomes markup.
    const marks = head.replace('"app":""', '"app":"~~~ &lt;b> *a*"').replace("Jane’s", " - a ~b~");
    load(read(marks + line(1, navigation("+ a", 1, { summary: "1) a", plan: [{ text: "- a" }, { text: "1. a" }] }))));
    for (const part of ["\\~\\~\\~ \\&lt;b\\> \\*a\\*", "\\- a \\~b\\~", "\n1\\) a", "1. \\- a\n2. 1\\. a"])
      check(text(E[0], "md").includes(part), `no ${part} is copied`);
    check(sum(E[0]).flat(9).some((x) => x.textContent?.includes("00:00:01 UTC")), "a time has no zone");

    // A name with the words of the page in it is one name.
    const names = ["A", "A; built b", "A; built b is on screen; c"].map((name, i) => {
      load(read(head + JSON.stringify({
        ...JSON.parse(line(1, navigation("a", 1, { summary: name + " is on screen; built d" }))),
        texts: ["A", name], trees: [[1, 0, 0, 0, -1, 2, 1, 0, 0, 0]],
      }) + "\n"));
      return [name, ...reached(E[0])];
    });
    for (const [name, found, rest] of names)
      check(found === name && rest === "built d", `${name} is read as ${found}, and ${rest}`);
    // What turns the direction of a text ends with the text, and half a character is none.
    check(el("p", {}, "\u202ea").firstChild.localName === "bdi", "a text turns what follows it");
    check(swift("a\ud800") === '"a\\u{fffd}"', "half a character is copied");
    // Where no element can keep it in, it goes.
    const turned = head.replace('"app":""', '"app":"a\u202e"');
    load(read(turned + line(1, navigation("\u2067b\u200f", 1, { summary: "\u061cc", plan: [{ text: "\u202ad" }] }))));
    show(1, false);
    const turn = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
    check(!turn.test(document.title), "the title is turned: " + escape(document.title));
    for (const kind of ["md", "json", "test"])
      check(!turn.test(text(E[0], kind)), "what is copied is turned: " + escape(text(E[0], kind)));
    check(JSON.parse(text(E[0], "json")).title === E[0].title, "the copied JSON has another title");
    // A number is not the beginning of another one.
    load(read(head + Array.from({ length: 12 }, (_, i) => line(i + 1, action("Note #" + i + "a"))).join("")));
    const numbers = (words) => {
      id("f").value = words;
      const found = E.filter((e) => conditions().every((test) => test(e))).map((e) => e.n).join();
      id("f").value = "";
      return found;
    };
    for (const [words, found] of [["#1", "1,2"], ["#12", "12"], ["note #11", "11,12"], ["#", "1,2,3,4,5,6,7,8,9,10,11,12"]])
      check(numbers(words) === found, `${words} finds ${numbers(words)}`);
    // Times over midnight.
    load(read(head + line(1, action("a"), 86390) + line(2, action("b"), 86410) + line(3, action("c"), 90000)));
    id("ft").value = "23:59";
    id("fu").value = "00:10";
    const left = E.filter((e) => conditions().every((test) => test(e))).map((e) => e.n).join();
    check(left === "1,2", `from 23:59 to 00:10 are ${left}`);
    id("ft").value = id("fu").value = "";

    // The navigation that an interceptor or a screen has ended, and the one that ended otherwise.
    const answers = (more) => {
      const asked = [{ name: "a", agreed: true, seconds: 1 }, { name: "b", agreed: false, seconds: 2 }];
      load(read(head + line(1, navigation("a", 9, { interceptors: asked, guards: asked, ...more }))));
      return [...E[0].interceptors, ...E[0].guards].map((q) => q[1]).join();
    };
    for (const [outcome, failure, interceptor, guard] of [
      ["failed", "intercepted", "ended it", "had not answered"],
      ["failed", "blocked", "had not answered", "refuses to go"],
      ["failed", "timed out", "had not answered", "had not answered"],
      ["replaced", "replaced", "had not answered", "had not answered"],
      ["cancelled", "cancelled", "had not answered", "had not answered"],
      ["running", undefined, "had not answered", "had not answered"],
    ]) {
      const found = answers({ outcome, failure });
      check(found === `let it go on,${interceptor},may go,${guard}`, `${failure ?? outcome}: ${found}`);
    }
  }

  // The milliseconds that a step takes, and a letter in the filter, each with the layout after it: the
  // middle of the times.
  async function speed() {
    if (E.length < 500) return {};
    const timed = async (operation) => {
      const start = performance.now();
      operation();
      document.body.offsetHeight;
      const time = performance.now() - start;
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      return time;
    };
    // The same work in every version, by which a busy machine is told from a slow page.
    const work = [];
    for (let i = 0; i < 9; i++) {
      const rows = el("div", {}, Array.from({ length: 500 }, (_, n) => el("p", {}, el("b", {}, "#" + n), "x")));
      work.push(await timed(() => document.body.append(rows)));
      rows.remove();
    }
    const steps = [], letters = [];
    for (let i = 0; i < 31; i++) steps.push(await timed(() => key(i % 2 ? "ArrowDown" : "ArrowUp")));
    for (const text of ["p", "pr", "pro", "prod", "product/7", "product/77", "failed", "fail", ""]) {
      const old = shown;
      id("f").value = text;
      letters.push(await timed(() => id("f").dispatchEvent(new Event("input"))));
      while (shown === old) await new Promise((done) => setTimeout(done));
    }
    const middle = (times) => times.sort((a, b) => a - b)[times.length >> 1];
    return { work: middle(work), step: middle(steps), letter: middle(letters) };
  }
})();
