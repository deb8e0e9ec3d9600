// expect: The chain is not finished. Continue with using and from, and end with .from(.current()) or .from(.root()).
import Switchback
import SwitchbackModel

@MainActor private func fixture(router: WindowRouter) {
  router.go(to: StepAssembly { HomeScreen() })  // error
}
