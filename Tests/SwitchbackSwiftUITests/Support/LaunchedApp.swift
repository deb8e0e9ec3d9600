import SwiftUISimulator
import SwitchbackSwiftUI

/// The places of an app that links start.
enum LaunchPlace: Hashable, Codable, Destination {
  case home, product, login

  @MainActor var step: BoundStep {
    switch self {
    case .home: BoundStep(GeneralStep.custom(using: ClassFinder<LaunchScreen, Void>()))
    case .product: BoundStep(productOnStack)
    case .login: BoundStep(presentedLogin)
    }
  }
}

final class LaunchScreen: ModelScreen, DestinationScreen {
  override var name: String { "Home" }
  var destination: LaunchPlace { .home }
}

func launchedApp(
  _ settings: SwiftUISettings = SwiftUISettings(), opening link: String? = nil,
  made: @escaping () -> Void = {}
) async -> SwiftUISimulation {
  await SwiftUISimulation(settings, opening: link) {
    made()
    return ModelWindow(ModelStack(LaunchScreen()))
  } onOpenURL: { url, window in
    window.router.go(to: url.host() == "login" ? LaunchPlace.login : .product)
  }
}
