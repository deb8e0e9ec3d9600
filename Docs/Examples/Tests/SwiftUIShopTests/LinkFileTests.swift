import Foundation
import SwitchbackLinks
import SwitchbackSwiftUI
import Testing

@testable import SwiftUIShop

/// Ten links, and the screens that they lead to from a fresh start. `.ci/on-a-mac links` compares them
/// with what the app draws with SwiftUI.
@MainActor
struct LinkFileTests {
  private static let links =
    ["home", "bag", "address"].map { "shop://\($0)" }
    + (1...7).map { "shop://product/\($0 * 6)" }

  @Test func `The file has the screens of ten links`() async throws {
    var text = ""
    for link in Self.links {
      let window = ModelWindow.makeShop()
      try await window.router
        .open(link, with: ShopDestination.links.get())
      text += "\(link)\n\(window.drawing)\n\n"
    }
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Links/SwiftUIShop.txt")
    if ProcessInfo.processInfo.environment["SWITCHBACK_UPDATE"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }
}
