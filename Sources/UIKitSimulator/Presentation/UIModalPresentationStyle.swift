/// How a screen is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole window; the presenter's view is removed.
  case fullScreen = 0
  /// A sheet that covers most of the window.
  case pageSheet = 1
  /// A smaller sheet in the middle.
  case formSheet = 2
  /// Over the screen that defines the context; its view is removed.
  case currentContext = 3
  /// As the transitioning delegate wants.
  case custom = 4
  /// Over the whole window; the presenter's view stays.
  case overFullScreen = 5
  /// Over the screen that defines the context; its view stays.
  case overCurrentContext = 6
  /// In a bubble.
  case popover = 7
  /// Over a blurred window, on a television.
  case blurOverFullScreen = 8
  /// No adaptation.
  case none = -1
  /// The system's choice: a page sheet.
  case automatic = -2
}

/// How a presentation moves.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the bottom.
  case coverVertical = 0
  /// As a card that turns.
  case flipHorizontal = 1
  /// One picture becoming the other.
  case crossDissolve = 2
  /// As a page that curls.
  case partialCurl = 3
}

extension UIModalPresentationStyle {
  /// Whether the presenter's view leaves the window.
  /// See 'Only covering styles remove the presenter' in Docs/UIKitRules.md.
  var removesPresentersView: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the screen that defines the context presents.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the user can swipe the screen away.
  var isSwipeable: Bool { self == .pageSheet || self == .formSheet || self == .popover }
}
