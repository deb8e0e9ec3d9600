#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// A failed navigation gives the user's search back. See 'An active search is presented' in
/// Docs/Maintainers/UIKitRules.md.
struct SearchUndoTests {
  typealias Step = DestinationStep<AccountViewController, Any?>

  /// A list with an active search, in a stack.
  @MainActor struct Place {
    let list = BagViewController()
    let search: UISearchController
    let stack: UINavigationController

    init(_ search: UISearchController = UISearchController(searchResultsController: nil)) {
      self.search = search
      stack = UINavigationController(rootViewController: HomeViewController())
      list.navigationItem.searchController = search
      stack.pushViewController(list, animated: false)
    }

    func beginSearch(in simulation: Simulation) async {
      search.isActive = true
      await simulation.untilIdle()
      search.searchBar.text = "shoes"
    }

    func isSearching(in window: UIWindow) -> Bool {
      search.isActive && search.viewIfLoaded?.window === window && search.searchBar.text == "shoes"
    }
  }

  /// Chains that change the screens and then fail.
  static var failing: [(String, Step)] {
    func failing<Target: UIViewController>(_ way: DestinationStep<Target, Any?>) -> Step {
      finding(AccountViewController.self).using(FailingAction()).from(way).assemble()
    }
    let new = finding(ForgotPasswordViewController.self)
    return [
      ("a push", failing(new.using(.push()).from(.visibleStack()).assemble())),
      ("a layer", failing(new.using(.presentModally()).from(.current()).assemble())),
      ("a new root", failing(new.using(.replaceRoot()).from(.root()).assemble())),
      ("a tab", failing(existing(LoginViewController.self))),
      ("a pop", failing(existing(HomeViewController.self))),
    ]
  }

  @Test(arguments: SearchTests.readings, [false, true])
  func `A search that a failed navigation has ended is active again`(
    _ settings: Settings, definesContext: Bool
  ) async throws {
    for (name, step) in Self.failing {
      try await onDevice(settings) { simulation in
        let place = Place()
        place.list.definesPresentationContext = definesContext
        let tabs = UITabBarController()
        tabs.viewControllers = [place.stack, LoginViewController()]
        let window = await simulation.show(tabs)
        await place.beginSearch(in: simulation)
        try #require(place.isSearching(in: window))
        let text = await text { try await WindowRouter(window: window).navigate(to: step) }
        await simulation.untilIdle()
        #expect(text.contains("All changes were undone."), "\(name)")
        #expect(place.isSearching(in: window), "\(name)")
        #expect(
          window.drawn == """
            window
            └─ tabs
               ├─ stack*
               │  ├─ Home
               │  └─ Bag*
               └─ Login
            """, "\(name)")
      }
    }
  }

  @Test(arguments: SearchTests.readings)
  func `A search in a layer is active again, and so is what it presents`(
    _ settings: Settings
  ) async throws {
    try await onDevice(settings) { simulation in
      let place = Place()
      place.list.definesPresentationContext = true
      let window = await simulation.show(LoginViewController())
      let login = try window.screen(LoginViewController.self)
      try await login.presentScreen(place.stack, animated: true)
      await place.beginSearch(in: simulation)
      try await place.list.presentScreen(page("Filter"), animated: true)
      let before = """
        window
        ├─ Login
        ├─ modal stack
        │  ├─ Home
        │  └─ Bag* ^
        └─ modal Filter
        """
      #expect(window.drawn == before)
      let step = finding(AccountViewController.self).using(FailingAction())
        .from(existing(LoginViewController.self)).assemble()
      let text = await text { try await WindowRouter(window: window).navigate(to: step) }
      await simulation.untilIdle()
      #expect(text.contains("All changes were undone."))
      #expect(window.drawn == before)
      #expect(place.isSearching(in: window))
    }
  }

  /// A search that cannot be made active again.
  final class Search: UISearchController {
    var isOver = false

    override var isActive: Bool {
      get { super.isActive }
      set { if !newValue || !isOver { super.isActive = newValue } }
    }
  }

  /// Where the searched screen presents, a push ends no search.
  @Test(arguments: SearchTests.readings.filter { !$0.searchedScreensPresent })
  func `The error names a search that does not come back`(_ settings: Settings) async throws {
    try await onDevice(settings) { simulation in
      let search = Search(searchResultsController: nil)
      let place = Place(search)
      let window = await simulation.show(place.stack)
      await place.beginSearch(in: simulation)
      search.isOver = true
      let text = await text {
        try await WindowRouter(window: window).navigate(to: Self.failing[0].1)
      }
      await simulation.untilIdle()
      #expect(!search.isActive)
      #expect(window.drawn == "window\n└─ stack\n   ├─ Home\n   └─ Bag*")
      #expect(
        text.contains(
          """
          Not undone: UINavigationController no longer presents Search (Attempt to present <Search> on \
          <UINavigationController>, which UIKit dropped without a reason.).
          """), "\(text)")
    }
  }
}
#endif
