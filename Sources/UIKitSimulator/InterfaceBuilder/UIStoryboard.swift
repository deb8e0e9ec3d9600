import Foundation

/// The contents of a storyboard, as registered with the simulation.
struct StoryboardContent {
  var initial: (@MainActor (NSCoder) -> UIViewController)?
  var screens: [String: @MainActor (NSCoder) -> UIViewController] = [:]
}

/// A file with screens. The simulator has builders instead, registered by name.
@MainActor
open class UIStoryboard: NSObject {
  private let content: StoryboardContent
  private let name: String
  private let simulation = Simulation.current

  /// Finds a storyboard by name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    if let found = simulation.storyboards[name] {
      content = found
    } else {
      content = StoryboardContent()
      simulation.misuse(
        .invalidArgument, "Could not find a storyboard named '\(name)' in bundle NSBundle")
    }
    super.init()
  }

  /// Makes the first screen.
  open func instantiateInitialViewController() -> UIViewController? {
    content.initial.map { $0(SimulatedCoder()) }
  }

  /// Makes a screen by identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let build = content.screens[identifier] else {
      simulation.misuse(
        .invalidArgument,
        "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
      return UIViewController()
    }
    return build(SimulatedCoder())
  }

  /// Makes a screen by identifier with a builder, which may inject its dependencies.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    if let screen = creator?(SimulatedCoder()) { return screen }
    let screen = instantiateViewController(withIdentifier: identifier)
    guard let screen = screen as? ViewController else {
      // NB: UIKit's call ends the app here, too: it has nothing to return.
      fatalError("The screen '\(identifier)' is a \(type(of: screen)).")
    }
    return screen
  }
}

/// A coder without an archive. It can represent a nib.
final class SimulatedCoder: NSCoder {
  let nibName: String?

  init(nibName: String? = nil) {
    self.nibName = nibName
    super.init()
  }
}

extension Simulation {
  /// Makes a screen of a class that is known only as a type, with or without a nib.
  ///
  /// With UIKit one calls `init(nibName:bundle:)`. Swift allows only a required initializer for
  /// such a class, so this calls `init(coder:)`.
  package static func makeScreen<Screen: UIViewController>(
    _ type: Screen.Type, nibName: String?
  ) -> Screen {
    guard let screen = Screen(coder: SimulatedCoder(nibName: nibName)) else {
      // NB: `init(nibName:bundle:)` cannot fail on a device, so there is nothing to return.
      fatalError(
        "\(type) has an initializer of its own, so its class cannot make it: on a device this ends the app, "
          + "too. Write StepAssembly { … }, with a closure that makes it.")
    }
    return screen
  }

  /// Registers a storyboard's first screen.
  public func registerStoryboard(
    _ name: String, initial: @escaping @MainActor (NSCoder) -> UIViewController
  ) {
    storyboards[name, default: StoryboardContent()].initial = initial
  }

  /// Registers a storyboard's screen with an identifier.
  public func registerStoryboard(
    _ name: String, identifier: String,
    build: @escaping @MainActor (NSCoder) -> UIViewController
  ) {
    storyboards[name, default: StoryboardContent()].screens[identifier] = build
  }

  /// Registers the effect of loading a nib on the screen that owns it.
  public func registerNib(_ name: String, build: @escaping @MainActor (UIViewController) -> Void) {
    nibs[name] = build
  }
}
