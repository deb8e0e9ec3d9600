/// The tasks of one step, as configured in a chain or a router: a list, the last one added first.
///
/// An entry knows the type of its task and of the context, so that a navigation need not: it
/// receives prepared tasks without a type.
final class StepTasks<Context> {
  private let entry: TaskEntry<Context>
  private var previous: StepTasks<Context>?
  private let count: Int

  /// A short list is walked from its end again and again, which needs no second list.
  private static var shortList: Int { 8 }

  init(_ entry: TaskEntry<Context>, after previous: StepTasks<Context>?) {
    self.entry = entry
    self.previous = previous
    count = (previous?.count ?? 0) + 1
  }

  // NB: without this, releasing many tasks would recurse as deeply. See `Chain`.
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
  private func forEach(_ body: (TaskEntry<Context>) throws -> Void) rethrows {
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

  private var entries: [TaskEntry<Context>] {
    var entries: [TaskEntry<Context>] = []
    var cell: StepTasks<Context>? = self
    while let tasks = cell {
      entries.append(tasks.entry)
      cell = tasks.previous
    }
    return entries.reversed()
  }

  /// The tasks in the order in which they were added, prepared.
  ///
  /// - Parameter met: Receives the interceptors that were not met before.
  @MainActor
  func prepared(
    with context: Context, for link: (any StepDescribing)?, meeting met: inout MetInterceptors
  ) throws -> PreparedTasks {
    var tasks = PreparedTasks()
    try forEach { try $0.prepare(with: context, for: link, meeting: &met, into: &tasks) }
    return tasks
  }

  /// The names of the tasks of a kind.
  @MainActor
  func names(of kind: TaskEntry<Context>.Kind) -> [String] {
    var names: [String] = []
    forEach { if let name = $0.name(ifOf: kind) { names.append(name) } }
    return names
  }
}

/// A task at its place in a chain. The object identifies the place, however often the configuration
/// around it is copied: so each interceptor runs at most once in a navigation.
@MainActor
final class TaskEntry<Context> {
  enum Kind { case interceptor, contextTask, postRoutingTask }

  /// Prepares the task and adds it to those of its step, or to the interceptors.
  typealias Preparing =
    @MainActor (
      Context, _ place: TaskEntry, (any StepDescribing)?, inout MetInterceptors, inout PreparedTasks
    ) throws -> Void

  private let kind: Kind
  private let type: Any.Type
  private let preparing: Preparing

  init<I: RoutingInterceptor>(_ interceptor: I) where I.Context == Context {
    kind = .interceptor
    type = I.self
    preparing = { context, place, link, met, _ in
      guard let id = met.meet(place, key: interceptor.key, type: I.self) else { return }
      var interceptor = interceptor
      try interceptor.prepare(with: context)
      met.pending.append(
        PreparedInterceptor(id: id, link: link, interceptor: interceptor, context: context))
    }
  }

  init<T: ContextTask>(_ task: T) where T.Context == Context {
    kind = .contextTask
    type = T.self
    preparing = { context, _, _, _, tasks in
      var task = task
      try task.prepare(with: context)
      tasks.contextTasks.append(PreparedContextTask(task, with: context))
    }
  }

  init<T: PostRoutingTask>(_ task: T) where T.Context == Context {
    kind = .postRoutingTask
    type = T.self
    preparing = { context, _, _, _, tasks in tasks.append(task, with: context) }
  }

  /// The name of the task, if it is of a kind.
  func name(ifOf kind: Kind) -> String? {
    if kind != self.kind { return nil }
    return kind == .interceptor ? interceptorName(type) : baseName(type)
  }

  func prepare(
    with context: Context, for link: (any StepDescribing)?, meeting met: inout MetInterceptors,
    into tasks: inout PreparedTasks
  ) throws {
    try preparing(context, self, link, &met, &tasks)
  }
}
