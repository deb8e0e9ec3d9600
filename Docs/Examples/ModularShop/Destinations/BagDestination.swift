// snippet begin: destination
/// The destinations of the bag.
public nonisolated enum BagDestination: Hashable, Sendable {
  case bag
  case checkout
}
// snippet end
