/// An error that another hierarchy would not bring about with the same chain and context.
protocol DependingOnHierarchy: Error {}

extension SourceError: DependingOnHierarchy {}
extension SwitchError: DependingOnHierarchy {}
extension UnanchoredError: DependingOnHierarchy {}
