import Switchback

/// Zooms a screen out of a view and back into it, on systems that can: iOS 18 and later.
///
///     StepAssembly(finder: .classWithContextFinder(), factory: ProductFactory())
///       .adding(.zoom { [weak list] id in list?.cell(for: id) })
///       .using(.push())
///
/// Sets the screen's `preferredTransition`, for a push as for a presentation. On older systems, and
/// if there is no view, the screen moves as usual. A navigation to an existing screen sets the
/// transition for the way back.
public struct ZoomTransition<Target: UIViewController, Context>: ContextTask {
  private let source: @MainActor (Context) -> UIView?

  /// - Parameter source: Returns the view for a context. UIKit asks whenever the screen comes or
  ///   goes: hold views weakly.
  public init(from source: @escaping @MainActor (Context) -> UIView?) {
    self.source = source
  }

  public func perform(on screen: Target, with context: Context) {
    guard #available(iOS 18, tvOS 18, visionOS 2, *) else { return }
    screen.preferredTransition = .zoom(options: nil) { [source] _ in source(context) }
  }
}

extension ContextTask {
  /// Zooms a screen out of a view and back into it: the short form of ``ZoomTransition``.
  public static func zoom<Target, Context>(
    from source: @escaping (Context) -> UIView?
  ) -> Self where Self == ZoomTransition<Target, Context> {
    ZoomTransition { source($0) }
  }
}
