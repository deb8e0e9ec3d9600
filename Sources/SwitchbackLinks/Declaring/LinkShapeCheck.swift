extension LinkShape {
  /// Refuses a pattern that no link can match, and one with two parameters of the same name.
  func check(_ rules: LinkRules) throws(LinkError) {
    var names: Set<String> = []
    for parameter in pattern.parameters where !names.insert(parameter.name).inserted {
      throw .parameterUsedTwice(parameter.name, pattern)
    }
    if let flaw = flaw(rules) { throw .neverMatches(pattern, flaw: flaw) }
  }

  private func flaw(_ rules: LinkRules) -> LinkFlaw? {
    var open: LinkPattern.Parameter?
    var length = pattern.address.utf8.count
    for segment in pattern.segments {
      if let open, segment.occurrence == .once || open.occurrence == .repeated {
        return .afterOpenEnd(segment.description, open)
      }
      switch segment {
      case .literal(let text):
        if let flaw = LinkFlaw(ofLiteral: text) { return flaw }
        length += text.utf8.count + 1
      case .parameter(let parameter):
        if parameter.occurrence != .once { open = parameter }
      }
    }
    for parameter in pattern.parameters where parameter.cases?.isEmpty == true {
      if parameter.occurrence == .once { return .noValues(parameter) }
    }
    let fragments = pattern.parameters.filter { $0.place == .fragment }
    if fragments.count > 1 { return .secondFragment(fragments[1]) }
    if let fragment = fragments.first, fragment.occurrence == .repeated {
      return .repeatedFragment(fragment)
    }
    return length - 1 > rules.maximumLength ? .tooLong(limit: rules.maximumLength) : nil
  }
}

extension LinkFlaw {
  fileprivate init?(ofLiteral text: String) {
    if text.isEmpty {
      self = .emptySegment
    } else if text == "." || text == ".." {
      self = .dotSegment(text)
    } else if let sign = text.first, ":*<[".contains(sign) {
      // A parameter, as other libraries write it.
      self = .sign(sign, in: text)
    } else if let sign = text.first(where: { "{}?#%".contains($0) }) {
      self = .sign(sign, in: text)
    } else if let character = text.firstControlCharacter {
      self = .controlCharacter(character, in: text)
    } else {
      return nil
    }
  }
}
