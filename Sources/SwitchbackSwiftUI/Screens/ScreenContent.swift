/// The view inside of a screen's view: a container of SwiftUI's, or a view of the app's.
@MainActor
package enum ScreenContent {
  case stack(ModelStack)
  case tabs(ModelTabs)
  case split(ModelSplit)
  case inspector(ModelInspector)
  /// The app's own view, or a name in its place.
  case own

  package init(of screen: ModelScreen) {
    self =
      switch screen {
      case let screen where screen.hasOwnView: .own
      case let stack as ModelStack: .stack(stack)
      case let tabs as ModelTabs: .tabs(tabs)
      case let split as ModelSplit: .split(split)
      case let inspector as ModelInspector: .inspector(inspector)
      default: .own
      }
  }

  /// Whether the content needs a container of its own, for the modifiers of the host.
  ///
  /// SwiftUI applies a modifier to each view at the top of a body: to none if the body is empty, as
  /// while a screen loads. The screen's probe and its sheets have to be there exactly once.
  package var needsContainer: Bool {
    if case .own = self { true } else { false }
  }
}

extension ModelScreen {
  /// Whether the app draws the screen, also if it is a stack, tabs or a split view.
  fileprivate var hasOwnView: Bool {
    #if canImport(SwiftUI)
    self is any ViewScreen
    #else
    false
    #endif
  }
}
