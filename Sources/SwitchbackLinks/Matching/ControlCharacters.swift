import Switchback

extension String {
  /// The first control character.
  var firstControlCharacter: Unicode.Scalar? {
    // Controls are below 0x20, 0x7F, or begin with one of three bytes. Most texts have none.
    guard
      utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xD8 || $0 == 0xE2 })
    else {
      return nil
    }
    return unicodeScalars.first(where: \.isControl)
  }
}
