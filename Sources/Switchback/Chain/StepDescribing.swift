/// A part of a compiled chain that can say what it is.
@MainActor
protocol StepDescribing: AnyObject {
  /// A static description of the step, without its continuations.
  var outline: ChainOutline.Step { get }

  /// The type of the step's screen, or `nil` if the step has none and only leads on: what the outline
  /// says, for less.
  var screenName: String? { get }

  /// Whether readers of the chain pass over this part: it stands for no step.
  var isHidden: Bool { get }

  /// The reason why the finder found nothing: the screens it was shown.
  func absence(in hierarchy: Hierarchy) -> String
}

extension StepDescribing {
  var screenName: String? {
    let outline = outline
    return outline.hasScreen ? outline.name : nil
  }

  var isHidden: Bool { false }

  func absence(in hierarchy: Hierarchy) -> String { "not found" }
}
