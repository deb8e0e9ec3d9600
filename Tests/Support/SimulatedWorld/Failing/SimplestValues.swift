/// A part of a script all of whose properties have a usual value.
protocol SimplestValued {
  /// The call that makes a value; empty if the case of an enum around it does.
  static var call: String { get }
  /// The properties without a label.
  static var unlabelled: Set<String> { get }
  /// The lists whose elements are arguments of their own.
  static var variadic: Set<String> { get }
  /// The value without what the call adds by itself.
  var written: Self { get }
  /// A value with these usual values.
  static var simplest: Self { get }
  /// The properties that are always written.
  static var required: Set<String> { get }
}

extension SimplestValued {
  static var call: String { ".init" }
  static var unlabelled: Set<String> { [] }
  static var variadic: Set<String> { [] }
  var written: Self { self }
  static var required: Set<String> { [] }
}

extension WorldScript: SimplestValued {
  static var call: String { "WorldScript" }
  static var unlabelled: Set<String> { ["host"] }
  static var variadic: Set<String> { ["windows", "chains", "routers"] }
  static var simplest: WorldScript { WorldScript() }
}

extension WindowScript: SimplestValued {
  static var call: String { ".window" }
  static var unlabelled: Set<String> { ["layers"] }
  static var variadic: Set<String> { unlabelled }
  static var simplest: WindowScript { WindowScript(layers: []) }
  static var required: Set<String> { ["layers"] }
}

extension TreeScript: SimplestValued {
  static var call: String { ".screen" }
  static var unlabelled: Set<String> { ["kind", "children"] }
  static var variadic: Set<String> { ["children"] }
  static var simplest: TreeScript { TreeScript() }
}

extension GuardScript: SimplestValued {
  static var simplest: GuardScript { GuardScript() }
}

extension RouterScript: SimplestValued {
  static var simplest: RouterScript { RouterScript() }
}

extension ChainScript: SimplestValued {
  static var call: String { ".chain" }
  static var unlabelled: Set<String> { ["parts"] }
  static var variadic: Set<String> { unlabelled }
  var written: ChainScript {
    var written = self
    if parts.last == .start(.current) { written.parts.removeLast() }
    return written
  }
  static var simplest: ChainScript { ChainScript(parts: []) }
  static var required: Set<String> { ["parts"] }
}

extension WayOutScript: SimplestValued {
  static var simplest: WayOutScript { WayOutScript() }
}

extension StepScript: SimplestValued {
  static var call: String { "" }
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
  static var call: String { ".to" }
  static var unlabelled: Set<String> { ["goal"] }
  static var simplest: TripScript { TripScript(goal: .back(-1)) }
  static var required: Set<String> { ["goal"] }
}
