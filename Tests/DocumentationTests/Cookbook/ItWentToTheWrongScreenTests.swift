import Foundation
import Switchback
import SwitchbackInspector
import SwitchbackModel
import Testing

@MainActor
struct ItWentToTheWrongScreenTests {
  private enum ShopDestination: Hashable, Codable, Sendable {
    case bag
    case product(Int)
  }

  private func makeWindow() -> ModelWindow {
    ModelWindow(
      ModelTabs([ModelStack(HomeScreen()), ModelStack(BagScreen())], selected: 1))
  }

  private func makeNavigator(_ router: WindowRouter) -> Navigator<ShopDestination>
  {
    let product = StepAssembly(
      finder: ClassWithContextFinder<ProductScreen, Int>(),
      factory: ProductFactory()
    )
    .using(.presentModally())
    .from(.current())
    .assemble()
    let bag = SingleStep(
      finder: ClassFinder<BagScreen, Void>(), factory: NilFactory())
    return Navigator(router: router) { destination in
      switch destination {
      case .bag: bag.from(.root()).assemble()
      case .product(let id): BoundStep(product, with: id)
      }
    }
  }

  @Test
  func `a session is recorded, looked at and run again`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = makeWindow()
    // snippet begin: record
    let recorder = NavigationRecorder(app: "Shop 3.2") { _, text in
      text.replacing(
        #/voucher \w+/#, with: "voucher \(NavigationRecorder.redacted)")
    }
    let router = recorder.recording(WindowRouter(window: window))
    let navigator = makeNavigator(router)
    // snippet end
    try await navigator.navigate(to: .product(42))
    let folder = FileManager.default.temporaryDirectory.appending(
      path: UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // snippet begin: send
    try recorder.recording.json().write(
      to: folder.appending(path: "navigations.json"))
    // snippet end
    let json = try Data(contentsOf: folder.appending(path: "navigations.json"))
    // snippet begin: look
    let recording = try Recording(json: json)
    try Data(recording.page().utf8).write(
      to: folder.appending(path: "navigations.html"))
    // snippet end
    // snippet begin: replay
    let report = try await recording.replay {
      let window = makeWindow()
      return ReplayStart(
        window: window, navigator: makeNavigator(WindowRouter(window: window)))
    }
    print(report)
    // snippet end
    // output: replay
    page.prints(
      """
      1 event was repeated.
      All did the same as recorded.
      """)
  }
}
