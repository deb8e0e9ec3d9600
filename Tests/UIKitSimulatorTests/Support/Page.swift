#if !canImport(UIKit)
import Foundation
import UIKitSimulator

/// What has happened, in order.
final class Story {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// The lines about appearing and disappearing, in short words, since the last call.
  func takeAppearance() -> [String] {
    take().compactMap { line in
      let parts = line.split(separator: " ")
      switch parts.last {
      case "viewWillAppear": return "\(parts[0]) willAppear"
      case "viewDidAppear": return "\(parts[0]) didAppear"
      case "viewWillDisappear": return "\(parts[0]) willDisappear"
      case "viewDidDisappear": return "\(parts[0]) didDisappear"
      default: return nil
      }
    }
  }
}

/// A delegate that writes down what UIKit tells it.
class Witness: NSObject {
  var allows = true
  let story: Story

  init(_ story: Story) {
    self.story = story
    super.init()
  }
}

/// A screen with a name that writes down what UIKit tells it.
class Page: UIViewController {
  let story: Story
  var onWillAppear: ((Page) -> Void)?
  var onIsAppearing: ((Page) -> Void)?
  var onDidAppear: ((Page) -> Void)?
  var onWillDisappear: ((Page) -> Void)?
  var onDidDisappear: ((Page) -> Void)?

  init(_ name: String, _ story: Story = Story()) {
    self.story = story
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) {
    story = Story()
    super.init(coder: coder)
  }

  private func note(_ event: String) { story.note("\(title ?? "?") \(event)") }

  override func viewDidLoad() { note("viewDidLoad") }

  override func viewWillAppear(_ animated: Bool) {
    note("viewWillAppear")
    onWillAppear?(self)
  }

  override func viewIsAppearing(_ animated: Bool) {
    note("viewIsAppearing")
    onIsAppearing?(self)
  }

  override func viewDidAppear(_ animated: Bool) {
    note("viewDidAppear")
    onDidAppear?(self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    note("viewWillDisappear")
    onWillDisappear?(self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    note("viewDidDisappear")
    onDidDisappear?(self)
  }

  override func willMove(toParent parent: UIViewController?) {
    note("willMove(\(parent == nil ? "nil" : "parent"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    note("didMove(\(parent == nil ? "nil" : "parent"))")
  }
}

extension Simulation {
  /// A window whose root has appeared.
  func window(_ root: UIViewController, width: UIUserInterfaceSizeClass = .compact) -> UIWindow {
    let window = makeWindow(root: root, width: width)
    loop.turnUntilIdle()
    return window
  }

  /// Presents and waits until it is done.
  func present(
    _ screen: UIViewController, from presenter: UIViewController,
    style: UIModalPresentationStyle = .automatic
  ) {
    screen.modalPresentationStyle = style
    presenter.present(screen, animated: true, completion: nil)
    loop.turnUntilIdle()
  }
}

/// A stack with pages of the given names.
func makeStack(_ names: String..., story: Story = Story()) -> UINavigationController {
  let navigation = UINavigationController()
  navigation.viewControllers = names.map { Page($0, story) }
  return navigation
}
#endif
