// expect: cannot convert value of type 'DestinationStep<ModelStack, Int>' to expected argument type 'DestinationStep<ModelStack, String>'
import Switchback
import SwitchbackModel

@MainActor private let fixture = SwitchAssembly<ModelStack, String>()
  .addCase(expecting: ClassFinder(options: .visible))
  .addCase(when: { true }, from: home.expectingContainer())
  .addCase(when: { true }, from: numberedHome.expectingContainer())  // error
  .assemble(default: home.expectingContainer())
