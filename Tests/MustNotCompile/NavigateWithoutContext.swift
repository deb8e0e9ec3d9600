// expect: The destination needs a context: navigate(to: step, with: context).
import Switchback
import SwitchbackModel

@MainActor private func fixture(router: WindowRouter) async throws {
  try await router.navigate(to: numberedHome)  // error
}
