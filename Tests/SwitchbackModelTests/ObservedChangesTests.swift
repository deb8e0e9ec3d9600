import Observation
import Switchback
import SwitchbackModel
import Testing

/// Observers that change the screens while they are told of a change. They find it made as a whole.
@MainActor
struct ObservedChangesTests {
  @Test func `An observer of a stack pops once more when a screen is popped`() throws {
    let window = try ModelWindow(drawing: threeScreens)
    let stack = try #require(window.root as? ModelStack)
    let screens = stack.screens
    observe(stack.containedScreens) { _ = try? stack.pop() }
    try stack.pop()
    #expect(window.drawing == "window\n└─ stack\n   └─ Home*")
    #expect(screens.map { $0.parent === stack } == [true, false, false])
    #expect(window.changeCount == 2)
  }

  @Test func `An observer of a layer is told when that goes with what it presents`() async throws {
    let window = try ModelWindow(drawing: "window\n├─ Home\n├─ modal Help\n└─ modal Terms")
    let help = window.layers[1]
    var isTold = false
    observe(help.presentedInLayer) { isTold = true }
    try await window.layers[0].dismissPresentedScreen(animated: false)
    #expect(window.drawing == "window\n└─ Home")
    #expect(help.presentedInLayer == nil)
    #expect(isTold)
  }

  @Test func `An observer of a layer outside of all windows is told that the user has answered`()
    async throws
  {
    let window = try ModelWindow(
      drawing: "window\n├─ stack\n│  ├─ Home\n│  └─ Product* ^\n├─ modal Help\n└─ modal Terms")
    let stack = try #require(window.root as? ModelStack)
    let layers = Array(window.layers.dropFirst())
    try await stack.setContainedScreens([stack.screens[0]], animated: false)
    #expect(window.drawing == "window\n└─ stack\n   └─ Home*")
    var isTold = false
    observe(layers[0].presentedInLayer) { isTold = true }
    layers[1].userDidAnswer()
    #expect(layers[0].presentedInLayer == nil)
    #expect(isTold)
  }

  @Test(arguments: [true, false])
  func `An observer of a screen in no window is told that it comes on display, and goes`(
    asRoot: Bool
  ) async throws {
    let window = ModelWindow(ModelScreen(name: "Launch"))
    let help = ModelScreen(name: "Help")
    let stack = ModelStack(help)
    for _ in 0..<2 {
      for isShown in [true, false] {
        var isTold = false
        observe(help.isOnDisplay) { isTold = true }
        switch (asRoot, isShown) {
        case (true, true): try await window.setRootScreen(stack, animated: false)
        case (true, false):
          try await window.setRootScreen(ModelScreen(name: "Launch"), animated: false)
        case (false, true): try await window.layers[0].presentScreen(stack, animated: false)
        case (false, false): try await window.layers[0].dismissPresentedScreen(animated: false)
        }
        #expect(isTold && help.isOnDisplay == isShown)
      }
    }
  }

  @Test func `An observer of a screen without a place is told that it is pushed`() async throws {
    let window = ModelWindow(ModelStack(ModelScreen(name: "Home")))
    let stack = try #require(window.root as? ModelStack)
    let help = ModelScreen(name: "Help")
    var isTold = false
    observe(help.isOnDisplay) { isTold = true }
    try await stack.setContainedScreens(stack.screens + [help], animated: false)
    #expect(isTold && help.isOnDisplay)
  }

