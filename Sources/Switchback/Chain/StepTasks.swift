/// The tasks of one step, as configured in a chain or a router, in the order in which they were added.
///
/// An entry knows the type of its task and of the context, so that a navigation need not: it
/// receives prepared tasks without a type.
@MainActor
struct StepTasks<Context> {
  private let entries: SharedList<TaskEntry<Context>>

  init(_ entry: TaskEntry<Context>, after previous: StepTasks<Context>?) {
    entries = (previous?.entries ?? SharedList()).appending(entry)
  }

  /// The tasks in the order in which they were added, prepared.
  ///
  /// - Parameter resolution: Receives the interceptors that were not met before.
  func prepared(
    with context: Context, for link: (any StepDescribing)?, in resolution: Resolution
  ) throws -> PreparedTasks {
    var tasks = PreparedTasks()
    for entry in entries.elements {
      try entry.prepare(context, entry, link, resolution, &tasks)
    }
    return tasks
  }

  /// Writes the names of the tasks into a step's outline.
  func describe(in step: inout ChainOutline.Step) {
    for entry in entries.elements {
      switch entry.kind {
      case .interceptor: step.interceptors.append(interceptorName(entry.type))
      case .contextTask: step.contextTasks.append(baseName(entry.type))
      case .postRoutingTask: step.postRoutingTasks.append(baseName(entry.type))
      }
    }
  }
}

extension StepTasks {
  /// The chains to the screens that interceptors show before the step.
  var required: [any ChainReading] { entries.elements.compactMap { $0.required() } }
}

/// An interceptor that shows the screen of a chain.
@MainActor
protocol ChainRequiring {
  var required: any ChainReading { get }
}

/// A task at its place in a chain. The object identifies the place, however often the configuration
/// around it is copied: so each interceptor runs at most once in a navigation.
@MainActor
final class TaskEntry<Context> {
  enum Kind { case interceptor, contextTask, postRoutingTask }

  typealias Preparing =
    @MainActor (
      Context, _ place: TaskEntry, (any StepDescribing)?, Resolution, inout PreparedTasks
    ) throws -> Void

  fileprivate let kind: Kind
  fileprivate let type: Any.Type
  /// Prepares the task and adds it to those of its step, or to the interceptors.
  fileprivate let prepare: Preparing
  /// The chain to the screen that the task shows, if it shows one.
  fileprivate let required: @MainActor () -> (any ChainReading)?

  /// - Parameter own: The context of the task for one of the step.
  init<I: RoutingInterceptor>(
    _ interceptor: I, _ own: @escaping @MainActor (Context) -> I.Context
  ) {
    kind = .interceptor
    type = I.self
    required = {
      let innermost = (interceptor as? any InterceptorWrapper)?.innermost ?? interceptor
      return (innermost as? any ChainRequiring)?.required
    }
    prepare = { context, place, link, resolution, _ in
      guard let id = resolution.meet(place, interceptor.key, interceptor.key, type: I.self)
      else { return }
      let context = own(context)
      var interceptor = interceptor
      try interceptor.prepare(with: context)
      resolution.interceptors.append(PreparedInterceptor(id, link, interceptor, context: context))
    }
  }

  init<T: ContextTask>(_ task: T, _ own: @escaping @MainActor (Context) -> T.Context) {
    kind = .contextTask
    type = T.self
    required = { nil }
    prepare = { context, _, _, _, tasks in
      let context = own(context)
      var task = task
      try task.prepare(with: context)
      tasks.contextTasks.append(PreparedContextTask(task, with: context))
    }
  }

  init<T: PostRoutingTask>(_ task: T, _ own: @escaping @MainActor (Context) -> T.Context) {
    kind = .postRoutingTask
    type = T.self
    required = { nil }
    prepare = { context, _, _, _, tasks in
      let context = own(context)
      tasks.postRoutingTasks.append { screen, route in
        guard let target = screen as? T.Target else { return }
        task.perform(on: target, with: context, route: route)
      }
    }
  }
}

