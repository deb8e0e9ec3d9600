#if !canImport(UIKit)
import Foundation
import Testing
import UIKitSimulator

/// Presentations at a wrong moment, from a wrong place, or of a wrong style.
/// See 'Presenting' in Docs/Maintainers/UIKitRules.md.
@Suite(.simulated)
struct PresentingInVainTests {
  let simulation = Simulation.current
  let home = Page("Home")

  @Test func `A covered presenter presents nothing`() {
    _ = simulation.window(home)
    let cover = Page("Cover")
    simulation.present(cover, from: home, style: .fullScreen)
    home.present(Page("Sheet"), animated: true) { Issue.record("completed") }
    #expect(simulation.warnings.map(\.kind) == [.notInWindow])
    simulation.present(Page("Top"), from: cover)
    #expect(cover.presentedViewController?.title == "Top")
  }

  @Test func `Before the root is set nothing can be presented`() {
    _ = simulation.makeWindow(root: nil)
    home.present(Page("Sheet"), animated: true, completion: nil)
    #expect(simulation.warnings.map(\.kind) == [.notInWindow])
  }

  @Test func `A presentation read too early keeps the style it was made for`() {
    _ = simulation.window(home)
    let page = Page("Page")
    #expect(page.presentationController is UISheetPresentationController)
    simulation.present(page, from: home, style: .fullScreen)
    #expect(page.presentationController?.presentationStyle == .pageSheet)
    #expect(home.view.window != nil)
  }

  @Test func `From the tap of an alert's button nothing can be presented, from its handler it can`()
  {
    _ = simulation.window(home)
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    simulation.present(alert, from: home)
    simulation.tap("OK", in: alert)
    home.present(Page("Sheet"), animated: true, completion: nil)
    simulation.loop.turnUntilIdle()
    #expect(home.presentedViewController == nil)
    #expect(simulation.warnings.map(\.kind) == [.alreadyPresenting])
  }

  @Test func `A popover in a wide window must say where it points`() {
    _ = simulation.window(home, width: .regular)
    let page = Page("Page")
    page.modalPresentationStyle = .popover
    home.present(page, animated: true, completion: nil)
    #expect(simulation.misuses.map(\.kind) == [.generic])
    #expect(home.presentedViewController == nil)
    page.popoverPresentationController?.sourceView = home.view
    home.present(page, animated: true, completion: nil)
    #expect(home.presentedViewController === page)
  }

  @Test(.simulated { $0.popoversNeedSource = false })
  func `A popover in a wide window need not say where it points, if so set`() {
    _ = Simulation.current.window(home, width: .regular)
    let page = Page("Page")
    Simulation.current.present(page, from: home, style: .popover)
    #expect(home.presentedViewController === page)
  }

  @Test func `A presenter keeps what it presents alive, also when abandoned`() {
    let window = simulation.window(home)
    weak var kept: UIViewController?
    do {
      let sheet = UIViewController()
      kept = sheet
      simulation.present(sheet, from: home)
    }
    #expect(kept != nil)
    window.rootViewController = Page("New")
    simulation.loop.turnUntilIdle()
    #expect(kept?.view.window === window)
  }

  @Test func `A delegate may adapt a sheet in a narrow window`() {
    final class FullScreen: NSObject, UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController
      )
        -> UIModalPresentationStyle
      { .fullScreen }
    }
    _ = simulation.window(home)
    let page = Page("Page")
    let delegate = FullScreen()
    page.modalPresentationStyle = .formSheet
    page.presentationController?.delegate = delegate
    home.present(page, animated: true, completion: nil)
    simulation.loop.turnUntilIdle()
    #expect(home.view.window == nil)
  }

  @Test func `A transitioning delegate supplies the presentation`() {
    final class Covering: UIPresentationController {
      override var shouldRemovePresentersView: Bool { true }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Covering(presentedViewController: presented, presenting: presenting)
      }
    }
    _ = simulation.window(home)
    let page = Page("Page")
    let delegate = Delegate()
    page.transitioningDelegate = delegate
    simulation.present(page, from: home, style: .custom)
    #expect(page.presentationController is Covering)
    #expect(home.view.window == nil)
  }
}
#endif
