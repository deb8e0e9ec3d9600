/// A record of where the user came from, for going back there however a screen was shown.
///
///     let trail = Trail()
///     let router = WindowRouter(window: window).observing(trail.note)
///     …
///     try await router.navigateBack(.origin(in: trail))
///
/// Popping or dismissing leads to the screen below. That is not the one the user came from if a
/// link has changed the tab, or dismissed a layer. For each navigation that changed something, a
/// trail remembers the screen that was on display before.
///
/// It holds no screens. A screen that is gone is opened again if `rebuilding` returns a chain to
/// it; a
/// ``DestinationScreen`` knows its own.
@MainActor
public final class Trail {
  private struct Entry {
    let number: Int
    weak var origin: (any Screen)?
    /// The chain that opens the origin again.
    let rebuilt: BoundStep?
    weak var destination: (any Screen)?
  }

  private struct Departure {
    weak var window: (any ScreenWindow)?
    weak var origin: (any Screen)?
    let rebuilt: BoundStep?
    /// The entry that led to the origin.
    let arrival: Entry?
    /// Whether this navigation returns to an origin.
    let isReturn: Bool
  }

  private var entries: [Entry] = []
  private var departures: [Int: Departure] = [:]
  private var lastNumber = 0
  /// The hierarchy that was last searched for the origin.
  private weak var searched: Hierarchy?
  private let limit: Int
  private let rebuilding: @MainActor (any Screen) -> BoundStep?

  /// - Parameters:
  ///   - limit: The number of navigations to remember: 0 or more.
  ///   - rebuilding: Returns the chain that opens a screen again that is gone; `nil` if there is
  ///     none.
  public init(
    limit: Int = 100, rebuilding: @escaping @MainActor (any Screen) -> BoundStep? = { _ in nil }
  ) {
    precondition(
      limit >= 0, "A trail cannot remember \(limit) navigations. Give it a limit of 0 or more.")
    self.limit = limit
    self.rebuilding = rebuilding
  }

  /// Records an event of a navigation: pass this to a router as an observer.
  public func note(_ event: NavigationEvent) {
    switch event.kind {
    case .resolved(let plan):
      if departures[event.navigation] == nil { departures[event.navigation] = departure(plan) }
    case .finished(.reached(let destination, _, let built)):
      if let departure = departures.removeValue(forKey: event.navigation) {
        arrive(destination, departure, buildsNothing: built.isEmpty)
      }
    case .finished(.alreadyThere), .failed:
      departures[event.navigation] = nil
    case .began, .asking, .intercepting, .intercepted, .committing:
      break
    }
  }

  private func departure(_ plan: NavigationPlan) -> Departure? {
    let hierarchy = plan.resolution.hierarchy
    guard let origin = try? hierarchy.seen() else { return nil }
    return Departure(
      window: plan.resolution.window, origin: origin, rebuilt: rebuilding(origin),
      arrival: try? entry(in: hierarchy), isReturn: searched === hierarchy)
  }

  private func arrive(
    _ destination: any Screen, _ departure: Departure, buildsNothing: Bool
  ) {
    defer { entries.removeAll { $0.destination == nil } }
    // Going back adds no entry.
    if let arrival = departure.arrival, departure.isReturn || arrival.origin === destination {
      entries.removeAll { $0.number >= arrival.number }
      return
    }
    let isThere = departure.origin.map { (try? departure.window?.holds($0)) == true } ?? false
    if buildsNothing, !isThere { return }
    lastNumber += 1
    entries.append(
      Entry(
        number: lastNumber, origin: departure.origin, rebuilt: departure.rebuilt,
        destination: destination))
    entries.removeFirst(max(0, entries.count - limit))
  }

  /// The origin of the screen on display, if known.
  private func entry(in hierarchy: Hierarchy) throws -> Entry? {
    guard let seen = try hierarchy.seen() else { return nil }
    let around = try [seen] + SearchStart.parents(of: seen)
    return entries.last { entry in
      around.contains { $0 === entry.destination }
    }
  }

  fileprivate func origin(in hierarchy: Hierarchy) throws -> (any Screen)? {
    searched = hierarchy
    guard let origin = try entry(in: hierarchy)?.origin else { return nil }
    return try InstanceFinder<any Screen, Void>(origin).findScreen(with: (), in: hierarchy)
  }

  fileprivate func rebuilt(in hierarchy: Hierarchy) throws -> BoundStep? {
    try entry(in: hierarchy)?.rebuilt
  }
}

extension BackStep {
  /// The screen from which the user came to the one on display, however that one was shown.
  ///
  /// If that screen is gone, the trail opens it again if it can. If the origin is unknown, this is
  /// ``previous``.
  public static func origin(in trail: Trail) -> Self {
    Self(
      step: SwitchAssembly<any Screen, Void>()
        .addCase(expecting: OriginFinder(trail: trail))
        .adding(
          SwitchCase(label: "the screen the user came from is gone and can be opened anew") {
            _, hierarchy in
            try trail.rebuilt(in: hierarchy).map { .chain($0.chain, isMadeAnew: true) } ?? .none
          }
        )
        .assemble(default: previous.step))
  }
}

private struct OriginFinder: Finder {
  let trail: Trail

  func findScreen(with context: Void, in hierarchy: Hierarchy) throws -> (any Screen)? {
    try trail.origin(in: hierarchy)
  }
}

extension Hierarchy {
  /// The innermost visible screen of the topmost layer.
  fileprivate func seen() throws -> (any Screen)? {
    try layers.last.map { try leaf(of: $0) }
  }
}
