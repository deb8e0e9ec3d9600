#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// A popover has to say where it points, in one of UIKit's ways. See 'A popover says where it points'
/// in Docs/Maintainers/UIKitRules.md.
struct PopoverTests {
  /// The ways in which a popover says where it points.
  enum Source: CaseIterable {
    case view, viewAsItem, button, buttonAsItem, delegate
  }

  final class Pointing: NSObject, UIPopoverPresentationControllerDelegate {
    let view: UIView?
    init(view: UIView?) { self.view = view }

    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
      popover.sourceView = view
    }
  }

  /// The screens that UIKit shows in a popover.
  enum Content: CaseIterable {
    case page, actionSheet, activities

    func make() -> UIViewController {
      switch self {
      case .page:
        let screen = UIViewController()
        screen.modalPresentationStyle = .popover
        return screen
      case .actionSheet:
        return UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
      case .activities:
        return UIActivityViewController(activityItems: ["A text"], applicationActivities: nil)
      }
    }
  }

  @Test(arguments: Source.allCases, Content.allCases)
  func `What says where it points is presented`(_ source: Source, _ content: Content) async throws {
    try await inWindow("window\n└─ Home", width: .regular) { window, simulation in
      let home = try window.screen(HomeViewController.self)
      let pointing = Pointing(view: home.view)
      let screen = content.make()
      let popover = try #require(screen.popoverPresentationController)
      switch source {
      case .view: popover.sourceView = home.view
      case .viewAsItem: popover.sourceItem = home.view
      case .button: popover.barButtonItem = UIBarButtonItem()
      case .buttonAsItem: popover.sourceItem = UIBarButtonItem()
      case .delegate: popover.delegate = pointing
      }
      try await home.presentScreen(screen, animated: true)
      #expect(home.presentedScreen === screen)
      #expect(simulation.misuses == [])
    }
  }

  /// With an upper popover, which points at the lower one.
  @Test(arguments: Source.allCases, Content.allCases)
  func `A failed navigation gives popovers back that point where they did`(
    _ source: Source, _ content: Content
  ) async throws {
    try await inWindow("window\n└─ Home", width: .regular) { window, simulation in
      let home = try window.screen(HomeViewController.self)
      let (pointing, button) = (Pointing(view: home.view), UIBarButtonItem())
      let (screen, upper) = (content.make(), Content.page.make())
      let popover = try #require(screen.popoverPresentationController)
      popover.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
      popover.permittedArrowDirections = .up
      switch source {
      case .view: popover.sourceView = home.view
      case .viewAsItem: popover.sourceItem = home.view
      case .button: popover.barButtonItem = button
      case .buttonAsItem: popover.sourceItem = button
      case .delegate: popover.delegate = pointing
      }
      home.navigationItem.rightBarButtonItem = button
      try await home.presentScreen(screen, animated: true)
      if content == .page {
        upper.popoverPresentationController?.sourceView = screen.view
        try await screen.presentScreen(upper, animated: true)
      }
      let before = window.drawn

      let failing = StepAssembly(
        finder: NilFinder<UIViewController, Any?>(),
        factory: ClosureFactory { (_: Any?) in UIViewController() }
      )
      .using(FailingAction()).from(existing(HomeViewController.self)).assemble()
      let text = await text { try await WindowRouter(window: window).navigate(to: failing) }
      #expect(text.contains("All changes were undone."))
      #expect(window.drawn == before)
      let again = try #require(screen.popoverPresentationController)
      #expect(again !== popover)
      #expect(again.sourceView === popover.sourceView)
      #expect(again.sourceItem === popover.sourceItem)
      #expect(again.barButtonItem === popover.barButtonItem)
      #expect(again.delegate === popover.delegate)
      #expect(again.sourceRect == popover.sourceRect)
      #expect(again.permittedArrowDirections == .up)
      #expect(simulation.misuses == [])
    }
  }

  @Test(arguments: Content.allCases, [false, true])
  func `A popover without a source, and a delegate that sets none, is an error before UIKit raises`(
    _ content: Content, hasDelegate: Bool
  ) async throws {
    var settings = Settings()
    settings.misuses = .record
    try await inWindow("window\n└─ Home", width: .regular, settings: settings) {
      window, simulation in
      let pointing = Pointing(view: nil)
      let step = StepAssembly(
        finder: NilFinder<UIViewController, Any?>(),
        factory: ClosureFactory { (_: Any?) in
          let screen = content.make()
          if hasDelegate { screen.popoverPresentationController?.delegate = pointing }
          return screen
        }
      )
      .using(.presentModally()).from(.current()).assemble()
      let text = await text { try await WindowRouter(window: window).navigate(to: step) }
      #expect(
        text.contains(
          """
          > is a popover in a regular width and has no source. Set sourceItem, sourceView or \
          barButtonItem of its popoverPresentationController. All changes were undone.
          """))
      #expect(window.drawn == "window\n└─ Home")
      #expect(simulation.misuses == [])
    }
  }

  @Test(arguments: Content.allCases)
  func `In a compact width nothing has to point anywhere`(_ content: Content) async throws {
    var settings = Settings()
    // It is not known whether UIKit asks the delegate of an action sheet.
    settings.popoversNeedSource = content == .page
    try await inWindow("window\n└─ Home", width: .compact, settings: settings) {
      window, simulation in
      let home = try window.screen(HomeViewController.self)
      let (screen, always) = (content.make(), AlwaysPopover())
      if content != .page { screen.popoverPresentationController?.delegate = always }
      try await home.presentScreen(screen, animated: true)
      #expect(home.presentedScreen === screen)
      #expect(simulation.misuses == [])
    }
  }

  /// A delegate that wants a popover in any width.
  final class AlwaysPopover: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
  }

  @Test func `In a compact width, a popover that stays one has to point somewhere, too`()
    async throws
  {
    var settings = Settings()
    settings.misuses = .record
    try await inWindow("window\n└─ Home", width: .compact, settings: settings) {
      window, simulation in
      let home = try window.screen(HomeViewController.self)
      let (screen, always) = (Content.page.make(), AlwaysPopover())
      screen.popoverPresentationController?.delegate = always
      let text = await text { try await home.presentScreen(screen, animated: true) }
      #expect(text.contains("is a popover in a compact width and has no source"))
      #expect(simulation.misuses == [])
      // UIKit would raise.
      home.present(screen, animated: true, completion: nil)
      #expect(simulation.misuses.count == 1)
    }
  }

  /// A screen in a narrow column of a wide window.
  final class NarrowColumn: Page {
    override var traitCollection: UITraitCollection {
      UITraitCollection(horizontalSizeClass: .compact)
    }
  }

  @Test(arguments: Content.allCases)
  func `In a narrow column of a wide window a popover has to point somewhere, too`(
    _ content: Content
  ) async throws {
    var settings = Settings()
    settings.misuses = .record
    try await onDevice(settings) { simulation in
      let column = NarrowColumn()
      _ = await simulation.show(column, width: .regular)
      let text = await text {
        try await column.presentScreen(content.make(), animated: true)
      }
      #expect(text.contains("is a popover in a regular width and has no source"))
      #expect(column.presentedScreen == nil)
      #expect(simulation.misuses == [])
      // UIKit would raise.
      column.present(content.make(), animated: true, completion: nil)
      #expect(simulation.misuses.count == 1)
    }
  }
}
#endif
