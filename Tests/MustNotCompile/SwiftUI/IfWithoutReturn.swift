// expect: The closure returns no view. Write return before each view.
import SwitchbackSwiftUI

@MainActor private func fixture(isHome: Bool) {
  _ = StepAssembly { if isHome { HomeView() } else { BagView() } }  // error
    .using(.presentModally()).from(.current())
}
