/// A way back to an existing screen, which removes the screens above it.
///
///     try await router.navigateBack()              // pops or dismisses, whichever it takes
///     try await router.navigateBack(.dismissal)
///     print(try router.planBack(.popToRoot))
///
/// Going back is a navigation like any other: the router plans it, asks the screens that it would
/// remove, and waits for its turn; it ends in an outcome or an error. If there is nothing to go
/// back to, the error is ``NothingBehindError``.
@MainActor
public struct BackStep {
  /// The chain to navigate to.
  public let step: BoundStep

  /// The screen that the user would see next: the one below in the innermost stack, or the column before
  /// in a split view that shows one at a time or, at the bottom of both, the one below the modal layer.
  public static var previous: Self {
    way("previous") { hierarchy, layers in
      let topmost = layers[layers.count - 1]
      if let screen = try hierarchy.poppable(from: topmost) { return screen }
      guard layers.count > 1 else {
        throw NothingBehindError.previous(name(of: try hierarchy.leaf(of: topmost)))
      }
      return try hierarchy.leaf(of: layers[layers.count - 2])
    }
  }

  /// The first screen of the innermost stack on display.
  public static var popToRoot: Self {
    way("popToRoot") { try $0.popToRoot(from: $1[$1.count - 1]) }
  }

  /// The screen below the topmost modal layer.
  public static var dismissal: Self {
    way("dismissal") { hierarchy, layers in
      guard layers.count > 1 else { throw NothingBehindError.modal(name(of: layers[0])) }
      return try hierarchy.leaf(of: layers[layers.count - 2])
    }
  }

  /// The screen on display in the lowest layer. Dismisses every modal layer.
  public static var dismissAll: Self { way("dismissAll") { try $0.leaf(of: $1[0]) } }

  /// The first screen of the innermost stack on display in the lowest layer. Dismisses every modal
  /// layer.
  public static var start: Self { way("start") { try $0.popToRoot(from: $1[0]) } }

  private static func way(
    _ name: String, _ find: @escaping @MainActor (Hierarchy, [any Screen]) throws -> any Screen
  ) -> Self {
    screen(
      BackFinder(description: "BackStep.\(name)") { hierarchy in
        let layers = try hierarchy.layers
        if layers.isEmpty { throw HierarchyError.noRoot }
        return try find(hierarchy, layers)
      })
  }

  /// A screen that a finder finds, anywhere. If there is none, the error is that of any chain whose
  /// screen is not found.
  public static func screen<F: Finder>(_ finder: F) -> Self where F.Context == Void {
    BackStep(step: BoundStep(GeneralStep.custom(using: finder)))
  }

  /// A screen of a class, anywhere.
  public static func screen<Target: Screen>(_ type: Target.Type) -> Self {
    screen(ClassFinder<Target, Void>())
  }
}

extension Router {
  /// Goes back, and returns when the host has finished.
  ///
  /// - Throws: ``NavigationError``, with ``NothingBehindError`` in
  ///   ``NavigationError/unresolved(_:_:)`` if there is nothing to go back to.
  @discardableResult
  public func navigateBack(
    _ way: BackStep = .previous, animated: Bool = true, policy: ConcurrencyPolicy? = nil
  ) async throws(NavigationError) -> NavigationOutcome {
    try await navigate(to: way.step, animated: animated, policy: policy)
  }

  /// Starts to go back and returns at once: for button handlers.
  @discardableResult
  public func goBack(
    _ way: BackStep = .previous, animated: Bool = true, policy: ConcurrencyPolicy? = nil
  ) -> Task<NavigationOutcome, any Error> {
    go(to: way.step, animated: animated, policy: policy)
  }

  /// Plans going back. Changes nothing.
  ///
  /// - Throws: The errors of ``navigateBack(_:animated:policy:)``.
  public func planBack(_ way: BackStep = .previous) throws(NavigationError) -> NavigationPlan {
    try plan(to: way.step)
  }
}

/// Finds the screen that a way back leads to.
private struct BackFinder: Finder, CustomStringConvertible {
  nonisolated let description: String
  let find: @MainActor (Hierarchy) throws -> (any Screen)?

  func findScreen(with context: Void, in hierarchy: Hierarchy) throws -> (any Screen)? {
    try find(hierarchy)
  }
}

/// A way back led nowhere.
public enum NothingBehindError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is nothing below the screen: it is the first of its stack, if it is in one, and in the
  /// lowest layer.
  case previous(String)
  /// The layer with this root shows no stack.
  case stack(String)
  /// There is no modal layer to dismiss. Carries the name of the window's root.
  case modal(String)

  public var description: String {
    switch self {
    case .previous(let screen):
      "There is nothing below to go back to: \(screen) is the first screen of the window's lowest layer. "
        + "Navigate to a destination instead."
    case .stack(let root):
      "There is no stack to go back in: \(root) shows none. Name the screen to go back to."
    case .modal(let root):
      "There is no modal layer to dismiss: the window shows only \(root)."
    }
  }
}

