import Switchback
import SwitchbackUIKit

final class HomeViewController: UIViewController {}

final class AccountViewController: UIViewController {}

final class ProductViewController: UIViewController, ContextChecking, NamedScreen {
  let id: Int

  init(id: Int) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var screenName: String { "Product(\(id))" }

  func isTarget(for context: Int) -> Bool { id == context }
}
