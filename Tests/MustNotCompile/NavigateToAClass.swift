// expect: A destination is a chain, not a class. For a screen that is there, write GeneralStep.existing(HomeScreen.self).
import Switchback
import SwitchbackModel

@MainActor private func fixture(router: WindowRouter) async throws {
  try await router.navigate(to: HomeScreen.self)  // error
}
