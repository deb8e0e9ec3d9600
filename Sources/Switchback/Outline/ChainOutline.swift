/// A static description of a chain: every step, also the steps behind a switch.
///
/// Use it to draw chains or to check them in a test: which screens are looked for where, what is
/// built, how it is integrated, and where the chain goes on.
///
///     print(app.product.outline)
///
///     1. ProductScreen, found by ClassWithContextFinder (…), built by ProductFactory,
///        integrated by Push → 2
///     2. ModelStack, one of
///        - expecting ModelStack, looked for by ClassFinder (…): found
///        - otherwise → 3
///     3. …
///
/// What closures do cannot be read. It is marked as such (``Goal/hidden``,
/// ``FinderOutline/isHidden``), not guessed at.
///
/// An outline is a flat list however long the chain is and however often it branches: a step on
/// which several branches go on stands in it once.
public struct ChainOutline: Hashable, Sendable {
  /// The steps. The first one is the destination; without a switch they follow each other.
  public let steps: [Step]

  init(steps: [Step]) {
    self.steps = steps
  }

  /// The first step.
  public var destination: Step { steps[0] }
}

extension ChainOutline {
  /// A way on from a step.
  public struct Way: Hashable, Sendable {
    /// The condition for taking it.
    public let condition: Condition

    /// The condition in words, as ``Step/cases`` has it. Empty for a way without condition.
    public let label: String

    /// Its end.
    public internal(set) var goal: Goal

    init(condition: Condition, label: String, goal: Goal) {
      self.condition = condition
      self.label = label
      self.goal = goal
    }

    /// The same way, to a step of another list.
    package init(_ way: Way, leadingTo step: Int) {
      self.init(condition: way.condition, label: way.label, goal: .step(step))
    }
  }

  /// The condition for taking a way.
  public enum Condition: Hashable, Sendable {
    /// Always.
    case always
    /// A case of a switch: a finder finds its screen.
    case finder(FinderOutline)
    /// A case of a switch: a closure decides. What it decides cannot be read.
    case closure
    /// The default of a switch: no case applies.
    case otherwise
  }

  /// The end of a way.
  public enum Goal: Hashable, Sendable {
    /// To the step with this index in ``ChainOutline/steps``.
    case step(Int)
    /// Nowhere: the screen that the condition has found is the step's own, and the chain ends.
    case found
    /// To a chain that a closure returns, and that cannot be read.
    case hidden
  }
}

extension ChainOutline.Way {
  /// Whether the condition or the chain behind it cannot be read.
  public var isHidden: Bool {
    switch condition {
    case .closure: true
    case .finder(let finder): finder.isHidden || goal == .hidden
    case .always, .otherwise: goal == .hidden
    }
  }
}
