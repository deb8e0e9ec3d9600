import SwitchbackModel
import Testing

/// What a program must not ask for, and what it is told then.
struct ProgrammingErrorTests {
  #if os(macOS) || os(Linux) || os(Windows)
  @Test(arguments: [-1, 2, .max])
  func `Tabs cannot be made with one selected that is not there`(index: Int) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [index] in
      await MainActor.run { _ = ModelTabs([HomeScreen(), BagScreen()], selected: index) }
    }
    expect("There is no tab \(index) to select among 2. The first has number 0.", in: result)
  }
  #endif

  @MainActor
  @Test func `Tabs without screens have none selected`() {
    let tabs = ModelTabs([], selected: 0)
    #expect(tabs.selected == nil && tabs.selectedIndex == nil)
  }
}
