import Switchback
import SwitchbackModel
import Testing

struct SwitchAssemblyTests {
  static let presented = ChainAssembly().from(StackStep<Int>()).using(.presentModally()).from(
    .current()
  )
  .assemble()
  static let root = ChainAssembly().from(StackStep<Int>()).using(.replaceRoot()).from(.root())
    .assemble()

  static func product(
    in stack: DestinationStep<ModelStack, Int>
  ) -> DestinationStep<ProductScreen, Int> {
    StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
      .using(.push()).from(stack).assemble()
  }

  /// Which of the ways was taken.
  private func way(_ stack: DestinationStep<ModelStack, Int>, _ id: Int = 1) async throws -> String
  {
    let window = try makeWindow(
      """
      window
      └─ tabs
         ├─ stack*
         │  └─ Home*
         └─ Bag
      """)
    try await WindowRouter(window: window).navigate(to: Self.product(in: stack), with: id)
    if window.layers.count == 2 { return "presented" }
    return window.root is ModelStack ? "root" : "found"
  }

  @Test func `The first case that applies is taken, whatever comes after it`() async throws {
    let both = SwitchAssembly<ModelStack, Int>()
      .addCase(when: { true }, from: Self.presented)
      .addCase(when: { true }, from: Self.root)
    #expect(try await way(both.assemble()) == "presented")
    #expect(try await way(both.assemble(default: Self.root)) == "presented")
  }

  @Test func `A case can expect a screen, which is then the step's screen`() async throws {
    let stack = SwitchAssembly<ModelStack, Int>()
      .addCase(expecting: ClassFinder<ModelStack, Int>(options: .visible))
      .assemble(default: Self.presented)
    #expect(try await way(stack) == "found")
  }

  @Test func `A case can depend on a screen being there, on a condition, and on the context`()
    async throws
  {
    let stack = SwitchAssembly<ModelStack, Int>()
      .addCase(when: ClassFinder<LoginScreen, Int>(), from: Self.presented)
      .addCase(when: { false }, from: Self.presented)
      .addCase(when: { (id: Int) in id == 2 }, from: Self.presented)
      .addCase(when: ClassFinder<BagScreen, Int>(), from: Self.root)
      .assemble(default: Self.presented)
    #expect(try await way(stack, 1) == "root")
    #expect(try await way(stack, 2) == "presented")
  }

  @Test func `A case can be a closure that returns a chain, or none, or throws`() async throws {
    let stack = SwitchAssembly<ModelStack, Int>()
      .addCase { id in
        if id == 0 { throw Refusal("There is no product 0.") }
        return id == 1 ? Self.presented : nil
      }
      .assemble { Self.root }
    #expect(try await way(stack, 1) == "presented")
    #expect(try await way(stack, 2) == "root")
    let error = await #expect(throws: NavigationError.self) { try await way(stack, 0) }
    #expect(error?.underlyingError as? Refusal == Refusal("There is no product 0."))
  }

  @Test func `A default in braces is made once`() async throws {
    let log = Log()
    let stack = SwitchAssembly<ModelStack, Int>().assemble {
      log.note("made")
      return Self.root
    }
    #expect(try await way(stack) == "root")
    #expect(try await way(stack) == "root")
    #expect(log.entries == ["made"])
  }

  @Test(arguments: [0, 1, 2])
  func `Cases can be listed, with conditions and loops`(_ number: Int) async throws {
    let ids = [3, 4]
    let stack = SwitchAssembly<ModelStack, Int> {
      if number == 0 {
        SwitchCase(when: { true }, from: Self.presented)
      }
      if number == 1 {
        SwitchCase(when: { true }, from: Self.root)
      } else {
        SwitchCase(expecting: ClassFinder(options: .visible))
      }
      for id in ids {
        SwitchCase(when: { $0 == id }, from: Self.presented)
      }
    }
    .assemble()
    #expect(try await way(stack) == ["presented", "root", "found"][number])
  }

  @Test func `A case in a loop is taken when its turn comes`() async throws {
    let stack = SwitchAssembly<ModelStack, Int> {
      for id in [3, 4] {
        SwitchCase(when: { $0 == id }, from: Self.presented)
      }
    }
    .assemble(default: Self.root)
    #expect(try await way(stack, 4) == "presented")
    #expect(try await way(stack, 5) == "root")
  }

