import Foundation
import Testing

@testable import SwitchbackTesting

// `@testable`, so that no test writes beside the sources or changes the environment.
struct CommittedTextTests {
  private func check(
    _ text: String, in folder: URL, isUpdating: Bool = false
  ) throws {
    try expectCommitted(
      text, in: "Maps/Shop.txt", SourcePlace(fileID: "Shop/MapTests.swift", line: 3),
      filePath: folder.appending(path: "MapTests.swift").path, isUpdating: isUpdating)
  }

  private func failure(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "nothing was thrown"
    } catch {
      return "\(error)"
    }
  }

  @Test func `A text is compared with a file that it can be written to`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(
      failure { try check("a\nb", in: folder) } == """
        There is no file Maps/Shop.txt, at MapTests.swift:3
        To write it anew: SWITCHBACK_UPDATE=1 swift test
        """)
    try check("a\nb", in: folder, isUpdating: true)
    try check("a\nb", in: folder)
    #expect(
      failure { try check("a\nc", in: folder) } == """
        Maps/Shop.txt is not up to date (- committed, + now), at MapTests.swift:3
        To write it anew: SWITCHBACK_UPDATE=1 swift test
          a
        - b
        + c

        """)
  }

  @Test func `Lines that end as on Windows are the same lines`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try check("a\r\nb", in: folder, isUpdating: true)
    try check("a\nb\n", in: folder)
  }

  @Test func `A file that is not UTF-8 is there, and not up to date`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try check("a", in: folder, isUpdating: true)
    try Data([0xFF, 0x0A]).write(to: folder.appending(path: "Maps/Shop.txt"))
    #expect(
      failure { try check("a", in: folder) } == """
        Maps/Shop.txt is not up to date (- committed, + now), at MapTests.swift:3
        To write it anew: SWITCHBACK_UPDATE=1 swift test
        - \u{FFFD}
        + a

        """)
  }

  @Test func `The file is looked for from the folder of the test`() throws {
    #expect(
      failure { try expectCommitted("", in: "None.txt") }.hasPrefix("There is no file None.txt"))
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let licence = try String(
      contentsOf: folder.appending(path: "../../../LICENSE"), encoding: .utf8)
    try expectCommitted(licence, in: "../../../LICENSE")
  }
}
