/// The tasks of one step, as a chain or a router is configured.
@MainActor
struct StepTasks<Target, Context> {
  var interceptors: [InterceptorEntry<Context>] = []
  var contextTasks: [any ContextTask<Target, Context>] = []
  var postRoutingTasks: [any PostRoutingTask<Target, Context>] = []

  /// The tasks for a compiled chain: `nil`, and no work at all, for most steps.
  func compiled() -> CompiledTasks<Target, Context>? {
    if interceptors.isEmpty && contextTasks.isEmpty && postRoutingTasks.isEmpty { return nil }
    return CompiledTasks(self)
  }
}

/// The tasks of one step of a compiled chain.
@MainActor
final class CompiledTasks<Target, Context> {
  private let tasks: StepTasks<Target, Context>

  init(_ tasks: StepTasks<Target, Context>) {
    self.tasks = tasks
  }

  /// The names of the interceptors.
  var interceptorNames: [String] {
    tasks.interceptors.map { baseName(type(of: $0.interceptor)) }
  }

  /// Hands the interceptors to the resolution and returns the other tasks, prepared.
  func prepared(
    with context: Context, for link: (any StepDescribing)?, in resolution: Resolution
  ) throws -> any RouteTasks {
    for entry in tasks.interceptors { try resolution.add(entry, of: link, with: context) }
    var contextTasks = tasks.contextTasks
    for index in contextTasks.indices { try contextTasks[index].prepare(with: context) }
    return PreparedTasks(
      contextTasks: contextTasks, postRoutingTasks: tasks.postRoutingTasks, context: context)
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

/// The tasks of a step in one navigation, with the context.
@MainActor
protocol RouteTasks: AnyObject {
  func runContextTasks(on screen: any Screen) async throws
  func runPostRoutingTasks(on screen: any Screen, route: [any Screen])
}

@MainActor
private final class PreparedTasks<Target, Context>: RouteTasks {
  private let contextTasks: [any ContextTask<Target, Context>]
  private let postRoutingTasks: [any PostRoutingTask<Target, Context>]
  private let context: Context

  init(
    contextTasks: [any ContextTask<Target, Context>],
    postRoutingTasks: [any PostRoutingTask<Target, Context>], context: Context
  ) {
    self.contextTasks = contextTasks
    self.postRoutingTasks = postRoutingTasks
    self.context = context
  }

  func runContextTasks(on screen: any Screen) async throws {
    guard !contextTasks.isEmpty, let target = screen as? Target else { return }
    for task in contextTasks { try await task.perform(on: target, with: context) }
  }

  func runPostRoutingTasks(on screen: any Screen, route: [any Screen]) {
    guard !postRoutingTasks.isEmpty, let target = screen as? Target else { return }
    for task in postRoutingTasks { task.perform(on: target, with: context, route: route) }
  }
}
