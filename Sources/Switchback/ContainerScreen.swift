/// A screen that holds other screens.
///
/// An app's own container (a pager, a side menu) only has to conform; there is nothing to register.
/// From then on the router searches it and makes its screens visible, and chains can put screens
/// into it with a ``ContainerAction``.
///
///     extension PagerController: ContainerScreen {
///       var containedScreens: [any Screen] { pages }
///       var visibleScreens: [any Screen] { [pages[current]] }
///
///       func makeVisible(_ screen: any Screen, animated: Bool) async throws { … }
///       func setContainedScreens(_ screens: [any Screen], animated: Bool) async throws { … }
///     }
/// Each contained screen has the container as its ``Screen/parentScreen``: in UIKit, add it as a child. One that
/// does not is not in the window for the router.
///
/// - SeeAlso: ``StackContainer``, ``TabContainer``, ``SplitContainer``
public protocol ContainerScreen: Screen {
  /// Whether the containers of this class are the system's, such as a picker of pictures, and so no
  /// place for an app's screens. `false` by default.
  ///
  /// Finders, and steps that continue in a container, pass over such containers if their type is a
  /// more general one. Name the class, or the instance, to continue there.
  static var belongsToSystem: Bool { get }

  /// All screens directly inside, in the container's order.
  var containedScreens: [any Screen] { get }

  /// The contained screens that are on display when the container is: the top of a stack, the
  /// selected tab, both sides of an expanded split.
  var visibleScreens: [any Screen] { get }

  /// Makes a contained screen visible, and returns when that has finished.
  ///
  /// A stack pops the screens above it, a tab bar selects it.
  ///
  /// - Throws: Any error, if that is not possible, with nothing changed.
  func makeVisible(_ screen: any Screen, animated: Bool) async throws

  /// Replaces all contained screens at once and returns when that has finished.
  ///
  /// Called on containers on display and on new ones that have not been shown yet. Keeps the
  /// visible screen visible if it is still contained and the container allows it.
  ///
  /// - Throws: Any error, if that is not possible, with nothing changed.
  func setContainedScreens(_ screens: [any Screen], animated: Bool) async throws
}

extension ContainerScreen {
  public static var belongsToSystem: Bool { false }
}

/// A navigation stack: its last screen is visible, and making another one visible pops the screens
/// above that one.
public protocol StackContainer: ContainerScreen {}

/// A tab bar: one contained screen is visible, the others keep their state.
public protocol TabContainer: ContainerScreen {}

/// A split view: the first contained screen is the primary, the second the secondary, unless a
/// conformer declares otherwise.
public protocol SplitContainer: ContainerScreen {
  /// The index of the secondary among the contained screens, present or not. 1 by default.
  var secondaryIndex: Int { get }

  /// Whether there is a secondary. By default, whether there is a screen at ``secondaryIndex``. A
  /// split view with another side after the secondary, such as an inspector, may hold that one
  /// there.
  var hasSecondary: Bool { get }

  /// The navigation stack that holds the secondary: the secondary itself by default. A split view that
  /// shows one side at a time may hold its secondary in the stack of the primary.
  ///
  /// - Throws: ``ChainError``.
  var secondaryStack: any StackContainer { get throws }

  /// The column to which Back leads where one column is shown at a time, without a stack: none by default.
  var columnBefore: (any Screen)? { get }

  /// Whether it shows one column at a time, so that showing one hides the others. False by default.
  var isCollapsed: Bool { get }
}

extension SplitContainer {
  public var secondaryIndex: Int { 1 }

  public var hasSecondary: Bool { containedScreens.count > secondaryIndex }

  public var columnBefore: (any Screen)? { nil }

  public var isCollapsed: Bool { false }

  public var secondaryStack: any StackContainer {
    get throws {
      guard let stack = containedScreens.dropFirst(secondaryIndex).first as? any StackContainer
      else { throw ChainError.noStackInSecondary }
      return stack
    }
  }
}

/// A place in a container's list of children, as a ``ContainerAction`` sees it: an existing screen,
/// or one that this navigation will build.
@MainActor
public struct ChildScreen {
  enum Place {
    case existing(any Screen)
    case new(step: Int, type: Any.Type)
  }

  let place: Place
  /// Whether it is the middle one of three columns, as far as that was said.
  package var isSupplementary = false

  /// A place for an existing screen.
  public init(_ screen: any Screen) {
    place = .existing(screen)
  }

  init(step: Int, type: Any.Type) {
    place = .new(step: step, type: type)
  }

  /// The screen, or `nil` while it has not been built.
  public var screen: (any Screen)? {
    if case .existing(let screen) = place { screen } else { nil }
  }

  /// The type of the screen: its class, or what its factory promises to build.
  public var type: Any.Type {
    switch place {
    case .existing(let screen): Swift.type(of: screen)
    case .new(_, let type): type
    }
  }
}

/// The screens that a navigation puts into a container that it builds.
///
/// A factory that receives these passes them on with ``added(to:)``.
@MainActor
public struct ChildScreens {
  /// Whether there are none.
  public let isEmpty: Bool

  let embed: (inout [ChildScreen]) throws -> Void

  /// No children.
  public static var none: ChildScreens { ChildScreens(isEmpty: true) { _ in } }

  /// A container's children: its own, changed by the actions of this navigation in order.
  ///
  /// - Throws: The errors of ``ContainerAction/embed(_:in:)``.
  public func added(to own: [any Screen]) throws -> [any Screen] {
    if isEmpty { return own }
    var children = own.map(ChildScreen.init)
    try embed(&children)
    return children.compactMap(\.screen)
  }
}
