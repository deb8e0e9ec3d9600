import Foundation
import Switchback

/// Builds a screen from a storyboard.
///
///     StoryboardFactory<HomeViewController, Any?>(name: "Main")                       // the first one
///     StoryboardFactory<BagViewController, Any?>(name: "Main", identifier: "bag")
@available(visionOS, deprecated: 1.0, message: "UIKit deprecates storyboards on visionOS.")
public struct StoryboardFactory<Target: UIViewController, Context>: Factory {
  private let name: String
  private let identifier: String?
  private let bundle: Bundle?
  private let configure: (@MainActor (Target, Context) throws -> Void)?

  /// - Parameters:
  ///   - name: The storyboard.
  ///   - identifier: The screen's identifier in the storyboard. Defaults to the initial screen.
  ///   - bundle: The storyboard's bundle. Defaults to the main bundle.
  ///   - configure: Configures a new screen.
  public init(
    name: String, identifier: String? = nil, bundle: Bundle? = nil,
    configure: (@MainActor (Target, Context) throws -> Void)? = nil
  ) {
    self.name = name
    self.identifier = identifier
    self.bundle = bundle
    self.configure = configure
  }

  /// - Throws: ``UIKitError/wrongClass(_:wanted:found:)`` if the screen is of another class.
  public func build(with context: Context) throws -> Target {
    let storyboard = UIStoryboard(name: name, bundle: bundle)
    let screen =
      identifier.map { storyboard.instantiateViewController(withIdentifier: $0) }
      ?? storyboard.instantiateInitialViewController()
    guard let target = screen as? Target else {
      throw UIKitError.wrongClass(
        identifier ?? name, wanted: "\(Target.self)",
        found: screen.map { "\(type(of: $0))" } ?? "nothing")
    }
    try configure?(target, context)
    return target
  }
}

extension AbstractFactory {
  /// Builds a screen from a storyboard: the short form of ``StoryboardFactory``.
  @available(visionOS, deprecated: 1.0, message: "UIKit deprecates storyboards on visionOS.")
  public static func storyboard<Target, Context>(
    _ name: String, identifier: String? = nil, bundle: Bundle? = nil
  ) -> Self where Self == StoryboardFactory<Target, Context> {
    StoryboardFactory(name: name, identifier: identifier, bundle: bundle)
  }
}
