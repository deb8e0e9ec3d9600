// The vocabulary of plans, errors and drawings.

/// The name of a screen in messages.
@MainActor
package func name(of screen: any Screen) -> String {
  let name = (screen as? any NamedScreen)?.screenName ?? "\(type(of: screen))"
  if let replacement = NamesInTexts.replacement { return replacement(name) }
  for follow in NamesInTexts.followers.values { follow(name) }
  return name
}

/// The names of screens on their way into texts, for recorders, which redact them.
@MainActor
package enum NamesInTexts {
  /// Returns the name to write instead, while a recorder has texts made.
  package static var replacement: (@MainActor (String) -> String)?
  /// Receive each name that is written, while a recorder waits for what will be written with it.
  package static var followers: [ObjectIdentifier: @MainActor (String) -> Void] = [:]
}

/// The name of a type without its type arguments: `ClassFinder`, not `ClassFinder<Home, Void>`.
package func baseName(_ type: Any.Type) -> String {
  let name = "\(type)"
  // NB: byte by byte, as finding the boundaries of characters takes many times as long.
  return name.utf8.firstIndex(of: UInt8(ascii: "<")).map { String(name[..<$0]) } ?? name
}

/// The name of a screen type in messages.
package func screenTypeName(_ type: Any.Type) -> String {
  type == (any Screen).self ? "any screen" : "\(type)"
}

/// A name with its indefinite article.
package func article(_ name: String) -> String {
  switch name.first {
  case "a" where name.hasPrefix("any "): name
  case "U" where name.hasPrefix("UI"): "a \(name)"
  case "A", "E", "I", "O", "U": "an \(name)"
  default: "a \(name)"
  }
}
