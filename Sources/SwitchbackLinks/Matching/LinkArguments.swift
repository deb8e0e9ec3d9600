/// The values of a link, read one after another in the order of its pattern's parameters.
struct LinkArguments {
  private let link: LinkParts
  private let pattern: LinkPattern
  private let rules: LinkRules
  private var index = 0

  init(link: LinkParts, pattern: LinkPattern, rules: LinkRules) {
    self.link = link
    self.pattern = pattern
    self.rules = rules
  }

  mutating func next<Value: LinkParameter>(_ type: Value.Type) throws(LinkError) -> Value {
    let parameter = pattern.parameters[index]
    index += 1
    var values: [Value.Single] = []
    switch parameter.place {
    case .path(let position):
      let host = link.isWeb ? nil : link.host
      let start = host == nil ? position : position - 1
      if parameter.occurrence == .repeated {
        if start < 0, let host { values.append(try value(host, of: parameter)) }
        for segment in link.segments.dropFirst(max(start, 0)) {
          values.append(try value(segment, of: parameter))
        }
      } else if start < 0, let host {
        values.append(try value(host, of: parameter))
      } else if link.segments.indices.contains(start) {
        values.append(try value(link.segments[start], of: parameter))
      }
    case .query:
      for item in link.items where item.name == parameter.name {
        guard values.isEmpty || parameter.occurrence == .repeated else {
          throw .repeatedItem(parameter, link: link, pattern: pattern)
        }
        values.append(try value(item.value ?? "", of: parameter))
      }
    case .fragment:
      if let fragment = link.fragment { values.append(try value(fragment, of: parameter)) }
    }
    guard let value = Value.reading(values) else {
      throw .missing(parameter, link: link, pattern: pattern)
    }
    return value
  }

  private func value<Value: LinkValue>(
    _ text: String, of parameter: LinkPattern.Parameter
  ) throws(LinkError) -> Value {
    if !rules.allowsControlCharacters, let character = text.firstControlCharacter {
      throw .controlCharacter(character, in: parameter, link: link, pattern: pattern)
    }
    guard let value = Value(linkText: text.composed) else {
      throw .wrongType(parameter, found: text, link: link, pattern: pattern)
    }
    return value
  }
}
