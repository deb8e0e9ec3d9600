extension DecodingError {
  /// What is wrong with the data, and where, for people: `"version" is missing at screens.0.`
  package var reason: String {
    let (what, context): (String, Context)
    switch self {
    case .typeMismatch(_, let found): (what, context) = ("something else than expected", found)
    case .valueNotFound(_, let found): (what, context) = ("a value is missing", found)
    case .keyNotFound(let key, let found):
      (what, context) = ("\"\(key.stringValue)\" is missing", found)
    case .dataCorrupted(let found): (what, context) = ("it cannot be read", found)
    @unknown default: return "it cannot be read."
    }
    let path = context.codingPath.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }
    return path.isEmpty ? "\(what)." : "\(what) at \(path.joined(separator: "."))."
  }
}
