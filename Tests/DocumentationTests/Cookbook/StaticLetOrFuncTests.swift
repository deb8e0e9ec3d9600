import Switchback
import SwitchbackModel
import Testing

@MainActor
struct StaticLetOrFuncTests {
  final class Session {
    var name: String?
  }

  // snippet begin: constant
  @MainActor
  enum Steps {
    static let home = StepAssembly(
      finder: ClassFinder<HomeScreen, Void>(),
      factory: ClosureFactory { HomeScreen() }
    )
    .using(.replaceRoot())
    .from(.root())
    .assemble()
  }
  // snippet end

  // snippet begin: dependencies
  @MainActor
  struct AccountSteps {
    let session: Session

    var account: DestinationStep<AccountScreen, Void> {
      StepAssembly(
        finder: ClassFinder(),
        factory: ClosureFactory { [session] in
          let screen = AccountScreen()
          screen.owner = session.name
          return screen
        }
      )
      .using(.presentModally())
      .from(Steps.home)
      .assemble()
    }
  }
  // snippet end

  final class AccountScreen: ModelScreen {
    var owner: String?
    override var name: String { "Account(\(owner ?? "nobody"))" }
  }

  @Test func `Both are values`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = ModelWindow(LoginScreen())
    let router = WindowRouter(window: window)
    let session = Session()
    // snippet begin: navigate
    let steps = AccountSteps(session: session)
    session.name = "Ada"
    try await router.navigate(to: steps.account)
    print(window.drawing)
    // snippet end
    // output: after
    page.prints(
      """
      window
      ├─ Home
      └─ modal Account(Ada)
      """)
  }

  @Test func `Half a chain can be kept`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    // snippet begin: half
    let bag = StepAssembly(
      finder: ClassFinder<BagScreen, Void>(),
      factory: ClosureFactory { BagScreen() })
    let bagAbove = bag.using(.presentModally()).from(.current()).assemble()
    let bagAsRoot = bag.using(.replaceRoot()).from(.root()).assemble()
    print(bagAbove.outline.destination)
    print(bagAsRoot.outline.destination)
    // snippet end
    // output: half
    page.prints(
      """
      BagScreen, found by ClassFinder, built by ClosureFactory, integrated by PresentModally
      BagScreen, found by ClassFinder, built by ClosureFactory, integrated by ReplaceRoot
      """)
  }
}
