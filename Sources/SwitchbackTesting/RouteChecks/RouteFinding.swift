import Switchback

/// A finding about a chain or a link, without running it.
///
///     fault in product: ProductScreen can neither be found nor built.
///       1. ProductScreen, found by ClassFinder (…), built by ProductFactory, integrated by Push → 2
///     ▸ 2. ModelStack, never looked for, built by NilFactory → 3
///       3. any screen, found by GeneralStep.current
///     Give the step a finder that can find its screen, or a factory.
public struct RouteFinding: Sendable {
  /// The severity.
  public enum Severity: Int, Hashable, Sendable, Comparable {
    /// It cannot work.
    case fault
    /// It works in some situations and fails in others, or is unused.
    case doubt
    /// It cannot be read.
    case hidden

    public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  /// The check.
  public enum Kind: Hashable, Sendable {
    /// A chain that cannot start.
    case noStart
    /// A step that can neither find nor build its screen.
    case uselessStep
    /// A finder that accepts any screen.
    case findsAnything
    /// A finder that does not check the context, although the screen can, or because it cannot.
    case ignoresContext
    /// A switch case that can never be chosen.
    case unreachableCase
    /// A switch without a default, whose cases may all fail.
    case missingDefault
    /// An `expectingContainer` that nothing provides.
    case missingContainer
    /// A destination that another destination's finder accepts.
    case shadowedDestination
    /// A destination that nothing leads to.
    case unusedDestination
    /// A link that leads nowhere.
    case linkWithoutDestination
    /// A part that cannot be read.
    case cannotSeeInside
  }

  /// The severity.
  public let severity: Severity
  /// The check.
  public let kind: Kind
  /// The name of the chain, or the link.
  public let chain: String
  /// The finding, in a sentence.
  public let message: String
  /// The remedy.
  public let advice: String
  /// The chain.
  package let outline: ChainOutline?
  /// The step in the chain's outline.
  public let step: Int?
  /// The case of the step, if the step is a switch and the finding is about one of its cases.
  public let way: Int?

  init(
    _ severity: Severity, _ kind: Kind, chain: String, outline: ChainOutline? = nil,
    step: Int? = nil, way: Int? = nil, message: String, advice: String
  ) {
    self.severity = severity
    self.kind = kind
    self.chain = chain
    self.outline = outline
    self.step = step
    self.way = way
    self.message = message
    self.advice = advice
  }
}

extension RouteFinding: CustomStringConvertible {
  /// The finding, the chain with the step marked, and the remedy.
  public var description: String {
    let word =
      switch severity {
      case .fault: "fault in \(chain)"
      case .doubt: "doubt about \(chain)"
      case .hidden: "\(chain) cannot be read"
      }
    let drawing = markedOutline.map { "\n\($0)" } ?? ""
    return "\(word): \(message)\(drawing)\n\(advice)"
  }

  private var markedOutline: String? {
    guard let outline, let step else { return nil }
    // A step has a line of its own, and one for each continuation if there are several.
    var marked = 0
    for index in 0..<step { marked += 1 + outline.steps[index].listedWays }
    if let way { marked += 1 + way }
    return "\(outline)".split(separator: "\n").enumerated()
      .map { ($0.offset == marked ? "▸ " : "  ") + $0.element }
      .joined(separator: "\n")
  }
}

extension ChainOutline.Step {
  /// The number of continuations that the outline's text lists in lines of their own.
  fileprivate var listedWays: Int {
    ways.first?.condition == .always ? 0 : ways.count
  }
}
