#if !canImport(UIKit)
import Foundation
import Switchback
import SwitchbackLinks
import SwitchbackModel
import SwitchbackTesting
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Everything that the cheat sheet lists is an expression that is compiled here.
@MainActor
struct CheatSheetTests {
  private final class ColourViewController: UIViewController, ResultScreen {
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
  private nonisolated enum ShopDestination: Hashable, Codable, Sendable {
    case bag, gifts
    case product(Int)
  }

  /// A list of values of all kinds.
  private func list(
    @ListBuilder<Any> _ values: () throws -> [Any]
  ) rethrows -> Int {
    try values().count
  }

  private let bag = SingleStep(
    finder: ClassFinder<Bag, Void>(), factory: NilFactory()
  )
  .from(.root())
  .assemble()

  private let product = StepAssembly(
    finder: ClassWithContextFinder<Product, Int>(),
    factory: ClosureFactory { id in Product(id: id) }
  )
  .using(.presentModally())
  .from(.current())
  .assemble()

  // snippet begin: chain
  let settings = StepAssembly(
    finder: ClassFinder(), factory: ClassFactory<Account, Void>()
  )
  .using(.push())  // put it…
  .from(.navigationController())  // …into a new stack…
  .using(.presentModally())  // …and present that…
  .from(.current())  // …above what the user sees
  .assemble()
  // snippet end

  private let colour = StepAssembly(
    finder: NilFinder(), factory: ClassFactory<ColourViewController, Void>()
  )
  .using(.presentModally())
  .from(.current())
  .assemble()

  @Test func `A step of each kind`() async throws {
    let home = HomeViewController()
    let count = list {
      // snippet begin: finders
      ClassFinder<Home, Void>()  // by its class: .classFinder()
      ClassWithContextFinder<Product, Int>()  // and by its context
      InstanceFinder<Home, Void>(home)  // this one: .instance(home)
      ClosureFinder<Home, Void> { _, hierarchy in
        try hierarchy.first()
      }  // .closure
      NilFinder<Home, Void>()  // never: always a new one: .nil()
      TabFinder<Bag, Void>("bag")  // in the tab of this identifier: .tab("bag")
      DetailNavigationFinder<Void>()  // .detailNavigation()
      // snippet end
      // snippet begin: where
      ClassFinder<Home, Void>(options: .currentVisible)  // what the user sees
      ClassFinder<Home, Void>(options: .currentLayer)  // only the topmost layer
      ClassFinder<Home, Void>(options: .allVisible)  // visible in a layer
      ClassFinder<Home, Void>(options: .everywhere)  // all, the default
      ClassFinder<Home, Void>(options: .current, from: .root)  // the root
      // snippet end
      // snippet begin: factories
      ClassFactory<Home, Void>()  // by its initializer: .class()
      ClosureFactory { (id: Int) in Product(id: id) }  // by a closure: .closure
      StoryboardFactory<Home, Void>(name: "Main")  // .storyboard("Main")
      XibFactory<Home, Void>()  // from a nib: .xib()
      NilFactory<Home, Void>()  // nothing: the step is skipped: .nil()
      FinderFactory(ClassFinder<Home, Void>())  // nothing: it must be there
      // snippet end
      // snippet begin: containers
      NavigationControllerFactory<UINavigationController, Void>()
      TabBarControllerFactory<UITabBarController, Void>()
      SplitControllerFactory<UISplitViewController, Void>()
      CompleteFactoryAssembly(factory: TabBarControllerFactory())
        .with(
          ClassFactory<Home, Void>(),
          using: UITabBarController.addTab()
        )
        .assemble()
      // snippet end
      // snippet begin: model
      StackFactory<Void>()
      TabsFactory<Void>()
      SplitFactory<Void>()
      // snippet end
    }
    #expect(count == 25)
  }

