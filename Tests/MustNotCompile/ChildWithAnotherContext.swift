// expect: The child needs another context than the container. Adapt it: .with(factory.adapting { context in … }, using: …).
import Switchback
import SwitchbackModel

@MainActor private let fixture = CompleteFactoryAssembly(factory: TabsFactory<Void>())
  .with(NumberedHomeFactory(), using: AddTab())  // error
  .assemble()
