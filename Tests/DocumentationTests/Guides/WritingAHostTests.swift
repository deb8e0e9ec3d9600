import Switchback
import SwitchbackTesting
import Testing

// snippet begin: screen
/// A page that fills the terminal, a part of it, or a sheet above it.
@MainActor
class Page: Screen, NamedScreen {
  let screenName: String
  fileprivate weak var terminal: Terminal?
  fileprivate weak var stack: PageStack?
  fileprivate weak var opener: Page?
  fileprivate var sheet: Page?

  init(_ name: String) { screenName = name }

  var parentScreen: (any Screen)? { stack }
  var presentedScreen: (any Screen)? { sheet }
  var presentingScreen: (any Screen)? { opener }
  var isBeingDismissed: Bool { false }

  func presentScreen(_ screen: any Screen, animated: Bool) async throws {
    let page = try screen.freePage()
    let layer = root
    guard layer.sheet == nil, layer.terminal != nil || layer.opener != nil else {
      throw Refusal("\(layer.screenName) cannot present \(page.screenName).")
    }
    (layer.sheet, page.opener) = (page, layer)
  }

  func dismissPresentedScreen(animated: Bool) async throws {
    guard let page = sheet else {
      throw Refusal("\(screenName) presents nothing.")
    }
    (sheet, page.opener) = (nil, nil)
  }
}
// snippet end

// snippet begin: container
/// Pages on top of each other.
final class PageStack: Page, StackContainer {
  private var pages: [Page] = []

  var containedScreens: [any Screen] { pages }
  var visibleScreens: [any Screen] { pages.suffix(1) }

  func makeVisible(_ screen: any Screen, animated: Bool) async throws {
    guard let position = pages.firstIndex(where: { $0 === screen }) else {
      throw Refusal("\(screenName) does not contain that screen.")
    }
    try await setContainedScreens(Array(pages[...position]), animated: animated)
  }

  func setContainedScreens(_ screens: [any Screen], animated: Bool) async throws {
    let new = try screens.map {
      try pages.contains($0) ? $0.page() : $0.freePage()
    }
    guard Set(new.map { ObjectIdentifier($0) }).count == new.count else {
      throw Refusal("\(screenName) takes no page twice.")
    }
    for page in pages { page.stack = nil }
    for page in new { page.stack = self }
    pages = new
  }
}
// snippet end

// snippet begin: window
/// A place for pages.
final class Terminal: ScreenWindow {
  private var page: Page?

  var rootScreen: (any Screen)? { page }

  func setRootScreen(_ screen: any Screen, animated: Bool) async throws {
    if screen === page { return }
    let new = try screen.freePage()
    page?.terminal = nil
    (page, new.terminal) = (new, self)
  }

  deinit { Self.windowIsGone() }
}
// snippet end

private struct Refusal: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension Page {
  /// The root of the layer that the page is in.
  fileprivate var root: Page { stack?.root ?? self }
}

extension Screen {
  fileprivate func page() throws -> Page {
    guard let page = self as? Page else {
      throw Refusal("\(type(of: self)) is no Page.")
    }
    return page
  }

  /// The screen as a page that is shown nowhere.
  fileprivate func freePage() throws -> Page {
    let page = try page()
    guard page.terminal == nil, page.stack == nil, page.opener == nil else {
      throw Refusal("\(page.screenName) is shown already.")
    }
    return page
  }
}

extension [Page] {
  fileprivate func contains(_ screen: any Screen) -> Bool {
    contains { $0 === screen }
  }
}

// snippet begin: contract
struct TerminalTestHost: TestHost {
  func makeScreen(_ name: String) -> any Screen { Page(name) }

  func makeStack(_ screens: [any Screen]) async throws -> (any StackContainer)? {
    let stack = PageStack("stack")
    try await stack.setContainedScreens(screens, animated: false)
    return stack
  }

  // A terminal has neither.
  func makeTabs(_ screens: [any Screen]) -> (any TabContainer)? { nil }

  func makeSplit(
    primary: any Screen, secondary: any Screen
  ) -> (any SplitContainer)? {
    nil
  }

  func makeWindow(root: any Screen) async throws -> any ScreenWindow {
    let terminal = Terminal()
    try await terminal.setRootScreen(root, animated: false)
    return terminal
  }
}

@MainActor
struct ContractTests {
  @Test(arguments: HostContract.rules)
  func rule(_ rule: HostContract.Rule) async throws {
    try await rule.check(TerminalTestHost())
  }
}
// snippet end

/// A terminal that forgets to present.
private final class ForgetfulPage: Page {
  override func presentScreen(_ screen: any Screen, animated: Bool) async throws {
  }
}

private struct ForgetfulTestHost: TestHost {
  func makeScreen(_ name: String) -> any Screen { ForgetfulPage(name) }

  func makeStack(_ screens: [any Screen]) async throws -> (any StackContainer)? {
    nil
  }

  func makeTabs(_ screens: [any Screen]) -> (any TabContainer)? { nil }

  func makeSplit(
    primary: any Screen, secondary: any Screen
  ) -> (any SplitContainer)? {
    nil
  }

  func makeWindow(root: any Screen) async throws -> any ScreenWindow {
    try await TerminalTestHost().makeWindow(root: root)
  }
}

private final class Picker: Page, ResultScreen {
  let results = Results<Int>()
}

@MainActor
struct WritingAHostTests {
  @Test
  func `A wait for a result ends with the window, although the screen is kept`()
    async throws
  {
    var terminal: Terminal? = Terminal()
    try await terminal?.setRootScreen(Page("Home"), animated: false)
    let picker = Picker("Picker")
    let step = StepAssembly(
      finder: NilFinder<Picker, Void>(), factory: ClosureFactory { picker }
    ).using(.presentModally()).from(.root()).assemble()
    var hasEnded = false
    let wait = Task { [router = terminal?.router] in
      _ = try await router?.result(of: step)
      hasEnded = true
    }
    while !picker.results.isAwaited { await Task.yield() }
    terminal = nil
    for _ in 0..<10_000 where !hasEnded { await Task.yield() }
    #expect(hasEnded)
    wait.cancel()
  }

  @Test func `A rule that is broken says what was expected`() async throws {
    let rule = try #require(
      HostContract.rules.first {
        $0.description.hasPrefix("What presents and what is presented")
      })
    let error = await #expect(throws: HostContract.Violation.self) {
      try await rule.check(ForgetfulTestHost())
    }
    // output: violation
    #expect(
      error?.description == """
        What presents and what is presented know each other, animated.
        Expected: Home to present Login.
        window
        └─ Home
        """)
  }
}
