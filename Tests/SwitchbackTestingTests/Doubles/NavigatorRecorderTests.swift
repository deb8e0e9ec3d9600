import Switchback
import SwitchbackTesting
import Testing

@MainActor
struct NavigatorRecorderTests {
  enum ShopDestination: Hashable {
    case bag
    case login(LoginDestination)
  }

  enum LoginDestination: Hashable { case form, forgotPassword }

  /// A view model as an app has it: it knows a navigator, and no screens.
  @MainActor
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
    await recorder.isIdle()
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

  @Test func `Going back goes back`() async throws {
    let recorder = NavigatorRecorder<ShopDestination>()
    let navigator = recorder.navigator
    try await navigator.navigate(to: .bag)
    try await navigator.navigateBack()
    #expect(recorder.goneBackCount == 1)
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
