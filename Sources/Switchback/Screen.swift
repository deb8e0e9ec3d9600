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

  /// The screen is a placeholder whose content is made when the user comes there. A finder may make it, as `TabFinder`
  /// does with tabs of UIKit's.
  case notMadeYet
}

/// A screen with a name for drawings, plans and errors.
///
/// By default, the name of a screen is that of its class.
///
///     extension ProductScreen: NamedScreen {
///       var screenName: String { "Product(\(id))" }
///     }
public protocol NamedScreen: Screen {
  /// The name in drawings, plans and errors, in one line.
  var screenName: String { get }
}

/// A screen that can tell whether it shows a certain context.
///
///     extension ProductScreen: ContextChecking {
///       func isTarget(for context: Product.ID) -> Bool { id == context }
///     }
@MainActor
public protocol ContextChecking<Context> {
  /// The value that distinguishes screens of this type.
  associatedtype Context

  /// Whether the screen shows this context.
  func isTarget(for context: Context) -> Bool
}

/// A screen that shows one context, such as the product with a number.
///
///     final class OrderScreen: ModelScreen, ContextHolding {
///       let context: Int
///
///       init(number: Int) {
///         context = number
///         super.init()
///       }
///     }
///
/// That one property says everything: which context the screen is found for, and its name in drawings, plans
/// and errors, `Order(42)`. A context that is not `Equatable` needs an `isTarget(for:)` of the screen's own. If it is
/// the app's type of destination, the screen is saved and restored, too.
///
/// - SeeAlso: ``ContextInstantiable``, ``ContextChecking``, ``NamedScreen``, ``DestinationScreen``
public protocol ContextHolding<Context>: ContextChecking {
  // NB: declared again, or conformers' types are not inferred.
  associatedtype Context

  /// What the screen shows.
  var context: Context { get }
}

// NB: not a requirement of the protocol, as in an app that is isolated to the main actor by default a type is
// `Equatable` only there, which the protocol would refuse.
extension ContextHolding where Context: Equatable {
  public func isTarget(for context: Context) -> Bool { self.context == context }
}

/// A screen that shows one context, and is made for it.
///
///     final class OrderScreen: ModelScreen, ContextInstantiable {
///       let context: Int
///
///       init(context: Int) {
///         self.context = context
///         super.init()
///       }
///     }
///
///     let order = StepAssembly(OrderScreen.self)
public protocol ContextInstantiable<Context>: ContextHolding {
  // NB: declared again, or conformers' types are not inferred.
  associatedtype Context

  /// Makes the screen for a context.
  ///
  /// - Throws: Any error. It ends the navigation, which has changed nothing.
  init(context: Context) throws
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

  /// - Throws: ``ChainError``.
  func callAsFunction(_ target: Target) throws -> any Screen {
    if let screen = type?.screen(target) { return screen }
    guard let screen = target as? any Screen else { throw ChainError.notAScreen("\(Target.self)") }
    return screen
  }
}

extension Screen {
  /// An object of this class as a screen, without a look-up of its conformance at run time.
  fileprivate static func screen<Target>(_ target: Target) -> (any Screen)? {
    target as? Self
  }
}

/// A screen that may refuse to be removed: unsaved changes, a payment in progress.
///
/// The router asks only the screens that a navigation would dismiss, pop or replace, before anything changes. It asks
/// those of the plan before interceptors run, and any others when the new screens are built, but none that it has built
/// itself. What the user has answered holds. A screen that has agreed without taking time may have changes a moment
/// later: if interceptors, factories or tasks take time, it is asked again before the screens change. If one refuses,
/// the navigation ends as ``NavigationError/blocked(by:_:)``. A gesture of the user asks only where a host turns it into
/// a navigation, as a sheet of `SwitchbackSwiftUI` does.
///
///     extension EditScreen: LeaveGuard {
///       func confirmLeaving() async -> Bool {
///         hasChanges ? await ask("Discard changes?") : true
///       }
///     }
///
/// A screen that knows the answer without asking the user omits `async`:
///
///     extension PaymentScreen: LeaveGuard {
///       func confirmLeaving() -> Bool { !isPaying }
///     }
public protocol LeaveGuard: Screen {
  /// Whether the screen may be removed. May ask the user.
  ///
  /// It may navigate in its own window, to show the question and to dismiss it: the navigation that asks waits for it.
  /// It does not remove the screen itself, which ends in ``NavigationError/deadlock(_:)``: that navigation does.
  /// All others in the window wait for the answer, so a button of the question gives a result and does not navigate.
  // NB: the only requirement, without a default: a guard with a misspelt one would guard nothing.
  func confirmLeaving() async -> Bool
}

/// A window, which contains a tower of layers.
///
/// A ``WindowRouter`` is made for one window. It never looks up a key window.
///
///     final class Terminal: ScreenWindow {
///       private(set) var rootScreen: (any Screen)?
///
///       func setRootScreen(_ screen: any Screen, animated: Bool) async throws {
///         rootScreen = screen
///       }
///
///       deinit { Self.windowIsGone() }
///     }
///
/// Its ``drawing`` shows its screens as text: see ``Hierarchy/drawing``.
@MainActor
public protocol ScreenWindow: AnyObject {
  /// The root of the lowest layer, or `nil` if the app has not set one yet.
  var rootScreen: (any Screen)? { get }

  /// Replaces the root and returns when that has finished.
  ///
  /// - Throws: Any error, if that is not possible, with nothing changed.
  func setRootScreen(_ screen: any Screen, animated: Bool) async throws

  /// Whether no transition runs in the window that could still be reverted: no animation, and no
  /// finger that drags a screen. `true` by default.
  var isSettled: Bool { get }

  /// Whether the window has been closed, although other code holds it. Navigations in it end with
  /// ``NavigationError/windowGone``. `false` by default.
  var isGone: Bool { get }

  /// Waits until the window is settled. Returns in any case, after a time that the host chooses.
  ///
  /// A navigation waits before it searches for its screens, and once more before it changes
  /// anything.
  func settle() async

  /// Begins or ends to report changes that no navigation makes, with ``screensChanged()``. Does nothing
  /// by default.
  ///
  /// A wait for a screen's result, or for its answer whether it may be dismissed, ends when the screen is
  /// gone, and a log-in ends with its window. A host whose screens do not tell when they go, such as UIKit,
  /// looks for that while such a wait lasts: it reports whenever the window is settled and something may have
  /// changed.
  func reportChanges(_ isNeeded: Bool)

  /// Logs the failure of a navigation that `go` or `goBack` has started, such as that of a button. Prints it by
  /// default. A router may report its failures elsewhere.
  func report(_ failure: any Error)
}

extension ScreenWindow {
  public var isSettled: Bool { true }

  public var isGone: Bool { false }

  public func settle() async {}

  public func reportChanges(_ isNeeded: Bool) {}

  public func report(_ failure: any Error) { print(failure) }
}

/// The window in which a navigation runs, for the app's code inside it. It does not retain the window, which may
/// go while that code waits.
@MainActor
public struct NavigationWindow {
  // NB: an object, as each copy of a value with a weak reference is entered in a list of the runtime.
  private final class Reference {
    weak var window: (any ScreenWindow)?
  }

  private let reference = Reference()

  /// The window, while it is there.
  public var window: (any ScreenWindow)? { reference.window }

  package init(_ window: (any ScreenWindow)?) {
    reference.window = window
  }
}
