import Switchback
import SwitchbackUIKit

/// The chains to all screens of the app, from wherever the user is.
@MainActor
struct Destinations {
  private let session: Session
  private let navigation: Navigation
  /// The scene in which the log-in appears.
  private(set) weak var scene: UIWindowScene?

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
    case .product(let id): BoundStep(product, with: id)
    case .catalogue: catalogue
    case .offer(let id): BoundStep(offer, with: id)
    case .review: review
    case .filter: filter
    }
  }

  /// Two tabs with stacks, and one with a split view.
  var tabs: DestinationStep<UITabBarController, Any?> {
    SingleContainerStep(
      finder: ClassFinder(options: .current, from: .root),
      factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
        .with(
          stack { [navigation] in
            HomeViewController(navigator: navigation.navigator)
          },
          using: UITabBarController.addTab()
        )
        .with(stack { BagViewController() }, using: UITabBarController.addTab())
        .with(split, using: UITabBarController.addTab())
        .assemble()
    )
    .using(GeneralAction.replaceRoot())
    .from(GeneralStep.root())
    .assemble()
  }

  /// The first tab.
  var home: DestinationStep<HomeViewController, Any?> {
    StepAssembly(finder: .classFinder(), factory: .nil()).from(tabs).assemble()
  }

  /// The second tab.
  var bag: DestinationStep<BagViewController, Any?> {
    StepAssembly(finder: .classFinder(), factory: .nil()).from(tabs).assemble()
  }

  /// A product: where it is, or on top of the stack that the user sees, or in a new stack.
  var product: DestinationStep<ProductViewController, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<ProductViewController, Int>(),
      factory: productFactory
    )
    .using(UINavigationController.push())
    .from(
      SwitchAssembly<UINavigationController, Int>()
        .addCase(expecting: ClassFinder(options: .visible))
        .assemble(default: {
          ChainAssembly()
            .from(NavigationControllerStep())
            .using(GeneralAction.presentModally())
            .from(GeneralStep.current())
            .assemble()
        })
    )
    .assemble()
  }

  /// The account, in the first tab's stack, after the log-in.
  var account: DestinationStep<AccountViewController, Any?> {
    StepAssembly(
      finder: ClassFinder(), factory: ClassFactory<AccountViewController, Any?>()
    )
    .adding(LogIn(session: session, destinations: self))
    .using(UINavigationController.push())
    .from(home.expectingContainer())
    .assemble()
  }

  /// The log-in, over everything else.
  var login: DestinationStep<LoginViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<LoginViewController, Any?>(),
      factory: ClosureFactory { [session] _ in
        LoginViewController(session: session)
      }
    )
    .using(GeneralAction.presentModally(style: .shopSheet))
    .from(GeneralStep.current())
    .assemble()
  }

  /// A form for a review, over everything else.
  var review: DestinationStep<ReviewViewController, Any?> {
    StepAssembly(
      finder: .classFinder(), factory: ClassFactory<ReviewViewController, Any?>()
    )
    .using(.presentModally(style: .shopPage))
    .from(.current())
    .assemble()
  }

  /// The filter of the products, in a sheet with two detents.
  var filter: DestinationStep<FilterViewController, Any?> {
    StepAssembly(
      finder: .classFinder(), factory: ClassFactory<FilterViewController, Any?>()
    )
    .using(.shopFilter)
    .from(.current())
    .assemble()
  }

  /// The kinds of products, in the tab with the split view.
  var catalogue: DestinationStep<KindsViewController, Any?> {
    StepAssembly(finder: .classFinder(), factory: .nil()).from(tabs).assemble()
  }

  /// A product beside the kinds if there is room, as on an iPad, and otherwise above them.
  var offer: DestinationStep<ProductViewController, Int> {
    StepAssembly(finder: .classWithContextFinder(), factory: productFactory)
      .using(.show(in: .secondary))
      .from(
        StepAssembly(
          finder: ClassFinder<UISplitViewController, Any?>(), factory: .nil()
        )
        .from(tabs).assemble()
      )
      .assemble()
  }

  private var productFactory: ClosureFactory<ProductViewController, Int> {
    ClosureFactory { [navigation, weak scene] id in
      ProductViewController(id: id, navigation: navigation) {
        scene?.openWindow(with: .product(id))
      }
    }
  }

  private var split: ClosureFactory<UISplitViewController, Any?> {
    ClosureFactory { [navigation] _ in
      let split = UISplitViewController(style: .doubleColumn)
      split.title = "Catalogue"
      split.preferredDisplayMode = .oneBesideSecondary
      split.setViewController(
        KindsViewController(navigator: navigation.navigator), for: .primary)
      return split
    }
  }

  private func stack(
    _ make: @escaping @MainActor () -> UIViewController
  ) -> ClosureFactory<UINavigationController, Any?> {
    ClosureFactory { _ in UINavigationController(rootViewController: make()) }
  }
}
