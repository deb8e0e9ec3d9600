/// A screen that the library makes around a view, or around any other value.
///
///     let order = StepAssembly { (number: Int) in OrderView(number: number) }
///       .using(.push())
///       .from(.visibleStack())
///
/// It is found by the type of its view and by the context that it was made for, and is named after both:
/// `Order(42)`. Two chains that lead to the same view with the same context mean the same screen; give one of
/// them a finder of its own if they do not. A view that is `ContextChecking` is asked instead. A view without a
/// context is found by its type. A context is compared with `==`, an object by its identity, and a tuple part by part.
/// A view with another context, such as a structure that is not `Equatable`, is made again each time. A ``Prompt`` is
/// found by its chain.
///
/// A screen with a model of its own is a class instead: see ``ViewScreen``. Both go into the same window.
@MainActor
open class ContentScreen<Content>: ModelScreen {
  /// The view.
  public let content: Content

  /// The callers that wait for a result, if the view gives any.
  fileprivate final var storedResults: AnyObject?

  /// The presentation in which the user has last answered the prompt that this is.
  final var answeredPresentation: Int?

  /// The context that the screen was made for. Looked up when it is needed: the chains may need what the app makes
  /// after its first screens.
  private final lazy var context = findContext()
  private final var findContext: @MainActor () -> Any? = { nil }

  /// Makes a screen without a context: the first screen of a window, for example.
  public init(_ content: Content) {
    self.content = content
    super.init()
    if let prompt = content as? any PromptContent {
      modalStyle = prompt.form.isDialog ? .dialog : .alert
    }
  }

  /// Makes a screen to which a destination leads, such as the first screen of a window. It is saved, restored and found
  /// like the screens that the destination has been opened for.
  public convenience init(_ content: Content, for destination: some Destination) {
    self.init(content)
    findContext = { destination.screenContext }
    DestinationMark([destination]).lead(to: self)
  }

  /// Makes a screen that shows a context.
  public static func showing<Context: Equatable>(
    _ context: Context, _ content: Content
  ) -> ContentScreen {
    let screen = ContentScreen(content)
    screen.show(context)
    return screen
  }

  fileprivate final func show<Context>(_ context: Context) {
    if !isWithoutContext(context) { findContext = { context } }
  }

  /// The name in drawings, plans and errors: that of the view's type without the suffix `View` or `Screen` and without
  /// types in angle brackets. Of a prompt it contains the texts: `Prompt(Sort by)`.
  open override var name: String {
    var name = screenTypeName(Content.self).prefix { $0 != "<" }
    for suffix in ["View", "Screen"] where name.hasSuffix(suffix) && name != suffix {
      name.removeLast(suffix.count)
      break
    }
    let form = (content as? any PromptContent)?.form
    let texts = [form?.title, form?.message].compactMap(\.self)
    return nameWithContext(String(name), showing: texts, of: self)
  }
}

extension ContentScreen: WrappingScreen {
  package nonisolated static var wrapped: Any.Type { Content.self }
  package final var wrappedValue: Any { content }
  package final var wrappedContext: Any? { context }

  package final func isMade(for other: Any) -> Bool {
    context.map { isSame($0, other) } ?? true
  }
}

/// Whether two contexts are known to be the same: equal, the same object, or tuples of such parts. One that cannot be
/// compared is never the same, as the wrong screen is worse than another one.
@MainActor
private func isSame(_ first: Any, _ second: Any) -> Bool {
  guard let first = flattened(first), let second = flattened(second) else {
    return hasNone(first) && hasNone(second)
  }
  if let first = first as? any Equatable { return first.isEqual(to: second) }
  guard type(of: first) == type(of: second) else { return false }
  if type(of: first) is AnyClass { return first as AnyObject === second as AnyObject }
  let (parts, others) = (Mirror(reflecting: first), Mirror(reflecting: second))
  guard parts.displayStyle == .tuple else { return false }
  return zip(parts.children, others.children).allSatisfy { isSame($0.value, $1.value) }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { self == other as? Self }
}

/// A view that gives a result to those who have asked for it: a picker, a form, a log-in.
///
///     struct ColourPicker: View, ResultContent {
///       typealias Result = Colour
///       @Environment(\.screen) private var screen
///       var body: some View { Button("Red") { screen?.give(Colour.red) } }
///     }
///
///     if let colour = try await router.result(of: StepAssembly { ColourPicker() } … ) { … }
public protocol ResultContent<Result> {
  /// The type of the result.
  associatedtype Result
}

extension ContentScreen: ResultScreen where Content: ResultContent {
  /// The pending callers.
  public var results: Results<Content.Result> {
    if let known = storedResults as? Results<Content.Result> { return known }
    let new = Results<Content.Result>()
    storedResults = new
    return new
  }
}

extension ModelScreen {
  /// Gives a result to all who wait for one of this screen. It does not go by that: go back afterwards.
  ///
  /// A screen that gives no results of this type reports that where its window's router reports failures.
  public func give<Value>(_ value: Value) {
    guard let screen = self as? any ResultScreen<Value> else {
      window?.router.report(ChainError.noResult(from: name, of: "\(Value.self)"))
      return
    }
    screen.results.give(value)
  }
}

/// Builds the screen of a view.
public struct ContentFactory<Content, Context>: Factory {
  private let make: @MainActor (Context) async throws -> Content

  /// - Parameter make: Makes the view for a context.
  public init(_ make: @escaping @MainActor (Context) async throws -> Content) {
    self.make = make
  }

  public func build(with context: Context) async throws -> ContentScreen<Content> {
    let screen = try await ContentScreen(make(context))
    screen.show(context)
    return screen
  }
}

