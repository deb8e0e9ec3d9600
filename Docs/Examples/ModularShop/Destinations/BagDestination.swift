// snippet begin: destination
/// What the bag has to show.
public enum BagDestination: Hashable, Sendable {
  case bag
  case checkout
}
// snippet end
