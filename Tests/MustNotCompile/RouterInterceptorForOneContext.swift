// expect: A router runs this in all its navigations, whatever their context. Make it for Any?, or add it to the steps that have its context.
import Switchback
import SwitchbackModel

@MainActor private func fixture(router: WindowRouter) -> WindowRouter {
  router.adding(ClosureInterceptor { (id: Int) in })  // error
}
