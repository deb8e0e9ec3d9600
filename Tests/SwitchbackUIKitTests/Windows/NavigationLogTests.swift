#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// A log of navigations as text.
struct NavigationLogTests {
  /// A log whose clock goes on by a millisecond each time it is read.
  final class Notes {
    var lines: [String] = []
    var time = 0

    func log() -> NavigationLog {
      NavigationLog(
        now: { [self] in
          time += 1
          return .milliseconds(time)
        },
        write: { [self] line in lines.append(line) })
    }
  }

  private func withoutNumber(_ lines: [String]) -> [String] {
    lines.map { line in
      String(line.drop { $0 != ":" }.dropFirst(2)).replacing("\n", with: " ")
    }
  }

  @Test func `Each line says what has happened, and how long the stage before it took`()
    async throws
  {
    try await inWindow("window\n└─ stack\n   └─ Home*") { window, _ in
      let notes = Notes()
      let router = WindowRouter(window: window).logging(to: notes.log())
      try await router.navigate(to: GuideConfigurations.accountInVisibleStack())
      #expect(
        withoutNumber(notes.lines) == [
          "to AccountViewController",
          "build AccountViewController; change UINavigationController to Home, "
            + "AccountViewController, animated (resolve took 1.0 ms)",
          "changing screens, with Account (build took 1.0 ms)",
          "Account is on screen; reused UINavigationController; built Account (commit took 1.0 ms) "
            + "(3.0 ms in all)",
        ])
    }
  }

  @Test func `A navigation that fails ends its last line, too, and one log serves two routers`()
    async throws
  {
    try await inWindow("window\n└─ Home") { window, _ in
      let notes = Notes()
      let log = notes.log()
      for _ in 1...2 {
        _ = try? await WindowRouter(window: window).logging(to: log).navigate(
          to: GuideConfigurations.accountInVisibleStack())
      }
      let ends = notes.lines.filter { $0.hasSuffix("ms in all)") }
      #expect(ends.count == 2)
      #expect(Set(notes.lines.compactMap { $0.split(separator: ":").first }).count == 2)
    }
  }

  @Test func `What a system's log shows to everybody has no name of the app`() async throws {
    try await inWindow("window\n└─ stack\n   └─ Home*") { window, _ in
      var lines: [NavigationLogLine] = []
      let log = NavigationLog(signposts: nil, now: { .zero }, write: { lines.append($0) })
      let router = WindowRouter(window: window).logging(to: log)
      try await router.navigate(to: GuideConfigurations.accountInVisibleStack())
      let shown = lines.map { $0.event.drop { !$0.isNumber }.drop { $0 != " " } + $0.times }
      #expect(
        shown == [
          " began", " resolved (resolve took 0.0 ms)", " changes screens (build took 0.0 ms)",
          " finished (commit took 0.0 ms) (0.0 ms in all)",
        ])
      #expect(lines.map(\.names).first == "to AccountViewController")
    }
  }

  @Test func `Each stage is an interval inside that of its navigation`() async throws {
    final class Intervals: NavigationSignposts {
      var story: [String] = []
      func begin(_ navigation: Int) { story.append("begin") }
      func begin(_ stage: NavigationStage, of navigation: Int) { story.append("begin \(stage)") }
      func end(_ stage: NavigationStage, of navigation: Int) { story.append("end \(stage)") }
      func end(_ navigation: Int) { story.append("end") }
    }
    try await inWindow("window\n└─ stack\n   └─ Home*") { window, _ in
      let intervals = Intervals()
      let log = NavigationLog(signposts: intervals, write: { _ in })
      let router = WindowRouter(window: window).logging(to: log)
      try await router.navigate(to: GuideConfigurations.accountInVisibleStack())
      #expect(
        intervals.story == [
          "begin", "begin resolve", "end resolve", "begin build", "end build", "begin commit",
          "end commit", "end",
        ])
    }
  }

  @Test func `The time before an interceptor begins or a screen is asked is not that of building`()
    async throws
  {
    try await inWindow("window\n├─ Home\n└─ modal Draft") { window, _ in
      let notes = Notes()
      let router = WindowRouter(window: window).logging(to: notes.log())
        .adding(ClosureInterceptor<Void> {})
      let account = StepAssembly { AccountViewController() }
        .using(.presentModally()).from(.existing(HomeViewController.self))
      try await router.navigate(to: account)
      let stages = notes.lines.compactMap { $0.firstMatch(of: /\((\w+) took/)?.output.1 }
      #expect(
        stages == ["resolve", "resolve", "ask", "intercept", "resolve", "build", "commit"],
        "\(notes.lines)")
    }
  }

  @Test func `A router that is not asked to logs nothing`() async throws {
    try await inWindow("window\n└─ stack\n   └─ Home*") { window, _ in
      let notes = Notes()
      _ = notes.log()
      try await WindowRouter(window: window).navigate(
        to: GuideConfigurations.accountInVisibleStack())
      #expect(notes.lines == [])
    }
  }
}
#endif
