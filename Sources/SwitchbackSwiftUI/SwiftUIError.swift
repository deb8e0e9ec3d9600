import Foundation

/// What SwiftUI has not done, or what it could not do and was not asked for. Nothing has changed then.
/// Screens are given by name.
public enum SwiftUIError: Error, Hashable, Sendable {
  /// SwiftUI was asked to show a change and has not: nothing moves any more, and the screen is not on
  /// display.
  case notShown(String)

  /// SwiftUI was asked to dismiss a screen, and it is still on display.
  case notDismissed(String)

  /// A stack cannot be shown directly in a stack: SwiftUI crashes.
  case stackInStack(String, in: String)

  /// A split view cannot be shown in a stack.
  case splitInStack(String, in: String)
}

extension SwiftUIError: CustomStringConvertible {
  /// What was attempted and what stands against it.
  public var description: String {
    switch self {
    case .notShown(let screen):
      "SwiftUI was asked to show \(screen), has come to rest and does not show it."
    case .notDismissed(let screen):
      "SwiftUI was asked to dismiss \(screen), has come to rest and still shows it."
    case .stackInStack(let inner, let outer):
      """
      \(inner) cannot be shown in \(outer): SwiftUI takes no navigation stack directly in another. \
      Push its screens, or present it.
      """
    case .splitInStack(let split, let stack):
      """
      \(split) cannot be shown in \(stack): SwiftUI takes no split view in a navigation stack. Make \
      it a root or a tab.
      """
    }
  }
}

extension SwiftUIError: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}
