import Foundation

@testable import SwitchbackInspector  // Sets the fields of a recording.

/// Recordings whose every text tries to run code in the page, for `.ci/checks/inspector`.
///
/// A text that has run calls `hostile`, loads from `hostile.invalid`, or changes the title.
enum HostileRecordings {
  /// The ways in which a text surrounds the payload, which `%` stands for. The page treats links,
  /// parentheses, sentences, redacted parts, numbers and line breaks in a way of their own.
  static let surroundings = [
    "%", "Name(%)", "%(name)", "▒▒▒%", "#1 %#2", "%; reused %; built %", "% is on screen; %",
    "context: %", "ask %", "a\nb\r\n%\u{2028}%", "`%`", "\"%\" '%'", "\u{202E}%", "%\u{0}%",
    "(current, contained, presenting, presented; %)",
    // Schemes of all kinds, with and without slashes.
    "store://p/%", "my-app://p/%", "a+b.c://%", "x:%", "%://p", "store://a\n%", "//host/%",
    "https://hostile.invalid/%", "javascript:hostile(1)//%", "data:text/html,%", "vbscript:%",
    "mailto:%", "\u{1}javascript:%", "JaVaScRiPt&colon;%",
  ]

  static let payloads = [
    "<img src=q onerror=hostile(1)>", "<img src=//hostile.invalid/q>",
    "<script>hostile(1)</script>", "</script><script>hostile(1)</script>",
    "<script src=//hostile.invalid/q></script>", "<!--<script>", "--><script>hostile(1)</script>",
    "<svg onload=hostile(1)>", "<svg><script>hostile(1)</script></svg>",
    "<svg><animate onbegin=hostile(1) attributeName=x dur=1s>",
    "<svg><use href=//hostile.invalid/q#q></svg>", "<svg><image href=//hostile.invalid/q></svg>",
    "<iframe src=javascript:hostile(1)></iframe>", "<iframe srcdoc='<script>hostile(1)</script>'>",
    "<iframe src=//hostile.invalid></iframe>", "<object data=//hostile.invalid/q></object>",
    "<embed src=//hostile.invalid/q>", "<video><source onerror=hostile(1)></video>",
    "<video poster=//hostile.invalid/q></video>", "<audio src=q onerror=hostile(1)>",
    "<body onload=hostile(1)>", "<details open ontoggle=hostile(1)>x</details>",
    "<input autofocus onfocus=hostile(1)>", "<marquee onstart=hostile(1)>",
    "<a href=javascript:hostile(1) autofocus onfocus=hostile(1)>x</a>",
    "<form action=//hostile.invalid><button autofocus onfocus=hostile(1)>x</button></form>",
    "<base href=//hostile.invalid/>", "<link rel=stylesheet href=//hostile.invalid/q>",
    "<link rel=prefetch href=//hostile.invalid/q>",
    "<meta http-equiv=refresh content='0;url=//hostile.invalid'>",
    "<style>@import '//hostile.invalid/q'</style>",
    "<style>*{background:url(//hostile.invalid/q)!important}</style>",
    "<div style='background:url(//hostile.invalid/q)'>", "</style><img src=q onerror=hostile(1)>",
    "</title><img src=q onerror=hostile(1)>", "</textarea><img src=q onerror=hostile(1)>",
    "</template><img src=q onerror=hostile(1)>", "<math><mtext><img src=q onerror=hostile(1)>",
    "<noscript><p title='</noscript><img src=q onerror=hostile(1)>'>",
    "<x/onclick=hostile(1) onmouseover=hostile(1) style=position:fixed;inset:0;z-index:99>",
    "\"><img src=q onerror=hostile(1)>", "' onmouseover='hostile(1)' x='",
    "\" onmouseover=\"hostile(1)\" autofocus onfocus=\"hostile(1)\" x=\"", "`-hostile(1)-`",
    "${hostile(1)}", "\\\";hostile(1);//", "\\u003cimg src=q onerror=hostile(1)>",
    "&lt;img src=q onerror=hostile(1)&gt;", "&#60;img src=q onerror=hostile(1)>",
    "{{constructor.constructor('hostile(1)')()}}", "__proto__", "constructor", "toString",
    "</pre></code></p></li></ol><img src=q onerror=hostile(1)>",
    "]]><img src=q onerror=hostile(1)>", "\u{FEFF}<img src=q onerror=hostile(1)>",
    "%3Cimg src=q onerror=hostile(1)%3E", "<\u{0}img src=q onerror=hostile(1)>",
  ]

