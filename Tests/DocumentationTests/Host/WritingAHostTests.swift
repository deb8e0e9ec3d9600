import Switchback
import SwitchbackTesting
import Testing

// snippet begin: screen
/// A page that fills the terminal, a part of it, or a sheet above it.
@MainActor
class Page: Screen {
  fileprivate weak var terminal: Terminal?
  fileprivate weak var stack: PageStack?
  fileprivate weak var opener: Page?
  fileprivate var sheet: Page?

  init() {}

  var parentScreen: (any Screen)? { stack }
  var presentedScreen: (any Screen)? { sheet }
  var presentingScreen: (any Screen)? { opener }
  var isBeingDismissed: Bool { false }

  func presentScreen(_ screen: any Screen, animated: Bool) async throws {
    let page = try screen.freePage()
    let layer = root
    guard layer.sheet == nil, window != nil else {
      throw Refusal(reason: "\(type(of: layer)) cannot present now.")
    }
    (layer.sheet, page.opener) = (page, layer)
  }

  func dismissPresentedScreen(animated: Bool) async throws {
    guard let page = sheet else {
      throw Refusal(reason: "\(type(of: self)) presents nothing.")
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
      throw Refusal(reason: "The stack does not contain that screen.")
    }
    try await setContainedScreens(Array(pages[...position]), animated: animated)
  }

