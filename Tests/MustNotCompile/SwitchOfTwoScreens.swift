// expect: All cases of a switch lead to one type of screen: the Target of SwitchAssembly<Target, Context>. Their finders have its Context.
import Switchback
import SwitchbackModel

@MainActor private let fixture = SwitchAssembly<ModelStack, Void>()
  .addCase(expecting: ClassFinder<ModelStack, Void>(options: .visible))
  .addCase(expecting: ClassFinder<ModelTabs, Void>())  // error
  .assemble()