  @Test func `An observer of a popped screen takes it elsewhere`() throws {
    let window = try ModelWindow(drawing: threeScreens)
    let stack = try #require(window.root as? ModelStack)
    let bag = try #require(stack.top)
    var other: ModelStack?
    observe(bag.parent) { other = ModelStack(bag) }
    #expect(try stack.pop() === bag)
    #expect(bag.parent === other)
    #expect(
      window.drawing == """
        window
        └─ stack
           ├─ Home
           └─ Product*
        """)
  }

  @Test func `An observer that pushes while a screen is popped leaves no parent behind`()
    async throws
  {
    var window: ModelWindow? = try ModelWindow(drawing: threeScreens)
    let help = ModelScreen(name: "Help")
    do {
      let stack = try #require(window?.root as? ModelStack)
      let push = Pending()
      observe(stack.containedScreens) {
        push.start { try await stack.setContainedScreens(stack.screens + [help], animated: true) }
      }
      try stack.pop()
      try await push.end()
    }
    #expect(
      window?.drawing == """
        window
        └─ stack
           ├─ Home
           ├─ Product
           └─ Help*
        """)
    #expect(help.parent != nil)
    window = nil
    #expect(help.parent == nil)
  }

  @Test func `An observer of what is visible selects another tab`() async throws {
    let window = try ModelWindow(
      drawing: """
        window
        └─ tabs
           ├─ Home*
           ├─ Bag
           └─ Account
        """)
    let tabs = try #require(window.root as? ModelTabs)
    window.recordsChanges = true
    observe(tabs.visibleScreens) { try? tabs.select(2) }
    try tabs.select(1)
    #expect(tabs.selectedIndex == 2)
    #expect(window.changes.flatMap(\.screens) == ["Bag", "Account"])
  }

  @Test(arguments: [true, false])
  func `An observer of a split view is not told that it is given the width it has`(
    isCollapsed: Bool
  ) {
    let split = ModelSplit(
      primary: HomeScreen(), secondary: ProductScreen(1), isCollapsed: isCollapsed)
    var isTold = false
    observe(split.isCollapsed) { isTold = true }
    split.isCollapsed = isCollapsed
    #expect(!isTold)
    split.isCollapsed = !isCollapsed
    #expect(isTold)
  }

  @Test func `An observer of a dismissal presents the next screen`() async throws {
    let window = try ModelWindow(
      drawing: """
        window
        ├─ Home
        ├─ modal Login
        └─ modal Terms
        """)
    let home = try #require(window.root)
    let layers = window.layers
    let presentation = Pending()
    observe(home.presented) {
      presentation.start {
        try await home.presentScreen(ModelScreen(name: "Welcome"), animated: true)
      }
    }
    try await home.dismissPresentedScreen(animated: true)
    try await presentation.end()
    #expect(window.drawing == "window\n├─ Home\n└─ modal Welcome")
    #expect(layers.dropFirst().allSatisfy { $0.presenter == nil && $0.presented == nil })
  }

  @Test func `An observer of a root replaces it once more`() async throws {
    let window = ModelWindow(ModelScreen(name: "Launch"))
    let (login, home) = (ModelScreen(name: "Login"), ModelScreen(name: "Home"))
    let replacement = Pending()
    observe(window.root) {
      replacement.start { try await window.setRootScreen(home, animated: true) }
    }
    try await window.setRootScreen(login, animated: true)
    try await replacement.end()
    #expect(window.root === home)
    #expect(home.window === window)
    #expect(login.window == nil)
  }

  @Test func `An observer of an animated change finds the animation in progress, and ends it`()
    async throws
  {
    let window = ModelWindow(ModelStack(HomeScreen()))
    window.animations = .manual
    let login = LoginScreen()
    observe(login.isBeingPresented) {
      #expect(window.layers.last === login)
      window.finishAnimations()
    }
    try await window.layers[0].presentScreen(login, animated: true)
    #expect(!login.isBeingPresented)
    #expect(!window.isAnimating)
  }

  @Test func `An observer of the layers is told when a screen deep inside presents`() async throws {
    let window = try ModelWindow(drawing: threeScreens)
    let top = try #require((window.root as? ModelStack)?.top)
    var told: [Int] = []
    func watch() {
      observe(window.layers) {
        told.append(window.layers.count)
        watch()
      }
    }
    watch()
    try await top.presentScreen(ModelScreen(name: "Help"), animated: false)
    #expect(told.last == 2)
    try await top.dismissPresentedScreen(animated: false)
    #expect(told.last == 1)
  }

  @Test func `An observer of a window finds its last change made and counted`() async throws {
    let window = try ModelWindow(drawing: threeScreens)
    let stack = try #require(window.root as? ModelStack)
    var seen: [String] = []
    window.onChange = { _ in seen.append("\(window.changeCount): \(stack.screens.count)") }
    observe(stack.containedScreens) { seen.append("\(window.changeCount), \(stack.screens.count)") }
    try stack.pop()
    #expect(seen == ["1, 2", "1: 2"])
  }
}

private let threeScreens = """
  window
  └─ stack
     ├─ Home
     ├─ Product
     └─ Bag*
  """

/// Does something on the next change of what is read.
@MainActor
private func observe<Value>(
  _ read: @autoclosure () -> Value, andThen react: @escaping @MainActor () -> Void
) {
  let reaction = Reaction(react)
  withObservationTracking {
    _ = read()
  } onChange: {
    MainActor.assumeIsolated { reaction.occur() }
  }
}

/// What an observer does once. It would be called again for changes that it makes itself.
@MainActor
private final class Reaction {
  private var react: (@MainActor () -> Void)?

  init(_ react: @escaping @MainActor () -> Void) {
    self.react = react
  }

  func occur() {
    let react = react
    self.react = nil
    react?()
  }
}

/// What an observer has started, as far as it can at once, and a test waits for.
@MainActor
private final class Pending {
  private var task: Task<Void, any Error>?

  func start(_ operation: @escaping @MainActor () async throws -> Void) {
    task = startNow(operation)
  }

  func end() async throws {
    try await #require(task).value
  }
}
