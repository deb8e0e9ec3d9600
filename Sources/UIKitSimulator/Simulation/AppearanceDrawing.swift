extension UIWindow {
  /// The window's screens as text: containers with their children, presented screens below their
  /// presenter, a star at every screen that has fully appeared.
  ///
  ///     window
  ///     └─ UINavigationController*
  ///        ├─ Home
  ///        └─ Product*
  public var appearanceDrawing: String {
    var lines = ["window"]
    if let rootViewController { rootViewController.draw(into: &lines, indent: "", isLast: true) }
    return lines.joined(separator: "\n")
  }
}

extension UIViewController {
  fileprivate func draw(into lines: inout [String], indent: String, isLast: Bool, mark: String = "")
  {
    let name = title ?? String(describing: type(of: self))
    let star = appearance == .appeared ? "*" : ""
    lines.append(indent + (isLast ? "└─ " : "├─ ") + mark + name + star)
    let inner = indent + (isLast ? "   " : "│  ")
    for child in contained {
      let childIsLast = child === contained.last && presentee == nil
      child.draw(into: &lines, indent: inner, isLast: childIsLast)
    }
    presentee?.screen.draw(into: &lines, indent: inner, isLast: true, mark: "presents ")
  }
}
