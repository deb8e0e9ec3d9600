import Foundation

/// The system's screen to share things: a popover in a regular width, else a sheet.
@MainActor
open class UIActivityViewController: UIViewController {
  private let items: [Any]

  /// Creates a screen to share things.
  ///
  /// - Parameters:
  ///   - activityItems: The items to share.
  ///   - applicationActivities: The app's own activities for them.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// UIKit has no such screens in storyboards.
  public required init?(coder: NSCoder) { nil }
}

/// An app's own activity for shared items.
@MainActor
open class UIActivity: NSObject {}
