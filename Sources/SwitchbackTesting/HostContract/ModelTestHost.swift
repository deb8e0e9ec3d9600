import Switchback
import SwitchbackModel

/// The model host, for the tests of a host's contract.
public struct ModelTestHost: TestHost {
  /// Creates a host of model screens.
  public init() {}

  public func makeScreen(_ name: String) -> any Screen { ModelScreen(name: name) }

  public func makeStack(_ screens: [any Screen]) -> (any StackContainer)? {
    ModelStack(screens.compactMap { $0 as? ModelScreen })
  }

  public func makeTabs(_ screens: [any Screen]) -> (any TabContainer)? {
    ModelTabs(screens.compactMap { $0 as? ModelScreen })
  }

  public func makeSplit(
    primary: any Screen, secondary: any Screen
  ) -> (any SplitContainer)? {
    ModelSplit([primary, secondary].compactMap { $0 as? ModelScreen })
  }

  public func makeWindow(root: any Screen) async throws -> any ScreenWindow {
    let window = ModelWindow()
    try await window.setRootScreen(root, animated: false)
    return window
  }
}
