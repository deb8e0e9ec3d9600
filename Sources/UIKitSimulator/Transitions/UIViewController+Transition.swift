import Foundation

extension UIViewController {
  /// How a screen would like to come and go. In the simulator all ways are the same.
  @MainActor
  public final class Transition: NSObject {
    let name: String

    private init(_ name: String) {
      self.name = name
      super.init()
    }

    /// Up from the bottom.
    public class func coverVertical() -> Transition { Transition("coverVertical") }

    /// As a card that turns.
    public class func flipHorizontal() -> Transition { Transition("flipHorizontal") }

    /// One picture becoming the other.
    public class func crossDissolve() -> Transition { Transition("crossDissolve") }

    /// As a page that curls.
    public class func partialCurl() -> Transition { Transition("partialCurl") }

    /// Out of a view, and back into it.
    ///
    /// - Parameters:
    ///   - options: How it zooms.
    ///   - sourceViewProvider: Supplies the view, each time that the screen comes or goes.
    public class func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      let transition = Transition("zoom")
      transition.sourceViewProvider = sourceViewProvider
      return transition
    }

    /// What a zoom asks for its view. UIKit keeps it to itself.
    package var sourceViewProvider: ((ZoomSourceViewProviderContext) -> UIView?)?

    /// How a transition zooms.
    @MainActor
    public final class ZoomOptions: NSObject {
      /// The colour of what is behind.
      public var dimmingColor: UIColor?
    }

    /// Between which screens a transition zooms.
    @MainActor
    public final class ZoomSourceViewProviderContext: NSObject {
      /// The screen zoomed out of.
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
