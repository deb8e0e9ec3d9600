import Switchback
import SwitchbackModel

/// A screen with a number, for navigations in which nothing else matters.
final class Thing: ModelScreen, ContextChecking {
  let id: Int

  init(_ id: Int) {
    self.id = id
    super.init()
  }

  override var name: String { "Thing(\(id))" }

  func isTarget(for context: Int) -> Bool { id == context }
}

/// A container that shows all its screens side by side.
final class Pager: ModelContainer {
  override var name: String { "pager" }
}
