import DocumentedCode
import Foundation
import Switchback
import SwitchbackLinks
import SwitchbackModel
import Testing

/// The examples of the README are the regions of this file, and print what stands there.
@MainActor
struct ReadmeTests {
  @Test
  func `the README shows the code of this file`() throws {
    let readme = try Page("README.md")
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let regions = regions(of: source, marked: "README")
    #expect(readme.blocks(of: "swift").map(withoutImports).sorted() == regions.sorted())
    let imports = Set(source.split(separator: "\n").filter { $0.hasPrefix("import ") })
    for line in readme.lines where line.hasPrefix("import ") {
      #expect(imports.contains(Substring(line)))
    }
  }

  @Test
  func `the README shows what its examples print`() async throws {
    let output = try await example()
    #expect(try Page("README.md").blocks(of: "text") == output)
  }

  /// The example, and what it prints: all of it, then the plan, then the error.
  private func example() async throws -> [String] {
    var printed: [String] = []
    var output: [String] = []
    func print(_ value: Any) { printed.append("\(value)") }
    func endBlock() {
      output.append(printed.joined(separator: "\n"))
      printed = []
    }

    // README begin
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

    struct Photo { let product: Int }
    struct NoSuchProduct: Error { let id: Int }

    struct ProductFactory: Factory {
      func prepare(with id: Int) throws {
        if id > 99 { throw NoSuchProduct(id: id) }
      }

      func build(with id: Int) -> ProductScreen { ProductScreen(id) }
    }

    // A product lies on the stack that holds the home screen.
    let home = StepAssembly(finder: ClassFinder<HomeScreen, Int>(), factory: NilFactory())
      .from(GeneralStep.root())

    let product = StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
      .using(Push<ModelStack>())
      .from(home.expectingContainer())
      .assemble()

    // A photo is always a new one, presented by the product it belongs to.
    let build = ClosureFactory { (_: Photo) in ModelScreen(name: "Photo") }
    let photo = StepAssembly(finder: NilFinder(), factory: build)
      .using(PresentModally())
      .from(product.adapting { (photo: Photo) in photo.product })
      .assemble()

    // The user looks into the bag, in the second tab.
    let window = ModelWindow(
      ModelTabs([ModelStack(HomeScreen()), ModelStack(ModelScreen(name: "Bag"))], selected: 1))
    let router = WindowRouter(window: window)
    print(window.drawing)

    // A link to a photo comes in.
    print(try await router.navigate(to: photo, with: Photo(product: 42)))
    print(window.drawing)
    // README end
    endBlock()

    // README begin
    print(try router.plan(to: product, with: 7))
    // README end
    endBlock()

    // README begin
    do {
      try await router.navigate(to: product, with: 100)
    } catch {
      print(error)
    }
    // README end
    endBlock()
    return output
  }
}

/// Who uses the app. The README does not show it.
@MainActor
private final class Session {
  var isLoggedIn = false
  func logIn() async throws { isLoggedIn = true }
}

@MainActor
private func logInExample(_ session: Session) -> DestinationStep<ModelScreen, Void> {
  // README begin
  struct LogIn: RoutingInterceptor {
    let session: Session
    var waitsForUser: Bool { true }

    func perform(with context: Void) async throws {
      if !session.isLoggedIn { try await session.logIn() }
    }
  }
  // README end
  return StepAssembly(finder: .nil(), factory: .closure { _ in ModelScreen(name: "Orders") })
    .adding(LogIn(session: session))
    .using(.presentModally)
    .from(.current)
    .assemble()
}

@MainActor
private func concurrencyExample(
  _ router: WindowRouter, _ orders: DestinationStep<ModelScreen, Void>
) async throws {
  // README begin
  router.go(to: orders, policy: .reject)  // a second tap does nothing
  try await router.navigate(to: orders, policy: .replace)  // the newest link wins
  // README end
}

@MainActor
private func linksExample() throws {
  // README begin
  enum ShopLink: Equatable { case bag, product(Int) }

  let links = try LinkTable<ShopLink>(schemes: ["store"], hosts: ["shop.example.com"]) {
    Link("bag", to: .bag)
    Link("product", .path("id", Int.self)) {
      .product($0)
    } print: {
      if case .product(let id) = $0 { id } else { nil }
    }
  }

  let link = try links.destination(for: "https://shop.example.com/product/42")
  let url = try links.url(for: .product(42))  // store://product/42
  // README end
  #expect(link == .product(42))
  #expect(url.absoluteString == "store://product/42")
}

@MainActor
struct ReadmeExampleTests {
  @Test
  func `the other examples of the README run`() async throws {
    let session = Session()
    let orders = logInExample(session)
    try linksExample()
    let window = ModelWindow(ModelScreen(name: "Home"))
    try await concurrencyExample(WindowRouter(window: window), orders)
    #expect(session.isLoggedIn)
  }

  @Test
  func `orders are presented above wherever the user is`() async throws {
    let orders = logInExample(Session())
    let window = ModelWindow(ModelStack(ModelScreen(name: "Home")))
    let router = WindowRouter(window: window)
    // README begin
    try await router.navigate(to: orders)
    let expected = """
      window
      ├─ stack
      │  └─ Home*
      └─ modal Orders
      """
    #expect(window.drawing == expected)
    // README end
  }
}
