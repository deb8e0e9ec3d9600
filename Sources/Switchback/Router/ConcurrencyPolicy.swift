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

  /// Ends immediately as ``NavigationError/rejected``. A second tap on the same button does
  /// nothing.
  case reject

  /// Supersedes the navigations that have not begun to change the screens: they end as
  /// ``NavigationError/superseded``. A navigation that has begun to change them is awaited.
  case replace
}
