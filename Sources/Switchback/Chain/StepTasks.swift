/// The tasks of one step.
@MainActor
struct StepTasks<Target, Context> {
  var interceptors: [InterceptorEntry<Context>] = []
  var contextTasks: [any ContextTask<Target, Context>] = []
  var postRoutingTasks: [any PostRoutingTask<Target, Context>] = []

  /// Hands the interceptors to the resolution and returns a copy with the other tasks prepared.
  func prepared(
    with context: Context, for link: any StepDescribing, in resolution: Resolution
  ) throws -> Self {
    if interceptors.isEmpty && contextTasks.isEmpty { return self }
    for entry in interceptors { try resolution.add(entry, of: link, with: context) }
    var copy = self
    for index in copy.contextTasks.indices { try copy.contextTasks[index].prepare(with: context) }
    return copy
  }

  func runContextTasks(on screen: any Screen, with context: Context) async throws {
    guard !contextTasks.isEmpty else { return }
    guard let target = screen as? Target else { return }
    for task in contextTasks { try await task.perform(on: target, with: context) }
  }

  func runPostRoutingTasks(on screen: any Screen, with context: Context, route: [any Screen]) {
    guard !postRoutingTasks.isEmpty, let target = screen as? Target else { return }
    for task in postRoutingTasks { task.perform(on: target, with: context, route: route) }
  }
}

/// An interceptor at its place in a chain. The object stands for the place, however often the
/// configuration around it is copied: so each interceptor runs at most once in a navigation.
@MainActor
final class InterceptorEntry<Context> {
  let interceptor: any RoutingInterceptor<Context>

  init(_ interceptor: any RoutingInterceptor<Context>) {
    self.interceptor = interceptor
  }
}
