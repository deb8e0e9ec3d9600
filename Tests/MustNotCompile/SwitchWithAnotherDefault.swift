// expect: cannot convert value of type 'DestinationStep<HomeScreen, Void>' to expected argument type 'DestinationStep<ModelStack, Void>'
import Switchback
import SwitchbackModel

@MainActor private let fixture = SwitchAssembly<ModelStack, Void>()
  .addCase(expecting: ClassFinder<ModelStack, Void>(options: .visible))
  .assemble(default: home)  // error
