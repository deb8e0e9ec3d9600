import Foundation

/// A choice of the user's in an alert or action sheet.
@MainActor
open class UIAlertAction: NSObject {
  /// What a choice means.
  public enum Style: Int, Sendable {
    /// A choice as others.
    case `default` = 0
    /// To change nothing.
    case cancel = 1
    /// To destroy something.
    case destructive = 2
  }

  /// The text on the button.
  open private(set) var title: String?

  /// What the choice means.
  open private(set) var style = Style.default

  /// Whether it can be chosen.
  open var isEnabled = true

  /// A name for tests of the user interface.
  open var accessibilityIdentifier: String?

  private(set) var handler: ((UIAlertAction) -> Void)?

  /// Creates a choice. The handler runs when the alert has gone.
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
  /// Where choices are shown.
  public enum Style: Int, Sendable {
    /// At the bottom, or in a popover.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// How serious an alert is.
  public enum Severity: Int, Sendable {
    /// As others.
    case `default` = 0
    /// Critical.
    case critical = 1
  }

  /// The text below the title.
  open var message: String?

  /// The choices.
  open private(set) var actions: [UIAlertAction] = []

  /// The choice that is suggested.
  open var preferredAction: UIAlertAction?

  /// The fields to type into, if there are any.
  open private(set) var textFields: [UITextField]?

  /// Where the choices are shown.
  open private(set) var preferredStyle = Style.actionSheet

  /// How serious it is.
  open var severity = Severity.default

  /// Creates an alert or action sheet.
  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field to type into.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// An alert leaves the presenter's view where it is.
  var styleOfPresentation: UIModalPresentationStyle {
    preferredStyle == .alert ? .overFullScreen : .popover
  }

  /// Runs the handler when the alert has gone. See 'The handler of an alert' in Docs/UIKitRules.md.
  func choose(_ action: UIAlertAction) {
    presentingViewController?.dismiss(animated: true) { action.handler?(action) }
  }
}
