/// Writes the boxes of a window as SVG.
struct WindowDrawing {
  private(set) var lines: [String] = []
  private let difference: WindowDifference
  private let layout: WindowLayout
  private let title: String
  private let width: Double
  /// The place of each screen in the order of a search.
  private let places: [Int: Int]?
  private static let margin = 12.0

  init(difference: WindowDifference, title: String, width: Double, searched: [Int]?) {
    self.difference = difference
    self.title = title
    self.width = width
    places = searched.map { numbers in
      Dictionary(zip(numbers, 1...)) { first, _ in first }
    }
    layout = WindowLayout(difference, width: width - 2 * Self.margin)
  }

  mutating func draw(description: String) {
    let top = title.isEmpty ? Self.margin : 36
    let height = layout.height + top + Self.margin
    lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"switchback\" role=\"img\" "
        + "width=\"\(number(width))\" height=\"\(number(height))\" "
        + "viewBox=\"0 0 \(number(width)) \(number(height))\">",
      "<title>\((title.isEmpty ? "window" : title).escapedForXML)</title>",
      "<desc>\(description.split(separator: "\n").map { String($0).escapedForXML }.joined(separator: "\n"))</desc>",
      "<style>\n\(SVGStyle.sheet)\(Self.sheet)</style>",
      "<rect class=\"paper\" width=\"\(number(width))\" height=\"\(number(height))\" rx=\"8\"/>",
    ]
    if !title.isEmpty {
      let line = title.wrapped(
        to: width - 2 * Self.margin, size: 13, isBold: true, lines: 1)
      lines.append(text(line.first ?? "", "name", x: Self.margin, y: 22))
    }
    if layout.placed.isEmpty {
      lines.append(text("no screens", "quiet", x: Self.margin, y: top + 10))
    }
    for item in layout.placed { draw(item, top) }
    lines.append("</svg>")
  }

  private mutating func draw(_ item: WindowLayout.Placed, _ top: Double) {
    let box = difference.boxes[item.position]
    let frame = Frame(
      x: item.frame.x + Self.margin, y: item.frame.y + top, width: item.frame.width,
      height: item.frame.height)
    var classes = ["box", box.isOnDisplay ? "onscreen" : "hidden"]
    if box.node.kind == .screen, !item.isEdge, box.isOnDisplay { classes.append("front") }
    if item.isRaised { classes.append("raised") }
    if let mark = box.mark { classes.append("is-\(mark.rawValue)") }
    let place = places?[box.node.id]
    if places != nil { classes.append(place == nil ? "unsearched" : "searched") }
    lines.append("<g class=\"\(classes.joined(separator: " "))\">")
    let said = box.mark.map { ", \(word($0).word)" } ?? place.map { ", number \($0)" } ?? ""
    lines.append("<title>\((box.node.name + said).escapedForXML)</title>")
    lines.append(
      "<rect class=\"shape\" x=\"\(number(frame.x))\" y=\"\(number(frame.y))\" "
        + "width=\"\(number(frame.width))\" height=\"\(number(frame.height))\" "
        + "rx=\"\(item.isSheet ? 13 : 9)\"/>")
    if item.isSheet {
      let middle = frame.x + frame.width / 2
      lines.append(
        "<path class=\"line\" d=\"M\(number(middle - 17)) \(number(frame.y + 5))h34\"/>")
    }
    label(item, box, frame)
    lines.append("</g>")
  }

  private mutating func label(
    _ item: WindowLayout.Placed, _ box: WindowDifference.Box, _ frame: Frame
  ) {
    let baseline = frame.y + (item.isSheet ? 20 : 15)
    var room = frame.width - 14
    if let mark = box.mark, !difference.isSaidOutside(item.position, around: item.around) {
      let (sign, word) = word(mark)
      let caption = frame.width < 130 ? sign : "\(sign) \(word)"
      let taken = TextMeasure.width(of: caption, size: 10.5, isBold: true)
      lines.append(
        text(caption, "mark", x: frame.right - 7, y: baseline, anchor: "end"))
      room -= taken + 6
    }
    if let place = places?[box.node.id] {
      let middle = frame.right - 14
      lines.append(
        "<circle class=\"place\" cx=\"\(number(middle))\" cy=\"\(number(baseline - 4))\" r=\"8\"/>")
      lines.append(text("\(place)", "place-number", x: middle, y: baseline, anchor: "middle"))
      room -= 20
    }
    let size = box.node.kind == .screen ? 12.0 : 11
    var name = box.node.name
    if item.isSheet { name = "modal \(name)" }
    if let presenter = box.presenter, frame.width > 240 { name += " · presented by \(presenter)" }
    let fitting = name.wrapped(to: max(8, room), size: size, isBold: box.isOnDisplay, lines: 1)
    let style = box.node.kind == .screen ? (box.isOnDisplay ? "name" : "note") : "quiet"
    lines.append(text(fitting.first ?? "", "\(style) small", x: frame.x + 7, y: baseline))
    if box.node.kind == .screen, box.isOnDisplay, !item.isEdge, frame.height > 44, frame.width > 80
    {
      lines.append(text("on screen", "quiet", x: frame.x + 7, y: frame.bottom - 8))
    }
  }

  private func word(_ mark: WindowDifference.Mark) -> (sign: String, word: String) {
    switch mark {
    case .new: ("+", "new")
    case .gone: ("−", "gone")
    case .moved: ("→", "moved")
    case .shown: ("▲", "shown")
    case .hidden: ("▽", "hidden now")
    }
  }

  private func text(
    _ text: String, _ style: String, x: Double, y: Double, anchor: String? = nil
  ) -> String {
    let anchor = anchor.map { " text-anchor=\"\($0)\"" } ?? ""
    return "<text class=\"\(style)\" x=\"\(number(x))\" y=\"\(number(y))\"\(anchor)>"
      + "\(text.escapedForXML)</text>"
  }

  private static let sheet = """

    .switchback .name.small{font-size:12px}
    .switchback .mark{font-size:10.5px;font-weight:600;fill:#5f687a}
    .switchback .front .shape,.switchback .raised .shape{stroke:#8a93a6}
    .switchback .front .shape{stroke-width:1.6}
    .switchback .is-new .shape{fill:#eaf6f2;stroke:#0b7a60}
    .switchback .is-gone .shape{fill:#fdf1f4;stroke:#b83a5e;stroke-dasharray:4 3}
    .switchback .is-new .mark{fill:#0b7a60}
    .switchback .is-gone .mark,.switchback .is-gone .note,.switchback .is-gone .quiet{fill:#b83a5e}
    .switchback .is-gone .small{text-decoration:line-through}
    .switchback .is-shown .mark,.switchback .is-moved .mark{fill:#2f62c4}
    .switchback .is-moved .shape{stroke:#2f62c4}
    .switchback .unsearched{opacity:.5}
    .switchback .searched .shape{stroke:#2f62c4}
    .switchback .place{fill:#2f62c4}
    .switchback .place-number{font-size:10.5px;font-weight:600;fill:#fff}
    @media (prefers-color-scheme:dark){
    .switchback .mark{fill:#98a1b3}
    .switchback .front .shape,.switchback .raised .shape{stroke:#7d8798}
    .switchback .is-new .shape{fill:#192b2a;stroke:#4cc9a6}
    .switchback .is-gone .shape{fill:#2d1e26;stroke:#f2859f}
    .switchback .is-new .mark{fill:#4cc9a6}
    .switchback .is-gone .mark,.switchback .is-gone .note,.switchback .is-gone .quiet{fill:#f2859f}
    .switchback .is-shown .mark,.switchback .is-moved .mark{fill:#7aa5ff}
    .switchback .is-moved .shape{stroke:#7aa5ff}
    .switchback .searched .shape{stroke:#7aa5ff}
    .switchback .place{fill:#7aa5ff}
    .switchback .place-number{fill:#14171d}
    }

    """
}
