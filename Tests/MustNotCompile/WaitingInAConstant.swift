// expect: default argument cannot be both main actor-isolated and nonisolated
import Switchback
import SwitchbackModel

private func number(of name: String) async -> Int { name.count }

@MainActor private let fixture = StepAssembly { (name: String) in
  NumberScreen(await number(of: name))
}
.using(.presentModally())
.from(.current())  // error
