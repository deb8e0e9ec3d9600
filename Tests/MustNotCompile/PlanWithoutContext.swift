// expect: The destination needs a context: plan(to: step, with: context).
import Switchback
import SwitchbackModel

@MainActor private func fixture(router: WindowRouter) throws {
  _ = try router.plan(to: numberedHome)  // error
}
