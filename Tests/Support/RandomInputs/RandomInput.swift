/// An input of the library that a number alone determines, and its check against a naive reference.
///
/// Each kind has a generator, which makes the input, and a reference, which derives what the library has
/// to do from the documented rules alone.
package protocol RandomInput: CustomStringConvertible, Sendable {
  /// The things that some input must have been or led to. Others are noted, too.
  static var requiredKinds: [String] { get }

  init(seed: Int)

  /// Returns the first difference between the library and the reference: a few words, a colon, and what
  /// is needed to understand it.
  @MainActor func failure(noting coverage: inout InputCoverage) async -> String?

  /// The same input with one part less, or with a simpler part.
  var smaller: [Self] { get }
}

extension RandomInput {
  /// Tries a number.
  ///
  /// - Returns: The failure, and the smallest input that has it.
  @MainActor package static func failure(
    seed: Int, noting coverage: inout InputCoverage
  ) async -> String? {
    let input = Self(seed: seed)
    guard let failure = await input.failure(noting: &coverage) else { return nil }
    let (smallest, last) = await input.shrunk(failure)
    return "\(last)\nThe smallest input with this failure:\n\(smallest)"
  }

  /// Makes the input smaller as long as it fails in the same way, and for some thousand attempts at most.
  @MainActor private func shrunk(_ failure: String) async -> (input: Self, failure: String) {
    let kind = failure.prefix { $0 != ":" }
    var (input, failure) = (self, failure)
    var unused = InputCoverage()
    var pending = input.smaller[...]
    var attempts = 0
    while attempts < 3_000, let next = pending.popFirst() {
      attempts += 1
      guard let other = await next.failure(noting: &unused), other.hasPrefix(kind + ":") else {
        continue
      }
      (input, failure, pending) = (next, other, next.smaller[...])
    }
    return (input, failure)
  }
}

/// How often each kind of thing occurred.
package struct InputCoverage {
  private var counts: [String: Int] = [:]

  package init() {}

  package mutating func note(_ kind: String, if isSo: Bool = true) {
    if isSo { counts[kind, default: 0] += 1 }
  }

  /// The kinds that never occurred.
  package func missing(of required: [String]) -> [String] {
    required.filter { counts[$0, default: 0] == 0 }
  }

  package var lines: [String] { counts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" } }
}

/// The kinds of random inputs.
package enum InputKind: String, CaseIterable, Sendable {
  /// Tables of links, with links to read and destinations to print.
  case links
  /// Files of recordings, whole and damaged.
  case files
  /// Navigations with names that an app keeps secret.
  case redaction
  /// Saved screens, whole and damaged.
  case saved
  /// Texts in pictures and pages.
  case texts

  private var type: any RandomInput.Type {
    switch self {
    case .links: LinkInput.self
    case .files: FileInput.self
    case .redaction: RedactionInput.self
    case .saved: SavedInput.self
    case .texts: TextInput.self
    }
  }

  /// The number of inputs that a test tries in about a second.
  package var usualCount: Int {
    switch self {
    case .links: 1_500
    case .files, .saved: 400
    case .redaction: 300
    case .texts: 100
    }
  }

  /// The kinds of things that must occur among them.
  package var requiredKinds: [String] { type.requiredKinds }

  /// Tries a number.
  @MainActor package func failure(seed: Int, noting coverage: inout InputCoverage) async -> String?
  {
    await type.failure(seed: seed, noting: &coverage)
  }
}

extension Array {
  /// The arrays with one element less.
  var withoutOne: [[Element]] {
    indices.map { index in
      var rest = self
      rest.remove(at: index)
      return rest
    }
  }

  /// The array with another element in each place.
  func changingOne(_ change: (Element) -> [Element]) -> [[Element]] {
    indices.flatMap { index in
      change(self[index]).map { element in
        var changed = self
        changed[index] = element
        return changed
      }
    }
  }
}

extension String {
  /// The text with one character less, or a half of it.
  var smaller: [String] {
    let scalars = Array(unicodeScalars)
    guard !scalars.isEmpty else { return [] }
    func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
      String(String.UnicodeScalarView(scalars))
    }
    let half = scalars.count / 2
    let halves = half > 1 ? [text(scalars[..<half]), text(scalars[half...])] : []
    guard scalars.count < 200 else { return halves }
    return halves + scalars.withoutOne.map { text($0) }
  }
}
