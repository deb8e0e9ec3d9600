// expect: type 'Swap' does not conform to protocol 'Action'
import Switchback
import SwitchbackModel

private struct Swap: Action {  // error
  func screensRemoved(from source: ModelStack, in window: any ScreenWindow) -> [any Screen] {
    source.containedScreens
  }

  func perform(
    with screen: any Screen, on source: ModelStack, in window: any ScreenWindow, animated: Bool
  ) async throws {
    try await source.setContainedScreens([screen], animated: animated)
  }
}
