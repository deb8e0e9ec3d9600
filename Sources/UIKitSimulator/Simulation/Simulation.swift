/// A device in memory: its main loop, its application with scenes and windows, and the warnings and
/// exceptions of UIKit.
///
/// Every screen, view and window belongs to the simulation that is current when it is made, so that
/// tests that run in parallel do not disturb each other. A test uses one like this:
///
///     import UIKitSimulator
///
///     try await Simulation.run { simulation in
///       let home = UIViewController()
///       let window = simulation.makeWindow(root: home)
///       await simulation.untilIdle()
///       await home.present(UIViewController(), animated: true)
///       #expect(simulation.warnings.isEmpty)
///     }
///
/// Code that does not await can turn the loop by hand:
///
///     Simulation().perform { simulation in
///       let window = simulation.makeWindow(root: UIViewController())
///       simulation.loop.turnUntilIdle()
///     }
@MainActor
public final class Simulation {
  /// The simulation for code outside any ``run(settings:_:)`` or ``perform(_:)``.
  public static let shared = Simulation()

  @TaskLocal private static var scoped: Simulation?
  /// The simulation of the innermost open ``scope(isolation:_:)``.
  @TaskLocal private static var opened: Simulation?

  /// The simulation that new screens, views and windows belong to.
  public static var current: Simulation { scoped ?? shared }

  /// The main loop. All later work needs it to turn.
  public let loop = MainLoop()

  /// The behaviour of UIKit where its documentation leaves it open.
  public var settings: Settings

  /// The warnings that UIKit would have printed, in order.
  public private(set) var warnings: [Warning] = []

  /// The exceptions that UIKit would have raised, in order, if ``Settings/misuses`` is `.record`.
  public private(set) var misuses: [Misuse] = []

  /// The number of presentations that UIKit drops next, without a message and without completion.
  public var presentationsToDrop = 0

  /// Makes the delegates of scenes that the app asks for.
  public var makeSceneDelegate: (@MainActor () -> any UISceneDelegate)?

  /// Whether the loop turns, or code may turn it: inside ``run(settings:_:)`` or a
  /// ``scope(isolation:_:)``. Outside of these, code that waits for a turn would wait forever.
  public var isRunning: Bool { runCount > 0 || Self.opened === self }

  /// Called at the beginning of each transition, in the task that begins it.
  package var onTransition: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?

  /// Called when the contents of a window, or of another view, begin to change in a transition of the view's.
  package var onViewTransition: (@MainActor (_ view: UIView, _ isAnimated: Bool) -> Void)?

  /// Makes the stack around the screen of a split view's column: a class of UIKit's own, if it likes.
  package var makeStackOfColumn: @MainActor (UIViewController) -> UINavigationController = {
    UINavigationController(rootViewController: $0)
  }

  var runCount = 0
  /// How often code that has waited for the simulation goes on.
  var endedWaits = 0
  var areAnimationsEnabled = true
  var transactions: [CATransaction.Scope] = []
  var storyboards: [String: StoryboardContent] = [:]
  var nibs: [String: @MainActor (UIViewController) -> Void] = [:]
  private lazy var currentApplication = UIApplication(simulation: self)

  /// A device without scenes.
  public init(settings: Settings = Settings()) {
    self.settings = settings
    loop.simulation = self
  }

  /// The application that runs on this device.
  public var application: UIApplication { currentApplication }

  /// Runs code with this simulation as ``current``.
  @discardableResult
  public func perform<Result>(_ body: (Simulation) throws -> Result) rethrows -> Result {
    try Self.$scoped.withValue(self) {
      try Self.$opened.withValue(self) { try body(self) }
    }
  }

  /// Runs asynchronous code with this simulation as ``current``, without turning the loop.
  @discardableResult
  public func scope<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$scoped.withValue(self) {
      try await Self.$opened.withValue(self, operation: body)
    }
  }

  /// Forgets all warnings and misuses so far.
  public func clearLog() {
    warnings = []
    misuses = []
  }

  /// Resets the device: no scenes, no windows, nothing scheduled, nothing logged.
  public func reset() {
    loop.clear()
    clearLog()
    presentationsToDrop = 0
    areAnimationsEnabled = true
    transactions = []
    makeSceneDelegate = nil
    storyboards = [:]
    nibs = [:]
    for scene in application.connectedScenes { (scene as? UIWindowScene)?.releaseWindows() }
    currentApplication = UIApplication(simulation: self)
    settings = Settings()
  }

  func warn(_ kind: Warning.Kind, _ text: String) {
    warnings.append(Warning(kind: kind, text: text))
  }

  /// Reports a use that UIKit raises an exception for. The caller returns without an effect.
  func misuse(_ kind: Misuse.Kind, _ text: String) {
    switch settings.misuses {
    case .trap:
      // NB: UIKit raises an exception, which Swift code cannot catch.
      fatalError(
        "*** Terminating app due to uncaught exception '\(kind.rawValue)', reason: '\(text)'")
    case .record:
      misuses.append(Misuse(kind: kind, text: text))
    }
  }
}
