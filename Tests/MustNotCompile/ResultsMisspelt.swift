// expect: type 'PickerScreen' does not conform to protocol 'ResultScreen'
import Switchback
import SwitchbackModel

private final class PickerScreen: ModelScreen, ResultScreen {  // error
  let result = Results<Int>()
}

@MainActor private let picker = StepAssembly(
  finder: ClassFinder(), factory: ClosureFactory { PickerScreen() }
)
.using(.presentModally())
.from(.current())

@MainActor private func fixture(router: WindowRouter) async throws -> Int {
  if let id = try await router.result(of: picker) { return id }
  _ = try await router.result(of: picker) { screen in print(screen.name) }
  return try await router.result(of: picker) ?? 0
}
