import Foundation
import StorefrontCommand
import Testing

struct ExploreCommandTests {
  @Test func `Explore says how much it has seen, and that nothing is wrong`() async {
    let run = await Run.storefront("explore", "--depth", "1")
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(run.output.hasPrefix("✓ 17 trees, up to 1 move from the start; 272 checks of "))
    #expect(
      run.output.hasSuffix(
        "Trees more than 1 move away were not visited.\nNo violation.\n"))
  }

  @Test func `Explore prints an object for programs`() async throws {
    let run = await Run.storefront("explore", "--depth=0", "--json", "--login", "refuse")
    let object = try #require(try run.objects.first)
    let counts = object["counts"] as? [String: Int]
    #expect(counts?["trees"] == 1)
    #expect(counts?["checks"] == 16)
    #expect(object["isSound"] as? Bool == true)
    #expect(object["isComplete"] as? Bool == false)
    #expect((object["findings"] as? [Any])?.isEmpty == true)
  }

  @Test func `Explore shows progress on a terminal, and takes it away in the end`() async {
    let run = await Run.storefront("explore", "--depth", "0", isColoured: true)
    #expect(run.error.hasSuffix("\r\u{1B}[K"))
    #expect(run.error.contains("\r1 tree, "))
  }

  @Test func `Check says that nothing is wrong with the chains`() async throws {
    let run = await Run.storefront("check")
    #expect(
      run
        == Run(
          output: "✓ 16 links: 0 faults, 0 doubts, 0 places that cannot be seen into\n"))
    #expect(
      await Run.storefront("check", "--json")
        == Run(
          output: """
            {"counts":{"doubts":0,"faults":0,"hidden":0,"links":16},"findings":[],"isComplete":true,\
            "isSound":true}

            """))
  }
}
