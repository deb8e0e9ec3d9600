extension Route {
  /// The guards among the screens to be removed: those of the topmost layer first, in each layer
  /// the outer before the inner ones.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens to be removed.
  @MainActor
  func leaveGuards() -> [any LeaveGuard] {
    if dismissed.isEmpty && removed.isEmpty { return [] }
    return Switchback.leaveGuards(in: removed.reversed() + dismissed.map(\.root))
  }
}

/// The guards among screens and in everything that goes with them, the last screen first.
@MainActor
func leaveGuards(in screens: [any Screen]) -> [any LeaveGuard] {
  var guards: [any LeaveGuard] = []
  var areGuards: [ObjectIdentifier: Bool] = [:]
  var seen = IdentitySet()
  var stack = screens
  while let screen = stack.popLast() {
    if !seen.insert(screen) { continue }
    let type = ObjectIdentifier(type(of: screen))
    let isGuard = areGuards[type] ?? (screen is any LeaveGuard)
    areGuards[type] = isGuard
    if isGuard, let screen = screen as? any LeaveGuard { guards.append(screen) }
    // A layer that is hidden together with the screen is removed with it, too.
    if let presented = screen.presentedScreen, !presented.isBeingDismissed {
      stack.append(presented)
    }
    if let container = asContainer(screen) {
      stack += container.containedScreens.reversed()
    }
  }
  return guards
}
