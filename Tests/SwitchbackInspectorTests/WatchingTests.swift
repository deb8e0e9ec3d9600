import Switchback
import SwitchbackInspector
import SwitchbackModel
import Testing

/// Changes of the user's that the recorder sees at once.
struct WatchingTests {
  private let home = ModelScreen(name: "Home")
  private let bag = ModelScreen(name: "Bag")

  /// Lets what is due on the main actor run.
  private func settle() async {
    for _ in 0..<10 { await Task.yield() }
  }

  @Test func `Watched, each change of the user's is an event; otherwise all are one`() async throws
  {
    for isWatched in [true, false] {
      let stack = ModelStack([home, ModelScreen(name: "Product"), ModelScreen(name: "Reviews")])
      let window = ModelWindow(ModelTabs([stack, ModelStack([ModelScreen(name: "Bag")])]))
      let recorder = NavigationRecorder()
      let router = recorder.recording(WindowRouter(window: window))
      if isWatched { recorder.watch(window) }
      try await stack.setContainedScreens([home, stack.screens[1]], animated: true)
      await settle()
      try await stack.setContainedScreens([home], animated: true)
      await settle()
      #expect(recorder.recording.events.count == (isWatched ? 2 : 0))
      try await router.navigate(to: GeneralStep.root())
      #expect(recorder.recording.events.count == (isWatched ? 3 : 2))
    }
  }

  @Test func `What a navigation changes is the navigation's, and watching goes on afterwards`()
    async throws
  {
    let stack = ModelStack([home])
    let window = ModelWindow(stack)
    let recorder = NavigationRecorder()
    let router = recorder.recording(WindowRouter(window: window))
    recorder.watch(window)
    let push = StepAssembly(
      finder: NilFinder(), factory: ClosureFactory { (_: Any?) in ModelScreen(name: "Bag") }
    )
    .using(ModelStack.push()).from(GeneralStep.custom(using: ClassFinder<ModelStack, Any?>()))
    .assemble()
    try await router.navigate(to: push)
    await settle()
    #expect(recorder.recording.events.count == 1)
    try await stack.setContainedScreens([home], animated: false)
    await settle()
    #expect(recorder.recording.events.count == 2)
  }

  @Test func `Neither the recorder nor the window is kept alive`() async throws {
    weak var gone: ModelWindow?
    weak var recorded: NavigationRecorder?
    do {
      let window = ModelWindow(ModelStack([ModelScreen(name: "Home")]))
      let recorder = NavigationRecorder()
      recorder.watch(window)
      gone = window
      recorded = recorder
    }
    await settle()
    #expect(gone == nil)
    #expect(recorded == nil)
  }
}
