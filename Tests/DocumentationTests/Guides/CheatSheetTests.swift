#if !canImport(UIKit)
import Foundation
import SwitchbackLinks
import SwitchbackTesting
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Everything that the cheat sheet lists is an expression that is compiled here.
@MainActor
struct CheatSheetTests {
  private final class LoginViewController: UIViewController, ResultScreen {
    let results = Results<String>()
  }

  private final class CategoryViewController: UIViewController, ContextAccepting {
    func setUp(with context: Int) {}
  }

  private struct LogIn: RoutingInterceptor {
    func perform(with context: Void) async throws {}
  }

  private struct Item: Sendable { let id: Int }

  // Short names, so that a line of the page has room for its comment.
  typealias Home = HomeViewController
  typealias Bag = BagViewController
  typealias Account = AccountViewController
  typealias Product = ProductViewController

  private nonisolated enum ShopDestination: Destination, Hashable, Codable {
    case bag, gifts
    case product(Int)

    @MainActor var step: BoundStep {
      switch self {
      case .bag, .gifts: CheatSheetTests.bag
      case .product(let id): CheatSheetTests.product(id)
      }
    }
  }

  /// A list of values of all kinds.
  private func list(
    @ListBuilder<Any> _ values: () throws -> [Any]
  ) rethrows -> Int {
    try values().count
  }

  private static let bag = GeneralStep.existing(Bag.self)

  // snippet begin: chain
  static let product = StepAssembly { (id: Int) in Product(id) }
    .using(.push())  // push it…
    .from(.visibleStack(or: .newStack()))  // …onto what the user sees
  // snippet end

  private static let login = StepAssembly(LoginViewController.self)
    .using(.presentModally())
    .from(.current())

  @Test func `A step of each kind`() async throws {
    let home = HomeViewController()
    let count = list {
      // snippet begin: screens
      StepAssembly { (id: Int) in Product(id) }  // made by a closure
      StepAssembly(Account.self)  // made by its class, without a context
      StepAssembly(existing: Bag.self)  // only found, or else skipped
      GeneralStep.existing(Home.self)  // only found, or else an error
      GeneralStep.tab(of: Home.self)  // the tab of a screen, as it is
      // snippet end
      // snippet begin: where
      StepAssembly(Home.self)  // everywhere
      StepAssembly(Home.self, .currentVisible)  // what the user sees
      StepAssembly(Home.self, .currentLayer)  // only the topmost layer
      StepAssembly(Home.self, .allVisible)  // visible in a layer
      // snippet end
      // snippet begin: finders
      ScreenFinder<Home, Void>(options: .current, from: .root)  // the root
      InstanceFinder<Home, Void>(home)  // this one: .instance(home)
      ClosureFinder<Home, Void> { _, hierarchy in
        try hierarchy.first()
      }  // .closure
      NilFinder<Home, Void>()  // never: always a new one: .nil()
      TabFinder<Bag, Void>("bag")  // in the tab of this identifier: .tab("bag")
      DetailNavigationFinder<Void>()  // .detailNavigation()
      // snippet end
      // snippet begin: factories
      ClassFactory<Home, Void>()  // by its initializer: .class()
      ClosureFactory { (id: Int) in Product(id) }  // by a closure: .closure
      StoryboardFactory<Home, Void>(name: "Main")  // .storyboard("Main")
      XibFactory<Home, Void>()  // from a nib: .xib()
      NilFactory<Home, Void>()  // nothing: the step is skipped: .nil()
      FinderFactory(ScreenFinder<Home, Void>())  // nothing: it must be there
      // snippet end
      // snippet begin: containers
      CompleteFactory(factory: TabBarControllerFactory())
        .with(ClassFactory<Home, Void>(), using: .addTab())
        .with(ClassFactory<Bag, Void>(), using: .addTab())
      // snippet end
    }
    #expect(count == 22)
  }

