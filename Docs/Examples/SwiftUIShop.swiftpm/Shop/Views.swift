#if canImport(SwiftUI)
import SwiftUI
import SwitchbackSwiftUI

// snippet begin: views
extension HomeScreen: ViewScreen {
  var body: some View {
    Button("Product 42") { [self] in
      navigate { try await $0.navigate(to: Destinations.product, with: 42) }
    }
    .navigationTitle("Home")
  }
}

extension ProductScreen: ViewScreen {
  var body: some View {
    Text(verbatim: "Product \(id)")
      .navigationTitle(Text(verbatim: "Product \(id)"))
  }
}
// snippet end

extension BagScreen: ViewScreen {
  var body: some View {
    Button("Where to?") { [self] in
      navigate { try await $0.navigate(to: Destinations.address) }
    }
    .navigationTitle("Bag")
  }
}

// snippet begin: detents
extension AddressScreen: ViewScreen {
  var body: some View {
    Button("Done") { [self] in
      navigate { try await $0.navigateBack() }
    }
    .presentationDetents([.medium, .large])
  }
}
// snippet end

extension LoginScreen: ViewScreen {
  var body: some View {
    Button("Log in") { [self] in
      navigate { try await $0.navigateBack() }
    }
  }
}

extension ModelScreen {
  /// Starts a navigation in the window of this screen.
  func navigate<Outcome>(
    _ navigation: @escaping @MainActor (WindowRouter) async throws -> Outcome
  ) {
    guard let window else { return }
    Task { _ = try? await navigation(WindowRouter(window: window)) }
  }
}
#endif
