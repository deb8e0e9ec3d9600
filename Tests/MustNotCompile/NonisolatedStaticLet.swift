// expect: main actor-isolated default value in a nonisolated context
import Switchback
import SwitchbackModel

// Chains belong to the main actor: say so of the constant, `@MainActor static let`, or of the type.
private enum Fixture {
  static let bag = StepAssembly(finder: ClassFinder(), factory: BagFactory())  // error
    .using(PresentModally())
    .from(GeneralStep.current())
    .assemble()
}
