/// The destination of an app, kept with the step that leads there.
@MainActor
package final class DestinationMark {
  /// The destinations that have led to screens.
  private static var marks = ObjectNotes<DestinationMark>()

  package let destination: Any

  package init(_ destination: Any) {
    self.destination = destination
  }

  /// Notes that the destination leads to a screen.
  package func lead(to screen: any Screen) { Self.marks[screen] = self }

  static func lastFor(_ screen: any Screen) -> Any? { marks[screen]?.destination }
}
