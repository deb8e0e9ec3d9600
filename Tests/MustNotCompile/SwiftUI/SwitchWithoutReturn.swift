// expect: The closure returns no view. Write return before each view.
import SwitchbackSwiftUI

@MainActor private let fixture = StepAssembly(.visible) { (number: Int) in  // error
  switch number {
  case 1: HomeView()
  default: BagView()
  }
}
.using(.presentModally()).from(.current())
