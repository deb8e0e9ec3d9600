import Switchback
import SwitchbackUIKit

/// The first tab.
public final class HomeViewController: UIViewController {}

/// A product. Two of them are told apart by their number.
public final class ProductViewController: UIViewController, ContextChecking, NamedScreen {
  let id: Int

  init(id: Int) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
    title = "Product \(id)"
  }

  public required init?(coder: NSCoder) { nil }

  public var screenName: String { "Product(\(id))" }

  public func isTarget(for context: Int) -> Bool { id == context }
}

/// What is about to be bought: the second tab.
public final class BagViewController: UIViewController {}

/// The customer's account, for those who are logged in.
public final class AccountViewController: UIViewController {}

/// A form that the user may fill in, and not lose by accident.
public final class ReviewViewController: UIViewController, LeaveGuard {
  /// Whether something has been written.
  public var hasText = false

  /// Asks before what has been written is lost.
  public func confirmLeaving() async -> Bool {
    guard hasText else { return true }
    let alert = Prompt(
      title: "Discard your review?",
      choices: [.cancel("Keep", false), .destructive("Discard", true)])
    return (try? await alert.show(above: self)) ?? false
  }
}

/// User name and password. Its result is whether the user has logged in.
public final class LoginViewController: UIViewController {
  private let session: Session
  private var waiting: [CheckedContinuation<Bool, Never>] = []

  init(session: Session) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  /// The user has entered a password that is right.
  public func logIn() {
    session.isLoggedIn = true
    dismiss(animated: true, completion: nil)
  }

  /// Waits until the screen has gone, in whatever way.
  func result() async -> Bool {
    await withCheckedContinuation { waiting.append($0) }
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    for continuation in waiting { continuation.resume(returning: session.isLoggedIn) }
    waiting = []
  }
}
