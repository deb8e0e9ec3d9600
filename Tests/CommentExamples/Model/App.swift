// What the examples of documentation comments name: an app of the model. `.ci/checks/comment-examples`
// compiles each of them behind this.
@_exported import Foundation
@_exported import Observation
@_exported import SwiftUISimulator
@_exported import Switchback
@_exported import SwitchbackInspector
@_exported import SwitchbackLinks
@_exported import SwitchbackMaps
@_exported import SwitchbackModel
@_exported import SwitchbackSwiftUI
@_exported import SwitchbackTesting
@_exported import Testing

extension ModelWindow { static func makeShop() -> ModelWindow { placeholder() } }

func placeholder<Value>() -> Value { fatalError("Examples do not run.") }

class ExampleClass: ModelScreen { var sort = "name" }

class HomeScreen: ModelScreen {
  var drawer: (any Screen)?
  func openDrawer(with screen: any Screen, animated: Bool) async throws {}
}
class AccountScreen: ModelScreen {}
class BagScreen: ModelScreen {}
class CheckoutScreen: ModelScreen {}
class HelpScreen: ModelScreen {}
class ListScreen: ModelScreen {}
class PhotoScreen: ModelScreen {
  enum Style { case fullScreen }
  var style = Style.fullScreen
}
class CityListScreen: ModelScreen {}
class CitySearchScreen: ModelScreen {}
class LoginScreen: ModelScreen, ResultScreen { let results = Results<Bool>() }
class PaymentScreen: ModelScreen {
  var isPaying = false
}
class EditScreen: ModelScreen {
  var hasChanges = false
  func ask(_ question: String) async -> Bool { true }
}
class PagerController: ModelScreen {
  var pages: [any Screen] = []
  var current = 0
}
class CategoryScreen: ModelScreen { func show(_ category: Category) {} }
struct CategoryFactory: Factory {
  func build(with context: Category) -> CategoryScreen { placeholder() }
}
class ProductScreen: ModelScreen {
  let id: Int
  var opened: [Int] = []
  var openedAt: [Int] = []
  init(id: Int) {
    self.id = id
    super.init()
  }
  convenience init(_ id: Int) { self.init(id: id) }
}
class ColourPickerScreen: ModelScreen, ResultScreen { let results = Results<Colour>() }

struct Colour: Sendable {}
struct Category: Hashable, Sendable { typealias ID = String }
struct Product: Sendable {
  typealias ID = Int
  let category: Category.ID
}
struct Photo { let product: Int }
struct Offline: Error {}
struct Catalogue {
  func category(of id: Product.ID) throws -> Category.ID { "" }
  func load(_ id: Int) async throws {}
}

struct BagFactory: Factory { func build(with context: Void) -> BagScreen { BagScreen() } }
struct HelpFactory: Factory { func build(with context: Void) -> HelpScreen { HelpScreen() } }
struct FoldersFactory: Factory { func build(with context: Void) -> ListScreen { ListScreen() } }
struct InboxFactory: Factory { func build(with context: Void) -> ListScreen { ListScreen() } }
struct HomeFactory: Factory { func build(with context: String) -> HomeScreen { HomeScreen() } }
struct ProductFactory: Factory {
  func build(with context: Int) -> ProductScreen { ProductScreen(context) }
}
struct ProductToCategory: ContextTransformer {
  let catalogue: Catalogue
  func transform(_ context: Product) -> String { "" }
}
struct CheckStock: RoutingInterceptor { func perform(with context: Int) {} }
struct LogIn: RoutingInterceptor {
  let session: Session
  func perform(with context: Void) {}
}

@MainActor final class Session {
  var isLoggedIn = false
  var user: Bool?
  func logIn() {}
  func cancel() {}
}
@MainActor final class Analytics { func visited(_ id: Int, depth: Int) {} }
@MainActor final class Button { var action: () -> Void = {} }
@MainActor final class Features { func load() async throws {} }
final class Log: Sendable {
  func debug(_ text: String) {}
  func info(_ text: String) {}
}

enum ShopDestination: Destination, Hashable, Codable, Sendable {
  case bag
  case product(Int)
  static var checkout: Self { .bag }
  static var picker: Self { .bag }
  static let links = Result { try LinkTable<Self>(schemes: ["shop"]) { DeepLink("bag", to: .bag) } }
  var step: BoundStep { placeholder() }
}
class OrdersScreen: ModelScreen {}
class OrderScreen: ModelScreen, ContextInstantiable {
  let context: Int
  required init(context: Int) {
    self.context = context
    super.init()
  }
  convenience init(_ number: Int) { self.init(context: number) }
}
struct HomeView {}
struct OrderView { let number: Int }
@MainActor enum Chains {
  static let orders: DestinationStep<OrdersScreen, Void> = placeholder()
  static let order: DestinationStep<OrderScreen, Int> = placeholder()
  static let product: DestinationStep<ProductScreen, Int> = placeholder()
  static let bag: DestinationStep<BagScreen, Void> = placeholder()
  static let notice: DestinationStep<ModelScreen, String> = placeholder()
}
var data: Data { placeholder() }
@MainActor var inbox: Inbox<ShopDestination> { placeholder() }
enum LoginDestination { case login }
enum AppDestination {
  case login(LoginDestination)
  case home
}

