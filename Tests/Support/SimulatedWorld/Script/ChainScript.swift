import Switchback

/// A chain, destination first, written down so that both the engine's chain and the naive reference
/// can be made from it.
package struct ChainScript: Equatable, Sendable {
  package var parts: [PartScript]
  package var otherwise: WayOutScript?

  package init(parts: [PartScript], otherwise: WayOutScript? = nil) {
    self.parts = parts
    self.otherwise = otherwise
  }

  /// A chain that starts at the current screen unless it says otherwise.
  package static func chain(_ parts: PartScript..., otherwise: WayOutScript? = nil) -> ChainScript {
    ChainScript(
      parts: parts.last?.isEnd == true ? parts : parts + [.start(.current)], otherwise: otherwise)
  }

  /// How many of the chain's interceptors wait for the user: others may go first meanwhile.
  var pauseCount: Int { interceptors.count(where: \.waitsForUser) }

  /// The interceptors of all branches.
  var interceptors: [InterceptorScript] { parts.flatMap(\.interceptors) }
}

/// What is shown instead of a destination that cannot be found or built.
package struct WayOutScript: Equatable, Sendable {
  package var chain: Int
  /// A navigation that the app begins when it is asked for that.
  package var goes: TripScript?

  package init(chain: Int = 0, goes: TripScript? = nil) {
    self.chain = chain
    self.goes = goes
  }
}

package indirect enum PartScript: Equatable, Sendable {
  case step(StepScript)
  /// Goes on with a context that is greater by one, and of the other type if it is to be text.
  case transformer(number: Int = 0, toText: Bool = false, fails: Bool = false)
  case branch([CaseScript], otherwise: [PartScript]? = nil)
  case start(StartScript)
}

extension PartScript {
  package static func step(
    number: Int = 0, target: TargetScript = .page, look: LookScript = LookScript(),
    factory: FactoryScript = .none, action: ActionScript = .present, actionActs: [ActScript] = [],
    interceptors: [InterceptorScript] = [], tasks: [TaskScript] = [], postTasks: [TaskScript] = []
  ) -> PartScript {
    .step(
      StepScript(
        number: number, target: target, look: look, factory: factory, action: action,
        actionActs: actionActs, interceptors: interceptors, tasks: tasks, postTasks: postTasks))
  }

  /// Whether no part can follow.
  var isEnd: Bool {
    switch self {
    case .start, .branch: true
    case .step, .transformer: false
    }
  }

  fileprivate var interceptors: [InterceptorScript] {
    switch self {
    case .step(let step): step.interceptors
    case .transformer, .start: []
    case .branch(let cases, let otherwise):
      ((otherwise ?? []) + cases.flatMap(\.parts)).flatMap(\.interceptors)
    }
  }
}

package enum StartScript: Equatable, Sendable {
  case current, root
  case custom(LookScript)
}

package struct StepScript: Equatable, Sendable {
  package var number: Int
  package var target: TargetScript
  package var look: LookScript
  package var factory: FactoryScript
  package var action: ActionScript
  /// What an app's own action does that presents: behind that, or before it if the step's number is odd.
  package var actionActs: [ActScript]
  package var interceptors: [InterceptorScript]
  package var tasks: [TaskScript]
  package var postTasks: [TaskScript]

  package init(
    number: Int = 0, target: TargetScript = .page, look: LookScript = LookScript(),
    factory: FactoryScript = .none, action: ActionScript = .present, actionActs: [ActScript] = [],
    interceptors: [InterceptorScript] = [], tasks: [TaskScript] = [], postTasks: [TaskScript] = []
  ) {
    self.number = number
    self.target = target
    self.look = look
    self.factory = factory
    self.action = action
    self.actionActs = actionActs
    self.interceptors = interceptors
    self.tasks = tasks
    self.postTasks = postTasks
  }
}

/// The static type of a step.
package enum TargetScript: Int, CaseIterable, Equatable, Sendable {
  case any, page, card, form, picker, stack, tabs, split, pager, pages
}

package enum FactoryScript: Equatable, Sendable {
  /// Builds a screen with this identifier; `acts` happen while it is built.
  case builds(refusesToPrepare: Bool = false, acts: [ActScript] = [], leaving: GuardScript? = nil)
  /// A container with a page of its own in it.
  case buildsFull(acts: [ActScript] = [])
  /// Nothing: a step that is passed over.
  case none
  /// Something else must be found.
  case insists(LookScript)
}

package enum ActionScript: Equatable, Sendable, CaseIterable {
  case present, replaceRoot
  case push, pushAsRoot, pushReplacingLast
  /// An app's own action, which inserts below the top of a stack.
  case pushBelowTop
  case addTab, addFirstTab, replaceFirstTab
  case setPrimary, setSecondary, pushInSecondary
  /// In a column, by UIKit's own action.
  case showInPrimary, showInSecondary
  case addPage, setPage
  /// The container is expected around the next step's screen.
  case pushExpecting, pushReplacingLastExpecting, addTabExpecting
}

