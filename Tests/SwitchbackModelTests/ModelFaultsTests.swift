import Switchback
import SwitchbackModel
import Testing

private struct Offline: Error, Equatable {}

@MainActor
struct ModelFaultsTests {
  private let home = HomeScreen()
  private let stack: ModelStack
  private let tabs: ModelTabs
  private let window: ModelWindow

  init() {
    stack = ModelStack(home, ProductScreen(1))
    tabs = ModelTabs(stack, ModelStack(BagScreen()))
    window = ModelWindow(tabs.presenting { LoginScreen() })
  }

  private func perform(_ operation: ModelOperation) async throws {
    switch operation {
    case .present:
      try await window.layers.last!.presentScreen(ModelScreen(name: "Terms"), animated: true)
    case .dismiss: try await tabs.dismissPresentedScreen(animated: true)
    case .makeVisible: try await tabs.makeVisible(tabs.screens[1], animated: true)
    case .setScreens: try await stack.setContainedScreens([ProductScreen(2)], animated: true)
    case .setRoot: try await window.setRootScreen(BagScreen(), animated: true)
    }
  }

  @Test(arguments: ModelOperation.allCases)
  func `An operation can be refused`(operation: ModelOperation) async throws {
    let before = draw(window)
    let fault = window.faults.fail(operation, with: Offline())
    await #expect(throws: Offline()) { try await perform(operation) }
    #expect(draw(window) == before)
    #expect(window.changeCount == 0)
    #expect(fault.hasOccurred)
    try await perform(operation)
    #expect(draw(window) != before)
  }

  @Test(arguments: ModelOperation.allCases)
  func `An operation can throw although it has made its change`(
    operation: ModelOperation
  ) async throws {
    let before = draw(window)
    window.faults.fail(operation, effect: .changedButThrown)
    await #expect(throws: ModelError.injected(operation)) { try await perform(operation) }
    #expect(draw(window) != before)
    #expect(window.changeCount == 1)
  }

  @Test(arguments: ModelOperation.allCases)
  func `An operation can be dropped`(operation: ModelOperation) async throws {
    let before = draw(window)
    window.faults.fail(operation, effect: .dropped)
    try await perform(operation)
    #expect(draw(window) == before)
    #expect(window.changeCount == 0)
  }

  @Test func `Faults count operations of a kind, of a screen or of any sort`() async throws {
    window.faults.fail(number: 3)
    try await perform(.makeVisible)
    try await perform(.setScreens)
    await #expect(throws: ModelError.injected(.dismiss)) { try await perform(.dismiss) }

    window.faults.fail(.present, number: 2)
    try await perform(.present)
    try await perform(.dismiss)
    await #expect(throws: ModelError.injected(.present)) { try await perform(.present) }

    window.faults.fail(on: stack)
    try await tabs.makeVisible(stack, animated: true)
    await #expect(throws: ModelError.injected(.setScreens)) { try await perform(.setScreens) }

    let fault = window.faults.fail { $0.screens == ["Terms"] }
    try await perform(.setScreens)
    #expect(!fault.hasOccurred)
    await #expect(throws: ModelError.injected(.present)) { try await perform(.present) }
    #expect(window.faults.isEmpty)
  }

  @Test func `A fault for a screen that is gone never occurs`() async throws {
    var screen: HomeScreen? = HomeScreen()
    let fault = window.faults.fail(on: screen!)
    screen = nil
    try await perform(.dismiss)
    #expect(!fault.hasOccurred)
    window.faults.removeAll()
    #expect(window.faults.isEmpty)
  }

  @Test func `A container in no window has faults of its own, or shares the window's`()
    async throws
  {
    let built = ModelStack()
    built.faults = ModelFaults()
    built.faults?.fail(.setScreens)
    await #expect(throws: ModelError.injected(.setScreens)) {
      try await built.setContainedScreens([HomeScreen()], animated: false)
    }
    built.faults = window.faults
    window.faults.fail(number: 2)
    try await built.setContainedScreens([HomeScreen()], animated: false)
    await #expect(throws: ModelError.injected(.dismiss)) { try await perform(.dismiss) }
    try await tabs.setContainedScreens([built], animated: false)
    window.faults.fail(number: 2)
    try await built.setContainedScreens([BagScreen()], animated: false)
    #expect(!window.faults.isEmpty)
  }
}
