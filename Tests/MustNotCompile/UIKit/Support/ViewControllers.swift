import SwitchbackUIKit
import UIKitSimulator

final class HomeViewController: UIViewController {}

final class NumberViewController: UIViewController {
  init(_ number: Int) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }
}

/// Makes its screens itself, for a context.
final class CategoryViewController: UIViewController, ContextInstantiable {
  let context: String

  init(context: String) {
    self.context = context
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor let home = GeneralStep.existing(HomeViewController.self)
