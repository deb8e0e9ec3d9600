/// Estimates the width of text, without a font at hand.
///
/// The widths are those of a wide sans-serif, so that the text fits in other fonts, too.
enum TextMeasure {
  /// The widths of the printable characters of ASCII, from the space on, in hundredths of the size.
  private static let ascii: [Double] = [
    32, 40, 46, 84, 64, 95, 78, 27, 39, 39, 50, 84, 32, 36, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64,
    64, 64, 34, 34, 84, 84, 84, 53, 100, 68, 69, 70, 77, 63, 58, 77, 75, 29, 29, 66, 56, 86, 75, 79,
    60, 79, 69, 63, 61, 73, 68, 99, 69, 61, 69, 39, 34, 39, 84, 50, 50, 61, 63, 55, 63, 62, 35, 63,
    63, 28, 28, 58, 28, 97, 63, 61, 63, 63, 41, 52, 39, 63, 59, 82, 59, 59, 52, 64, 34, 64, 84,
  ]

  static func width(of text: some StringProtocol, size: Double, isBold: Bool = false) -> Double {
    let sum = text.reduce(0) { $0 + units(of: $1) }
    return sum * size / 100 * (isBold ? 1.12 : 1)
  }

  private static func units(of character: Character) -> Double {
    if let value = character.asciiValue {
      return value >= 0x20 && value < 0x7F ? ascii[Int(value) - 0x20] : 60
    }
    let first = character.unicodeScalars.first?.value ?? 0
    return first < 0x1100 || (0x2000..<0x2E80).contains(first) ? 78 : 125
  }
}

extension String {
  /// The text in lines that are not wider than the limit: broken between words, failing that before
  /// the capitals in a name, failing that anywhere. The last line ends in an ellipsis if there is
  /// more text than lines.
  func wrapped(
    to limit: Double, size: Double, isBold: Bool = false, lines maximum: Int
  ) -> [String] {
    let width = { (text: Substring) in TextMeasure.width(of: text, size: size, isBold: isBold) }
    var lines: [String] = []
    var rest = inOneLine[...]
    while rest.first == " " { rest.removeFirst() }
    while !rest.isEmpty {
      var end = rest.startIndex
      var used = 0.0
      var afterWord: Index?
      var beforeCapital: Index?
      while end < rest.endIndex {
        let next = rest.index(after: end)
        used += width(rest[end..<next])
        if used > limit, end > rest.startIndex { break }
        if rest[end] == " " { afterWord = end }
        if end > rest.startIndex, rest[end].isUppercase, !rest[rest.index(before: end)].isUppercase
        {
          beforeCapital = end
        }
        end = next
      }
      let fits = end == rest.endIndex
      if !fits, lines.count + 1 == maximum {
        lines.append(rest[..<end].dropLast() + "…")
        break
      }
      if !fits { end = afterWord ?? beforeCapital ?? end }
      lines.append(String(rest[..<end]))
      rest = rest[end...]
      while rest.first == " " { rest.removeFirst() }
    }
    return lines
  }
}
