import StorefrontCommand
import Testing

/// What the command says when it is asked for nothing that exists.
struct UsageTests {
  @Test(arguments: ["help", "--help", "-h"])
  func `Help is there in three ways`(word: String) async {
    let run = await Run.storefront(word)
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(run.output.contains("storefront open LINK"))
    #expect(run.output.contains("--login now|refuse"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [
    (
      ["opne"],
      "There is no command \"opne\". Did you mean open? The commands are open, plan, back, "
        + "save, restore, links, map, explore, check, tour, record, replay, - and help."
    ),
    (["store://bag"], "To open a link, write: storefront open store://bag"),
    (["open"], "Which link? Write: storefront open store://product/42"),
    (["plan"], "Which link? Write: storefront plan store://product/42"),
    (
      ["open", "store://bag", "store://home"],
      "Unexpected \"store://home\": open takes one link."
    ),
    (
      ["back", "home"],
      "There is no way back \"home\". The ways back are previous, root, modal, start and origin."
    ),
    (
      ["save", "--json"],
      "--json cannot be used here: this command takes --from, --logged-in, --login, "
        + "--discard and --members."
    ),
    (
      ["map", "--format", "png"],
      "--format png is not a format. The formats are text, mermaid, dot and svg."
    ),
    (
      ["map", "--from", "store://bag"],
      "--from cannot be used here: this command takes --members and --format."
    ),
    (
      ["record"],
      "Which links? Write: storefront record store://product/42 --page bug.html"
    ),
    (
      ["record", "store://bag"],
      "Where to? Give record a file: --page FILE, --json FILE or --append FILE."
    ),
    (["record", "store://bag", "--json"], "--json needs a value: --json FILE"),
    (["replay"], "Which recording? Write: storefront replay FILE"),
    (["replay", "a", "b"], "Unexpected \"b\": replay takes one file."),
    (["tour", "--page"], "--page needs a value: --page FILE"),
    (["links", "all"], "Unexpected \"all\": links takes no arguments."),
    (
      ["open", "store://bag", "--colour"],
      "There is no option --colour. The options are --from, --logged-in, --login, --discard, "
        + "--members, --depth, --format, --page, --append and --json."
    ),
    (
      ["explore", "--depth", "far"],
      "--depth far is not a number of moves, such as --depth 3."
    ),
    (
      ["explore", "--from", "store://bag"],
      "--from cannot be used here: this command takes --depth, --logged-in, --login, --discard, "
        + "--members and --json."
    ),
    (["check", "--depth", "1"], "--depth cannot be used here: this command takes --json."),
    (["open", "store://bag", "--from"], "--from needs a value: --from LINK"),
    (["open", "store://bag", "--json=yes"], "--json takes no value."),
    (
      ["open", "store://bag", "--login", "later"],
      "--login later is neither --login now nor --login refuse."
    ),
    (
      ["open", "store://bag", "--login", "refuse", "--login", "now"],
      "--login is given twice, and only --from may be."
    ),
    (
      ["explore", "--depth=1", "--depth=2"],
      "--depth is given twice, and only --from may be."
    ),
    (["links", "--json", "--json"], "--json is given twice, and only --from may be."),
    (["links", "--members"], "--members cannot be used here: this command takes --json."),
    (
      ["\u{1B}[2J"],
      "There is no command \"\\u{1B}[2J\". The commands are open, plan, back, save, restore, "
        + "links, map, explore, check, tour, record, replay, - and help."
    ),
  ])
  func `Wrong usage says what there is`(arguments: [String], message: String) async {
    let run = await Run.storefront(arguments)
    #expect(
      run == Run(status: 2, error: "\(message)\nFor all commands and options: storefront help\n"))
  }

  @Test func `Long lines are broken within their columns`() async {
    let help = await Run.storefront("help")
    #expect(
      help.output.contains(
        """
          --json                           prints one JSON object for each result; with
                                           record: --json FILE
        """))
    for isColoured in [false, true] {
      let links = await Run.storefront("links", isColoured: isColoured)
      let text = links.output.replacing(/\u{1B}\[[0-9]*m/, with: "")
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
      #expect(
        text.contains(
          """
          store://account                                       the customer's account;
                                                                needs a log-in
          """))
    }
  }

  @Test func `Links lists every link with what it is for`() async throws {
    let run = await Run.storefront("links")
    #expect(run.status == 0)
    #expect(
      run.output.contains("store://category/{name:Category}?sort={sort:Sort?}    the products"))
    #expect(
      run.output.split(separator: "\n").count { $0.hasPrefix("store://") }
        == AnywhereTests.links.count)
    let json = await Run.storefront("links", "--json")
    #expect(try json.objects.count == AnywhereTests.links.count)
    #expect(try json.objects.allSatisfy { Set($0.keys) == ["link", "summary"] })
  }

  @Test func `The tour ends well, with every stop as it should be`() async throws {
    let run = await Run.storefront()
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(run.output.contains("1.  The app has just started"))
    let json = await Run.storefront("--json")
    #expect(json.status == 0)
    #expect(try json.objects.count > 10)
  }
}
