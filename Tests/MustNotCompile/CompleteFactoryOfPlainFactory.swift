// expect: requires that 'HomeFactory' conform to 'ContainerFactory'
import Switchback
import SwitchbackModel

@MainActor private let fixture = CompleteFactoryAssembly(factory: HomeFactory())  // error
  .with(BagFactory(), using: AddTab<ModelTabs>())
  .assemble()
