extension UISplitViewController {
  private static let sideBySide: [Column] = [.primary, .supplementary, .secondary, .inspector]

  /// Pushes a second screen for the secondary column onto the stack that UIKit made.
  /// See 'Columns have stacks' in Docs/Maintainers/UIKitRules.md.
  func setColumn(_ column: Column, to screen: UIViewController?) {
    guard !isClassic else {
      simulation.misuse(
        .invalidArgument,
        "-[UISplitViewController setViewController:forColumn:] is unsupported for the style "
          + "unspecified")
      return
    }
    guard columns[column] !== screen, screen.map(canBeColumn) ?? true else { return }
    let implicit = columns[column] is UINavigationController ? nil : stacks[column]
    columns[column] = screen
    if let screen, let implicit, !(screen is UINavigationController) {
      if column == .secondary {
        implicit.pushViewController(screen, animated: false)
      } else {
        implicit.setViewControllers([screen], animated: false)
      }
      return
    }
    if collapsed { separateColumns() }
    stacks[column] = screen.flatMap { screen in
      guard column != .compact else { return nil }
      return screen as? UINavigationController
        ?? simulation.perform { $0.makeStackOfColumn(screen) }
    }
    if collapsed {
      collapseColumns()
    } else {
      setMembers(stacksInOrder)
    }
    refresh()
  }

  private func canBeColumn(_ screen: UIViewController) -> Bool {
    canTakeIn(screen)
  }

  private var stacksInOrder: [UIViewController] {
    Self.sideBySide.compactMap { stacks[$0] }
  }

  /// Shows the compact column alone, or all columns up to the top one in the first one's stack.
  /// See 'The compact column' in Docs/Maintainers/UIKitRules.md.
  func collapseColumns() {
    if let compact = columns[.compact] {
      setMembers([compact])
      return
    }
    let present = Self.sideBySide.filter { stacks[$0] != nil }
    guard let first = present.first, let base = stacks[first] else { return }
    let proposed = stacks[.secondary] == nil ? first : .secondary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    for column in present.dropFirst() {
      guard let stack = stacks[column] else { continue }
      putAside(stack)
      if column.rawValue <= top.rawValue { base.rearrange { $0.stack + [stack] } }
    }
    setMembers([base])
  }

  func expandColumns() {
    separateColumns()
    let proposed = automaticMode
    mode =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
      ?? proposed
    setMembers(stacksInOrder)
  }

  /// Removes the columns' stacks from the first one's.
  private func separateColumns() {
    guard let base = row.first as? UINavigationController else { return }
    // A column that is on its way out of the stack would leave its new place at the end.
    base.settle()
    let others = stacks.values.filter { $0 !== base }
    guard base.stack.contains(where: { screen in others.contains { $0 === screen } }) else {
      return
    }
    base.rearrange { $0.stack.filter { screen in !others.contains { $0 === screen } } }
  }

  /// Shows a column. See 'Showing and hiding a column' in Docs/Maintainers/UIKitRules.md.
  func reveal(_ column: Column) {
    guard let stack = stacks[column] else { return }
    if collapsed {
      guard let base = row.first as? UINavigationController, columns[.compact] == nil else {
        return
      }
      if stack === base {
        base.change(to: base.stack.filter { !($0 is UINavigationController) }, animated: false)
      } else if let index = base.stack.firstIndex(where: { $0 === stack }) {
        base.change(to: Array(base.stack[...index]), animated: false)
      } else {
        base.change(to: base.stack + [stack], animated: false)
      }
      return
    }
    guard !isOnDisplay(column) else { return }
    delegate?.splitViewController(self, willShow: column)
    let showsBoth = style == .tripleColumn && column == .primary
    changeMode(to: showsBoth ? .twoBesideSecondary : .oneBesideSecondary)
    simulation.loop.schedule { [self] in delegate?.splitViewController(self, didShow: column) }
  }

  /// Hides a column. See 'Showing and hiding a column' in Docs/Maintainers/UIKitRules.md.
  func conceal(_ column: Column) {
    guard let stack = stacks[column], isOnDisplay(column) else { return }
    if collapsed {
      guard let base = row.first as? UINavigationController,
        let index = base.stack.firstIndex(where: { $0 === stack })
      else { return }
      base.change(to: Array(base.stack[..<index]), animated: false)
      return
    }
    guard column == .primary || column == .supplementary else { return }
    delegate?.splitViewController(self, willHide: column)
    let keepsOne = style == .tripleColumn && column == .primary
    changeMode(to: keepsOne ? .oneBesideSecondary : .secondaryOnly)
    simulation.loop.schedule { [self] in delegate?.splitViewController(self, didHide: column) }
  }

  func isOnDisplay(_ column: Column) -> Bool {
    guard let stack = stacks[column] else {
      return column == .compact && collapsed && columns[.compact] != nil
    }
    if !collapsed { return screensToShow.contains { $0 === stack } }
    let base = row.first as? UINavigationController
    return base?.stack.last === stack
      || (base === stack && !(base?.stack.last is UINavigationController))
  }
}
