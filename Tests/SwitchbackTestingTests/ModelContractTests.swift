import SwitchbackTesting
import Testing

struct ModelContractTests {
  @Test(arguments: HostContract.rules)
  func `The model host keeps the contract`(_ rule: HostContract.Rule) async throws {
    try await rule.check(ModelTestHost())
  }
}
