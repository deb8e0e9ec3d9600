import SwitchbackModel
import Testing

@MainActor
struct StaticLetOrFuncTests {
  // snippet begin: constant
  @MainActor
  enum Steps {
    static let home = StepAssembly { HomeScreen() }
      .using(.replaceRoot())
      .from(.root())
  }
  // snippet end

  // snippet begin: dependencies
  @MainActor
  struct AccountSteps {
    let session: Session

    var account: DestinationStep<ProfileScreen, Void> {
      StepAssembly { ProfileScreen(of: session.user) }
        .using(.presentModally())
        .from(Steps.home)
    }
  }

  final class ProfileScreen: ModelScreen {
    private let owner: String?

    init(of owner: String?) {
      self.owner = owner
      super.init()
    }

    override var name: String { "Profile(\(owner ?? "nobody"))" }
  }
  // snippet end

  @Test func `Both are values`() async throws {
    let window = ModelWindow(LoginScreen())
    let router = window.router
    // snippet begin: navigate
    let session = Session()
    let steps = AccountSteps(session: session)
    session.user = "Ada"
    try await router.navigate(to: steps.account)
    print(window.drawing)
    // snippet end
    // output: after
    prints(
      """
      window
      ├─ Home
      └─ modal Profile(Ada)
      """)
  }

  @Test func `Half a chain can be kept`() async throws {
    // snippet begin: half
    let bag = StepAssembly { BagScreen() }
    let bagAbove = bag.using(.presentModally()).from(.current())
    let bagAsRoot = bag.using(.replaceRoot()).from(.root())
    print(bagAbove)
    print(bagAsRoot)
    // snippet end
    prints(
      """
      1. BagScreen, found by ScreenFinder, built by ClosureFactory, integrated by PresentModally → 2
      2. any screen, found by GeneralStep.current
      1. BagScreen, found by ScreenFinder, built by ClosureFactory, integrated by ReplaceRoot → 2
      2. any screen, found by GeneralStep.root
      """)
  }
}
