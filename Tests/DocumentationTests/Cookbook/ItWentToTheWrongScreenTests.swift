import Foundation
import SwitchbackInspector
import SwitchbackModel
import Testing

@MainActor
struct ItWentToTheWrongScreenTests {
  // snippet begin: app
  nonisolated enum ShopDestination: Destination, Hashable, Codable {
    case bag
    case product(Int)

    @MainActor var step: BoundStep {
      switch self {
      case .bag: Chains.bag
      case .product(let id): Chains.product(id)
      }
    }
  }

  @MainActor
  enum Chains {
    static let bag = GeneralStep.existing(BagScreen.self)
    static let product = StepAssembly { (id: Int) in ProductScreen(id) }
      .using(.presentModally())
      .from(.current())
  }

  @MainActor func makeWindow() -> ModelWindow {
    ModelWindow(
      ModelTabs([ModelStack(HomeScreen()), ModelStack(BagScreen())], selected: 1))
  }
  // snippet end

  @Test
  func `a session is recorded, looked at and run again`() async throws {
    let window = makeWindow()
    // snippet begin: record
    let recorder = NavigationRecorder(app: "Shop 3.2") { _, text in
      text.replacing(
        #/voucher \w+/#, with: "voucher \(NavigationRecorder.redacted)")
    }
    window.router = recorder.recording(window.router)
    let navigator = Navigator<ShopDestination>(router: window.router)
    // snippet end
    // snippet begin: append
    let live = FileManager.default.temporaryDirectory
      .appending(path: "live.jsonl")
    try recorder.append(to: live)
    // snippet end
    defer { try? FileManager.default.removeItem(at: live) }
    try await navigator.navigate(to: .product(42))
    let lines = try Data(contentsOf: live)
    #expect(try Recording(json: lines) == recorder.recording)
    // snippet begin: send
    let folder = FileManager.default.temporaryDirectory
    try recorder.recording.json().write(
      to: folder.appending(path: "navigations.json"))
    // snippet end
    // snippet begin: look
    let json = try Data(contentsOf: folder.appending(path: "navigations.json"))
    let recording = try Recording(json: json)
    try Data(recording.page().utf8).write(
      to: folder.appending(path: "navigations.html"))
    // snippet end
    // snippet begin: replay
    let report = try await recording.replay {
      let window = makeWindow()
      return ReplayStart(
        window: window,
        navigator: Navigator<ShopDestination>(router: window.router))
    }
    print(report)
    // snippet end
    // output: replay
    prints(
      """
      1 event was repeated.
      All did the same as recorded.
      """)
  }

  @Test
  func `A log-out that changes the screens is run again by the closure`()
    async throws
  {
    func logOut(_ window: ModelWindow) throws {
      try (window.root as? ModelTabs)?.select(0)
    }
    let window = makeWindow()
    let recorder = NavigationRecorder()
    window.router = recorder.recording(window.router)
    recorder.note("log out", in: window)
    try logOut(window)
    try await window.router.navigate(to: ShopDestination.product(42))
    let report = try await recorder.recording.replay {
      let window = makeWindow()
      return ReplayStart(
        window: window,
        navigator: Navigator<ShopDestination>(router: window.router),
        performing: { _, _ in try logOut(window) })
    }
    #expect(report.isSame, "\(report)")
    #expect(report.repeatedCount == 3)
  }
}
