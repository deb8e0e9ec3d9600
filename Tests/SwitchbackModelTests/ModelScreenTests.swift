import Observation
import Switchback
import SwitchbackModel
import Testing

@MainActor
struct ModelScreenTests {
  @Test func `A screen goes by the name of its class, without the suffix`() {
    final class Screen: ModelScreen {}
    final class Pager: ModelContainer {}
    #expect(HomeScreen().name == "Home")
    #expect(Screen().name == "Screen")
    #expect(Pager().name == "Pager")
    #expect(ProductScreen(42).screenName == "Product(42)")
    #expect(ModelScreen(name: "Terms").screenName == "Terms")
  }

  @Test func `Relations are those the engine asks for`() {
    let login = LoginScreen()
    let home = HomeScreen()
    let stack = ModelStack(home).presenting { login }
    let window = ModelWindow(stack)
    #expect(home.parentScreen === stack)
    #expect(home.presentedScreen == nil)
    #expect(stack.presentedScreen === login)
    #expect(stack.parentScreen == nil)
    #expect(login.presentingScreen === stack)
    #expect(login.window === window)
    #expect(home.window === window)
    #expect(HomeScreen().window == nil)
  }

  @Test func `The screen that is asked to is the one that presents`() async throws {
    let home = HomeScreen()
    let window = ModelWindow(ModelStack(home))
    try await home.presentScreen(LoginScreen(), animated: true)
    #expect(
      draw(window) == """
        window
        ├─ stack
        │  └─ Home* ^
        └─ modal Login
        """)
  }

  @Test func `What a screen presents leaves and returns with it`() async throws {
    let product = ProductScreen(1).presenting { LoginScreen() }
    let stack = ModelStack(HomeScreen(), product)
    let window = ModelWindow(stack)
    let before = draw(window)
    try await stack.makeVisible(stack.screens[0], animated: false)
    #expect(draw(window) == "window\n└─ stack\n   └─ Home*")
    try await stack.setContainedScreens(stack.screens + [product], animated: false)
    #expect(draw(window) == before)
  }

  @Test func `The user swipes the topmost layer down`() throws {
    let login = LoginScreen()
    let home = HomeScreen()
    let window = ModelWindow(home.presenting { ModelStack(login) })
    #expect(throws: ModelError.covered("Home", by: "stack")) { try home.swipeDown() }
    try login.swipeDown()
    #expect(draw(window) == "window\n└─ Home")
    #expect(throws: ModelError.notPresented("Home")) { try home.swipeDown() }
    #expect(throws: ModelError.notOnDisplay("Login")) { try login.swipeDown() }
  }

  @Test(arguments: [ModalStyle.sheet, .popover(), .cover, .alert, .dialog])
  func `Only a sheet or a popover goes when the user wants it to`(style: ModalStyle) {
    let login = LoginScreen()
    login.modalStyle = style
    let window = ModelWindow(HomeScreen().presenting { login })
    let isUsers = style == .sheet || style == .popover()
    #expect(((try? login.swipeDown()) != nil) == isUsers)
    #expect(window.layers.count == (isUsers ? 1 : 2))
  }

  @Test func `Presentations and dismissals can be observed`() async throws {
    let home = HomeScreen()
    let window = ModelWindow(home)
    try await confirmation(expectedCount: 2) { observed in
      withObservationTracking {
        _ = home.presentedScreen
      } onChange: {
        observed()
      }
      try await home.presentScreen(LoginScreen(), animated: true)
      withObservationTracking {
        _ = home.presentedScreen
      } onChange: {
        observed()
      }
      try await home.dismissPresentedScreen(animated: true)
    }
    #expect(window.layers.count == 1)
  }

  @Test func `An app's screen can have observable state of its own`() async {
    let counter = CounterScreen()
    let window = ModelWindow(ModelStack(counter))
    await confirmation { observed in
      withObservationTracking {
        _ = counter.count
      } onChange: {
        observed()
      }
      counter.count += 1
    }
    #expect(counter.window === window)
  }
}

@Observable
private final class CounterScreen: ModelScreen {
  var count = 0
}
