#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Outside a simulation nothing ever moves on: the navigation says so, and does not wait for ever.
struct NoSimulationTests {
  @Test(.timeLimit(.minutes(40)))
  func `Navigating in a window that no simulation runs is an error at once`() async throws {
    let login = finding(LoginViewController.self).using(.presentModally()).from(.current())
      .assemble()
    for animated in [true, false] {
      let window = Simulation().makeWindow(root: page("Home"))
      let text = await text {
        try await WindowRouter(window: window).navigate(to: login, animated: animated)
      }
      #expect(
        text.contains(
          "No simulation is running, so no transition in this window would ever end. Put the test "
            + "into Simulation.run { simulation in … }, and make the screens and the window inside "
            + "it."))
    }
    let window = Simulation().makeWindow(root: page("Home"))
    let text = await text { try await window.setRootScreen(page("New"), animated: true) }
    #expect(text.contains("No simulation is running"))
  }

  @Test func `A scene in which nothing moves on does not wait for its first screen`() async throws {
    let scene = Simulation().connectScene()
    let text = await text {
      try await WindowSceneRouter(scene: scene).navigate(to: GuideConfigurations.homeAsRoot())
    }
    #expect(text.contains("window is gone"))
  }
}
#endif
