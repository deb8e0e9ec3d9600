/// A route with its new screens.
@MainActor
struct BuiltRoute {
  private(set) var route: Route

  /// In the order in which they were built: the destination first.
  private var destinationFirst: [any Screen] = []

  /// The screens looked up in what was built; `nil` for a step that was skipped.
  var lookedUp: [(any Screen)?] = []

  /// The sources of new screens that are known only when other screens are in place.
  var nearest: [Int: any Screen] = [:]

  init(_ route: Route) {
    self.route = route
    destinationFirst.reserveCapacity(route.constructions.count)
  }

  mutating func add(_ screen: any Screen) {
    destinationFirst.append(screen)
  }

  /// Adopts a route that was planned again, with the same screens.
  mutating func settle(on route: Route) {
    self.route = route
  }

  /// The new screens, nearest to the anchor first.
  var screens: [any Screen] { destinationFirst.reversed() }

  /// The new screen of a construction.
  func screen(_ construction: Int) -> any Screen {
    destinationFirst[route.constructions.count - 1 - construction]
  }

  /// The screen that receives a new screen.
  func source(of construction: Int) -> any Screen {
    switch route.constructions[construction].source {
    case .live(let screen): screen
    case .built(let other): screen(other)
    case .lookedUp(let lookup):
      nearest[construction] ?? lookedUp[lookup] ?? screen(route.lookups[lookup].base)
    case .around(let other): nearest[construction] ?? screen(other)
    }
  }

  /// The screen that the navigation is for.
  var destination: any Screen {
    if let lookup = route.lookups.lastIndex(where: \.isDestination), let screen = lookedUp[lookup] {
      return screen
    }
    return destinationFirst.first ?? route.anchor
  }
}
