import Foundation

/// Lives as long as the buttons of an alert, and ends the answers with them.
final class PromptEnd<Answer: Sendable>: Sendable {
  private let continuation: AsyncStream<Answer>.Continuation

  init(_ continuation: AsyncStream<Answer>.Continuation) {
    self.continuation = continuation
  }

  deinit { finish() }

  func give(_ answer: Answer) {
    continuation.yield(answer)
    finish()
  }

  func finish() { continuation.finish() }
}

/// A view in the container view of an alert's presentation, or of one above it, that notices when it
/// leaves the window: an alert can be dismissed while other code still holds it.
// NB: not in the alert's view, whose views are private.
private final class PromptSentinel<Answer: Sendable>: UIView {
  private weak var alert: UIAlertController?
  private weak var end: PromptEnd<Answer>?

  init(of alert: UIAlertController, _ end: PromptEnd<Answer>) {
    self.alert = alert
    self.end = end
    super.init(frame: .zero)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// UIKit runs the handler of a button after the alert has disappeared, so this checks again half
  /// a second later.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { return }
    after(turns: 30) { [weak alert, weak end] in
      if let alert, let end { watch(alert, end) }
    }
  }
}

/// Ends the answers when the alert is no longer presented.
///
/// If a screen that covers the whole window has removed the alert's container view, too, this watches
/// the container view of the cover, since the two may be dismissed together.
@MainActor
func watch<Answer: Sendable>(_ alert: UIAlertController, _ end: PromptEnd<Answer>) {
  guard alert.presentingViewController != nil else { return end.finish() }
  var screen: UIViewController = alert
  while screen.presentationController?.containerView?.window == nil {
    guard let above = screen.presentedViewController else { return }
    screen = above
  }
  screen.presentationController?.containerView?.addSubview(PromptSentinel(of: alert, end))
}
