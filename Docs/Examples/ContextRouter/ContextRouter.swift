import Switchback

// snippet begin: holder
/// A screen that says what it shows.
@MainActor
protocol ContextHolder<Context>: Screen {
  associatedtype Context: Hashable

  /// What the screen shows now: the type of screen and, where there are several, which.
  var currentContext: Context? { get }

  /// Loads the content, or loads it again, for a request for this context.
  func refresh()
}

/// A screen that can show another context in place of its own, as a pager does.
@MainActor
protocol ContextSwitcher<Context>: ContextHolder {
  func canSwitch(to context: Context) -> Bool
  func switchContext(to context: Context)
}
// snippet end

extension ContextHolder {
  func refresh() {}
}

// snippet begin: transition
/// How a new screen gets on display.
///
/// A new kind of transition is a static member, wherever it is needed.
@MainActor
struct Transition {
  /// How the new screen is found and built. It lacks where it goes.
  typealias NewScreen = SingleStep<
    ClosureFinder<any Screen, Void>, ClosureFactory<any Screen, Void>
  >

  let chain: (_ screen: NewScreen, _ previous: BoundStep?) -> BoundStep

  /// - Parameter chain: Puts the screen above the previous one of a sequence or, as the first one,
  ///   where such screens go.
  init(_ chain: @escaping (_ screen: NewScreen, _ previous: BoundStep?) -> BoundStep) {
    self.chain = chain
  }
}

/// Chooses the transition for a context.
@MainActor
protocol TransitionProvider<Context> {
  associatedtype Context

  func transition(for context: Context) -> Transition
}

/// Makes the screen for a context.
@MainActor
protocol ContextFactory<Context> {
  associatedtype Context

  func screen(for context: Context) throws -> any Screen
}
// snippet end

// snippet begin: router
/// Shows contexts, whatever asks for them. It knows nothing of the app's structure.
@MainActor
struct ContextRouter<Context: Hashable> {
  let router: any Router
  let factory: any ContextFactory<Context>
  let transitions: any TransitionProvider<Context>

  /// Goes to contexts: the last one is shown, those before it lie below.
  var navigator: Navigator<[Context]> {
    Navigator(router: router) { contexts in
      contexts.reduce(nil) { previous, context in
        transitions.transition(for: context).chain(screen(for: context), previous)
      } ?? .current()
    }
  }

  private func screen(for context: Context) -> Transition.NewScreen {
    SingleStep(
      finder: ClosureFinder("\(context)") { _, hierarchy in
        let holder = try hierarchy.first((any ContextHolder<Context>).self) {
          $0.currentContext == context
        }
        if let holder { return holder }
        return try hierarchy.first((any ContextSwitcher<Context>).self, .allVisible) {
          $0.canSwitch(to: context)
        }
      },
      factory: ClosureFactory { try factory.screen(for: context) }
    )
    .adding(
      ClosureContextTask { screen, _ in
        guard let holder = screen as? any ContextHolder<Context> else { return }
        if holder.currentContext == context { return holder.refresh() }
        (holder as? any ContextSwitcher<Context>)?.switchContext(to: context)
      })
  }
}
// snippet end