@MainActor struct Steps {
  let bag: DestinationStep<BagScreen, Void> = placeholder()
  let product: DestinationStep<ModelScreen, Int> = placeholder()
  let city: DestinationStep<CityListScreen, City> = placeholder()
  let citySearch: DestinationStep<CitySearchScreen, Void> = placeholder()
  let help: DestinationStep<HelpScreen, Void> = placeholder()
}
struct City: Hashable, Sendable {}

@MainActor var steps: Steps { placeholder() }
@MainActor var stackStep: DestinationStep<ModelStack, Void> { placeholder() }
@MainActor var accountStack: DestinationStep<ModelStack, Void> { placeholder() }
@MainActor var loginStack: DestinationStep<ModelStack, Void> { placeholder() }
@MainActor var mail: DestinationStep<ModelSplit, Void> { placeholder() }
@MainActor var editor: DestinationStep<ModelInspector, Void> { placeholder() }
@MainActor var tabs: DestinationStep<ModelTabs, Void> { placeholder() }
@MainActor var product: DestinationStep<ProductScreen, Int> { placeholder() }
@MainActor var bag: DestinationStep<BagScreen, Void> { placeholder() }
@MainActor var orders: DestinationStep<BagScreen, Void> { placeholder() }
@MainActor var login: DestinationStep<LoginScreen, Void> { placeholder() }
@MainActor var home: HomeScreen { placeholder() }
@MainActor var loginScreen: DestinationStep<LoginScreen, Void> { placeholder() }
@MainActor var categoryScreen: DestinationStep<ModelStack, String> { placeholder() }
@MainActor var categoryStep: DestinationStep<ModelStack, String> { placeholder() }
@MainActor var productScreen: DestinationStep<ModelScreen, Int> { placeholder() }
@MainActor var colourPicker: DestinationStep<ColourPickerScreen, Void> { placeholder() }

@MainActor var archiveStack: DestinationStep<ModelStack, Int> { placeholder() }
@MainActor var bagStack: DestinationStep<ModelStack, Int> { placeholder() }
@MainActor var newStack: DestinationStep<ModelStack, Int> { placeholder() }
@MainActor var homeTab: DestinationStep<HomeScreen, Void> { placeholder() }
@MainActor var bagScreen: BagScreen { placeholder() }
@MainActor var sheet: ModelScreen { placeholder() }
@MainActor var tabBar: ModelTabs { placeholder() }
@MainActor var step: ChainOutline.Step { placeholder() }

@MainActor var window: ModelWindow { placeholder() }
@MainActor var router: WindowRouter { placeholder() }
@MainActor var navigator: Navigator<ShopDestination> { placeholder() }
@MainActor var appNavigator: Navigator<AppDestination> { placeholder() }
@MainActor var trail: Trail { placeholder() }
@MainActor var session: Session { placeholder() }
@MainActor var analytics: Analytics { placeholder() }
@MainActor var buyButton: Button { placeholder() }
@MainActor var features: Features { placeholder() }
@MainActor var player: any Screen { placeholder() }
@MainActor var catalogue: Catalogue { Catalogue() }
@MainActor var isDebugBuild: Bool { false }
let log = Log()
@MainActor func report(_ values: Any...) {}
var saved: SavedScreens<ShopDestination> { placeholder() }
var drawing: String { "" }
@MainActor func makeWindow() -> ModelWindow { placeholder() }
@MainActor func navigate(in window: ModelWindow) async throws {}

@MainActor var modelStep: StepAssembly<HelpScreen, ClassFinder<HelpScreen, Void>, HelpFactory> {
  placeholder()
}
@MainActor var modelStepInt:
  StepAssembly<ProductScreen, ClassFinder<ProductScreen, Int>, ProductFactory>
{
  placeholder()
}
@MainActor var photoStep:
  StepAssembly<PhotoScreen, ClassFinder<PhotoScreen, Photo>, ClosureFactory<PhotoScreen, Photo>>
{
  placeholder()
}
@MainActor var productStep:
  StepAssembly<
    ProductScreen, ClassFinder<ProductScreen, Product>, ClosureFactory<ProductScreen, Product>
  >
{ placeholder() }
