import Foundation

/// A view: a place in the tree below a window, without pixels.
@MainActor
// NB: as in `UIViewController`, `NSCoding` is isolated to no actor.
open class UIView: UIResponder, @preconcurrency NSCoding {
  /// The frame in the superview's coordinates. It has no effect on a layout.
  open var frame: CGRect

  /// The view in its own coordinates.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// Whether the view is hidden.
  open var isHidden = false

  /// The opacity.
  open var alpha: CGFloat = 1

  /// A number to identify the view.
  open var tag = 0

  /// The background colour.
  open var backgroundColor: UIColor?

  /// An identifier for tests of the user interface.
  open var accessibilityIdentifier: String?

  /// The views inside, in drawing order.
  open private(set) var subviews: [UIView] = []

  weak var controller: UIViewController?
  private weak var container: UIView?
  let simulation = Simulation.current

  /// Creates a view.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view from a nib.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// Creates a view without size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Does nothing: the simulator has no archives.
  open func encode(with coder: NSCoder) {}

  /// The view that holds this one.
  open var superview: UIView? { container }

  /// The window this view is in.
  open var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.container
    }
    return nil
  }

  open override var next: UIResponder? { controller ?? superview }

  /// Adds a view in front of the others.
  ///
  /// If the view is a controller's, that controller appears with it.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Adds a view at a place in the drawing order.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.move(to: self, at: index)
  }

  /// Removes the view from its superview.
  ///
  /// If the view is a controller's, that controller disappears with it.
  open func removeFromSuperview() {
    move(to: nil, at: 0)
  }

  /// Whether the view is another one or inside it.
  open func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.container
    }
    return false
  }

  /// Performs the work that waits for the next layout: a stack's unanimated changes.
  open func layoutIfNeeded() {
    controller?.layoutNow()
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Called when the view has entered or left a window.
  open func didMoveToWindow() {}

  /// Called when the view has a new superview.
  open func didMoveToSuperview() {}

  /// Puts the view into another one without any appearance calls.
  func attach(to container: UIView?, at index: Int = .max) {
    let oldWindow = window
    self.container?.subviews.removeAll { $0 === self }
    self.container = container
    if let container {
      container.subviews.insert(self, at: min(index, container.subviews.count))
    }
    didMoveToSuperview()
    if oldWindow !== window { announceWindow() }
  }

  private func announceWindow() {
    didMoveToWindow()
    for view in subviews { view.announceWindow() }
  }
}
