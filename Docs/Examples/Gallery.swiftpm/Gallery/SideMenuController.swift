import SwitchbackUIKit

/// A menu, and the content beside it.
final class SideMenuController: UIViewController {
  let menu: UIViewController
  private(set) var content: UIViewController
  private var isOpen = false

  init(menu: UIViewController, content: UIViewController) {
    (self.menu, self.content) = (menu, content)
    super.init(nibName: nil, bundle: nil)
    for child in [content, menu] { embed(child) }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    setOpen(false)
  }

  private func setOpen(_ isOpen: Bool) {
    self.isOpen = isOpen
    view.addSubview(isOpen ? menu.view : content.view)
  }

  private func embed(_ child: UIViewController) {
    addChild(child)
    child.didMove(toParent: self)
  }
}

extension SideMenuController: ContainerScreen {
  var containedScreens: [any Screen] { [menu, content] }
  var visibleScreens: [any Screen] { isOpen ? [menu] : [content] }

  func makeVisible(_ screen: any Screen, animated: Bool) async throws {
    setOpen(screen === menu)
    await view.window?.settle()
  }

  func setContainedScreens(_ screens: [any Screen], animated: Bool) async throws {
    guard let new = screens.last as? UIViewController, new !== content
    else { return }
    content.willMove(toParent: nil)
    content.viewIfLoaded?.removeFromSuperview()
    content.removeFromParent()
    content = new
    embed(new)
    setOpen(false)
    await view.window?.settle()
  }
}

/// Puts the screen in the place of the content.
struct SetContent: ContainerAction {
  typealias Source = SideMenuController

  func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
    children = children.prefix(1) + [screen]
  }
}

extension Chains {
  // AContainerOfYourOwn
  static let sideMenu = StepAssembly {
    SideMenuController(
      menu: MenuViewController(), content: AlbumViewController())
  }
  .using(.presentModally(style: .fullScreen))
  .from(.current())
  static let menu = StepAssembly(existing: MenuViewController.self)
    .from(sideMenu)
  static let pictures = StepAssembly(PicturesViewController.self)
    .using(SetContent())
    .from(sideMenu)
}
