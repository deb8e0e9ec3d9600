import Switchback

extension ModelContainer {
  /// Checks that these screens may become the contents of this container.
  ///
  /// Marks each of them with a stamp, which reveals duplicates.
  ///
  /// - Returns: The stamp.
  func checkContaining(_ screens: [any Screen]) throws(ModelError) -> Int {
    if screens.count > maximumCount {
      throw .tooManyScreens(name, maximum: maximumCount, count: screens.count)
    }
    let stamp = Stamp.next()
    var mayHoldThis = false
    for screen in screens {
      let screen = try ModelScreen.check(screen)
      if screen.stamp == stamp { throw .duplicate(screen.name, in: name) }
      screen.stamp = stamp
      if screen === self { throw .insideItself(name) }
      if screen.storedParent === self { continue }
      if !screen.storedScreens.isEmpty || screen.storedPresented != nil { mayHoldThis = true }
    }
    // NB: walking up is only needed if one of the screens has contents, so that nesting from the
    // outside in stays linear.
    if mayHoldThis { try checkOutside(stamp) }
    for screen in screens where screen.model.storedParent !== self {
      try screen.model.checkFree()
      try screen.model.checkEmbeddable()
    }
    return stamp
  }

  /// Checks that none of the stamped screens encloses this container.
  private func checkOutside(_ stamp: Int) throws(ModelError) {
    var screen: ModelScreen = self
    while let next = screen.storedParent ?? screen.storedPresenter {
      if next.stamp == stamp && next.storedParent !== self { throw .insideItself(next.name) }
      screen = next
    }
  }

  func checkContained(_ screen: any Screen) throws(ModelError) -> ModelScreen {
    let screen = try ModelScreen.check(screen)
    if screen.storedParent !== self { throw .notContained(screen.name, in: name) }
    return screen
  }

  /// Checks that this container, if it is on display, may show these screens.
  ///
  /// - Parameter contents: What it contains then. By default, what it contains now.
  func checkShowing(
    _ visible: [any Screen], of contents: [any Screen]? = nil, in place: Place?
  ) throws(ModelError) {
    guard let place, place.isOnDisplay else { return }
    if visible.isEmpty, !mayShowNothing(of: contents ?? storedScreens) {
      throw .emptyContainer(name)
    }
    for screen in visible where !shows(screen.model) { try screen.model.checkShowable() }
  }
}

@MainActor
private enum Stamp {
  static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}
