import SwiftUI

/// Starts the probe under UIKit's life cycle and, at the launch after that has ended, under SwiftUI's.
@main
enum Main {
  static func main() {
    if ProbeNotes().isUnderSwiftUI { ProbeApp.main() } else { AppDelegate.main() }
  }
}

/// Asks SwiftUI all questions in a window of SwiftUI's.
struct ProbeApp: App {
  @State private var views = ShownViews()

  var body: some Scene {
    WindowGroup {
      ProbedWindow(views: views).task {
        let probe = SwiftUIProbe(views: views, device: device)
        await probe.run()
        let table = FinishedTable("swiftui-app.settings", probe.table)
        ProbeNotes().isUnderSwiftUI = false
        finish([table], in: views.window)
      }
    }
  }
}

@MainActor
let device = ProcessInfo.processInfo.operatingSystemVersionString

/// The lines of a table, and the name of its file.
@MainActor
struct FinishedTable {
  let file: String
  let lines: [String]
  let text: String

  init<Setting>(_ file: String, _ table: ProbeTable<Setting>) {
    self.file = file
    lines = table.lines
    text = table.text
  }
}

/// Prints tables, leaves them in files, and shows them.
@MainActor
func finish(_ tables: [FinishedTable], in window: UIWindow?) {
  for table in tables {
    let file = URL.documentsDirectory.appending(path: table.file)
    do {
      try table.text.write(to: file, atomically: true, encoding: .utf8)
      print(table.text)
      print("PROBE: this table is in \(file.path(percentEncoded: false))")
    } catch {
      print("PROBE: the table cannot be written: \(error)")
    }
  }
  window?.rootViewController = LineTable(lines: tables.flatMap(\.lines))
  print("PROBE: all tables of this launch are written.")
}

/// Shows tables on the screen.
private final class LineTable: UITableViewController {
  private let lines: [String]

  init(lines: [String]) {
    self.lines = lines
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { lines.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = lines[indexPath.row]
    cell.textLabel?.numberOfLines = 0
    return cell
  }
}
