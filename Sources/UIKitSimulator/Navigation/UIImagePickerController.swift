import Foundation

/// The system's screen to take or choose pictures: a stack of the system's own screens.
@MainActor
open class UIImagePickerController: UINavigationController {
  open override func viewDidLoad() {
    super.viewDidLoad()
    let photos = UIViewController()
    photos.title = "Photos"
    if viewControllers.isEmpty { viewControllers = [photos] }
  }
}
