/// An error that would not occur in another hierarchy, with the same chain and context.
protocol DependingOnHierarchy: Error {}

extension SourceError: DependingOnHierarchy {}
extension SwitchError: DependingOnHierarchy {}
extension UnanchoredError: DependingOnHierarchy {}