  func setContainedScreens(_ screens: [any Screen], animated: Bool) async throws {
    let new = try screens.map { screen in
      try pages.first { $0 === screen } ?? screen.freePage()
    }
    guard Set(new.map { ObjectIdentifier($0) }).count == new.count else {
      throw Refusal(reason: "The stack takes no page twice.")
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

// snippet begin: helpers
private struct Refusal: Error {
  let reason: String
}

extension Page {
  /// The outermost container around the page.
  fileprivate var root: Page { stack?.root ?? self }

  fileprivate var window: Terminal? { root.terminal ?? root.opener?.window }
}

extension Screen {
  /// The screen as a page, unless it is shown already or of another host.
  fileprivate func freePage() throws -> Page {
    guard let page = self as? Page, page.terminal == nil, page.stack == nil,
      page.opener == nil
    else { throw Refusal(reason: "\(type(of: self)) cannot be shown.") }
    return page
  }
}
// snippet end

// snippet begin: user
extension Page {
  /// The user closes the sheet.
  func close() {
    guard let opener else { return }
    let window = window
    (opener.sheet, self.opener) = (nil, nil)
    window?.screensChanged()
  }
}

/// A page whose sheets take time to open.
class AnimatedPage: Page {
  var animate: @MainActor () async -> Void = {}

  override func presentScreen(_ screen: any Screen, animated: Bool) async throws {
    try await super.presentScreen(screen, animated: animated)
    if animated { await animate() }
    // The user may have closed it meanwhile.
    if root.sheet !== screen {
      throw UndoneByUserError(operation: "present \(type(of: screen))")
    }
  }
}
// snippet end

// snippet begin: words
/// Builds a stack around its first pages, whatever the context of its chain.
struct PageStackFactory<Context>: ContainerFactory {
  func build(
    with context: Context, integrating children: [any Screen]
  ) async throws -> PageStack {
    let stack = PageStack()
    try await stack.setContainedScreens(children, animated: false)
    return stack
  }
}

extension Action {
  static func push() -> Self where Self == Push<PageStack> { Push() }

  static func pushAsRoot() -> Self where Self == PushAsRoot<PageStack> {
    PushAsRoot()
  }

  static func pushReplacingLast() -> Self
  where Self == PushReplacingLast<PageStack> {
    PushReplacingLast()
  }
}

extension DestinationStep where Target == PageStack {
  /// A new stack in a sheet, above everything else.
  static func newStack() -> Self {
    SingleContainerStep(
      finder: NilFinder<PageStack, Context>(), factory: PageStackFactory()
    )
    .using(.presentModally())
    .from(.current())
  }
}
// snippet end

// snippet begin: contract
/// A page with a name for the drawings of the tests.
final class NamedPage: Page, NamedScreen {
  let screenName: String

  init(_ name: String) { screenName = name }
}

struct TerminalTestHost: TestHost {
  func makeScreen(_ name: String) -> any Screen { NamedPage(name) }

  func makeStack(_ screens: [any Screen]) async throws -> (any StackContainer)? {
    let stack = PageStack()
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

/// A terminal that forgets to present, or has one layer, or takes time and does not say so.
private struct BrokenTestHost: TestHost {
  enum Fault { case forgets, hasOneLayer, dismissesSilently }

  private final class BrokenPage: Page, NamedScreen {
    let screenName: String
    let fault: Fault

    init(_ name: String, _ fault: Fault) {
      screenName = name
      self.fault = fault
    }

    override func presentScreen(
      _ screen: any Screen, animated: Bool
    ) async throws {
      if fault == .forgets { return }
      if fault == .hasOneLayer, presentingScreen != nil {
        throw CancellationError()
      }
      try await super.presentScreen(screen, animated: animated)
    }

    override func dismissPresentedScreen(animated: Bool) async throws {
      if fault == .dismissesSilently {
        for _ in 0..<50 { await Task.yield() }
      }
      try await super.dismissPresentedScreen(animated: animated)
    }
  }

  let fault: Fault
  var maximumModals = Int.max

  func makeScreen(_ name: String) -> any Screen { BrokenPage(name, fault) }

  func makeStack(_ screens: [any Screen]) -> (any StackContainer)? { nil }

  func makeTabs(_ screens: [any Screen]) -> (any TabContainer)? { nil }

  func makeSplit(
    primary: any Screen, secondary: any Screen
  ) -> (any SplitContainer)? {
    nil
  }

  func makeWindow(root: any Screen) async throws -> any ScreenWindow {
    try await TerminalTestHost().makeWindow(root: root)
  }

  /// The rules that it breaks.
  func brokenRules() async -> [String] {
    var broken: [String] = []
    for rule in HostContract.rules {
      do { try await rule.check(self) } catch { broken.append("\(rule)") }
    }
    return broken
  }
}

private final class Picker: Page, ResultScreen {
  let results = Results<Int>()
}

@MainActor
struct WritingAHostTests {
  private let picker = Picker()

  /// Waits for the result of the picker, above a page.
  private func ask(
    in terminal: Terminal?
  ) async throws -> Task<Int?, any Error> {
    try await terminal?.setRootScreen(Page(), animated: false)
    let step = StepAssembly(
      finder: NilFinder<Picker, Void>(), factory: ClosureFactory { picker }
    ).using(.presentModally()).from(.root()).assemble()
    let wait = Task { [router = terminal?.router] in
      try await router?.result(of: step)
    }
    for _ in 0..<10_000 where !picker.results.isAwaited { await Task.yield() }
    try #require(picker.results.isAwaited)
    return wait
  }

  private func hasEnded(_ wait: Task<Int?, any Error>) async -> Bool {
    var hasEnded = false
    Task {
      _ = try? await wait.value
      hasEnded = true
    }
    for _ in 0..<10_000 where !hasEnded { await Task.yield() }
    wait.cancel()
    return hasEnded
  }

  @Test
  func `A wait for a result ends with the window, although the screen is kept`()
    async throws
  {
    var terminal: Terminal? = Terminal()
    let wait = try await ask(in: terminal)
    terminal = nil
    #expect(await hasEnded(wait))
  }

  @Test func `A wait for a result ends when the user closes the screen`()
    async throws
  {
    let terminal = Terminal()
    let wait = try await ask(in: terminal)
    picker.close()
    #expect(await hasEnded(wait))
  }

  @Test func `A sheet that the user closes while it opens stays closed`()
    async throws
  {
    let (terminal, home, sheet) = (Terminal(), AnimatedPage(), Page())
    try await terminal.setRootScreen(home, animated: false)
    home.animate = { sheet.close() }
    await #expect(throws: UndoneByUserError(operation: "present Page")) {
      try await home.presentScreen(sheet, animated: true)
    }
    #expect(home.presentedScreen == nil)
  }

  @Test func `Chains use the words of the host`() async throws {
    // snippet begin: chain
    final class HelpPage: Page {}
    let help = StepAssembly { HelpPage() }
      .using(.pushReplacingLast())
      .from(.visibleStack(or: .newStack()))
    // snippet end
    let terminal = Terminal()
    try await terminal.setRootScreen(Page(), animated: false)
    try await terminal.router.navigate(to: help)
    #expect(
      terminal.drawing == """
        window
        ├─ Page
        └─ modal PageStack
           └─ HelpPage*
        """)
  }

  @Test func `A rule that is broken says what was expected`() async throws {
    let rule = try #require(
      HostContract.rules.first {
        $0.description.hasPrefix("What presents and what is presented")
      })
    let error = await #expect(throws: HostContract.Violation.self) {
      try await rule.check(BrokenTestHost(fault: .forgets))
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

  @Test func `A layer that takes time to go has to say that it goes`() async {
    let broken = await BrokenTestHost(fault: .dismissesSilently).brokenRules()
    #expect(
      broken == [
        "A window is not settled until a layer has come or gone",
        "A layer that is being dismissed says so, or is gone already",
      ])
  }

  @Test func `A host with one layer is not asked for more`() async {
    let host = BrokenTestHost(fault: .hasOneLayer)
    #expect(await host.brokenRules() != [])
    let honest = BrokenTestHost(fault: .hasOneLayer, maximumModals: 1)
    #expect(await honest.brokenRules() == [])
  }
}
