import Foundation
import StorefrontCommand
import Testing

/// `storefront -`.
struct StandardInputTests {
  @Test(arguments: [1, 7, .max])
  func `Links are opened one after the other, whatever becomes of each`(chunk: Int) async {
    var input = Array("store://bag\r\n\n  \nstore://product/999\nrub\u{0}bish\n".utf8)
    input += [0x73, 0xFF, 0xFE, 0x0A]
    input += Array("store://nowhere/\u{1B}[31m\n".utf8)
    input += Array(repeating: UInt8(ascii: "x"), count: 20_000) + [0x0A]
    input += Array("store://login".utf8)
    let run = await Run.storefront(["-", "--logged-in"], input: input, chunk: chunk)
    #expect(run.status == 1)
    #expect(run.error == "")
    #expect(
      run.output == """
        store://bag
          ✓ Bag is on screen; reused Bag
        store://product/999
          ✗ ProductScreen was not reached. There is no product 999. The shop has 7, 12, 23, 31, 42.
        rub\\u{0}bish
          ✗ Cannot read "rub\\u{0}bish": U+0000 at byte 3 must be percent-encoded.
        s\u{FFFD}\u{FFFD}
          ✗ The line is not UTF-8, so there is no link in it.
        store://nowhere/\\u{1B}[31m
          ✗ Cannot read "store://nowhere/\\u{1B}[31m": U+001B at byte 16 must be percent-encoded.
        \(String(repeating: "x", count: 100))… (20000 bytes)
          ✗ The link has 20000 bytes; at most 8192 are allowed.
        store://login
          ✓ Login is on screen; reused tabs; built stack, Login

        window
        ├─ tabs
        │  ├─ stack
        │  │  └─ Home*
        │  ├─ stack
        │  │  └─ Catalogue*
        │  ├─ stack*
        │  │  └─ Bag*
        │  └─ stack
        │     └─ Account*
        └─ modal stack
           └─ Login*

        """)
  }

  @Test func `JSON has a line for each link`() async throws {
    let run = await Run.storefront(
      ["-", "--json"], input: Array("store://bag\nstore://orders\nnonsense\n".utf8))
    #expect(run.status == 1)
    let objects = try run.objects
    #expect(objects.map { $0["outcome"] as? String } == ["reached", "reached", "failed"])
    #expect(objects[1]["treeBefore"] as? String == objects[0]["treeAfter"] as? String)
    #expect(objects[2]["treeBefore"] as? String == objects[2]["treeAfter"] as? String)
  }

  @Test func `Nothing to open is no mistake`() async {
    let cases: [String] = ["", "\n", "\n\r\n \n"]
    for input in cases {
      let run = await Run.storefront(["-", "--json"], input: Array(input.utf8))
      #expect(run == Run())
    }
  }

  @Test func `A line without end is read in pieces and not kept`() async {
    var pieces = 800
    var output = ""
    let piece = [UInt8](repeating: UInt8(ascii: "a"), count: 65_536)
    let console = Console(
      read: { _ in
        pieces -= 1
        return pieces >= 0 ? piece : []
      },
      output: {
        output += $0
        return true
      },
      error: { _ in true })
    #expect(await StorefrontCommand.run(["-"], with: console) == 1)
    #expect(output.contains("The link has 52428800 bytes; at most 8192 are allowed."))
  }

  @Test func `After the output is closed, no more links are opened`() async {
    var written = 0
    let console = Console(
      read: { _ in Array("store://bag\nstore://home\n".utf8) },
      output: { _ in
        written += 1
        return written < 3
      },
      error: { _ in true })
    #expect(await StorefrontCommand.run(["-"], with: console) == 0)
    #expect(written == 3)
  }

  @Test(arguments: ["-", "restore"])
  func `An input that cannot be read is an error`(command: String) async {
    let file = open("/", O_RDONLY)
    defer { close(file) }
    var run = Run()
    let console = Console(
      read: { try readBytes(upTo: $0, from: file) },
      output: { _ in true },
      error: {
        run.error += $0
        return true
      })
    run.status = await StorefrontCommand.run([command], with: console)
    #expect(run.status == 1)
    #expect(run.error.contains("The input cannot be read: Is a directory."))
  }
}
