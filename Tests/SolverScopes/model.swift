import SwitchbackModel

final class Home: ModelScreen {}

final class Item: ModelScreen, ContextHolding {
  let context: Int
  init(_ id: Int) { context = id }
}

@MainActor let home: DestinationStep<Home, Void> = StepAssembly { Home() }
  .using(.replaceRoot()).from(.root())
