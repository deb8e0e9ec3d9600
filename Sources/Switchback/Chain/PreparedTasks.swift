/// The tasks of a step in one navigation, with the context.
@MainActor
struct PreparedTasks {
  var contextTasks: [any PreparedContextTasking] = []
  var postRoutingTasks: [any PreparedPostRoutingTasking] = []

  mutating func append(_ others: PreparedTasks) {
    contextTasks += others.contextTasks
    postRoutingTasks += others.postRoutingTasks
  }

  func runPostRoutingTasks(on screen: any Screen, route: [any Screen]) {
    for task in postRoutingTasks { task.perform(on: screen, route: route) }
  }
}

@MainActor
protocol PreparedContextTasking {
  var name: String { get }
  func perform(on screen: any Screen) async throws
}

@MainActor
protocol PreparedPostRoutingTasking {
  func perform(on screen: any Screen, route: [any Screen])
}

struct PreparedContextTask<T: ContextTask>: PreparedContextTasking {
  let task: T
  let context: T.Context

  var name: String { baseName(T.self) }

  func perform(on screen: any Screen) async throws {
    guard let target = screen as? T.Target else { return }
    try await task.perform(on: target, with: context)
  }
}

struct PreparedPostRoutingTask<T: PostRoutingTask>: PreparedPostRoutingTasking {
  let task: T
  let context: T.Context

  func perform(on screen: any Screen, route: [any Screen]) {
    guard let target = screen as? T.Target else { return }
    task.perform(on: target, with: context, route: route)
  }
}
