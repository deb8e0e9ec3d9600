import Switchback
import SwitchbackInspector
import SwitchbackModel

/// A navigation that is recorded.
@MainActor
struct RecorderCases {
  let harness: Harness

  /// Beside the same navigation without a recorder.
  func push(_ screens: Int) async throws -> Row {
    let window = Trees.tabs(of: screens)
    guard let tabs = window.rootScreen as? ModelTabs, let stack = tabs.selected as? ModelStack
    else { throw WrongAnswer(description: "tabs of stacks expected") }
    let before = stack.containedScreens
    let step = StepAssembly(
      finder: NilFinder<WantedScreen, Void>(), factory: ClosureFactory { WantedScreen(id: 0) }
    )
    .using(Push<ModelStack>())
    .from(GeneralStep.custom(using: ClassFinder<ModelStack, Void>(options: .visible)))
    .assemble()
    let router = WindowRouter(window: window)
    let recorder = NavigationRecorder()
    let recorded = recorder.recording(router)
    let reset: @MainActor () async throws -> Void = {
      try await stack.setContainedScreens(before, animated: false)
    }
    return try await harness.compare(
      "recorder", "What does it cost to record a navigation?", screens: screens, steps: 1,
      goal: .none
    ) {
      _ = try await router.navigate(to: step)
    } afterFloor: {
      try await reset()
    } engine: {
      _ = try await recorded.navigate(to: step)
    } afterEngine: {
      try expect(recorder.recording.events.last?.navigation?.outcome == .reached, "recorded")
      try await reset()
    }
  }

  /// Beside the file alone.
  func page(_ navigations: Int) async throws -> Row {
    let window = Trees.tabs(of: 26)
    let recorder = NavigationRecorder(limits: .init(events: navigations, bytes: .max))
    let router = recorder.recording(WindowRouter(window: window))
    let step = StepAssembly(
      finder: NilFinder<WantedScreen, Void>(), factory: ClosureFactory { WantedScreen(id: 0) }
    )
    .using(PushReplacingLast<ModelStack>())
    .from(GeneralStep.custom(using: ClassFinder<ModelStack, Void>(options: .visible)))
    .assemble()
    for _ in 0..<navigations { _ = try await router.navigate(to: step) }
    let recording = recorder.recording
    return try await harness.compare(
      "page", "How long does the page of a recording take to build?", screens: 26,
      steps: navigations, goal: navigations == 10_000 ? .nanoseconds(1e9) : .none
    ) {
      let file = try recording.json()
      try expect(file.count > navigations * 500, "a file of all navigations")
    } engine: {
      let page = recording.page()
      try expect(page.utf8.count > navigations * 500, "a page of all navigations")
    }
  }
}
