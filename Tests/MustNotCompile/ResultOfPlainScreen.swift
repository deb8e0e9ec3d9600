// expect: requires that 'HomeScreen' conform to 'ResultScreen'
import Switchback
import SwitchbackModel

@MainActor private func fixture(router: WindowRouter) async throws -> Int {
  guard let id = try await router.result(of: home) else { return 0 }  // error
  return id
}
