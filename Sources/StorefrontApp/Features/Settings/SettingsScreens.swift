import Switchback
import SwitchbackLinks
import SwitchbackModel

/// A page of the settings.
package enum SettingsPage: String, CaseIterable, Codable, LinkValue {
  case general, notifications, privacy
}

/// The list of all pages, on the primary side of the settings.
final class SettingsScreen: ModelScreen {}

/// One page, on the secondary side of the settings.
final class SettingsPageScreen: ModelScreen, ContextChecking {
  /// The page.
  let page: SettingsPage

  /// The screen of a page.
  init(_ page: SettingsPage) {
    self.page = page
    super.init()
  }

  override var name: String { "SettingsPage(\(page.rawValue))" }

  func isTarget(for context: SettingsPage) -> Bool { page == context }
}
