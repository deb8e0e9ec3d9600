import Switchback

/// A placeholder for a tab's screen that UIKit has not made yet.
///
/// Reading `UITab.viewController` makes the screen, so searches and plans do not read it: otherwise
/// an app with ten tabs would make ten screens to find one. A ``TabFinder`` knows its tab, and
/// makes only that tab's screen.
@available(iOS 18, tvOS 18, visionOS 2, *)
final class TabPlace: Screen, NamedScreen {
  weak var tab: UITab?

  private init(_ tab: UITab) { self.tab = tab }

  /// The placeholder of a tab: always the same object.
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

/// Finds a screen in a tab by the tab's identifier, even if the user has not opened that tab yet.
///
///     TabFinder<BagViewController, Any?>("bag")
///
/// UIKit makes the screen of a tab when it is first needed, and other finders skip a tab until
/// then. This one makes the screen of its own tab, and of no other.
@available(iOS 18, tvOS 18, visionOS 2, *)
public struct TabFinder<Target: UIViewController, Context>: Finder {
  private let identifier: String

  /// - Parameter identifier: The tab's identifier.
  public init(_ identifier: String) {
    self.identifier = identifier
  }

  /// - Returns: The screen of the tab or, if that is of another class, the first screen inside it
  ///   of the class `Target`.
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
