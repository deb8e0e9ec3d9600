/// A part of a script all of whose properties have a usual value.
protocol SimplestValued {
  /// A value with these usual values.
  static var simplest: Self { get }
  /// The properties that are always written.
  static var required: Set<String> { get }
}

extension SimplestValued {
  static var required: Set<String> { [] }
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
