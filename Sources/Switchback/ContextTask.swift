/// Does something to a screen of the route before it is shown: hands it its context, for one.
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

  /// Gets ready while the chain is looked through. Called on a copy that belongs to one navigation.
  ///
  /// - Throws: Any error. It ends the navigation with nothing changed.
  mutating func prepare(with context: Context) throws

  /// Does the work.
  ///
  /// - Throws: Any error. It ends the navigation with nothing visible changed.
  func perform(on screen: Target, with context: Context) async throws
}

extension ContextTask {
  public mutating func prepare(with context: Context) throws {}
}
