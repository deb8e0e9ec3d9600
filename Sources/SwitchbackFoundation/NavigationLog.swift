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
@MainActor
public final class NavigationLog {
  private let write: @MainActor (String) -> Void
  private let now: @MainActor () -> Duration
  private let signposts: (any NavigationSignposts)?
  private var running: [Int: (start: Duration, stage: Duration, name: NavigationStage)] = [:]

  /// A log that writes to the system's log, or to standard error on platforms without one.
  ///
  /// - Parameters:
  ///   - subsystem: The subsystem in the system's log. Defaults to the app's bundle identifier.
  ///   - category: The category of the lines.
  public convenience init(subsystem: String? = nil, category: String = "navigation") {
    #if canImport(os)
    let subsystem = subsystem ?? Bundle.main.bundleIdentifier ?? "Switchback"
    let logger = Logger(subsystem: subsystem, category: category)
    self.init(
      signposts: SystemSignposts(subsystem: subsystem, category: category),
      write: { line in logger.notice("\(line)") })
    #else
    self.init { line in
      FileHandle.standardError.write(Data("\(line)\n".utf8))
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
    self.init(signposts: nil, now: now, write: write)
  }

  init(
    signposts: (any NavigationSignposts)?, now: (@MainActor () -> Duration)? = nil,
    write: @escaping @MainActor (String) -> Void
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
    var line = "\(event)"
    if let last = running[number] {
      line += " (\(last.name.rawValue) took \(milliseconds(time - last.stage)))"
      signposts?.end(last.name, of: number)
    }
    if let next = NavigationStage(after: event.kind) {
      if running[number] == nil { signposts?.begin(number) }
      running[number] = (running[number]?.start ?? time, time, next)
      signposts?.begin(next, of: number)
    } else if let start = running.removeValue(forKey: number)?.start {
      line += " (\(milliseconds(time - start)) in all)"
      signposts?.end(number)
    }
    write(line)
  }

  private func milliseconds(_ duration: Duration) -> String {
    let tenths = (duration / .microseconds(100)).rounded()
    return "\(tenths / 10) ms"
  }
}

/// A stage of a navigation, from one of its events to the next.
enum NavigationStage: String, Sendable {
  case resolve, ask, intercept, build, commit

  /// The stage that an event begins, or `nil` if the event ends the navigation.
  @MainActor
  init?(after event: NavigationEvent.Kind) {
    switch event {
    case .began, .intercepted: self = .resolve
    case .resolved: self = .build
    case .asking: self = .ask
    case .intercepting: self = .intercept
    case .committing: self = .commit
    case .finished, .failed: return nil
    }
  }
}

/// Intervals in Instruments: one for each navigation, with one for each of its stages inside.
@MainActor
protocol NavigationSignposts {
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
