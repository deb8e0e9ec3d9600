// What the other chains leave out of the public names of SwitchbackUIKit: containers, tabs, storyboards,
// prompts, and what a host is asked for.

import SwiftUI
import Switchback
import SwitchbackUIKit

final class MailboxViewController: UIViewController {}
final class MessageViewController: UIViewController {}

struct MessageView: View, ContextChecking {
  let id: Int
  var body: Text { Text("\(id)") }
  func isTarget(for context: Int) -> Bool { id == context }
}

/// A modifier of an app's own, through which the finder sees.
struct Framed<Content: View>: View, ContentWrapping {
  let content: Content
  var body: Content { content }
  var wrappedContent: Any { content }
}

@MainActor enum Containers {
  static func mailbox() -> StepAssembly<
    MailboxViewController, ClassFinder<MailboxViewController, Any?>,
    ClassFactory<MailboxViewController, Any?>
  > {
    StepAssembly(finder: .classFinder(), factory: .class())
  }

  static let inColumn = mailbox().using(UISplitViewController.show(in: .primary))
    .from(.splitController(style: .tripleColumn)).using(.replaceRoot()).from(.root()).assemble()
  static let inColumnInShort = mailbox().using(.show(in: .supplementary))
    .from(SplitControllerStep(style: .tripleColumn)).using(.replaceRoot()).from(.root()).assemble()
  static let inTab = mailbox().using(.addTab()).from(TabBarControllerStep())
    .using(.replaceRoot(animated: .transitionCrossDissolve)).from(.root()).assemble()
  static let asRoot = mailbox().using(
    GeneralAction.replaceRoot(animated: .transitionCrossDissolve, duration: 0.5)
  )
  .from(.root()).assemble()
  static let asPage = mailbox().using(UIPageViewController.setPage())
    .from(GeneralStep.custom(using: ClassFinder<UIPageViewController, Any?>())).assemble()
  static let pushedInDetail = mailbox().using(.push())
    .from(GeneralStep.custom(using: DetailNavigationFinder<Any?>())).assemble()
  static let detail: some Finder<UINavigationController, Any?> =
    DetailNavigationFinder<Any?>.detailNavigation(options: .visible)

  static let mailboxInShort = StepAssembly(MailboxViewController.self)
    .using(.push()).from(.visibleStack(or: .newStack(style: .overFullScreen)))
  static let message = StepAssembly { (_: Int) in MessageViewController() }
    .using(.pushReplacingLast()).from(mailboxInShort.stack())
  static let messageAsRoot = StepAssembly { (_: Int) in MessageViewController() }
    .using(.pushAsRoot()).from(.stack(inTabOf: MailboxViewController.self))
  static let primary = StepAssembly(MailboxViewController.self)
    .using(.setPrimary()).from(mailboxInShort.expectingContainer())
  static let secondary = StepAssembly { (_: Int) in MessageViewController() }
    .using(.setSecondary()).from(mailboxInShort.expectingContainer())
  static let messageInSecondary = StepAssembly { (_: Int) in MessageViewController() }
    .using(.pushInSecondary()).from(mailboxInShort.expectingContainer())

  static func act(on screen: MailboxViewController, in window: UIWindow) {
    window.router = WindowRouter(window: window).reportingFailures { print($0) }
    screen.navigate(to: message(1))
    screen.navigateBack()
  }

  static let tabs: TabBarControllerFactory<UITabBarController, Any?> = .tabBarController()
  static let column: ShowInColumn = .show(in: .secondary)
  static let page: SetPage<UIPageViewController> = .setPage()
  static let root: ReplaceRootWithTransition = .replaceRoot(animated: .transitionFlipFromLeft)
  static let split: SplitControllerFactory<UISplitViewController, Any?> =
    .splitController(style: .doubleColumn)
  static let rootOfAll = SplitControllerFactory<UISplitViewController, Any?>(style: .doubleColumn) {
    $0.preferredDisplayMode = .oneBesideSecondary
  }

  @available(iOS 18, tvOS 18, visionOS 2, *)
  static let tab = TabFinder<MailboxViewController, Any?>("mailbox")
  @available(iOS 18, tvOS 18, visionOS 2, *)
  static let tabInShort: TabFinder<MailboxViewController, Any?> = .tab("mailbox")

  #if !os(visionOS)
  static let fromStoryboard: StoryboardFactory<MailboxViewController, Any?> =
    .storyboard("Main", identifier: "Mailbox")
  #endif
  static let zoom = ZoomTransition<MailboxViewController, Any?> { _ in nil }
}

@MainActor enum HostedMessages {
  static let factory = HostedViewFactory<Int> { id in Framed(content: MessageView(id: id)) }
  static let step = StepAssembly(
    finder: HostedViewFinder<MessageView, UIViewController, Int>(), factory: factory
  )
  .using(.presentModally()).from(.current()).assemble()

  static func message(in screen: UIViewController) -> MessageView? {
    (screen as? any HostingScreen).flatMap { $0.hostedContent as? MessageView }
      ?? screen.hostedView()
  }
}

@MainActor enum Questions {
  static func name(in window: UIWindow) async throws -> String? {
    let choices: [Prompt<String?>.Choice] = [
      .cancel("Cancel", nil), .default("Rename") { texts in texts.first },
    ]
    return try await Prompt(
      title: "Name", fields: [PromptField(placeholder: "New name")], choices: choices
    )
    .show(in: window) ?? nil
  }

  static func mayDiscard(above screen: UIViewController) async -> Bool {
    await Prompt.discarding("Discard the name?").isAgreed(above: screen)
  }
}

@MainActor func changeByHand(
  _ window: UIWindow, _ scene: UIWindowScene, _ split: UISplitViewController
) async throws -> String {
  do {
    try await window.setRootScreen(MailboxViewController(), animated: true)
    _ = try WindowSceneRouter(scene: scene).plan(to: Containers.inTab, with: nil)
    return split.hasSecondary ? "\(try split.secondaryStack)" : "nothing"
  } catch let error as UIKitError {
    return error.description
  }
}
