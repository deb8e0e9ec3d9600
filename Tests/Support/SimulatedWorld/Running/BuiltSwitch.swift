import Switchback

// The switches of chains.
extension ChainBuilder {
  /// - Parameter number: Decides the spelling.
  func branch<C: WorldContext>(
    _ cases: [CaseScript], _ otherwise: [PartScript]?, _ number: Int, _ context: C.Type
  ) -> DestinationStep<any Screen, C> {
    let isListed = Spelling.branch.choice(number, of: 2) == 1
    var assembly = SwitchAssembly<any Screen, C>()
    if isListed {
      let (first, others) = (cases.first, cases.dropFirst())
      assembly = SwitchAssembly {
        if let first { listed(first) }
        for candidate in others {
          if case .expecting = candidate { listed(candidate) } else { [listed(candidate)] }
        }
      }
    } else {
      for candidate in cases { assembly = added(candidate, to: assembly) }
    }
    guard let otherwise else { return assembly.assemble() }
    switch (continuation(otherwise, context), isListed) {
    case (.same(let step), true): return assembly.assemble { step }
    case (.any(let step), true): return assembly.assemble { step }
    case (.none(let step), true): return assembly.assemble { step }
    case (.same(let step), false): return assembly.assemble(default: step)
    case (.any(let step), false): return assembly.assemble(default: step)
    case (.none(let step), false): return assembly.assemble(default: step)
    }
  }

  private func continuation<C: WorldContext>(
    _ parts: [PartScript], _ context: C.Type
  ) -> Continuation<any Screen, C> {
    let number = parts.lazy.map(\.number).first { $0 > 0 } ?? 0
    return Continuation(chain(parts[...], context), number, parts[...])
  }

  private func finder<T, C>(_ look: LookScript, _ target: T.Type) -> WorldFinder<Host, T, C> {
    WorldFinder(look: look, run: run)
  }

  private func added<C: WorldContext>(
    _ candidate: CaseScript, to assembly: SwitchAssembly<any Screen, C>
  ) -> SwitchAssembly<any Screen, C> {
    let run = run
    switch candidate {
    case .expecting(let look):
      return assembly.addCase(expecting: finder(look, (any Screen).self))
    case .found(let look, let parts):
      let finder: WorldFinder<Host, Host.Page, C> = finder(look, Host.Page.self)
      switch continuation(parts, C.self) {
      case .same(let step): return assembly.addCase(when: finder, from: step)
      case .any(let step): return assembly.addCase(when: finder, from: step)
      case .none(let step): return assembly.addCase(when: finder, from: step)
      }
    case .flag(let flag, let parts):
      switch continuation(parts, C.self) {
      case .same(let step): return assembly.addCase(when: { run.isUp(flag) }, from: step)
      case .any(let step): return assembly.addCase(when: { run.isUp(flag) }, from: step)
      case .none(let step): return assembly.addCase(when: { run.isUp(flag) }, from: step)
      }
    case .evenContext(let parts):
      switch continuation(parts, C.self) {
      case .same(let step): return assembly.addCase(when: \.isEven, from: step)
      case .any(let step): return assembly.addCase(when: { (c: C) in c.isEven }, from: step)
      case .none(let step): return assembly.addCase(when: { (c: C) in c.isEven }, from: step)
      }
    case .closure(let flag, let isMadeAnew, let parts):
      return assembly.addCase(chosen(flag, isMadeAnew, parts))
    }
  }

  private func listed<C: WorldContext>(_ candidate: CaseScript) -> SwitchCase<any Screen, C> {
    let run = run
    switch candidate {
    case .expecting(let look):
      return SwitchCase(expecting: finder(look, (any Screen).self))
    case .found(let look, let parts):
      let finder: WorldFinder<Host, Host.Page, C> = finder(look, Host.Page.self)
      switch continuation(parts, C.self) {
      case .same(let step): return SwitchCase(when: finder, from: step)
      case .any(let step): return SwitchCase(when: finder, from: step)
      case .none(let step): return SwitchCase(when: finder, from: step)
      }
    case .flag(let flag, let parts):
      switch continuation(parts, C.self) {
      case .same(let step): return SwitchCase(when: { run.isUp(flag) }, from: step)
      case .any(let step): return SwitchCase(when: { run.isUp(flag) }, from: step)
      case .none(let step): return SwitchCase(when: { run.isUp(flag) }, from: step)
      }
    case .evenContext(let parts):
      switch continuation(parts, C.self) {
      case .same(let step): return SwitchCase(when: { (c: C) in c.isEven }, from: step)
      case .any(let step): return SwitchCase(when: { (c: C) in c.isEven }, from: step)
      case .none(let step): return SwitchCase(when: { (c: C) in c.isEven }, from: step)
      }
    case .closure(let flag, let isMadeAnew, let parts):
      return SwitchCase(chosen(flag, isMadeAnew, parts))
    }
  }

  private func chosen<C: WorldContext>(
    _ flag: Int, _ isMadeAnew: Bool, _ parts: [PartScript]
  ) -> @MainActor (C) -> DestinationStep<any Screen, C>? {
    let run = run
    if isMadeAnew {
      let builder = ChainBuilder(run: run, isAnew: true)
      return { _ in run.isUp(flag) ? builder.chain(parts[...], C.self) : nil }
    }
    let made = chain(parts[...], C.self)
    return { _ in run.isUp(flag) ? made : nil }
  }
}

extension WorldContext {
  fileprivate var isEven: Bool { number.isMultiple(of: 2) }
}
