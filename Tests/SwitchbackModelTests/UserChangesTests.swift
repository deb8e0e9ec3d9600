import Observation
import Switchback
import SwitchbackModel
import Testing

/// What the user does while an operation is being shown: it is never refused.
@MainActor
@Suite(.timeLimit(.minutes(40)))
struct UserChangesTests {
  private let home = HomeScreen()
  private let product = ProductScreen(1)
  private let stack: ModelStack
  private let bag = BagScreen()
  private let tabs: ModelTabs
  private let window: ModelWindow
  private let display = SlowDisplay()

  init() {
    stack = ModelStack(home)
    tabs = ModelTabs(stack, bag)
    window = ModelWindow(tabs)
    window.display = display
    window.recordsChanges = true
  }

  @Test func `A push that the user takes back ends as undone by the user`() async throws {
    let push = startNow { [stack, home, product] in
      try await stack.setContainedScreens([home, product], animated: true)
    }
    try await display.waitForTransition()
    stack.userDidReveal(home)
    #expect(stack.screens.map(\.name) == ["Home"])
    await #expect(
      throws: UndoneByUserError(
        operation: "setScreens Home, Product(1) on stack, animated, layer 0")
    ) { try await push.value }
    display.finishAll()
    #expect(stack.screens.map(\.name) == ["Home"])
    #expect(
      window.changes.map(\.description) == [
        "setScreens Home, Product(1) on stack, animated, layer 0",
        "makeVisible Home on stack, layer 0, by the user",
      ])
  }

  @Test func `A change of the user's elsewhere lets the operation go on`() async throws {
    try await fill([home, product])
    let selection = startNow { [tabs, bag] in try await tabs.makeVisible(bag, animated: true) }
    try await display.waitForTransition()
    stack.userDidReveal(home)
    display.finishAll()
    try await selection.value
    #expect(tabs.selected === bag)
    #expect(stack.screens.map(\.name) == ["Home"])
  }

  @Test func `A tab that the user selects in the middle of another selection stays`() async throws {
    let selection = startNow { [tabs, bag] in try await tabs.makeVisible(bag, animated: true) }
    try await display.waitForTransition()
    tabs.userDidReveal(stack)
    await #expect(throws: UndoneByUserError.self) { try await selection.value }
    #expect(tabs.selected === stack)
  }

  private final class Picker: ModelScreen, ResultScreen {
    let results = Results<Int>()
  }

  @Test func `A screen whose removal cannot be shown is awaited all the same`() async throws {
    display.showsAtOnce = true
    let picker = Picker()
    let step = StepAssembly { (_: Void) in picker }.using(Push<ModelStack>())
      .from(GeneralStep.custom(using: ClassFinder<ModelStack, Void>())).assemble()
    var isShown = false
    let result = Task {
      defer { isShown = true }
      return try await WindowRouter(window: window).result(of: step) { _ in isShown = true }
    }
    for _ in 0..<10_000 where !isShown { await Task.yield() }
    try #require(isShown)
    display.showsAtOnce = false
    let pop = startNow { [stack, home] in
      try await stack.setContainedScreens([home], animated: true)
    }
    try await display.waitForTransition()
    display.failAll()
    await #expect(throws: NotShown.self) { try await pop.value }
    picker.results.give(7)
    #expect(try await result.value == 7)
  }

  @Test func `A layer that the user dismisses stays in the tree until it is gone from display`()
    async throws
  {
    let login = LoginScreen()
    try await display.run { try await home.presentScreen(login, animated: true) }
    login.userDidDismiss()
    #expect(login.isBeingDismissed)
    #expect(window.layers.map(\.name) == ["tabs", "Login"])
    login.userDidDismiss()
    #expect(display.transitions.count == 1)
    display.finishAll()
    #expect(!login.isBeingDismissed)
    #expect(window.layers.map(\.name) == ["tabs"])
    #expect(window.changes.last?.description == "dismiss Login on Home, layer 1, by the user")
    #expect(window.changes.last?.origin == .user)
  }

  @Test func `What is presented while the user dismisses the layer below is undone by the user`()
    async throws
  {
    let login = LoginScreen()
    try await display.run { try await home.presentScreen(login, animated: true) }
    let presentation = startNow { [bagOnTop = BagScreen()] in
      try await login.presentScreen(bagOnTop, animated: true)
    }
    try await display.waitForTransition()
    login.userDidDismiss()
    await #expect(throws: UndoneByUserError.self) { try await presentation.value }
    display.finishAll()
    #expect(window.layers.map(\.name) == ["tabs"])
  }

  @Test(arguments: [true, false])
  func `An alert that the user answers goes, and all layers above it stay`(
    hasDisplay: Bool
  ) async throws {
    if !hasDisplay { window.display = nil }
    let layers = ["Alert", "Login", "Terms"].map { ModelScreen(name: $0) }
    for (presenter, layer) in zip([home] + layers, layers) {
      if hasDisplay {
        try await display.run { try await presenter.presentScreen(layer, animated: true) }
      } else {
        try await presenter.presentScreen(layer, animated: true)
      }
    }
    var drawings: [String] = []
    let watcher = Watcher { [window] in
      drawings.append(window.drawing)
      return nil
    }
    layers[0].userDidAnswer()
    display.finishAll()
    #expect(window.layers.map(\.name) == ["tabs", "Login", "Terms"])
    #expect(layers[0].presented == nil && layers[0].presenter == nil && layers[0].window == nil)
    #expect(layers[1].presenter === home && layers[2].window === window)
    #expect(watcher.told > 0 && drawings.last == window.drawing)
    #expect(window.changes.last?.description == "dismiss Alert on Home, layer 1, by the user")
  }

  @Test func `Without a display, too, the user is not refused in the middle of a change`()
    async throws
  {
    window.display = nil
    window.animations = .manual
    let push = startNow { [stack, home, product] in
      try await stack.setContainedScreens([home, product], animated: true)
    }
    await window.waitForAnimation()
    stack.userDidReveal(home)
    await #expect(throws: UndoneByUserError.self) { try await push.value }
    #expect(!window.isAnimating)
    stack.userDidReveal(home)
  }

  @Test func `A user's change to what has gone meanwhile does nothing`() {
    stack.userDidReveal(product)
    product.userDidDismiss()
    stack.userDidReveal(home)
    ModelTabs().userDidReselect()
    #expect(window.changeCount == 0)
  }

  @Test func `The selected tab selected again is told, and recorded`() {
    var told: [ModelScreen] = []
    tabs.onReselect = { told.append($0) }
    tabs.userDidReselect()
    #expect(told.map(\.name) == ["stack"])
    #expect(
      window.changes.map(\.description) == ["makeVisible stack on tabs, layer 0, by the user"])
  }

  @Test func `Several screens go back in one change`() async throws {
    let (second, third) = (ProductScreen(2), ProductScreen(3))
    try await fill([home, product, second, third])
    stack.userDidReveal(product)
    #expect(stack.screens.map(\.name) == ["Home", "Product(1)"])
    #expect(window.changes.count == 2)
    #expect(second.parent == nil)
  }

  private func fill(_ screens: [ModelScreen]) async throws {
    try await display.run { try await stack.setContainedScreens(screens, animated: true) }
  }
}

