#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Columns whose first screen has left the stack that UIKit has made for it, so that only other screens are there.
struct ColumnStackTests {
  private static func split(triple: Bool = false) -> UISplitViewController {
    let split = UISplitViewController(style: triple ? .tripleColumn : .doubleColumn)
    split.setViewController(page("Folders"), for: .primary)
    if triple { split.setViewController(page("Messages"), for: .supplementary) }
    split.setViewController(ProductViewController(id: 1), for: .secondary)
    return split
  }

  private static func draft(_ answer: Bool) -> DraftViewController {
    let draft = DraftViewController()
    draft.answer = { answer }
    return draft
  }

  nonisolated static let columns: [(UISplitViewController.Column, String)] = [
    (.primary, "Folders"), (.supplementary, "Messages"), (.secondary, "Product(1)"),
  ]

  @Test(arguments: columns, [true, false])
  func `A draft that the app has put in place of a column's screen is found, and asked`(
    _ column: (place: UISplitViewController.Column, name: String), agrees: Bool
  ) async throws {
    try await onDevice { simulation in
      let split = Self.split(triple: true)
      let window = await simulation.show(split, width: .regular)
      let draft = Self.draft(agrees)
      split.viewController(for: column.place)?.navigationController?
        .setViewControllers([draft], animated: false)
      await simulation.untilIdle()
      let before = """
        window
        └─ split
           ├─ stack*
           │  └─ Folders*
           ├─ stack*
           │  └─ Messages*
           └─ stack*
              └─ Product(1)*
        """.replacing(column.name, with: "Draft")
      let router = WindowRouter(window: window)
      let there = try await router.navigate(to: existing(DraftViewController.self))
      #expect(there.isAlreadyThere)
      #expect(window.drawn == before)
      let step = TripleColumnTests.bag(in: column.place)
      let text = await text { try await router.navigate(to: step) }
      #expect(draft.askedCount == 1)
      #expect(text.contains("Draft refuses to go.") != agrees)
      #expect(window.drawn == (agrees ? before.replacing("Draft", with: "Bag") : before))
    }
  }

  private static let alone = finding(DraftViewController.self)
    .using(UINavigationController.pushAsRoot())
    .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>())).assemble()

  @Test(arguments: [true, false])
  func `A draft alone in the stack of a narrow split view is asked before a new primary comes`(
    agrees: Bool
  ) async throws {
    try await onDevice { simulation in
      let window = await simulation.show(Self.split(), width: .compact)
      let router = WindowRouter(window: window)
      try await router.navigate(to: Self.alone)
      let draft = try window.screen(DraftViewController.self)
      draft.answer = { agrees }
      let before = """
        window
        └─ split
           ├─ stack*
           │  └─ Draft*
           └─ stack
              └─ Product(1)*
        """
      #expect(window.drawn == before)
      _ = await text { try await router.navigate(to: TripleColumnTests.bag(in: .primary)) }
      #expect(draft.askedCount == 1)
      #expect(window.drawn == (agrees ? before.replacing("Draft", with: "Bag") : before))
    }
  }

  @Test func `After a failure, it is in the stack of a narrow split view again`() async throws {
    try await onDevice { simulation in
      let window = await simulation.show(Self.split(), width: .compact)
      let router = WindowRouter(window: window)
      try await router.navigate(to: Self.alone)
      let before = window.drawn
      let step = finding(AccountViewController.self).using(FailingAction())
        .from(TripleColumnTests.bag(in: .primary)).assemble()
      let text = await text { try await router.navigate(to: step) }
      #expect(text.contains("All changes were undone."))
      #expect(window.drawn == before)
    }
  }
}
#endif
