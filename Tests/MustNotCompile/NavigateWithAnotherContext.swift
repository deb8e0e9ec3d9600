// expect: cannot convert value of type 'String' to expected argument type 'Int'
import Switchback
import SwitchbackModel

@MainActor private func fixture(router: WindowRouter) async throws {
  try await router.navigate(to: numberedHome, with: "42")  // error
}
