import Switchback

/// A tab whose screen UIKit has not made yet, in the place of the screen.
///
/// `UITab.viewController` makes the screen when it is read, so no search and no plan reads it: an app
/// with ten tabs would make ten screens to find one. A finder that knows the tab makes its screen alone:
/// ``TabFinder``.
@available(iOS 18, tvOS 18, visionOS 2, *)
final class TabPlace: Screen, NamedScreen {
  weak var tab: UITab?

  private init(_ tab: UITab) { self.tab = tab }

  /// The place of a tab: always the same one.
  static func of(_ tab: UITab) -> TabPlace {
    let id = ObjectIdentifier(tab)
    if let place = known[id], place.tab === tab { return place }
    known = known.filter { $0.value.tab != nil }
    let place = TabPlace(tab)
    known[id] = place
    return place
  }

  private static var known: [ObjectIdentifier: TabPlace] = [:]

  var screenName: String { tab?.title ?? "tab" }
  var parentScreen: (any Screen)? { tab?.tabBarController }
  var presentedScreen: (any Screen)? { nil }
  var presentingScreen: (any Screen)? { nil }
  var isBeingDismissed: Bool { false }
  var unsearchedContent: UnsearchedContent? { .notMadeYet }

  func presentScreen(_ screen: any Screen, animated: Bool) async throws {
    throw UIKitError.foreign("TabPlace")
  }

  func dismissPresentedScreen(animated: Bool) async throws {
    throw UIKitError.foreign("TabPlace")
  }
}

/// Finds a screen in a tab by the tab's identifier, also if the user has not been there yet.
///
///     TabFinder<BagViewController, Any?>("bag")
///
/// UIKit makes the screen of a tab when it is first needed, and other finders do not look into tabs
/// before: this one makes the screen of its tab, and of no other.
@available(iOS 18, tvOS 18, visionOS 2, *)
public struct TabFinder<Target: UIViewController, Context>: Finder {
  private let identifier: String

  /// - Parameter identifier: The tab's identifier.
  public init(_ identifier: String) {
    self.identifier = identifier
  }

  /// - Returns: The screen of the tab or, if that is of another class, the first screen in it that is of
  ///   the class wanted.
  public func findScreen(with context: Context, in hierarchy: Hierarchy) throws -> Target? {
    let tabs = try hierarchy.first(UITabBarController.self) {
      $0.isDrivenByTabs && $0.tab(forIdentifier: identifier) != nil
    }
    guard let tab = tabs?.tab(forIdentifier: identifier), let screen = tab.makeScreen() else {
      return nil
    }
    return try Hierarchy(root: screen).first(Target.self)
  }
}

@available(iOS 18, tvOS 18, visionOS 2, *)
extension Finder {
  /// Finds a screen in a tab by the tab's identifier: the short form of ``TabFinder``.
  public static func tab<Target, Context>(
    _ identifier: String
  ) -> Self where Self == TabFinder<Target, Context> { TabFinder(identifier) }
}
