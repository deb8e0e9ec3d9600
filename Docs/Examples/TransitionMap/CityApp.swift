import Switchback
import SwitchbackMaps
import SwitchbackModel

/// The app: a window, its router and the map.
@MainActor
public final class CityApp {
  /// The window.
  public let window: ModelWindow

  /// The toasts so far.
  public internal(set) var toasts: [String] = []

  /// The last transition.
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
