// expect: type 'PushFirst' does not conform to protocol 'ContainerAction'
import Switchback
import SwitchbackModel

private struct PushFirst: ContainerAction {  // error
  func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
    children.insert(screen, at: 0)
  }
}

@MainActor private let fixture = StepAssembly(finder: ClassFinder(), factory: BagFactory())
  .using(PushFirst())
  .from(.current())
