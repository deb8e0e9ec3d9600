/// A world, written down: the app, its chains and routers, and what happens to them, in order.
///
/// A seed makes one up; a world that fails is shrunk to a smaller one. It is a plain value without
/// any object, so that the same script always gives the same world.
package struct WorldScript: Equatable, Sendable {
  package var host: HostScript
  package var windows: [WindowScript]
  package var chains: [ChainScript]
  package var routers: [RouterScript]
  package var events: [WorldEvent]

  init(
    _ host: HostScript, windows: [WindowScript], chains: [ChainScript], routers: [RouterScript],
    events: [WorldEvent] = []
  ) {
    self.host = host
    self.windows = windows
    self.chains = chains
    self.routers = routers
    self.events = events
  }

  /// A world with at least one window, chain and router.
  package init(
    _ host: HostScript = .model(), windows: WindowScript..., chains: ChainScript...,
    routers: RouterScript..., events: [WorldEvent] = []
  ) {
    self.init(
      host, windows: windows.isEmpty ? [.window(.screen())] : windows,
      chains: chains.isEmpty ? [.chain()] : chains,
      routers: routers.isEmpty ? [RouterScript()] : routers, events: events)
  }
}

/// The toolkit that shows the screens.
package enum HostScript: Equatable, Sendable {
  case model(isAnimated: Bool = false)
  /// UIKit's simulator, with its settings in one number.
  case uiKit(settings: Int = 0)
  /// SwiftUI's simulator, with its settings in one number.
  case swiftUI(settings: Int = 0)

  /// Whether UIKit shows nothing but the compact columns of split views that have columns.
  var showsCompactColumns: Bool {
    guard case .uiKit(let settings) = self else { return false }
    return settings >> 8 & 1 == 1 && settings >> 18 & 3 == 3
  }

  /// The kind of screen that the host makes of one that is written down: on UIKit, all numbers but 0 may have
  /// another class that means the same.
  func kind(_ kind: ScreenKind, id: Int) -> ScreenKind {
    guard case .uiKit(let settings) = self, id > 0 else { return kind }
    return switch kind {
    case .split, .compactSplit: settings >> 15 & 1 == 1 ? .columns : kind
    default: kind
    }
  }
}

/// A window, layer by layer from the bottom up.
package struct WindowScript: Equatable, Sendable {
  package var layers: [TreeScript]

  package init(layers: [TreeScript]) {
    self.layers = layers
  }

  package static func window(_ layers: TreeScript...) -> WindowScript {
    WindowScript(layers: layers)
  }
}

/// A screen and all in it.
package struct TreeScript: Equatable, Sendable {
  package var kind: ScreenKind
  package var children: [TreeScript] = []
  /// By which finders tell one screen from another.
  package var id: Int
  /// The selected one of the children; every host does with it what it can.
  package var selected = 0
  /// What the screen does when it is asked whether it may go.
  package var leaving: GuardScript?

  package init(
    kind: ScreenKind = .page, id: Int = 0, children: [TreeScript] = [], selected: Int = 0,
    leaving: GuardScript? = nil
  ) {
    self.kind = kind
    self.id = id
    self.children = children
    self.selected = selected
    self.leaving = leaving
  }

  package static func screen(
    _ kind: ScreenKind = .page, _ children: TreeScript..., id: Int = 0, selected: Int = 0,
    leaving: GuardScript? = nil
  ) -> TreeScript {
    TreeScript(kind: kind, id: id, children: children, selected: selected, leaving: leaving)
  }
}

/// The types of screens, under names that all hosts share.
package enum ScreenKind: String, CaseIterable, Equatable, Sendable {
  /// Screens that hold nothing; a card is also a page.
  case page, card
  /// A page that is asked before it goes, and one whose result can be awaited.
  case form, picker
  case stack, tabs, split, compactSplit
  /// An app's own container, which shows all its screens.
  case pager
  /// One that shows a page at a time.
  case pages
  /// A stack that is asked before it goes.
  case wizard
  /// A split view made of columns, and the stack that UIKit makes around a column’s screen.
  case columns, columnStack
}

/// What a screen does when it is asked whether it may go.
package struct GuardScript: Equatable, Sendable {
  package var number: Int
  package var refusesImmediately = false
  package var acts: [ActScript] = []
  package var answer = true

  package init(
    number: Int = 0, refusesImmediately: Bool = false, acts: [ActScript] = [], answer: Bool = true
  ) {
    self.number = number
    self.refusesImmediately = refusesImmediately
    self.acts = acts
    self.answer = answer
  }
}

/// A router: of which window, with which tasks of its own.
package struct RouterScript: Equatable, Sendable {
  package var window: Int
  package var policy = PolicyScript.queue
  /// In seconds of the world's clock.
  package var timeLimit: Int?
  /// One that nothing observes takes shorter ways.
  package var isObserved = true
  package var interceptors: [InterceptorScript] = []
  package var tasks: [TaskScript] = []
  package var postTasks: [TaskScript] = []
  /// How many navigations its trail remembers, if it has one.
  package var trailLimit: Int?
  /// Whether it rejects navigations that begin while something moves in the window.
  package var rejectsTransitions = false
  /// Whether a recorder follows it, if it is observed.
  package var isRecorded = false

  package init(
    window: Int = 0, policy: PolicyScript = .queue, timeLimit: Int? = nil,
    isObserved: Bool = true, interceptors: [InterceptorScript] = [], tasks: [TaskScript] = [],
    postTasks: [TaskScript] = [], trailLimit: Int? = nil, rejectsTransitions: Bool = false,
    isRecorded: Bool = false
  ) {
    self.window = window
    self.policy = policy
    self.timeLimit = timeLimit
    self.isObserved = isObserved
    self.interceptors = interceptors
    self.tasks = tasks
    self.postTasks = postTasks
    self.trailLimit = trailLimit
    self.rejectsTransitions = rejectsTransitions
    self.isRecorded = isRecorded
  }
}

package enum PolicyScript: CaseIterable, Equatable, Sendable { case queue, reject, replace }
