// A SwiftUI app, as apps write them.

import SwiftUI
import SwitchbackSwiftUI

final class HomeScreen: ModelScreen, ViewScreen, TabScreen {
  var tabLabel: TabLabel { TabLabel("Home", systemImage: "house") }

  var body: some View {
    Text("Home")
      .navigationTitle("Home")
  }
}

final class ProductScreen: ModelScreen, ViewScreen, ContextChecking {
  let id: Int

  init(id: Int) {
    self.id = id
    super.init()
  }

  func isTarget(for id: Int) -> Bool { id == self.id }

  var body: some View {
    Text("Product \(id)")
      .presentationDetents([.medium, .large])
    Button("Buy") { [self] in
      guard let window else { return }
      Task { try? await WindowRouter(window: window).navigate(to: productInCover, with: id + 1) }
    }
  }
}

// snippet begin: drawer
/// An app's own container, whose view places its screens.
final class Drawer: ModelContainer, ViewScreen {
  var body: some View {
    ForEach(screens.map(ScreenReference.init)) { ScreenView($0.screen) }
  }
}
// snippet end

@MainActor let productScreen = StepAssembly(
  finder: ClassWithContextFinder<ProductScreen, Int>(),
  factory: ClosureFactory { (id: Int) in ProductScreen(id: id) }
)
.using(.push())
.from(.stack())
.using(.presentModally())
.from(.current())
.assemble()

@MainActor let productInCover = StepAssembly(
  finder: ClassWithContextFinder<ProductScreen, Int>(),
  factory: ClosureFactory { (id: Int) in ProductScreen(id: id) }
)
.using(.presentModally(as: .cover))
.from(.current())
.assemble()

struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      ScreenWindowView {
        ModelWindow(ModelTabs(ModelStack(HomeScreen()), Drawer(HomeScreen())))
      } onOpenURL: { url, window in
        guard let id = Int(url.absoluteString) else { return }
        Task { try? await WindowRouter(window: window).navigate(to: productScreen, with: id) }
      }
    }
  }
}

#if canImport(UIKit) && !os(watchOS)
// snippet begin: inUIKit
/// SwiftUI in a UIKit app.
@MainActor
func shopInUIKit() -> UIViewController {
  UIHostingController(
    rootView: ScreenWindowView { ModelWindow(ModelStack(HomeScreen())) })
}
// snippet end
#endif

/// Views that are screens.
struct OrderView: View {
  let number: Int
  @Environment(\.router) private var router

  var body: some View {
    Button("Next") { router.go(to: Orders.order(number + 1)) }
  }
}

struct OrdersView: View, TabScreen {
  var tabLabel: TabLabel { TabLabel("Orders", systemImage: "bag") }
  var body: some View { Text("Orders") }
}

@MainActor enum Orders {
  static let orders = GeneralStep.existing(OrdersView.self)
  static let order = StepAssembly { (number: Int) in OrderView(number: number) }
    .using(.push()).from(orders.stack())
  static let inCover = StepAssembly(.currentVisible) { OrdersView() }
    .using(.push()).from(.newStack(as: .cover))
  static let again = StepAssembly { (number: Int) in OrderView(number: number) }
    .using(.pushReplacingLast()).from(.visibleStack())
  static let asRoot = StepAssembly { (number: Int) in OrderView(number: number) }
    .using(.pushAsRoot()).from(.visibleStack())

  static func makeWindow() -> ModelWindow {
    ModelWindow(ModelTabs(ModelStack(ContentScreen(OrdersView()))))
  }
}
