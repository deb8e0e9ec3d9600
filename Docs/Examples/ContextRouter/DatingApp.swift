import SwitchbackLinks
import SwitchbackUIKit

// snippet begin: app
/// The app. Every request for a screen is a request for its context.
@MainActor
final class DatingApp {
  let contexts: ContextRouter<DatingContext>
  private let links: LinkTable<[DatingContext]>

  init(window: UIWindow) throws {
    links = try DatingContext.links()
    contexts = ContextRouter(
      router: WindowRouter(window: window), factory: DatingFactory(),
      transitions: DatingTransitions())
    window.rootViewController = Self.tabs()
  }

  /// Opens a link that the user has tapped.
  @discardableResult
  func open(_ url: URL) throws -> Task<NavigationOutcome, any Error> {
    contexts.navigator.go(to: try links.destination(for: url))
  }

  /// Opens the chat of a push message that the user has tapped.
  @discardableResult
  func received(message: [String: Int]) -> Task<NavigationOutcome, any Error>? {
    message["chat"].map { contexts.navigator.go(to: [.chat($0)]) }
  }
}
// snippet end

extension DatingApp {
  private static func tabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(
        rootViewController: EncountersViewController(.encounter(1))),
      UINavigationController(rootViewController: DatingViewController(.chats)),
    ]
    return tabs
  }
}

struct DatingFactory: ContextFactory {
  func screen(for context: DatingContext) throws -> any Screen {
    switch context {
    case .encounter: EncountersViewController(context)
    case .photo(let id) where id < 1: throw NoSuchPhoto(id: id)
    case .chats, .chat, .photo, .settings: DatingViewController(context)
    }
  }
}

struct NoSuchPhoto: Error {
  let id: Int
}

// snippet begin: transitions
struct DatingTransitions: TransitionProvider {
  func transition(for context: DatingContext) -> Transition {
    switch context {
    case .encounter, .chats, .chat: .push
    case .photo: .present
    case .settings: .presentInStack
    }
  }
}

extension Transition {
  /// Pushes onto the stack of the previous screen or, without one, of the stack
  /// that the user sees.
  static var push: Self {
    Transition { screen, previous in
      let stack: DestinationStep<UINavigationController, Void> =
        previous?.stack() ?? .visibleStack(or: .newStack())
      return screen.using(.push()).from(stack).step
    }
  }

  /// Presents above everything else.
  static var present: Self {
    Transition { screen, previous in
      screen.using(.presentModally()).from(previous ?? .current())
    }
  }

  /// Presents above everything else, in a new stack.
  static var presentInStack: Self {
    Transition { screen, previous in
      screen.using(.push())
        .from(NavigationControllerStep())
        .using(.presentModally())
        .from(previous ?? .current())
    }
  }
}
// snippet end
