#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// A container of an app's own that does not conform to `ContainerScreen`: nothing in it is found.
final class ClosedDrawerController: UIViewController {
  init(_ screens: [UIViewController]) {
    super.init(nibName: nil, bundle: nil)
    for screen in screens {
      addChild(screen)
      screen.didMove(toParent: self)
    }
  }

  required init?(coder: NSCoder) { nil }
}

struct ClosedContainerTests {
  static let bag = existing(BagViewController.self)

  static func error(
    with root: UIViewController, to step: DestinationStep<BagViewController, Any?>
  ) async throws -> String {
    try await onDevice { simulation in
      let window = await simulation.show(root)
      return await text { try await WindowRouter(window: window).navigate(to: step) }
    }
  }

  @Test func `The error for a screen that is not found names the containers that do not conform`()
    async throws
  {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      ClosedDrawerController([BagViewController()]), HomeViewController(),
    ]
    let text = try await Self.error(with: tabs, to: Self.bag)
    #expect(
      text.contains(
        """
        not found: 3 screens looked at, none is a BagViewController; nothing inside \
        ClosedDrawerController was looked at: make it conform to ContainerScreen
        """))
  }

  @Test func `Each of them is named once, and no screen that contains nothing`() async throws {
    final class Pager: UIViewController {}
    let pager = Pager()
    pager.addChild(page("Page"))
    let stack = UINavigationController()
    stack.viewControllers = [
      ClosedDrawerController([]), pager, ClosedDrawerController([page("A")]),
      ClosedDrawerController([page("B")]),
    ]
    let text = try await Self.error(with: stack, to: Self.bag)
    #expect(
      text.contains(
        """
        5 screens looked at, none is a BagViewController; nothing inside ClosedDrawerController \
        and Pager was looked at: make them conform to ContainerScreen
        """))
  }

  @Test func `A search that looks at one screen only does not speak of what is inside`()
    async throws
  {
    let step = GeneralStep.custom(using: ClassFinder<BagViewController, Any?>(options: .current))
    let text = try await Self.error(with: ClosedDrawerController([page("A")]), to: step)
    #expect(text.contains("1 screen looked at, none is a BagViewController"))
    #expect(!text.contains("nothing inside"))
  }
}
#endif
