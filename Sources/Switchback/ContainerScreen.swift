/// A screen that holds other screens.
///
/// An app's own container (a pager, a side menu) only has to conform; there is nothing to register.
/// From then on it is searched, its screens are brought on display, and chains can put screens into it
/// with a ``ContainerAction``.
///
///     extension PagerController: ContainerScreen {
///       var containedScreens: [any Screen] { pages }
///       var visibleScreens: [any Screen] { [pages[current]] }
///
///       func makeVisible(_ screen: any Screen, animated: Bool) async throws { … }
///       func setContainedScreens(_ screens: [any Screen], animated: Bool) async throws { … }
///     }
///
/// - SeeAlso: ``StackContainer``, ``TabContainer``, ``SplitContainer``; <doc:WritingAHost>
@MainActor
public protocol ContainerScreen: Screen {
  /// All screens directly inside, in the container's order.
  var containedScreens: [any Screen] { get }

  /// Those of the contained screens that are on display when the container is: the top of a stack,
  /// the selected tab, both sides of an expanded split.
  var visibleScreens: [any Screen] { get }

  /// Brings a contained screen on display and returns when that has finished.
  ///
  /// A stack does so by removing what lies on top of the screen, a tab bar by selecting it.
  ///
  /// - Throws: Any error, if that is not possible. Nothing must have changed then.
  func makeVisible(_ screen: any Screen, animated: Bool) async throws

  /// Replaces all contained screens at once and returns when that has finished.
  ///
  /// Called on containers on display and on new ones that have not been shown yet. What is visible
  /// already stays so if it is still contained and the container allows it.
  ///
  /// - Throws: Any error, if that is not possible. Nothing must have changed then.
  func setContainedScreens(_ screens: [any Screen], animated: Bool) async throws
}

/// A navigation stack: its last screen is the visible one, and making another one visible removes
/// everything above that one.
@MainActor
public protocol StackContainer: ContainerScreen {}

/// A tab bar: one contained screen is visible, the others keep their state.
@MainActor
public protocol TabContainer: ContainerScreen {}

/// A split view: the first contained screen is the primary, the second the secondary, unless the split
/// view says otherwise.
@MainActor
public protocol SplitContainer: ContainerScreen {
  /// The index of the secondary among the contained screens, present or not. 1 by default.
  var secondaryIndex: Int { get }

  /// Whether there is a secondary: any screen at ``secondaryIndex``, unless a conformer says otherwise.
  /// A split view with a side behind the secondary's, such as an inspector, may hold that one there.
  var hasSecondary: Bool { get }

  /// The navigation stack that holds the secondary: the secondary itself by default. A split view that
  /// shows one side at a time may hold its secondary in the stack of the primary.
  ///
  /// - Throws: ``SplitError/noStackInSecondary`` and ``SplitError/noStackInCollapsed``.
  var secondaryStack: any StackContainer { get throws }
}

extension SplitContainer {
  public var secondaryIndex: Int { 1 }

  public var hasSecondary: Bool { containedScreens.count > secondaryIndex }

  public var secondaryStack: any StackContainer {
    get throws {
      guard let stack = containedScreens.dropFirst(secondaryIndex).first as? any StackContainer
      else { throw SplitError.noStackInSecondary }
      return stack
    }
  }
}
