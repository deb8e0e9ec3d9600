/// The outcome of a successful navigation.
///
///     print(try await router.navigate(to: product, with: 42))
///     // Product(42) is on screen; reused stack; built Product(42)
///     print(try await router.navigate(to: product, with: 42))
///     // Product(42) is on screen already
///
/// - Note: An outcome holds its screens. Release it when you have read it.
@MainActor
public enum NavigationOutcome {
  /// The destination was already on screen. Only its context tasks may have changed something.
  case alreadyThere(any Screen)

  /// The destination is on screen now.
  ///
  /// - `reused`: the existing screens of the route.
  /// - `built`: the new screens, nearest to the reused ones first.
  case reached(any Screen, reused: [any Screen], built: [any Screen])

  /// The screen that the navigation was for.
  public var destination: any Screen {
    switch self {
    case .alreadyThere(let screen), .reached(let screen, _, _): screen
    }
  }

  /// Whether nothing had to change.
  public var isAlreadyThere: Bool {
    if case .alreadyThere = self { true } else { false }
  }
}

extension NavigationOutcome: @MainActor CustomStringConvertible {
  public var description: String {
    switch self {
    case .alreadyThere(let screen):
      return "\(name(of: screen)) is on screen already"
    case .reached(let screen, let reused, let built):
      let list = { (screens: [any Screen]) in
        screens.map { name(of: $0) }.joined(separator: ", ")
      }
      var text = "\(name(of: screen)) is on screen"
      if !reused.isEmpty { text += "; reused \(list(reused))" }
      if !built.isEmpty { text += "; built \(list(built))" }
      return text
    }
  }
}
