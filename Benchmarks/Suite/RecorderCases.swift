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
}
