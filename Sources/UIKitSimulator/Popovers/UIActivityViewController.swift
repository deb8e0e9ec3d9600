import Foundation

/// The system's screen to share things: a popover in a regular width, else a sheet.
@MainActor
open class UIActivityViewController: UIViewController {
  private let items: [Any]

  /// Creates a screen to share things.
  ///
  /// - Parameters:
  ///   - activityItems: The things.
  ///   - applicationActivities: What the app itself can do with them.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// UIKit has no such screens in storyboards.
  public required init?(coder: NSCoder) { nil }
}

/// What an app can do with things that the user shares.
@MainActor
open class UIActivity: NSObject {}
