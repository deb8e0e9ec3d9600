import SwitchbackUIKit

// snippet begin: coordinator
/// The pages of the onboarding, in their order.
enum OnboardingPage: Int, CaseIterable {
  case welcome, tour, notifications
}

/// Shows the pages, each above the one before, and reports its end.
@MainActor
final class OnboardingCoordinator {
  private let router: any Router
  private let onEnd: () -> Void

  init(router: any Router, onEnd: @escaping () -> Void) {
    self.router = router
    self.onEnd = onEnd
  }

  var navigator: Navigator<OnboardingPage> {
    Navigator(router: router, step: step(for:))
  }

  func start() {
    navigator.go(to: .welcome)
  }

  private func goOn(after page: OnboardingPage) {
    guard let next = OnboardingPage(rawValue: page.rawValue + 1) else {
      return onEnd()
    }
    navigator.go(to: next)
  }

  private func step(for page: OnboardingPage) -> BoundStep {
    let screen = StepAssembly { (page: OnboardingPage) in
      PageViewController(page) { [weak self] in self?.goOn(after: page) }
    }
    .using(.push())
    guard let previous = OnboardingPage(rawValue: page.rawValue - 1) else {
      return screen.from(.newRoot)(page)
    }
    return screen.from(step(for: previous).stack())(page)
  }
}
// snippet end

extension DestinationStep<UINavigationController, Void> {
  /// A new stack, which replaces all screens.
  static var newRoot: Self {
    ChainAssembly()
      .from(NavigationControllerStep()).using(.replaceRoot()).from(.root())
  }
}
