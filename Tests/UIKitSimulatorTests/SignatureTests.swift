#if !canImport(UIKit)
import Foundation
import Testing
import UIKitSimulator

/// Code as an app or an adapter writes it for UIKit, without the simulation's controls.
private class Catalogue: UIViewController {
  let identifier: Int

  init(identifier: Int) {
    self.identifier = identifier
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    identifier = 0
    super.init(coder: coder)
  }

  override func loadView() { view = UIView(frame: .zero) }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion)
  }

  override var presentedViewController: UIViewController? { super.presentedViewController }
}

private class Stack: UINavigationController {
  override weak var delegate: (any UINavigationControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    super.popViewController(animated: animated)
  }

  override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set { super.viewControllers = newValue }
  }
}

private class Tabs: UITabBarController {
  override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set { super.selectedViewController = newValue }
  }
}

private class Split: UISplitViewController {
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    super.showDetailViewController(vc, sender: sender)
  }
}

private class Window: UIWindow {
  override var rootViewController: UIViewController? {
    get { super.rootViewController }
    set { super.rootViewController = newValue }
  }
}

/// All delegates at once, none of whose methods have to be written.
private final class Everything: NSObject, UINavigationControllerDelegate,
  UITabBarControllerDelegate,
  UISplitViewControllerDelegate, UIAdaptivePresentationControllerDelegate, UISceneDelegate,
  UIViewControllerTransitioningDelegate
{}

struct SignatureTests {
  @Test func `Classes have UIKit's initializers`() throws {
    #expect(UIViewController().nibName == nil)
    #expect(UIViewController(nibName: "Card", bundle: nil).nibName == "Card")
    #expect(Catalogue(identifier: 3).view != nil)
    let stack = Stack(rootViewController: Catalogue(identifier: 1))
    #expect(stack.viewControllers.count == 1)
    #expect(Stack().viewControllers.isEmpty)
    #expect(Tabs().viewControllers == nil)
    #expect(Split(style: .doubleColumn).style == .doubleColumn)
    #expect(UISplitViewController().style == .unspecified)
    let action = UIAlertAction(title: "OK", style: .default)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(action)
    #expect(alert.actions == [action])
    #expect(alert.preferredStyle == .alert)
  }

  @Test(.simulated)
  func `Properties have UIKit's optionality and defaults`() {
    let screen = UIViewController()
    let view: UIView? = screen.viewIfLoaded
    #expect(view == nil)
    #expect(screen.modalPresentationStyle == .automatic)
    #expect(screen.modalTransitionStyle == .coverVertical)
    #expect(!screen.definesPresentationContext)
    #expect(!screen.isModalInPresentation)
    #expect(screen.shouldAutomaticallyForwardAppearanceMethods)
    #expect(UINavigationController().definesPresentationContext)
    #expect(screen.tabBarItem != nil)
    #expect(screen.tab == nil)
    screen.view = nil
    #expect(!screen.isViewLoaded)
    let viewControllers: [UIViewController] = UISplitViewController().viewControllers
    #expect(viewControllers.isEmpty)
    let tabControllers: [UIViewController]? = UITabBarController().viewControllers
    #expect(tabControllers == nil)
  }

  @Test func `The numbers of the enumerations are UIKit's`() {
    #expect(UIModalPresentationStyle.fullScreen.rawValue == 0)
    #expect(UIModalPresentationStyle.popover.rawValue == 7)
    #expect(UIModalPresentationStyle.none.rawValue == -1)
    #expect(UIModalPresentationStyle.automatic.rawValue == -2)
    #expect(UIAlertController.Style.alert.rawValue == 1)
    #expect(UISplitViewController.Column.compact.rawValue == 3)
    #expect(UINavigationController.Operation.pop.rawValue == 2)
  }

  @Test func `Results of pops may be ignored; delegates and completions may be left out`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let delegate = Everything()
    stack.delegate = delegate
    stack.popViewController(animated: false)
    stack.popToRootViewController(animated: false)
    stack.popToViewController(stack.viewControllers[0], animated: false)
    stack.dismiss(animated: false)
    #expect(stack.delegate === delegate)
  }

  @Test func `A tab takes its provider as a trailing closure`() {
    let tab = UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() }
    let tabs = UITabBarController(tabs: [tab])
    #expect(tabs.selectedTab === tab)
  }
}
#endif