extension ContentFactory: KindStating {
  package var kind: FactoryOutline.Kind {
    Context.self is any Equatable.Type || Context.self is AnyClass ? .comparableContent : .content
  }
}

extension StepAssembly {
  /// A step whose screen is a view.
  ///
  /// - Parameter make: Returns one view, for a context or without one.
  @_disfavoredOverload
  public init<Content, Context>(_ make: @escaping @MainActor (Context) async throws -> Content)
  where
    Target == ContentScreen<Content>, F == ScreenFinder<ContentScreen<Content>, Context>,
    Fac == ContentFactory<Content, Context>
  {
    self.init(.everywhere, make)
  }

  /// A step whose screen is a view, looked for in some places only.
  @_disfavoredOverload
  public init<Content, Context>(
    _ options: SearchOptions, _ make: @escaping @MainActor (Context) async throws -> Content
  )
  where
    Target == ContentScreen<Content>, F == ScreenFinder<ContentScreen<Content>, Context>,
    Fac == ContentFactory<Content, Context>
  {
    self.init(finder: ScreenFinder(options: options), factory: ContentFactory(make))
  }
}

// NB: deprecated, as the compiler would rather take the step of any type than one that is unavailable. It throws so that
// no chain compiles with it.
extension StepAssembly {
  /// A mistake: a closure that returns no view.
  @available(
    *, deprecated,
    message: """
      The closure returns no view. Write return before each view. For views of two types, return one whose body \
      decides.
      """
  )
  @_disfavoredOverload
  public init<Context>(_ make: @escaping @MainActor (Context) async throws -> Void) throws
  where
    Target == ContentScreen<Void>, F == ScreenFinder<Target, Context>,
    Fac == ContentFactory<Void, Context>
  {
    self.init(finder: ScreenFinder(), factory: ContentFactory(make))
  }

  /// A mistake: a closure that returns no view.
  @available(
    *, deprecated,
    message: """
      The closure returns no view. Write return before each view. For views of two types, return one whose body \
      decides.
      """
  )
  @_disfavoredOverload
  public init<Context>(
    _ options: SearchOptions, _ make: @escaping @MainActor (Context) async throws -> Void
  ) throws
  where
    Target == ContentScreen<Void>, F == ScreenFinder<Target, Context>,
    Fac == ContentFactory<Void, Context>
  {
    self.init(finder: ScreenFinder(options: options), factory: ContentFactory(make))
  }
}

extension StepAssembly {
  /// A step that finds the screen of a view, and builds nothing.
  ///
  ///     let home = StepAssembly(existing: HomeView.self).from(tabs)
  @_disfavoredOverload
  public init<Content>(existing view: Content.Type, _ options: SearchOptions = .everywhere)
  where
    Target == ContentScreen<Content>, F == ScreenFinder<Target, Void>,
    Fac == NilFactory<Target, Void>
  {
    self.init(existing: Target.self, options)
  }
}

extension GeneralStep {
  /// The screen of a view that is there.
  ///
  ///     let home = GeneralStep.existing(HomeView.self)
  @_disfavoredOverload
  public static func existing<Content>(
    _ view: Content.Type, _ options: SearchOptions = .everywhere
  ) -> DestinationStep<ContentScreen<Content>, Void> {
    .existing(view, options)
  }

  /// The tab of a view, as the user has left it.
  @_disfavoredOverload
  public static func tab<Content>(of view: Content.Type) -> DestinationStep<any Screen, Void> {
    .tab(of: view)
  }
}

extension DestinationStep {
  /// The screen of a view that is there, for the context of the chain.
  ///
  ///     .using(.presentModally())
  ///     .from(.existing(HomeView.self))
  @_disfavoredOverload
  public static func existing<Content>(
    _ view: Content.Type, _ options: SearchOptions = .everywhere
  ) -> Self where Target == ContentScreen<Content> {
    .existing(ContentScreen<Content>.self, options)
  }
}

extension DestinationStep where Target: StackContainer {
  /// The stack in the tab of a view, as the user has left it.
  ///
  ///     .using(.push())
  ///     .from(.stack(inTabOf: HomeView.self))
  @_disfavoredOverload
  public static func stack<Content>(inTabOf view: Content.Type) -> Self {
    .stack(inTabOf: ContentScreen<Content>.self)
  }
}

extension DestinationStep where Target == any Screen {
  /// The tab of a view, as the user has left it.
  @_disfavoredOverload
  public static func tab<Content>(of view: Content.Type) -> Self {
    .tab(of: ContentScreen<Content>.self)
  }
}

extension BackStep {
  /// The screen of a view, anywhere.
  ///
  ///     router.goBack(.screen(HomeView.self))
  @_disfavoredOverload
  public static func screen<Content>(_ view: Content.Type) -> Self {
    .screen(ContentScreen<Content>.self)
  }
}

extension ModelContainer {
  @available(
    *, unavailable,
    message: "A view is no screen. Put it into one, as in ModelStack(ContentScreen(HomeView()))."
  )
  @_disfavoredOverload
  public convenience init<Content>(_ view: Content) {
    preconditionFailure("An unavailable function was called.")
  }
}

extension ModelWindow {
  @available(
    *, unavailable,
    message: "A view is no screen. Put it into one, as in ModelWindow(ContentScreen(HomeView()))."
  )
  @_disfavoredOverload
  public convenience init<Content>(_ view: Content) {
    preconditionFailure("An unavailable function was called.")
  }
}

extension ListBuilder where Element == ModelScreen {
  @available(
    *, unavailable,
    message: "A view is no screen. Put it into one, as in ModelStack { ContentScreen(HomeView()) }."
  )
  @_disfavoredOverload
  public static func buildExpression<Content>(_ view: Content) -> [ModelScreen] {
    preconditionFailure("An unavailable function was called.")
  }
}
