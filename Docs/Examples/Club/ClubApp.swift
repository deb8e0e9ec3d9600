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

  init(session: Session) {
    // Above all other screens.
    let login = StepAssembly { LoginScreen() }
      .using(.presentModally()).from(.current())

    // These replace all screens.
    let tabs = StepAssembly {
      ModelTabs(
        ModelStack(ModelScreen(name: "Home")), ModelStack(OrdersScreen()))
    }
    .requiring(login, unless: { session.user != nil }) { session.user = $0 }
    .using(.replaceRoot()).from(.root())

    orders = StepAssembly(existing: OrdersScreen.self).from(tabs)

    order = StepAssembly { (number: Int) in OrderScreen(number) }
      .using(.push()).from(orders.stack())
  }

  @BoundStepBuilder
  func step(for destination: ClubDestination) -> BoundStep {
    switch destination {
    case .orders: orders
    case .order(let number): order(number)
    }
  }
}
// snippet end

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
    let steps = ClubSteps(session: session)
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

final class OrderScreen: ModelScreen, ContextHolding {
  let context: Int

  init(_ number: Int) {
    context = number
    super.init()
  }
}
