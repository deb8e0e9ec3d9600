import Switchback
import SwitchbackModel
import Testing

/// Each rule: the operation throws, says why, and has changed nothing.
@MainActor
struct ModelErrorTests {
  private let home = HomeScreen()
  private let bag = BagScreen()
  private let first: ModelStack
  private let second: ModelStack
  private let tabs: ModelTabs
  private let window: ModelWindow

  init() {
    first = ModelStack(home)
    second = ModelStack(bag)
    tabs = ModelTabs(first, second)
    window = ModelWindow(tabs)
  }

  private func expect(
    _ expected: ModelError, in window: ModelWindow? = nil,
    sourceLocation: SourceLocation = #_sourceLocation, _ operation: () async throws -> Void
  ) async {
    let window = window ?? self.window
    let before = draw(window)
    await #expect(throws: expected, sourceLocation: sourceLocation) { try await operation() }
    #expect(draw(window) == before, sourceLocation: sourceLocation)
    #expect(window.changeCount == 0, sourceLocation: sourceLocation)
  }

  @Test func `An empty stack cannot be presented, be the root or be put on display`() async {
    await expect(.emptyContainer("stack")) {
      try await home.presentScreen(ModelStack(), animated: true)
    }
    await expect(.emptyContainer("stack")) {
      try await home.presentScreen(ModelTabs(ModelStack()), animated: true)
    }
    await expect(.emptyContainer("stack")) {
      try await window.setRootScreen(ModelStack(), animated: true)
    }
    for screens in [[ModelStack()], []] {
      await expect(.emptyContainer("stack")) {
        try await first.setContainedScreens(screens, animated: true)
      }
    }
  }

  @Test func `An alert can only be presented, alone`() async throws {
    let alert = ModelScreen(name: "Sure?")
    alert.modalStyle = .alert
    await expect(.onlyPresented("Sure?")) {
      try await first.setContainedScreens([home, alert], animated: true)
    }
    await expect(.onlyPresented("Sure?")) {
      try await ModelStack().setContainedScreens([alert], animated: true)
    }
    await expect(.onlyPresented("Sure?")) {
      try await window.setRootScreen(alert, animated: true)
    }
    try await home.presentScreen(alert, animated: true)
    #expect(window.layers.last === alert)
  }

