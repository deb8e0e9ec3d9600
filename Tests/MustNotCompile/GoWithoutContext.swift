// expect: The destination needs a context: go(to: step, with: context).
import Switchback
import SwitchbackModel

@MainActor private func fixture(router: WindowRouter) {
  router.go(to: numberedHome)  // error
}
