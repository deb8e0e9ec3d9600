extension ScreenDisplay {
  /// The reason why SwiftUI cannot show a change by the app.
  package func refusal(
    of operation: ModelOperation, on receiver: ModelScreen?, with screens: [ModelScreen]
  ) -> (any Error)? {
    if operation == .dismiss { return nil }
    let isInside = operation == .setScreens || operation == .makeVisible
    let stack = isInside ? receiver?.innermostStack : nil
    return screens.lazy.compactMap { $0.refusal(in: stack) }.first
  }
}

extension ModelScreen {
  /// The innermost stack of SwiftUI's in which this screen's contents are, up to the root of the layer.
  fileprivate var innermostStack: ModelStack? {
    var screen: ModelScreen? = self
    while let current = screen {
      if case .stack(let stack) = ScreenContent(of: current) { return stack }
      screen = current.parent
    }
    return nil
  }

  /// The reason why this screen, or a screen in it, cannot be in a stack, whatever is in between.
  fileprivate func refusal(in stack: ModelStack?) -> SwiftUIError? {
    var pending: [(screen: ModelScreen, stack: ModelStack?)] = [(self, stack)]
    while let (screen, stack) = pending.popLast() {
      var innermost = stack
      switch ScreenContent(of: screen) {
      case .stack(let inner):
        if let stack { return .stackInStack(inner.name, in: stack.name) }
        innermost = inner
      case .split(let split):
        if let stack { return .splitInStack(split.name, in: stack.name) }
      case .tabs, .inspector, .own: break
      }
      for case let child as ModelScreen in (screen as? ModelContainer)?.containedScreens ?? [] {
        pending.append((child, innermost))
      }
    }
    return nil
  }
}
