import Switchback
import SwitchbackModel
import Testing

/// What owns a screen may be freed at any moment, on any thread, also while the screen is asked for it.
@MainActor
struct FreedElsewhereTests {
  @Test func `A container is freed on another thread while its screen is asked for it`() async {
    for _ in 0..<rounds {
      let home = HomeScreen()
      await free(ModelStack(others() + [home])) {
        home.parent?.screens.isEmpty == false
      }
      #expect(home.parent == nil && home.window == nil)
      _ = ModelStack(home)
    }
  }

  @Test func `A presenter is freed on another thread while its screen is asked for it`() async {
    for _ in 0..<rounds {
      let login = LoginScreen()
      await free(ModelStack(others()).presenting { login }) {
        login.presenter?.presented != nil
      }
      #expect(login.presenter == nil && login.window == nil)
      _ = HomeScreen().presenting { login }
    }
  }

  @Test func `A window is freed on another thread while its root is asked for it`() async {
    for _ in 0..<rounds {
      let home = HomeScreen()
      let root = ModelStack(home)
      await free(ModelWindow(root)) {
        home.window?.root != nil
      }
      #expect(root.window == nil)
      _ = ModelWindow(root)
    }
  }

  @Test func `A nested tree is freed on another thread while its leaves are asked for the way up`()
    async
  {
    for _ in 0..<rounds {
      let homes = (0..<4).map { _ in HomeScreen() }
      let login = LoginScreen()
      await free(
        ModelWindow(
          ModelTabs(homes.map { ModelStack(ModelStack($0)) }).presenting { ModelStack(login) })
      ) {
        (homes + [login]).contains { leaf in
          sequence(first: leaf) { $0.parent ?? $0.presenter }.reduce(false) { isHeld, screen in
            let screens = (screen as? ModelContainer)?.screens ?? []
            #expect(screens.allSatisfy { $0.parent === screen })
            return isHeld || screen.parent != nil || screen.presenter != nil
          }
        }
      }
    }
  }

  @Test(.timeLimit(.minutes(40)))
  func `A hundred thousand containers and layers are freed on another thread`() async throws {
    let home = HomeScreen()
    var containers = ModelStack(home)
    weak let innermost = containers
    for _ in 1..<100_000 { containers = ModelStack(containers) }
    var layers = ModelScreen()
    weak let topmost = layers
    for _ in 1..<100_000 {
      let above = layers
      layers = ModelScreen().presenting { above }
    }
    var window: ModelWindow? = ModelWindow(ModelTabs(containers, layers))
    (containers, layers) = (ModelStack(), ModelScreen())
    await free(take(&window)) {
      home.window != nil
    }
    for _ in 0..<60_000 where innermost != nil || topmost != nil {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(innermost == nil && topmost == nil)
    #expect(home.parent == nil)
  }
}

private let rounds = 2_000

/// More screens, so that freeing what holds them takes a while.
@MainActor
private func others() -> [ModelScreen] { (0..<100).map { ProductScreen($0) } }

/// Lets go of the last reference on another thread, and looks again and again on this one meanwhile,
/// until there is nothing more to see.
@MainActor
private func free<Owner: AnyObject & Sendable>(
  _ make: @autoclosure () -> Owner, whileSeeing look: () -> Bool
) async {
  var owner: Owner? = make()
  let (isOnlyOwner, turn) = AsyncStream.makeStream(of: Void.self)
  let release = Task.detached { [owner] in
    for await _ in isOnlyOwner { break }
    withExtendedLifetime(owner) {}
  }
  owner = nil
  turn.yield()
  // NB: not without a pause, or it is nearly always this thread that lets go last.
  while look() { for _ in 0..<Int.random(in: 0..<200) {} }
  await release.value
}

private func take<Value>(_ optional: inout Value?) -> Value {
  defer { optional = nil }
  return optional!
}
