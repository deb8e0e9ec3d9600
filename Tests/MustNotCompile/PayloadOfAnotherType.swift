// expect: cannot convert
import Switchback
import SwitchbackMaps
import SwitchbackModel

private enum Transition { case selected(String) }
private typealias Map = TransitionMap<Transition>

@MainActor private func fixture() throws -> Map {
  try Map {
    Map.From(HomeScreen.self) {
      Map.On("selected", to: numberedHome) { transition in
        if case .selected(let name) = transition { name } else { nil }  // error
      }
    }
  }
}
