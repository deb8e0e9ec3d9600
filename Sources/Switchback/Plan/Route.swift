/// What has to happen to get from the anchor to the destination: what is built, where each new
/// screen goes, and what changes on screen, in this order.
///
/// Each navigation makes its own, which does not change once it is planned: whatever speaks of the route
/// shares it.
@MainActor
final class Route {
  /// The screen that a new one is integrated into.
  enum Source {
    case live(any Screen)
    case built(Int)
    case lookedUp(Int)
    /// The nearest container around a new screen, to be found when that one is in its place.
    case around(Int)
  }

  /// The way in which a new screen gets to its place.
  enum Integration {
    /// A child of a container that is built: handed to its factory.
    case embedded(in: Int)
    /// A child of a container on display: part of a change.
    case inserted(change: Int)
    /// A child of a container inside something that is built: put in before anything is shown.
    case late
    /// Integrated by its action, once the source is on screen.
    case performed
  }

  struct Construction {
    let step: any BuildingStep
    let tasks: PreparedTasks?
    let source: Source
    let expectsContainer: Bool
    var integration: Integration
    /// The new screens that go into this one.
    var children: [Int] = []
  }

  struct Lookup {
    let step: PreparedLookup
    let tasks: PreparedTasks?
    /// The new screen in which to look.
    let base: Int
    let isDestination: Bool
  }

  /// A container on display that gets other children.
  struct Change {
    let container: any ContainerScreen
    let before: [any Screen]
    var after: [ChildScreen]
    /// The new screen that must be visible in it.
    var child: Int
  }

  enum Operation {
    /// Takes away some of the ``dismissed`` layers, the lowest of them first.
    case dismiss(Range<Int>)
    case change(Int)
    case reveal(any Screen, in: any ContainerScreen)
    case perform(Int)
  }

  /// A container around the place where the first new screen goes.
  struct Surrounding {
    let container: any ContainerScreen
    let child: any Screen
    let isVisible: Bool
    /// The screens of a stack that goes back to the child.
    let children: [any Screen]?
  }

  struct Planned {
    let operation: Operation
    let layer: Int
    var isAnimated = false
  }

  private(set) var anchor: any Screen
  /// In the order in which they are integrated: nearest to the anchor first.
  var constructions: [Construction] = []
  var lookups: [Lookup] = []
  var changes: [Change] = []
  var operations: [Planned] = []
  /// Innermost first.
  var surroundings: [Surrounding] = []
  /// The layers that would be dismissed: their roots, each with the screen that presents it.
  var dismissed: [(presenter: any Screen, root: any Screen)] = []
  /// What would be popped or replaced, each standing for itself and everything in it.
  var removed: [any Screen] = []
  /// Whether any new screen gets to its place only when others are in theirs.
  var hasLatePlaces = false
  /// Whether any of the steps to be built or looked up has tasks of the kind.
  private(set) var hasContextTasks = false
  private(set) var hasPostRoutingTasks = false
  /// The tasks of the step that was found.
  var anchorTasks: PreparedTasks?

  init(anchor: any Screen) {
    self.anchor = anchor
  }

  /// Forgets what was planned and begins again, in the room that it took.
  func begin(at anchor: any Screen) {
    self.anchor = anchor
    constructions.removeAll(keepingCapacity: true)
    lookups.removeAll(keepingCapacity: true)
    changes.removeAll(keepingCapacity: true)
    operations.removeAll(keepingCapacity: true)
    surroundings.removeAll(keepingCapacity: true)
    dismissed.removeAll(keepingCapacity: true)
    removed.removeAll(keepingCapacity: true)
    (hasLatePlaces, hasContextTasks, hasPostRoutingTasks) = (false, false, false)
    anchorTasks = nil
  }

  /// Remembers what kinds of tasks a step to be built or looked up has.
  func note(_ tasks: PreparedTasks?) {
    guard let tasks else { return }
    if !tasks.contextTasks.isEmpty { hasContextTasks = true }
    if !tasks.postRoutingTasks.isEmpty { hasPostRoutingTasks = true }
  }

  /// Whether the window has no root yet.
  var startsInEmptyWindow: Bool { anchor is EmptyWindow }

  /// The screens that are there and that new ones come after.
  var reused: [any Screen] { startsInEmptyWindow ? [] : [anchor] }

  var changesNothing: Bool { constructions.isEmpty && operations.isEmpty }
}

/// The new screens of a route, for planning it once more.
@MainActor
struct NewScreens {
  /// Nearest to the anchor first.
  let screens: [any Screen]
  /// The screens looked up in them; `nil` for a skipped step.
  let lookedUp: [(any Screen)?]

  /// What a look-up has found inside a new screen: `nil` if nothing, or that very screen.
  func lookedUp(_ index: Int, in base: Int) -> (any Screen)? {
    lookedUp[index].flatMap { $0 === screens[base] ? nil : $0 }
  }

  func index(of screen: any Screen) -> Int? {
    screens.firstIndex { $0 === screen }
  }
}
