import SwitchbackInspector
import SwitchbackUIKit

/// The navigation of one scene: its router, destinations and recorder.
@MainActor
public final class Shop {
  /// The version of ``ShopLink``. The app does not restore screens that another version saved.
  static let version = "1"

  /// Navigates to the destinations of links, and back.
  public let navigator: Navigator<ShopLink>
  /// Records the navigations, for a bug report.
  public let recorder: NavigationRecorder
  let destinations: Destinations
  let router: WindowSceneRouter
  private let trail: Trail

  init(session: Session, scene: UIWindowScene, log: NavigationLog) {
    let recorder = NavigationRecorder(app: "UIKitShop 1.0")
    let navigation = Navigation()
    let trail = Trail { navigation.navigator?.step(for: $0) }
    let router = WindowSceneRouter(scene: scene) { router in
      recorder.recording(router.logging(to: log).observing(trail.note))
    }
    let destinations = Destinations(
      session: session, scene: scene, navigation: navigation)
    navigator = Navigator(router: router, step: destinations.step(to:))
    self.recorder = recorder
    self.destinations = destinations
    self.router = router
    self.trail = trail
    navigation.shop = self
  }

  /// Goes to where the user came from, which is not always the screen below.
  @discardableResult
  public func goBack() -> Task<NavigationOutcome, any Error> {
    navigator.goBack(.origin(in: trail))
  }
}

/// The shop, for the screens that its chains build.
@MainActor
final class Navigation {
  weak var shop: Shop?

  var navigator: Navigator<ShopLink>? { shop?.navigator }
}
