#if !canImport(UIKit)
import Testing
import UIKitSimulator

/// See 'The results of a search' in Docs/Maintainers/UIKitRules.md.
@Suite(.simulated)
struct SearchTests {
  let simulation = Simulation.current
  let story = Story()

  @Test(arguments: [false, true])
  func `The results of an active search are on display in it`(definesContext: Bool) {
    let (list, results) = (Page("List"), Page("Results", story))
    let search = UISearchController(searchResultsController: results)
    list.navigationItem.searchController = search
    list.definesPresentationContext = definesContext
    let window = simulation.window(UINavigationController(rootViewController: list))
    #expect(results.parent == nil && !results.isViewLoaded)
    search.isActive = true
    simulation.loop.turnUntilIdle()
    #expect(results.parent === search)
    #expect(results.viewIfLoaded?.window === window)
    #expect(story.takeAppearance() == ["Results willAppear", "Results didAppear"])
    search.isActive = false
    simulation.loop.turnUntilIdle()
    #expect(results.viewIfLoaded?.window == nil)
    #expect(story.takeAppearance() == ["Results willDisappear", "Results didDisappear"])
    search.isActive = true
    simulation.loop.turnUntilIdle()
    #expect(story.takeAppearance() == ["Results willAppear", "Results didAppear"])
    #expect(simulation.warnings == [])
  }

  @Test func `A search that ends forgets its text`() {
    let list = Page("List")
    let search = UISearchController(searchResultsController: nil)
    list.navigationItem.searchController = search
    _ = simulation.window(UINavigationController(rootViewController: list))
    search.isActive = true
    simulation.loop.turnUntilIdle()
    search.searchBar.text = "shoes"
    search.isActive = false
    simulation.loop.turnUntilIdle()
    #expect(search.searchBar.text == nil)
  }
}
#endif
