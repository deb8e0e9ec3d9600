import SwitchbackUIKit

final class HomeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Product 42",
      primaryAction: UIAction { [weak self] _ in
        self?.navigate(to: Chains.product(42))
      })
  }
}

final class BagViewController: UIViewController {}

final class OrdersViewController: UIViewController {}

final class ProductViewController: UIViewController, ContextHolding {
  let context: Int

  init(_ id: Int) {
    context = id
    super.init(nibName: nil, bundle: nil)
    title = "Product \(id)"
  }

  required init?(coder: NSCoder) { nil }
}
