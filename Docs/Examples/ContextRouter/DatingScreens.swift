import SwitchbackUIKit

// snippet begin: screens
/// A screen of the app.
class DatingViewController: UIViewController, ContextHolder {
  fileprivate(set) var currentContext: DatingContext?
  /// The number of requests for the content.
  private(set) var loads = 0

  init(_ context: DatingContext) {
    currentContext = context
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func refresh() { loads += 1 }
}

/// Shows one person after the other.
final class EncountersViewController: DatingViewController, ContextSwitcher {
  func canSwitch(to context: DatingContext) -> Bool {
    if case .encounter = context { true } else { false }
  }

  func switchContext(to context: DatingContext) {
    currentContext = context
    refresh()
  }
}
// snippet end

extension DatingViewController: NamedScreen {
  var screenName: String { currentContext.map { "\($0)" } ?? "nothing" }
}
