/// The texts of a destination's values, collected in the order of its pattern's parameters.
struct LinkPrinter {
  private let pattern: LinkPattern
  private let rules: LinkRules
  /// The texts of each parameter so far.
  private(set) var texts: [[String]] = []

  init(pattern: LinkPattern, rules: LinkRules) {
    self.pattern = pattern
    self.rules = rules
  }

  mutating func add<Value: LinkParameter>(_ value: Value) throws(LinkError) {
    let parameter = pattern.parameters[texts.count]
    var printed: [String] = []
    for single in value.linkValues {
      printed.append(try text(of: single, parameter))
    }
    texts.append(printed)
  }

  private func text(
    of value: some LinkValue, _ parameter: LinkPattern.Parameter
  ) throws(LinkError) -> String {
    let text = value.linkText
    func unprintable(_ reason: LinkPrintingDefect) -> LinkError {
      .unprintable(parameter, text: text, defect: reason, pattern: pattern)
    }
    guard type(of: value).init(linkText: text.composed)?.linkText == text else {
      throw unprintable(.notReadBack)
    }
    if !rules.allowsControlCharacters, let character = text.firstControlCharacter {
      throw unprintable(.controlCharacter(character))
    }
    if case .path = parameter.place, text == "." || text == ".." {
      throw unprintable(.dotSegment)
    }
    return text
  }
}
