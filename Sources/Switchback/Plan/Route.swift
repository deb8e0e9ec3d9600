/// The way from the anchor to the destination: the screens to build, the place of each, and the
/// changes on screen, in this order.
///
/// Each navigation makes its own, which does not change once it is planned: all parts of the navigation share
/// it.
@MainActor
final class Route {
  /// The screen into which a new one is integrated.
  enum Source {
    case live(any Screen)
    case built(Int)
    case lookedUp(Int)
    /// The nearest container around a new screen, determined once that one is in its place.
    case around(Int)
  }

  /// The way in which a new screen is integrated.
  enum Integration {
    /// As a child of a container that is built: handed to its factory.
    case embedded(in: Int)
    /// As a child of a container on display: part of a change.
    case inserted(change: Int)
    /// As a child of a container inside a new screen: embedded before anything is shown.
    case late
    /// By its action, once the source is on screen.
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

  /// A container on display whose children change.
  struct Change {
    let container: any ContainerScreen
    let before: [any Screen]
    var after: [ChildScreen]
    /// The new screen that must be visible in it.
    var child: Int
  }

  enum Operation {
    /// Dismisses some of the ``dismissed`` layers, the lowest of them first.
    case dismiss(Range<Int>)
    case change(Int)
    case reveal(any Screen, in: any ContainerScreen)
    case perform(Int)
  }

  /// A container around the place of the first new screen.
  struct Surrounding {
    let container: any ContainerScreen
    let child: any Screen
    let isVisible: Bool
    /// The screens of a stack that goes back to the child.
    let children: [any Screen]?
  }

  /// A screen that comes on display, and what it presents.
  struct Coming {
    let screen: any Screen
    let presented: (any Screen)?
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
  /// The screens on display after the changes in the layer of the place, and what each presents now. Empty
  /// if nothing in the layer presents anything and nothing hidden comes on display.
  var coming: [Coming] = []
  /// The layers that would be dismissed: their roots, each with the screen that presents it.
  var dismissed: [(presenter: any Screen, root: any Screen)] = []
  /// The screens to pop or replace, each together with everything in it.
  var removed: [any Screen] = []
  /// The screens to pop or replace, too, if what is looked up among new screens turns out to be elsewhere.
  var mayBeRemoved: [any Screen] = []
  /// Whether the place of any new screen is known only when others are in theirs.
  var hasLatePlaces = false
  /// Whether any of the steps to be built or looked up has tasks of the kind.
  private(set) var hasContextTasks = false
  private(set) var hasPostRoutingTasks = false
  /// The tasks of the step that was found.
  var anchorTasks: PreparedTasks?

  init(anchor: any Screen) {
    self.anchor = anchor
  }

  /// Begins a new plan in the memory of the last one.
  func begin(at anchor: any Screen) {
    self.anchor = anchor
    constructions.removeAll(keepingCapacity: true)
    lookups.removeAll(keepingCapacity: true)
    changes.removeAll(keepingCapacity: true)
    operations.removeAll(keepingCapacity: true)
    surroundings.removeAll(keepingCapacity: true)
    coming.removeAll(keepingCapacity: true)
    dismissed.removeAll(keepingCapacity: true)
    removed.removeAll(keepingCapacity: true)
    mayBeRemoved.removeAll(keepingCapacity: true)
    (hasLatePlaces, hasContextTasks, hasPostRoutingTasks) = (false, false, false)
    anchorTasks = nil
  }

  /// Remembers the kinds of tasks that a step to be built or looked up has.
  func note(_ tasks: PreparedTasks?) {
    guard let tasks else { return }
    if !tasks.contextTasks.isEmpty { hasContextTasks = true }
    if !tasks.postRoutingTasks.isEmpty { hasPostRoutingTasks = true }
  }

  /// Whether the window has no root yet.
  var startsInEmptyWindow: Bool { anchor is EmptyWindow }

  /// The existing screens that new ones follow.
  var reused: [any Screen] { startsInEmptyWindow ? [] : [anchor] }

  var changesNothing: Bool { constructions.isEmpty && operations.isEmpty }

  /// The container whose contents change last, or the anchor.
  var leaf: any Screen { changes.last?.container ?? anchor }

  /// The screens that will be on display in a screen after the changes, among those that are there now,
  /// and what each presents.
  func coming(in first: any Screen) -> [Coming] {
    var chosen: [ObjectIdentifier: any Screen] = [:]
    for place in surroundings where !place.isVisible {
      chosen[ObjectIdentifier(place.container)] = place.child
    }
    var coming: [Coming] = []
    var pending = [first]
    var seen = IdentitySet()
    var head = 0
    while head < pending.count {
      let screen = pending[head]
      head += 1
      guard !screen.isBeingDismissed, seen.insert(screen) else { continue }
      let presented = screen.presentedScreen.flatMap { $0.isBeingDismissed ? nil : $0 }
      coming.append(Coming(screen: screen, presented: presented))
      if let container = asContainer(screen) {
        pending += chosen[ObjectIdentifier(container)].map { [$0] } ?? visibleScreens(of: container)
      }
    }
    return coming
  }

  /// The visible screens of a container after the changes, among its current children.
  private func visibleScreens(of container: any ContainerScreen) -> [any Screen] {
    let visible = container.visibleScreens
    guard container === leaf, !changes.isEmpty, visible.count == 1 else { return visible }
    // A container that shows a single screen will show the new one. An app's own container with
    // only one screen in it does not tell how many it shows.
    let showsOne =
      container.containedScreens.count > 1 || container is any StackContainer
      || container is any TabContainer
    return showsOne ? [] : visible
  }
}

/// The new screens of a route, for planning it again.
@MainActor
struct NewScreens {
  /// Nearest to the anchor first.
  let screens: [any Screen]
  /// The screens looked up in them; `nil` for a skipped step.
  let lookedUp: [(any Screen)?]

  /// The result of a look-up inside a new screen: `nil` if there is none, or that very screen.
  func lookedUp(_ index: Int, in base: Int) -> (any Screen)? {
    lookedUp[index].flatMap { $0 === screens[base] ? nil : $0 }
  }

  func index(of screen: any Screen) -> Int? {
    screens.firstIndex { $0 === screen }
  }
}