/// What a finder looks for, and where.
package struct LookScript: Equatable, Sendable {
  package enum Choice: String, Equatable, Sendable, CaseIterable {
    /// Finders of the library's own.
    case byClass = "ClassFinder", byContext = "finder of the app’s"
    case byClassWithContext = "ClassWithContextFinder", never = "NilFinder"
    /// The library's finder of a screen that the app has kept.
    case instance = "InstanceFinder"
    /// A finder of the app's, written as a closure.
    case closure = "ClosureFinder"
    /// A finder of the app's that gives the screen it has kept, wherever that is by now.
    case kept = "finder of a kept screen"
    case fails = "finder that fails"
  }

  package var choice: Choice
  /// The raw value of the search options.
  package var options: UInt8
  package var fromRoot: Bool
  /// Whether the search begins at a screen that the app has kept.
  package var fromKept: Bool
  /// A navigation that the finder starts.
  package var goes: TripScript?

  package init(
    choice: Choice = .never, options: UInt8 = 0, fromRoot: Bool = false, fromKept: Bool = false,
    goes: TripScript? = nil
  ) {
    self.choice = choice
    self.options = options
    self.fromRoot = fromRoot
    self.fromKept = fromKept
    self.goes = goes
  }

  @MainActor var searchOptions: SearchOptions { SearchOptions(rawValue: options) }
}

package enum CaseScript: Equatable, Sendable {
  case expecting(LookScript)
  case found(LookScript, [PartScript])
  /// A flag of the world's.
  case flag(Int, [PartScript])
  case evenContext([PartScript])
  /// A closure that returns a chain if a flag is up: one made long ago, or one made anew each time.
  case closure(flag: Int = 0, isMadeAnew: Bool = false, [PartScript])
}

extension CaseScript {
  var parts: [PartScript] {
    switch self {
    case .expecting: []
    case .found(_, let parts), .flag(_, let parts), .evenContext(let parts),
      .closure(_, _, let parts):
      parts
    }
  }
}

package struct InterceptorScript: Equatable, Sendable {
  package var number: Int
  /// An identity shared over chains.
  package var key: Int?
  package var waitsForUser = false
  package var timeLimit: Int?
  package var refusesToPrepare = false
  package var acts: [ActScript]

  package init(
    number: Int = 0, key: Int? = nil, waitsForUser: Bool = false, timeLimit: Int? = nil,
    refusesToPrepare: Bool = false, acts: [ActScript] = []
  ) {
    self.number = number
    self.key = key
    self.waitsForUser = waitsForUser
    self.timeLimit = timeLimit
    self.refusesToPrepare = refusesToPrepare
    self.acts = acts
  }
}

/// A context task or a post-routing task.
package struct TaskScript: Equatable, Sendable {
  package var number: Int
  package var refusesToPrepare = false
  package var acts: [ActScript]

  package init(number: Int = 0, refusesToPrepare: Bool = false, acts: [ActScript] = []) {
    self.number = number
    self.refusesToPrepare = refusesToPrepare
    self.acts = acts
  }
}

/// What the app's code does inside a callback.
package indirect enum ActScript: Equatable, Sendable {
  case fails
  /// Waits until the world lets it continue, or until it is cancelled if it heeds that.
  case waits(heedsCancellation: Bool = true)
  /// Navigates, and waits for the end.
  case navigates(TripScript)
  /// Starts a navigation and goes on.
  case goes(TripScript)
  /// Shows something without the router, in the window of the navigation.
  case interferes(AppAct)
  /// Begins a task, which does this while the callback and its navigation go on or end.
  case begins([ActScript])
}

/// The ways back.
package enum BackWay: Int, CaseIterable, Sendable {
  case previous, popToRoot, dismissal, dismissAll, start

  /// Every number is one.
  init(_ number: Int) { self = Self.allCases[abs(number) % Self.allCases.count] }
}

/// A navigation.
package struct TripScript: Equatable, Sendable {
  package enum Goal: Equatable, Sendable {
    case chain(Int, context: Int = 0)
    /// One of the ways back, by its number.
    case back(Int)
    /// Along the router's trail.
    case whereICameFrom
    /// A chain to a picker, whose result is awaited.
    case result(Int, context: Int = 0)
  }

  package var goal: Goal
  package var router: Int
  /// The router's own, if `nil`.
  package var policy: PolicyScript?
  package var isAnimated: Bool
  /// Whether the app goes there as to a destination, through a navigator or the type of the destination.
  package var isBound: Bool

  package init(
    router: Int = 0, goal: Goal, policy: PolicyScript? = nil, isAnimated: Bool = true,
    isBound: Bool = false
  ) {
    self.isBound = isBound
    self.router = router
    self.goal = goal
    self.policy = policy
    self.isAnimated = isAnimated
  }

  package static func to(
    _ goal: Goal, router: Int = 0, policy: PolicyScript? = nil, isAnimated: Bool = true,
    isBound: Bool = false
  ) -> TripScript {
    TripScript(
      router: router, goal: goal, policy: policy, isAnimated: isAnimated, isBound: isBound)
  }
}