  @Test func `An empty stack can wait behind a tab but not be selected`() async throws {
    let empty = ModelStack()
    let tabs = ModelTabs(ModelStack(HomeScreen()), empty)
    let window = ModelWindow(tabs)
    await expect(.emptyContainer("stack"), in: window) {
      try await tabs.makeVisible(empty, animated: true)
    }
    await expect(.emptyContainer("stack"), in: window) { try tabs.select(1) }
    // That it is in use comes first: filling it would not help.
    await expect(.alreadyContained("stack", in: "tabs"), in: window) {
      try await window.setRootScreen(empty, animated: true)
    }
    try await empty.setContainedScreens([BagScreen()], animated: false)
    try await tabs.makeVisible(empty, animated: true)
    try await tabs.screens[0].asStack.setContainedScreens([], animated: false)
    #expect(
      draw(window) == """
        window
        └─ tabs
           ├─ stack
           └─ stack*
              └─ Bag*
        """)
  }

  @Test func `Of two that are empty, the error names the outer one`() async {
    let split = ModelSplit(primary: ModelStack(ModelTabs()), secondary: ModelStack())
    await expect(.emptyContainer("stack")) {
      try await window.setRootScreen(split, animated: true)
    }
  }

  @Test func `A screen has one parent`() async {
    await expect(.alreadyContained("Bag", in: "stack")) {
      try await first.setContainedScreens([home, bag], animated: true)
    }
    await expect(.alreadyContained("Bag", in: "stack")) {
      try await home.presentScreen(bag, animated: true)
    }
    await expect(.alreadyContained("Bag", in: "stack")) {
      try await window.setRootScreen(bag, animated: true)
    }
  }

  @Test func `A screen is presented by one screen`() async {
    let login = LoginScreen()
    let window = ModelWindow(ModelStack(HomeScreen()).presenting { login })
    await expect(.alreadyPresented("Login", by: "stack"), in: window) {
      try await first.setContainedScreens([home, login], animated: true)
    }
    await expect(.alreadyPresented("Login", by: "stack"), in: window) {
      try await home.presentScreen(login, animated: true)
    }
    await expect(.alreadyPresented("Login", by: "stack"), in: window) {
      try await window.setRootScreen(login, animated: true)
    }
  }

  @Test func `The root of a window is nowhere else`() async {
    let other = HomeScreen()
    let elsewhere = ModelWindow(other)
    await expect(.alreadyRoot("Home")) { try await home.presentScreen(other, animated: true) }
    await expect(.alreadyRoot("Home")) { try await window.setRootScreen(other, animated: true) }
    await expect(.alreadyRoot("Home")) {
      try await first.setContainedScreens([home, other], animated: true)
    }
    #expect(elsewhere.root === other)
  }

  @Test(arguments: [true, false])
  func `A layer presents one screen, even if a child does so`(isByChild: Bool) async throws {
    let home = HomeScreen()
    let stack = ModelStack(home)
    let first: ModelScreen = isByChild ? home : stack
    first.presenting { LoginScreen() }
    let window = ModelWindow(stack)
    let expected = ModelError.alreadyPresenting(
      isByChild ? "Home" : "stack", presenting: "Login", isLeaving: false)
    for presenter in [stack, home] {
      await expect(expected, in: window) {
        try await presenter.presentScreen(BagScreen(), animated: true)
      }
    }
  }

  @Test func `Only a screen on display presents`() async {
    await expect(.presenterNotOnDisplay("Bag", presenting: "Login")) {
      try await bag.presentScreen(LoginScreen(), animated: true)
    }
    await expect(.presenterNotOnDisplay("Home", presenting: "Login")) {
      try await HomeScreen().presentScreen(LoginScreen(), animated: true)
    }
  }

  @Test func `A screen of another host is refused`() async {
    final class Stranger: Screen {
      var parentScreen: (any Screen)? { nil }
      var presentedScreen: (any Screen)? { nil }
      var presentingScreen: (any Screen)? { nil }
      var isBeingDismissed: Bool { false }
      func presentScreen(_ screen: any Screen, animated: Bool) async throws {}
      func dismissPresentedScreen(animated: Bool) async throws {}
    }
    let stranger = Stranger()
    await expect(.foreignScreen("Stranger")) {
      try await home.presentScreen(stranger, animated: true)
    }
    await expect(.foreignScreen("Stranger")) {
      try await window.setRootScreen(stranger, animated: true)
    }
    await expect(.foreignScreen("Stranger")) {
      try await first.setContainedScreens([home, stranger], animated: true)
    }
    await expect(.foreignScreen("Stranger")) {
      try await tabs.makeVisible(stranger, animated: true)
    }
  }

  @Test func `What is not presented cannot be dismissed`() async {
    await expect(.nothingPresented("Home")) {
      try await home.dismissPresentedScreen(animated: true)
    }
  }

  @Test func `A container holds a screen once`() async {
    let product = ProductScreen(1)
    await expect(.duplicate("Product(1)", in: "stack")) {
      try await first.setContainedScreens([product, home, product], animated: true)
    }
    #expect(product.parent == nil)
    await expect(.duplicate("Home", in: "stack")) {
      try await first.setContainedScreens([home, home], animated: true)
    }
  }

  @Test func `A screen is not inside itself`() async {
    await expect(.insideItself("stack")) {
      try await first.setContainedScreens([first], animated: true)
    }
    await expect(.insideItself("tabs")) {
      try await first.setContainedScreens([home, tabs], animated: true)
    }
    await expect(.insideItself("Home")) { try await home.presentScreen(home, animated: true) }
    let login = LoginScreen()
    let modal = ModelStack(login)
    let window = ModelWindow(ModelTabs(ModelStack(HomeScreen())).presenting { modal })
    await expect(.insideItself("tabs"), in: window) {
      try await modal.setContainedScreens([login, window.layers[0]], animated: true)
    }
  }

  @Test func `Only a contained screen is made visible`() async {
    await expect(.notContained("Bag", in: "tabs")) {
      try await tabs.makeVisible(bag, animated: true)
    }
    await expect(.notContained("Bag", in: "stack")) {
      try await first.makeVisible(bag, animated: true)
    }
  }

  @Test func `A split has two sides`() async {
    let split = ModelSplit(primary: HomeScreen(), secondary: ProductScreen(1))
    let window = ModelWindow(split)
    await expect(.tooManyScreens("split", maximum: 2, count: 3), in: window) {
      try await split.setContainedScreens(split.screens + [ProductScreen(2)], animated: true)
    }
  }

  @Test(arguments: [
    (
      ModelError.emptyContainer("stack"),
      "stack cannot be shown: there is nothing in it. Give it its screens first."
    ),
    (
      .alreadyContained("Bag", in: "stack"),
      """
      Bag is already in stack, and a screen has one parent. Take it out there first, or use \
      another screen.
      """
    ),
    (
      .alreadyPresented("Login", by: "Home"),
      "Login is already presented by Home. Dismiss it first, or use another screen."
    ),
    (
      .alreadyRoot("Home"),
      """
      Home is the root of a window. Give that window another root first, or use another screen.
      """
    ),
    (
      .alreadyPresenting("Home", presenting: "Login", isLeaving: false),
      """
      Home already presents Login, and a layer presents one screen. Dismiss that first, or \
      present from Login.
      """
    ),
    (
      .alreadyPresenting("Home", presenting: "Login", isLeaving: true),
      """
      Home still presents Login, which is being dismissed. Wait until the dismissal has finished.
      """
    ),
    (
      .presenterNotOnDisplay("Bag", presenting: "Login"),
      """
      Bag cannot present Login: it is not on display in a window. Make it visible first, or \
      present from a screen that is.
      """
    ),
    (
      .foreignScreen("Stranger"),
      """
      A screen of type Stranger does not belong to this host. The model's screens derive from \
      ModelScreen.
      """
    ),
    (
      .nothingPresented("Home"),
      "Home presents no screen to dismiss. Call this on the screen that presents."
    ),
    (
      .duplicate("Home", in: "stack"),
      "Home occurs twice in the screens for stack. Use another screen for each place."
    ),
    (.insideItself("stack"), "stack would contain itself. Use another screen."),
    (
      .notContained("Bag", in: "tabs"),
      "tabs cannot show Bag, which is not in it. Put it into tabs first."
    ),
    (
      .tooManyScreens("split", maximum: 2, count: 3),
      "split has room for 2 screens, not for 3. Leave some out."
    ),
    (
      .inTransition("Login"),
      "The last change of Login is still in progress. Wait until it has finished."
    ),
    (
      .notOnDisplay("Bag"),
      "The user cannot touch Bag: it is not on display in a window. Make it visible first."
    ),
    (
      .covered("Home", by: "Login"),
      "The user cannot touch Home: Login covers it. Dismiss that first."
    ),
    (
      .nothingToPop("stack"),
      "The user cannot go back in stack: there is only one screen in it."
    ),
    (
      .noSuchTab(2, count: 2),
      "The user cannot select tab 2: there are 2, and the first has number 0."
    ),
    (
      .notPresented("Home"),
      "The user cannot dismiss Home: nothing presents it or a container around it."
    ),
    (.injected(.present), "An injected fault made this operation fail: present."),
  ])
  func `An error says what stands against it and what to do`(error: ModelError, text: String) {
    #expect(error.description == text)
  }
}

extension ModelScreen {
  fileprivate var asStack: ModelStack { self as! ModelStack }
}
