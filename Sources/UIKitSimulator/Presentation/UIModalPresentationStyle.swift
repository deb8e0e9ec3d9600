/// The style of a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole window; the presenter's view is removed.
  case fullScreen = 0
  /// A sheet that covers most of the window.
  case pageSheet = 1
  /// A smaller sheet in the middle.
  case formSheet = 2
  /// Over the screen that defines the context; its view is removed.
  case currentContext = 3
  /// Defined by the transitioning delegate.
  case custom = 4
  /// Over the whole window; the presenter's view stays.
  case overFullScreen = 5
  /// Over the screen that defines the context; its view stays.
  case overCurrentContext = 6
  /// In a bubble.
  case popover = 7
  /// No adaptation.
  case none = -1
  /// The system's choice: a page sheet.
  case automatic = -2
}

/// The style of a presentation's transition.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the bottom.
  case coverVertical = 0
  /// Flips like a card.
  case flipHorizontal = 1
  /// Dissolves one view into the other.
  case crossDissolve = 2
}

extension UIModalPresentationStyle {
  /// Whether the presenter's view leaves the window.
  /// See 'Only covering styles remove the presenter' in Docs/Maintainers/UIKitRules.md.
  var removesPresentersView: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the screen that defines the context presents.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the user can swipe the screen away.
  var isSwipeable: Bool { self == .pageSheet || self == .formSheet || self == .popover }
}
