/// What a navigation does when another one is going on in its window.
///
/// Two navigations never interleave, whichever routers they come through.
///
///     router.go(to: orders, policy: .reject)                   // a second tap does nothing
///     try await router.navigate(to: orders, policy: .replace)  // the newest link wins
///     WindowRouter(window: window, policy: .replace)           // for all navigations of a router
///
/// - SeeAlso: <doc:WhenTwoNavigationsMeet>
public enum ConcurrencyPolicy: Hashable, Sendable {
  /// Waits until the others are over, in the order in which they came.
  case queue

  /// Ends at once as ``NavigationError/rejected``. A second tap on the same button does nothing.
  case reject

  /// Takes the place of those that have not begun to change anything: they end as
  /// ``NavigationError/superseded``. One that has begun is waited for.
  case replace
}
