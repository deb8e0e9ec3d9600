import Foundation

/// The system's screen to take or choose pictures: a stack of the system's own screens.
@MainActor
open class UIImagePickerController: UINavigationController {
  /// The origin of the pictures.
  public enum SourceType: Int, Sendable {
    /// All pictures.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The album of saved pictures.
    case savedPhotosAlbum = 2
  }

  /// The origin of the pictures.
  open var sourceType = SourceType.photoLibrary

  /// Whether the user can edit a picture.
  open var allowsEditing = false

  open override func viewDidLoad() {
    super.viewDidLoad()
    let photos = UIViewController()
    photos.title = "Photos"
    if viewControllers.isEmpty { viewControllers = [photos] }
  }
}
