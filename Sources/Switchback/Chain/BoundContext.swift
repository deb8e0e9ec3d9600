extension DestinationStep {
  /// The context that the chain was bound to, if it was. See ``BoundStep``.
  package var boundContext: Any? { chain.bound?.anyContext }

  /// The type of the destination's screen, for messages.
  package var destinationName: String {
    Switchback.destinationName(of: chain.bound?.reading ?? chain)
  }
}

/// The type of a chain's destination, for messages.
@MainActor
func destinationName(of chain: any ChainReading) -> String {
  var step = chain.first
  while true {
    if let name = step.step.screenName { return name }
    guard let next = step.next else { return step.step.outline.name }
    step = next.first
  }
}
