/// Runs before a navigation changes anything, and may stop it: log in, load, ask, redirect.
///
/// An interceptor may show screens and change the hierarchy, even replace the root: the chain is
/// resolved again afterwards. Interceptors run even if the chain cannot be resolved yet: what they
/// do (a log-in, say) may make it resolvable. In one navigation an interceptor runs at most once,
/// and not at all in the navigations that it starts itself. Its ``key`` identifies it or, without
/// one, its place: the `adding` that put it into a chain.
///
///     struct LoginInterceptor: RoutingInterceptor {
///       let session: Session
///       var waitsForUser: Bool { true }
///       func perform(with context: Int) async throws {
///         if !session.isLoggedIn { try await session.logIn() }
///       }
///     }
///
/// Throwing ends the navigation. So do cancelling it, a newer navigation that supersedes it, and a
/// time limit (``limited(to:)``), whether the interceptor ever returns or not.
@MainActor
public protocol RoutingInterceptor<Context> {
  /// The context of the step that the interceptor belongs to.
  associatedtype Context

  /// Whether the interceptor waits for the user. `false` by default.
  ///
  /// While it waits, other navigations can run in the window, so the screen that the interceptor
  /// shows can navigate. A navigation that comes to the same interceptor meanwhile does not run it
  /// again: it waits for its answer.
  var waitsForUser: Bool { get }

  /// The time limit for the interceptor, including the navigations that it starts in its window. If `nil`, as by
  /// default, the router's limit, or none if the interceptor waits for the user.
  var timeLimit: Duration? { get }

  /// The identity of the interceptor, for chains that are made anew and for chains that share it.
  /// Defaults to `nil`, which stands for its place in the chain.
  ///
  /// Interceptors with the same key count as one: it runs once in a navigation, whatever chains
  /// contain it. Two navigations in a window that come to it while it waits for the user share its
  /// answer: if it returns, both continue; if it throws, both end. Without a key, two navigations
  /// that come to the same place with the same context end together; otherwise it runs for one
  /// after the other.
  ///
  ///     struct LogIn: RoutingInterceptor {
  ///       var key: AnyHashable? { "log in" }
  ///       func perform(with context: Void) async throws { … }
  ///     }
  ///
  /// Set a key if a closure makes a chain anew each time (a closure case of a ``SwitchAssembly``):
  /// an interceptor without one cannot be recognised there. All of its type count together, as it may be the same
  /// one: after two rounds with them, the navigation ends in a ``ChainError``.
  ///
  /// - SeeAlso: ``RoutingInterceptor/keyed(_:)``
  var key: AnyHashable? { get }

  /// Prepares while the chain is being resolved. Called once on a copy that belongs to one navigation: it then runs
  /// with the same context.
  ///
  /// - Throws: Any error. It ends the navigation, which has changed nothing.
  mutating func prepare(with context: Context) throws

  /// Performs the interception; returns to let the navigation continue.
  ///
  /// - Throws: Any error, to end the navigation.
  func perform(with context: Context) async throws

  /// Performs the interception in the window of the navigation: to show a screen there first, for example.
  /// Calls ``perform(with:)`` by default.
  ///
  /// - Throws: Any error, to end the navigation.
  func perform(with context: Context, in window: NavigationWindow) async throws
}

extension RoutingInterceptor {
  public func perform(with context: Context, in window: NavigationWindow) async throws {
    try await perform(with: context)
  }

  public var waitsForUser: Bool { false }

  public var timeLimit: Duration? { nil }

  public var key: AnyHashable? { nil }

  public mutating func prepare(with context: Context) throws {}
}

