import Switchback
import SwitchbackModel

/// What a host refuses, and the beginning of what it says then. Nothing comes of it.
struct Misuse {
  let text: String
  let act: @MainActor () async throws -> Void

  init(_ text: String, _ act: @escaping @MainActor () async throws -> Void) {
    (self.text, self.act) = (text, act)
  }
}

// The model's rules, in its own words.
extension ModelHost {
  func misuses(in window: ModelWindow) -> [Misuse] {
    guard let root = window.root, let top = window.layers.last else { return [] }
    let (all, fresh, other) = (screens(in: root), page(), page())
    var misuses: [Misuse] = []
    func refuses(_ text: String, _ act: @escaping @MainActor () async throws -> Void) {
      misuses.append(Misuse(text, act))
    }
    let contained = all.first { $0.parent != nil && screens(in: $0).count == 1 }
    // Not of all, as each takes its time.
    for container in all.compactMap({ $0 as? ModelContainer }).suffix(3) {
      let name = container.name
      func put(_ screens: [any Screen], _ text: String) {
        refuses(text) { try await container.setContainedScreens(screens, animated: false) }
      }
      put([fresh, fresh], "\(fresh.name) occurs twice in the screens for \(name). ")
      put([container], "\(name) would contain itself. ")
      put(
        [fresh, ForeignScreen()], "A screen of type ForeignScreen does not belong to this host. ")
      if let parent = container.parent { put([parent], "\(parent.name) would contain itself. ") }
      if let contained, contained !== container, let parent = contained.parent, parent !== container
      {
        put([contained], "\(contained.name) is already in \(parent.name), and a screen has one ")
      }
      if window.layers.dropLast().contains(where: { $0 === container.rootOfTree }),
        let presenter = top.presenter
      {
        put([top], "\(top.name) is already presented by \(presenter.name). Dismiss it first")
      }
      if container.isShown(in: top) {
        put([], "\(name) cannot be shown: there is nothing in it. ")
      }
      refuses("\(name) cannot show \(fresh.name), which is not in it. ") {
        try await container.makeVisible(fresh, animated: false)
      }
      userMisuses(of: container, in: window, top).map { misuses.append($0) }
    }
    for case let split as MarkedSplit in all {
      refuses("\(split.name) has room for 2 screens, not for 3. ") { [unowned self] in
        try await split.setContainedScreens([fresh, other, page()], animated: false)
      }
      if split.screens.isEmpty { continue }
      refuses("\(split.name) has two columns, and none for a supplementary. ") {
        var children = split.screens.map { ChildScreen($0) }
        try SetSupplementary<MarkedSplit>().embed(ChildScreen(fresh), in: &children)
      }
    }
    refuses("\(root.name) is the root of a window. ") {
      try await ModelStack().setContainedScreens([root], animated: false)
    }
    refuses("\(top.name) would contain itself. ") {
      try await top.presentScreen(top, animated: false)
    }
    refuses("\(top.name) presents no screen to dismiss. ") {
      try await top.dismissPresentedScreen(animated: false)
    }
    if let presenter = top.presenter {
      refuses("\(presenter.name) already presents \(top.name), and a layer presents one screen. ") {
        try await presenter.presentScreen(fresh, animated: false)
      }
    }
    if let hidden = all.first(where: { !$0.isShown(in: $0.rootOfTree) }) {
      refuses("\(hidden.name) cannot present \(fresh.name): it is not on display in a window. ") {
        try await hidden.presentScreen(fresh, animated: false)
      }
    }
    return misuses
  }

  /// What the user cannot do with a container.
  private func userMisuses(
    of container: ModelContainer, in window: ModelWindow, _ top: ModelScreen
  ) -> Misuse? {
    let root = container.rootOfTree
    // In a layer that is hidden with its tab, what covers it may be named.
    guard let layer = window.layers.firstIndex(where: { $0 === root }) else { return nil }
    var text: String?
    if !container.isShown(in: root) {
      text = "The user cannot touch \(container.name): it is not on display in a window. "
    } else if root !== top {
      text = "The user cannot touch \(container.name): \(window.layers[layer + 1].name) covers it. "
    }
    switch container {
    case let tabs as ModelTabs:
      let wrong = "The user cannot select tab 99: there are \(tabs.screens.count), and the first "
      return Misuse(text ?? wrong) { try tabs.select(99) }
    case let stack as ModelStack where text != nil || stack.screens.count == 1:
      return Misuse(text ?? "The user cannot go back in \(stack.name): there is only one screen ") {
        try stack.pop()
      }
    default: return nil
    }
  }

  /// What the model's own properties say otherwise than its containers do.
  func contradiction(in window: ModelWindow) -> String? {
    guard let root = window.root, let top = window.layers.last else { return nil }
    if window.changes.count != (window.recordsChanges ? window.changeCount : 0) {
      return "\(window.changes.count) changes are recorded of \(window.changeCount)"
    }
    for screen in screens(in: root) {
      let isOnDisplay = !top.isBeingDismissed && screen.isShown(in: top)
      if screen.isOnDisplay != isOnDisplay { return "\(screen.name) is on display: \(isOnDisplay)" }
      switch screen {
      case let stack as ModelStack where stack.top !== stack.screens.last:
        return "\(stack.name) has another top"
      case let tabs as ModelTabs
      where tabs.selectedIndex != tabs.screens.firstIndex { $0 === tabs.visibleScreens.first }:
        return "\(tabs.name) has another tab selected"
      case let split as ModelSplit
      where split.primary !== split.screens.first
        || split.secondary !== split.screens.dropFirst(split.columnCount - 1).first
        || split.columnCount == 2 && split.supplementary != nil:
        return "\(split.name) has other columns"
      default: break
      }
    }
    return nil
  }

  private func page() -> ModelPage { ModelPage(mark(.page, id: 0)) }

  private func screens(in screen: ModelScreen) -> [ModelScreen] {
    let inner = (screen as? ModelContainer)?.screens ?? []
    return [screen] + (inner + [screen.presented].compactMap(\.self)).flatMap { screens(in: $0) }
  }
}

extension ModelScreen {
  fileprivate var rootOfTree: ModelScreen { parent?.rootOfTree ?? self }

  /// Whether it is visible in all containers around it, of which a layer’s root is the last.
  fileprivate func isShown(in root: ModelScreen) -> Bool {
    guard let parent else { return self === root }
    return parent.visibleScreens.contains { $0 === self } && parent.isShown(in: root)
  }
}

/// A screen of another host.
final class ForeignScreen: Screen {
  var parentScreen: (any Screen)? { nil }
  var presentedScreen: (any Screen)? { nil }
  var presentingScreen: (any Screen)? { nil }
  var isBeingDismissed: Bool { false }
  func presentScreen(_ screen: any Screen, animated: Bool) async throws {}
  func dismissPresentedScreen(animated: Bool) async throws {}
}
