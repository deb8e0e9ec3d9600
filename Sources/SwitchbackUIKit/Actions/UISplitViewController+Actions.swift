import Switchback

/// Shows the screen in a column of a split view that has columns.
///
///     .using(UISplitViewController.show(in: .secondary))
///     .from(SplitControllerStep(style: .doubleColumn))
///
/// What is in the column goes. Collapsed, the column is shown in the one stack that there is then.
public struct ShowInColumn: ContainerAction {
  public typealias Source = UISplitViewController

  private let column: UISplitViewController.Column

  init(_ column: UISplitViewController.Column) {
    self.column = column
  }

  public var reachesInside: Bool { true }

  /// - Throws: ``UIKitError/noPlace(_:in:)`` if the split view is in the classic style, or in a window
  ///   of a width in which the column is nowhere: collapsed, a compact column takes the place of all
  ///   others; expanded, there is none.
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
