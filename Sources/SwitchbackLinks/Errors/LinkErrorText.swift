import SwitchbackFoundation

extension LinkError: DescribedError {
  /// A text for developers: the attempt, the expectation, and what was found instead.
  public var description: String {
    switch self {
    case .tooLong(let length, let limit):
      "The link has \(length) bytes; at most \(limit) are allowed."
    case .malformed(let link, let defect):
      "Cannot read \(link.quoted): \(defect.text)."
    case .unknownScheme(let link, let known):
      "Cannot read \(link.line): the scheme \(link.scheme.quoted) is not \(known.choice)."
    case .unknownHost(let link, let known):
      "Cannot read \(link.line): the host \((link.host ?? "").quoted) is not \(known.choice)."
    case .unknownLink(let link, _):
      unknownLinkText(link)
    case .wrongType(let parameter, let found, let link, let pattern):
      reading(link, pattern) + "\(parameter.place.text) \(parameter.name.quoted) must be "
        + "\(parameter.expectation), found \(found.quoted)."
    case .missing(let parameter, let link, let pattern):
      reading(link, pattern) + "\(parameter.place.text) \(parameter.name.quoted) is missing."
    case .repeatedItem(let parameter, let link, let pattern):
      reading(link, pattern) + "\(parameter.place.text) \(parameter.name.quoted) is there twice."
    case .controlCharacter(let character, let parameter, let link, let pattern):
      reading(link, pattern) + "\(parameter.place.text) \(parameter.name.quoted) has the control "
        + "character \(character.code)."
    case .undeclaredItem(let name, let link, let pattern):
      reading(link, pattern) + "the query item \(name.quoted) is not declared."
    case .undeclaredFragment(let link, let pattern):
      reading(link, pattern) + "a fragment is not declared."
    case .unknownDestination(let destination):
      "No link leads to \(destination.visible): no declaration without readOnly: returns values for "
        + "it and reads it back."
    case .unprintable(let parameter, let text, let defect, let pattern):
      "Cannot print \(pattern.line): \(parameter.place.text) \(parameter.name.quoted) cannot be "
        + "\(text.quoted), \(defect.text(parameter))."
    case .noForm(.app):
      "Cannot print a link of the app's own: the table has no scheme."
    case .noForm(.web):
      "Cannot print a link for the web: the table has no host."
    case .sameLink(let first, let second, let example):
      // An example with braces, which links do not have, is a pattern.
      (example.contains("{")
        ? "A table cannot tell apart the paths of two patterns, whose types it does not compare"
        : "Two patterns match the same link, \(example.abridged)")
        + ":\n  \(first.line)\n  \(second.line)"
    case .parameterUsedTwice(let name, let pattern):
      "The parameter \(name.quoted) is used twice in \(pattern.line)."
    case .neverMatches(let pattern, let flaw):
      "No link can match \(pattern.line): \(flaw.text)."
    case .noAddress:
      "A table needs a scheme or a host."
    case .notScheme(let scheme):
      "Links cannot have the scheme \(scheme.quoted): an app's own scheme has letters, digits, "
        + "\"+\", \"-\" and \".\", begins with a letter, and is not http or https."
    case .notHost(let host):
      "Links cannot have the host \(host.quoted): give a name such as \"shop.example.com\", "
        + "without scheme and path."
    }
  }

  private func reading(_ link: LinkParts, _ pattern: LinkPattern) -> String {
    "Cannot read \(link.line) as \(pattern.line): "
  }

  private func unknownLinkText(_ link: LinkParts) -> String {
    let nearest = nearestPatterns
    guard !nearest.isEmpty else { return "No pattern reads \(link.line), and none is near it." }
    return "No pattern reads \(link.line). The nearest:"
      + nearest.map { "\n  \($0.line)" }.joined()
  }
}

extension LinkPattern.Place {
  fileprivate var text: String {
    switch self {
    case .path: "the segment"
    case .query: "the query item"
    case .fragment: "the fragment"
    }
  }
}

extension LinkPattern.Parameter {
  fileprivate var expectation: String {
    guard let cases, !cases.isEmpty else { return type }
    return "\(type) (\(cases.map(\.escaped).choice))"
  }
}

extension LinkParts {
  fileprivate var line: String { description.abridged }
}

extension LinkPattern {
  fileprivate var line: String { description.abridged }
}
