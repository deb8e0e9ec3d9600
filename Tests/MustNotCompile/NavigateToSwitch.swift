// expect: The switch is not finished. End it with .assemble(), or with .assemble(default: step) for when no case applies.
import Switchback
import SwitchbackModel

@MainActor private func fixture(router: WindowRouter) async throws {
  let step = SwitchAssembly<HomeScreen, Void>().addCase(when: { true }, from: home)
  try await router.navigate(to: step)  // error
}
