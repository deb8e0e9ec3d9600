#if DEBUG
/// The variables of a screen that SwiftUI does not observe: those of classes without `@Observable`. A body that reads
/// one is not evaluated again when it changes.
///
/// Only debug builds look. A variable that changes is certainly none that the macro has replaced; whether the body
/// reads it cannot be known.
@MainActor
struct UnobservedVariables {
  private let values: [String: any Equatable]

  init(of screen: ModelScreen) {
    var values: [String: any Equatable] = [:]
    var mirror: Mirror? = Mirror(reflecting: screen)
    while let level = mirror {
      mirror = level.superclassMirror
      // The library's own classes are right.
      let reflected = String(reflecting: level.subjectType)
      if reflected.hasPrefix("SwitchbackModel.") || reflected.hasPrefix("SwitchbackSwiftUI.") {
        break
      }
      if level.children.contains(where: { $0.label == "_$observationRegistrar" }) { continue }
      for (label, value) in level.children {
        if let label, let value = value as? any Equatable, isPlain(value) { values[label] = value }
      }
    }
    self.values = values
  }

  var isEmpty: Bool { values.isEmpty }

  /// The variables that have another value than these, sorted.
  func changed(since before: Self) -> [String] {
    values.filter { name, value in
      before.values[name].map { !isSame(value, $0) } ?? false
    }.keys.sorted()
  }

  private func isSame<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool {
    other as? Value == value
  }
}

/// Whether a value certainly holds no objects: remembering it keeps nothing alive. Does not look into more than some
/// hundred values.
private func isPlain(_ value: Any) -> Bool {
  var pending: [Any] = [value]
  var count = 0
  while let next = pending.popLast() {
    count += 1
    if count > 500 || type(of: next) is AnyClass { return false }
    let parts = Mirror(reflecting: next).children.prefix(501)
    // A closure or a reference to unmanaged memory is not equatable.
    if parts.isEmpty, !(next is any Equatable) { return false }
    pending += parts.lazy.map(\.value)
  }
  return true
}

extension ScreenDisplay {
  /// Remembers the values of a screen that has appeared.
  func rememberVariables(of screen: ModelScreen) {
    let variables = UnobservedVariables(of: screen)
    if !variables.isEmpty { unobserved[ObjectIdentifier(screen)] = (WeakScreen(screen), variables) }
  }

  /// Forgets the screens that are in the window no more.
  func pruneUnobserved() {
    unobserved = unobserved.filter { $0.value.screen.screen.map { $0.window === window } ?? false }
  }

  /// Warns of each variable that has changed without SwiftUI's knowledge, once for each type of screen.
  func warnOfUnobservedChanges() {
    for (id, entry) in unobserved {
      guard let screen = entry.screen.screen else {
        unobserved[id] = nil
        continue
      }
      let names = UnobservedVariables(of: screen).changed(since: entry.variables)
      guard !names.isEmpty, warned.insert(ObjectIdentifier(type(of: screen))).inserted else {
        continue
      }
      toolkit.warn(
        "\(names.joined(separator: ", ")) of \(type(of: screen)) has changed, and SwiftUI does not know: mark "
          + "the class @Observable.")
    }
  }
}

/// A screen that may be gone.
struct WeakScreen {
  weak var screen: ModelScreen?

  init(_ screen: ModelScreen) { self.screen = screen }
}
#endif
