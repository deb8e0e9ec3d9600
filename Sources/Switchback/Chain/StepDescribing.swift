/// A part of a compiled chain that can describe itself.
@MainActor
protocol StepDescribing: AnyObject {
  /// A static description of the step, without its continuations.
  var outline: ChainOutline.Step { get }

  /// The type of the step's screen, or `nil` if the part is only a joint: the same as in the
  /// outline, but cheaper.
  var screenName: String? { get }

  /// Whether readers of the chain skip this part: it is not a step.
  var isHidden: Bool { get }

  /// The reason why the finder found nothing: the screens it has judged.
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