  @Test func `A place of each kind`() async throws {
    let button = UIBarButtonItem()
    let tabs = GeneralStep.existing(UITabBarController.self)
    let split = GeneralStep.existing(UISplitViewController.self)
    let pages = GeneralStep.existing(UIPageViewController.self)
    let (bag, login) = (Self.bag, Self.login)
    let step = StepAssembly(Account.self)
    let count = list {
      // snippet begin: stacks
      step.using(.push()).from(.visibleStack())  // that the user sees
      step.using(.push()).from(.visibleStack(or: .newStack()))  // or a new one
      step.using(.push()).from(.newStack())  // presented above everything
      step.using(.push()).from(login.stack())  // around the screen of a step
      step.using(.push()).from(.stack(inTabOf: Home.self))  // as it is
      step.using(.pushReplacingLast()).from(.visibleStack())  // as its top
      step.using(.pushAsRoot()).from(.visibleStack())  // alone
      // snippet end
      // snippet begin: layers
      step.using(.presentModally()).from(.current())  // the topmost layer
      step.using(.presentModally()).from(bag)  // from a certain screen
      step.using(.presentModally(style: .formSheet)).from(.current())
      step.using(.sheet(detents: [.medium()])).from(.current())
      step.using(.popover(from: button)).from(.current())
      step.using(.replaceRoot()).from(.root())
      step.using(.replaceRoot(animated: .transitionFlipFromLeft)).from(.root())
      // snippet end
      // snippet begin: tabs
      step.using(.addTab()).from(tabs)  // as the last tab
      step.using(.addTab(at: 1, replacing: true)).from(tabs)  // as the second
      step.using(.setPage()).from(pages)
      step.using(.setPrimary()).from(split)
      step.using(.setSecondary()).from(split)
      step.using(.pushInSecondary()).from(split)
      step.using(.show(in: .supplementary)).from(split)
      // snippet end
    }
    #expect(count == 21)
  }

  @Test func `A chain of each kind`() async throws {
    let (bag, product) = (Self.bag, Self.product)
    let split = GeneralStep.existing(UISplitViewController.self)
    let anyMessage = ScreenFinder<Account, Void>()
    let count = list {
      // snippet begin: chains
      product(42)  // with its context
      product.adapting { (item: Item) in item.id }  // for another context
      product.otherwise(bag)  // if it cannot be found or built
      bag.expectingContainer(UITabBarController.self)  // the container around it
      SwitchAssembly {  // the first case that applies
        SwitchCase(when: anyMessage, from: split)
        SwitchCase(expecting: ScreenFinder<UISplitViewController, Void>())
      }.assemble(default: split)
      // snippet end
    }
    #expect(count == 5)
  }

  private enum Sort: String, LinkValue { case price, name }

