import Foundation
import Switchback
import SwitchbackModel
import Testing

/// What apps log, or show, of errors that they do not look into.
@MainActor
struct LocalizedErrorTests {
  private let window = ModelWindow(HomeScreen())

  @Test func `An error of a navigation says in an app's log what it says by itself`() async {
    let lost = StepAssembly(finder: ClassFinder<BagScreen, Void>(), factory: NilFactory())
      .from(GeneralStep.root())
    let error = await #expect(throws: NavigationError.self) {
      try await WindowRouter(window: window).navigate(to: lost)
    }
    guard let error else { return }
    #expect(error.description.contains("BagScreen"))
    #expect((error as any Error).localizedDescription == error.description)
  }

  @Test(
    arguments: [
      HierarchyError.noRoot, SourceError.destinationMissing("Bag"), ChainError.noPrimary,
      NothingBehindError.previous("Home"), RestorationError.tooMany(9, limit: 3),
      ModelError.emptyContainer("stack"),
    ] as [any Error])
  func `Any error of the engine and the host does so`(error: any Error) {
    #expect(error.localizedDescription == "\(error)")
  }

  /// Sources do not lie: an error that is added later is found here.
  @Test func `Each public error of the package has a localized description`() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources").standardized
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    let texts = try files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: sources.appending(path: $0), encoding: .utf8) }
    let declaration = /public (?:(?:indirect )?enum|struct|final class) (\w+): Error\b/
    let conformance =
      #/
      (?:extension|struct|enum)\ ([\w.]+):\ (?:
        [\w,\ ]*\bDescribedError\b
        |LocalizedError\ {[^}]*var\ errorDescription:\ String\?\ {\ description\ }
      )
      /#
    let errors = texts.flatMap { $0.matches(of: declaration).map { String($0.1) } }
    let localized = texts.flatMap { text in
      text.matches(of: conformance).map { String($0.1.split(separator: ".").last ?? "") }
    }
    #expect(errors.count > 20)
    #expect(Set(errors).subtracting(localized) == [], "Say it in SwitchbackFoundation.")
    // `Violation` is the name of two.
    #expect(localized.count == errors.count)
  }
}