  /// Texts at which a careless pattern would take for ever.
  static let longTexts = [
    String(repeating: "(", count: 3_000), String(repeating: "a.+-", count: 1_000) + ":",
    String(repeating: "\\`*_<>[]#|", count: 300), String(repeating: "▒ ", count: 200),
    String(repeating: "\u{301}", count: 2_000), String(repeating: "#1 ", count: 300),
  ]

  /// All kinds of events, with each outcome of a navigation.
  static func ordinary() async throws -> Recording {
    var recording = try await RecordingFormatTests.recording()
    if let event = recording.events.first(where: { $0.navigation?.outcome == .failed }),
      var navigation = event.navigation
    {
      for outcome in [
        RecordedNavigation.Outcome.alreadyThere, .failed, .rejected, .replaced, .cancelled,
        .running,
      ] {
        navigation.outcome = outcome
        navigation.link = outcome == .failed ? nil : navigation.link
        navigation.failure = "failed"
        navigation.error = "An error, see #1."
        navigation.context = "a context"
        navigation.other = 1
        navigation.outer = 2
        navigation.blocker = event.after.nodes.first?.id
        navigation.planAfterInterceptors = navigation.plan
        navigation.interceptors = [.init(name: "an interceptor", seconds: 1, agreed: false)]
        navigation.guards = [.init(name: "a guard", seconds: 1, agreed: true)]
        navigation.chain.append(
          .init(target: "switch", fate: .between, words: "the first case", interceptors: []))
        navigation.durations.append(.init(stage: .waiting, seconds: 1))
        var event = event
        event.kind = .navigation(navigation)
        recording.add(event)
      }
    }
    return recording
  }

  /// A recording with the payload in every text, in every surrounding, of one event of so many. Payloads one after
  /// the other get other events, so that a browser is shown all of them without being shown all in each recording.
  static func recording(
    _ payload: String, number: Int, oneOf share: Int, in ordinary: Recording,
    surroundings: [String] = surroundings
  ) throws -> Recording {
    var hostile = Recording(
      app: payload, device: payload, began: ordinary.began, windows: [payload, payload],
      droppedCount: 0, events: [])
    var some = ordinary
    some.events = []
    for (index, event) in ordinary.events.enumerated() where index % share == number % share {
      some.add(event)
    }
    let data = try JSONSerialization.jsonObject(with: some.json())
    for surrounding in surroundings {
      let text = surrounding.replacing("%", with: payload)
      let changed = replaceTexts(in: data, with: text, key: "")
      let recording = try Recording(json: JSONSerialization.data(withJSONObject: changed))
      for event in recording.events { hostile.add(event) }
    }
    return hostile
  }

  /// Replaces each text that is not one of a fixed number of words.
  private static func replaceTexts(in value: Any, with text: String, key: String) -> Any {
    switch value {
    case let values as [String: Any]:
      Dictionary(
        uniqueKeysWithValues: values.map { ($0, replaceTexts(in: $1, with: text, key: $0)) })
    case let values as [Any]: values.map { replaceTexts(in: $0, with: text, key: key) }
    case let word as String where word != "switch" && !["outcome", "stage", "fate"].contains(key):
      text
    default: value
    }
  }
}

extension Recording {
  fileprivate mutating func add(_ event: RecordedEvent) {
    events.append(
      RecordedEvent(
        number: events.count + 1, window: min(event.window, windows.count - 1),
        time: event.time, kind: event.kind, before: event.before, after: event.after))
  }
}
