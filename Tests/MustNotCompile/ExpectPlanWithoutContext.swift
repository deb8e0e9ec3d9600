// expect: The destination needs a context: write with: context behind it.
import Switchback
import SwitchbackModel
import SwitchbackTesting

@MainActor private func fixture(tester: NavigationTester<ModelWindow>) async throws {
  try tester.expectPlan(numberedHome, ["run LogIn"])  // error
}
