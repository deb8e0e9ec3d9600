/// The tasks of one step, as a chain or a router is configured: a list, the last one added first.
///
/// A cell knows the type of its task and of the context, so that a navigation need not: what it gets
/// is prepared tasks without any type.
final class StepTasks<Context> {
  private let entry: any TaskEntry<Context>
  private var previous: StepTasks<Context>?
  private let count: Int

  /// A short list is gone through from its end again and again, which needs no list of its own.
  private static var shortList: Int { 8 }

  init(_ entry: any TaskEntry<Context>, after previous: StepTasks<Context>?) {
    self.entry = entry
    self.previous = previous
    count = (previous?.count ?? 0) + 1
  }

  // NB: without this, letting go of many tasks would recurse as deeply. See `Chain`.
  deinit {
    var rest = previous
    previous = nil
    while isKnownUniquelyReferenced(&rest) {
      let before = rest?.previous
      rest?.previous = nil
      rest = before
    }
  }

  /// In the order in which they were added.
  private func forEach(_ body: (any TaskEntry<Context>) throws -> Void) rethrows {
    if count > Self.shortList { return try entries.forEach(body) }
    for later in (0..<count).reversed() {
      var tasks = self
      for _ in 0..<later {
        guard let previous = tasks.previous else { return }
        tasks = previous
      }
      try body(tasks.entry)
    }
  }

  private var entries: [any TaskEntry<Context>] {
    var entries: [any TaskEntry<Context>] = []
    var cell: StepTasks<Context>? = self
    while let tasks = cell {
      entries.append(tasks.entry)
      cell = tasks.previous
    }
    return entries.reversed()
  }

  /// The tasks in the order in which they were added, prepared.
  ///
  /// - Parameter met: Gets the interceptors that were not met before.
  @MainActor
  func prepared(
    with context: Context, for link: (any StepDescribing)?, meeting met: inout MetInterceptors
  ) throws -> PreparedTasks {
    var tasks = PreparedTasks()
    try forEach { try $0.prepare(with: context, for: link, meeting: &met, into: &tasks) }
    return tasks
  }

  /// The names of the interceptors.
  @MainActor
  var interceptorNames: [String] { entries.compactMap { $0.interceptorName } }

  /// The names of the context tasks.
  @MainActor
  var contextTaskNames: [String] { entries.compactMap { $0.contextTaskName } }

  /// The names of the post-routing tasks.
  @MainActor
  var postRoutingTaskNames: [String] { entries.compactMap { $0.postRoutingTaskName } }
}

/// A task at its place in a chain. The object stands for the place, however often the configuration
/// around it is copied: so each interceptor runs at most once in a navigation.
@MainActor
protocol TaskEntry<Context>: AnyObject {
  associatedtype Context

  var interceptorName: String? { get }
  var contextTaskName: String? { get }
  var postRoutingTaskName: String? { get }
  func prepare(
    with context: Context, for link: (any StepDescribing)?, meeting met: inout MetInterceptors,
    into tasks: inout PreparedTasks
  ) throws
}

extension TaskEntry {
  var interceptorName: String? { nil }
  var contextTaskName: String? { nil }
  var postRoutingTaskName: String? { nil }
}

@MainActor
final class InterceptorEntry<I: RoutingInterceptor>: TaskEntry {
  private let interceptor: I

  init(_ interceptor: I) {
    self.interceptor = interceptor
  }

  var interceptorName: String? { Switchback.interceptorName(I.self) }

  func prepare(
    with context: I.Context, for link: (any StepDescribing)?, meeting met: inout MetInterceptors,
    into tasks: inout PreparedTasks
  ) throws {
    guard let id = met.meet(self, key: interceptor.key, type: I.self) else { return }
    var interceptor = interceptor
    try interceptor.prepare(with: context)
    met.pending.append(
      PreparedInterceptor(id: id, link: link, interceptor: interceptor, context: context))
  }
}

@MainActor
final class ContextTaskEntry<T: ContextTask>: TaskEntry {
  private let task: T

  init(_ task: T) {
    self.task = task
  }

  var contextTaskName: String? { baseName(T.self) }

  func prepare(
    with context: T.Context, for link: (any StepDescribing)?, meeting met: inout MetInterceptors,
    into tasks: inout PreparedTasks
  ) throws {
    var task = task
    try task.prepare(with: context)
    tasks.contextTasks.append(PreparedContextTask(task: task, context: context))
  }
}

@MainActor
final class PostRoutingTaskEntry<T: PostRoutingTask>: TaskEntry {
  private let task: T

  init(_ task: T) {
    self.task = task
  }

  var postRoutingTaskName: String? { baseName(T.self) }

  func prepare(
    with context: T.Context, for link: (any StepDescribing)?, meeting met: inout MetInterceptors,
    into tasks: inout PreparedTasks
  ) throws {
    tasks.postRoutingTasks.append(PreparedPostRoutingTask(task: task, context: context))
  }
}
