import Switchback
import SwitchbackModel
import Testing

final class HomeScreen: ModelScreen {}
final class BagScreen: ModelScreen {}
final class LoginScreen: ModelScreen {}

final class ProductScreen: ModelScreen {
  let id: Int

  init(_ id: Int) {
    self.id = id
    super.init()
  }

  override var name: String { "Product(\(id))" }
}

/// Draws a window from what a host must provide, and from nothing else.
@MainActor
func draw(_ window: any ScreenWindow) -> String {
  var lines = ["window"]
  var layers: [(root: any Screen, presenter: (any Screen)?)] = []
  var presenter: (any Screen)?
  var next = window.rootScreen
  while let root = next {
    layers.append((root, presenter))
    presenter = presenterOnVisiblePath(from: root)
    next = presenter?.presentedScreen
  }
  for (index, layer) in layers.enumerated() {
    let isLast = index == layers.count - 1
    let above = isLast ? nil : layers[index + 1].presenter
    draw(
      layer.root, prefix: "", isLast: isLast, mark: "", title: index == 0 ? "" : "modal ",
      presenter: above === layer.root ? nil : above, into: &lines)
  }
  return lines.joined(separator: "\n")
}

@MainActor
private func presenterOnVisiblePath(from screen: any Screen) -> (any Screen)? {
  if screen.presentedScreen != nil { return screen }
  for child in (screen as? any ContainerScreen)?.visibleScreens ?? [] {
    if let presenter = presenterOnVisiblePath(from: child) { return presenter }
  }
  return nil
}

@MainActor
private func draw(
  _ screen: any Screen, prefix: String, isLast: Bool, mark: String, title: String,
  presenter: (any Screen)?, into lines: inout [String]
) {
  let name = (screen as? any NamedScreen)?.screenName ?? "\(type(of: screen))"
  lines.append(
    prefix + (isLast ? "└─ " : "├─ ") + title + name + mark
      + (screen.isBeingDismissed ? " (leaving)" : "") + (presenter === screen ? " ^" : ""))
  guard let container = screen as? any ContainerScreen else { return }
  let children = container.containedScreens
  let visible = container.visibleScreens
  for (index, child) in children.enumerated() {
    draw(
      child, prefix: prefix + (isLast ? "   " : "│  "), isLast: index == children.count - 1,
      mark: visible.contains { $0 === child } ? "*" : "", title: "", presenter: presenter,
      into: &lines)
  }
}

/// Expects a message of a process that was ended. Builds with optimisation end without saying why.
func expect(_ message: String, in result: ExitTest.Result?) {
  #if DEBUG
  let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(output.contains(message))
  #endif
}
