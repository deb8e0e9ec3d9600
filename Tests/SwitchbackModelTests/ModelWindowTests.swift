import Observation
import Switchback
import SwitchbackModel
import Testing

@MainActor
struct ModelWindowTests {
  @Test func `A window begins empty and takes a root`() async throws {
    let window = ModelWindow()
    #expect(draw(window) == "window")
    #expect(window.layers.isEmpty)
    try await window.setRootScreen(HomeScreen(), animated: false)
    #expect(draw(window) == "window\n└─ Home")
  }

  @Test func `A new root takes the place of the old one and its layers`() async throws {
    let old = HomeScreen().presenting { LoginScreen() }
    let window = ModelWindow(old)
    try await window.setRootScreen(BagScreen(), animated: true)
    #expect(draw(window) == "window\n└─ Bag")
    #expect(old.window == nil)
    try await window.setRootScreen(old, animated: true)
    #expect(draw(window) == "window\n├─ Home\n└─ modal Login")
  }

  @Test func `The root can be observed`() async throws {
    let window = ModelWindow()
    try await confirmation { observed in
      withObservationTracking {
        _ = window.rootScreen
      } onChange: {
        observed()
      }
      try await window.setRootScreen(HomeScreen(), animated: false)
    }
  }
}

@MainActor
struct ModelChangeTests {
  @Test func `Changes are counted always and written down on request`() async throws {
    let stack = ModelStack(HomeScreen())
    let tabs = ModelTabs(stack, ModelStack(BagScreen()))
    let window = ModelWindow(tabs)
    try await tabs.makeVisible(tabs.screens[1], animated: true)
    #expect(window.changes.isEmpty)
    window.recordsChanges = true
    try await tabs.makeVisible(stack, animated: false)
    try await stack.setContainedScreens(stack.screens + [ProductScreen(1)], animated: true)
    try await tabs.presentScreen(ModelStack(LoginScreen()), animated: true)
    try await window.layers[1].presentScreen(ModelScreen(name: "Terms"), animated: false)
    try await tabs.dismissPresentedScreen(animated: true)
    try await window.setRootScreen(LoginScreen(), animated: false)
    #expect(
      window.changes.map(\.description) == [
        "makeVisible stack on tabs, layer 0",
        "setScreens Home, Product(1) on stack, animated, layer 0",
        "present stack on tabs, animated, layer 1",
        "present Terms on stack, layer 2",
        "dismiss stack on tabs, animated, layer 1",
        "setRoot Login on window, layer 0",
      ])
    #expect(window.changeCount == 7)
  }

  @Test func `What is so already is no change`() async throws {
    let home = HomeScreen()
    let stack = ModelStack(home)
    let tabs = ModelTabs(stack)
    let window = ModelWindow(tabs)
    try await tabs.makeVisible(stack, animated: true)
    try await stack.makeVisible(home, animated: true)
    try await stack.setContainedScreens([home], animated: true)
    try await window.setRootScreen(tabs, animated: true)
    try tabs.select(0)
    #expect(window.changeCount == 0)
  }

  @Test func `Building a container is no change of the window`() async throws {
    let window = ModelWindow(HomeScreen())
    let stack = ModelStack()
    try await stack.setContainedScreens([LoginScreen()], animated: false)
    #expect(window.changeCount == 0)
    try await window.root?.presentScreen(stack, animated: true)
    #expect(window.changeCount == 1)
  }

  @Test func `What the user does is counted`() throws {
    let tabs = ModelTabs(ModelStack(HomeScreen(), ProductScreen(1)), ModelStack(BagScreen()))
    let window = ModelWindow(tabs)
    window.recordsChanges = true
    try (tabs.screens[0] as! ModelStack).pop()
    try tabs.select(1)
    tabs.presenting { LoginScreen() }
    try window.layers[1].swipeDown()
    #expect(
      window.changes.map(\.description) == [
        "makeVisible Home on stack, layer 0, by the user",
        "makeVisible stack on tabs, layer 0, by the user",
        "dismiss Login on tabs, layer 1, by the user",
      ])
  }
}
