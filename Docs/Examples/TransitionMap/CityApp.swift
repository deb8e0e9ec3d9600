import Switchback
import SwitchbackMaps
import SwitchbackModel

/// The app: a window, its router and the map.
@MainActor
public final class CityApp {
  /// What the user sees.
  public let window: ModelWindow

  /// What was shown for a moment.
  public internal(set) var toasts: [String] = []

  /// What was started last.
  public private(set) var transition: Task<NavigationOutcome, any Error>?

  private(set) var router: WindowRouter
  private var map: TransitionMap<CityTransition>?

  /// - Throws: `TransitionMapError`, if the map contradicts itself.
  public init() throws {
    let list = CityListScreen()
    window = ModelWindow(ModelStack(list))
    router = WindowRouter(window: window)
    list.app = self
    // Each screen that a navigation shows can start transitions.
    router = router.adding(
      ClosureContextTask<any Screen, Any?> { [weak self] screen, _ in
        (screen as? CityAppScreen)?.app = self
      })
    map = try makeMap()
  }

  // snippet begin
  func start(_ transition: CityTransition, from screen: any Screen) {
    self.transition = map?.go(transition, from: screen, with: router)
  }
  // snippet end

  /// All transitions as a picture.
  public var diagram: Diagram? { map?.diagram }
}
