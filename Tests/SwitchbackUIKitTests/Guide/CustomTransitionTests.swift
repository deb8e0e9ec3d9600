#if !canImport(UIKit)
import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// From RouteComposer's guide: a transition of one's own, handed to the presentation.
struct CustomTransitionTests {
  @Test(arguments: places, [false, true])
  func `The app's own animation runs if the screen is presented`(
    _ place: (journey: Journey, count: Int), isInShort: Bool
  ) async throws {
    let curtain = Curtain()
    let login: DestinationStep<LoginViewController, Any?> =
      isInShort
      ? StepAssembly(finder: .classFinder(), factory: XibFactory<LoginViewController, Any?>())
        .using(.presentModally(transitioningDelegate: curtain)).from(.current()).assemble()
      : GuideConfigurations.loginWithTransition(curtain)
    try await GuideTests().expect(
      place.journey, to: BoundStep(login), .guide, isAlwaysNew: false)
    #expect(curtain.count == place.count * Settings().bothReadings.count)
  }

  nonisolated static let places = [
    (
      Journey(
        "Login is not there",
        """
        window                          →  window
        └─ tabs                            ├─ tabs
           ├─ Home*                        │  ├─ Home*
           └─ Bag                          │  └─ Bag
                                           └─ modal Login
        """), 1
    ),
    (
      Journey(
        "Login is hidden in a stack",
        """
        window                          →  window
        └─ stack                           └─ stack
           ├─ Login                           └─ Login*
           └─ ForgotPassword*
        """), 0
    ),
    (
      Journey(
        "Login is in another tab",
        """
        window                          →  window
        └─ tabs                            └─ tabs
           ├─ Home*                           ├─ Home
           └─ Login                           └─ Login*
        """), 0
    ),
    (
      Journey(
        "Login is under a modal",
        """
        window                          →  window
        ├─ Home                            ├─ Home
        ├─ modal Login                     └─ modal Login
        └─ modal Bag
        """), 0
    ),
  ]
}
#endif
