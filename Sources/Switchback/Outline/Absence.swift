/// The reason why a finder found nothing, in words.
@MainActor
func absence<F: Finder>(of finder: F, in hierarchy: Hierarchy) -> String {
  guard let iterating = finder as? any StackIteratingFinder else {
    return finder is NilFinder<F.Target, F.Context> ? FinderOutline.neverLookedFor : "not found"
  }
  let (options, start) = (iterating.options, iterating.startingPoint)
  let (screens, matching) = hierarchy.examined(F.Target.self, options, from: start)
  let name = screenTypeName(F.Target.self)
  let looked = "not found: \(screens) \(screens == 1 ? "screen" : "screens") looked at, "
  let found =
    switch matching {
    case 0: "none is \(article(name))"
    case 1: "1 is \(article(name)), but not the one"
    default: "\(matching) are \(name)s, but none is the one"
    }
  let closed = hierarchy.unsearched(.notAContainer, options, from: start)
  let passedOver = hierarchy.passedOver(F.Target.self, options, from: start)
  let unmade = hierarchy.unsearched(.notMadeYet, options, from: start)
  return looked + found
    + (passedOver.isEmpty
      ? ""
      : "; \(list(passedOver)) \(passedOver.count == 1 ? "belongs" : "belong") to the system: name "
        + "\(passedOver.count == 1 ? "its class" : "the class") to continue in it")
    + (closed.isEmpty
      ? ""
      : "; nothing inside \(list(closed)) was looked at: make "
        + "\(closed.count == 1 ? "it" : "them") conform to ContainerScreen")
    + (unmade.isEmpty
      ? ""
      : "; what is inside \(list(unmade)) is made when the user comes there, so it was not "
        + "searched")
}

/// Some names, and the number of the others.
private func list(_ names: [String]) -> String {
  switch names.count {
  case 1: names[0]
  case 2, 3: names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
  default: "\(names[0]), \(names[1]) and \(names.count - 2) more"
  }
}