extension DestinationStep {
  /// The same chain with a task for each screen of its route: the one that is found, and all that
  /// are built.
  ///
  ///     let product = productScreen.addingToEachScreen(
  ///       .contextTask { (screen: any Screen, id: Int) in report(screen, id) })
  ///
  /// It runs after the tasks of the step itself, and before those of the router. It receives the
  /// context of the destination, whatever the contexts of the other steps are. For the screens of
  /// all navigations, give the task to the ``WindowRouter``.
  public func addingToEachScreen<T: ContextTask>(_ task: T) -> Self
  where T.Target == any Screen, T.Context == Context {
    let tasks = StepTasks(TaskEntry(task) { $0 }, after: nil)
    return Self(Chain(.link(TasksLink(tasks)), next: chain)).leading(like: self)
  }
}

/// The tasks for each screen of a route, before a chain.
///
/// Not a step: traces, plans and outlines begin with the chain behind it.
final class TasksLink<Context>: Link {
  let tasks: StepTasks<Context>?

  init(_ tasks: StepTasks<Context>) {
    self.tasks = tasks
  }

  func look(with context: Context, in hierarchy: Hierarchy) -> ResolvedStep.Outcome { .passed }

  var isHidden: Bool { true }

  var outline: ChainOutline.Step { ChainOutline.Step(.transformer, (any Screen).self) }
}

/// An interceptor of one navigation, prepared.
@MainActor
protocol PendingInterceptor {
  var id: InterceptorID { get }
  /// The step it belongs to, unless it is the router's.
  var link: (any StepDescribing)? { get }
  var name: String { get }
  var waitsForUser: Bool { get }
  var timeLimit: Duration? { get }
  /// The context that the interceptor itself receives, behind all its adapters.
  var ownContext: Any { get }
  func perform(in window: NavigationWindow) async throws
}

extension PendingInterceptor {
  /// Whether the answer of another navigation's interceptor with the same identity also applies to this one:
  /// the app has given both the key, or the other one has refused the same context.
  func shares(_ result: Result<Void, any Error>, of other: any PendingInterceptor) -> Bool {
    if id.key != nil { return true }
    if case .success = result { return false }
    let (context, otherContext) = (ownContext, other.ownContext)
    if hasNone(context) && hasNone(otherContext) { return true }
    guard let context = context as? AnyHashable, let otherContext = otherContext as? AnyHashable
    else { return false }
    return context == otherContext
  }
}

final class PreparedInterceptor<I: RoutingInterceptor>: PendingInterceptor {
  let id: InterceptorID
  let link: (any StepDescribing)?
  private let interceptor: I
  private let context: I.Context

  init(_ id: InterceptorID, _ link: (any StepDescribing)?, _ interceptor: I, context: I.Context) {
    self.id = id
    self.link = link
    self.interceptor = interceptor
    self.context = context
  }

  var name: String { interceptorName(I.self) }
  var waitsForUser: Bool { interceptor.waitsForUser }
  var timeLimit: Duration? { interceptor.timeLimit }

  var ownContext: Any {
    (interceptor as? any InterceptorWrapper)?.ownContext(behind: context) ?? context
  }

  func perform(in window: NavigationWindow) async throws {
    try await interceptor.perform(with: context, in: window)
  }
}

/// The identity of an interceptor: its key or, without one, its place in a chain.
final class InterceptorID: Hashable {
  /// Retained, so that no other place gets the same identity.
  private let place: AnyObject
  let key: AnyHashable?
  /// The type of an interceptor that may not be recognised the next time: its chain is made anew for each
  /// resolution, perhaps with another key.
  let unrecognizable: ObjectIdentifier?

  init(place: AnyObject, key: AnyHashable?, unrecognizable: ObjectIdentifier?) {
    self.place = place
    self.key = key
    self.unrecognizable = unrecognizable
  }

  // A key is never a place, though an app may take the identity of an object for one.
  static func == (one: InterceptorID, other: InterceptorID) -> Bool {
    one.key == other.key && (one.key != nil || one.place === other.place)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(key ?? AnyHashable(ObjectIdentifier(place)))
  }
}
