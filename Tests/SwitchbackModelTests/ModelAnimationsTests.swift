import Switchback
import SwitchbackModel
import Testing

@MainActor
@Suite(.timeLimit(.minutes(40)))
struct ModelAnimationsTests {
  private let login = LoginScreen()
  private let home = HomeScreen()
  private let stack: ModelStack
  private let window: ModelWindow

  init() {
    stack = ModelStack(home)
    window = ModelWindow(stack)
    window.animations = .manual
  }

  @Test func `A presentation shows at once and returns when it has finished`() async throws {
    let presentation = Task { try await stack.presentScreen(login, animated: true) }
    await window.waitForAnimation()
    #expect(login.isBeingPresented)
    #expect(window.isAnimating)
    #expect(
      draw(window) == """
        window
        ├─ stack
        │  └─ Home*
        └─ modal Login
        """)
    await #expect(throws: ModelError.inTransition("Login")) {
      try await stack.dismissPresentedScreen(animated: false)
    }
    window.finishAnimations()
    try await presentation.value
    #expect(!login.isBeingPresented)
    #expect(!window.isAnimating)
  }

  @Test func `A screen being dismissed stays until the dismissal has finished`() async throws {
    stack.presenting { login }
    let dismissal = Task { try await stack.dismissPresentedScreen(animated: true) }
    await window.waitForAnimation()
    #expect(
      draw(window) == """
        window
        ├─ stack
        │  └─ Home*
        └─ modal Login (leaving)
        """)
    await #expect(throws: ModelError.inTransition("Login")) {
      try await stack.dismissPresentedScreen(animated: false)
    }
    await #expect(
      throws: ModelError.alreadyPresenting("stack", presenting: "Login", isLeaving: true)
    ) {
      try await home.presentScreen(BagScreen(), animated: false)
    }
    #expect(throws: ModelError.inTransition("Login")) { try login.swipeDown() }
    window.finishAnimations()
    #expect(draw(window) == "window\n└─ stack\n   └─ Home*")
    #expect(!login.isBeingDismissed)
    try await dismissal.value
  }

  @Test func `A container finishes one change before the next`() async throws {
    let push = Task {
      try await stack.setContainedScreens([home, ProductScreen(1)], animated: true)
    }
    await window.waitForAnimation()
    #expect(stack.top?.name == "Product(1)")
    await #expect(throws: ModelError.inTransition("stack")) {
      try await stack.setContainedScreens([home], animated: false)
    }
    await #expect(throws: ModelError.inTransition("stack")) {
      try await stack.makeVisible(home, animated: false)
    }
    #expect(throws: ModelError.inTransition("stack")) { try stack.pop() }
    window.finishAnimations()
    try await push.value
    try stack.pop()
  }

  @Test func `A navigation waits for an animated change, or is rejected`() async throws {
    let product = StepAssembly { ProductScreen(1) }.using(Push<ModelStack>())
      .from(.existing(ModelStack.self))
    let presentation = Task { try await stack.presentScreen(login, animated: true) }
    await window.waitForAnimation()
    #expect(!window.isSettled)
    let before = draw(window)
    await #expect(throws: NavigationError.self) {
      try await WindowRouter(window: window, transitions: .reject).navigate(to: product)
    }
    let navigation = Task {
      try await WindowRouter(window: window).navigate(to: product, animated: false)
    }
    for _ in 0..<100 { await Task.yield() }
    #expect(draw(window) == before)
    window.finishAnimations()
    try await presentation.value
    #expect(window.isSettled)
    _ = try await navigation.value
    #expect(
      draw(window) == """
        window
        └─ stack
           ├─ Home
           └─ Product(1)*
        """)
  }

  @Test func `Changes that are not animated, or in no window, never wait`() async throws {
    try await stack.presentScreen(login, animated: false)
    try await stack.dismissPresentedScreen(animated: false)
    try await stack.setContainedScreens([home, ProductScreen(1)], animated: false)
    try await stack.makeVisible(home, animated: false)
    try await ModelStack(BagScreen()).setContainedScreens([HomeScreen()], animated: true)
    try await window.setRootScreen(BagScreen(), animated: false)
    #expect(!window.isAnimating)
  }

  @Test func `A new root and a tab wait too`() async throws {
    let tabs = ModelTabs(ModelStack(BagScreen()), ModelStack(HomeScreen()))
    let changes = Task {
      try await window.setRootScreen(tabs, animated: true)
      try await tabs.makeVisible(tabs.screens[1], animated: true)
    }
    await window.waitForAnimation()
    #expect(tabs.selectedIndex == 0)
    window.finishAnimations()
    await window.waitForAnimation()
    #expect(tabs.selectedIndex == 1)
    #expect(throws: ModelError.inTransition("tabs")) { try tabs.select(0) }
    window.finishAnimations()
    try await changes.value
  }

  @Test(.timeLimit(.minutes(40)))
  func `A wait for an animation that never comes ends when its task is cancelled`() async {
    let wait = Task { await window.waitForAnimation() }
    await Task.yield()
    wait.cancel()
    await wait.value
  }

  @Test func `A fault after the change comes when the animation has finished`() async throws {
    window.faults.fail(.present, effect: .changedButThrown)
    let presentation = Task { try await stack.presentScreen(login, animated: true) }
    await window.waitForAnimation()
    window.finishAnimations()
    await #expect(throws: ModelError.injected(.present)) { try await presentation.value }
  }
}
