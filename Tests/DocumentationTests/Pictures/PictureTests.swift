import DocumentedCode
import Foundation
import SwitchbackMaps
import SwitchbackModel
import Testing

/// The pictures in the documents are those that are drawn here, of screens as they are.
///
/// To draw them anew:
///
///     SWITCHBACK_WRITE_DOCUMENTS=1 swift test --filter PictureTests
@MainActor
struct PictureTests {
  /// Five screens in tabs and a stack, and two layers above.
  private static func shop() throws -> ModelWindow {
    try ModelWindow(
      drawing: """
        window
        ├─ tabs
        │  ├─ stack
        │  │  ├─ Home
        │  │  └─ Category*
        │  └─ Bag*
        ├─ modal stack
        │  ├─ Login
        │  └─ Forgot*
        └─ modal Help
        """)
  }

  struct SearchPicture: Sendable, CustomTestStringConvertible {
    let name: String
    let options: SearchOptions
    var isFromRoot = false
    var testDescription: String { name }
  }

  nonisolated private static let searches = [
    SearchPicture(name: "search-current", options: .current),
    SearchPicture(
      name: "search-visible", options: .currentVisible, isFromRoot: true),
    SearchPicture(
      name: "search-contained", options: .currentLayer, isFromRoot: true),
    SearchPicture(
      name: "search-presented", options: [.current, .presented], isFromRoot: true),
    SearchPicture(name: "search-presenting", options: [.current, .presenting]),
    SearchPicture(name: "search-parent", options: .parent),
    SearchPicture(name: "search-fullstack", options: .everywhere),
    SearchPicture(name: "search-allvisible", options: .allVisible),
  ]

  @Test(arguments: searches)
  func `A picture for each search option`(search: SearchPicture) throws {
    let window = try Self.shop()
    var start = search.isFromRoot ? StartingPoint.root : .topmost
    if search.options == .parent {
      let home: ModelScreen? = try Hierarchy(of: window).first {
        $0.name == "Home"
      }
      start = .screen { [weak home] in home }
    }
    var numbers = ScreenNumbers()
    let tree = WindowTree(of: window) { numbers.number(of: $0) }
    var order: [Int] = []
    let none: ModelScreen? = try Hierarchy(of: window).first(
      ModelScreen.self, search.options, from: start
    ) {
      order.append(numbers.number(of: $0))
      return false
    }
    #expect(none == nil)
    let title = "\(search.options); \(start)"
    try check(search.name, WindowPicture(tree, title: title, searched: order))
  }

  @Test func `A picture of a navigation`() async throws {
    let home = HomeScreen()
    let window = ModelWindow(
      ModelTabs([ModelStack(home), ModelStack(BagScreen())], selected: 1))
    var numbers = ScreenNumbers()
    let before = WindowTree(of: window) { numbers.number(of: $0) }
    let outcome = try await window.router.navigate(
      to: Navigation.photo)
    #expect("\(outcome)".contains("reused Home"))
    let after = WindowTree(of: window) { numbers.number(of: $0) }
    try check(
      "navigation",
      WindowPicture(before: before, after: after, title: "A link to a photo"))
  }
}

/// Numbers screens in the order in which they are met, and keeps them.
@MainActor
private struct ScreenNumbers {
  private var screens: [any Screen] = []

  mutating func number(of screen: any Screen) -> Int {
    if let known = screens.firstIndex(where: { $0 === screen }) {
      return known + 1
    }
    screens.append(screen)
    return screens.count
  }
}

/// A product on the stack that holds the home screen, and a photo that it presents.
@MainActor
private enum Navigation {
  static var photo: DestinationStep<PhotoScreen, Void> {
    let home = GeneralStep.existing(HomeScreen.self)
    let product = StepAssembly(
      finder: ClassFinder(),
      factory: ClosureFactory { (_: Void) in ProductScreen(42) }
    )
    .using(.push())
    .from(home.stack())
    return StepAssembly { PhotoScreen() }
      .using(.presentModally())
      .from(product)
  }
}

/// Compares a picture with the one in the documents, or draws it anew.
private func check(_ name: String, _ picture: WindowPicture) throws {
  let file = GeneratedFile(
    "Sources/Switchback/Switchback.docc/Images/\(name).svg")
  #expect(
    try file.agrees(with: picture.svg(width: 400)),
    "\(name).svg is not what is drawn now.")
}
