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
    with(StepTasks(TaskEntry(task), after: nil))
  }

  private func with(_ tasks: StepTasks<Context>) -> Self {
    var copy = Self(Chain(.link(TasksLink(tasks)), next: chain))
    copy.onScreen = onScreen
    return copy
  }
}

/// The tasks for each screen of a route, before a chain.
///
/// Not a step: traces, plans and outlines begin with the chain behind it.
@MainActor
final class TasksLink<Context>: Link {
  let tasks: StepTasks<Context>?

  init(_ tasks: StepTasks<Context>) {
    self.tasks = tasks
  }

  func look(with context: Context, in hierarchy: Hierarchy) -> ResolvedStep.Outcome { .passed }

  var isHidden: Bool { true }

  var outline: ChainOutline.Step { ChainOutline.Step(.transformer, (any Screen).self) }
}
