import Switchback

// snippet begin: holder
/// A screen that has a context.
@MainActor
protocol ContextHolder<Context>: Screen {
  associatedtype Context: Hashable

  /// The context of the content on display: the type of screen and, if there
  /// are several, the item.
  var currentContext: Context? { get }

  /// Loads the content, or reloads it, when its context is requested.
  func refresh()
}

/// A screen that can switch to another context, as a pager does.
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
/// The transition to a new screen.
///
/// Declare new kinds of transitions as static members, in any file.
@MainActor
struct Transition {
  /// Finds or builds the screen. The transition adds its place.
  typealias NewScreen = StepAssembly<
    any Screen,
    ClosureFinder<any Screen, Void>, ClosureFactory<any Screen, Void>
  >

  let chain: (_ screen: NewScreen, _ previous: BoundStep?) -> BoundStep

  /// - Parameter chain: Puts the screen above the previous one of a sequence. The
  ///   first one has no previous screen.
  init(
    _ chain: @escaping (_ screen: NewScreen, _ previous: BoundStep?) -> BoundStep
  ) {
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
/// Shows contexts, wherever a request comes from. It does not depend on the
/// app's structure.
@MainActor
struct ContextRouter<Context: Hashable> {
  let router: any Router
  let factory: any ContextFactory<Context>
  let transitions: any TransitionProvider<Context>

  /// Shows the last of several contexts, with the others below it.
  var navigator: Navigator<[Context]> {
    Navigator(router: router) { contexts in
      contexts.reduce(nil) { previous, context in
        transitions.transition(for: context).chain(screen(for: context), previous)
      } ?? .current()
    }
  }

  private func screen(for context: Context) -> Transition.NewScreen {
    StepAssembly(
      finder: ClosureFinder("\(context)") { _, hierarchy in
        let holder = try hierarchy.first((any ContextHolder<Context>).self) {
          $0.currentContext == context
        }
        if let holder { return holder }
        return try hierarchy.first(
          (any ContextSwitcher<Context>).self, .allVisible
        ) {
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
