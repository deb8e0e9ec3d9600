#if !canImport(UIKit)
import SwiftUISimulator
import SwitchbackTesting
import Testing

@Suite(.serialized)
struct SwiftUIContractTests {
  @Test(arguments: HostContract.rules)
  func `SwiftUI keeps the contract`(_ rule: HostContract.Rule) async throws {
    try await check(rule, SwiftUISettings())
  }

  @Test(arguments: SwiftUISettings.pairs(seed: 16))
  func `SwiftUI keeps the contract, however it does what is not documented`(
    _ settings: SwiftUISettings
  ) async throws {
    for rule in HostContract.rules { try await check(rule, settings) }
  }

  private func check(_ rule: HostContract.Rule, _ settings: SwiftUISettings) async throws {
    let host = SwiftUITestHost(settings)
    try await rule.check(host)
    for simulation in host.simulations {
      #expect(simulation.discrepancy == nil, "\(rule): \(settings)")
      #expect(simulation.warnings == [], "\(rule): \(settings)")
    }
  }
}
#endif
