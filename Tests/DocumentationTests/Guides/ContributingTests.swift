import SwitchbackModel
import Testing

// snippet begin: finder
/// Finds a screen by its name.
///
///     NameFinder<ModelScreen, Void>("Help")
public struct NameFinder<Target: NamedScreen, Context>: StackIteratingFinder {
  public let options: SearchOptions
  private let name: String

  /// - Parameters:
  ///   - name: The name in drawings, plans and errors.
  ///   - options: Where to look. Everywhere, if not given.
  public init(_ name: String, options: SearchOptions = .everywhere) {
    self.name = name
    self.options = options
  }

  public func isTarget(_ screen: Target, with context: Context) -> Bool {
    screen.screenName == name
  }
}

extension Finder {
  /// Finds a screen by its name: the short form of ``NameFinder``.
  public static func name<Target, Context>(
    _ name: String, options: SearchOptions = .everywhere
  ) -> Self where Self == NameFinder<Target, Context> {
    NameFinder(name, options: options)
  }
}
// snippet end

// snippet begin: action
/// Makes the screen the second and last in a navigation stack.
public struct PushAboveFirst<Source: StackContainer>: ContainerAction {
  /// Puts it into the stack that `from` names.
  public init() {}

  public func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
    children = children.prefix(1) + [screen]
  }
}

extension Action {
  /// Makes the screen the second in a navigation stack: the short form of ``PushAboveFirst``.
  public static func pushAboveFirst<Source>() -> Self
  where Self == PushAboveFirst<Source> {
    PushAboveFirst()
  }
}
// snippet end

@MainActor
struct ContributingTests {
  // snippet begin: test
  @Test func `A screen comes after the first of the stack`() async throws {
    let window = try ModelWindow(
      drawing: """
        window
        └─ stack
           ├─ Home
           ├─ Bag
           └─ Checkout*
        """)
    let help = StepAssembly(
      finder: .name("Help"), factory: ClosureFactory { ModelScreen(name: "Help") }
    )
    .using(PushAboveFirst<ModelStack>())
    .from(.existing(ModelStack.self))
    try await window.router.navigate(to: help)
    #expect(
      window.drawing == """
        window
        └─ stack
           ├─ Home
           └─ Help*
        """)
  }
  // snippet end
}
