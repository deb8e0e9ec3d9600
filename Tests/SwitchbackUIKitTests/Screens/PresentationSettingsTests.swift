#if !canImport(UIKit)
import Foundation
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// What an app sets for a presentation lasts as long as the presentation. See 'A presentation is set up anew' in
/// Docs/Maintainers/UIKitRules.md.
struct PresentationSettingsTests {
  /// A delegate that keeps a draft.
  final class Keeping: NSObject, UIAdaptivePresentationControllerDelegate {
    func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
      false
    }
  }

  /// The styles of presentations whose delegate is asked before the user dismisses them.
  nonisolated static let styles: [UIModalPresentationStyle] = [
    .automatic, .pageSheet, .formSheet, .fullScreen, .overFullScreen,
  ]

  static func sheet(_ name: String, style: UIModalPresentationStyle) throws -> UIViewController {
    let screen = page(name)
    screen.modalPresentationStyle = style
    guard let sheet = screen.sheetPresentationController else { return screen }
    sheet.detents = [.medium(), .large()]
    sheet.selectedDetentIdentifier = .medium
    sheet.largestUndimmedDetentIdentifier = .large
    sheet.preferredCornerRadius = 7
    sheet.prefersGrabberVisible = true
    sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    sheet.prefersEdgeAttachedInCompactHeight = true
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    return screen
  }

  /// All that is set, in words.
  static func settings(of screen: UIViewController) -> String {
    guard let sheet = screen.sheetPresentationController else { return "no sheet" }
    return """
      \(sheet.detents.map(\.identifier.rawValue)), \(sheet.selectedDetentIdentifier?.rawValue ?? ""), \
      \(sheet.largestUndimmedDetentIdentifier?.rawValue ?? ""), \(sheet.preferredCornerRadius ?? 0), \
      \(sheet.prefersGrabberVisible), \(sheet.prefersScrollingExpandsWhenScrolledToEdge), \
      \(sheet.prefersEdgeAttachedInCompactHeight), \
      \(sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
      """
  }

  @Test(arguments: styles, [1, 2])
  func `A failed navigation gives layers back with all that was set for them`(
    _ style: UIModalPresentationStyle, layers: Int
  ) async throws {
    try await inWindow("window\n└─ Home") { window, simulation in
      let keeping = Keeping()
      var top: UIViewController = try window.screen(HomeViewController.self)
      var screens: [UIViewController] = []
      for number in 1...layers {
        let screen = try Self.sheet("Sheet \(number)", style: style)
        screen.presentationController?.delegate = keeping
        try await top.presentScreen(screen, animated: true)
        screens.append(screen)
        top = screen
      }
      let (before, presentations) = (window.drawn, screens.map(\.presentationController))
      let settings = screens.map(Self.settings)

      let failing = finding(BagViewController.self).using(FailingAction()).from(
        existing(HomeViewController.self)
      )
      .assemble()
      let text = await text { try await WindowRouter(window: window).navigate(to: failing) }
      #expect(text.contains("All changes were undone."))
      #expect(window.drawn == before)
      #expect(screens.map(Self.settings) == settings)
      for (screen, presentation) in zip(screens, presentations) {
        #expect(screen.presentationController !== presentation)
        #expect(screen.presentationController?.delegate === keeping)
      }
      #expect(simulation.misuses == [])
    }
  }

  @Test func `What the app presents anew has what the app sets then`() async throws {
    try await inWindow("window\n└─ Home") { window, _ in
      let home = try window.screen(HomeViewController.self)
      let (screen, keeping) = (try Self.sheet("Sheet", style: .pageSheet), Keeping())
      screen.presentationController?.delegate = keeping
      try await home.presentScreen(screen, animated: true)
      try await WindowRouter(window: window).navigate(to: existing(HomeViewController.self))
      #expect(window.drawn == "window\n└─ Home")
      try await home.presentScreen(screen, animated: true)
      #expect(screen.sheetPresentationController?.prefersGrabberVisible == false)
      #expect(screen.presentationController?.delegate == nil)
    }
  }
}
#endif