/// Works on a screen of the route before it is shown: hands it its context, for example.
///
/// It runs on the new screens and on the one that was found, after all factories and before anything
/// visible changes. The router does not undo it: if the navigation fails or is cancelled later, the found screen keeps
/// what the task has set. Set in a ``PostRoutingTask`` what must not be lost then.
///
///     struct MarkAsOpened: ContextTask {
///       func perform(on screen: ProductScreen, with context: Int) throws {
///         screen.openedAt.append(context)
///       }
///     }
///
/// - SeeAlso: ``ContextSettingTask``, ``ClosureContextTask``
@MainActor
public protocol ContextTask<Target, Context> {
  /// The type of screen.
  associatedtype Target
  /// The context of the step that the task belongs to.
  associatedtype Context

  /// Prepares while the chain is being resolved. Called once on a copy that belongs to one plan: it then runs with the
  /// same context. After interceptors, there is another plan.
  ///
  /// - Throws: Any error. It ends the navigation, which has changed nothing.
  mutating func prepare(with context: Context) throws

  /// Performs the task.
  ///
  /// - Throws: Any error. It ends the navigation, which has changed nothing visible.
  func perform(on screen: Target, with context: Context) async throws
}

extension ContextTask {
  public mutating func prepare(with context: Context) throws {}
}

/// Runs once the destination is on screen: reports, highlights, scrolls.
///
///     struct ReportVisit: PostRoutingTask {
///       func perform(on screen: ProductScreen, with context: Int, route: [any Screen]) {
///         analytics.visited(context, depth: route.count)
///       }
///     }
///
/// It cannot fail: the navigation has succeeded by then.
@MainActor
public protocol PostRoutingTask<Target, Context> {
  /// The type of screen.
  associatedtype Target
  /// The context of the step that the task belongs to.
  associatedtype Context

  /// Performs the task.
  ///
  /// - Parameters:
  ///   - screen: The screen of the step that the task belongs to.
  ///   - context: The step's context.
  ///   - route: The screens of the route, from the one that was found to the destination.
  func perform(on screen: Target, with context: Context, route: [any Screen])
}

/// Turns one context into another, so that a step can follow one with a different context.
///
///     struct ProductToCategory: ContextTransformer {
///       let catalogue: Catalogue
///       func transform(_ context: Product.ID) throws -> Category.ID {
///         try catalogue.category(of: context)
///       }
///     }
///
/// In a chain:
///
///     .from(categoryStep.adapting(using: ProductToCategory(catalogue: catalogue)))
@MainActor
public protocol ContextTransformer<Input, Output> {
  /// The context nearer to the destination.
  associatedtype Input
  /// The context of the steps behind.
  associatedtype Output

  /// The other context.
  ///
  /// - Throws: Any error. It ends the navigation, which has changed nothing.
  func transform(_ context: Input) throws -> Output
}

/// A context transformer made of a closure.
///
///     ClosureContextTransformer { (product: Product) in product.category }
///
/// Made by ``DestinationStep/adapting(_:)``, which is shorter.
public struct ClosureContextTransformer<Input, Output>: ContextTransformer {
  private let closure: @MainActor (Input) throws -> Output

  /// - Parameter closure: Returns the other context, or throws to end the navigation.
  public init(_ closure: @escaping @MainActor (Input) throws -> Output) {
    self.closure = closure
  }

  public func transform(_ context: Input) throws -> Output {
    try closure(context)
  }
}

/// A context as tasks of a router receive it: `nil` for an optional without a value.
package func flattened<Context>(_ context: Context) -> Any? {
  (context as? any Flattening).map(\.flattened) ?? context
}

/// Whether the class of a screen alone decides: for `()`, and for the `nil` of `Any?`.
package func isWithoutContext<Context>(_ context: Context) -> Bool {
  context is Void || Context.self == Any?.self && hasNone(context)
}

/// Whether a value is no context: `()`, or the `nil` of an optional.
package func hasNone<Context>(_ context: Context) -> Bool {
  context is Void || flattened(context) == nil
}

private protocol Flattening {
  var flattened: Any? { get }
}

extension Optional: Flattening {
  fileprivate var flattened: Any? { map { $0 } }
}
