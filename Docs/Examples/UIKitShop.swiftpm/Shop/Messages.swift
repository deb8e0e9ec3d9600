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
    if connectedDelegate == nil { inbox.close() }
    inbox.receive(link)
  }

  /// Opens the links that have waited for a scene, and from now on each new link.
  func open(in scene: SceneDelegate) {
    inbox.open { [weak self, weak scene] link in
      let delegate = self?.connectedDelegate ?? scene
      delegate?.received(message: ["link": link])
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
