// expect: The destination needs a context: result(of: step, with: context).
import Switchback
import SwitchbackModel

private final class NumberPicker: ModelScreen, ResultScreen {
  let results = Results<Int>()
}

@MainActor private let picker = StepAssembly { (_: Int) in NumberPicker() }
  .using(.presentModally())
  .from(.current())

@MainActor private func fixture(router: WindowRouter) async throws {
  _ = try await router.result(of: picker)  // error
}
