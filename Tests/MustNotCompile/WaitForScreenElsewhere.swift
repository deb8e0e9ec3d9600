// expect: waitForScreen waits in a ModelWindow. On the simulator of UIKit, use simulation.wait(until: { … }), which turns the simulated main loop.
import Switchback
import SwitchbackTesting
import UIKitSimulator

@MainActor private func fixture() async throws {
  try await Simulation.run { simulation in
    let tester = NavigationTester(simulation.makeWindow(root: UIViewController()))
    _ = try await tester.waitForScreen(HomeScreen.self)  // error
  }
}
