// expect: type 'OpenDrawer' does not conform to protocol 'Action'
import Switchback
import SwitchbackModel

private struct OpenDrawer: Action {  // error
  func perform(with screen: any Screen, on source: HomeScreen, animated: Bool) async throws {}
}

@MainActor private let fixture = StepAssembly(finder: ClassFinder(), factory: BagFactory())
  .using(OpenDrawer())
  .from(.current())
