import Switchback
import SwitchbackModel

// snippet begin: destinations
/// The destinations for members.
enum ClubDestination: Hashable {
  case orders
  case order(Int)
}
// snippet end

// snippet begin: steps
/// The chains to the screens. All chains for members start from the tabs, and
/// therefore from the log-in.
@MainActor
struct ClubSteps {
  private let orders: DestinationStep<OrdersScreen, Void>
  private let order: DestinationStep<OrderScreen, Int>

  init(session: Session, router: any Router) {
    // Above all other screens.
    let login = SingleStep(
      finder: ClassFinder<LoginScreen, Void>(),
      factory: ClosureFactory { LoginScreen() }
    )
    .using(PresentModally())
    .from(GeneralStep.current())
    .assemble()

    // These replace all screens.
    let tabs = SingleStep(
      finder: ClassFinder<ModelTabs, Void>(),
      factory: ClosureFactory { Self.makeTabs() }
    )
    .adding(LogIn(session: session, router: router, login: login))
    .using(ReplaceRoot())
    .from(GeneralStep.root())
    .assemble()

    orders = SingleStep(finder: ClassFinder(), factory: NilFactory()).from(tabs)
      .assemble()

    order = SingleStep(
      finder: ClassWithContextFinder(),
      factory: ClosureFactory { (number: Int) in OrderScreen(number) }
    )
    .using(Push<ModelStack>())
    .from(orders.expectingContainer())
    .assemble()
  }

  @BoundStepBuilder
  func step(for destination: ClubDestination) -> BoundStep {
    switch destination {
    case .orders: orders
    case .order(let number): BoundStep(order, with: number)
    }
  }
}
// snippet end

extension ClubSteps {
  private static func makeTabs() -> ModelTabs {
    ModelTabs([ModelStack(ModelScreen(name: "Home")), ModelStack(OrdersScreen())])
  }
}

// snippet begin: app
/// The app: a welcome for all users, and tabs for members.
@MainActor
final class ClubApp {
  let window = ModelWindow()
  let session = Session()
  let navigator: Navigator<ClubDestination>
  private let inbox = Inbox<ClubDestination>()

  /// - Parameter policy: The behaviour of a link while another one is opened.
  init(policy: ConcurrencyPolicy) {
    let router = WindowRouter(window: window, policy: policy)
    let steps = ClubSteps(session: session, router: router)
    navigator = Navigator(router: router, step: steps.step(for:))
  }

  /// Receives a link, before the app is ready or at any later time.
  func open(_ destination: ClubDestination) {
    inbox.receive(destination)
  }

  /// Shows the first screen, and opens the links that wait.
  func start() async throws {
    try await window.setRootScreen(WelcomeScreen(), animated: false)
    inbox.open { [navigator] destination in navigator.go(to: destination) }
  }
}
// snippet end

/// The screen that all users see.
final class WelcomeScreen: ModelScreen {}

final class OrdersScreen: ModelScreen {}

final class OrderScreen: ModelScreen, ContextChecking {
  private let number: Int

  init(_ number: Int) {
    self.number = number
    super.init()
  }

  override var name: String { "Order(\(number))" }

  func isTarget(for context: Int) -> Bool { number == context }
}
