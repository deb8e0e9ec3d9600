// expect: The destination needs a context: write with: context behind it.
import Switchback
import SwitchbackModel
import SwitchbackTesting

@MainActor private func fixture(tester: NavigationTester<ModelWindow>) async throws {
  try await tester.expectFailure(numberedHome, message: "No.")  // error
}
