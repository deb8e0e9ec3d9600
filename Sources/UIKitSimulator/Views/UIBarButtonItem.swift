import Foundation

/// An item in a navigation bar or toolbar.
@MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of an item.
  public enum Style: Int, Sendable {
    /// The default style.
    case plain = 0
    /// The style for an item that ends the task.
    case done = 2
  }

  /// An item of the system's.
  public enum SystemItem: Int, Sendable {
    /// Ends the task and keeps the changes.
    case done = 0
    /// Ends the task and discards the changes.
    case cancel = 1
    /// Begins to edit.
    case edit = 2
    /// Saves the changes.
    case save = 3
    /// Creates a new item.
    case add = 4
    /// Closes a screen.
    case close = 24
  }

  /// The style.
  open var style = Style.plain

  /// The object that has the method to call.
  weak open var target: AnyObject?

  /// The method to call.
  open var action: Selector?

  /// The action to perform when the item is tapped.
  open var primaryAction: UIAction?

  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Creates an item with text that calls a method.
  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates an item with an image that calls a method.
  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates an item of the system's that calls a method.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
  }

  /// Creates an item of the system's that performs an action.
  public convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil) {
    self.init(title: nil, image: nil, primaryAction: primaryAction)
  }

  /// Creates an item with text and image that performs an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }
}
