extension NavigationPlan {
  /// Whether what the plan was made for is still as it was: the layers, the place of the anchor, what
  /// the containers around it show, and the containers that are to be changed.
  ///
  /// - Complexity: O(*d* + *c*), where *d* is how deep the anchor stands and *c* the number of
  ///   children of the containers to be changed or gone back in.
  func isCurrent(in window: any ScreenWindow) -> Bool {
    if route.startsInEmptyWindow { return window.rootScreen == nil }
    guard let planned = try? resolution.hierarchy.tower(),
      let root = window.rootScreen, let tower = try? Tower(root: root),
      root === planned.root, tower.upper.elementsEqual(planned.upper, by: { $0.root === $1.root }),
      let parents = try? SearchStart.parents(of: route.anchor),
      tower.layer(withRoot: parents.last ?? route.anchor) != nil,
      !route.anchor.isBeingDismissed, !parents.contains(where: { $0.isBeingDismissed })
    else { return false }
    let areSurroundingsSame = route.surroundings.allSatisfy { place in
      place.isVisible == place.container.visibleScreens.contains { $0 === place.child }
        && place.children.map { areSame($0, place.container.containedScreens) } ?? true
    }
    let areLayersSame = route.dismissed.allSatisfy { $0.presenter.presentedScreen === $0.root }
    return areSurroundingsSame && areLayersSame
      && route.changes.allSatisfy { areSame($0.container.containedScreens, $0.before) }
  }
}

/// Whether two lists hold the same screens in the same order.
///
/// Not isolated, so that comparing two screens does not ask each time which actor this is.
func areSame(_ screens: [any Screen], _ others: [any Screen]) -> Bool {
  screens.elementsEqual(others) { $0 === $1 }
}
