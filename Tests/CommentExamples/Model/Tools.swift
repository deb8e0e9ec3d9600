// What the examples about links, maps, tests and recordings name.
enum Sort: String, CaseIterable, LinkValue { case price, name }
enum ShopLink: Hashable, Sendable {
  case login
  case product(id: Int)
  case category(name: String, sort: Sort?)
  case reviews(of: Int, page: Int?)
}
enum AppLink: Hashable, Sendable {
  case login, debug
  case shop(ShopLink)
}
enum CheckoutFeature { static let links: [DeepLink<AppLink>] = [] }
enum ShopFeature { static let links: [DeepLink<ShopLink>] = [] }
var links: LinkTable<ShopLink> { placeholder() }
var table: LinkTable<ShopDestination> { placeholder() }
var url: URL { placeholder() }
var file: URL { placeholder() }
var page: URL { placeholder() }

enum CityTransition: Hashable, Sendable {
  case selectedCity(City), addCity, cancel, close, openHelp
  case failed(String)
}
typealias Map = TransitionMap<CityTransition>
@MainActor func showAlert(_ text: String, on screen: any Screen) async throws {}
var city: City { City() }
@MainActor var screen: any Screen { placeholder() }
@MainActor var map: ChainMap { placeholder() }
var diagram: Diagram { placeholder() }
var before: WindowTree { WindowTree() }
var after: WindowTree { WindowTree() }
@MainActor struct Numbers { func number(of screen: any Screen) -> Int { 0 } }
@MainActor var numbers: Numbers { Numbers() }

@MainActor final class Shop {
  let homePage = ""
  var tabs: ModelTabs { placeholder() }
  let window = ModelWindow()
  let session = Session()
  var router: WindowRouter { placeholder() }
  var product: DestinationStep<ProductScreen, Int> { placeholder() }
  var bag: DestinationStep<BagScreen, Void> { placeholder() }
  init() async throws {}
}
@MainActor final class Storefront {
  let window = ModelWindow()
  let navigator: Navigator<ShopDestination> = placeholder()
  init() async throws {}
}
@MainActor var app: Shop { placeholder() }
@MainActor var exploredApp: ExploredApp { placeholder() }
@MainActor var moves: [Explorer.Move] { [] }
@MainActor var recorder: NavigationRecorder { placeholder() }
@MainActor var folder: URL { placeholder() }
var recording: Recording { placeholder() }
@MainActor var tester: NavigationTester<ModelWindow> { placeholder() }
@MainActor var model: ProductViewModel { placeholder() }
@MainActor final class ProductViewModel {
  var message = ""
  init(navigator: Navigator<ShopDestination>) {}
  init(router: any Router) {}
  func buy() {}
  func goHome() async {}
}
struct MyTestHost: TestHost {
  func makeScreen(_ name: String) -> any Screen { placeholder() }
  func makeStack(_ screens: [any Screen]) -> (any StackContainer)? { nil }
  func makeTabs(_ screens: [any Screen]) -> (any TabContainer)? { nil }
  func makeSplit(primary: any Screen, secondary: any Screen) -> (any SplitContainer)? { nil }
  func makeWindow(root: any Screen) -> any ScreenWindow { placeholder() }
  func run(_ test: @escaping @MainActor () async throws -> Void) async throws {}
  func settle() async {}
}
