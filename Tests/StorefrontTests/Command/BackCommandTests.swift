import StorefrontCommand
import Testing

/// `storefront back`.
struct BackCommandTests {
  @Test func `Origin leads to where the user came from, previous to what lies below`() async {
    let run = await Run.storefront(
      "back", "origin", "--from", "store://product/42", "--from", "store://bag")
    #expect(run.status == 0)
    #expect(
      run.output.hasSuffix(
        """
        plan
        1. show stack in tabs, animated

        ✓ Product(42) is on screen; reused Product(42)

        """))
    let previous = await Run.storefront(
      "back", "--from", "store://product/42", "--from", "store://bag")
    #expect(previous.status == 1)
    #expect(
      previous.error.hasPrefix(
        "\nBackStep.previous was not reached. There is nothing below to go back to: Bag is\nthe first screen "
      ))
  }

  @Test(arguments: [
    ("previous", "Category(shoes by name)*"), ("root", "Catalogue*"), ("modal", "Product(42)*"),
    ("start", "Catalogue*"), ("origin", "Home*"),
  ])
  func `Every way back has a tree to show`(way: String, shown: String) async {
    let links = ["store://product/42"] + (way == "modal" ? ["store://settings"] : [])
    let run = await Run.storefront(["back", way] + links.flatMap { ["--from", $0] })
    #expect(run.status == 0)
    let name = shown.dropLast()
    #expect(run.output.hasSuffix("✓ \(name) is on screen; reused \(name)\n"))
  }

  @Test func `A screen that would go is asked`() async {
    let start = ["--logged-in", "--from", "store://checkout?voucher=SPRING"]
    let run = await Run.storefront(["back"] + start)
    #expect(run.status == 1)
    #expect(run.error.contains("Checkout(voucher SPRING) refuses to go."))
    #expect(await Run.storefront(["back", "--discard"] + start).status == 0)
  }
}
