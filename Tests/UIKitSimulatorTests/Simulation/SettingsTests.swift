#if !canImport(UIKit)
import Testing
import UIKitSimulator

struct SettingsTests {
  typealias Settings = Simulation.Settings

  /// The settings by their names, as text.
  private func values(_ settings: Settings) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: Mirror(reflecting: settings).children.map {
        ($0.label ?? "", "\($0.value)")
      })
  }

  private func differences(_ settings: Settings) -> Set<String> {
    let (before, after) = (values(Settings()), values(settings))
    return Set(before.keys.filter { before[$0] != after[$0] })
  }

  @Test func `Tests in both positions know each setting`() {
    let names = Settings.reversals.map(\.description)
    #expect(names.sorted() == values(Settings()).keys.filter { $0 != "misuses" }.sorted())
  }

  @Test(arguments: Settings.reversals)
  func `Reversing a setting changes it alone`(_ reversal: Settings.Reversal) {
    var settings = Settings()
    reversal.apply(to: &settings)
    #expect(differences(settings) == [reversal.description])
  }

  @Test func `The other settings reverse each point that is open`() {
    let reversed = Settings.reversals.filter { $0.reasonToStay == nil }.map(\.description)
    #expect(differences(Settings().otherWay) == Set(reversed))
  }
}
#endif
