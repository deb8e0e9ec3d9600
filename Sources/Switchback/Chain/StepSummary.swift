/// What a step of a chain says of itself: for plans, maps and errors.
///
/// A summary is made when somebody reads it, from the types in the step.
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

  /// How the screen is looked for.
  private(set) var search: String?

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
  var isNeverLookedFor: Bool { search == FinderWords.never }

  /// Adds what a step's finder says of itself.
  @MainActor
  mutating func add<F: Finder>(_ finder: F) {
    let words = FinderWords(finder)
    self.finder = words.text
    search = words.search
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

/// The name of a type without its type arguments: `ClassFinder`, not `ClassFinder<Home, Void>`.
package func baseName(_ type: Any.Type) -> String {
  let name = "\(type)"
  return String(name.prefix { $0 != "<" })
}

/// The name of a screen type for people.
package func screenTypeName(_ type: Any.Type) -> String {
  type == (any Screen).self ? "any screen" : "\(type)"
}

/// A name with its indefinite article.
package func article(_ name: String) -> String {
  switch name.first {
  case _ where name.hasPrefix("any "): name
  case _ where name.hasPrefix("UI"): "a \(name)"
  case "A", "E", "I", "O", "U": "an \(name)"
  default: "a \(name)"
  }
}

/// A part of a compiled chain that can say what it is.
@MainActor
protocol StepDescribing: AnyObject {
  var summary: StepSummary { get }

  /// The type of the step's screen, or `nil` if the step has none and only leads on: what the summary
  /// says, for less.
  var screenName: String? { get }

  /// What can be read of the step, without its ways on.
  var outline: ChainOutline.Step { get }

  /// Why the finder has not found its screen: what it was shown.
  func absence(in hierarchy: Hierarchy) -> String
}

extension StepDescribing {
  var screenName: String? {
    let summary = summary
    return summary.hasScreen ? summary.target : nil
  }

  func absence(in hierarchy: Hierarchy) -> String { "not found" }
}

/// Why a finder found nothing, in words.
@MainActor
func absence<F: Finder>(of finder: F, in hierarchy: Hierarchy) -> String {
  guard let iterating = finder as? any StackIteratingFinder else {
    return finder is NilFinder<F.Target, F.Context> ? FinderWords.never : "not found"
  }
  let (screens, matching) = hierarchy.examined(
    F.Target.self, iterating.options, from: iterating.startingPoint)
  let target = article(screenTypeName(F.Target.self))
  let plural = screenTypeName(F.Target.self) + "s"
  let looked = "not found: \(screens) \(screens == 1 ? "screen" : "screens") looked at, "
  return switch matching {
  case 0: looked + "none is \(target)"
  case 1: looked + "1 is \(target), but not the one"
  default: looked + "\(matching) are \(plural), but none is the one"
  }
}
