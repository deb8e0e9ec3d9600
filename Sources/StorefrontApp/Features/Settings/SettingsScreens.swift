import Switchback
import SwitchbackLinks
import SwitchbackModel

/// A page of the settings.
public enum SettingsPage: String, CaseIterable, LinkValue {
  case general, notifications, privacy
}

/// The list of all pages: the primary side of the settings.
public final class SettingsScreen: ModelScreen {}

/// One page: on the secondary side of the settings.
public final class SettingsPageScreen: ModelScreen, ContextChecking {
  /// Which page it is.
  public let page: SettingsPage

  /// The screen of a page.
  public init(_ page: SettingsPage) {
    self.page = page
    super.init()
  }

  public override var name: String { "SettingsPage(\(page))" }

  public func isTarget(for context: SettingsPage) -> Bool { page == context }
}
