#if !canImport(UIKit)
import Foundation
import Switchback
import Testing
import UIKitSimulator

@testable import UIKitShop

/// Ten links, and the screens that they lead to from a fresh start. `.ci/on-a-mac links` compares them
/// with what the app draws on UIKit.
@MainActor
struct LinkFileTests {
  private static let links = [
    "shop://home", "shop://bag", "shop://catalogue", "shop://review",
    "shop://filter", "shop://product/1", "shop://product/42", "shop://offer/1",
    "shop://offer/7", "https://shop.example/product/42",
  ]

  @Test func `The file has the screens of ten links`() async throws {
    var text = ""
    for link in Self.links {
      try await Simulation.run { simulation in
        let (delegate, scene) = await simulation.launch()
        simulation.open(link, in: scene)
        _ = try await delegate.navigation?.value
        await simulation.untilIdle()
        text += "\(link)\n\(delegate.window?.drawing ?? "no window")\n\n"
      }
    }
    try compare(text, with: "UIKitShop.txt", from: #filePath)
  }
}

/// Compares a text with a file of `Links`, or writes the file if `SWITCHBACK_UPDATE` is set.
private func compare(_ text: String, with name: String, from path: String) throws
{
  let file = URL(filePath: path).deletingLastPathComponent()
    .appending(path: "../../Links/\(name)")
  if ProcessInfo.processInfo.environment["SWITCHBACK_UPDATE"] != nil {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  #expect(try String(contentsOf: file, encoding: .utf8) == text)
}
#endif
