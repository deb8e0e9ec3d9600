/// A screen: it fills a window, a part of it, or a layer above it.
///
/// A host (a UI toolkit, or a model of one) makes its own type of screen conform, once, at the root
/// of its class hierarchy. The engine reads these properties to learn what is on display, and calls
/// the two methods to change it.
///
///     extension UIViewController: Screen { … }
///
/// A window is a tower of layers. Layer 0 is the window's root; the layer below presents each
/// further layer. A layer is a tree of containers and the screens in them.
///
/// - Note: The names differ from UIKit's on purpose. UIKit also imports its own
///   `present(_:animated:)` as an `async` method, and a call that resolves to that one never
///   returns if UIKit drops the presentation.
@MainActor
public protocol Screen: AnyObject, Sendable {
  /// The container that holds this screen, or `nil` for the root of a layer.
  var parentScreen: (any Screen)? { get }

  /// The screen that this very screen presents, not an ancestor of it.
  var presentedScreen: (any Screen)? { get }

  /// Finds the presenter of the layer above a given screen in a single step: the screen itself or,
  /// failing that, the nearest container around it. `nil` by default.
  ///
  /// For a host whose own property also reports the presentations of ancestors. The engine then
  /// asks once for each visible path, and not once for each screen.
  static var presenterLookup: (@MainActor (any Screen) -> (any Screen)?)? { get }

  /// The screen that presents this one. Set on the root of a modal layer only.
  var presentingScreen: (any Screen)? { get }

  /// Whether this screen is being dismissed. Searches skip such a screen and all screens in it.
  var isBeingDismissed: Bool { get }

  /// The reason why searches see no screens inside this one although it has, or could have, some;
  /// `nil` by default. The error for a screen that was not found lists such screens.
  var unsearchedContent: UnsearchedContent? { get }

  /// Presents a screen as a new layer above this one and returns when that has finished.
  ///
  /// - Throws: Any error, if the screen could not be presented, with nothing changed.
  func presentScreen(_ screen: any Screen, animated: Bool) async throws

  /// Dismisses what this screen presents, with all layers above it, and returns when that has
  /// finished.
  ///
  /// - Throws: Any error, if nothing could be dismissed, with nothing changed.
  func dismissPresentedScreen(animated: Bool) async throws
}

extension Screen {
  public static var presenterLookup: (@MainActor (any Screen) -> (any Screen)?)? { nil }

  public var unsearchedContent: UnsearchedContent? { nil }
}

/// The reason why searches do not look into a screen.
public enum UnsearchedContent: Hashable, Sendable {
  /// The screen contains others and does not conform to ``ContainerScreen``.
  case notAContainer

  /// The screen is a placeholder whose content is made when the user comes there.
  case notMadeYet
}

/// A screen with a name for drawings, plans and errors.
///
/// By default, the name of a screen is that of its class.
///
///     extension ProductScreen: NamedScreen {
///       var screenName: String { "Product(\(id))" }
///     }
@MainActor
public protocol NamedScreen: Screen {
  /// The name in drawings, plans and errors, in one line.
  var screenName: String { get }
}

/// Converts targets to screens: finders and factories are generic over types that the compiler does
/// not know to be screens, since `any Screen` does not conform to ``Screen``.
///
/// Caches for each class whether it is one of screens; finding out takes longer than building most
/// screens.
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
  /// An object of this class as a screen, without a look-up of its conformance at run time.
  fileprivate static func screen<Target>(_ target: Target) -> (any Screen)? {
    target as? Self
  }
}

/// A finder or factory has a target type that is not a ``Screen``.
public struct NotAScreenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The type.
  public let type: String

  public var description: String {
    "\(type) is not a Screen. Make it conform to Screen, or choose another target."
  }
}
