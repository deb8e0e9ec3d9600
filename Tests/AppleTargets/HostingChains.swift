// Chains with HostingControllerFactory, as apps write them.

import SwiftUI
import Switchback
import SwitchbackUIKit

// snippet begin: view
struct ProductView: View {
  let id: Int
  var body: Text { Text("Product \(id)") }
}

extension ProductView: ContextChecking {
  func isTarget(for context: Int) -> Bool { id == context }
}
// snippet end

struct Unknown: Error {}

// snippet begin: padded
/// A view with modifiers, whose type has no name, is found by the view
/// inside, and asked for its context.
@MainActor let paddedProduct = StepAssembly(
  finder: .hosting(ProductView.self),
  factory: .hosting { (id: Int) in ProductView(id: id).padding().padding() }
)
.using(.push())
.from(.newStack())
// snippet end

/// In a function the view keeps its type.
@MainActor
func openPadded(_ id: Int, in window: UIWindow) async throws {
  let step = StepAssembly(
    finder: .hosting(ProductView.self),
    factory: .view { (id: Int) in ProductView(id: id).padding() }
  )
  .using(.presentModally())
  .from(.current())
  .assemble()
  let outcome = try await WindowRouter(window: window).navigate(to: step, with: id)
  _ = (outcome.destination as? UIViewController)?.hostedView(ProductView.self)?.id
}

@MainActor let anyProduct = GeneralStep.custom(
  using: HostedViewFinder<ProductView, UIViewController, Int>())

// snippet begin: product
@MainActor let productScreen = StepAssembly(
  finder: .classFinder(), factory: .view { (id: Int) in ProductView(id: id) }
)
.using(.push())
.from(.newStack())
// snippet end

@MainActor let productScreenInFull = StepAssembly(
  finder: ClassFinder<UIHostingController<ProductView>, Int>(),
  factory: HostingControllerFactory { (id: Int) in ProductView(id: id) }
)
.using(UINavigationController.push())
.from(NavigationControllerStep())
.using(GeneralAction.presentModally())
.from(GeneralStep.current())
.assemble()

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

@MainActor
func open(_ id: Int, in window: UIWindow) async throws {
  try await WindowRouter(window: window).navigate(to: productScreen, with: id)
}
