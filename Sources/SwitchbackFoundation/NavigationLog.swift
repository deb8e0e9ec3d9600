import Foundation
import Switchback

#if canImport(os)
import os
#endif

/// A log of navigations: lines of text, or the system's log with its signposts where the platform
/// has one.
///
/// A router logs only if you attach a log:
///
///     let router = WindowRouter(window: window).logging(to: NavigationLog())
///
/// On Apple's platforms the lines go to the system's log, and Instruments shows each navigation as an
/// interval of the signpost `navigation`, with its stages inside: resolve, ask, intercept, build, commit.
/// On other platforms the lines go to standard error. One log can serve several routers.
///
/// Outside the debugger, the system's log shows the number and the kind of each event and how long it
/// took, and hides what the app has named: screens, contexts, interceptors. To show these, too, in a log
/// that only you read:
///
///     NavigationLog(names: .shown)
@MainActor
public final class NavigationLog {
  /// Whether the system's log shows the names of an app's screens, contexts and interceptors.
  public enum Names: Sendable {
    /// Only in the debugger.
    case hidden
    /// Always, also in a log that the user sends.
    case shown
  }

  private let write: @MainActor (NavigationLogLine) -> Void
  private let now: @MainActor () -> Duration
  private let signposts: (any NavigationSignposts)?
  private var running: [Int: Running] = [:]

  /// A navigation in progress, with the moments at which it and its stage began.
  private struct Running {
    let start: Duration
    let stage: Duration
    let name: NavigationStage
    /// Whether a screen was asked, or an interceptor has begun.
    let hasAsked: Bool
  }

  /// A log that writes to the system's log, or to standard error on platforms without one.
  ///
  /// - Parameters:
  ///   - subsystem: The subsystem in the system's log. Defaults to the app's bundle identifier.
  ///   - category: The category of the lines.
  ///   - names: Whether the system's log shows the app's names outside the debugger. Standard error
  ///     always has them.
  public convenience init(
    subsystem: String? = nil, category: String = "navigation", names: Names = .hidden
  ) {
    #if canImport(os)
    let subsystem = subsystem ?? Bundle.main.bundleIdentifier ?? "Switchback"
    let logger = Logger(subsystem: subsystem, category: category)
    self.init(
      signposts: SystemSignposts(subsystem: subsystem, category: category),
      write: { line in
        // NB: the compiler has to see which part is public.
        switch names {
        case .hidden:
          logger.notice(
            "\(line.event, privacy: .public): \(line.names, privacy: .private)\(line.times, privacy: .public)"
          )
        case .shown: logger.notice("\(line.description, privacy: .public)")
        }
      })
    #else
    self.init(signposts: nil) { line in
      writeToStandardError("\(line)")
    }
    #endif
  }

  /// A log that passes each line to a closure.
  ///
  /// - Parameters:
  ///   - now: Returns the time elapsed since a fixed moment. Defaults to the machine's clock.
  ///   - write: Takes a line.
  public convenience init(
    now: (@MainActor () -> Duration)? = nil, write: @escaping @MainActor (String) -> Void
  ) {
    self.init(signposts: nil, now: now) { line in write(line.description) }
  }

  package init(
    signposts: (any NavigationSignposts)?, now: (@MainActor () -> Duration)? = nil,
    write: @escaping @MainActor (NavigationLogLine) -> Void
  ) {
    let start = ContinuousClock.now
    self.now = now ?? { ContinuousClock.now - start }
    self.signposts = signposts
    self.write = write
  }

  /// Logs an event.
  public func note(_ event: NavigationEvent) {
    let number = event.navigation
    let time = now()
    var line = NavigationLogLine(event)
    let last = running[number]
    if let last {
      line.times += " (\(last.name.rawValue) took \(milliseconds(time - last.stage)))"
      signposts?.end(last.name, of: number)
    }
    let hasAsked = last?.hasAsked ?? false
    if let next = NavigationStage(after: event.kind, hasAsked) {
      if last == nil { signposts?.begin(number) }
      running[number] = Running(
        start: last?.start ?? time, stage: time, name: next,
        hasAsked: hasAsked || next == .ask || next == .intercept)
      signposts?.begin(next, of: number)
    } else if let start = running.removeValue(forKey: number)?.start {
      line.times += " (\(milliseconds(time - start)) in all)"
      signposts?.end(number)
    }
    write(line)
  }

  private func milliseconds(_ duration: Duration) -> String {
    let tenths = (duration / .microseconds(100)).rounded()
    return "\(tenths / 10) ms"
  }
}

