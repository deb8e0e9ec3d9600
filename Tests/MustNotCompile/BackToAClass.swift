// expect: A way back is not a class. For a screen that is there, write .screen(HomeScreen.self).
import Switchback
import SwitchbackModel

@MainActor private func fixture(router: WindowRouter) async throws {
  try await router.navigateBack(HomeScreen.self)  // error
}
