/// A route with its new screens.
@MainActor
struct BuiltRoute {
  let route: Route

  /// In the order in which they were built: the destination first.
  private var destinationFirst: [any Screen] = []

  /// The screens looked up in what was built.
  var lookedUp: [any Screen] = []

  /// What new screens are integrated into whose source is known only when others are in place.
  var nearest: [Int: any Screen] = [:]

  init(_ route: Route) {
    self.route = route
    destinationFirst.reserveCapacity(route.constructions.count)
  }

  mutating func add(_ screen: any Screen) {
    destinationFirst.append(screen)
  }

  /// The new screens, nearest to the anchor first.
  var screens: [any Screen] { destinationFirst.reversed() }

  /// The new screen of a construction.
  func screen(_ construction: Int) -> any Screen {
    destinationFirst[route.constructions.count - 1 - construction]
  }

  /// What a new screen is integrated into.
  func source(of construction: Int) -> any Screen {
    switch route.constructions[construction].source {
    case .live(let screen): screen
    case .built(let other): screen(other)
    case .lookedUp(let lookup): nearest[construction] ?? lookedUp[lookup]
    case .around(let other): nearest[construction] ?? screen(other)
    }
  }

  /// The screen that the navigation is for.
  var destination: any Screen {
    if let lookup = route.lookups.lastIndex(where: \.isDestination) { return lookedUp[lookup] }
    return destinationFirst.first ?? route.anchor
  }
}
