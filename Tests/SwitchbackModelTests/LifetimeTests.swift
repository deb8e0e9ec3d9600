import Switchback
import SwitchbackModel
import Testing

@MainActor
struct LifetimeTests {
  @Test func `A window keeps its tree, and nothing keeps the window`() {
    weak var window: ModelWindow?
    weak var home: ModelScreen?
    weak var login: ModelScreen?
    do {
      let strong = ModelWindow {
        ModelStack { HomeScreen() }.presenting { ModelStack { LoginScreen() } }
      }
      window = strong
      home = (strong.root as? ModelStack)?.top
      login = (strong.layers.last as? ModelStack)?.top
      #expect(home != nil && login != nil)
      _ = draw(strong)
    }
    #expect(window == nil)
    #expect(home == nil)
    #expect(login == nil)
  }

  @Test func `A screen that was popped, replaced or dismissed is freed`() async throws {
    let stack = ModelStack(HomeScreen())
    let window = ModelWindow(stack)
    window.recordsChanges = true
    weak var pushed: ModelScreen?
    weak var replaced: ModelScreen?
    weak var dismissed: ModelScreen?
    weak var oldRoot: ModelScreen?
    do {
      let product = ProductScreen(1)
      let login = LoginScreen()
      pushed = product
      dismissed = login
      replaced = stack.top
      try await stack.setContainedScreens(stack.screens + [product], animated: true)
      try await stack.presentScreen(login, animated: true)
    }
    #expect(pushed != nil && dismissed != nil)
    try await stack.dismissPresentedScreen(animated: true)
    #expect(dismissed == nil)
    try stack.pop()
    #expect(pushed == nil)
    try await stack.setContainedScreens([ProductScreen(2)], animated: true)
    #expect(replaced == nil)
    do {
      let root = HomeScreen()
      oldRoot = root
      try await window.setRootScreen(root, animated: true)
    }
    try await window.setRootScreen(stack, animated: true)
    #expect(oldRoot == nil)
  }

  @Test func `A screen that is still held outlives its container, with all that is in it`() {
    var window: ModelWindow? = ModelWindow(
      ModelTabs(ModelStack(HomeScreen()).presenting { LoginScreen() }))
    let stack = (window?.root as? ModelTabs)?.selected as? ModelStack
    window = nil
    #expect(stack?.parent == nil)
    #expect(stack?.top?.name == "Home")
    #expect(stack?.presented?.name == "Login")
  }

  @Test func `A hundred thousand containers can be nested from the inside out`() async throws {
    var stack = ModelStack(HomeScreen())
    for _ in 1..<100_000 {
      let outer = ModelStack()
      try await outer.setContainedScreens([stack], animated: false)
      stack = outer
    }
    #expect(stack.window == nil)
  }

  @Test(.timeLimit(.minutes(40)))
  func `A hundred thousand containers can be nested from the outside in`() async throws {
    let outermost = ModelStack()
    var stack = outermost
    for _ in 1..<100_000 {
      let inner = ModelStack()
      try await stack.setContainedScreens([inner], animated: false)
      stack = inner
    }
    try await stack.setContainedScreens([HomeScreen()], animated: false)
    #expect(stack.window == nil)
    let window = ModelWindow(ModelStack(outermost))
    #expect(stack.window === window)
    try await window.setRootScreen(BagScreen(), animated: false)
    #expect(stack.window == nil)
  }

  @Test func `A deep screen finds its window after it was taken out of something`() async throws {
    let home = HomeScreen()
    var inner = ModelStack(home)
    for _ in 1...50 { inner = ModelStack(inner) }
    let outer = ModelStack(inner)
    #expect(home.window == nil)
    try await outer.setContainedScreens([BagScreen()], animated: false)
    let window = ModelWindow(inner)
    #expect(home.window === window)
    try await window.setRootScreen(outer, animated: false)
    try await outer.presentScreen(inner, animated: false)
    #expect(home.window === window)
    try await window.setRootScreen(LoginScreen(), animated: false)
    #expect(home.window == nil)
    try await outer.dismissPresentedScreen(animated: false)
    try await window.setRootScreen(inner, animated: false)
    #expect(home.window === window)
  }

  @Test func `A hundred thousand layers are freed`() {
    var bottom = HomeScreen()
    weak let top = bottom
    for _ in 1..<100_000 {
      let above = bottom
      bottom = HomeScreen().presenting { above }
    }
    #expect(ModelWindow(bottom).layers.count == 100_000)
    bottom = HomeScreen()
    #expect(top == nil)
  }

  @Test func `Nesting eight times as many containers takes about eight times as long`()
    async throws
  {
    // What is quadratic takes 64 times as long.
    #expect(
      try await growth { count in
        var stack = ModelStack(HomeScreen())
        for _ in 1..<count {
          let outer = ModelStack()
          try await outer.setContainedScreens([stack], animated: false)
          stack = outer
        }
      } < 40)
    #expect(
      try await growth { count in
        let outermost = ModelStack()
        var stack = outermost
        for _ in 1..<count {
          let inner = ModelStack()
          try await stack.setContainedScreens([inner], animated: false)
          stack = inner
        }
        try await stack.setContainedScreens([HomeScreen()], animated: false)
        let window = ModelWindow(outermost)
        try await window.setRootScreen(BagScreen(), animated: false)
      } < 40)
  }

  private func growth(_ work: (Int) async throws -> Void) async throws -> Double {
    var shortest: [Int: Duration] = [:]
    for count in [2_000, 16_000] {
      for _ in 0..<5 {
        let duration = try await ContinuousClock().measure { try await work(count) }
        shortest[count] = min(duration, shortest[count] ?? duration)
      }
    }
    return shortest[16_000]! / shortest[2_000]!
  }

  @Test func `A stack of ten thousand screens is changed in linear time`() async throws {
    let screens = (0..<10_000).map { ProductScreen($0) }
    let stack = ModelStack(screens)
    let window = ModelWindow(ModelTabs(stack, HomeScreen()))
    try await stack.setContainedScreens(screens.reversed(), animated: true)
    try await stack.makeVisible(screens[1], animated: true)
    try await stack.makeVisible(screens[9_999], animated: true)
    #expect(stack.screens.count == 1)
    #expect(window.changeCount == 3)
  }
}
