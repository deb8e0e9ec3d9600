import Foundation
import SwitchbackMaps

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A picture as an XML parser reads it.
final class SVGPicture: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""

    func number(_ attribute: String) -> Double { Double(attributes[attribute] ?? "") ?? 0 }

    var classes: [Substring] { attributes["class", default: ""].split(separator: " ") }
  }

  private(set) var elements: [Element] = []
  private(set) var isWellFormed = false
  private var open: [Int] = []

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func elements(_ name: String, _ style: String? = nil) -> [Element] {
    elements.filter { element in
      element.name == name && (style.map { element.classes.contains(Substring($0)) } ?? true)
    }
  }

  /// Width and height of the view box.
  var size: (width: Double, height: Double) {
    let box = elements.first?.attributes["viewBox"]?.split(separator: " ").compactMap { Double($0) }
    return (box?[2] ?? 0, box?[3] ?? 0)
  }

  /// All numbers in a path or a list of points that are places, those of relative pieces left out.
  static func places(in path: String) -> [(x: Double, y: Double)] {
    var places: [(Double, Double)] = []
    var numbers: [Double] = []
    var current = (x: 0.0, y: 0.0)
    func end(_ command: Character) {
      switch command {
      case "M", "C":
        for index in stride(from: 0, to: numbers.count - 1, by: 2) {
          places.append((numbers[index], numbers[index + 1]))
        }
      case "H": places += numbers.map { ($0, current.y) }
      case "V": places += numbers.map { (current.x, $0) }
      default: break
      }
      if let last = places.last { current = last }
      numbers = []
    }
    var command: Character = "M"
    var text = ""
    for character in path + "Z" {
      if character.isNumber || character == "." || character == "-" {
        text.append(character)
        continue
      }
      if let number = Double(text) { numbers.append(number) }
      text = ""
      guard character.isLetter else { continue }
      end(command)
      command = character
    }
    return places.map { (x: $0.0, y: $0.1) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    for index in open { elements[index].text += string }
  }
}
