import Switchback

// The context that each part of a chain gets.
extension WorldRun {
  /// What a router adds gets the context with which the app navigates, however that was bound; what a step has, one
  /// that is greater by the transformers before it.
  func checkContext<Context>(_ context: Context, of place: CodePlace) {
    guard Context.self != Void.self, let record = Whereabouts.record,
      let (chain, first) = record.chain
    else { return }
    let isNone = (context as Any?).map { $0 is Void || "\($0)" == "nil" } ?? true
    // Then the chain is one without a context.
    if Context.self == Any?.self, record.otherChain == nil,
      record.isAskingForResult ? [1, 2].contains(first % 4) : record.trip.form == .any
    {
      if !isNone { fail(.storyIsRight, "\(place) gets \(context), where there is no context") }
      return
    }
    let number =
      Context.self == Any?.self
      ? context as? Int
      : (context as? Int ?? (context as? String)?.number ?? (context as? Opaque)?.number)
    let wanted =
      Context.self == Any?.self
      ? first : script.chains[chain % script.chains.count].context(of: place, first)
    guard let wanted, number != wanted, number ?? 0 < noContext else { return }
    fail(
      .storyIsRight,
      "\(place) gets \(context) in navigation \(record.number), not \(wanted)")
  }
}

extension ChainScript {
  /// The context that a part gets, if it is there.
  fileprivate func context(of place: CodePlace, _ first: Int) -> Int? {
    place.number == TaskScript.forEachScreen.number ? first : parts[...].context(of: place, first)
  }
}

extension ArraySlice<PartScript> {
  fileprivate func context(of place: CodePlace, _ first: Int) -> Int? {
    var context = first
    for part in self {
      switch part {
      case .step(let step) where step.runs(place): return context
      case .step, .start: break
      case .transformer: context += 1
      case .branch(let cases, let otherwise):
        for parts in cases.map(\.parts) + [otherwise ?? []] {
          if let found = parts[...].context(of: place, context) { return found }
        }
      }
    }
    return nil
  }
}
