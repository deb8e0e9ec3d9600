extension NavigationPlan {
  /// Whether what the plan was made for is still as it was: the layers, the place of the anchor, and
  /// the containers that are to be changed.
  ///
  /// - Complexity: O(*d* + *c*), where *d* is how deep the anchor stands and *c* the number of
  ///   children of the containers to be changed.
  func isCurrent(in window: any ScreenWindow) -> Bool {
    guard let planned = try? resolution.hierarchy.tower(),
      let root = window.rootScreen, let tower = try? Tower(root: root),
      tower.roots.elementsEqual(planned.roots, by: { $0 === $1 }),
      let parents = try? SearchStart.parents(of: route.anchor),
      tower.layer(withRoot: parents.last ?? route.anchor) != nil,
      !route.anchor.isBeingDismissed, !parents.contains(where: { $0.isBeingDismissed })
    else { return false }
    return route.changes.allSatisfy {
      $0.container.containedScreens.elementsEqual($0.before, by: { $0 === $1 })
    }
  }
}
