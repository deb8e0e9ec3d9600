import Foundation

/// An item in a navigation bar or toolbar.
@MainActor
open class UIBarButtonItem: UIBarItem {
  /// How an item looks.
  public enum Style: Int, Sendable {
    /// As all items.
    case plain = 0
    /// As the one that ends what the user does.
    case done = 2
  }

  /// An item of the system's.
  public enum SystemItem: Int, Sendable {
    /// Ends what the user does, and keeps it.
    case done = 0
    /// Ends what the user does, and drops it.
    case cancel = 1
    /// Begins to edit.
    case edit = 2
    /// Keeps what the user does.
    case save = 3
    /// Makes a new thing.
    case add = 4
    /// Room that grows.
    case flexibleSpace = 5
    /// Room that does not grow.
    case fixedSpace = 6
    /// Writes a message.
    case compose = 7
    /// Answers a message.
    case reply = 8
    /// Shares a thing.
    case action = 9
    /// Puts a thing into another place.
    case organize = 10
    /// Opens bookmarks.
    case bookmarks = 11
    /// Searches.
    case search = 12
    /// Loads again.
    case refresh = 13
    /// Stops what runs.
    case stop = 14
    /// Deletes a thing.
    case trash = 16
    /// Closes a screen.
    case close = 24
  }

  /// How the item looks.
  open var style = Style.plain

  /// The object that has the method to call.
  weak open var target: AnyObject?

  /// The method to call.
  open var action: Selector?

  /// What is done when the item is tapped.
  open var primaryAction: UIAction?

  /// The view shown in place of text and picture.
  open var customView: UIView?

  /// The colour.
  open var tintColor: UIColor?

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

  /// Creates an item with a picture that calls a method.
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

  /// Creates an item with text and picture that performs an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}
