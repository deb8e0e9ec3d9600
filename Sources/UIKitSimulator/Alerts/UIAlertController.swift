import Foundation

/// A button in an alert or action sheet.
@MainActor
open class UIAlertAction: NSObject {
  /// The role of a button.
  public enum Style: Int, Sendable {
    /// The default role.
    case `default` = 0
    /// Cancels, and changes nothing.
    case cancel = 1
    /// Destroys something.
    case destructive = 2
  }

  /// The text on the button.
  open private(set) var title: String?

  /// The role of the button.
  open private(set) var style = Style.default

  /// Whether the user can tap the button.
  open var isEnabled = true

  /// An identifier for tests of the user interface.
  open var accessibilityIdentifier: String?

  private(set) var handler: ((UIAlertAction) -> Void)?

  /// Creates a button. The handler runs when the alert has gone.
  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// An alert or action sheet.
@MainActor
open class UIAlertController: UIViewController {
  /// The kind of alert.
  public enum Style: Int, Sendable {
    /// At the bottom, or in a popover.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// The text below the title.
  open var message: String?

  /// The buttons.
  open private(set) var actions: [UIAlertAction] = []

  /// The text fields, if there are any.
  open private(set) var textFields: [UITextField]?

  /// The kind of alert.
  open private(set) var preferredStyle = Style.actionSheet

  /// Creates an alert or action sheet.
  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a text field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// An alert leaves the presenter's view in place.
  var styleOfPresentation: UIModalPresentationStyle {
    preferredStyle == .alert ? .overFullScreen : .popover
  }

  /// Runs the handler when the alert has gone. See 'The handler of an alert' in Docs/Maintainers/UIKitRules.md.
  func choose(_ action: UIAlertAction) {
    presentingViewController?.dismiss(animated: true) { action.handler?(action) }
  }
}
