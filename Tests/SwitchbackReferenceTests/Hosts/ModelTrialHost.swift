import Switchback
import SwitchbackModel

/// The model host, on which random navigations are compared with what the rules say.
enum ModelTrialHost: TrialHost {
  typealias Base = ModelScreen

  static func id(of screen: Any) -> Int? { (screen as? Thing)?.id }

  static func leaf(_ id: Int) -> Thing { Thing(id) }

  static func stack(_ screens: [any Screen]) -> ModelStack { ModelStack(models(screens)) }

  static func tabs(_ screens: [any Screen], selected: Int) -> ModelTabs {
    ModelTabs(models(screens), selected: selected)
  }

  static func split(_ screens: [any Screen], isCollapsed: Bool) -> ModelSplit {
    let split = ModelSplit(models(screens))
    split.isCollapsed = isCollapsed
    return split
  }

  static func pager(_ screens: [any Screen]) -> any ContainerScreen { Pager(models(screens)) }

  static func window(_ root: any Screen) -> ModelWindow { ModelWindow(models([root])[0]) }

  private static func models(_ screens: [any Screen]) -> [ModelScreen] {
    screens.compactMap { $0 as? ModelScreen }
  }
}
