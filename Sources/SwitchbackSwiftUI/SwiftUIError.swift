import SwitchbackFoundation

/// A change that SwiftUI did not show, or that it cannot show. Nothing has changed. The values are the
/// names of screens.
public enum SwiftUIError: Error, Hashable, Sendable {
  /// SwiftUI did not show a requested change: nothing moves any more, and the screen is not on display.
  case notShown(String)

  /// SwiftUI did not dismiss a screen: it is still on display.
  case notDismissed(String)

  /// A stack cannot be shown in a stack, whatever containers are in between: SwiftUI crashes.
  case stackInStack(String, in: String)

  /// A split view cannot be shown in a stack, whatever containers are in between.
  case splitInStack(String, in: String)
}

extension SwiftUIError: DescribedError {
  /// The attempt, and the obstacle.
  public var description: String {
    switch self {
    case .notShown(let screen):
      """
      SwiftUI was asked to show \(screen), has come to rest and does not show it. A view may present something of its \
      own, or leave the screen out.
      """
    case .notDismissed(let screen):
      """
      SwiftUI was asked to dismiss \(screen), has come to rest and still shows it. A view may present something of its \
      own above it, or search.
      """
    case .stackInStack(let inner, let outer):
      """
      \(inner) cannot be shown in \(outer): SwiftUI takes no navigation stack inside another, even \
      with containers in between. Push its screens, or present it.
      """
    case .splitInStack(let split, let stack):
      """
      \(split) cannot be shown in \(stack): SwiftUI takes no split view inside a navigation stack, \
      even with containers in between. Make it a root or a tab.
      """
    }
  }
}
