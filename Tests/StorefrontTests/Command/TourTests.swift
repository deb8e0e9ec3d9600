import StorefrontCommand
import Testing

/// `storefront` alone.
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

  @Test func `It begins with what the marks mean`() async {
    let run = await Run.storefront()
    #expect(
      run.output.hasPrefix(
        """
        A shop opens links, wherever the user is. Each stop shows the screens before and
        after, the plan and the result.

          *  its container shows this screen
          ^  this screen presents the layer above
          ✓  the link has led to its screen
          =  the screen was on display already
          ✗  the link was not opened, and nothing has changed

        1.  The app has just started: the product comes with the screens below it

        """))
  }

  @Test func `It ends with what to try next`() async throws {
    let run = await Run.storefront()
    let ending = try #require(run.output.range(of: "What to try next:\n"))
    let commands = run.output[ending.upperBound...].split(separator: "\n").map(String.init)
    #expect(
      commands == [
        "  swift run storefront open store://product/42 --from store://bag",
        "  swift run storefront plan store://orders/1001",
        "  swift run storefront explore --depth 2",
        "  swift run storefront tour --page tour.html",
        "  swift run storefront help",
      ])
    for command in commands.filter({ !$0.hasSuffix(".html") }) {
      let arguments = command.split(separator: " ").dropFirst(3).map(String.init)
      #expect(await Run.storefront(arguments).status == 0, "\(command)")
    }
  }

  @Test(arguments: [60, 80])
  func `What is broken keeps its margin`(width: Int) async {
    let run = await Run.storefront(width: width)
    let stops = run.output.split(separator: "\n").drop { !$0.hasPrefix("1.") }
      .prefix { !$0.hasPrefix("What") }
    #expect(stops.count > 100)
    for line in stops {
      let isTitle = line.contains(/^[0-9]+\. +[A-Z]/)
      #expect(isTitle || line.hasPrefix("    "), "\(line)")
    }
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
