import Foundation
import Switchback
import SwitchbackModel
import Testing

// Data that another version has saved, or that cannot be read.
extension RestorationTests {
  @Test func `Data of another version is refused, and the app starts at its root`() async throws {
    let saved = SavedScreens<SavedPlace>(version: "1", destinations: [.product(1)])
    let (window, report) = try await restore(JSONEncoder().encode(saved), version: "2")
    #expect(window.drawing == savedStart)
    #expect(
      "\(report)"
        == "The screens were saved by version 1 of the app's destinations, and this is 2. "
        + "The app starts at its root.")
    #expect(report.missing == [] && !report.isComplete)
  }

  @Test func `So is more than anybody opens by hand`() async throws {
    let saved = SavedScreens<SavedPlace>(
      version: "1", destinations: Array(repeating: .product(1), count: 501))
    let (window, report) = try await restore(JSONEncoder().encode(saved))
    #expect(window.drawing == savedStart)
    #expect(report.refusal == .tooMany(501, limit: 500) && report.missing == [])
    let data = try JSONEncoder().encode(saved)
    let allowed = await navigator(window).restore(data, in: window, version: "1", limit: 501)
    #expect(allowed.refusal == nil)
  }

  @Test(arguments: [
    #"{"version":"1","destinations":[{"cellar":{}}]}"#,
    #"{"version":"1","destinations":[{"product":{"_0":"one"}}]}"#,
    #"{"version":"1","destinations":"none"}"#,
  ])
  func `Changed data ends in a clear error`(text: String) throws {
    let error = #expect(throws: RestorationError.self) {
      try JSONDecoder().decode(SavedScreens<SavedPlace>.self, from: Data(text.utf8))
    }
    #expect(
      "\(try #require(error))".hasPrefix(
        "The screens saved by version 1 of the app's destinations cannot be read, so the app starts "
          + "at its root: "))
  }

  @Test func `The same screens are the same data`() throws {
    let window = try makeWindow(savedStart)
    let data = try (0..<50).map { _ in try window.savedData(of: SavedPlace.self, version: "1") }
    #expect(Set(data).count == 1)
  }

  @Test func `Data that is no UTF-8 ends in a sentence, and the app starts at its root`()
    async throws
  {
    let window = try makeWindow(savedStart)
    var data = try ModelWindow(ModelStack(HomeScreen())).savedData(
      of: SavedPlace.self, version: "1")
    let home = try #require(data.firstRange(of: Data("home".utf8)))
    data[home.lowerBound] = 0xFF
    let report = await navigator(window).restore(data, in: window, version: "1")
    #expect(window.drawing == savedStart)
    #expect("\(report)".hasSuffix("the app starts at its root: it cannot be read."))
  }

  /// A destination that the app itself refuses to decode.
  private struct Retired: Hashable, Codable {
    init() {}
    init(from decoder: any Decoder) throws { throw Refusal("there is no such product") }
  }

  @Test func `Data that the app refuses ends in a sentence with the version that saved it`()
    async throws
  {
    let window = try makeWindow(savedStart)
    let data = try JSONEncoder().encode(
      SavedScreens<Retired>(version: "1", destinations: [Retired()]))
    let navigator = Navigator<Retired>(router: WindowRouter(window: window)) { _ in
      BoundStep(existing(HomeScreen.self))
    }
    let report = await navigator.restore(data, in: window, version: "2")
    #expect(window.drawing == savedStart)
    #expect(
      "\(report)"
        == "The screens saved by version 1 of the app's destinations cannot be read, so the app "
        + "starts at its root: there is no such product")
  }

  @Test(arguments: ["", "{}", "[]", #"{"version":1}"#])
  func `So does what is none of it, which no version has saved`(text: String) async throws {
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(SavedScreens<SavedPlace>.self, from: Data(text.utf8))
    }
    let window = try makeWindow(savedStart)
    let report = await navigator(window).restore(Data(text.utf8), in: window, version: "2")
    #expect(window.drawing == savedStart)
    #expect(
      "\(report)".hasPrefix(
        "The saved screens cannot be read, so the app starts at its root: "))
  }
}
