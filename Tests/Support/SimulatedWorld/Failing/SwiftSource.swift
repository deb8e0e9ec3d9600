/// Writes a value as Swift source that makes the same value.
///
/// Properties that have the value they would have anyway are left out.
func swiftSource(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional:
    return mirror.children.first.map { swiftSource($0.value) } ?? "nil"
  case .collection:
    return "[" + mirror.children.map { swiftSource($0.value) }.joined(separator: ", ") + "]"
  case .struct where value is any SimplestValued:
    return structSource(value, mirror)
  case .enum:
    return enumSource(value, mirror)
  default:
    return value is String ? "\"\(value)\"" : "\(value)"
  }
}

/// A part of a script all of whose properties have a usual value.
protocol SimplestValued {
  /// A value with these usual values; what has none is left out by no text.
  static var simplest: Self { get }
  /// The properties that are always written.
  static var required: Set<String> { get }
}

extension SimplestValued {
  static var required: Set<String> { [] }
}

private func structSource(_ value: Any, _ mirror: Mirror) -> String {
  guard let type = type(of: value) as? any SimplestValued.Type else { return "" }
  let usual = Mirror(reflecting: simplest(type)).children.map { swiftSource($0.value) }
  let required = type.required
  var arguments: [String] = []
  for (child, usual) in zip(mirror.children, usual) {
    let text = swiftSource(child.value)
    guard let label = child.label, text != usual || required.contains(label) else { continue }
    arguments.append("\(label): \(text)")
  }
  return "\(Swift.type(of: value))(\(arguments.joined(separator: ", ")))"
}

private func simplest<T: SimplestValued>(_ type: T.Type) -> Any { T.simplest }

private func enumSource(_ value: Any, _ mirror: Mirror) -> String {
  guard let child = mirror.children.first, let name = child.label else { return ".\(value)" }
  let payload = Mirror(reflecting: child.value)
  guard payload.displayStyle == .tuple else { return ".\(name)(\(swiftSource(child.value)))" }
  let arguments = payload.children.map { argument in
    let text = swiftSource(argument.value)
    guard let label = argument.label, !label.hasPrefix(".") else { return text }
    return "\(label): \(text)"
  }
  return ".\(name)(\(arguments.joined(separator: ", ")))"
}

extension WorldScript: SimplestValued {
  static var simplest: WorldScript { WorldScript() }
}

extension WindowScript: SimplestValued {
  static var simplest: WindowScript { WindowScript(layers: []) }
  static var required: Set<String> { ["layers"] }
}

extension TreeScript: SimplestValued {
  static var simplest: TreeScript { TreeScript() }
}

extension GuardScript: SimplestValued {
  static var simplest: GuardScript { GuardScript() }
}

extension RouterScript: SimplestValued {
  static var simplest: RouterScript { RouterScript() }
}

extension ChainScript: SimplestValued {
  static var simplest: ChainScript { ChainScript(parts: []) }
  static var required: Set<String> { ["parts"] }
}

extension StepScript: SimplestValued {
  static var simplest: StepScript { StepScript() }
}

extension LookScript: SimplestValued {
  static var simplest: LookScript { LookScript() }
}

extension InterceptorScript: SimplestValued {
  static var simplest: InterceptorScript { InterceptorScript() }
}

extension TaskScript: SimplestValued {
  static var simplest: TaskScript { TaskScript() }
}

extension TripScript: SimplestValued {
  static var simplest: TripScript { TripScript(goal: .back(-1)) }
  static var required: Set<String> { ["goal"] }
}
