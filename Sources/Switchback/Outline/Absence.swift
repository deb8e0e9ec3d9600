/// Why a finder found nothing, in words.
@MainActor
func absence<F: Finder>(of finder: F, in hierarchy: Hierarchy) -> String {
  guard let iterating = finder as? any StackIteratingFinder else {
    return finder is NilFinder<F.Target, F.Context> ? FinderOutline.neverLookedFor : "not found"
  }
  let (screens, matching) = hierarchy.examined(
    F.Target.self, iterating.options, from: iterating.startingPoint)
  let target = article(screenTypeName(F.Target.self))
  let plural = screenTypeName(F.Target.self) + "s"
  let looked = "not found: \(screens) \(screens == 1 ? "screen" : "screens") looked at, "
  return switch matching {
  case 0: looked + "none is \(target)"
  case 1: looked + "1 is \(target), but not the one"
  default: looked + "\(matching) are \(plural), but none is the one"
  }
}
