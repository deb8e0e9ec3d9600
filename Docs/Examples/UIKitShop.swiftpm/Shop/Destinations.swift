import SwitchbackUIKit

/// The chains to all screens of the app, from wherever the user is.
@MainActor
struct Destinations {
  private let session: Session
  private let navigation: Navigation
  private weak var scene: UIWindowScene?

  init(session: Session, scene: UIWindowScene, navigation: Navigation) {
    self.session = session
    self.scene = scene
    self.navigation = navigation
  }

  /// Returns the chain to the destination of a link.
  @BoundStepBuilder
  func step(to link: ShopLink) -> BoundStep {
    switch link {
    case .home: home
    case .bag: bag
    case .account: account
    case .product(let id): product(id)
    case .catalogue: catalogue
    case .offer(let id): offer(id)
    case .review: review
    case .filter: filter
    }
  }

  /// Two tabs with stacks, and one with a split view.
  var tabs: DestinationStep<UITabBarController, Void> {
    StepAssembly([.current, .presenting]) { [navigation] in
      let tabs = UITabBarController()
      tabs.viewControllers = [
        UINavigationController(
          rootViewController: HomeViewController(navigator: navigation.navigator)),
        UINavigationController(rootViewController: BagViewController()),
        Self.split(navigation),
      ]
      return tabs
    }
    .using(.replaceRoot())
    .from(.root())
  }

  /// The first screens of the tabs.
  var home: DestinationStep<HomeViewController, Void> {
    StepAssembly(existing: HomeViewController.self).from(tabs)
  }

  var bag: DestinationStep<BagViewController, Void> {
    StepAssembly(existing: BagViewController.self).from(tabs)
  }

  var catalogue: DestinationStep<KindsViewController, Void> {
    StepAssembly(existing: KindsViewController.self).from(tabs)
  }

  /// A product: where it is, or on top of the stack that the user sees, or in a new stack.
  var product: DestinationStep<ProductViewController, Int> {
    StepAssembly(makeProduct).using(.push()).from(.visibleStack(or: .newStack()))
  }

  /// A product beside the kinds if there is room, as on an iPad, and otherwise above them.
  var offer: DestinationStep<ProductViewController, Int> {
    StepAssembly(makeProduct)
      .using(.show(in: .secondary))
      .from(StepAssembly(existing: UISplitViewController.self).from(tabs))
  }

  /// The account, in the first tab's stack, after the log-in.
  var account: DestinationStep<AccountViewController, Void> {
    StepAssembly(AccountViewController.self)
      .requiring(login, unless: { session.isLoggedIn })
      .using(.push())
      .from(home.stack())
  }

  /// The log-in, over everything else.
  var login: DestinationStep<LoginViewController, Void> {
    StepAssembly { [session] in LoginViewController(session: session) }
      .using(.presentModally(style: .shopSheet))
      .from(.current())
  }

  /// A form for a review, over everything else.
  var review: DestinationStep<ReviewViewController, Void> {
    StepAssembly(ReviewViewController.self)
      .using(.presentModally(style: .shopPage))
      .from(.current())
  }

  /// The filter of the products, in a sheet with two detents.
  var filter: DestinationStep<FilterViewController, Void> {
    StepAssembly(FilterViewController.self).using(.shopFilter).from(.current())
  }

  private func makeProduct(_ id: Int) -> ProductViewController {
    ProductViewController(context: id, navigation: navigation) { [weak scene] in
      scene?.openWindow(with: .product(id))
    }
  }

  private static func split(_ navigation: Navigation) -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.title = "Catalogue"
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(
      KindsViewController(navigator: navigation.navigator), for: .primary)
    return split
  }
}
