import SwitchbackUIKit

/// The links of push messages that the user has tapped.
///
/// A message that launches the app may come before its scene. Its link then waits until a scene connects.
@MainActor
public final class Messages {
  private let inbox = Inbox<String>()

  /// Makes an empty list.
  public init() {}

  /// Opens a link as soon as there is a scene: in the active one, if there are several.
  public func receive(_ link: String) {
    inbox.receive(link)
    if !inbox.isOpen { open() }
  }

  /// Opens the links that wait, if there is a scene. Those of a scene that has closed wait again.
  func open() {
    inbox.open { [weak self] link in
      guard let delegate = self?.connectedDelegate else {
        throw NavigationError.windowGone
      }
      delegate.received(message: ["link": link])
      _ = try await delegate.navigation?.value
    }
  }

  private var connectedDelegate: SceneDelegate? {
    let scenes = UIApplication.shared.connectedScenes.filter {
      ($0.delegate as? SceneDelegate)?.shop != nil
    }
    let scene =
      scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
    return scene?.delegate as? SceneDelegate
  }
}

/// The delegate of an app that keeps push messages until there is a scene.
@MainActor
public protocol MessageKeeping: UIApplicationDelegate {
  /// The links of the messages.
  var messages: Messages { get }
}
