#if !canImport(UIKit)
import Testing
import UIKitSimulator

/// Screens of an app that call a completion as often as they like.
@Suite(.simulated)
struct CompletionTests {
  @Test func `Waiting ends once, however often an override calls the completion`() async {
    let screen = Insistent()
    await screen.present(UIViewController(), animated: false)
    await screen.dismiss(animated: false)
    #expect(screen.calls == 6)
  }

  private final class Insistent: UIViewController {
    var calls = 0

    override func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool,
      completion: (() -> Void)? = nil
    ) {
      insist(completion)
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      insist(completion)
    }

    private func insist(_ completion: (() -> Void)?) {
      for _ in 0..<3 {
        calls += 1
        completion?()
      }
    }
  }
}
#endif
