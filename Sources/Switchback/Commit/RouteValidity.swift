extension NavigationPlan {
  /// Whether the window is still as the plan has seen it: the layers, the place of the anchor, the
  /// visible screens of the containers around it, and the containers to change.
  ///
  /// - Complexity: O(*d* + *c*), where *d* is the depth of the anchor and *c* the number of
  ///   children of the containers to change or to go back in.
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
    // The children that become visible with the place present nothing that is not dismissed, too.
    let hidden = route.surroundings.lastIndex { !$0.isVisible } ?? -1
    let isNothingElsePresented = route.surroundings.prefix(hidden + 1).allSatisfy { place in
      guard let presented = place.child.presentedScreen, !presented.isBeingDismissed else {
        return true
      }
      return route.dismissed.contains { $0.root === presented }
    }
    let areLayersSame = route.dismissed.allSatisfy { $0.presenter.presentedScreen === $0.root }
    return areSurroundingsSame && isNothingElsePresented && areLayersSame
      && route.changes.allSatisfy { areSame($0.container.containedScreens, $0.before) }
  }
}

/// Whether two lists hold the same screens in the same order.
///
/// Not isolated, so that comparing two screens does not check the actor each time.
func areSame(_ screens: [any Screen], _ others: [any Screen]) -> Bool {
  screens.elementsEqual(others) { $0 === $1 }
}
