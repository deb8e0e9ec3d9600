import UIKit

/// Makes the one scene of the probe.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

/// Asks all questions at launch, and then shows the table.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    Task { await probe(window) }
  }

  private func probe(_ window: UIWindow) async {
    let probe = MacProbe(
      window: window,
      device: ProcessInfo.processInfo.operatingSystemVersionString)
    await probe.run()
    let file = URL.documentsDirectory.appending(path: "uikit.settings")
    do {
      try probe.table.text.write(to: file, atomically: true, encoding: .utf8)
      print(probe.table.text)
      print("PROBE: this table is in \(file.path(percentEncoded: false))")
    } catch {
      print("PROBE: the table cannot be written: \(error)")
    }
    window.rootViewController = LineTable(lines: probe.table.lines)
  }
}

/// Shows the table on the screen.
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
