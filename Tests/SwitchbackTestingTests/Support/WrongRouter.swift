import Switchback
import SwitchbackModel

/// A router that does not do what it says.
struct WrongRouter: Router {
  enum Fault {
    case coversDestination, changesAndThrows, plansToChange, plansNothing, changesWhilePlanning
    /// Shows something else for a moment, and does not say so.
    case isRestless
  }

  let shop: Shop
  let fault: Fault

  func plan(to step: BoundStep) throws(NavigationError) -> NavigationPlan {
    switch fault {
    case .plansNothing: return try shop.router.plan(to: shop.home)
    case .plansToChange: return try shop.router.plan(to: shop.login)
    case .changesWhilePlanning: try? (shop.window.root as? ModelTabs)?.select(1)
    case .coversDestination, .changesAndThrows, .isRestless: break
    }
    return try shop.router.plan(to: step)
  }

  func navigate(
    to step: BoundStep, options: NavigationOptions
  ) async throws(NavigationError) -> NavigationOutcome {
    if fault == .isRestless {
      try await shop.router.navigate(to: shop.login)
      try await shop.router.navigateBack()
    }
    let outcome = try await shop.router.navigate(to: step, options: options)
    if fault == .coversDestination { try await shop.router.navigate(to: shop.login) }
    if fault == .changesAndThrows { throw .rejected }
    return outcome
  }
}
