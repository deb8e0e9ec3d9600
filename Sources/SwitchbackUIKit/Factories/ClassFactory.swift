import Foundation
import Switchback

/// Builds a screen in code from its class alone.
///
///     StepAssembly(finder: ClassFinder(), factory: ClassFactory<HomeViewController, Any?>())
///
/// The class must inherit UIKit's designated initializer. If it declares one of its own, use a
/// ``/Switchback/ClosureFactory``.
public struct ClassFactory<Target: UIViewController, Context>: Factory {
  private let configure: (@MainActor (Target, Context) throws -> Void)?

  /// - Parameter configure: Configures a new screen.
  public init(configure: (@MainActor (Target, Context) throws -> Void)? = nil) {
    self.configure = configure
  }

  public func build(with context: Context) throws -> Target {
    let screen = makeScreen(Target.self, nibName: nil, bundle: nil)
    try configure?(screen, context)
    return screen
  }
}

/// Builds a screen from a nib.
///
///     XibFactory<HomeViewController, Any?>()                  // the nib named HomeViewController
///     XibFactory<HomeViewController, Any?>(nibName: "Home")
public struct XibFactory<Target: UIViewController, Context>: Factory {
  private let nibName: String
  private let bundle: Bundle?
  private let configure: (@MainActor (Target, Context) throws -> Void)?

  /// - Parameters:
  ///   - nibName: The nib. Defaults to the one with the name of the class.
  ///   - bundle: The nib's bundle. Defaults to the main bundle.
  ///   - configure: Configures a new screen.
  public init(
    nibName: String? = nil, bundle: Bundle? = nil,
    configure: (@MainActor (Target, Context) throws -> Void)? = nil
  ) {
    self.nibName = nibName ?? "\(Target.self)"
    self.bundle = bundle
    self.configure = configure
  }

  public func build(with context: Context) throws -> Target {
    let screen = makeScreen(Target.self, nibName: nibName, bundle: bundle)
    try configure?(screen, context)
    return screen
  }
}

extension AbstractFactory {
  /// Builds a screen of a class: the short form of ``ClassFactory``.
  public static func `class`<Target, Context>(
    _ type: Target.Type = Target.self
  ) -> Self where Self == ClassFactory<Target, Context> {
    ClassFactory()
  }

  /// Builds a screen from a nib: the short form of ``XibFactory``.
  public static func xib<Target, Context>(
    _ nibName: String? = nil, bundle: Bundle? = nil
  ) -> Self where Self == XibFactory<Target, Context> {
    XibFactory(nibName: nibName, bundle: bundle)
  }
}
