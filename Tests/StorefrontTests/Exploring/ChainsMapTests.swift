import DocumentedCode
import StorefrontApp
import StorefrontCommand
import SwitchbackMaps
import SwitchbackTesting
import Testing

/// `storefront map`.
struct ChainsMapTests {
  @Test func `The committed map of all chains is the one that there is`() async throws {
    let map = try await Storefront().map
    try expectCommitted(map.rendered(as: .text), in: "../../../Docs/StorefrontChains.txt")
    #expect(try GeneratedFile("Docs/StorefrontChains.svg").agrees(with: map.rendered(as: .svg)))
  }

  @Test func `It is printed in each format`() async {
    let cases: [(arguments: [String], beginning: String)] = [
      (["map"], "Storefront\n\nAccountScreen · account\n"),
      (["map", "--format", "text"], "Storefront\n\nAccountScreen · account\n"),
      (["map", "--format", "mermaid"], "---\ntitle: "),
      (["map", "--format", "dot"], "digraph"),
      (["map", "--format=svg", "--members"], "<svg"),
    ]
    for (arguments, beginning) in cases {
      let run = await Run.storefront(arguments)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix(beginning))
      #expect(run.output.hasSuffix("\n") && !run.output.hasSuffix("\n\n"))
    }
  }
}
