#if !canImport(UIKit)
import SwitchbackTesting
import Testing
import UIKitSimulator

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

  @Test(arguments: Settings.reversals)
  func `UIKit keeps the contract in both positions of each setting`(
    _ reversal: Settings.Reversal
  ) async throws {
    var host = UIKitTestHost()
    reversal.apply(to: &host.settings)
    for rule in HostContract.rules { try await rule.check(host) }
  }

  @Test(arguments: HostContract.rules)
  func `UIKit keeps the contract with all settings in their other positions`(
    _ rule: HostContract.Rule
  ) async throws {
    var host = UIKitTestHost()
    for reversal in Settings.reversals { reversal.apply(to: &host.settings) }
    try await rule.check(host)
  }
}
#endif