  @Test func `A part of links of each kind`() throws {
    let table = try LinkTable<ShopDestination>(schemes: ["store"]) {
      // snippet begin: links
      DeepLink("bag", to: .bag)  // store://bag
      DeepLink("bag/gifts", to: .gifts)  // store://bag/gifts
      // store://product/{id:Int}
      DeepLink(readOnly: "product", .path("id", Int.self)) { .product($0) }
      // snippet end
    }
    #expect(table.patterns.count == 3)
    let count = list {
      // snippet begin: parts
      LinkPart.path("id", Int.self)  // …/{id:Int}
      LinkPart.path("id", Int.self, then: "photos")  // …/{id:Int}/photos
      LinkPart.path("page", Int?.self)  // …/{page:Int?}: last, may be missing
      LinkPart.path("topics", [String].self)  // …/{topics...}: all that remain
      LinkPart.query("q", String.self)  // ?q={q}: exactly one item
      LinkPart.query("sort", Sort?.self)  // ?sort={sort:Sort?}: may be missing
      LinkPart.query("tag", [String].self)  // ?tag={tag...}: any number
      LinkPart.fragment("part", String.self)  // #{part}
      // snippet end
    }
    #expect(count == 8)
    let patterns = try LinkTable<ShopDestination>(schemes: ["store"]) {
      DeepLink(readOnly: "a", .path("id", Int.self)) { .product($0) }
      DeepLink(
        readOnly: "b", .path("id", Int.self, then: "photos")
      ) { .product($0) }
      DeepLink(readOnly: "c", .path("page", Int?.self)) { .product($0 ?? 0) }
      DeepLink(readOnly: "d", .path("topics", [String].self)) { _ in .bag }
      DeepLink(readOnly: "e", .query("q", String.self)) { _ in .bag }
      DeepLink(readOnly: "f", .query("sort", Sort?.self)) { _ in .bag }
      DeepLink(readOnly: "g", .query("tag", [String].self)) { _ in .bag }
      DeepLink(readOnly: "h", .fragment("part", String.self)) { _ in .bag }
    }
    .patterns.map { $0.description.dropFirst("store://a".count) }
    #expect(
      patterns == [
        "/{id:Int}", "/{id:Int}/photos", "/{page:Int?}", "/{topics...}", "?q={q}",
        "?sort={sort:Sort?}", "?tag={tag...}", "#{part}",
      ])
  }

  @Test func `A task of each kind`() async throws {
    var user: String?
    let login = Self.login
    let step = StepAssembly { (_: Int) in CategoryViewController() }
    let count = list {
      // snippet begin: tasks
      // Before anything changes:
      step.requiring(login, unless: { user != nil }) { user = $0 }
      step.adding(.intercept { id in try await load(id) })
      step.adding(LogIn())  // one of your own
      step.adding(LogIn().limited(to: .seconds(10)))  // with a time limit
      step.adding(LogIn().keyed("log in"))  // one log-in for all chains
      // Before the screen is shown:
      step.adding(ClosureContextTask { screen, id in screen.title = "\(id)" })
      step.adding(.settingContext())  // calls setUp(with:)
      // At the end:
      step.adding(.postRoutingTask { screen, id, route in print(id) })
      // snippet end
    }
    #expect(count == 8)
  }

  @Test func `A navigation of each kind`() async throws {
    try await Simulation.run { simulation in
      let tabs = UITabBarController()
      let home = Home()
      tabs.viewControllers = [
        UINavigationController(rootViewController: home),
        Bag(),
      ]
      let window = await simulation.show(tabs)
      let trail = Trail()
      // snippet begin: routers
      window.router = WindowRouter(window: window, timeLimit: .seconds(30))
        .reportingFailures { error in print(error.localizedDescription) }
        .observing(trail.note)
      // snippet end
      // snippet begin: navigate
      let router = window.router
      // Show it, and wait for the end:
      try await router.navigate(to: ShopDestination.product(42))
      // Show it, and return immediately:
      router.go(to: ShopDestination.bag, animated: false, policy: .replace)
      // What would happen:
      let plan = try router.plan(to: ShopDestination.product(42))
      // From a view or a view controller:
      home.navigate(to: ShopDestination.product(42))
      home.navigateBack()
      // snippet end
      #expect(!plan.changesNothing)
      await simulation.untilIdle()
      let login = Self.login
      let asking = Task {
        // snippet begin: result
        // What the user gives, or nil:
        try await router.result(of: login)
        // snippet end
      }
      await simulation.untilIdle()
      (window.rootViewController?.presentedViewController as? LoginViewController)?
        .results.give("Ada")
      #expect(try await asking.value == "Ada")
      try await router.navigate(to: ShopDestination.product(1))
      let count = list {
        // snippet begin: back
        BackStep.previous  // the screen below: pops or dismisses
        BackStep.popToRoot  // the first screen of the stack
        BackStep.dismissal  // what is below the topmost layer
        BackStep.dismissAll  // the lowest layer
        BackStep.start  // the first screen of the stack in the lowest layer
        BackStep.screen(Home.self)  // this screen, wherever it is
        BackStep.screen(ScreenFinder<Product, Void>())  // what a finder finds
        BackStep.origin(in: trail)  // where the user came from
        // snippet end
      }
      #expect(count == 8)
      // snippet begin: goback
      try await router.navigateBack(.dismissAll)
      // snippet end
    }
  }

  private func load(_ id: Int) async throws {}
}
#endif
