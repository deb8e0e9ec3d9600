import SwitchbackUIKit

/// A list of actions.
open class MenuViewController: UITableViewController {
  /// A line of the list.
  public struct Row {
    public let title: String
    let act: (@MainActor () -> Void)?

    init(_ title: String, act: (@MainActor () -> Void)? = nil) {
      self.title = title
      self.act = act
    }
  }

  /// The lines.
  public internal(set) var rows: [Row] = [] {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }

  open override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    rows.count
  }

  open override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row].title
    cell.textLabel?.numberOfLines = 0
    return cell
  }

  open override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    tableView.deselectRow(at: indexPath, animated: true)
    rows[indexPath.row].act?()
  }
}
