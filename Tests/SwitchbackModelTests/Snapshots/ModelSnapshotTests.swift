import Switchback
import SwitchbackModel
import Testing

@MainActor
struct ModelSnapshotTests {
  private let drawing = """
    window
    ├─ tabs
    │  ├─ stack*
    │  │  ├─ Home
    │  │  └─ Product* ^
    │  └─ stack
    │     └─ Bag*
    └─ modal split
       ├─ Settings*
       └─ stack*
          └─ General*
    """

  @Test func `Screens are put back, whatever has happened to them`() async throws {
    let window = try ModelWindow(drawing: drawing)
    let snapshot = window.takeSnapshot()
    #expect(snapshot.count == 10)
    let tabs = try #require(window.root as? ModelTabs)
    let stack = try #require(tabs.selected as? ModelStack)
    let product = try #require(stack.top)

    try await product.dismissPresentedScreen(animated: false)
    try stack.pop()
    try tabs.select(1)
    try await window.setRootScreen(ModelScreen(name: "Other"), animated: false)
    window.restore(snapshot)
    #expect(window.drawing == drawing)
    #expect(window.root === tabs)
    #expect(stack.top === product)
    #expect(product.window === window)
  }

  @Test func `A screen that has moved elsewhere is taken out there`() async throws {
    let window = try ModelWindow(drawing: drawing)
    let snapshot = window.takeSnapshot()
    let tabs = try #require(window.root as? ModelTabs)
    let stack = try #require(tabs.selected as? ModelStack)
    let product = try #require(stack.top)
    let modal = try #require(product.presented)

    try await product.dismissPresentedScreen(animated: false)
    try await stack.setContainedScreens([stack.screens[0]], animated: false)
    let other = ModelStack(product)
    try await window.setRootScreen(other, animated: false)
    try await product.presentScreen(modal, animated: false)
    window.restore(snapshot)
    #expect(window.drawing == drawing)
    #expect(other.screens.isEmpty)
    #expect(product.parent === stack)
  }

  @Test func `What was there only in between is freed`() async throws {
    let window = try ModelWindow(drawing: drawing)
    let snapshot = window.takeSnapshot()
    weak var new: ModelScreen?
    do {
      let screen = ModelStack(ModelScreen(name: "New"))
      new = screen
      try await window.setRootScreen(screen, animated: false)
    }
    #expect(new != nil)
    window.restore(snapshot)
    #expect(new == nil)
    #expect(window.drawing == drawing)
  }

  @Test func `A split view is put back collapsed, with the side that it showed`() async throws {
    let split = ModelSplit(
      primary: ModelScreen(name: "List"), secondary: ModelScreen(name: "Page"), isCollapsed: true)
    let window = ModelWindow(split)
    try await split.makeVisible(split.screens[0], animated: false)
    let (snapshot, drawing) = (window.takeSnapshot(), window.drawing)
    split.isCollapsed = false
    window.restore(snapshot)
    #expect(split.isCollapsed)
    #expect(window.drawing == drawing)
  }

  @Test func `A screen puts back what it says it keeps`() {
    final class Counter: ModelScreen {
      var count = 0
      override var name: String { "Counter(\(count))" }

      override func savingState() -> (@MainActor () -> Void)? {
        let count = count
        return { [unowned self] in self.count = count }
      }
    }
    let counter = Counter()
    let window = ModelWindow(ModelStack(counter))
    let snapshot = window.takeSnapshot()
    counter.count = 3
    window.restore(snapshot)
    #expect(counter.count == 0)
  }

  @Test func `Putting back is no change that counts`() async throws {
    let window = try ModelWindow(drawing: drawing)
    let snapshot = window.takeSnapshot()
    try await window.setRootScreen(ModelScreen(name: "Other"), animated: false)
    window.restore(snapshot)
    #expect(window.changeCount == 1)
    let empty = ModelWindow()
    let nothing = empty.takeSnapshot()
    try await empty.setRootScreen(ModelScreen(name: "Other"), animated: false)
    empty.restore(nothing)
    #expect(empty.root == nil)
  }

  @Test func `Snapshots of a long walk are all put back, in any order`() async throws {
    let window = try ModelWindow(drawing: drawing)
    var generator = SystemRandomNumberGenerator()
    var snapshots = [(window.takeSnapshot(), window.drawing)]
    for _ in 1...400 {
      if let back = snapshots.randomElement(using: &generator) {
        window.restore(back.0)
        #expect(window.drawing == back.1)
      }
      try await step(in: window, &generator)
      snapshots.append((window.takeSnapshot(), window.drawing))
      if snapshots.count > 40 { snapshots.remove(at: Int.random(in: 0..<40, using: &generator)) }
    }
  }

  /// Something that happens to the screens.
  private func step(
    in window: ModelWindow, _ generator: inout SystemRandomNumberGenerator
  ) async throws {
    let screens = Array(window.takeSnapshot().screens)
    let screen = screens.randomElement(using: &generator) ?? ModelScreen()
    switch (Int.random(in: 0..<5, using: &generator), screen) {
    case (0, let stack as ModelStack):
      try await stack.setContainedScreens(
        stack.containedScreens + [ModelScreen(name: "New")], animated: false)
    case (1, let stack as ModelStack):
      let kept = stack.containedScreens.shuffled(using: &generator)
      try? await stack.setContainedScreens(Array(kept.prefix(2)), animated: false)
    case (2, let tabs as ModelTabs):
      try? tabs.select(Int.random(in: 0..<tabs.screens.count, using: &generator))
    case (3, _):
      try? await screen.presentScreen(ModelStack(ModelScreen(name: "Modal")), animated: false)
    default:
      try? await screen.dismissPresentedScreen(animated: false)
    }
  }
}
