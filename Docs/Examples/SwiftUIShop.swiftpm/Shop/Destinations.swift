import Foundation
import SwitchbackSwiftUI

/// The chains to the screens of the shop.
@MainActor
enum Chains {
  /// The first screens of the tabs, which are always there.
  static let home = GeneralStep.existing(HomeView.self)
  static let bag = GeneralStep.existing(BagView.self)

  // snippet begin: product
  /// A product: on the stack that the user sees or, if there is none, in a sheet.
  static let product = StepAssembly { (id: Int) in ProductView(id: id) }
    .using(.push())
    .from(.visibleStack(or: .newStack()))
  // snippet end

  /// The log-in, in a cover.
  static let login = StepAssembly { LoginView() }
    .using(.presentModally(as: .cover))
    .from(.current())

  // snippet begin: modals
  /// The delivery address, in a sheet.
  static let address = StepAssembly { AddressScreen() }
    .using(.presentModally())
    .from(.current())
  // snippet end
}

extension ShopDestination: Destination {
  @MainActor var step: BoundStep {
    switch self {
    case .home: Chains.home
    case .bag: Chains.bag
    case .product(let id): Chains.product(id)
    case .address: Chains.address
    }
  }
}

// snippet begin: window
extension ModelWindow {
  /// A new window with its first screens.
  static func makeShop() -> ModelWindow {
    let window = ModelWindow(
      ModelTabs(
        ModelStack(ContentScreen(HomeView(), for: ShopDestination.home)),
        ModelStack(ContentScreen(BagView(), for: ShopDestination.bag))))
    window.drawScreensForTests()
    return window
  }
}
// snippet end

extension ModelWindow {
  /// Draws the screens after each navigation, if `.ci/on-a-mac links` wants that.
  private func drawScreensForTests() {
    guard
      let name = ProcessInfo.processInfo.environment["SWITCHBACK_DRAW_SCREENS"]
    else { return }
    let file = URL(filePath: NSHomeDirectory()).appending(
      path: "Documents/\(name)")
    router = router.observing { [weak self] event in
      guard case .finished = event.kind else { return }
      try? self?.drawing.write(to: file, atomically: true, encoding: .utf8)
    }
  }
}
