import Foundation
import Switchback
import SwitchbackSwiftUI

/// The chains to the screens of the shop.
@MainActor
enum Destinations {
  // snippet begin: destinations
  /// A product: on the stack that the user sees or, if there is none, in a sheet.
  static let product = StepAssembly(
    finder: ClassWithContextFinder<ProductScreen, Int>(),
    factory: ClosureFactory { (id: Int) in ProductScreen(id: id) }
  )
  .using(.push())
  .from(
    SwitchAssembly {
      SwitchCase(expecting: ClassFinder<ModelStack, Int>(options: .visible))
    }
    .assemble(default: newStack)
  )
  .assemble()
  // snippet end

  // snippet begin: modals
  /// The log-in, in a cover.
  static let login = StepAssembly(
    finder: ClassFinder<LoginScreen, Void>(),
    factory: ClosureFactory { LoginScreen() }
  )
  .using(.presentModally(as: .cover))
  .from(.current())
  .assemble()

  /// The delivery address, in a sheet.
  static let address = StepAssembly(
    finder: ClassFinder<AddressScreen, Void>(),
    factory: ClosureFactory { AddressScreen() }
  )
  .using(.presentModally())
  .from(.current())
  .assemble()
  // snippet end

  /// The first screens of the tabs, which are always there.
  static let home = GeneralStep.custom(using: ClassFinder<HomeScreen, Void>())
  static let bag = GeneralStep.custom(using: ClassFinder<BagScreen, Void>())

  private static let newStack = ChainAssembly()
    .from(
      SingleContainerStep(
        finder: NilFinder<ModelStack, Int>(), factory: StackFactory())
    )
    .using(.presentModally())
    .from(.current())
    .assemble()

  // snippet begin: navigator
  /// Navigates to destinations in a window.
  static func navigator(in window: ModelWindow) -> Navigator<ShopDestination> {
    Navigator(router: router(in: window)) { destination in
      switch destination {
      case .home: home
      case .bag: bag
      case .product(let id): BoundStep(product, with: id)
      case .address: address
      }
    }
  }
  // snippet end

  /// A router that draws the screens after a navigation, if `.ci/on-a-mac links` wants that.
  static func router(in window: ModelWindow) -> WindowRouter {
    let router = WindowRouter(window: window)
    guard
      let name = ProcessInfo.processInfo.environment["SWITCHBACK_DRAW_SCREENS"]
    else { return router }
    let file = URL(filePath: NSHomeDirectory()).appending(
      path: "Documents/\(name)")
    return router.observing { event in
      guard case .finished = event.kind else { return }
      try? window.drawing.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  // snippet begin: window
  /// The screens of a new window.
  static func makeWindow() -> ModelWindow {
    ModelWindow(ModelTabs(ModelStack(HomeScreen()), ModelStack(BagScreen())))
  }
  // snippet end
}
