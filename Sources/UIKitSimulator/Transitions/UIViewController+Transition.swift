import Foundation

extension UIViewController {
  /// A screen's preferred transition. All transitions look the same in the simulator.
  @MainActor
  public final class Transition: NSObject {
    /// Zooms out of a view, and back into it.
    ///
    /// - Parameters:
    ///   - options: The options of the zoom.
    ///   - sourceViewProvider: Returns the view, each time that the screen comes or goes.
    public class func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      let transition = Transition()
      transition.sourceViewProvider = sourceViewProvider
      return transition
    }

    /// The provider of a zoom's source view. UIKit keeps it private.
    package var sourceViewProvider: ((ZoomSourceViewProviderContext) -> UIView?)?

    /// The options of a zoom.
    @MainActor
    public final class ZoomOptions: NSObject {}

    /// The screens of a zoom.
    @MainActor
    public final class ZoomSourceViewProviderContext: NSObject {
      /// The screen that contains the source view.
      public let sourceViewController: UIViewController

      /// The screen that zooms.
      public let zoomedViewController: UIViewController

      package init(from source: UIViewController, to zoomed: UIViewController) {
        sourceViewController = source
        zoomedViewController = zoomed
        super.init()
      }
    }
  }
}
