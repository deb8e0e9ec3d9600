// An app with a path of its own, and what becomes of it.

import SwiftUI
import SwitchbackSwiftUI

// snippet begin: before
enum Route: Hashable, Identifiable {
  case product(Int)
  case account

  var id: Self { self }
}

@MainActor
@Observable
final class Routes {
  var path: [Route] = []
  var sheet: Route?
}

struct ShopView: View {
  @State private var routes = Routes()

  var body: some View {
    NavigationStack(path: $routes.path) {
      Button("Product 42") { routes.path.append(.product(42)) }
        .navigationDestination(for: Route.self) { RouteView(route: $0) }
    }
    .sheet(item: $routes.sheet) { RouteView(route: $0) }
    .onOpenURL { _ in
      // The stack cannot push before the sheet is gone.
      routes.sheet = nil
      Task {
        try await Task.sleep(for: .seconds(0.7))
        routes.path = [.product(42)]
      }
    }
  }
}
// snippet end

struct RouteView: View {
  let route: Route

  var body: some View {
    switch route {
    case .product(let id): ProductView(id: id)
    case .account: Text("Account")
    }
  }
}

struct ProductView: View {
  let id: Int
  var body: some View { Text("Product \(id)") }
}

// snippet begin: after
@MainActor
enum Chains {
  // The view stays as it is.
  static let product = StepAssembly { (id: Int) in ProductView(id: id) }
    .using(.push())
    .from(.visibleStack())
}
// snippet end
