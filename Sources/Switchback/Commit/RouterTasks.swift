/// The tasks that a router runs in each of its navigations, with the context of this one.
@MainActor
struct RouterTasks {
  let tasks: StepTasks<any Screen, Any?>
  let context: Any?

  func runContextTasks(on screen: any Screen) async throws {
    guard !tasks.contextTasks.isEmpty else { return }
    try await tasks.runContextTasks(on: screen, with: context)
  }

  func runPostRoutingTasks(on screen: any Screen, route: [any Screen]) {
    guard !tasks.postRoutingTasks.isEmpty else { return }
    tasks.runPostRoutingTasks(on: screen, with: context, route: route)
  }
}
