import SwitchbackMaps

/// The elements of the page, which the script fills.
enum PageBody {
  static func html(map: Diagram?) -> String {
    [header, timeline, "<main id=\"main\" aria-labelledby=\"head\">", stage, details, mapping(map)]
      .joined(separator: "\n") + end
  }

  private static let header = """
    <a class="skip" href="#stage" data-skip>Skip to the screens</a>
    <div class="app">
    <header><h1 id="app"></h1><div class="facts" id="facts"></div>
    <div class="acts" role="group" aria-label="Copy this event">\
    \(copyButton("md", "Copy as ", "Markdown"))\(copyButton("test", "Copy as ", "test"))\
    \(copyButton("json", "Copy ", "JSON"))</div></header>
    """

  private static func copyButton(_ kind: String, _ wide: String, _ name: String) -> String {
    "<button class=\"btn\" data-copy=\"\(kind)\" aria-label=\"\(wide)\(name)\">"
      + "<span class=\"wide\">\(wide)</span>\(name)</button>"
  }

  private static let timeline = """
    <nav class="time" aria-label="Timeline"><div class="find" role="search">
    <input id="f" type="search" aria-label="Filter the timeline" autocomplete="off" \
    spellcheck="false">
    <div class="chips" id="chips" role="group" aria-label="Kinds"></div></div>
    <div class="list" id="list"></div></nav>
    """

  private static let stage = """
    <section class="sum" id="sum" aria-live="polite"></section>
    <div class="bar"><div class="seg" role="radiogroup" aria-label="Screens to show" id="seg">\
    <button role="radio" data-m="before">Before</button>\
    <button role="radio" data-m="diff">Difference</button>\
    <button role="radio" data-m="after">After</button></div>
    <button class="btn" id="play" title="Play the change (P)">▶ Play</button>
    <span class="hint"><kbd>↑</kbd> <kbd>↓</kbd> step <kbd>←</kbd> <kbd>→</kbd> before, after</span>
    </div>
    <div class="canvas"><div class="cap"><span id="cap"></span>\
    <span class="legend" id="legend"></span></div>
    <div class="stage" id="stage" role="group" aria-label="The window" tabindex="-1">\
    <svg class="stems" aria-hidden="true" id="stems"></svg></div></div>
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
      <div class="sheet" id="map" tabindex="0" role="group" aria-label="Map of chains">
      \(map.rendered(as: .svg))</div></details>
      """
  }

  private static let end = """
    </main>
    <aside class="chain" id="chain" aria-label="Chain"></aside>
    </div>
    <svg class="wire" aria-hidden="true" id="wire"></svg>
    <div class="sr" role="status" id="say"></div>
    """
}
