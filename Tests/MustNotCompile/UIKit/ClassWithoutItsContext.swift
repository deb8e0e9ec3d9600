// expect: The class is ContextInstantiable, and the chain has another context or none. Give the context behind the chain, product(42), or adapt the step: .from(step.adapting { context in … }).
import SwitchbackUIKit
import UIKitSimulator

@MainActor private func fixture(with router: WindowRouter) async throws {
  try await router.navigate(
    to: StepAssembly(CategoryViewController.self)  // error
      .using(.push())
      .from(.visibleStack()))
}
