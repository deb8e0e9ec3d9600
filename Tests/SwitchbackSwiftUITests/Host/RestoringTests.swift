#if !canImport(UIKit)
import SwiftUISimulator
import SwitchbackSwiftUI
import Testing
import UIKitSimulator

/// What was on screen is opened again, one thing after the other, whether SwiftUI shows the window already or
/// not.
@MainActor
struct RestoringTests {
  private enum Destination: Hashable, Codable { case home, product, login }

  private final class SavedHome: ModelScreen, DestinationScreen {
    override var name: String { "Home" }
    var destination: Destination { .home }
  }

  private final class SavedProduct: ModelScreen, DestinationScreen {
    override var name: String { "Product" }
    var destination: Destination { .product }
  }

  private final class SavedLogin: ModelScreen, DestinationScreen {
    override var name: String { "Login" }
    var destination: Destination { .login }
  }

  private let saved = """
    window
    ├─ stack
    │  ├─ Home
    │  └─ Product*
    └─ modal Login
    """

  @Test(arguments: SwiftUISettings.pairs(seed: 107), [true, false])
  func `Saved screens are shown again`(
    _ settings: SwiftUISettings, _ isOnDisplay: Bool
  ) async throws {
    try await Simulation.run { [saved] _ in
      let before = ModelWindow(ModelStack(SavedHome()))
      try await Self.navigator(before).navigate(to: .product)
      try await Self.navigator(before).navigate(to: .login)
      let screens = SavedScreens<Destination>(of: before, version: "1")

      let window = ModelWindow(ModelStack(SavedHome()))
      let simulation = SwiftUISimulation(window, settings: settings, on: Simulation.current.loop)
      if isOnDisplay {
        simulation.attach()
        await simulation.untilIdle()
      }
      let report = await Self.navigator(window).restore(screens, in: window, version: "1")
      if !isOnDisplay { simulation.attach() }
      await simulation.untilIdle()
      await window.settle()
      #expect(report.isComplete, "\(report) \(settings)")
      #expect(window.drawing == saved)
      #expect(simulation.discrepancy == nil, "\(settings)")
      #expect(simulation.warnings == [], "\(settings)")
    }
  }

  private static func navigator(_ window: ModelWindow) -> Navigator<Destination> {
    Navigator(router: WindowRouter(window: window)) { destination in
      switch destination {
      case .home: BoundStep(GeneralStep.custom(using: ClassFinder<SavedHome, Void>()))
      case .product:
        BoundStep(
          StepAssembly(
            finder: ClassFinder<SavedProduct, Void>(),
            factory: ClosureFactory { SavedProduct() }
          )
          .using(.push())
          .from(SingleStep(finder: ClassFinder<ModelStack, Void>(), factory: .nil()))
          .from(.root())
          .assemble())
      case .login:
        BoundStep(
          StepAssembly(
            finder: ClassFinder<SavedLogin, Void>(), factory: ClosureFactory { SavedLogin() }
          )
          .using(.presentModally(as: .cover))
          .from(.current())
          .assemble())
      }
    }
  }
}
#endif
