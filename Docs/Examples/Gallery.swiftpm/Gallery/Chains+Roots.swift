import SwitchbackUIKit

/// The ways to the screens, each in the words of its page.
@MainActor
enum Chains {
  // KeepTheOldRoot, for all that start from the tabs.
  static let tabs = StepAssembly(
    finder: ScreenFinder(options: .current, from: .root),
    factory: ClosureFactory { Gallery.shared.tabs }
  )
  .using(.replaceRoot())
  .from(.root())

  static let lock = StepAssembly(
    finder: ScreenFinder(options: .current, from: .root),
    factory: ClassFactory<LockViewController, Void>()
  )
  .using(.replaceRoot())
  .from(.root())

  // ReplaceTheRoot, with a transition.
  static let welcome = StepAssembly(
    finder: ScreenFinder(options: .current, from: .root),
    factory: ClassFactory<WelcomeViewController, Void>()
  )
  .using(.replaceRoot(animated: .transitionFlipFromLeft, duration: 0.5))
  .from(.root())

  // LoggingOut
  static let signIn = StepAssembly(
    finder: ScreenFinder(options: .current, from: .root),
    factory: ClassFactory<SignInViewController, Void>()
  )
  .adding(LogOut())
  .using(.replaceRoot())
  .from(.root())

  // WhereverTheUserIs
  static let cookbook = StepAssembly(existing: CookbookViewController.self)
    .from(tabs)
  static let account = StepAssembly(existing: AccountViewController.self)
    .from(tabs)

  // TabsThatKeepTheirStacks, LinksThatCannotBeRead
  static let product = StepAssembly { (id: Int) in
    if id > 99 { throw NoSuchProduct(id: id) }
    return ProductViewController(id)
  }
  .using(.push())
  .from(cookbook.stack())
  .otherwise { error in notice("\(error.underlyingError ?? error)") }
  static let notice = StepAssembly { (text: String) in
    NoticeViewController(text)
  }
  .using(.presentModally())
  .from(.current())

  // ATapOnTheSelectedTab
  static let photo = StepAssembly(PhotoViewController.self)
    .using(.push())
    .from(cookbook.stack())

  // HidingTheTabBar
  static let film = StepAssembly {
    let screen = FilmViewController()
    screen.hidesBottomBarWhenPushed = true
    return screen
  }
  .using(.push())
  .from(cookbook.stack())

  // ATabThatPresents
  static let camera = StepAssembly(CameraViewController.self)
    .using(.push())
    .from(.newStack())

  // TabsInAStack
  static let shop = StepAssembly(
    finder: ScreenFinder(),
    factory: CompleteFactory(
      factory: TabBarControllerFactory<ShopTabs, Void> { ShopTabs() }
    )
    .with(ClassFactory<OffersViewController, Void>(), using: .addTab())
    .with(ClassFactory<SavedViewController, Void>(), using: .addTab())
  )
  .using(.push())
  .from(.newStack())
  static let saved = StepAssembly(existing: SavedViewController.self).from(shop)

  // SplitViews
  static let mail = StepAssembly(
    finder: ScreenFinder(),
    factory: CompleteFactory(
      factory: SplitControllerFactory(style: .doubleColumn)
    )
    .with(
      ClassFactory<FoldersViewController, Void>(), using: .show(in: .primary)
    )
    .with(
      ClosureFactory {
        UINavigationController(rootViewController: InboxViewController())
      }, using: .show(in: .secondary))
  )
  .using(.replaceRoot())
  .from(.root())
  static let message = StepAssembly { (id: Int) in MessageViewController(id) }
    .using(.pushInSecondary())
    .from(mail)
}

/// Tabs that a chain can tell from those of the window.
final class ShopTabs: UITabBarController {}

struct NoSuchProduct: Error, CustomStringConvertible {
  let id: Int
  var description: String { "There is no product \(id)." }
}

/// Forgets the user, and all that is kept.
struct LogOut: RoutingInterceptor {
  func perform(with context: Void) async throws { Gallery.shared = Gallery() }
}
