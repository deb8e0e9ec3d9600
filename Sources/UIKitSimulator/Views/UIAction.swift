import Foundation

/// The name of a method. Without Objective-C there is no `#selector`, and no way to call the
/// method: use a
/// ``UIAction`` for buttons that a test taps.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The method's name.
  public let name: String

  /// A method by name.
  public init(_ name: String) { self.name = name }

  /// A method by name.
  public init(stringLiteral value: String) { name = value }
}

/// A button's action, as a closure.
@MainActor
open class UIAction: NSObject {
  /// The text.
  open var title: String

  /// The image.
  open var image: UIImage?

  /// The button that was tapped.
  open internal(set) var sender: Any?

  private let handler: (UIAction) -> Void

  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.handler = handler
    super.init()
  }

  func perform(for sender: Any) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

extension Simulation {
  /// The user taps a button in a bar.
  ///
  /// - Returns: Whether the button is enabled and has an action that can be performed: a
  ///   ``UIAction``. A method of a target cannot be called without Objective-C.
  @discardableResult
  public func tap(_ item: UIBarButtonItem) -> Bool {
    guard item.isEnabled, let action = item.primaryAction else { return false }
    perform { _ in action.perform(for: item) }
    return true
  }
}
