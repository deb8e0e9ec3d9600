import Foundation

extension IndexPath {
  /// The place of a row.
  public init(row: Int, section: Int) { self = [section, row] }

  /// The section.
  public var section: Int { self[0] }

  /// The row in the section.
  public var row: Int { self[1] }
}

/// A label.
@MainActor
open class UILabel: UIView {
  /// The text.
  open var text: String?

  /// The maximum number of lines; 0 for any number.
  open var numberOfLines = 1
}

/// A row of a table.
@MainActor
open class UITableViewCell: UIView {
  /// The style of a row.
  public enum CellStyle: Int, Sendable {
    /// One text.
    case `default` = 0
  }

  /// The accessory at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow.
    case disclosureIndicator = 1
  }

  /// The identifier of the row's kind.
  public let reuseIdentifier: String?

  /// The first text.
  open var textLabel: UILabel? { first }

  /// The accessory.
  open var accessoryType = AccessoryType.none

  private let first = UILabel()

  /// Creates a row.
  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a row from a nib.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
}

/// Supplies the rows of a table.
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// The number of sections.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// A row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// The delegate of a table.
@MainActor
public protocol UITableViewDelegate: NSObjectProtocol {
  /// Called when the user has tapped a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// A list of rows. The simulator keeps none: it asks its data source whenever it is asked itself.
@MainActor
open class UITableView: UIScrollView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    /// One list.
    case plain = 0
    /// Groups.
    case grouped = 1
    /// Groups with margins.
    case insetGrouped = 2
  }

  /// The style of the table.
  public let style: Style

  /// Supplies the rows.
  weak open var dataSource: (any UITableViewDataSource)?

  /// The delegate, which is told of the user's taps.
  weak open var delegate: (any UITableViewDelegate)?

  /// The row that is selected.
  open private(set) var indexPathForSelectedRow: IndexPath?

  private var cellClasses: [String: UITableViewCell.Type] = [:]

  /// Creates a table.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a table from a nib.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// The number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// A row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard (0..<numberOfSections).contains(indexPath.section),
      (0..<numberOfRows(inSection: indexPath.section)).contains(indexPath.row)
    else { return nil }
    return dataSource?.tableView(self, cellForRowAt: indexPath)
  }

  /// Asks for the rows again. The simulator shows none.
  open func reloadData() {
    indexPathForSelectedRow = nil
  }

  /// Registers a class for a kind of row.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Makes a row of a kind.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    let type = cellClasses[identifier] ?? UITableViewCell.self
    return type.init(style: .default, reuseIdentifier: identifier)
  }

  /// Selects a row. The delegate is not told.
  open func selectRow(at indexPath: IndexPath?, animated: Bool) {
    indexPathForSelectedRow = indexPath
  }

  /// Ends the selection of a row.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
  }
}

extension Simulation {
  /// The user taps a row.
  ///
  /// - Returns: Whether there is such a row, in a window.
  @discardableResult
  public func tap(_ indexPath: IndexPath, in table: UITableView) -> Bool {
    guard table.window != nil else { return false }
    return perform { _ in
      guard table.cellForRow(at: indexPath) != nil else { return false }
      table.selectRow(at: indexPath, animated: false)
      table.delegate?.tableView(table, didSelectRowAt: indexPath)
      return true
    }
  }
}
