// expect: A router runs this in all its navigations, on all their screens. Make it for any Screen and Any?, or add it to the steps that have its screen and context.
import Switchback
import SwitchbackModel

@MainActor private func fixture(router: WindowRouter) -> WindowRouter {
  router.adding(ClosureContextTask { (screen: HomeScreen, _: Any?) in })  // error
}
