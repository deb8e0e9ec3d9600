import Foundation
import Testing

@testable import SwitchbackInspector  // Reads the script that is compiled in.

/// The script and the style of the page are files of their own. `PageFiles.swift` is made from them:
///
///     SWITCHBACK_UPDATE=1 swift test --filter PageFilesTests
struct PageFilesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/SwitchbackInspector/Page").standardized

  /// In the order in which they run.
  private static let scripts = [
    "reading", "elements", "timeline", "filtering", "trees", "stage", "life", "panels", "comparing",
    "stepping", "copying", "opening", "start",
  ]
  private static let styles = ["page", "stage", "panels"]

  private static func text(_ folder: String, _ names: [String], _ ending: String) throws -> String {
    try names.map {
      try String(
        contentsOf: Self.folder.appending(path: "\(folder)/\($0).\(ending)"), encoding: .utf8)
    }
    .joined()
  }

  @Test func `The page has the script and the style that are in the files`() throws {
    let script = Self.squeezed(try Self.text("Script", Self.scripts, "js"))
    let style = Self.squeezed(try Self.text("Style", Self.styles, "css"))
    let generated = Self.folder.appending(path: "PageFiles.swift")
    if ProcessInfo.processInfo.environment["SWITCHBACK_UPDATE"] != nil {
      try Data(Self.source(script, style).utf8).write(to: generated)
    }
    #expect(try String(contentsOf: generated, encoding: .utf8) == Self.source(script, style))
    #expect(PageFiles.script == script)
    #expect(PageFiles.style == style)
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: Self.folder.appending(path: "Script").path
      ).count == Self.scripts.count)
  }

  @Test func `The policy of the page allows its own script by its hash, and no other`() {
    #expect(PageFiles.scriptHash == Self.hash(PageFiles.script))
    let page = NavigationRecorder().recording.page()
    let policy = page.split(separator: "\n").first { $0.contains("Content-Security-Policy") } ?? ""
    #expect(policy.contains("script-src '\(PageFiles.scriptHash)';"))
    #expect(policy.contains("require-trusted-types-for 'script'; trusted-types 'none';"))
    #expect(page.contains("<script>\(PageFiles.script)</script>"))
  }

  @Test(arguments: [
    "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(",
    "DOMParser", "createContextualFragment", "</", "<!--",
  ])
  func `The script makes no element from a text`(word: String) {
    #expect(!PageFiles.script.contains(word))
  }

  @Test func `SHA-256 is that of the standard`() {
    #expect(SHA256.hash(of: []).prefix(4) == [0xE3, 0xB0, 0xC4, 0x42])
    #expect(SHA256.hash(of: Array("abc".utf8)).prefix(4) == [0xBA, 0x78, 0x16, 0xBF])
    let twoBlocks = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"
    #expect(SHA256.hash(of: Array(twoBlocks.utf8)).prefix(4) == [0x24, 0x8D, 0x6A, 0x61])
  }

  /// The text without margins and without comments that have lines of their own, as every page has it.
  private static func squeezed(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { !$0.hasPrefix("//") && !($0.hasPrefix("/*") && $0.hasSuffix("*/")) }
      .map { $0 + "\n" }.joined()
  }

  private static func hash(_ text: String) -> String {
    "sha256-\(Data(SHA256.hash(of: Array(text.utf8))).base64EncodedString())"
  }

  private static func source(_ script: String, _ style: String) -> String {
    """
    // swift-format-ignore-file
    // Made from the files in Script and Style: SWITCHBACK_UPDATE=1 swift test --filter PageFilesTests
    //
    // The package manager could embed them as well, but as arrays of 64,000 numbers, which take the compiler
    // longer than the whole module, and without the hash.

    /// The style and the script of the page.
    enum PageFiles {
      /// The source in the policy of the page that allows ``script``.
      static let scriptHash = "\(hash(script))"

      static let style = ##\"""
    \(style)
    \"""##

      static let script = ##\"""
    \(script)
    \"""##
    }

    """
  }
}

/// The hash that a page's policy names a script by. Foundation has none on Linux.
private enum SHA256 {
  static func hash(of message: [UInt8]) -> [UInt8] {
    let primes = (2...311).filter { number in
      !(2..<number).contains { $0 * $0 <= number && number.isMultiple(of: $0) }
    }
    let keys = primes.prefix(64).map { fraction(of: cbrt(Double($0))) }
    var state = primes.prefix(8).map { fraction(of: Double($0).squareRoot()) }
    var bytes = message + [0x80]
    bytes += [UInt8](repeating: 0, count: (120 - bytes.count % 64) % 64)
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: (message.count * 8) >> (56 - 8 * $0)) }
    for start in stride(from: 0, to: bytes.count, by: 64) {
      var words = (0..<16).map { word in
        (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[start + word * 4 + $1]) }
      }
      for index in 16..<64 {
        let (near, far) = (words[index - 2], words[index - 15])
        let mixed = near.turned(17) ^ near.turned(19) ^ near >> 10
        words.append(
          words[index - 16] &+ (far.turned(7) ^ far.turned(18) ^ far >> 3) &+ words[index - 7]
            &+ mixed)
      }
      var s = state
      for index in 0..<64 {
        let choice = s[4] & s[5] ^ ~s[4] & s[6]
        let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
        let first =
          s[7] &+ (s[4].turned(6) ^ s[4].turned(11) ^ s[4].turned(25)) &+ choice &+ keys[index]
          &+ words[index]
        let second = (s[0].turned(2) ^ s[0].turned(13) ^ s[0].turned(22)) &+ majority
        s = [first &+ second, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
      }
      state = zip(state, s).map { $0 &+ $1 }
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
    }
  }

  /// The first 32 bits of the fraction of a root.
  private static func fraction(of root: Double) -> UInt32 {
    UInt32((root - root.rounded(.down)) * 4_294_967_296)
  }
}

extension UInt32 {
  fileprivate func turned(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}
