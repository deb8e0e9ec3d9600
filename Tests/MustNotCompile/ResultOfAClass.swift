// expect: A destination is a chain, not a class. For a screen that is there, write GeneralStep.existing(HomeScreen.self).
import Switchback
import SwitchbackModel

private final class NumberPicker: ModelScreen, ResultScreen {
  let results = Results<Int>()
}

@MainActor private func fixture(router: WindowRouter) async throws {
  _ = try await router.result(of: NumberPicker.self)  // error
}
