import Foundation

extension UIViewController {
  /// A screen's preferred transition. All transitions look the same in the simulator.
  @MainActor
  public final class Transition: NSObject {
    let name: String

    private init(_ name: String) {
      self.name = name
      super.init()
    }

    /// Up from the bottom.
    public class func coverVertical() -> Transition { Transition("coverVertical") }

    /// Flips like a card.
    public class func flipHorizontal() -> Transition { Transition("flipHorizontal") }

    /// Dissolves one view into the other.
    public class func crossDissolve() -> Transition { Transition("crossDissolve") }

    /// Curls like a page.
    public class func partialCurl() -> Transition { Transition("partialCurl") }

    /// Zooms out of a view, and back into it.
    ///
    /// - Parameters:
    ///   - options: The options of the zoom.
    ///   - sourceViewProvider: Returns the view, each time that the screen comes or goes.
    public class func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      let transition = Transition("zoom")
      transition.sourceViewProvider = sourceViewProvider
      return transition
    }

    /// The provider of a zoom's source view. UIKit keeps it private.
    package var sourceViewProvider: ((ZoomSourceViewProviderContext) -> UIView?)?

    /// The options of a zoom.
    @MainActor
    public final class ZoomOptions: NSObject {
      /// The colour behind the zooming screen.
      public var dimmingColor: UIColor?
    }

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
