/// Runs once the destination is on screen: reports, highlights, scrolls.
///
///     struct ReportVisit: PostRoutingTask {
///       func perform(on screen: ProductScreen, with context: Int, route: [any Screen]) {
///         analytics.visited(context, depth: route.count)
///       }
///     }
///
/// It cannot fail: the navigation has succeeded by then.
@MainActor
public protocol PostRoutingTask<Target, Context> {
  /// The type of screen.
  associatedtype Target
  /// The context of the step that the task belongs to.
  associatedtype Context

  /// Performs the task.
  ///
  /// - Parameters:
  ///   - screen: The screen of the step that the task belongs to.
  ///   - context: The step's context.
  ///   - route: The screens of the route, from the one that was found to the destination.
  func perform(on screen: Target, with context: Context, route: [any Screen])
}
