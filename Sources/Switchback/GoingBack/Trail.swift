/// A record of where the user came from, for going back there however a screen was shown.
///
///     let trail = Trail()
///     let router = WindowRouter(window: window).observing(trail.note)
///     …
///     try await router.navigateBack(.origin(in: trail))
///
/// Popping or dismissing leads to what lies below. That is another screen than the one the user came
/// from if a link has changed the tab, or dismissed what was there. A trail remembers, for each
/// navigation that changed something, the screen that was on display before.
///
/// It holds no screens. One that is gone is opened anew if `rebuilding` says what it was; a screen
/// that is a ``DestinationScreen`` knows.
@MainActor
public final class Trail {
  private struct Entry {
    let number: Int
    weak var origin: (any Screen)?
    /// The way to open the origin anew.
    let rebuilt: BoundStep?
    weak var destination: (any Screen)?
  }

  private struct Departure {
    weak var window: (any ScreenWindow)?
    weak var origin: (any Screen)?
    let rebuilt: BoundStep?
    /// The entry that led to the origin.
    let arrival: Entry?
    /// Whether the user asked to go back to where they came from.
    let isReturn: Bool
  }

  private var entries: [Entry] = []
  private var departures: [Int: Departure] = [:]
  private var lastNumber = 0
  /// What was last searched for where the user came from.
  private weak var searched: Hierarchy?
  private let limit: Int
  private let rebuilding: @MainActor (any Screen) -> BoundStep?

  /// - Parameters:
  ///   - limit: How many navigations are remembered: 0 or more.
  ///   - rebuilding: Says how to open a screen anew that was left and is gone; `nil` if there is no
  ///     way.
  public init(
    limit: Int = 100, rebuilding: @escaping @MainActor (any Screen) -> BoundStep? = { _ in nil }
  ) {
    precondition(
      limit >= 0, "A trail cannot remember \(limit) navigations. Give it a limit of 0 or more.")
    self.limit = limit
    self.rebuilding = rebuilding
  }

  /// Takes note of what happens in a navigation: the observer to give to a router.
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
  /// The screen from which the user came to the one on display, however that was shown.
  ///
  /// If that screen is gone, it is opened anew where the trail knows how. If it is not known where the
  /// user came from, this is ``previous``.
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