extension Hierarchy {
  /// The innermost visible screen of a layer; in a split view, that of the secondary side.
  ///
  /// - Complexity: O(*v*), where *v* is the number of visible screens.
  func leaf(of root: any Screen) throws -> any Screen {
    var leaf = root
    try visit(root) { leaf = $0 }
    return leaf
  }

  /// The screens on display in the topmost layer, the innermost one last.
  fileprivate func seen() throws -> [any Screen] {
    var seen: [any Screen] = []
    if let top = try layers.last { try visit(top) { seen.append($0) } }
    return seen
  }

  /// The screen below the top of the innermost stack on display that has one, or the column before.
  fileprivate func poppable(from root: any Screen) throws -> (any Screen)? {
    var below: (any Screen)?
    try visit(root) { screen in
      if let column = (screen as? any SplitContainer)?.columnBefore { below = column }
      guard let stack = screen as? any StackContainer, let top = stack.visibleScreens.last
      else { return }
      let screens = stack.containedScreens
      guard let position = screens.lastIndex(where: { $0 === top }), position > 0 else { return }
      below = screens[position - 1]
    }
    return below
  }

  fileprivate func popToRoot(from root: any Screen) throws -> any Screen {
    var first: (any Screen)?
    try visit(root) { screen in
      if let stack = screen as? any StackContainer { first = stack.containedScreens.first ?? first }
    }
    guard let first else { throw NothingBehindError.stack(name(of: root)) }
    return first
  }

  /// Visits the screens on display in a layer, the outer ones before the inner ones.
  private func visit(_ root: any Screen, _ body: (any Screen) -> Void) throws {
    let options: SearchOptions = [.current, .visible]
    let _: (any Screen)? = try first((any Screen).self, options, from: .screen { root }) {
      body($0)
      return false
    }
  }
}

/// A record of where the user came from, for going back there however a screen was shown.
///
///     let trail = Trail()
///     let router = WindowRouter(window: window).observing(trail.note)
///     …
///     try await router.navigateBack(.origin(in: trail))
///
/// Popping or dismissing leads to the screen below. That is not the one the user came from if a
/// link has changed the tab, or dismissed a layer. For each navigation that changed something, a
/// trail remembers the screen that was on display before. One that leads there, whatever its chain, is the way back,
/// and so is one that only removes screens from above its destination, as a pop does: neither is remembered.
///
/// It holds no screens. A screen that is gone is opened again if its ``Destination`` is known, or if
/// `rebuilding` returns a chain to it.
@MainActor
public final class Trail {
  /// Where a navigation began and, once it has ended, led.
  // NB: a class, whose copies take less code.
  private final class Entry {
    let navigation: Int
    weak var origin: (any Screen)?
    /// `nil` while the screen is gone and can only be opened again.
    weak var destination: (any Screen)?
    /// The entry that led to the origin.
    weak var arrival: Entry?
    /// The chain that opens the origin again.
    var rebuilt: BoundStep?
    /// Whether it shows another tab or column, and not only what lay below.
    var goesElsewhere = false
    /// Whether this navigation has looked for the origin.
    var looksForOrigin = false

    init(_ navigation: Int) { self.navigation = navigation }
  }

  private var entries: [Entry] = []
  /// The entries of navigations that have not ended.
  private var departures: [Entry] = []
  /// The hierarchy that was last searched for the origin.
  private weak var searched: Hierarchy?
  /// The screen to which the last return leads.
  fileprivate weak var goal: (any Screen)?
  private let limit: Int
  private let rebuilding: @MainActor (any Screen) -> BoundStep?

  /// - Parameters:
  ///   - limit: The number of navigations to remember: 0 or more.
  ///   - rebuilding: Returns the chain that opens a screen again that is gone; `nil` if there is
  ///     none. Defaults to the destination that has led to the screen, or that it holds.
  public init(
    limit: Int = 100, rebuilding: (@MainActor (any Screen) -> BoundStep?)? = nil
  ) {
    precondition(
      limit >= 0, "A trail cannot remember \(limit) navigations. Give it a limit of 0 or more.")
    self.limit = limit
    self.rebuilding =
      rebuilding ?? { ownDestination(of: $0, as: (any Destination).self)?.markedStep }
  }

  /// Records an event of a navigation: pass this to a router as an observer.
  public func note(_ event: NavigationEvent) {
    let old = entries
    take(event)
    // NB: freed only now, as what is freed with an entry may use the trail.
    withExtendedLifetime(old) {}
  }

