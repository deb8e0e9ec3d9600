import SwitchbackSwiftUI

extension SwiftUISimulation {
  /// What the user sees, as a tree: the views that are in the window, not what the model says.
  ///
  ///     screen
  ///     ├─ tabs (Home*, Bag)
  ///     │  └─ stack (back to Home)
  ///     │     └─ Product(42)
  ///     └─ sheet Address
  ///
  /// Below a cover nothing can be seen. In the middle of a transition both screens are there. The star is on
  /// the selected tab; "More" is a tab if there is no room for all.
  public var drawing: String {
    var seen: [SeenView] = []
    var layer = lowest
    while let current = layer {
      if current.isInWindow {
        var view = SeenView(current.content)
        if let style = current.style { view.title = "\(style) \(view.title)" }
        seen.append(view)
      }
      if let prompt = current.prompt?.screen as? any PromptScreen {
        let buttons = prompt.form.shownTitles.joined(separator: ", ")
        let kind = prompt.form.isDialog ? "dialog" : "alert"
        seen.append(SeenView(title: "\(kind) \"\(prompt.form.title)\" (\(buttons))"))
      }
      layer = current.above
    }
    if hasForeignAlert { seen.append(SeenView(title: "alert of the app's own")) }
    return (["screen"] + seen.lines).joined(separator: "\n")
  }
}

extension PromptForm {
  /// The buttons on display: SwiftUI adds one to an alert without any, and to a dialog without one that cancels.
  var shownTitles: [String] {
    let titles = buttons.map(\.title)
    if isDialog { return titles + (buttons.contains { $0.role == .cancel } ? [] : ["Cancel"]) }
    return titles.isEmpty ? ["OK"] : titles
  }
}

/// A line of a drawing, with those below it.
private struct SeenView {
  var title: String
  let inner: [SeenView]

  init(title: String) { (self.title, inner) = (title, []) }

  @MainActor
  init(_ view: ScreenView) {
    let notes = view.part?.seenNotes ?? ""
    title = view.screen.name + (notes.isEmpty ? "" : " (\(notes))")
    inner = (view.part?.displayed ?? []).map(SeenView.init)
  }
}

extension [SeenView] {
  fileprivate var lines: [String] {
    indices.flatMap { index in
      let isLast = index == count - 1
      return [(isLast ? "└─ " : "├─ ") + self[index].title]
        + self[index].inner.lines.map { (isLast ? "   " : "│  ") + $0 }
    }
  }
}
