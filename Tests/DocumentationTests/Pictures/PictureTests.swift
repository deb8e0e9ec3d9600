import DocumentedCode
import Foundation
import Switchback
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
    SearchPicture(name: "search-visible", options: .currentVisible, isFromRoot: true),
    SearchPicture(name: "search-contained", options: .currentLayer, isFromRoot: true),
    SearchPicture(name: "search-presented", options: [.current, .presented], isFromRoot: true),
    SearchPicture(name: "search-presenting", options: [.current, .presenting]),
    SearchPicture(name: "search-parent", options: .parent),
    SearchPicture(name: "search-fullstack", options: .everywhere),
    SearchPicture(name: "search-allvisible", options: .allVisible),
  ]

  @Test(arguments: searches)
  func `A picture for each search option`(search: SearchPicture) throws {
    let window = try Self.shop()
    var start = search.isFromRoot ? StartingPoint.root : .topmost
    var marks = TreePicture.Marks()
    if search.options == .parent {
      let home: ModelScreen? = try Hierarchy(of: window).first { $0.name == "Home" }
      start = .screen { [weak home] in home }
      marks.found = [home].compactMap(\.self)
    }
    var order: [any Screen] = []
    let hierarchy = Hierarchy(of: window)
    let none: ModelScreen? = try hierarchy.first(ModelScreen.self, search.options, from: start) {
      order.append($0)
      return false
    }
    #expect(none == nil)
    marks.order = order
    let picture = try TreePicture(
      of: window, caption: "\(search.options); \(start)", marks: marks)
    try check(search.name, TreePicture.document([picture], title: "\(search.options), \(start)"))
  }

  @Test func `A picture of a navigation`() async throws {
    let home = HomeScreen()
    let window = ModelWindow(ModelTabs([ModelStack(home), ModelStack(BagScreen())], selected: 1))
    let tabs = try #require(window.root)
    let before = try TreePicture(
      of: window, caption: "the user looks into the bag", marks: TreePicture.Marks(found: [home]))
    let photo = Navigation.photo
    let outcome = try await WindowRouter(window: window).navigate(to: photo)
    guard case .reached(_, let reused, let built) = outcome else {
      throw SnippetError("nothing was built")
    }
    #expect(reused.first === home && tabs === window.root)
    let after = try TreePicture(
      of: window, caption: "the photo is on screen",
      marks: TreePicture.Marks(found: reused, new: built))
    try check(
      "navigation", TreePicture.document([before, after], title: "A navigation to a photo"))
  }
}

extension PictureTests {
  /// The numbers and commands of a path, as points some way apart.
  private func points(_ path: Substring) -> [(x: Double, y: Double)] {
    var points: [(x: Double, y: Double)] = []
    for part in path.matches(of: /([MCHVh])([^MCHVh]*)/) {
      let numbers = part.2.split(separator: " ").compactMap { Double($0) }
      let (x, y) = points.last ?? (0, 0)
      var end = [(x, y)]
      switch part.1 {
      case "M": points.append((numbers[0], numbers[1]))
      case "H": end.append((numbers[0], y))
      case "h": end.append((x + numbers[0], y))
      case "V": end.append((x, numbers[0]))
      default:
        let ends = [
          (x, y), (numbers[0], numbers[1]), (numbers[2], numbers[3]), (numbers[4], numbers[5]),
        ]
        points += (1...50).map { step in
          let t = Double(step) / 50
          let weights = [
            (1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t,
          ]
          let pairs = zip(weights, ends)
          return (pairs.reduce(0) { $0 + $1.0 * $1.1.0 }, pairs.reduce(0) { $0 + $1.0 * $1.1.1 })
        }
      }
      if part.1 != "M", end.count == 2 {
        points += (1...50).map { step in
          let t = Double(step) / 50
          return (x + (end[1].0 - x) * t, y + (end[1].1 - y) * t)
        }
      }
    }
    return points
  }

  @Test func `No arrow runs through the box of a screen`() throws {
    let folder = packageRoot.appending(path: "Sources/Switchback/Switchback.docc/Images")
    var arrows = 0
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let svg = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for group in svg.split(separator: "<g transform") {
        let boxes = group.matches(
          of: /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/
        ).map { match in
          [match.1, match.2, match.3, match.4].compactMap { Double($0) }
        }
        let drawing = group.split(separator: "</g>\n</g>")[0]
        for arrow in drawing.matches(of: /class="arrow" d="([^"]+)"/) {
          arrows += 1
          for point in points(arrow.1).dropFirst() {
            #expect(
              !boxes.contains {
                point.x > $0[0] && point.x < $0[0] + $0[2] && point.y > $0[1]
                  && point.y < $0[1] + $0[3]
              }, "\(file): \(point)")
          }
        }
      }
    }
    #expect(arrows > 3)
  }
}

/// A product on the stack that holds the home screen, and a photo that it presents.
@MainActor
private enum Navigation {
  static var photo: DestinationStep<PhotoScreen, Void> {
    let home = SingleStep(finder: ClassFinder<HomeScreen, Void>(), factory: NilFactory())
      .from(GeneralStep.root())
      .assemble()
    let product = StepAssembly(
      finder: ClassFinder(), factory: ClosureFactory { (_: Void) in ProductScreen(42) }
    )
    .using(Push<ModelStack>())
    .from(home.expectingContainer())
    .assemble()
    return StepAssembly(finder: NilFinder(), factory: ClosureFactory { (_: Void) in PhotoScreen() })
      .using(PresentModally())
      .from(product)
      .assemble()
  }
}

/// Compares a picture with the one in the documents, or draws it anew.
private func check(_ name: String, _ svg: String) throws {
  let file = GeneratedFile("Sources/Switchback/Switchback.docc/Images/\(name).svg")
  #expect(try file.agrees(with: svg), "\(name).svg is not what is drawn now.")
}
