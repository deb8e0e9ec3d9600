import SwitchbackTesting
import Testing

@MainActor
struct ModelContractTests {
  @Test("The model host keeps the contract", arguments: HostContract.rules)
  func rule(_ rule: HostContract.Rule) async throws {
    try await rule.check(ModelTestHost())
  }
}
