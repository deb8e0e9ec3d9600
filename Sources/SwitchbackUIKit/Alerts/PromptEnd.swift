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

/// A view in an alert that notices when the alert has been taken away, even if somebody holds it.
final class PromptSentinel<Answer: Sendable>: UIView {
  private weak var alert: UIAlertController?
  private weak var end: PromptEnd<Answer>?

  init(of alert: UIAlertController, _ end: PromptEnd<Answer>) {
    self.alert = alert
    self.end = end
    super.init(frame: .zero)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// UIKit runs the handler of a button after the alert has disappeared, and a screen that covers the
  /// whole window takes the views below out of it: so this looks again half a second later.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { return }
    after(turns: 30) { [weak alert, weak end] in
      if alert?.presentingViewController == nil { end?.finish() }
    }
  }
}
