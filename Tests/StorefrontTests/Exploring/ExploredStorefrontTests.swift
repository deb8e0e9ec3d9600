import StorefrontCommand
import SwitchbackTesting
import Testing

/// The shop, explored up to two moves from its start: every link in each of more than a hundred trees.
///
/// `.ci/checks/storefront` goes further.
struct ExploredStorefrontTests {
  @Test func `Wherever a visitor is, every link gets there`() async throws {
    let exploration = try await ExploredStorefront.explorer(bounds: .init(depth: 2)).explore()
    try exploration.expectNoViolations()
    #expect(exploration.ending == .depth(2))
    #expect(exploration.treeCount > 100)
    #expect(exploration.checkCount == exploration.treeCount * ExploredStorefront.links.count)
    #expect(exploration.rebuilt == [:], "All screens put back what they show.")
  }

  @Test func `A visitor who closes the log-in is refused what is for customers, and stays`()
    async throws
  {
    var options = Options.visitor
    options.logsIn = false
    let exploration = try await ExploredStorefront.explorer(bounds: .init(depth: 2), options)
      .explore()
    try exploration.expectNoViolations()
    // Account, orders, an order and the checkout.
    #expect(exploration.refusals == ["LoginError": exploration.treeCount * 4])
  }

  @Test func `A shop for members is sound, too`() async throws {
    var options = Options.visitor
    options.isForMembers = true
    let exploration = try await ExploredStorefront.explorer(bounds: .init(depth: 2), options)
      .explore()
    try exploration.expectNoViolations()
    #expect(exploration.treeCount > 100)
  }

  @Test func `Every link there is has a part in it`() {
    let kinds = Set(ExploredStorefront.links.map { $0.0.split(separator: "/")[1] })
    let all = Set(AnywhereTests.links.map { $0.split(separator: "/")[1] })
    #expect(kinds == all)
  }

  @Test func `Nothing is wrong with the chains behind the links`() async throws {
    #expect(try await ExploredStorefront.routes().findings.map { "\($0)" } == [])
  }
}
