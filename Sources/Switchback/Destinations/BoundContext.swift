extension DestinationStep {
  /// The context that the chain was bound to, if it was. See ``BoundStep``.
  package var boundContext: Any? { chain.bound?.anyContext }

  /// The type of the destination's screen, for people.
  package var destinationName: String {
    Switchback.destinationName(of: chain.bound?.reading ?? chain)
  }
}

/// The type of a chain's destination, for people.
@MainActor
func destinationName(of chain: any ChainReading) -> String {
  var step = chain.first
  while !step.step.summary.hasScreen, let next = step.next { step = next.first }
  return step.step.summary.target
}
