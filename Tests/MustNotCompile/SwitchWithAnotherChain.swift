// expect: cannot convert value of type 'DestinationStep<HomeScreen, Void>' to expected argument type 'DestinationStep<ModelStack, Void>'
import Switchback
import SwitchbackModel

@MainActor private let fixture = SwitchAssembly<ModelStack, Void>()
  .addCase(when: { true }, from: home)  // error
  .assemble()
