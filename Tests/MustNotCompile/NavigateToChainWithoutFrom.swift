// expect: The chain is not finished. Add .from(…), with the screen that the action works on.
import Switchback
import SwitchbackModel

@MainActor private func fixture(router: WindowRouter) async throws {
  let step = StepAssembly(finder: ClassFinder(), factory: NumberedHomeFactory())
    .using(PresentModally())
  try await router.navigate(to: step, with: 42)  // error
}
