// expect: The action works on another container than the one that the factory makes.
import Switchback
import SwitchbackModel

@MainActor private let fixture = CompleteFactoryAssembly(factory: TabsFactory<Void>())
  .with(HomeFactory(), using: AddTab())
  .with(BagFactory(), using: Push<ModelStack>())  // error
  .assemble()