  private func take(_ event: NavigationEvent) {
    switch event.kind {
    case .resolved(let plan):
      depart(event.navigation, plan)
    case .finished(.reached(let destination, _, let built)):
      if let entry = takeDeparture(of: event.navigation) {
        arrive(destination, entry, buildsNothing: built.isEmpty)
      }
    case .finished(.alreadyThere), .failed:
      _ = takeDeparture(of: event.navigation)
    case .began, .asking, .intercepting, .intercepted, .fallingBack, .committing:
      break
    }
  }

  private func takeDeparture(of navigation: Int) -> Entry? {
    let index = departures.firstIndex { $0.navigation == navigation }
    return index.map { departures.remove(at: $0) }
  }

  /// The first plan shows where a navigation begins, and the last one how it goes.
  private func depart(_ navigation: Int, _ plan: NavigationPlan) {
    let hierarchy = plan.resolution.hierarchy
    let known = departures.first { $0.navigation == navigation }
    let entry = known ?? Entry(navigation)
    if known == nil {
      guard let seen = try? hierarchy.seen(),
        let origin = try? origin(of: plan.route, among: seen, in: hierarchy)
      else { return }
      entry.origin = origin
      entry.rebuilt = rebuilding(origin)
      entry.arrival = self.entry(leadingTo: seen)
      departures.append(entry)
    }
    entry.goesElsewhere = plan.revealed.contains { !($0.parentScreen is any StackContainer) }
    entry.looksForOrigin = searched === hierarchy
  }

  /// The innermost screen in the part that changes: what is beside that stays on display.
  private func origin(
    of route: Route, among seen: [any Screen], in hierarchy: Hierarchy
  ) throws -> (any Screen)? {
    let changed = route.operations.map { planned -> (any Screen)? in
      switch planned.operation {
      case .change(let slot): slot.place.screen
      case .reveal(_, let container): container
      // Layers change.
      case .dismiss, .perform: nil
      }
    }
    let part = seen.first { screen in changed.contains { $0 === screen } }
    guard let part, changed.allSatisfy({ $0 != nil }) else { return seen.last }
    return try hierarchy.leaf(of: part)
  }

  private func arrive(_ destination: any Screen, _ entry: Entry, buildsNothing: Bool) {
    // Going back adds no entry.
    let arrival = entry.arrival
    if entry.looksForOrigin && destination === goal || arrival?.origin === destination {
      guard let arrival else { return }
      if let index = entries.firstIndex(where: { $0 === arrival }) {
        entries.removeSubrange(index...)
      }
      if buildsNothing { return }
      (arrival.rebuilt?.mark as? DestinationMark)?.lead(to: destination)
      // The entry that led to the screen that is gone leads to this one.
      let place = arrival.arrival
      let around = (try? Path(from: destination).screens) ?? []
      if self.entry(leadingTo: around) !== place { place?.destination = destination }
      return
    }
    if buildsNothing, !entry.goesElsewhere { return }
    entry.destination = destination
    entries.append(entry)
    // A place to go back to stays one while its screen is gone.
    entries = entries.filter { entry in
      entry.destination != nil || entries.contains { $0.arrival === entry }
    }
    entries.removeFirst(max(0, entries.count - limit))
  }

  /// The last entry that led to one of some screens from elsewhere: what is one of them itself is no way back.
  private func entry(leadingTo screens: [any Screen]) -> Entry? {
    let screens = IdentitySet(screens)
    func isThere(_ screen: (any Screen)?) -> Bool { screen.map { screens.contains($0) } ?? false }
    var entry = entries.last { isThere($0.destination) }
    while let last = entry, isThere(last.origin) { entry = last.arrival }
    return entry
  }

  fileprivate func origin(in hierarchy: Hierarchy) throws -> (any Screen)? {
    searched = hierarchy
    guard let origin = entry(leadingTo: try hierarchy.seen())?.origin else { return nil }
    return try InstanceFinder<any Screen, Void>(origin).findScreen(with: (), in: hierarchy)
  }

  fileprivate func rebuilt(in hierarchy: Hierarchy) throws -> BoundStep? {
    entry(leadingTo: try hierarchy.seen())?.rebuilt
  }
}

extension BackStep {
  /// The screen from which the user came to the one on display, however that one was shown.
  ///
  /// One that is still on display beside it does not count: the way back then leads to where the user was before. If the
  /// origin is gone, the trail opens it again if it can. If it is unknown, this is ``previous``.
  public static func origin(in trail: Trail) -> Self {
    var step = SwitchAssembly<any Screen, Void>()
      .addCase(expecting: BackFinder(description: "OriginFinder", find: trail.origin))
      .adding(
        SwitchCase(label: "the screen the user came from is gone and can be opened anew") {
          _, hierarchy in
          try trail.rebuilt(in: hierarchy)
        }
      )
      .assemble(default: previous.step)
    // A chain that continues from it goes further.
    step.onScreen = { screen, _ in trail.goal = screen }
    return Self(step: step)
  }
}
