import StorefrontCommand
import Testing

/// `storefront save` and `storefront restore`.
struct SavingCommandTests {
  @Test func `What is saved is restored in an app that has just started`() async {
    let saved = await Run.storefront(
      "save", "--from", "store://product/42", "--from", "store://help/sizes")
    #expect(saved.status == 0)
    let run = await Run.storefront(["restore"], input: Array(saved.output.utf8), chunk: 10)
    #expect(
      run
        == Run(
          output: """
            before                 after
            window                 window
            └─ tabs                └─ tabs
               ├─ stack*              ├─ stack
               │  └─ Home*            │  └─ Home*
               ├─ stack               ├─ stack*
               │  └─ Catalogue*       │  ├─ Catalogue
               ├─ stack               │  ├─ Category(shoes by name)
               │  └─ Bag*             │  ├─ Product(42)
               └─ stack               │  └─ Help(sizes)*
                  └─ Account*         ├─ stack
                                      │  └─ Bag*
                                      └─ stack
                                         └─ Account*

            ✓ Everything was restored.

            """))
  }

  @Test(arguments: [
    ("", "This is not what \"storefront save\" prints, so the app starts at its root"),
    ("rubbish", "This is not what \"storefront save\" prints, so the app starts at its root"),
    (
      #"{"version":"0","destinations":[]}"#,
      "The screens were saved by version 0 of the app's destinations, and this is 1."
    ),
    (
      #"{"version":"1","destinations":[{"cellar":{}}]}"#,
      "The screens saved by version 1 of the app's destinations cannot be read"
    ),
    (
      #"{"version":"1","destinations":[{"product":{"_0":999}}]}"#,
      "product(999) was not opened: There is no product 999. The shop has 7, 12, 23, 31, 42."
    ),
  ])
  func `What cannot be restored is said, and the app is there`(text: String, message: String) async
  {
    let run = await Run.storefront(["restore"], input: Array(text.utf8))
    #expect(run.status == 1)
    #expect(run.error.contains(message))
    #expect(run.output.hasPrefix("before and after\nwindow\n└─ tabs"))
  }

  @Test(arguments: [
    ("", "it cannot be read"), ("{}", "\"version\" is missing"),
    (#"{"version":1}"#, "something else than expected at version"),
    (#"{"version":"1"}"#, "\"destinations\" is missing"),
    (#"{"version":"1","destinations":5}"#, "something else than expected at destinations"),
    (#"{"version":"1","destinations":[{"product":{}}]}"#, "\"_0\" is missing at destinations.0"),
    (#"{"version":"1","destinations":[{"cellar":{}}]}"#, "cannot be read"),
  ])
  func `What is damaged is described in a sentence`(text: String, reason: String) async {
    let run = await Run.storefront(["restore"], input: Array(text.utf8))
    #expect(run.error.contains(reason), "\(run.error)")
    #expect(!run.error.contains("DecodingError"), "\(run.error)")
    #expect(!run.error.contains("CodingKeys"), "\(run.error)")
    #expect(run.error.hasSuffix(".\n"))
  }
}
