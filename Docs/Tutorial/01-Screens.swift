import SwitchbackUIKit

final class HomeViewController: UIViewController {}

final class AccountViewController: UIViewController {}

final class ProductViewController: UIViewController, ContextHolding {
  let context: Int

  init(_ id: Int) {
    context = id
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
