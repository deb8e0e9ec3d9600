import SwitchbackModel
import Testing

@MainActor
struct FromCoordinatorsTests {
  // snippet begin: destinations
  enum OnboardingDestination: Hashable {
    case welcome
    case permissions
  }
  // snippet end

  // snippet begin: page
  final class WelcomeScreen: ModelScreen {
    let navigator: Navigator<OnboardingDestination>

    init(navigator: Navigator<OnboardingDestination>) {
      self.navigator = navigator
      super.init()
    }

    func tapNext() { navigator.go(to: .permissions) }
  }

  /// The last page, which says whether the user agrees.
  final class PermissionsScreen: ModelScreen, ResultScreen {
    let results = Results<Bool>()
  }
  // snippet end

  // snippet begin: steps
  @MainActor
  struct OnboardingSteps {
    let router: WindowRouter

    var navigator: Navigator<OnboardingDestination> {
      Navigator(router: router) { destination in
        switch destination {
        case .welcome: welcome
        case .permissions: permissions
        }
      }
    }

    var welcome: DestinationStep<WelcomeScreen, Void> {
      StepAssembly { WelcomeScreen(navigator: navigator) }
        .using(.push())
        .from(.newStack())
    }

    var permissions: DestinationStep<PermissionsScreen, Void> {
      StepAssembly { PermissionsScreen() }
        .using(.push())
        .from(welcome.stack())
    }
  }
  // snippet end

  @Test func `An onboarding has its own destinations and one end`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = ModelWindow(HomeScreen())
    let router = window.router
    // snippet begin: begin
    let onboarding = OnboardingSteps(router: router)
    try await onboarding.navigator.navigate(to: .welcome)
    print(window.drawing)
    // snippet end
    // output: begin
    page.prints(
      """
      window
      ├─ Home
      └─ modal stack
         └─ Welcome*
      """)
    // snippet begin: end
    let hasAgreed = try await router.result(of: onboarding.permissions) { page in
      print(window.drawing)
      page.results.give(true)  // the user taps "I agree"
    }
    try await router.navigateBack(.dismissal)
    print(hasAgreed == true ? "The user has agreed." : "The user has closed it.")
    print(window.drawing)
    // snippet end
    // output: end
    page.prints(
      """
      window
      ├─ Home
      └─ modal stack
         ├─ Welcome
         └─ Permissions*
      The user has agreed.
      window
      └─ Home
      """)
  }
}
