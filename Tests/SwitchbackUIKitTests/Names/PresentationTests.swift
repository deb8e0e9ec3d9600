#if !canImport(UIKit)
import Foundation
import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// The ways to present a screen, and to replace the root, in full and in short.
struct PresentationTests {
  /// Presents Bag above Home, and hands it over.
  private func presented(
    width: UIUserInterfaceSizeClass = .compact, by makeAction: @escaping () -> PresentModally,
    _ check: @escaping (BagViewController) throws -> Void
  ) async throws {
    try await inWindow("window\n└─ Home", width: width) { window, _ in
      let step = ActionTests.bag().using(makeAction()).from(GeneralStep.current()).assemble()
      try await WindowRouter(window: window).navigate(to: step)
      #expect(window.drawn == "window\n├─ Home\n└─ modal Bag")
      try check(try window.screen())
    }
  }

  @Test func `A style, a transition and a size, as UIKit calls them`() async throws {
    try await presented {
      GeneralAction.presentModally(
        style: .formSheet, transition: .flipHorizontal, isModalInPresentation: true,
        preferredContentSize: CGSize(width: 320, height: 200)
      ) { $0.title = nil }
    } _: { bag in
      #expect(bag.modalPresentationStyle == .formSheet)
      // They were set before the presentation was made.
      #expect(bag.presentationController?.presentationStyle == .formSheet)
      #expect(bag.modalTransitionStyle == .flipHorizontal)
      #expect(bag.isModalInPresentation)
      #expect(bag.preferredContentSize == CGSize(width: 320, height: 200))
    }
    try await presented {
      .presentModally(style: .fullScreen, isModalInPresentation: false)
    } _: { bag in
      #expect(bag.modalPresentationStyle == .fullScreen)
    }
    for action in [
      {
        .presentModally(startingFrom: .topmostParent, style: .formSheet) {
          $0.isModalInPresentation = true
        }
      },
      {
        .presentModally {
          $0.modalPresentationStyle = .formSheet
          $0.isModalInPresentation = true
        }
      },
    ] as [() -> PresentModally] {
      try await presented(by: action) { bag in
        #expect(bag.modalPresentationStyle == .formSheet)
        #expect(bag.isModalInPresentation)
      }
    }
    for action in [
      { GeneralAction.presentModally(transition: .crossDissolve) },
      { .presentModally(transition: .crossDissolve) },
    ] as [() -> PresentModally] {
      try await presented(by: action) { bag in #expect(bag.modalTransitionStyle == .crossDissolve) }
    }
  }

  @Test func `A sheet that rests at certain heights`() async throws {
    for action in [
      {
        GeneralAction.presentModally(sheet: {
          $0.detents = [.medium(), .large()]
          $0.prefersGrabberVisible = true
        })
      },
      { .sheet(detents: [.medium(), .large()], prefersGrabberVisible: true) },
    ] as [() -> PresentModally] {
      try await presented(by: action) { bag in
        let sheet = try #require(bag.sheetPresentationController)
        #expect(sheet.detents.count == 2)
        #expect(sheet.prefersGrabberVisible)
      }
    }
  }

  @Test func `A popover that points at a view or a button, in a wide window too`() async throws {
    let view = UIView()
    let button = UIBarButtonItem()
    for width in [UIUserInterfaceSizeClass.compact, .regular] {
      for action in [
        { GeneralAction.presentModally(popover: { $0.sourceView = view }) },
        { .popover(from: view) },
      ] as [() -> PresentModally] {
        try await presented(width: width, by: action) { bag in
          #expect(bag.popoverPresentationController?.sourceView === view)
        }
      }
      try await presented(width: width, by: { .popover(from: button) }) { bag in
        #expect(bag.popoverPresentationController?.barButtonItem === button)
      }
    }
  }

  @Test func `A screen grows out of a view, pushed or presented`() async throws {
    let cells = [1: UIView(), 2: UIView()]
    let grown = StepAssembly(
      finder: ClassWithContextFinder<ProductViewController, Int>(),
      factory: ClosureFactory { (id: Int) in ProductViewController(id: id) }
    )
    .adding(.zoom { id in cells[id] })
    let pushed = grown.using(.push())
      .from(existing(UINavigationController.self, for: Int.self)).assemble()
    let presented = grown.using(.presentModally()).from(.current()).assemble()
    for chain in [pushed, presented] {
      try await inWindow("window\n└─ stack\n   └─ Home*") { window, _ in
        let outcome = try await WindowRouter(window: window).navigate(to: chain, with: 2)
        let screen = try #require(outcome.destination as? UIViewController)
        let provider = try #require(screen.preferredTransition?.sourceViewProvider)
        #expect(provider(.init(from: page("List"), to: screen)) === cells[2])
      }
    }
  }

  @Test func `The root is replaced in a transition of the window`() async throws {
    let journey = Journey(
      "under a modal",
      """
      window                          →  window
      ├─ Home                            └─ Bag
      └─ modal Login
      """)
    try await check(
      journey,
      to: ActionTests.bag()
        .using(GeneralAction.replaceRoot(animated: .transitionFlipFromLeft, duration: 0.5))
        .from(GeneralStep.root()).assemble())
    let short = ActionTests.bag().using(.replaceRoot(animated: .transitionCrossDissolve))
      .from(.root()).assemble()
    try await check(journey, to: short)
    try await inWindow(journey.before) { window, _ in
      try await WindowRouter(window: window).navigate(to: short)
      #expect(UIView.areAnimationsEnabled)
    }
  }

  @Test(arguments: [true, false])
  func `The navigation waits for a long transition from root to root`(isOwn: Bool) async throws {
    var settings = Settings()
    settings.animationTurns = 90
    try await inWindow("window\n└─ Home", settings: settings) { window, simulation in
      let start = simulation.loop.turnCount
      if isOwn {
        let step = ActionTests.bag()
          .using(.replaceRoot(animated: .transitionFlipFromLeft, duration: 1.5))
          .from(.root()).assemble()
        try await WindowRouter(window: window).navigate(to: step)
      } else {
        try await window.setRootScreen(BagViewController(), animated: true)
      }
      #expect(window.drawn == "window\n└─ Bag")
      #expect(simulation.loop.turnCount - start >= 90)
    }
  }
}
#endif
