import Switchback
import SwitchbackUIKit

/// A screen of the app, with its identity.
class AppViewController: UIViewController {
  let appView: AppView

  init(_ appView: AppView) {
    self.appView = appView
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

extension AppViewController: NamedScreen {
  var screenName: String { "\(appView)" }
}

/// A screen with its view model.
class ModelViewController<ViewModel>: AppViewController {
  let viewModel: ViewModel

  init(_ appView: AppView, _ viewModel: ViewModel) {
    self.viewModel = viewModel
    super.init(appView)
  }

  required init?(coder: NSCoder) { nil }
}

final class ProductsViewController: ModelViewController<ProductsViewModel> {}
final class ProductViewController: ModelViewController<ProductViewModel> {}
final class BagViewController: ModelViewController<BagViewModel> {}
