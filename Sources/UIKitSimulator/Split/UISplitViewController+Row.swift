extension UISplitViewController {
  var isClassic: Bool { style == .unspecified }

  /// Collapses in a narrow window, expands in a wide one.
  /// See 'Collapsing and expanding' in Docs/Maintainers/UIKitRules.md.
  func adapt(to traits: UITraitCollection) {
    let isNarrow = traits.horizontalSizeClass == .compact
    guard isNarrow != collapsed else { return }
    if isNarrow { collapse() } else { expand() }
  }

  private func collapse() {
    collapsed = true
    if isClassic { collapseRow() } else { collapseColumns() }
    refresh()
    if !isClassic { delegate?.splitViewControllerDidCollapse(self) }
  }

  private func expand() {
    collapsed = false
    if isClassic { expandRow() } else { expandColumns() }
    refresh()
    if !isClassic { delegate?.splitViewControllerDidExpand(self) }
  }

  /// The primary removes the secondary unless the delegate has done so.
  /// See 'The primary takes the secondary in' in Docs/Maintainers/UIKitRules.md.
  private func collapseRow() {
    guard let first = row.first else { return }
    let primary = delegate?.primaryViewController(forCollapsing: self) ?? first
    if row.count > 1 {
      let secondary = row[1]
      let isDone =
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
      putAside(secondary)
      if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
      if secondary.container == nil { secondary.didMove(toParent: nil) }
    }
    setMembers([primary])
  }

  /// The delegate or the primary returns a secondary.
  private func expandRow() {
    guard let first = row.first else { return }
    let primary = delegate?.primaryViewController(forExpanding: self) ?? first
    let secondary =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self)
    setMembers([primary] + [secondary].compactMap { $0 })
  }

  func setRow(_ screens: [UIViewController]) {
    guard screens.allSatisfy(canTakeIn) else { return }
    setMembers(screens)
    if collapsed { collapseRow() }
    refresh()
  }

  /// Replaces the secondary, or pushes if collapsed. See 'Showing a detail' in Docs/Maintainers/UIKitRules.md.
  func showSecondary(_ screen: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: screen, sender: sender) ?? false { return }
    if collapsed {
      row.first?.show(screen, sender: sender)
    } else if isClassic {
      guard row.count < 2 || row[1] !== screen else { return }
      setRow(Array(row.prefix(1)) + [screen])
    } else if let stack = stacks[.secondary], !(screen is UINavigationController) {
      guard columns[.secondary] !== screen else { return }
      columns[.secondary] = screen
      stack.setViewControllers([screen], animated: false)
    } else {
      setColumn(.secondary, to: screen)
    }
  }

  func showPrimary(_ screen: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: screen, sender: sender) ?? false { return }
    if collapsed {
      row.first?.show(screen, sender: sender)
    } else if isClassic {
      setRow([screen] + row.dropFirst())
    } else {
      setColumn(.primary, to: screen)
    }
  }
}
