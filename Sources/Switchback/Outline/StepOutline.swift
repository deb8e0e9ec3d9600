extension ChainOutline {
  /// A static description of a step, for plans, errors, maps and checks.
  public struct Step: Hashable, Sendable {
    /// The role of a step in its chain.
    public enum Role: Hashable, Sendable {
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

    /// The role of the step in its chain.
    public let role: Role

    /// The type of the step's screen; `nil` for a step that only changes the context.
    public let target: ScreenType?

    /// The name of the type, or both contexts for a step that only changes the context.
    public var name: String { target?.name ?? contexts }

    private let contexts: String

    /// The finder. Starts, switches and steps without a screen have none.
    public internal(set) var finder: FinderOutline?

    /// The factory, or its replacement.
    public internal(set) var factory: FactoryOutline?

    /// The action that integrates a new screen into that of the next step.
    public internal(set) var action: ActionOutline?

    /// The names of the step's interceptors, in order.
    public internal(set) var interceptors: [String] = []

    /// The names of the step's context tasks, in order.
    public internal(set) var contextTasks: [String] = []

    /// The names of the step's post-routing tasks, in order.
    public internal(set) var postRoutingTasks: [String] = []

    /// The cases of a switch in words, in order, the default last.
    public internal(set) var cases: [String] = []

    /// The continuations of the chain: none from its last step, one from most others, and one for
    /// each case from a switch, in order, the default last.
    ///
    /// Only in an outline. A step of a plan or of an error has the one continuation that was taken.
    public internal(set) var ways: [Way] = []

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

extension ChainOutline.Step {
  /// Whether the step is a start: a screen that is always there.
  public var isStart: Bool { role == .current || role == .root }

  /// Whether the step is a switch that ends the navigation in an error if none of its cases applies.
  public var isSwitchWithoutDefault: Bool {
    role == .switch && !ways.contains { $0.condition == .otherwise }
  }

  /// Whether a part of the step cannot be read: its finder, its factory or one of its
  /// continuations.
  public var isPartlyHidden: Bool {
    finder?.isHidden == true || factory?.isHidden == true
      || ways.contains { $0.isHidden }
  }

  /// Whether the step has a screen.
  var hasScreen: Bool { role != .expectingContainer && role != .transformer }

  /// The step's name in a list.
  var label: String {
    switch role {
    case .screen, .lookup, .current, .root: name
    case .expectingContainer: "(around it)"
    case .transformer: "(context)"
    case .switch: "(switch)"
    }
  }
}

extension ChainOutline.Step: CustomStringConvertible {
  public var description: String {
    var parts = [name]
    if finder?.kind == .never {
      parts.append(FinderOutline.neverLookedFor)
    } else if let finder = finder?.description ?? startName {
      parts.append("found by \(finder)")
    }
    if let factory { parts.append("built by \(factory.name)") }
    if let action { parts.append("integrated by \(action.name)") }
    return parts.joined(separator: ", ")
  }

  /// A start as written in code.
  var startName: String? {
    switch role {
    case .current: "GeneralStep.current"
    case .root: "GeneralStep.root"
    default: nil
    }
  }
}
