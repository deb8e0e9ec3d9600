import Switchback

/// A screen that obeys no rules: it says of itself whatever a test has written down.
///
/// Hosts get into states that a well-behaved one never shows: a screen on its way out in the middle
/// of a layer, a container that reports a screen of another, or itself.
class LooseScreen: NamedScreen {
  let number: Int
  var parent: LooseScreen?
  var presented: LooseScreen?
  var presenter: LooseScreen?
  var isLeaving = false

  required init(number: Int) {
    self.number = number
  }

  var kind: String { "screen" }
  var screenName: String { "\(kind)\(number)" }
  var parentScreen: (any Screen)? { parent }
  var presentedScreen: (any Screen)? { presented }
  var presentingScreen: (any Screen)? { presenter }
  var isBeingDismissed: Bool { isLeaving }

  /// Four screens in every four have different ones.
  var id: Int { number % 4 }

  func presentScreen(_ screen: any Screen, animated: Bool) throws { throw LooseError() }
  func dismissPresentedScreen(animated: Bool) throws { throw LooseError() }

  /// Lets go of everything, as these screens hold each other in circles.
  func clear() {
    parent = nil
    presented = nil
    presenter = nil
  }
}

/// Loose screens are only looked at.
struct LooseError: Error {}

class LooseProduct: LooseScreen {
  override var kind: String { "product" }
}

final class LooseOffer: LooseProduct {
  override var kind: String { "offer" }
}

/// As many classes of screens as there are types to name.
final class LooseVariant<Tag>: LooseScreen {
  override var kind: String { "variant" }
}

/// An app's own container.
class LooseContainer: LooseScreen, ContainerScreen {
  var children: [LooseScreen] = []
  var shown: [LooseScreen] = []

  override var kind: String { "box" }
  var containedScreens: [any Screen] { children }
  var visibleScreens: [any Screen] { shown }

  func makeVisible(_ screen: any Screen, animated: Bool) throws { throw LooseError() }
  func setContainedScreens(_ screens: [any Screen], animated: Bool) throws { throw LooseError() }

  override func clear() {
    super.clear()
    children = []
    shown = []
  }
}

final class LooseStack: LooseContainer, StackContainer {
  override var kind: String { "stack" }
}

final class LooseTabs: LooseContainer, TabContainer {
  override var kind: String { "tabs" }
}

final class LooseSplit: LooseContainer, SplitContainer {
  override var kind: String { "split" }
}

/// As many classes of containers as there are types to name.
final class LooseBox<Tag>: LooseContainer {}

/// A window of loose screens, which keeps those alive that stand nowhere too.
final class LooseWindow: ScreenWindow {
  var root: LooseScreen?
  var screens: [LooseScreen] = []

  var rootScreen: (any Screen)? { root }

  func setRootScreen(_ screen: any Screen, animated: Bool) throws { throw LooseError() }

  func clear() {
    for screen in screens { screen.clear() }
  }

  /// What every screen says of itself, a line each: readable whatever the screens say.
  var listing: String {
    let lines = screens.map { screen in
      var line = screen.screenName + (screen.isLeaving ? " (leaving)" : "")
      if let container = screen as? LooseContainer {
        line += " [\(names(container.children))], shows [\(names(container.shown))]"
      }
      if let parent = screen.parent { line += ", in \(parent.screenName)" }
      if let presented = screen.presented { line += ", presents \(presented.screenName)" }
      return line
    }
    return "root \(root?.screenName ?? "none")\n" + lines.joined(separator: "\n")
  }

  private func names(_ screens: [LooseScreen]) -> String {
    screens.map(\.screenName).joined(separator: " ")
  }
}
