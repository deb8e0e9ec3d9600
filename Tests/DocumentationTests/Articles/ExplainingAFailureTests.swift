import SwitchbackModel
import Testing

@MainActor
struct ExplainingAFailureTests {
  @Test func `An error says what was attempted and what was found`() async throws
  {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = ModelWindow(BagScreen())
    // snippet begin: error
    let account = StepAssembly { AccountScreen() }
      .using(.push())
      .from(StepAssembly(existing: ModelStack.self))
      .from(.current())

    let router = window.router
    do {
      try await router.navigate(to: account)
    } catch {
      print(error)
    }
    // snippet end
    // output: error
    page.prints(
      """
      AccountScreen was not reached. Push needs a ModelStack, and found only Bag. Let the step that comes after Push, in from, find or build a ModelStack.
      ▸ · AccountScreen  not found: 1 screen looked at, none is an AccountScreen
                         looked for everywhere by ScreenFinder
                         built by ClosureFactory, integrated by Push
        · ModelStack     not found: 1 screen looked at, none is a ModelStack; skipped
                         looked for everywhere by ScreenFinder
        ✓ any screen     found: Bag
      """)
    // snippet begin: cases
    do throws(NavigationError) {
      try await router.navigate(to: account)
    } catch {
      switch error {
      case .blocked(let screen, _): print("\(screen) does not want to go.")
      case .unresolved, .unbuilt, .uncommitted: print(error.message)
      case .cancelled, .superseded, .rejected: break
      default: print("Please try again.")
      }
    }
    // snippet end
    // output: cases
    page.prints(
      """
      Push needs a ModelStack, and found only Bag. Let the step that comes after Push, in from, find or build a ModelStack.
      """)
  }

  @Test func `An observer sees each part of a navigation`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = ModelWindow(HomeScreen())
    let bag = StepAssembly { BagScreen() }
      .using(.presentModally()).from(.current())
    // snippet begin: observer
    let router = WindowRouter(window: window).observing { event in
      if case .resolved(let plan) = event.kind {
        print(plan.sentences.joined(separator: "; "))
      }
      if case .finished(let outcome) = event.kind { print(outcome) }
    }
    try await router.navigate(to: bag)
    // snippet end
    // output: observer
    page.prints(
      """
      build BagScreen; perform PresentModally with BagScreen on Home, animated
      Bag is on screen; reused Home; built Bag
      """)
  }
}
