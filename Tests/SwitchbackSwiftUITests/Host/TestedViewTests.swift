import SwitchbackSwiftUI
import SwitchbackTesting
import Testing

// Views, where there is SwiftUI.
private struct ItemView {
  let number: Int
}

private struct Tag {
  let text: String
}

/// The test kit with screens that are made of views.
struct TestedViewTests {
  private static let item = StepAssembly { (number: Int) in ItemView(number: number) }
    .using(.push()).from(.visibleStack())
  private static let tagged = StepAssembly { (tag: Tag) in ItemView(number: tag.text.count) }
    .using(.push()).from(.visibleStack())
  /// Looks for any item.
  private static let careless = StepAssembly(
    finder: ClassFinder<ContentScreen<ItemView>, Int>(),
    factory: ContentFactory { (number: Int) in ItemView(number: number) }
  )
  .using(.push()).from(.visibleStack())

  private func findings<Context>(
    _ step: DestinationStep<ContentScreen<ItemView>, Context>
  ) -> [String] {
    var routes = Routes()
    routes.startsWith(ModelStack.self)
    routes.add("item", step, isEntry: true)
    return routes.findings.filter { $0.severity != .hidden }.map { "\($0.message) \($0.advice)" }
  }

  @Test func `A view is told from another one by a context that can be compared`() {
    #expect(findings(Self.item) == [])
    #expect(findings(Self.item.adapting { (text: String) in text.count }) == [])
    #expect(
      findings(Self.tagged) == [
        "The step has a context, but any ItemView counts as found, whatever it shows. Make "
          + "the context Equatable, or let a task show it in the screen that is found."
      ])
    #expect(
      findings(Self.careless) == [
        "The step has a context, but any ItemView counts as found, whatever it shows. Use a "
          + "ScreenFinder."
      ])
  }

  @Test func `A factory that is adapted makes the same screens`() {
    let step = StepAssembly(
      finder: ScreenFinder<ContentScreen<ItemView>, Int>(),
      factory: ContentFactory { (number: Int) in ItemView(number: number) }
        .adding(ClosureContextTask { _, _ in })
    )
    .using(.push()).from(.visibleStack())
    #expect(findings(step) == [])
  }
}
