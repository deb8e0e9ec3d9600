#if !canImport(UIKit)
import Foundation
import Testing
import UIKitSimulator

/// Makes a window when connected, and writes down what it hears.
private final class AppScene: NSObject, UISceneDelegate {
  var window: UIWindow?
  let story: Story

  init(_ story: Story) {
    self.story = story
    super.init()
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let urls = connectionOptions.urlContexts.map(\.url.absoluteString)
    let activities = connectionOptions.userActivities.map(\.activityType)
    story.note("connect \((urls + activities).joined(separator: " "))")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = Page("Home", story)
    window?.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) { story.note("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { story.note("active") }
  func sceneDidDisconnect(_ scene: UIScene) { story.note("disconnected") }

  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
    story.note("open \(urlContexts.map(\.url.absoluteString).joined())")
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    story.note("continue \(userActivity.activityType)")
  }
}

/// See 'Windows and scenes' in Docs/Maintainers/UIKitRules.md.
@Suite(.simulated)
struct WindowTests {
  let simulation = Simulation.current
  let story = Story()

  @Test func `The presented screens of an old root stay in the window and alive`() {
    let old = Page("Old", story)
    let sheet = Page("Sheet", story)
    let window = simulation.window(old)
    simulation.present(sheet, from: old)
    let new = Page("New", story)
    window.rootViewController = new
    simulation.loop.turnUntilIdle()
    #expect(sheet.view.window === window)
    #expect(sheet.presentingViewController === old)
    #expect(old.view.window == nil)
    #expect(new.view.window === window)
  }

  @Test func `The chain of an old root that still presents is kept alive`() {
    weak var old: UIViewController?
    let window = simulation.makeWindow(root: nil)
    do {
      let page = UIViewController()
      old = page
      window.rootViewController = page
      simulation.loop.turnUntilIdle()
      simulation.present(UIViewController(), from: page)
      window.rootViewController = Page("New")
      simulation.loop.turnUntilIdle()
    }
    #expect(old?.presentedViewController != nil)
  }

  @Test func `Dismissing first gives a clean window, but costs a turn`() {
    let old = Page("Old")
    let sheet = Page("Sheet")
    let window = simulation.window(old)
    simulation.present(sheet, from: old)
    let new = Page("New")
    old.dismiss(animated: false) { window.rootViewController = new }
    #expect(window.rootViewController === old)
    simulation.loop.turnUntilIdle()
    #expect(window.rootViewController === new)
    #expect(sheet.view.window == nil)
    #expect(window.subviews == [new.view])
  }

  @Test func `An old root without modals is not kept alive`() {
    weak var old: UIViewController?
    let window = simulation.makeWindow(root: nil)
    do {
      let page = UIViewController()
      old = page
      window.rootViewController = page
      simulation.loop.turnUntilIdle()
      window.rootViewController = Page("New")
      simulation.loop.turnUntilIdle()
    }
    #expect(old == nil)
  }

