// What some examples of documentation comments declare, and others need.
extension ProductScreen: ContextChecking {
  func isTarget(for context: Int) -> Bool { true }
}

extension CategoryScreen: ContextAccepting {
  func setUp(with context: Category) {}
}
