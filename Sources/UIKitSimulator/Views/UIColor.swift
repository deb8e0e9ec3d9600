import Foundation

/// A colour, by its components. The simulator shows none.
public final class UIColor: NSObject, Sendable {
  private let parts: [CGFloat]

  /// A colour from red, green and blue, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
    super.init()
  }

  /// A grey, from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.parts == parts
  }

  public override var hash: Int { parts.hashValue }

  /// Transparent.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// The background of a screen.
  public static let systemBackground = UIColor(white: 1, alpha: 1)
  /// The colour of text.
  public static let label = UIColor(white: 0, alpha: 1)
}
