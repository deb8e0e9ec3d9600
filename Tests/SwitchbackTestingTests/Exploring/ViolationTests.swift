import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

struct ViolationTests {
  private static let explorer = ExplorerTests.explorer(adding: {
    [.destination("careless bag", $0.carelessBag)]
  })

  private let text = """
    Bag is there twice. If that is allowed, declare it with allowingSeveral(BagScreen.self).
    The shortest way there, from the start, has 1 move.

    1. careless bag
      window          →  window
      └─ tabs            ├─ tabs
         ├─ stack*       │  ├─ stack*
         │  └─ Home*     │  │  └─ Home*
         └─ stack        │  └─ stack
            └─ Bag*      │     └─ Bag*
                         └─ modal Bag

    As a test:

      @Test func `Bag is there once, after "careless bag"`() async throws {
        try await explorer.replay(
          "careless bag")
      }
    """

  @Test func `A violation is drawn, and printed as a test`() async throws {
    let exploration = try await Self.explorer.explore()
    let violation = try #require(exploration.violations.first)
    #expect("\(violation)" == text, "\(TextDifference(expected: text, found: "\(violation)"))")
    #expect(await failure { try exploration.expectNoViolations() } == text)
  }

  @Test func `Replaying the path of a violation throws it`() async {
    #expect(await failure { try await Self.explorer.replay("careless bag") } == text)
  }

  @Test func `Replaying a path without a violation passes`() async throws {
    try await Self.explorer.replay("bag", "the user selects tab 1", "product 42", "go back")
    try await Self.explorer.replay()
  }

  @Test func `Replaying a path to where no way leads back throws that`() async throws {
    let explorer = ExplorerTests.explorer({ app, _ in app.home { _ in false } })
    let violation = try #require(try await explorer.explore().violations.first)
    #expect(violation.rule == .hasWayBack)
    let text = await failure { try await explorer.replay(violation.path) }
    #expect(text == "\(violation)")
  }

  @Test func `A move that does not exist is told with those that do`() async {
    #expect(
      await failure { try await Self.explorer.replay("log out") } == """
        There is no move "log out" here. Possible moves: home; product 42; bag; login; go back; \
        careless bag; the user selects tab 2.
        """)
  }

  @Test func `Several violations are told one after the other`() async {
    let explorer = ExplorerTests.explorer(adding: {
      [
        .destination("careless bag", $0.carelessBag),
        .destination("product 100", $0.product, with: 100),
      ]
    })
    let text = await failure { try await explorer.explore().expectNoViolations() }
    #expect(text.hasPrefix("2 violations\n\n"))
    #expect(text.contains("\n\n––––\n\n"))
  }

  @Test func `A start that is not sound is told without a path`() async throws {
    let explorer = ExplorerTests.explorer({ app, _ in app.checking("there is no home") { false } })
    let violation = try #require(try await explorer.explore().violations.first)
    #expect(violation.path == [])
    #expect(
      "\(violation)".hasPrefix("Not so: there is no home.\nThe screens at the start:\n  window"))
    #expect(violation.rule == .own("there is no home"))
  }

  @Test func `Tests of rules with the same sentence have different names`() async throws {
    let explorer = ExplorerTests.explorer({ app, _ in
      app.checking("all is well") { throw NoSuchProduct(id: 1) }
        .checking("all is well") { throw NoSuchProduct(id: 2) }
    })
    let names = try await explorer.explore().violations.map { $0.test.split(separator: "\n")[0] }
    #expect(
      names == [
        "@Test func `all is well, at the start`() async throws {",
        "@Test func `all is well, at the start (2)`() async throws {",
      ])
  }

  @Test func `What needs to be quoted in a test is quoted`() async throws {
    let explorer = ExplorerTests.explorer(adding: {
      [.destination("42 \"careless\" \\bags", $0.carelessBag)]
    })
    let violation = try #require(try await explorer.explore().violations.first)
    #expect(
      violation.test == """
        @Test func `Bag is there once, after "42 {U+22}careless{U+22} {U+5C}bags"`() async throws {
          try await explorer.replay(
            "42 \\"careless\\" \\\\bags")
        }
        """)
  }
}
