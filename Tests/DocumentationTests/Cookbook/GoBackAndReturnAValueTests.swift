import SwitchbackModel
import Testing

@MainActor
struct GoBackAndReturnAValueTests {
  // snippet begin: screen
  final class ColourPicker: ModelScreen, ResultScreen {
    let results = Results<String>()
    let goBack: @MainActor () -> Void

    init(goBack: @escaping @MainActor () -> Void) {
      self.goBack = goBack
      super.init()
    }

    func tap(_ colour: String) {
      results.give(colour)
      goBack()
    }
  }
  // snippet end

  @Test func `The one who asks gets the colour`() async throws {
    let window = ModelWindow(ModelStack(HomeScreen()))
    let router = window.router
    // snippet begin: chain
    let picker = StepAssembly { ColourPicker { router.goBack() } }
      .using(.push())
      .from(.visibleStack())
    // snippet end
    // snippet begin: ask
    let asking = Task { try await router.result(of: picker) }
    // snippet end
    var screen: ColourPicker?
    for _ in 0..<100_000 where screen?.results.isAwaited != true {
      await Task.yield()
      screen = try Hierarchy(of: window).first()
    }
    print(window.drawing)
    prints(
      """
      window
      └─ stack
         ├─ Home
         └─ ColourPicker*
      """)
    screen?.tap("red")
    screen = nil
    // snippet begin: answer
    if let colour = try await asking.value {
      print("The user has chosen \(colour).")
    }
    // snippet end
    try await router.navigate(to: BoundStep.current())
    print(window.drawing)
    // output: after
    prints(
      """
      The user has chosen red.
      window
      └─ stack
         └─ Home*
      """)
  }

  @Test func `There are several ways back`() async throws {
    let window = try ModelWindow(
      drawing: """
        window
        ├─ stack
        │  ├─ Home
        │  └─ Bag*
        └─ modal stack
           ├─ Product(1)
           └─ Reviews*
        """)
    let router = window.router
    // snippet begin: plans
    print(try router.planBack().sentences.joined(separator: "; "))
    print(try router.planBack(.dismissal).sentences.joined(separator: "; "))
    print(try router.planBack(.start).sentences.joined(separator: "; "))
    // snippet end
    // output: plans
    prints(
      """
      show Product(1) in stack, animated
      dismiss stack, presented by stack, animated
      dismiss stack, presented by stack, animated; show Home in stack, animated
      """)
  }
}