/// What a display says of a transition.
@MainActor
@Suite(.timeLimit(.minutes(40)))
struct ModelDisplayTests {
  private let home = HomeScreen()
  private let stack: ModelStack
  private let window: ModelWindow
  private let display = SlowDisplay()

  init() {
    stack = ModelStack(home)
    window = ModelWindow(stack)
    window.display = display
  }

  @Test func `A transition that fails takes its change back, each kind of it`() async throws {
    let (login, bag) = (LoginScreen(), BagScreen())
    let tabs = ModelTabs(BagScreen(), HomeScreen())
    func fails(_ operation: @escaping @MainActor () async throws -> Void) async throws {
      let before = draw(window)
      let task = startNow(operation)
      try await display.waitForTransition()
      display.failAll()
      await #expect(throws: NotShown.self) { try await task.value }
      #expect(draw(window) == before)
    }
    try await fails { [home] in try await home.presentScreen(login, animated: true) }
    #expect(login.presenter == nil && !login.isBeingPresented)
    try await fails { [stack, home] in
      try await stack.setContainedScreens([home, bag], animated: true)
    }
    #expect(bag.parent == nil)
    try await fails { [window] in try await window.setRootScreen(tabs, animated: true) }
    #expect(tabs.window == nil)
    try await display.run { try await stack.setContainedScreens([home, login], animated: true) }
    try await fails { [stack, home] in try await stack.makeVisible(home, animated: true) }
    #expect(login.parent === stack)
    let help = ModelScreen(name: "Help")
    try await display.run { try await login.presentScreen(help, animated: true) }
    try await fails { try await login.dismissPresentedScreen(animated: true) }
    #expect(!help.isBeingDismissed)
  }

  @Test func `One transition ends, and the others go on`() async throws {
    let login = LoginScreen()
    try await display.run { try await stack.presentScreen(login, animated: true) }
    display.waits = false
    let first = startNow { [stack, home] in
      try await stack.setContainedScreens([home, BagScreen()], animated: true)
    }
    try await display.waitForTransition()
    let second = startNow {
      try await login.presentScreen(ModelStack(HomeScreen()), animated: true)
    }
    try await display.waitForTransition(2)
    #expect(display.transitions.map(\.operation) == [.setScreens, .present])
    display.transitions[1].finish()
    try await second.value
    #expect(!display.transitions[0].isFinished)
    display.transitions[0].fail(NotShown())
    display.transitions[0].finish()
    await #expect(throws: NotShown.self) { try await first.value }
  }

