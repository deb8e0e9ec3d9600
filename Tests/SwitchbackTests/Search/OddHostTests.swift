import SimulatedWorld
import Switchback
import Testing

/// What search makes of hosts that do not report a tree: an error or an order, never a hang.
@Suite(.timeLimit(.minutes(40)))
struct OddHostTests {
  private let window = LooseWindow()

  private func screen<T: LooseScreen>(_ type: T.Type = LooseScreen.self) -> T {
    let screen = type.init(number: window.screens.count)
    window.screens.append(screen)
    return screen
  }

  private func container<T: LooseContainer>(
    _ type: T.Type, _ children: [LooseScreen], shows shown: [LooseScreen]? = nil
  ) -> T {
    let container = screen(type)
    container.children = children
    container.shown = shown ?? children
    for child in children { child.parent = container }
    return container
  }

  private func shown(
    _ options: SearchOptions = .everywhere, from start: StartingPoint = .topmost,
    in hierarchy: Hierarchy? = nil
  ) throws -> [String] {
    var shown: [String] = []
    let hierarchy = hierarchy ?? Hierarchy(of: window)
    _ = try hierarchy.first((any Screen).self, options, from: start) {
      shown.append(naiveName(of: $0))
      return false
    }
    return shown
  }

  @Test func `A container that contains itself is an error, however often it is searched`() throws {
    let stack = screen(LooseStack.self)
    stack.children = [screen(), stack]
    window.root = stack
    let hierarchy = Hierarchy(of: window)
    for _ in 0..<3 {
      #expect(throws: HierarchyError.cycle("stack0")) { try shown(in: hierarchy) }
      let found = try hierarchy.first(LooseStack.self)
      #expect(found === stack)
    }
    #expect(try shown(.currentVisible) == ["stack0"])
  }

  private final class LeavingSoon: LooseContainer {
    var looks = 0

    override var isBeingDismissed: Bool {
      looks += 1
      return looks > 1
    }
  }

  @Test(arguments: [0, 2])
  func `A container that begins to leave while a search begins there is not searched`(
    count: Int
  )
    throws
  {
    let box = container(LeavingSoon.self, (0..<count).map { _ in screen() })
    window.root = box
    #expect(try shown(from: .screen { box }) == [])
  }

  @Test func `A child in two containers is saved once`() {
    let shared = screen()
    let boxes = (0..<2).map { _ in container(LooseContainer.self, [shared], shows: []) }
    window.root = container(LooseTabs.self, boxes)
    #expect(SavedScreens<Int>(of: window, version: "1").unsaved == ["screen0"])
  }

  @Test func `A hidden child that is listed twice is not drawn as visible`() {
    let (hidden, visible) = (screen(), screen())
    window.root = container(LooseTabs.self, [hidden, hidden, visible], shows: [visible])
    #expect(window.drawing.filter { $0 == "*" } == "*")
  }

  @Test func `Containers that show each other are an error`() {
    let inner = container(LooseTabs.self, [screen()])
    let outer = container(LooseSplit.self, [inner, screen()])
    inner.shown = [outer]
    window.root = outer
    #expect(throws: HierarchyError.self) { try Hierarchy(of: window).layers }
    #expect(throws: HierarchyError.self) { try shown(from: .root) }
    let path = container(LooseStack.self, [screen()])
    path.shown = [path]
    window.root = path
    #expect(throws: HierarchyError.self) { try Hierarchy(of: window).layers }
    window.clear()
  }

  @Test func `A layer that presents one below is an error once a search gets there`() throws {
    let root = screen()
    root.presented = screen()
    root.presented?.presented = root
    window.root = root
    #expect(throws: HierarchyError.cycle("screen0")) { try shown() }
    #expect(try shown(.currentLayer, from: .root) == ["screen0"])
    let given = StartingPoint.screen { root }
    #expect(try shown(.currentLayer, from: given) == ["screen0"])
    window.clear()
  }

  @Test func `Containers around each other are an error`() {
    let child = screen()
    let inner = container(LooseStack.self, [child])
    let outer = container(LooseTabs.self, [inner])
    outer.parent = inner
    window.root = outer
    let given = StartingPoint.screen { child }
    #expect(throws: HierarchyError.self) { try shown(from: given) }
    let step = StepAssembly(
      finder: NilFinder(), factory: ClosureFactory { (_: Void) in LooseScreen(number: 9) }
    ).using(SetPrimary<LooseSplit>())
      .from(GeneralStep.custom(using: ClosureFinder { _, _ in child }).expectingContainer())
    let error = #expect(throws: NavigationError.self) {
      try WindowRouter(window: window).plan(to: step)
    }
    #expect(error?.underlyingError is HierarchyError)
    window.clear()
  }

  @Test func `A container that two others show is searched once, and its layer is found`() throws {
    let shared = container(LooseStack.self, [screen()])
    let one = container(LooseTabs.self, [shared])
    let other = container(LooseTabs.self, [shared])
    window.root = container(LooseSplit.self, [one, other])
    #expect(try shown() == ["split4", "tabs2", "stack1", "screen0", "tabs3"])
    #expect(try Hierarchy(of: window).layers.count == 1)
    shared.presented = screen(LooseProduct.self)
    #expect(try shown(from: .root).last == "product5")
    window.clear()
  }

  @Test func `A layer that reports the screen a search began at does not show it again`() throws {
    let root = screen()
    let top = screen()
    let modal = container(LooseStack.self, [root, top], shows: [top])
    root.parent = nil
    root.presented = modal
    modal.presenter = root
    window.root = root
    #expect(try shown(from: .root) == ["screen0", "stack2", "screen1"])
    window.clear()
  }

  @Test func `Nothing goes into a container that is on its way out inside a layer`() {
    let stack = container(LooseStack.self, [screen()])
    window.root = container(LooseTabs.self, [screen(), stack], shows: [])
    let chain = StepAssembly(
      finder: NilFinder(), factory: ClosureFactory { (_: Void) in LooseScreen(number: 9) }
    )
    .using(Push<LooseStack>())
    .from(GeneralStep.custom(using: ClosureFinder<LooseStack, Void> { _, _ in stack }))
    let router = WindowRouter(window: window)
    #expect(throws: Never.self) { try router.plan(to: chain) }
    for screen in [stack, window.root] {
      screen?.isLeaving = true
      let error = #expect(throws: NavigationError.self) { try router.plan(to: chain) }
      #expect(error?.underlyingError as? SourceError == .notInWindow(found: "stack1"))
      #expect(error?.trace?.lines.map(\.isFailing) == [false, true])
      screen?.isLeaving = false
    }
    window.clear()
  }
}
