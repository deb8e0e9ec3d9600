/// Represents the root of a window that has none yet, so that a chain can set the first one.
///
/// Only ``GeneralStep/root()`` finds it, and it can only be replaced.
final class EmptyWindow: NamedScreen {
  var screenName: String { "an empty window" }
  var parentScreen: (any Screen)? { nil }
  var presentedScreen: (any Screen)? { nil }
  var presentingScreen: (any Screen)? { nil }
  var isBeingDismissed: Bool { false }

  func presentScreen(_ screen: any Screen, animated: Bool) async throws {
    throw HierarchyError.noRoot
  }

  func dismissPresentedScreen(animated: Bool) async throws {
    throw HierarchyError.noRoot
  }
}