  @Test func `An operation waits until the display is settled, and looks again`() async throws {
    let bag = BagScreen()
    try await display.run { try await stack.setContainedScreens([home, bag], animated: true) }
    display.isMoving = true
    let dismissal = startNow { [stack, home] in
      try await stack.setContainedScreens([home, ProductScreen(1)], animated: true)
    }
    try await display.waitForWaiter()
    stack.userDidReveal(home)
    display.isMoving = false
    display.finishAll()
    await #expect(throws: ModelError.changedMeanwhile("stack")) { try await dismissal.value }
    #expect(stack.screens.map(\.name) == ["Home"])
  }

  @Test func `An operation does not wait for ever for a display that never settles`() async {
    display.isMoving = true
    display.givesUp = true
    await #expect(throws: ModelError.notSettled("Home")) {
      try await home.presentScreen(LoginScreen(), animated: true)
    }
    #expect(window.layers.map(\.name) == ["stack"])
  }

  @Test func `What is being dismissed is observed`() async throws {
    let login = LoginScreen()
    try await display.run { try await home.presentScreen(login, animated: true) }
    var told = 0
    withObservationTracking {
      _ = login.isBeingDismissed
    } onChange: {
      MainActor.assumeIsolated { told += 1 }
    }
    let dismissal = startNow { [home] in try await home.dismissPresentedScreen(animated: true) }
    try await display.waitForTransition()
    #expect(told == 1)
    display.finishAll()
    try await dismissal.value
  }

  @Test func `What a layer presents is observed, wherever in it, and nothing else of the layer`()
    async throws
  {
    let product = ProductScreen(1)
    let watcher = Watcher { [stack] in stack.presentedInLayer }
    try await display.run { try await stack.setContainedScreens([home, product], animated: true) }
    #expect(watcher.told == 0)
    let login = LoginScreen()
    try await display.run { try await product.presentScreen(login, animated: true) }
    #expect(watcher.told == 1)
    #expect(stack.presentedInLayer === login)
    try await display.run { try await login.presentScreen(BagScreen(), animated: true) }
    #expect(watcher.told == 1)
    stack.userDidReveal(home)
    display.finishAll()
    #expect(watcher.told == 2)
    #expect(stack.presentedInLayer == nil)
  }
}

/// Counts how often it is told of a change of what it reads.
@MainActor
private final class Watcher {
  private(set) var told = 0
  private let read: @MainActor () -> ModelScreen?

  init(_ read: @escaping @MainActor () -> ModelScreen?) {
    self.read = read
    watch()
  }

  private func watch() {
    withObservationTracking {
      _ = read()
    } onChange: {
      MainActor.assumeIsolated {
        self.told += 1
        self.watch()
      }
    }
  }
}

struct NotShown: Error {}

/// A display that shows one transition at a time, until a test says how it ends.
@MainActor
final class SlowDisplay: ModelDisplay {
  private(set) var transitions: [ModelTransition] = []
  private var waiters: [CheckedContinuation<Void, Never>] = []
  /// Whether operations wait for each other.
  var waits = true
  /// Whether transitions end by themselves.
  var showsAtOnce = false
  var isMoving = false
  var givesUp = false

  var isSettled: Bool { !isMoving && (!waits || transitions.allSatisfy(\.isFinished)) }

  func settle() async -> Bool {
    if givesUp { return false }
    if isSettled { return true }
    await withCheckedContinuation { waiters.append($0) }
    return true
  }

  func show(_ transition: ModelTransition) {
    transitions.append(transition)
    transition.begin()
    if showsAtOnce { finishAll() }
  }

  func waitForTransition(_ count: Int = 1) async throws {
    try await wait { transitions.count >= count }
  }

  func waitForWaiter() async throws { try await wait { !waiters.isEmpty } }

  private func wait(until isSo: () -> Bool) async throws {
    for _ in 0..<10_000 where !isSo() { await Task.yield() }
    try #require(isSo())
  }

  func finishAll() { end { $0.finish() } }

  func failAll() { end { $0.fail(NotShown()) } }

  /// Carries an operation out, shown at once.
  func run(_ operation: @escaping @MainActor () async throws -> Void) async throws {
    let task = startNow(operation)
    try await waitForTransition()
    finishAll()
    try await task.value
  }

  private func end(_ end: (ModelTransition) -> Void) {
    let ended = transitions
    transitions = []
    for transition in ended { end(transition) }
    let resumed = waiters
    waiters = []
    for continuation in resumed { continuation.resume() }
  }
}