/// A line of the log, divided into what is the library's own and what an app has named.
package struct NavigationLogLine: CustomStringConvertible {
  /// The number of the navigation, and the kind of event.
  package let event: String
  /// The screens, contexts and interceptors.
  package let names: String
  /// The durations.
  package var times = ""
  private let text: String

  @MainActor
  init(_ event: NavigationEvent) {
    text = "\(event)"
    names = String(text.drop { $0 != ":" }.dropFirst(2))
    self.event = "navigation \(event.navigation) \(Self.name(of: event.kind))"
  }

  /// The whole line, as ``NavigationEvent`` describes the event.
  package var description: String { text + times }

  private static func name(of kind: NavigationEvent.Kind) -> String {
    switch kind {
    case .began: "began"
    case .resolved: "resolved"
    case .asking: "asks a screen"
    case .intercepting: "began to intercept"
    case .intercepted: "was intercepted"
    case .fallingBack: "falls back"
    case .committing: "changes screens"
    case .finished: "finished"
    case .failed: "failed"
    }
  }
}

/// A stage of a navigation, from one of its events to the next.
package enum NavigationStage: String, Sendable {
  case resolve, ask, intercept, build, commit

  /// The stage that an event begins, or `nil` if the event ends the navigation. Resolving goes on until a
  /// plan has nothing left to ask.
  @MainActor
  init?(after event: NavigationEvent.Kind, _ hasAsked: Bool) {
    switch event {
    case .began, .intercepted, .fallingBack: self = .resolve
    case .resolved(let plan):
      self = plan.interceptors.isEmpty && (hasAsked || plan.asked.isEmpty) ? .build : .resolve
    case .asking: self = .ask
    case .intercepting: self = .intercept
    case .committing: self = .commit
    case .finished, .failed: return nil
    }
  }
}

/// Intervals in Instruments: one for each navigation, with one for each of its stages inside.
@MainActor
package protocol NavigationSignposts {
  func begin(_ navigation: Int)
  func begin(_ stage: NavigationStage, of navigation: Int)
  func end(_ stage: NavigationStage, of navigation: Int)
  func end(_ navigation: Int)
}

extension WindowRouter {
  /// Writes what happens in the navigations of this router to a log.
  ///
  ///     WindowRouter(window: window).logging(to: NavigationLog { line in print(line) })
  public func logging(to log: NavigationLog) -> Self {
    observing { event in log.note(event) }
  }
}

#if canImport(os)
/// The system's signposts.
private final class SystemSignposts: NavigationSignposts {
  private let signposter: OSSignposter
  private var navigations: [Int: OSSignpostIntervalState] = [:]
  private var stages: [Int: OSSignpostIntervalState] = [:]

  init(subsystem: String, category: String) {
    signposter = OSSignposter(subsystem: subsystem, category: category)
  }

  func begin(_ navigation: Int) {
    navigations[navigation] = signposter.beginInterval(
      "navigation", id: signposter.makeSignpostID())
  }

  func begin(_ stage: NavigationStage, of navigation: Int) {
    stages[navigation] = signposter.beginInterval(name(of: stage), id: signposter.makeSignpostID())
  }

  func end(_ stage: NavigationStage, of navigation: Int) {
    guard let state = stages.removeValue(forKey: navigation) else { return }
    signposter.endInterval(name(of: stage), state)
  }

  func end(_ navigation: Int) {
    guard let state = navigations.removeValue(forKey: navigation) else { return }
    signposter.endInterval("navigation", state)
  }

  /// The compiler must know the name of a signpost.
  private func name(of stage: NavigationStage) -> StaticString {
    switch stage {
    case .resolve: "resolve"
    case .ask: "ask"
    case .intercept: "intercept"
    case .build: "build"
    case .commit: "commit"
    }
  }
}
#endif

/// Writes the failure of a navigation that `go` or `goBack` has started to the system's log, or to standard error.
@MainActor
package func log(_ failure: any Error) {
  #if canImport(os)
  Logger(subsystem: Bundle.main.bundleIdentifier ?? "Switchback", category: "navigation")
    .error("\(String(describing: failure), privacy: .private)")
  #else
  writeToStandardError("\(failure)")
  #endif
}

#if !canImport(os)
private func writeToStandardError(_ line: String) {
  // NB: not `Data(line.utf8)`, which the compiler turns into four kilobytes.
  FileHandle.standardError.write("\(line)\n".data(using: .utf8) ?? Data())
}
#endif
