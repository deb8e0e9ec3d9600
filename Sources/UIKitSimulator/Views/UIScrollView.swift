import Foundation

/// A view that the user scrolls, without pixels.
@MainActor
open class UIScrollView: UIView {
  /// The part that the user has in scrolling.
  enum Scrolling {
    case dragged, decelerating
  }

  var scrolling: Scrolling?

  /// The place in the content that is at the view's origin.
  open var contentOffset = CGPoint.zero

  /// Whether it stops at multiples of its size.
  open var isPagingEnabled = false

  /// Whether a finger is on the view.
  open var isTracking: Bool { scrolling == .dragged }

  /// Whether the finger has begun to scroll.
  open var isDragging: Bool { scrolling == .dragged }

  /// Whether it still moves after the finger has let go.
  open var isDecelerating: Bool { scrolling == .decelerating }
}
