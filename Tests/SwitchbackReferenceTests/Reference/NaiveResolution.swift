import SimulatedWorld
import Switchback

/// What a navigation to a chain would do, as the rules say it: back from the destination to the
/// first screen that is there, then forwards again.
@MainActor
struct NaiveResolution {
  /// A step that was passed on the way back.
  enum Passed {
    case toBuild(TrialStep)
    case toLookUp(TrialStep)
  }

  /// What the parts of the chain are asked, in order.
  private(set) var log: [String] = []
  private(set) var interceptors = 0
  private(set) var anchor: (any Screen)?
  /// Nearest to the destination first.
  private(set) var passed: [Passed] = []
  private(set) var error: (any Error)?

  let window: LooseWindow

  init(_ parts: [TrialPart], context: Int, in window: LooseWindow) {
    self.window = window
    do {
      try resolve(parts[...], context)
    } catch {
      self.error = error
    }
  }

  private mutating func resolve(_ parts: ArraySlice<TrialPart>, _ context: Int) throws {
    guard let part = parts.first else { return }
    let rest = parts.dropFirst()
    switch part {
    case .start(.current):
      guard let screen = try naiveLayers(of: window).last else { throw HierarchyError.noRoot }
      anchor = screen
    case .start(.root):
      anchor = window.rootScreen ?? NaiveEmptyWindow()
    case .start(.custom(let look)):
      anchor = try find(look, .any, context)
      if anchor == nil { throw NaiveError.unanchored }
    case .step(let step):
      if try resolve(step, context) { return }
      try resolve(rest, context)
    case .transformer(let number, _, let fails):
      log.append("transform \(number) of \(context)")
      if fails { throw TrialError(description: "transformer \(number)") }
      try resolve(rest, context + 1)
    case .branch(let cases, let fallback):
      for candidate in cases {
        if try follow(candidate, context) { return }
      }
      guard let fallback else { throw NaiveError.noCase }
      try resolve(fallback[...], context)
    }
  }

  /// Whether the step's screen was found.
  private mutating func resolve(_ step: TrialStep, _ context: Int) throws -> Bool {
    anchor = try find(step.look, step.target, context)
    if anchor == nil, case .insists(let look) = step.factory {
      anchor = try find(look, step.target, context)
    }
    if anchor == nil {
      if case .builds(let refuses) = step.factory {
        log.append("prepare \(step.number) with \(context)")
        if refuses { throw TrialError(description: "factory \(step.number)") }
      }
    }
    if let refuses = step.interceptorRefuses {
      log.append("prepare interceptor \(step.number) with \(context)")
      if refuses { throw TrialError(description: "interceptor \(step.number)") }
      interceptors += 1
    }
    if anchor != nil { return true }
    if case .builds = step.factory {
      passed.append(.toBuild(step))
    } else {
      passed.append(.toLookUp(step))
    }
    return false
  }

  /// Whether the case applies.
  private mutating func follow(_ candidate: TrialCase, _ context: Int) throws -> Bool {
    switch candidate {
    case .expecting(let look):
      anchor = try find(look, .any, context)
      return anchor != nil
    case .found(let look, let parts):
      if try find(look, .product, context) == nil { return false }
      try resolve(parts[...], context)
    case .condition(let applies, let parts), .closure(let applies, let parts):
      if !applies { return false }
      try resolve(parts[...], context)
    case .evenContext(let parts):
      if context % 2 != 0 { return false }
      try resolve(parts[...], context)
    }
    return true
  }

  private mutating func find(
    _ look: TrialLook, _ target: TrialStep.Target, _ context: Int
  ) throws -> (any Screen)? {
    log.append("look \(look.number) for \(context)")
    if look.choice == .fails { throw TrialError(description: "look \(look.number)") }
    if look.choice == .never { return nil }
    let search = NaiveSearch(look.options, from: look.start, in: window)
    let found = search.offered.first { screen in
      target.matches(screen)
        && (look.choice == .byClass || (screen as? LooseScreen)?.id == context % 4)
    }
    if found == nil, let error = search.error { throw error }
    return found
  }
}

/// Errors of the engine's that only the engine can make.
enum NaiveError: String, Error {
  /// The chain has come to its end, and nothing was found.
  case unanchored = "UnanchoredError"
  /// No case of a switch without a default applies.
  case noCase = "SwitchError"
  /// The source of a new root is not the old one.
  case notTheRoot = "ReplaceRootError"
}

/// Stands for the root of a window without one: a chain can set the first root, and do nothing else.
final class NaiveEmptyWindow: NamedScreen {
  var screenName: String { "an empty window" }
  var parentScreen: (any Screen)? { nil }
  var presentedScreen: (any Screen)? { nil }
  var presentingScreen: (any Screen)? { nil }
  var isBeingDismissed: Bool { false }
  func presentScreen(_ screen: any Screen, animated: Bool) throws {}
  func dismissPresentedScreen(animated: Bool) throws {}
}
