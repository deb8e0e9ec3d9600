// expect: cannot convert
import Switchback
import SwitchbackMaps
import SwitchbackModel

private enum Transition { case selected(String) }

@MainActor private func fixture() throws -> TransitionMap<Transition> {
  try TransitionMap {
    From(HomeScreen.self) {
      On("selected", to: numberedHome) { transition in
        if case .selected(let name) = transition { name } else { nil }  // error
      }
    }
  }
}
