import Switchback
import SwitchbackModel
import Testing

/// Makes a window from a drawing in which each screen is of the class that its name says: a
/// `HomeScreen` for `Home`, a `ProductScreen` for `Product(42)`.
@MainActor
func makeWindow(_ drawing: String) throws -> ModelWindow {
  let drawn = try ModelWindow(drawing: drawing)
  let window = drawn.root.map { ModelWindow(typedCopy(of: $0)) } ?? ModelWindow()
  try #require(window.drawing == drawing)
  return window
}

@MainActor
private func typedCopy(of screen: ModelScreen) -> ModelScreen {
  let copy = emptyCopy(of: screen)
  copy.isBeingDismissed = screen.isBeingDismissed
  if let presented = screen.presented { copy.presenting { typedCopy(of: presented) } }
  return copy
}

@MainActor
private func emptyCopy(of screen: ModelScreen) -> ModelScreen {
  switch screen {
  case let stack as ModelStack:
    return ModelStack(stack.screens.map(typedCopy))
  case let tabs as ModelTabs:
    return ModelTabs(tabs.screens.map(typedCopy), selected: tabs.selectedIndex ?? 0)
  case let split as ModelSplit:
    let copy = ModelSplit(split.screens.map(typedCopy))
    copy.isCollapsed = split.isCollapsed
    return copy
  default:
    return typedScreen(named: screen.name)
  }
}

@MainActor
private func typedScreen(named name: String) -> ModelScreen {
  switch name {
  case "Home": return HomeScreen()
  case "Account": return AccountScreen()
  case "Bag": return BagScreen()
  case "Login": return LoginScreen()
  case "ForgotPassword": return ForgotPasswordScreen()
  case "Draft": return DraftScreen()
  default:
    if name.hasPrefix("Product("), let id = Int(name.dropFirst(8).dropLast()) {
      return ProductScreen(id)
    }
    if name.hasPrefix("Category(") { return CategoryScreen(String(name.dropFirst(9).dropLast())) }
    return ModelScreen(name: name)
  }
}

extension ModelWindow {
  /// The first screen of a class, wherever it is.
  func screen<Target: Screen>(_ type: Target.Type = Target.self) throws -> Target {
    try #require(try Hierarchy(of: self).first(Target.self))
  }
}