  @Test func `With no case that applies and no default, the cases that were tried are listed`()
    async throws
  {
    let stack = SwitchAssembly<ModelStack, Int>()
      .addCase(expecting: ClassFinder(options: .currentVisible))
      .addCase(when: ClassFinder<LoginScreen, Int>(), from: Self.root)
      .addCase(when: { false }, from: Self.root)
      .addCase(when: { (id: Int) in id == 0 }, from: Self.root)
      .addCase { _ in nil }
      .assemble()
    let window = try makeWindow("window\n└─ Home")
    let text = await failure(to: Self.product(in: stack), with: 42, in: window)
    #expect(
      text == """
        ProductScreen was not reached. No case of the switch applies, and it has no default. Add \
        a case, or pass a default to assemble. Cases tried:
        - expecting ModelStack, looked for by ClassFinder (current, visible; from the topmost layer)
        - when LoginScreen is there, looked for everywhere by ClassFinder
        - when a condition holds
        - when a condition on the context holds
        - when a closure returns a step
          · ProductScreen  not found: 1 screen looked at, none is a ProductScreen
                           looked for everywhere by ClassWithContextFinder
                           built by ProductFactory, integrated by Push
        ▸ · (switch)       no case applies
        """)
    let none = await failure(
      to: Self.product(in: SwitchAssembly<ModelStack, Int>().assemble()), with: 42, in: window)
    #expect(
      none.hasPrefix(
        "ProductScreen was not reached. The switch has no cases and no default. Add a case or a "
          + "default.\n"))
  }

  @Test func `Half a switch can be kept and continued twice without changing either`() throws {
    let step = existing(HomeScreen.self)
    let half = SwitchAssembly<HomeScreen, Void>()
      .addCase(expecting: ClassFinder(options: .visible))
    let first = half.addCase(when: { true }, from: step).assemble()
    let second = half.addCase { _ in nil }.addCase(when: { true }, from: step).assemble()
    let visible =
      "expecting HomeScreen, looked for by ClassFinder (visible; from the topmost layer)"
    #expect(half.assemble().outline.destination.cases == [visible])
    #expect(first.outline.destination.cases == [visible, "when a condition holds"])
    #expect(
      second.outline.destination.cases == [
        visible, "when a closure returns a step", "when a condition holds",
      ])
  }

  @Test func `A plan says which case was taken`() throws {
    let stack = SwitchAssembly<ModelStack, Int>()
      .addCase(expecting: ClassFinder(options: .currentVisible))
      .addCase(when: { true }, from: Self.presented)
    let product = Self.product(in: stack.assemble(default: Self.root))
    let stackWindow = try makeWindow("window\n└─ stack\n   └─ Home*")
    let homeWindow = try makeWindow("window\n└─ Home")
    func lines(_ window: ModelWindow) throws -> [String] {
      try WindowRouter(window: window).plan(to: product, with: 42).trace.lines.map(\.outcome)
    }
    #expect(
      try lines(stackWindow) == [
        "not found: 2 screens looked at, none is a ProductScreen",
        "case 1: expecting ModelStack, looked for by ClassFinder (current, visible; "
          + "from the topmost layer)",
        "found: stack",
      ])
    #expect(
      try lines(homeWindow) == [
        "not found: 1 screen looked at, none is a ProductScreen", "case 2: when a condition holds",
        "never looked for", "found: Home",
      ])
    let fallback = Self.product(
      in: SwitchAssembly<ModelStack, Int>().assemble(default: Self.root))
    let plan = try WindowRouter(window: homeWindow).plan(to: fallback, with: 42)
    #expect(plan.trace.lines[1].outcome == "no case applies, so the default")
    let failing = SwitchAssembly<ModelStack, Int>().addCase { _ in throw Refusal() }
      .assemble(default: Self.root)
    let error = #expect(throws: NavigationError.self) {
      try WindowRouter(window: homeWindow).plan(to: Self.product(in: failing), with: 42)
    }
    #expect(error?.trace?.lines[1].outcome == "a case failed")
  }
}
