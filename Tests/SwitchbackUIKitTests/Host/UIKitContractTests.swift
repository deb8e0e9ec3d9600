#if !canImport(UIKit)
import SwitchbackTesting
import Testing
import UIKitSimulator

@MainActor
struct UIKitContractTests {
  @Test(arguments: HostContract.rules)
  func `UIKit keeps the contract`(_ rule: HostContract.Rule) async throws {
    try await rule.check(UIKitTestHost())
  }

  @Test(arguments: HostContract.rules)
  func `UIKit keeps the contract, also where transitions are slow`(
    _ rule: HostContract.Rule
  ) async throws {
    var host = UIKitTestHost()
    host.settings.animationTurns = 25
    host.settings.unanimatedTurns = 10
    try await rule.check(host)
  }

  @Test(arguments: HostContract.rules)
  func `UIKit keeps the contract, also in its other readings of what is not documented`(
    _ rule: HostContract.Rule
  ) async throws {
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
