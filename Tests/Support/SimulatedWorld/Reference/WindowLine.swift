/// A whole window in one line, without the numbers of new screens: layer by layer, as which screen of
/// a layer presents the next one is the toolkit's choice.
///
/// Lines are compared all the time and seldom read, so the text is made when it is wanted.
struct WindowLine: Equatable {
  private enum Part: Equatable {
    case nothing, nextLayer
    case new(ScreenKind, id: Int)
    case known(Int)
    case leaving, visible
    case begin, gap, end
    case presents, presented
  }

  private var parts: [Part] = []
  private var omitsLeaving = false

  /// Whether anything is presented that is in no layer of the window: a container hides its presenter, or
  /// another screen of the layer presents, too.
  var hidesPresented: Bool { parts.contains(.presents) }

  /// A line of no window.
  init() {}

  /// - Parameters:
  ///   - new: The numbers of screens that count as new ones.
  ///   - omitsLeaving: Whether what is presented and on its way out is not to be in it.
  init(_ window: ReferenceWindow, _ new: Set<Int> = [], omitsLeaving: Bool = false) {
    self.omitsLeaving = omitsLeaving
    let layers = window.layers(showingColumns: omitsLeaving)
    parts.reserveCapacity(32)
    if layers.isEmpty { parts.append(.nothing) }
    for (index, layer) in layers.enumerated() {
      if index > 0 { parts.append(.nextLayer) }
      add(layer, layers, new)
    }
  }

  private mutating func add(
    _ screen: ReferenceScreen, _ layers: [ReferenceScreen], _ new: Set<Int>
  ) {
    // UIKit makes the stacks around columns anew as it likes.
    let isNew =
      screen.number == 0 || screen.kind == .columnStack
      || !new.isEmpty && new.contains(screen.number)
    parts.append(isNew ? .new(screen.kind, id: screen.id) : .known(screen.number))
    if screen.isLeaving { parts.append(.leaving) }
    if screen.isContainer {
      parts.append(.begin)
      for (index, child) in screen.children.enumerated() {
        if index > 0 { parts.append(.gap) }
        if isVisible(child, in: screen) { parts.append(.visible) }
        add(child, layers, new)
      }
      parts.append(.end)
    }
    addPresented(screen, layers, new)
  }

  /// A navigation that is undone may leave columns shown that were hidden: no operation of a host hides one.
  private func isVisible(_ child: ReferenceScreen, in screen: ReferenceScreen) -> Bool {
    omitsLeaving && (screen.kind == .split || screen.kind == .columns)
      || screen.visible.contains { $0 === child }
  }

  private mutating func addPresented(
    _ screen: ReferenceScreen, _ layers: [ReferenceScreen], _ new: Set<Int>
  ) {
    if let presented = screen.presented, !layers.contains(where: { $0 === presented }),
      !(omitsLeaving && presented.isLeaving)
    {
      parts.append(.presents)
      add(presented, layers, new)
      parts.append(.presented)
    }
  }
}

extension WindowLine: CustomStringConvertible {
  var description: String {
    parts.map { part in
      switch part {
      case .nothing: "nothing"
      case .nextLayer: " / "
      case .new(let kind, let id): "\(kind) \(id)"
      case .known(let number): "#\(number)"
      case .leaving: "(leaving)"
      case .visible: "*"
      case .begin: "["
      case .gap: " "
      case .end: "]"
      case .presents: "^("
      case .presented: ")"
      }
    }.joined()
  }
}
