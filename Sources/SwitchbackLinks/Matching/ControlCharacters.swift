extension String {
  /// The first character that controls the display of text instead of being displayed: C0 and C1
  /// controls, and the marks, embeddings, overrides and isolates of the bidirectional algorithm.
  ///
  /// Joiners are not among them: emoji and several scripts need them.
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

extension Unicode.Scalar {
  var isControl: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
