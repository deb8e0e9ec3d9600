// expect: The destination needs a context: expect(step, with: context).
import Switchback
import SwitchbackModel
import SwitchbackTesting

@MainActor private func fixture(tester: NavigationTester<ModelWindow>) async throws {
  try await tester.expect(numberedHome, shows: "window")  // error
}
