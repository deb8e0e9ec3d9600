extension NavigationPlan {
  /// Whether the window is still as the plan has seen it: the layers, the place of the anchor, the
  /// visible screens of the containers around it, what each screen presents that comes on display, and
  /// the containers to change.
  ///
  /// - Complexity: O(*d* + *c*), where *d* is the depth of the anchor and *c* the number of
  ///   children of the containers to change or to go back in, and of screens that come on display.
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
    let isSamePresented =
      route.coming.first.map { first in
        route.coming(in: first.screen).elementsEqual(route.coming) {
          $0.screen === $1.screen && $0.presented === $1.presented
        }
      } ?? true
    let areLayersSame = route.dismissed.allSatisfy { $0.presenter.presentedScreen === $0.root }
    return areSurroundingsSame && isSamePresented && areLayersSame
      && route.changes.allSatisfy { areSame($0.container.containedScreens, $0.before) }
  }
}

/// Whether two lists hold the same screens in the same order.
///
/// Not isolated, so that comparing two screens does not check the actor each time.
func areSame(_ screens: [any Screen], _ others: [any Screen]) -> Bool {
  screens.elementsEqual(others) { $0 === $1 }
}
