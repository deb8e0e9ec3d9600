/// A static description of a chain: every step, including those behind a switch.
///
/// Closures cannot be read. The outline marks them (``Goal/hidden``, ``FinderOutline/isHidden``)
/// instead of guessing.
///
/// An outline is a flat list, however long the chain is and however often it branches: a step that
/// several branches share is listed once.
package struct ChainOutline: Sendable {
  /// The steps. The first one is the destination; without a switch they follow each other.
  package let steps: [Step]

  package var destination: Step { steps[0] }
}

extension ChainOutline {
  /// A continuation from a step.
  package struct Way: Equatable, Sendable {
    package let condition: Condition

    /// The condition in words, as in ``Step/cases``. Empty for an unconditional continuation.
    package let label: String

    package internal(set) var goal: Goal
  }

  package indirect enum Condition: Equatable, Sendable {
    case always
    /// A case of a switch: a finder finds its screen.
    case finder(FinderOutline)
    /// A case of a switch: a closure decides, and cannot be read.
    case closure
    /// The default of a switch.
    case otherwise
  }

  package enum Goal: Equatable, Sendable {
    /// The step with this index in ``ChainOutline/steps``.
    case step(Int)
    /// None: the screen that the condition has found is the step's own, and the chain ends.
    case found
    /// A chain that a closure returns, which cannot be read.
    case hidden
  }

  /// A static description of a step, for plans, errors, maps and checks.
  package struct Step: Sendable {
    package enum Role: Sendable {
      /// A screen to be found or built.
      case screen
      /// A screen to be found only: its factory builds nothing.
      case lookup
      /// The end of the chain: the root of the topmost layer.
      case current
      /// The end of the chain: the window's root.
      case root
      /// Looks for the container around the screen of the next step.
      case expectingContainer
      /// Changes the context.
      case transformer
      /// Continues with one of several steps.
      case `switch`
    }

    package let role: Role

    /// The type of the step's screen; `nil` for a step that only changes the context.
    package let target: ScreenType?

    /// The name of the type, or both contexts for a step that only changes the context.
    package var name: String { target?.name ?? contexts }

    private let contexts: String
    /// The finder. Starts, switches and steps without a screen have none.
    package internal(set) var finder: FinderOutline?

    package internal(set) var factory: FactoryOutline?
    /// Integrates a new screen into that of the next step.
    package internal(set) var action: ActionOutline?

    /// The names of the step's tasks, in order.
    package internal(set) var interceptors: [String] = []
    package internal(set) var contextTasks: [String] = []
    package internal(set) var postRoutingTasks: [String] = []

    /// The cases of a switch in words, in order, the default last.
    package internal(set) var cases: [String] = []

    /// The continuations of the chain: none from its last step, one from most others, and one for
    /// each case from a switch, in order, the default last.
    ///
    /// Only in an outline. A step of a plan or of an error has the one continuation that was taken.
    package internal(set) var ways: [Way] = []

    /// A step with a screen.
    init(_ role: Role, _ target: Any.Type) {
      self.role = role
      self.target = ScreenType(target)
      contexts = ""
    }

    /// A change of context.
    init(context: Any.Type, becoming other: Any.Type) {
      role = .transformer
      target = nil
      contexts = "\(context) → \(other)"
    }
  }
}

extension ChainOutline.Way {
  /// The same continuation, to a step of another list.
  package init(_ way: Self, leadingTo step: Int) {
    self.init(condition: way.condition, label: way.label, goal: .step(step))
  }

  /// Whether the condition or the chain behind it cannot be read.
  package var isHidden: Bool {
    switch condition {
    case .closure: true
    case .finder(let finder): finder.isHidden || goal == .hidden
    case .always, .otherwise: goal == .hidden
    }
  }
}

extension ChainOutline.Step {
  /// Whether the step is a start: a screen that is always there.
  package var isStart: Bool { role == .current || role == .root }

  /// Whether the step is a switch that ends the navigation in an error if none of its cases applies.
  package var isSwitchWithoutDefault: Bool {
    role == .switch && !ways.contains { $0.condition == .otherwise }
  }

