import StorefrontCommand
import Testing

/// `storefront open` and `storefront plan`.
struct OpenCommandTests {
  @Test func `Open shows the tree before beside the tree after, the plan and the result`() async {
    let run = await Run.storefront("open", "store://product/42", "--from", "store://bag")
    #expect(
      run
        == Run(
          output: """
            before                 after
            window                 window
            └─ tabs                └─ tabs
               ├─ stack               ├─ stack
               │  └─ Home*            │  └─ Home*
               ├─ stack               ├─ stack*
               │  └─ Catalogue*       │  ├─ Catalogue
               ├─ stack*              │  ├─ Category(shoes by name)
               │  └─ Bag*             │  └─ Product(42)*
               └─ stack               ├─ stack
                  └─ Account*         │  └─ Bag*
                                      └─ stack
                                         └─ Account*

            plan
            1. build CategoryScreen, ProductScreen
            2. change stack to Catalogue, CategoryScreen, ProductScreen
            3. show stack in tabs, animated

            ✓ Product(42) is on screen; reused Catalogue; built Category(shoes by name),
              Product(42)

            """))
  }

  @Test func `Open shows the trees one under the other where there is no room`() async {
    let run = await Run.storefront("open", "store://help/sizes", "--members", width: 30)
    #expect(
      run.output.hasPrefix(
        """
        before
        window
        └─ Welcome
        after
        window
        ├─ Welcome
        └─ modal stack
           └─ Help(sizes)*

        """))
  }

  @Test func `Colours mark what is new and what is gone`() async {
    let run = await Run.storefront(
      "open", "store://help/sizes", "--members", isColoured: true)
    #expect(run.output.contains("└─ \u{1B}[32mmodal stack\u{1B}[0m"))
    #expect(run.output.contains("window        window"))
    let plain = await Run.storefront("open", "store://help/sizes", "--members")
    #expect(!plain.output.contains("\u{1B}"))
  }

  @Test func `Plan says what would happen, and changes nothing`() async {
    let run = await Run.storefront("plan", "store://login", "--members")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("now\nwindow\n└─ Welcome\n\nchain\n  · LoginScreen  not found: "))
    #expect(
      run.output.hasSuffix(
        """
        plan
        1. build ModelStack (LoginScreen)
        2. perform PresentModally with ModelStack on Welcome, animated

        ✓ Nothing was changed.

        """))
  }

  @Test func `JSON has one object for a result, its keys in order`() async {
    let run = await Run.storefront("open", "store://settings/general", "--members", "--json")
    #expect(
      run.output == """
        {"link":"store://settings/general","outcome":"reached",\
        "plan":["build ModelSplit (ModelStack (SettingsPageScreen))",\
        "perform PresentModally with ModelSplit on Welcome, animated"],\
        "summary":"SettingsPage(general) is on screen; reused Welcome; built split, stack, \
        SettingsPage(general)",\
        "treeAfter":"window\\n├─ Welcome\\n└─ modal split\\n   ├─ Settings*\\n   └─ stack*\\n      \
        └─ SettingsPage(general)*","treeBefore":"window\\n└─ Welcome"}

        """)
  }

  @Test func `A log-in that is refused is no matter of the link: nothing is said of other links`()
    async
  {
    let run = await Run.storefront("open", "store://orders", "--login", "refuse")
    #expect(run.status == 1)
    #expect(run.error.contains("LoginInterceptor ended the navigation"))
    #expect(!run.error.contains("links"))
  }

  @Test func `A link that leads nowhere says what is wrong and what exists`() async throws {
    let cases: [(link: String, message: String)] = [
      ("store://prodct/42", "The nearest:\n  store://product/{id:Int}"),
      ("store://category/hats", "(shoes, jackets or packs), found \"hats\"."),
      ("shop://bag", "the scheme \"shop\" is not store."),
      ("bag", "Cannot read \"bag\": it has no scheme."),
      ("", "Cannot read \"\": it has no scheme."),
      ("store://product/%zz", "the percent sign at byte 16"),
      ("store://\(String(repeating: "a", count: 9000))", "has 9008 bytes; at most 8192"),
    ]
    for (link, message) in cases {
      let run = await Run.storefront("open", link, "--from", "store://bag")
      #expect(run.status == 1)
      #expect(run.error.contains(message))
      #expect(run.error.hasSuffix("To see all links there are: storefront links\n"))
      #expect(run.output.hasPrefix("before and after\nwindow\n└─ tabs"))
      let json = await Run.storefront("open", link, "--json")
      #expect(json.status == 1)
      let object = try #require(try json.objects.first)
      #expect(object["outcome"] as? String == "failed")
      #expect((object["error"] as? String)?.contains(message) == true)
      #expect(object["treeBefore"] as? String == object["treeAfter"] as? String)
    }
  }

  @Test func `A link to start from that leads nowhere ends the command`() async {
    let run = await Run.storefront("open", "store://bag", "--from", "store://product/1")
    #expect(
      run
        == Run(
          status: 1,
          error: """
            Cannot start from store://product/1: ProductScreen was not reached. There is no \
            product 1. The shop has 7, 12, 23, 31, 42.

            """))
  }
}
