import Foundation

/// A link that two patterns both read, as an example for the error about them.
struct SharedLink {
  private let shapes: [LinkShape]
  /// The texts that stand for values, if a type lists no cases.
  private static let samples = ["a", "1", "true", "00000000-0000-0000-0000-000000000000"]

  init(_ first: LinkShape, _ second: LinkShape) {
    shapes = [first, second]
  }

  /// The link, with these literals and parameters in its path; `nil` if no value is known that the types of both
  /// patterns read.
  func parts(segments literals: [String?], _ addresses: LinkAddresses) -> LinkParts? {
    var segments: [String] = []
    for (place, literal) in literals.enumerated() {
      let types = shapes.compactMap { $0.type(at: place) }
      guard
        let text = literal ?? text(readBy: types, shapes.flatMap { $0.cases(at: place) })
      else { return nil }
      segments.append(text)
    }
    guard var parts = try? addresses.link(nil, segments) else { return nil }
    for parameter in required {
      guard let text = text(of: parameter) else { return nil }
      if parameter.place == .fragment {
        parts.fragment = text
      } else if !parts.items.contains(where: { $0.name == parameter.name }) {
        parts.items.append(URLQueryItem(name: parameter.name, value: text))
      }
    }
    return parts
  }

  /// The values outside of the path that one of the patterns cannot do without.
  private var required: [LinkPattern.Parameter] {
    shapes.flatMap(\.pattern.parameters).filter { $0.occurrence == .once && !$0.isInPath }
  }

  /// The text for a query item or the fragment, which the other pattern may have, too.
  private func text(of parameter: LinkPattern.Parameter) -> String? {
    var types: [LinkSegmentType] = []
    var cases: [String] = []
    for shape in shapes {
      for (other, type) in zip(shape.pattern.parameters, shape.parameterTypes)
      where other.place == parameter.place
        && (other.place == .fragment || other.name == parameter.name)
      {
        types.append(type)
        cases += other.cases ?? []
      }
    }
    return text(readBy: types, cases)
  }

  private func text(readBy types: [LinkSegmentType], _ cases: [String]) -> String? {
    (cases + Self.samples).first { text in
      !["", ".", ".."].contains(text) && types.allSatisfy { $0.reads(text) }
    }
  }
}

extension LinkShape {
  /// The type of the parameter at a place, or of one that takes all segments from before it.
  func type(at place: Int) -> LinkSegmentType? {
    if place < types.count { return types[place] }
    return pattern.segments.last?.occurrence == .repeated ? types.last ?? nil : nil
  }

  fileprivate func segment(at place: Int) -> LinkPattern.Segment {
    pattern.segments[min(place, pattern.segments.count - 1)]
  }

  /// The texts of the cases that the type of the parameter at a place lists.
  fileprivate func cases(at place: Int) -> [String] {
    if pattern.segments.isEmpty { return [] }
    guard case .parameter(let parameter) = segment(at: place) else { return [] }
    return parameter.cases ?? []
  }
}