  /// Whether the step accepts a screen whatever context it shows, although the screen can check
  /// contexts. A step without a context that builds nothing accepts any screen on purpose.
  package var ignoresContext: Bool {
    guard let finder else { return false }
    return finder.ignoresContext || finder.acceptsAnyContext && factory?.builds == true
  }

  package var hasScreen: Bool { role != .expectingContainer && role != .transformer }
}

/// A chain as a navigation saw it, as text: each step with its search, its outcome and its
/// construction, and a mark at the step at which the navigation failed.
///
///       · ProductScreen  not found: 12 screens looked at, none is a ProductScreen
///                        looked for by ClassFinder (current, contained; from the topmost layer)
///                        built by ProductFactory, integrated by Push
///     ▸ · ModelStack     never looked for
///                        …
public struct ChainTrace: Sendable {
  package final class Line: Sendable {
    /// The step, without its continuations.
    package let step: ChainOutline.Step
    /// Its outcome: found, not found and why, or not looked at.
    package let wording: Wording
    package let isFound: Bool
    /// Whether the navigation failed here.
    package let isFailing: Bool

    package var outcome: String { "\(wording)" }

    init(
      step: ChainOutline.Step, wording: Wording, isFound: Bool = false, isFailing: Bool = false
    ) {
      self.step = step
      self.wording = wording
      self.isFound = isFound
      self.isFailing = isFailing
    }
  }

  /// The steps, destination first.
  package let lines: [Line]

  /// The destination's type of screen or, for a way back, the finder. A switch between ways back has neither.
  public var destination: String {
    var name = "nothing"
    for line in lines where line.step.hasScreen {
      name = line.step.name
      if name != screenTypeName((any Screen).self) { break }
      if let finder = line.step.finder?.description ?? line.step.startName { return finder }
    }
    return name
  }

  /// The screen of the step at which the navigation failed.
  var failing: String? {
    lines.first { $0.isFailing && $0.step.role != .switch }?.step.name
  }
}

/// The reason why a finder found nothing, in words.
@MainActor
func absence<F: Finder>(of finder: F, in hierarchy: Hierarchy) -> Wording {
  guard let iterating = finder as? any StackIteratingFinder else {
    let isNever = finder is NilFinder<F.Target, F.Context>
    return "\(isNever ? FinderOutline.neverLookedFor : "not found")"
  }
  let walk = hierarchy.knownWalk(WalkKey(iterating.options, iterating.startingPoint))
  let screens = walk?.steps.examinedCount ?? 0
  let matching = walk?.steps.count(TypeTest(F.Target.self)) ?? 0
  let name = screenTypeName(F.Target.self)
  let found =
    switch matching {
    case 0: "none is \(article(name))"
    case 1: "1 is \(article(name)), but not the one"
    default: "\(matching) are \(name)s, but none is the one"
    }
  let looked = "\(screens) \(screens == 1 ? "screen" : "screens") looked at"
  var words: Wording = "not found: \(looked), \(found)"
  let passedOver = walk?.passedOver(F.Target.self) ?? []
  if !passedOver.isEmpty {
    let (verb, noun) = passedOver.count == 1 ? ("belongs", "its class") : ("belong", "the class")
    words += "; \(list(passedOver)) \(verb) to the system: name \(noun) to continue in it"
  }
  let closed = walk?.unsearchedNames(.notAContainer) ?? []
  if !closed.isEmpty {
    words += "; nothing inside \(list(closed)) was looked at: make "
    words += "\(closed.count == 1 ? "it" : "them") conform to ContainerScreen"
  }
  let unmade = walk?.unsearchedNames(.notMadeYet) ?? []
  if !unmade.isEmpty {
    words += "; what is inside \(list(unmade)) is made when the user comes there, so it was not "
    words += "searched: use a finder that makes it"
  }
  return words
}

/// Some names, and the number of the others.
private func list(_ names: [String]) -> Wording {
  var list: Wording = ""
  for (index, name) in names.prefix(names.count > 3 ? 2 : 3).enumerated() {
    if index > 0 { list += index == names.count - 1 ? " and " : ", " }
    list += "\(name: name)"
  }
  return names.count > 3 ? list + "\(" and \(names.count - 2) more")" : list
}
