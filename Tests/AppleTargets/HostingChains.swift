// Chains with HostingControllerFactory, as apps write them.

import SwiftUI
import Switchback
import SwitchbackUIKit

struct ProductView: View {
  let id: Int
  var body: Text { Text("Product \(id)") }
}

struct Unknown: Error {}

// snippet begin: product
@MainActor let productScreen = StepAssembly(
  finder: ClassFinder<UIHostingController<ProductView>, Int>(),
  factory: HostingControllerFactory { (id: Int) in ProductView(id: id) }
)
.using(UINavigationController.push())
.from(NavigationControllerStep())
.using(GeneralAction.presentModally())
.from(GeneralStep.current())
.assemble()
// snippet end

@MainActor let productScreenInShort = StepAssembly(
  finder: .classFinder(), factory: .view { (id: Int) in ProductView(id: id) }
)
.using(.push())
.from(.navigationController())
.using(.presentModally())
.from(.current())
.assemble()

// snippet begin: given
/// A view may not exist for a context, and a finder may look at the view.
@MainActor let givenProduct = StepAssembly(
  finder: ClosureFinder { (id: Int, hierarchy) in
    try hierarchy.first(UIHostingController<ProductView>.self) {
      $0.rootView.id == id
    }
  },
  factory: HostingControllerFactory { (id: Int) throws in
    if id < 0 { throw Unknown() }
    return ProductView(id: id)
  }
)
.using(GeneralAction.presentModally(style: .overFullScreen))
.from(GeneralStep.current())
.assemble()
// snippet end

@MainActor
func open(_ id: Int, in window: UIWindow) async throws {
  try await WindowRouter(window: window).navigate(to: productScreen, with: id)
}
