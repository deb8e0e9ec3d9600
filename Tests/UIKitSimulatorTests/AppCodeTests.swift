#if !canImport(UIKit)
import Foundation
import Testing
import UIKitSimulator

/// What an app's own controllers and delegates touch, written as apps write it.
@Suite(.simulated)
struct AppCodeTests {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    private(set) var wasLaunchedBy: URL?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      wasLaunchedBy = launchOptions?[.url] as? URL
      return true
    }

    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
    }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UINavigationController(rootViewController: Countries())
      window.makeKeyAndVisible()
      self.window = window
    }
  }

  final class Countries: UITableViewController {
    let names = ["Chile", "Ghana", "Nepal"]
    private(set) var hasFaded = false

    init() {
      super.init(style: .insetGrouped)
      title = "Countries"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      view.accessibilityIdentifier = "countries"
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "country")
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add,
        primaryAction: UIAction(title: "Add") { [weak self] _ in self?.add() })
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Help", style: .plain, target: self, action: Selector("help"))
      UIView.animate(
        withDuration: 0.3, delay: 0, options: [.curveEaseIn],
        animations: { self.view.alpha = 1 }, completion: { _ in self.hasFaded = true })
    }

    private func add() {
      present(
        UIAlertController(title: "Add", message: nil, preferredStyle: .alert), animated: true,
        completion: nil)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "country", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      let country = UIViewController()
      country.title = names[indexPath.row]
      navigationController?.pushViewController(country, animated: true)
    }
  }

  let simulation = Simulation.current

  @Test func `An app is launched, shows a table, and the user goes through it`() throws {
    let app = AppDelegate()
    #expect(simulation.launch(app, options: [.url: try #require(URL(string: "shop://bag"))]))
    #expect(app.wasLaunchedBy?.host() == "bag")
    #expect(UIApplication.shared.delegate === app)

    let delegate = SceneDelegate()
    simulation.connectScene(delegate: delegate)
    simulation.loop.turnUntilIdle()
    let stack = try #require(delegate.window?.rootViewController as? UINavigationController)
    let countries = try #require(stack.topViewController as? Countries)
    #expect(countries.view === countries.tableView)
    #expect(countries.view.backgroundColor == .systemBackground)
    #expect(countries.hasFaded)
    #expect(
      countries.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "Ghana")

    #expect(simulation.tap(IndexPath(row: 2, section: 0), in: countries.tableView))
    simulation.loop.turnUntilIdle()
    #expect(stack.topViewController?.title == "Nepal")
    simulation.tapBack(in: stack)
    simulation.loop.turnUntilIdle()
    #expect(countries.tableView.indexPathForSelectedRow == nil)
    #expect(!simulation.tap(IndexPath(row: 3, section: 0), in: countries.tableView))

    let item = countries.navigationItem
    #expect(simulation.tap(try #require(item.rightBarButtonItem)))
    simulation.loop.turnUntilIdle()
    #expect(stack.presentedViewController is UIAlertController)
    #expect(item.leftBarButtonItem?.target === countries)
    #expect(item.leftBarButtonItem?.action == Selector("help"))
    #expect(simulation.warnings.isEmpty)
  }
}
#endif
