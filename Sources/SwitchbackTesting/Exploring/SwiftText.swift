/// Texts in the syntax of Swift.
extension String {
  /// The text as a string literal.
  var swiftLiteral: String {
    var literal = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case "\r": literal += "\\r"
      default:
        // A combining mark would belong to the quotation mark before it.
        if scalar.isShown, !literal.isEmpty || !scalar.isMark {
          literal.unicodeScalars.append(scalar)
        } else {
          literal += "\\u{\(scalar.hexadecimal)}"
        }
      }
    }
    return "\"\(literal)\""
  }

  /// The text as a part of an identifier in backticks. Different texts stay different: characters
  /// that an identifier cannot contain, or begin with, are written as `{U+A}`, and so are the
  /// quotation marks around names.
  var inRawIdentifier: String {
    var identifier = ""
    for scalar in unicodeScalars {
      let isPlain = scalar.isShown && !"`\\{}\"$".unicodeScalars.contains(scalar)
      if isPlain, !identifier.isEmpty || !scalar.isMark {
        identifier.unicodeScalars.append(scalar)
      } else {
        identifier += "{U+\(scalar.hexadecimal)}"
      }
    }
    return identifier
  }
}

extension Unicode.Scalar {
  package var hexadecimal: String { String(value, radix: 16, uppercase: true) }

  /// Whether the character is visible by itself. Controls, marks of direction, joiners, spaces
  /// other than the usual one and unassigned code points are not.
  package var isShown: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      false
    case .spaceSeparator: self == " "
    default: true
    }
  }

  /// Whether it combines with the character before it.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
