import Foundation

extension Simulation {
  private static var hasNoted = false

  /// Says on standard error, at the first window that no simulation was made for, that nothing will
  /// appear on a screen. An app that links the simulator by mistake would not notice otherwise.
  func noteWindow() {
    guard self === Simulation.shared, !Self.hasNoted else { return }
    Self.hasNoted = true
    FileHandle.standardError.write(
      Data(
        """
        UIKitSimulator: a UIWindow was made outside of a Simulation. This process has no UIKit, so the \
        window is simulated, and nothing appears on a screen. For an app on the Mac, use Mac Catalyst, \
        or SwitchbackSwiftUI. In a test, make the window inside Simulation.run { simulation in … }.

        """.utf8))
  }
}
