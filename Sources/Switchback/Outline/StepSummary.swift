/// What a step of a chain says of itself: for plans, maps and errors.
///
/// It is made from the types in the step, each time it is read.
public struct StepSummary: Hashable, Sendable {
  /// What a step is to its chain.
  public enum Role: Hashable, Sendable {
    /// A screen to be found or built.
    case screen
    /// A screen to be found only: its factory builds nothing.
    case lookup
    /// The end of the chain: a screen that is always there.
    case start
    /// Looks for the container around the screen of the next step.
    case expectingContainer
    /// Changes the context.
    case transformer
    /// Goes on with one of several steps.
    case `switch`
  }

  /// What the step is to its chain.
  public let role: Role

  /// The type of the step's screen.
  public let target: String

  /// The finder and, unless it looks everywhere, where it looks.
  public var finder: String?

  /// The finder as it was when the step was asked.
  private var words: FinderWords?

  /// How the screen is looked for.
  var search: String? { words?.search }

  /// The factory.
  public var factory: String?

  /// The action that integrates the screen into that of the next step.
  public var action: String?

  /// The step's interceptors, in order.
  public var interceptors: [String] = []

  /// The cases of a switch, in order.
  public var cases: [String] = []

  init(_ role: Role, target: String) {
    self.role = role
    self.target = target
  }
}

extension StepSummary {
  /// Whether the step's finder finds nothing, ever.
  var isNeverLookedFor: Bool { words?.isNever == true }

  /// Adds what a step's finder says of itself.
  @MainActor
  mutating func add<F: Finder>(_ finder: F) {
    let words = FinderWords(finder)
    self.finder = words.text
    self.words = words
  }
}

extension StepSummary: CustomStringConvertible {
  public var description: String {
    var parts = [target]
    if isNeverLookedFor {
      parts.append("never looked for")
    } else if let finder {
      parts.append("found by \(finder)")
    }
    if let factory { parts.append("built by \(factory)") }
    if let action { parts.append("integrated by \(action)") }
    return parts.joined(separator: ", ")
  }
}

extension StepSummary {
  /// Whether the step stands for a screen.
  var hasScreen: Bool { role != .expectingContainer && role != .transformer }

  /// The step's name in a list.
  var label: String {
    switch role {
    case .screen, .lookup, .start: target
    case .expectingContainer: "(around it)"
    case .transformer: "(context)"
    case .switch: "(switch)"
    }
  }
}
