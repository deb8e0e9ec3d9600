import SwitchbackLinks
import SwitchbackModel
import Testing

/// Links that cannot be read, what a screen needs before it is shown, and what a wizard passes on.
@MainActor
struct LinksAndLoadingTests {
  // snippet begin: product
  struct NoSuchProduct: Error, CustomStringConvertible {
    let id: Int
    var description: String { "There is no product \(id)." }
  }

  @MainActor
  enum Chains {
    static let product = StepAssembly { (id: Int) in
      if id > 99 { throw NoSuchProduct(id: id) }
      return ProductScreen(id)
    }
    .using(.presentModally())
    .from(.current())
  }
  // snippet end

  // snippet begin: otherwise
  @MainActor
  enum NoticeChains {
    static let notice = StepAssembly { (text: String) in NoticeScreen(text) }
      .using(.presentModally())
      .from(.current())

    static let product = Chains.product
      .otherwise { error in notice("\(error.underlyingError ?? error)") }
  }
  // snippet end

  @Test func `A chain can have another way out`() async throws {
    let window = ModelWindow(HomeScreen())
    let router = window.router
    // snippet begin: notice
    print(try await router.navigate(to: NoticeChains.product(100)))
    print(window.drawing)
    // snippet end
    // output: notice
    prints(
      """
      Notice(There is no product 100.) is on screen; reused Home; built Notice(There is no product 100.)
      window
      ├─ Home
      └─ modal Notice(There is no product 100.)
      """)
  }

  // snippet begin: links
  nonisolated enum ShopDestination: Destination, Hashable {
    case home, product(Int)

    @MainActor var step: BoundStep {
      switch self {
      case .home: GeneralStep.root()
      case .product(let id): Chains.product(id)
      }
    }

    static let links = Result {
      try LinkTable<ShopDestination>(schemes: ["shop"]) {
        DeepLink("home", to: .home)
        DeepLink(readOnly: "product", .path("id", Int.self)) { .product($0) }
      }
    }
  }
  // snippet end

  @Test func `A link that cannot be opened has a fall-back`() async throws {
    let window = ModelWindow(HomeScreen())
    let router = window.router
    // snippet begin: open
    func open(_ link: String) async {
      do {
        try await router.open(link, with: ShopDestination.links.get())
      } catch let error as LinkError {
        print("Not one of our links: \(error)")  // show it on the web, for one
        router.go(to: ShopDestination.home)
      } catch let error as NavigationError {
        print("It leads nowhere: \(error.message)")
        router.go(to: ShopDestination.home)
      } catch {
        print(error)
      }
    }

    await open("shop://prodct/42")
    await open("shop://product/forty-two")
    await open("shop://product/100")
    // snippet end
    // output: links
    prints(
      """
      Not one of our links: No pattern reads shop://prodct/42. The nearest:
        shop://product/{id:Int}
      Not one of our links: Cannot read shop://product/forty-two as shop://product/{id:Int}: the segment "id" must be Int, found "forty-two".
      It leads nowhere: ProductScreen could not be prepared: There is no product 100. Nothing has changed.
      """)
  }

  // snippet begin: catalogue
  struct Product: Sendable { let id: Int, name: String }

  struct Offline: Error, CustomStringConvertible {
    let description = "There is no network."
  }

  @MainActor
  final class Catalogue {
    var isOnline = true
    func product(_ id: Int) async throws -> Product {
      if !isOnline { throw Offline() }
      return Product(id: id, name: "Walking shoes")
    }
  }

  final class DetailScreen: ModelScreen, ContextHolding {
    private let product: Product
    var context: Int { product.id }

    init(_ product: Product) {
      self.product = product
      super.init()
    }

    override var name: String { product.name }
  }
  // snippet end

  @Test func `A product is loaded before it is shown`() async throws {
    let window = ModelWindow(HomeScreen())
    // snippet begin: loading
    let catalogue = Catalogue()
    let detail = StepAssembly { (id: Int) in
      DetailScreen(try await catalogue.product(id))
    }
    .using(.presentModally())
    .from(.current())
    // snippet end
    // snippet begin: show
    let router = WindowRouter(window: window, timeLimit: .seconds(10))
    try await router.navigate(to: detail(42))
    print(window.drawing)
    // snippet end
    // output: loaded
    prints(
      """
      window
      ├─ Home
      └─ modal Walking shoes
      """)
    catalogue.isOnline = false
    do throws(NavigationError) {
      try await router.navigate(to: detail(43))
    } catch {
      print(error.message)
    }
    prints(
      """
      DetailScreen could not be prepared: There is no network. Nothing has changed.
      """)
  }

  // snippet begin: draft
  struct Draft: Hashable, Sendable {
    var name = ""
    var city = ""
  }

  class PageScreen: ModelScreen, ContextAccepting {
    var draft = Draft()
    func setUp(with context: Draft) { draft = context }
  }

  final class NameScreen: PageScreen {
    override var name: String { "Name(\(draft.name))" }
  }

  final class CityScreen: PageScreen {
    override var name: String { "City(\(draft.city))" }
  }

  final class ConfirmScreen: PageScreen {}
  // snippet end

  // snippet begin: wizard
  @MainActor
  enum WizardChains {
    static let name = StepAssembly { (_: Draft) in NameScreen() }
      .adding(.settingContext())
      .using(.push())
      .from(.newStack())

    static let city = StepAssembly { (_: Draft) in CityScreen() }
      .adding(.settingContext())
      .using(.push())
      .from(name.stack())

    static let confirm = StepAssembly { (_: Draft) in ConfirmScreen() }
      .adding(.settingContext())
      .using(.push())
      .from(city.stack())
  }
  // snippet end

  @Test func `The draft goes along the chain`() async throws {
    var window = ModelWindow(HomeScreen())
    var router = window.router
    try await router.navigate(to: WizardChains.name(Draft()))
    try await router.navigate(to: WizardChains.city(Draft(name: "Ada")))
    print(window.drawing)
    prints(
      """
      window
      ├─ Home
      └─ modal stack
         ├─ Name(Ada)
         └─ City()*
      """)
    window = ModelWindow(HomeScreen())
    router = window.router
    // snippet begin: resume
    try await router.navigate(
      to: WizardChains.confirm(Draft(name: "Ada", city: "London")))
    print(window.drawing)
    // snippet end
    // output: resume
    prints(
      """
      window
      ├─ Home
      └─ modal stack
         ├─ Name(Ada)
         ├─ City(London)
         └─ Confirm*
      """)
  }
}