  @Test func `An action of each kind`() async throws {
    let button = UIBarButtonItem()
    let count = list {
      // snippet begin: stacks
      Push<UINavigationController>()  // on top: .push()
      PushReplacingLast<UINavigationController>()  // .pushReplacingLast()
      PushAsRoot<UINavigationController>()  // alone: .pushAsRoot()
      // snippet end
      // snippet begin: tabs
      AddTab<UITabBarController>()  // as the last tab: .addTab()
      AddTab<UITabBarController>(at: 1, replacing: true)  // as the second
      SetPage<UIPageViewController>()  // as the page: .setPage()
      SetPrimary<UISplitViewController>()  // .setPrimary()
      SetSecondary<UISplitViewController>()  // .setSecondary()
      PushInSecondary<UISplitViewController>()  // .pushInSecondary()
      UISplitViewController.show(in: .supplementary)  // ShowInColumn
      // snippet end
      // snippet begin: layers
      PresentModally()  // .presentModally()
      GeneralAction.presentModally(style: .formSheet, isModalInPresentation: true)
      GeneralAction.presentModally(sheet: { $0.detents = [.medium()] })
      GeneralAction.presentModally(popover: { $0.barButtonItem = button })
      ReplaceRoot()  // .replaceRoot()
      GeneralAction.replaceRoot(animated: .transitionFlipFromLeft)
      // snippet end
    }
    #expect(count == 16)
  }

  @Test func `A start of each kind`() async throws {
    let stack = NavigationControllerStep<Void>()
    let count = list {
      // snippet begin: starts
      // The topmost layer: .current()
      GeneralStep.current() as DestinationStep<any Screen, Void>
      // The window's root: .root()
      GeneralStep.root() as DestinationStep<any Screen, Void>
      // What a finder finds.
      GeneralStep.custom(using: ClassFinder<UINavigationController, Void>())
      // snippet end
      // snippet begin: steps
      NavigationControllerStep<Void>()  // .navigationController()
      TabBarControllerStep<Void>()  // a new tab bar: .tabBarController()
      SplitControllerStep<Void>(style: .doubleColumn)  // .splitController()
      StackStep<Void>()  // a new ModelStack: .stack()
      bag.expectingContainer(UITabBarController.self)  // the container around it
      product.adapting { (item: Item) in item.id }  // for another context
      BoundStep(product, with: 42)  // with its context
      SwitchAssembly<UINavigationController, Void>()  // the first that applies
        .addCase(expecting: ClassFinder(options: .visible))
        .assemble(
          default: stack.using(.presentModally()).from(.current()).assemble())
      // snippet end
    }
    #expect(count == 11)
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
    let step = StepAssembly(
      finder: ClassFinder<CategoryViewController, Int>(),
      factory: ClassFactory<CategoryViewController, Int>())
    let count = list {
      // snippet begin: tasks
      step.adding(.intercept { id in try await load(id) })  // at the beginning
      // Before showing:
      step.adding(ClosureContextTask { screen, id in screen.title = "\(id)" })
      step.adding(.settingContext())  // ContextSettingTask: calls setUp(with:)
      // At the end:
      step.adding(.postRoutingTask { screen, id, route in print(id) })
      LogIn().limited(to: .seconds(10))  // with a time limit
      LogIn().keyed("log in")  // one log-in for all chains with this key
      LogIn().adapting { (_: Int) in () }  // for a chain with another context
      // snippet end
    }
    #expect(count == 7)
  }

  @Test func `A navigation of each kind`() async throws {
    try await Simulation.run { simulation in
      let tabs = UITabBarController()
      tabs.viewControllers = [
        UINavigationController(rootViewController: Home()),
        Bag(),
      ]
      let window = await simulation.show(tabs)
      let trail = Trail()
      // snippet begin: routers
      let router = WindowRouter(
        window: window, policy: .queue, transitions: .wait,
        timeLimit: .seconds(30)
      ).observing(trail.note)
      // snippet end
      // snippet begin: navigate
      try await router.navigate(to: bag)  // show it, and wait for the end
      try await router.navigate(
        to: product, with: 42, animated: false, policy: .replace)
      router.go(to: bag, policy: .reject)  // show it, and return at once
      let plan = try router.plan(to: product, with: 42)  // what would happen
      // snippet end
      #expect(!plan.changesNothing)
      await simulation.untilIdle()
      let asking = Task { try await router.result(of: colour) }
      await simulation.untilIdle()
      (window.rootViewController?.presentedViewController as? ColourViewController)?
        .results.give("red")
      #expect(try await asking.value == "red")
      try await router.navigate(to: product, with: 1)
      let count = list {
        // snippet begin: back
        BackStep.previous  // the screen below: pops or dismisses
        BackStep.popToRoot  // the first screen of the stack
        BackStep.dismissal  // what is below the topmost layer
        BackStep.dismissAll  // the lowest layer
        BackStep.start  // the first screen of the stack in the lowest layer
        BackStep.screen(Home.self)  // this screen, wherever it is
        BackStep.screen(ClassFinder<Home, Void>())  // what a finder finds
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
