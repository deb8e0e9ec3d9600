import StorefrontCommand
import Testing

/// `storefront` alone.
@MainActor
struct TourTests {
  @Test(arguments: [60, 80, 200])
  func `No line is longer than the terminal is wide, and no word is broken`(width: Int) async {
    let run = await Run.storefront(width: width)
    #expect(run.status == 0)
    for line in run.output.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
    let wide = await Run.storefront(width: 10_000)
    // The trees stand side by side, or not.
    let words = { (run: Run) in Set(run.output.split(whereSeparator: \.isWhitespace)) }
    #expect(words(run) == words(wide))
  }

  @Test func `It says what the marks in the trees mean`() async {
    let run = await Run.storefront()
    #expect(
      run.output.hasPrefix(
        """
        In the trees, * marks what its container shows, and ^ the screen that presents
        the layer above.


        """))
  }

  @Test func `A screen that stays is not coloured, whether its container shows it or not`()
    async throws
  {
    let run = await Run.storefront("open", "store://bag", width: 200, isColoured: true)
    // The bag's tab is shown instead of the first one: no screen goes, and none is new.
    #expect(run.output.contains("stack*"))
    #expect(!run.output.contains("\u{1B}[31m"))
    #expect(run.output.replacing("\u{1B}[32m✓", with: "").contains("\u{1B}[32m") == false)
  }
}
