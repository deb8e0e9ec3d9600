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

// What turns the direction of a text, up to its end and beyond it.
const TURNS = /[\u202a-\u202e\u2066-\u2069]/;

// Adds a child to an element. The redacted parts of a text are hatched, and the direction of one turns
// nothing around it.
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
