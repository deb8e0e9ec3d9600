// expect: The screen of this chain gives no result of this type. A ResultScreen says its type; if only the running app knows it, name it: result(of: step, as: Int.self).
import Switchback
import SwitchbackModel

private final class NumberPicker: ModelScreen, ResultScreen {
  let results = Results<Int>()
}

@MainActor private let picker = StepAssembly { NumberPicker() }
  .using(.presentModally())
  .from(.current())

@MainActor private func fixture(router: WindowRouter) async throws -> String {
  let text: String? = try await router.result(of: picker)  // error
  return text ?? ""
}
