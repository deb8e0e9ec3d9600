import SwitchbackMaps

/// The elements of the page, which the script fills.
enum PageBody {
  static func html(map: Diagram?) -> String {
    [
      header, timeline, "<main id=\"main\" aria-labelledby=\"head\">", stage, details, mapping(map),
      pair,
    ]
    .joined(separator: "\n") + end
  }

  private static let header = """
    <a class="skip" href="#stage" data-skip>Skip to the screens</a>
    <div class="app">
    <header><h1 id="app"></h1><div class="facts" id="facts"></div>
    <div class="live" id="live" role="status" hidden></div>
    <div class="acts" role="group" aria-label="This event, and other recordings">\
    \(copyButton("md", "Copy as ", "Markdown"))\(copyButton("test", "Copy as ", "test"))\
    \(copyButton("json", "Copy ", "JSON"))\(copyButton("link", "Copy ", "link"))\
    <button class="btn" id="open" title="Open a recording, or drop one on this page">Open…</button>\
    <input type="file" id="file" hidden></div></header>
    """

  private static func copyButton(_ kind: String, _ wide: String, _ name: String) -> String {
    "<button class=\"btn\" data-copy=\"\(kind)\" aria-label=\"\(wide)\(name)\">"
      + "<span class=\"wide\">\(wide)</span>\(name)</button>"
  }

  private static let timeline = """
    <nav class="time" aria-label="Timeline"><div class="find" role="search">
    <input id="f" type="search" aria-label="Filter the timeline" autocomplete="off" \
    spellcheck="false">
    <div class="chips" id="chips" role="group" aria-label="Kinds"></div>
    <details class="further"><summary id="further">Window, screen, time</summary><div>\
    <label>Window <select id="fw"></select></label>\
    <label>Screen <input id="fs" list="screens" placeholder="name or class" autocomplete="off" \
    spellcheck="false"></label><datalist id="screens"></datalist>\
    <label>From <input id="ft" title="UTC" placeholder="09:41" autocomplete="off"></label>\
    <label>to <input id="fu" title="UTC" placeholder="09:45:30" autocomplete="off"></label>\
    </div></details></div>
    <div class="list" id="list" tabindex="-1"><div class="rows" id="rows"></div>\
    <svg class="lanes" aria-hidden="true" id="lanes"></svg>\
    <p class="none" id="none" hidden>Nothing matches.</p></div></nav>
    """

  private static let stage = """
    <p class="note" id="note" role="alert" hidden></p>
    <section class="sum" id="sum" aria-live="polite"></section>
    <div class="bar"><div class="seg" role="radiogroup" aria-label="Screens to show" id="seg">\
    <button role="radio" data-m="before">Before</button>\
    <button role="radio" data-m="diff">Difference</button>\
    <button role="radio" data-m="after">After</button></div>
    <button class="btn" id="play" title="Play the change (P)">▶ Play</button>
    <button class="btn" id="compare" aria-pressed="false" \
    title="Keep this event beside the next one (C)">Compare</button>
    <span class="hint"><kbd>↑</kbd> <kbd>↓</kbd> step <kbd>←</kbd> <kbd>→</kbd> before, after</span>
    </div>
    <div class="canvas"><div class="cap"><span id="cap"></span>\
    <span class="legend" id="legend"></span></div>
    <div class="stage" id="stage" role="group" aria-label="The window" tabindex="-1">\
    <svg class="stems" aria-hidden="true" id="stems"></svg></div></div>
    <section class="life" id="life" aria-labelledby="lifeof" hidden><h3 id="lifeof"></h3>\
    <button class="btn" id="lifeclose">Close</button>\
    <svg class="lifebar" aria-hidden="true" id="lifebar"></svg><ol id="steps"></ol></section>
    """

  private static let details = """
    <div class="low2"><section aria-labelledby="ph"><h3 id="ph">Plan</h3>\
    <div id="plan"></div></section>
    <section aria-labelledby="th"><h3 id="th">Time</h3><div id="timing"></div></section></div>
    <details class="astext"><summary>The window as text</summary><div>
    <section aria-label="Before"><h3>Before</h3><pre id="wb"></pre></section>
    <section aria-label="After"><h3>After</h3><pre id="wa"></pre></section></div></details>
    """

  private static func mapping(_ map: Diagram?) -> String {
    guard let map else { return "" }
    return """
      <details class="mapping"><summary>The map of chains, with the way taken</summary>
      <p class="way" id="way"></p>
      <div class="sheet" id="map" tabindex="0" role="group" aria-label="Map of chains">
      \(map.rendered(as: .svg))</div></details>
      """
  }

  private static let pair = "<div class=\"pair\" id=\"pair\"></div>"

  private static let end = """
    </main>
    <aside class="chain" id="chain" aria-label="Chain"></aside>
    </div>
    <svg class="wire" aria-hidden="true" id="wire"></svg>
    <div class="sr" role="status" id="say"></div>
    """
}
