/// A screen: whatever fills a window, a part of it, or a layer above it.
///
/// A host (a UI toolkit, or a model of one) makes its own type of screen conform, once, at the
/// root of its class hierarchy. The engine reads these properties to know what is on display, and
/// calls the two methods to change it. Nothing else is asked of a screen.
///
///     extension UIViewController: Screen { … }
///
/// A window is a tower of layers. Layer 0 is the window's root; each further layer is what the
/// layer below presents. A layer is a tree of containers and the screens in them.
///
/// - Note: The names differ from UIKit's on purpose. UIKit imports its own `present(_:animated:)`
///   as an `async` method too, and a call that resolves to that one never returns when UIKit drops
///   the presentation.
@MainActor
public protocol Screen: AnyObject, Sendable {
  /// The container that holds this screen, or `nil` for the root of a layer.
  var parentScreen: (any Screen)? { get }

  /// The screen presented by this very screen, not by an ancestor of it.
  var presentedScreen: (any Screen)? { get }

  /// Finds what presents a screen above a given one in a single step: the screen itself or, failing
  /// that, the nearest container around it. `nil` unless a conformer says otherwise.
  ///
  /// For a host whose own property also sees what ancestors present, and climbs to them. Such a host
  /// is asked once for each visible path, and not once for each screen.
  static var presenterLookup: (@MainActor (any Screen) -> (any Screen)?)? { get }

  /// The screen that presents this one. Set on the root of a modal layer only.
  var presentingScreen: (any Screen)? { get }

  /// Whether this screen is on its way out. Searches pass over such a screen and all in it.
  var isBeingDismissed: Bool { get }

  /// The reason why no search sees screens inside this one although there are or could be some; `nil`
  /// unless a conformer says otherwise. The error for a screen that was not found names such screens.
  var unsearchedContent: UnsearchedContent? { get }

  /// Presents a screen as a new layer above this one and returns when that has finished.
  ///
  /// - Throws: Any error, if the screen could not be presented. Nothing must have changed then.
  func presentScreen(_ screen: any Screen, animated: Bool) async throws

  /// Dismisses what this screen presents, with all layers above it, and returns when that has
  /// finished.
  ///
  /// - Throws: Any error, if nothing could be dismissed. Nothing must have changed then.
  func dismissPresentedScreen(animated: Bool) async throws
}

extension Screen {
  public static var presenterLookup: (@MainActor (any Screen) -> (any Screen)?)? { nil }

  public var unsearchedContent: UnsearchedContent? { nil }
}

/// The reason why no search looks into a screen.
public enum UnsearchedContent: Hashable, Sendable {
  /// The screen contains others and does not conform to ``ContainerScreen``.
  case notAContainer

  /// The screen is a place whose content is made when the user comes there.
  case notMadeYet
}

/// A screen with a name for people: in drawings, plans and errors.
///
/// Without this, a screen goes by the name of its class.
///
///     extension ProductScreen: NamedScreen {
///       var screenName: String { "Product(\(id))" }
///     }
@MainActor
public protocol NamedScreen: Screen {
  /// The name in drawings, plans and errors, in one line.
  var screenName: String { get }
}

/// Makes screens of targets: finders and factories are generic over types that need not be screens as
/// far as the compiler can tell, since `any Screen` does not conform to ``Screen``.
///
/// Whether a class is one of screens is found out once; that takes longer than building most screens.
@MainActor
struct ScreenCast<Target> {
  private let type: (any Screen.Type)?

  init() {
    type = Target.self as? any Screen.Type
  }

  /// - Throws: ``NotAScreenError``.
  func callAsFunction(_ target: Target) throws -> any Screen {
    if let screen = type?.screen(target) { return screen }
    guard let screen = target as? any Screen else { throw NotAScreenError(type: "\(Target.self)") }
    return screen
  }
}

extension Screen {
  /// An object of this class as a screen, without looking for its conformance at run time.
  fileprivate static func screen<Target>(_ target: Target) -> (any Screen)? {
    target as? Self
  }
}

/// A finder or factory was made for a type that is not a ``Screen``.
public struct NotAScreenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The type.
  public let type: String

  public var description: String {
    "\(type) is not a Screen. Make it conform to Screen, or choose another target."
  }
}
