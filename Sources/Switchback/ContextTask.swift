/// Works on a screen of the route before it is shown: hands it its context, for example.
///
/// It runs on the new screens and on the one that was found, after all factories and before anything
/// visible changes.
///
///     struct MarkAsOpened: ContextTask {
///       func perform(on screen: ProductScreen, with context: Int) throws {
///         screen.openedAt.append(context)
///       }
///     }
///
/// - SeeAlso: ``ContextSettingTask``, ``ClosureContextTask``
@MainActor
public protocol ContextTask<Target, Context> {
  /// The type of screen.
  associatedtype Target
  /// The context of the step that the task belongs to.
  associatedtype Context

  /// Prepares while the chain is being resolved. Called on a copy that belongs to one navigation.
  ///
  /// - Throws: Any error. It ends the navigation with nothing changed.
  mutating func prepare(with context: Context) throws

  /// Performs the task.
  ///
  /// - Throws: Any error. It ends the navigation with nothing visible changed.
  func perform(on screen: Target, with context: Context) async throws
}

extension ContextTask {
  public mutating func prepare(with context: Context) throws {}
}
