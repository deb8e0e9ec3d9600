import SwitchbackModel
import Testing

@MainActor
struct InterceptorsAndLoggingInTests {
  @Test func `Interceptors run first, then tasks`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = ModelWindow(HomeScreen())
    // snippet begin: order
    let product = StepAssembly { (id: Int) in ProductScreen(id) }
      .adding(ClosureInterceptor { (id: Int) in print("load product \(id)") })
      .adding(
        ClosureContextTask { (screen: ProductScreen, _: Int) in
          print("prepare \(screen.name)")
        }
      )
      .adding(
        ClosurePostRoutingTask { (screen: ProductScreen, _: Int, _) in
          print("report \(screen.name)")
        }
      )
      .using(.presentModally())
      .from(.current())

    let router = WindowRouter(window: window)
      .adding(ClosureInterceptor { (_: Void) in print("check the network") })

    try await router.navigate(to: product(42))
    // snippet end
    // output: order
    page.prints(
      """
      check the network
      load product 42
      prepare Product(42)
      report Product(42)
      """)
  }

  @Test func `An interceptor that takes too long ends the navigation`()
    async throws
  {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = ModelWindow(HomeScreen())
    let router = window.router
    // snippet begin: limit
    let patient = ClosureInterceptor { (_: Int) in
      try await Task.sleep(for: .seconds(3600))
    }
    let product = StepAssembly { (id: Int) in ProductScreen(id) }
      .adding(patient.limited(to: .milliseconds(10)))
      .using(.presentModally())
      .from(.current())

    do throws(NavigationError) {
      try await router.navigate(to: product(42))
    } catch {
      print(error.message)
    }
    // snippet end
    // output: limit
    page.prints(
      """
      ClosureInterceptor did not answer within 0.01 seconds. Nothing has changed.
      """)
  }
}
