// expect: cannot convert return expression of type 'DestinationStep<HomeScreen, Void>' to return type 'BoundStep'
import Switchback
import SwitchbackModel

@MainActor private func fixture(for destination: ShopDestination) -> BoundStep {
  switch destination {
  case .home: return home  // error
  case .orders: return BoundStep(numberedHome, with: 42)
  }
}