  @Test func `A transition of the window swaps at once and completes later`() {
    let window = simulation.window(Page("Old"))
    let new = Page("New")
    var isCompleted = false
    UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve) {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        window.rootViewController = new
      }
    } completion: {
      isCompleted = $0
    }
    #expect(window.rootViewController === new)
    #expect(UIView.areAnimationsEnabled)
    simulation.loop.turn(times: 2)
    #expect(!isCompleted)
    simulation.loop.turn()
    #expect(isCompleted)
    UIView.transition(with: window, duration: 0, animations: nil) { _ in isCompleted = false }
    #expect(isCompleted)
    simulation.loop.turn()
    #expect(!isCompleted)
  }

  @Test func `Every scene has its key window`() {
    let first = simulation.makeWindow(root: Page("First"))
    let second = simulation.makeWindow(root: Page("Second"))
    #expect(first.isKeyWindow)
    #expect(second.isKeyWindow)
    #expect(first.windowScene?.keyWindow === first)
    #expect(second.windowScene?.keyWindow === second)
    let third = UIWindow(windowScene: first.windowScene!)
    #expect(first.windowScene?.windows == [first, third])
    third.makeKeyAndVisible()
    #expect(!first.isKeyWindow)
    #expect(first.windowScene?.keyWindow === third)
    #expect(UIApplication.shared.connectedScenes.count == 2)
  }

  @available(*, deprecated)
  private func windowWithoutScene() -> UIWindow { UIWindow(frame: .zero) }

  @available(*, deprecated)
  @Test func `A window made without a scene is in none`() {
    let scene = simulation.connectScene()
    let window = windowWithoutScene()
    window.rootViewController = Page("Home")
    window.makeKeyAndVisible()
    #expect(scene.windows.isEmpty)
    #expect(window.windowScene == nil)
    #expect(scene.keyWindow == nil)
    #expect(window.isKeyWindow)
  }

  @Test
  func `A launch hands links to the connection, before the scene is active and the root seen`()
    throws
  {
    let delegate = AppScene(story)
    let scene = simulation.connectScene(
      delegate: delegate, urls: [URL(string: "shop:bag")!],
      activities: [NSUserActivity(activityType: "look")])
    #expect(story.take() == ["connect shop:bag look", "Home viewDidLoad", "Home viewWillAppear"])
    #expect(scene.activationState == .foregroundInactive)
    simulation.loop.turnUntilIdle()
    #expect(scene.activationState == .foregroundActive)
    #expect(
      story.take() == ["Home viewIsAppearing", "Home viewDidAppear", "foreground", "active"])
  }

  @Test func `A connected scene gets links on their own`() {
    let delegate = AppScene(story)
    let scene = simulation.connectScene(delegate: delegate)
    simulation.loop.turnUntilIdle()
    _ = story.take()
    simulation.open([URL(string: "shop:bag")!], in: scene)
    simulation.continue(NSUserActivity(activityType: "look"), in: scene)
    #expect(story.take() == ["open shop:bag", "continue look"])
  }

  @Test func `A scene that the app asks for is connected at the next turn`() {
    simulation.makeSceneDelegate = { [story] in AppScene(story) }
    var request = UISceneSessionActivationRequest(role: .windowApplication)
    request.userActivity = NSUserActivity(activityType: "look")
    UIApplication.shared.activateSceneSession(for: request)
    #expect(UIApplication.shared.connectedScenes.isEmpty)
    simulation.loop.turn()
    #expect(UIApplication.shared.connectedScenes.count == 1)
    #expect(story.take().first == "connect look")
  }

  @Test func `A disconnected scene is gone, its session stays`() {
    let delegate = AppScene(story)
    let scene = simulation.connectScene(delegate: delegate)
    simulation.loop.turnUntilIdle()
    _ = story.take()
    simulation.disconnect(scene)
    #expect(story.take() == ["disconnected"])
    #expect(UIApplication.shared.connectedScenes.isEmpty)
    #expect(UIApplication.shared.openSessions.count == 1)
    #expect(scene.activationState == .unattached)
  }

  @Test func `A root set on a visible window has not appeared before a turn`() {
    let window = simulation.makeWindow(root: nil)
    let home = Page("Home", story)
    window.rootViewController = home
    #expect(story.takeAppearance() == ["Home willAppear"])
    #expect(home.view.window === window)
    simulation.loop.turn()
    #expect(story.takeAppearance() == ["Home didAppear"])
  }

  @Test func `A hidden window shows nothing`() {
    let scene = simulation.connectScene()
    let window = UIWindow(windowScene: scene)
    let home = Page("Home", story)
    window.rootViewController = home
    simulation.loop.turnUntilIdle()
    #expect(story.take() == [])
    #expect(home.viewIfLoaded?.window == nil)
    window.makeKeyAndVisible()
    simulation.loop.turnUntilIdle()
    #expect(story.takeAppearance() == ["Home willAppear", "Home didAppear"])
    window.isHidden = true
    simulation.loop.turnUntilIdle()
    #expect(story.takeAppearance() == ["Home willDisappear", "Home didDisappear"])
  }
}
#endif
