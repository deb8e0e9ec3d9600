#if !canImport(UIKit)
import SwitchbackUIKit
import Testing
import UIKitSimulator

@MainActor
struct SheetsAndPopoversTests {
  // snippet begin: sheet
  @MainActor
  enum Chains {
    static let filter = StepAssembly(FilterViewController.self)
      .using(.sheet(detents: [.medium(), .large()], prefersGrabberVisible: true))
      .from(.current())
  }
  // snippet end

  // snippet begin: configured
  @MainActor
  enum LargeSheetChains {
    static let largeFilter = StepAssembly(FilterViewController.self)
      .using(
        GeneralAction.presentModally(sheet: { sheet in
          sheet.detents = [.medium(), .large()]
          sheet.selectedDetentIdentifier = .large
        })
      )
      .from(.current())
  }
  // snippet end

  // snippet begin: popover
  @MainActor
  enum PopoverChains {
    static func filter(
      from button: UIBarButtonItem
    ) -> DestinationStep<FilterViewController, Void> {
      StepAssembly(FilterViewController.self)
        .using(.popover(from: button))
        .from(.current())
    }
  }
  // snippet end

  @Test func `A sheet rests at its detents`() async throws {
    try await Simulation.run { simulation in
      var window = await simulation.show(HomeViewController())
      try await window.router.navigate(to: Chains.filter)
      print(window.drawing)
      let sheet = window.rootViewController?.presentedViewController?
        .sheetPresentationController
      print(
        sheet?.detents.map(\.identifier.rawValue).joined(separator: ", ")
          ?? "no sheet")
      prints(
        """
        window
        ├─ HomeViewController
        └─ modal FilterViewController
        com.apple.UIKit.medium, com.apple.UIKit.large
        """)
      window = await simulation.show(HomeViewController())
      try await window.router.navigate(
        to: LargeSheetChains.largeFilter)
      let large = window.rootViewController?.presentedViewController?
        .sheetPresentationController
      #expect(large?.selectedDetentIdentifier == .large)
    }
  }

  @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular])
  func `A popover points at its button`(
    width: UIUserInterfaceSizeClass
  ) async throws {
    try await Simulation.run { simulation in
      let page = Transcript()
      @MainActor func print(_ value: Any) { page.print(value) }
      let window = simulation.makeWindow(root: HomeViewController(), width: width)
      await simulation.untilIdle()
      let router = window.router
      let filterButton = UIBarButtonItem()
      try await router.navigate(to: PopoverChains.filter(from: filterButton))
      print(window.drawing)
      page.prints(
        """
        window
        ├─ HomeViewController
        └─ modal FilterViewController
        """)
    }
  }
}
#endif
