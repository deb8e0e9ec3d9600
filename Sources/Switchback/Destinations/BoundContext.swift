extension DestinationStep {
  /// The context that the chain was bound to, if it was. See ``BoundStep``.
  package var boundContext: Any? { chain.bound?.anyContext }

  /// The type of the destination's screen, for people.
  package var destinationName: String {
    var step = (chain.bound?.reading ?? chain).first
    while !step.step.summary.hasScreen, let next = step.next { step = next.first }
    return step.step.summary.target
  }
}
