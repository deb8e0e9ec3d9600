extension UISplitViewController {
  var automaticMode: DisplayMode {
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    return style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
  }

  var modeInUse: DisplayMode { mode == .automatic ? automaticMode : mode }

  func changeMode(to mode: DisplayMode) {
    self.mode = mode
    refresh()
  }

  /// The members whose views are on display in the current mode.
  var screensToShow: [UIViewController] {
    guard !collapsed, row.count > 1 else { return row }
    let beside: Int
    switch modeInUse {
    case .secondaryOnly: beside = 0
    case .automatic, .oneBesideSecondary, .oneOverSecondary: beside = 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: beside = 2
    }
    let secondary = isClassic ? 1 : row.firstIndex { $0 === stacks[.secondary] } ?? row.count
    let leading = row.prefix(secondary).suffix(beside)
    return Array(leading) + row.suffix(from: min(secondary, row.count))
  }

  /// Changes the children.
  func setMembers(_ screens: [UIViewController]) {
    let leaving = row.filter { old in !screens.contains { $0 === old } && old.container === self }
    row = screens
    for screen in leaving {
      screen.willMove(toParent: nil)
      putAside(screen)
      screen.didMove(toParent: nil)
    }
    for screen in screens where screen.container !== self {
      takeIn(screen)
      screen.didMove(toParent: self)
    }
  }

  /// Removes a screen from the display and from the children immediately.
  func putAside(_ screen: UIViewController) {
    shown.removeAll { $0 === screen }
    let wasSeen = screen.isSeen
    if wasSeen { screen.beginAppearance(false, animated: false) }
    if screen.viewIfLoaded?.superview === viewIfLoaded { screen.viewIfLoaded?.attach(to: nil) }
    letGo(screen)
    if wasSeen { screen.endAppearance() }
  }

  /// Updates the display, if the split view itself is on display.
  func refresh() {
    guard isSeen, viewIfLoaded?.window != nil else { return }
    display(screensToShow)
  }

  /// Installs the views, with appearance calls if the split view is on display.
  func display(_ screens: [UIViewController]) {
    let leaving = shown.filter { old in !screens.contains { $0 === old } }
    let arriving = screens.filter { new in
      !shown.contains { $0 === new } || new.viewIfLoaded?.superview !== viewIfLoaded
    }
    shown = screens
    let window = appearance == .disappeared ? nil : viewIfLoaded?.window
    for screen in leaving { screen.beginAppearance(false, animated: false) }
    for screen in arriving {
      if let window {
        screen.prepareToAppear(in: window)
        screen.beginAppearance(true, animated: false)
      }
      screen.loadedView().attach(to: loadedView())
      if window != nil { screen.announceIsAppearing(animated: false) }
    }
    for screen in leaving {
      screen.viewIfLoaded?.attach(to: nil)
      if screen.appearance == .disappearing { screen.endAppearance() }
    }
    guard window != nil else { return }
    simulation.loop.schedule {
      for screen in arriving where screen.appearance == .appearing { screen.endAppearance() }
    }
  }
}
