#if !canImport(UIKit)
import SwitchbackTesting
import Testing
import UIKitSimulator

@MainActor
struct UIKitContractTests {
  @Test("UIKit keeps the contract", arguments: HostContract.rules)
  func rule(_ rule: HostContract.Rule) async throws {
    try await rule.check(UIKitTestHost())
  }

  @Test("UIKit keeps the contract, also where transitions are slow", arguments: HostContract.rules)
  func slow(_ rule: HostContract.Rule) async throws {
    var host = UIKitTestHost()
    host.settings.animationTurns = 25
    host.settings.unanimatedTurns = 10
    try await rule.check(host)
  }

  @Test(
    "UIKit keeps the contract, also in its other readings of what is not documented",
    arguments: HostContract.rules)
  func lenient(_ rule: HostContract.Rule) async throws {
    var host = UIKitTestHost()
    host.settings.completesUnanimatedAtOnce = true
    host.settings.navigationControllersDefineContext = false
    host.settings.nestedDismissal = .reachesThePresenter
    host.settings.refusedDismissalCompletes = true
    host.settings.emptyDismissalCompletes = true
    host.settings.nestedPush = .afterTransition
    host.settings.defersStackChangesWhileAppearing = false
    try await rule.check(host)
  }
}
#endif
