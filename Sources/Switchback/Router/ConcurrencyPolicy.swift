/// The behaviour of a navigation while another one runs in its window.
///
/// Two navigations never interleave, whichever routers they come through.
///
///     router.go(to: orders, policy: .reject)                   // a second tap does nothing
///     try await router.navigate(to: orders, policy: .replace)  // the newest link wins
///     WindowRouter(window: window, policy: .replace)           // for all navigations of a router
///
/// - SeeAlso: <doc:WhenTwoNavigationsMeet>
public enum ConcurrencyPolicy: Hashable, Sendable {
  /// Waits for its turn, in the order of arrival.
  case queue

  /// Ends at once as ``NavigationError/rejected``. A second tap on the same button does nothing.
  case reject

  /// Ends the navigations that have not changed anything yet, as ``NavigationError/superseded``. Waits for
  /// one that has.
  case replace
}
