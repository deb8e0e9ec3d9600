import SwiftUI
import SwitchbackSwiftUI

struct HomeView: TabScreen {
  var tabLabel: TabLabel { TabLabel("Home", systemImage: "house") }
}

struct BagView: TabScreen {
  var tabLabel: TabLabel { TabLabel("Bag", systemImage: "bag") }
}

struct OrdersView {}

struct ProductView {
  let id: Int
}

extension HomeView: View {
  var body: some View { ProductButton(id: 42).navigationTitle("Home") }
}

extension BagView: View {
  var body: some View { Text("The bag is empty.") }
}

extension OrdersView: View {
  var body: some View { Text("Orders").navigationTitle("Orders") }
}

extension ProductView: View {
  var body: some View { Text(verbatim: "Product \(id)") }
}

struct ProductButton: View {
  let id: Int
  @Environment(\.router) private var router

  var body: some View {
    Button("Product \(id)") { router.go(to: Chains.product(id)) }
  }
}
