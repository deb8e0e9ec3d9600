// expect: The destination needs a context: write with: context behind it.
import Switchback
import SwitchbackModel
import SwitchbackTesting

@MainActor private func fixture(tester: NavigationTester<ModelWindow>) async throws {
  try await tester.expect(numberedHome, changes: 1)  // error
}
