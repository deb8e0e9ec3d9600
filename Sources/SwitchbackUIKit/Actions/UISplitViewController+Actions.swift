import Switchback

/// Shows the screen in a column of a split view that has columns.
///
///     .using(UISplitViewController.show(in: .secondary))
///     .from(SplitControllerStep(style: .doubleColumn))
///
/// Replaces the column's screen. If the split view is collapsed, the column is shown in its only
/// stack.
public struct ShowInColumn: ContainerAction {
  public typealias Source = UISplitViewController

  private let column: UISplitViewController.Column

  init(_ column: UISplitViewController.Column) {
    self.column = column
  }

  public var reachesInside: Bool { true }

  /// - Throws: ``UIKitError/noPlace(_:in:)`` if the split view is in the classic style, or if it
  ///   has no such column at the width of its window: collapsed, a compact column replaces all
  ///   others; expanded, there is no compact column.
  public func container(in source: UISplitViewController) throws -> any ContainerScreen {
    let place = SplitColumn(column, of: source)
    guard source.hasColumns, source.hasPlace(for: column) else {
      throw UIKitError.noPlace("a \(place.screenName)", in: name(of: source))
    }
    return place
  }

  public func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
    children = [screen]
  }
}

extension UISplitViewController {
  /// Shows the screen in a column.
  public static func show(in column: Column) -> ShowInColumn { ShowInColumn(column) }
}

extension Action where Self == ShowInColumn {
  /// Shows the screen in a column: the short form of ``ShowInColumn``.
  public static func show(in column: UISplitViewController.Column) -> Self { ShowInColumn(column) }
}
