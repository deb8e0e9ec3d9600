import Switchback
import SwitchbackTesting
import Testing

struct NavigatorRecorderTests {
  enum ShopDestination: Hashable {
    case bag
    case login(LoginDestination)
  }

  enum LoginDestination: Hashable { case form, forgotPassword }

  /// A view model as an app has it: it knows a navigator, and no screens.
  private struct ProductModel {
    let navigator: Navigator<ShopDestination>
    var login: Navigator<LoginDestination> { navigator.scoped(ShopDestination.login) }

    func buy() { navigator.go(to: .bag) }
  }

  @Test func `A view model's navigations are written down, without any steps`() async throws {
    let recorder = NavigatorRecorder<ShopDestination>()
    let model = ProductModel(navigator: recorder.navigator)
    model.buy()
    try await model.login.navigate(to: .form)
    try await recorder.isIdle()
    #expect(recorder.destinations == [.bag, .login(.form)])
    #expect(
      recorder.window.drawing == """
        window
        └─ stack
           ├─ start
           ├─ bag
           └─ login(SwitchbackTestingTests.NavigatorRecorderTests.LoginDestination.form)*
        """)
  }

  @Test func `A wait for a navigation that does not end has a limit`() async throws {
    let recorder = NavigatorRecorder<ShopDestination>()
    recorder.window.animations = .manual
    recorder.navigator.go(to: .bag)
    let failure = await #expect(throws: NavigationTestFailure.self) {
      try await recorder.isIdle(limit: .milliseconds(5))
    }
    #expect(failure?.message == "Navigations did not end within 0.005 seconds: bag")
    recorder.window.finishAnimations()
    try await recorder.isIdle()
  }

  @Test func `Going back goes back`() async throws {
    let recorder = NavigatorRecorder<ShopDestination>()
    let navigator = recorder.navigator
    try await navigator.navigate(to: .bag)
    try await navigator.navigateBack()
    #expect(recorder.destinations == [.bag])
    #expect(recorder.window.drawing == "window\n└─ stack\n   └─ start*")
  }

  @Test func `A navigation fails on demand`() async throws {
    let recorder = NavigatorRecorder<ShopDestination>()
    recorder.failNext(.rejected)
    await #expect(throws: NavigationError.self) {
      try await recorder.navigator.navigate(to: .bag)
    }
    #expect(recorder.destinations == [.bag])
    #expect(recorder.window.changeCount == 0)
  }
}
