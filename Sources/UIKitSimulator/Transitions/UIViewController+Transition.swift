extension UIViewController {
  /// How a screen would like to come and go. In the simulator all ways are the same.
  public struct Transition: Sendable, Equatable {
    private let name: String

    /// Up from the bottom.
    public static var coverVertical: Transition { Transition(name: "coverVertical") }
    /// As a card that turns.
    public static var flipHorizontal: Transition { Transition(name: "flipHorizontal") }
    /// One picture becoming the other.
    public static var crossDissolve: Transition { Transition(name: "crossDissolve") }
    /// As a page that curls.
    public static var partialCurl: Transition { Transition(name: "partialCurl") }

    private init(name: String) { self.name = name }
  }
}
