/// The tasks of a step in one navigation, with the context.
@MainActor
struct PreparedTasks {
  var contextTasks: [PreparedContextTask] = []
  private(set) var postRoutingTasks: [PostRoutingWork] = []

  /// Runs a post-routing task on a screen, with the screens of the route.
  typealias PostRoutingWork = @MainActor (any Screen, _ route: [any Screen]) -> Void

  mutating func append(_ others: PreparedTasks) {
    contextTasks += others.contextTasks
    postRoutingTasks += others.postRoutingTasks
  }

  mutating func append<T: PostRoutingTask>(_ task: T, with context: T.Context) {
    postRoutingTasks.append { screen, route in
      guard let target = screen as? T.Target else { return }
      task.perform(on: target, with: context, route: route)
    }
  }

  func runPostRoutingTasks(on screen: any Screen, route: [any Screen]) {
    for perform in postRoutingTasks { perform(screen, route) }
  }
}

@MainActor
struct PreparedContextTask {
  private let type: Any.Type
  private let work: @MainActor (any Screen) async throws -> Void

  init<T: ContextTask>(_ task: T, with context: T.Context) {
    type = T.self
    work = { screen in
      guard let target = screen as? T.Target else { return }
      try await task.perform(on: target, with: context)
    }
  }

  var name: String { baseName(type) }

  func perform(on screen: any Screen) async throws { try await work(screen) }
}
