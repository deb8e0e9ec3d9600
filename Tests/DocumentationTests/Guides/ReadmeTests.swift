#if !canImport(UIKit)
import DocumentedCode
import Switchback
import SwitchbackMaps
import SwitchbackModel
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// The examples of the README are the regions of this file, and print what it shows.
@MainActor
struct ReadmeTests {
  @Test func `The program prints what the README shows`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }

    // snippet begin: program
    final class HomeScreen: ModelScreen {}

    final class ProductScreen: ModelScreen, ContextChecking {
      let id: Int

      init(_ id: Int) {
        self.id = id
        super.init()
      }

      override var name: String { "Product(\(id))" }
      func isTarget(for context: Int) -> Bool { id == context }
    }

    let home = GeneralStep.custom(using: ClassFinder<HomeScreen, Void>())

    let product = StepAssembly(
      finder: ClassWithContextFinder(),
      factory: ClosureFactory { id in ProductScreen(id) }
    )
    .using(.push())
    .from(home.expectingContainer(ModelStack.self))
    .assemble()

    let bag = ModelScreen(name: "Bag")
    let window = ModelWindow(
      ModelTabs([ModelStack(HomeScreen()), bag], selected: 1))
    print(try await WindowRouter(window: window).navigate(to: product, with: 42))
    print(window.drawing)
    // snippet end
    // output: program
    page.prints(
      """
      Product(42) is on screen; reused Home; built Product(42)
      window
      └─ tabs
         ├─ stack*
         │  ├─ Home
         │  └─ Product(42)*
         └─ Bag
      """)
  }

  // snippet begin: uikit
  @MainActor
  enum Chains {
    // The home screen is always there.
    static let home = GeneralStep.custom(
      using: ClassFinder<HomeViewController, Void>())

    // A new product is pushed onto the stack of the home screen.
    static let product = StepAssembly(
      finder: ClassWithContextFinder<ProductViewController, Int>(),
      factory: ClosureFactory { id in ProductViewController(id: id) }
    )
    .using(.push())
    .from(home.expectingContainer(UINavigationController.self))
    .assemble()
  }
  // snippet end

  @Test func `The chain for UIKit leads to the product`() async throws {
    try await Simulation.run { simulation in
      let page = Transcript()
      @MainActor func print(_ value: Any) { page.print(value) }
      let tabs = UITabBarController()
      tabs.viewControllers = [
        UINavigationController(rootViewController: HomeViewController()),
        BagViewController(),
      ]
      tabs.selectedIndex = 1
      let window = await simulation.show(tabs)
      // snippet begin: navigate
      try await WindowRouter(window: window).navigate(
        to: Chains.product, with: 42)
      // snippet end
      print(window.drawing)
      // output: uikit
      page.prints(
        """
        window
        └─ UITabBarController
           ├─ UINavigationController*
           │  ├─ HomeViewController
           │  └─ Product(42)*
           └─ BagViewController
        """)
    }
  }

  /// The user looks into the bag, with help above it, and opens a link to a photo of a product.
  @Test func `The pictures are those of a navigation`() async throws {
    let window = try ModelWindow(
      drawing: """
        window
        ├─ tabs
        │  ├─ stack
        │  │  └─ Home*
        │  └─ stack*
        │     └─ Bag*
        └─ modal Help
        """
    ) { $0 == "Home" ? HomeScreen() : nil }
    // Kept, so that no number is given twice.
    var known: [any Screen] = []
    func tree() -> WindowTree {
      WindowTree(of: window) { screen in
        if let number = known.firstIndex(where: { $0 === screen }) {
          return number
        }
        known.append(screen)
        return known.count - 1
      }
    }
    let home = SingleStep(
      finder: ClassFinder<HomeScreen, Void>(), factory: NilFactory()
    )
    .from(.root())
    .assemble()
    let photo = StepAssembly(
      finder: NilFinder(), factory: ClosureFactory { (_: Void) in PhotoScreen() }
    )
    .using(PresentModally())
    .from(
      StepAssembly(
        finder: NilFinder(),
        factory: ClosureFactory { (_: Void) in ProductScreen(42) }
      )
      .using(Push<ModelStack>())
      .from(home.expectingContainer())
    )
    .assemble()
    let before = tree()
    try await WindowRouter(window: window).navigate(to: photo)
    let pictures = [
      ("before", WindowPicture(before, title: "The user looks into the bag")),
      (
        "after",
        WindowPicture(before: before, after: tree(), title: "A link to a photo")
      ),
    ]
    for (name, picture) in pictures {
      let file = GeneratedFile("Docs/Images/\(name).svg")
      #expect(
        try file.agrees(with: picture.svg(width: 400)),
        "\(name).svg is not what is drawn.")
    }
  }
}
#endif
