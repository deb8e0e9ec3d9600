/// A static description of a chain: every step, including those behind a switch.
///
/// Use it to draw chains or to check them in a test: it lists the finders, the factories, the
/// actions, and the continuations.
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
/// Closures cannot be read. The outline marks them (``Goal/hidden``, ``FinderOutline/isHidden``)
/// instead of guessing.
///
/// An outline is a flat list, however long the chain is and however often it branches: a step that
/// several branches share is listed once.
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
  /// A continuation from a step.
  public struct Way: Hashable, Sendable {
    /// The condition for taking it.
    public let condition: Condition

    /// The condition in words, as in ``Step/cases``. Empty for an unconditional continuation.
    public let label: String

    /// Its goal.
    public internal(set) var goal: Goal

    init(condition: Condition, label: String, goal: Goal) {
      self.condition = condition
      self.label = label
      self.goal = goal
    }

    /// The same continuation, to a step of another list.
    package init(_ way: Way, leadingTo step: Int) {
      self.init(condition: way.condition, label: way.label, goal: .step(step))
    }
  }

  /// The condition for taking a continuation.
  public enum Condition: Hashable, Sendable {
    /// Always.
    case always
    /// A case of a switch: a finder finds its screen.
    case finder(FinderOutline)
    /// A case of a switch: a closure decides, and cannot be read.
    case closure
    /// The default of a switch: no case applies.
    case otherwise
  }

  /// The goal of a continuation.
  public enum Goal: Hashable, Sendable {
    /// The step with this index in ``ChainOutline/steps``.
    case step(Int)
    /// None: the screen that the condition has found is the step's own, and the chain ends.
    case found
    /// A chain that a closure returns, which cannot be read.
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
