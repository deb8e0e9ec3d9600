import Foundation

/// An image, by name only.
public final class UIImage: NSObject, Sendable {
  /// The name of the image, which UIKit does not reveal.
  let name: String

  /// An image from the app's catalogue.
  public init?(named name: String) {
    self.name = name
    super.init()
  }

  /// An image from the system's catalogue.
  public init?(systemName name: String) {
    self.name = name
    super.init()
  }
}

/// An item in a bar.
@MainActor
open class UIBarItem: NSObject {
  /// The text.
  open var title: String?

  /// The image.
  open var image: UIImage?

  /// Whether it reacts to taps.
  open var isEnabled = true

  /// A number to tell items apart.
  open var tag = 0

  /// Creates an empty item.
  public override init() {
    super.init()
  }
}

/// An item in a tab bar.
@MainActor
open class UITabBarItem: UIBarItem {
  /// The text in the badge.
  open var badgeValue: String?

  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Creates an item with text and image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
}

/// The contents of a navigation bar for one controller.
@MainActor
open class UINavigationItem: NSObject {
  /// The text in the middle.
  open var title: String?

  /// The item on the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The item on the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The items on the leading side.
  open var leftBarButtonItems: [UIBarButtonItem]?

  /// The items on the trailing side.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The search in the bar.
  open var searchController: UISearchController? {
    didSet { searchController?.searched = controller }
  }

  weak var controller: UIViewController? {
    didSet { searchController?.searched = controller }
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }
}

/// A gesture recognizer that can be enabled or disabled.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// Whether it is enabled.
  open var isEnabled = true
}

/// A text field.
@MainActor
open class UITextField: UIView {
  /// The text.
  open var text: String?

  /// The text that an empty field shows.
  open var placeholder: String?

  /// Whether the text is hidden.
  open var isSecureTextEntry = false
}
