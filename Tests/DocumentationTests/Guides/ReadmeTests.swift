import DocumentedCode
import SwitchbackMaps
import SwitchbackModel
import Testing

/// The examples of the README are the regions of this file, and print what it shows.
@MainActor
struct ReadmeTests {
  @Test func `The program prints what the README shows`() async throws {
    // snippet begin: program
    final class HomeScreen: ModelScreen {}

    final class ProductScreen: ModelScreen, ContextHolding {
      let context: Int

      init(_ id: Int) {
        context = id
        super.init()
      }
    }

    let home = GeneralStep.existing(HomeScreen.self)

    let product = StepAssembly { (id: Int) in ProductScreen(id) }
      .using(.push())
      .from(home.stack())

    let bag = ModelScreen(name: "Bag")
    let window = ModelWindow(
      ModelTabs([ModelStack(HomeScreen()), bag], selected: 1))
    print(try await window.router.navigate(to: product(42)))
    print(window.drawing)
    // snippet end
    // output: program
    prints(
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
    let home = GeneralStep.existing(HomeScreen.self)
    let product = StepAssembly { (id: Int) in ProductScreen(id) }
      .using(.push())
      .from(home.stack())
    let photo = StepAssembly { PhotoScreen() }
      .using(.presentModally())
      .from(product(42))
    let before = tree()
    try await window.router.navigate(to: photo)
    let start = WindowPicture(before, title: "The user looks into the bag")
      .svg(width: 400)
    let end = WindowPicture(
      before: before, after: tree(), title: "A link to a photo"
    ).svg(width: 400)
    let film = Film(before: start, link: "shop://product/42/photo", after: end)
    for (name, picture) in [
      ("before", start), ("after", end), ("link", film.svg),
    ] {
      let file = GeneratedFile("Docs/Images/\(name).svg")
      #expect(try file.agrees(with: picture), "\(name).svg is not what is drawn.")
    }
  }
}
