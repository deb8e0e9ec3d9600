import SwitchbackMaps
import Testing

struct SVGFormatTests {
  /// The picture, which must be well-formed and have all in its view box.
  private func picture(_ diagram: Diagram) -> SVGPicture {
    let picture = SVGPicture(diagram.rendered(as: .svg))
    #expect(picture.isWellFormed, "\(diagram.title)")
    let (width, height) = picture.size
    func check(_ x: Double, _ y: Double, _ what: String) {
      let isInside = (0...width).contains(x) && (0...height).contains(y)
      #expect(isInside, "\(what) at \(x), \(y) is outside of \(diagram.title)")
    }
    for element in picture.elements {
      let x = element.number("x")
      let y = element.number("y")
      switch element.name {
      case "rect":
        check(x, y, "rect")
        check(x + element.number("width"), y + element.number("height"), "rect")
      case "text": check(x, y, "text \(element.text)")
      case "path":
        for place in SVGPicture.places(in: element.attributes["d", default: ""]) {
          check(place.x, place.y, "path")
        }
      default: break
      }
    }
    return picture
  }

  @Test func `Everything in a diagram is drawn`() {
    let picture = picture(.shop)
    #expect(picture.elements("g", "box").count == Diagram.shop.nodes.count)
    // The edge from a node to itself is a note in its box.
    #expect(picture.elements("g", "arrow").count == Diagram.shop.edges.count - 1)
    #expect(picture.elements("path", "head").count == Diagram.shop.edges.count - 1)
    #expect(picture.elements("text", "label").map(\.text).sorted().contains("openBag"))
    #expect(picture.elements("text", "note").map(\.text) == ["close ↩ back", "↻ similar (push)"])
    #expect(picture.elements("polygon", "shape").count == 1)
    let legend = picture.elements("g").filter { $0.classes.first?.hasPrefix("g") == true }
    #expect(legend.map { $0.text.filter { $0 != "\n" } } == ["Catalogue", "Start"])
  }

  @Test func `A picture has a title, and its text for readers who cannot see it`() {
    let picture = picture(.shop)
    #expect(picture.elements("title").first?.text == "Shop")
    let description = picture.elements("desc").first?.text ?? ""
    #expect(description.contains("  selectedProduct → ProductScreen (push)"))
    #expect(picture.elements.first?.attributes["role"] == "img")
    #expect(picture.elements("style").first?.text.contains("prefers-color-scheme:dark") == true)
  }

  @Test func `Boxes are drawn where the layout puts them`() {
    let layout = DiagramLayout(.shop)
    let shapes = picture(.shop).elements("rect", "shape")
    let rectangles = layout.boxes.filter { $0.node.kind != .choice }
    #expect(shapes.map { $0.number("x") } == rectangles.map(\.frame.x))
    #expect(shapes.map { $0.number("y") } == rectangles.map(\.frame.y))
  }

  @Test func `Hostile texts are drawn as what they are`() {
    let picture = picture(.hostile)
    #expect(picture.elements("g", "box").count == Diagram.hostile.nodes.count)
    #expect(picture.elements("script").isEmpty)
    let names = picture.elements("text", "name").map(\.text)
    #expect(picture.elements("text", "note").map(\.text).contains("<script>alert(1)</script>"))
    #expect(names.contains("]]>"))
    #expect(names.contains("a b c d"))
    #expect(names.contains("שלום עולם"))
    // Long titles are shortened in the box, and in full where the pointer rests.
    #expect(names.contains { $0.hasSuffix("…") })
    #expect(
      picture.elements("title").contains { $0.text.hasPrefix(Diagram.hostileTexts[16]) })
  }

  @Test(arguments: seeds(20))
  func `Random diagrams are well-formed and within their view boxes`(seed: Int) {
    let picture = picture(.random(seed: seed))
    #expect(picture.elements("g", "box").count == Diagram.random(seed: seed).nodes.count)
  }
}
