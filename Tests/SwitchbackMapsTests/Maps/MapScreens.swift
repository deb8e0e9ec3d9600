import Switchback
import SwitchbackMaps
import SwitchbackModel

class ListScreen: ModelScreen {}
final class FavouritesScreen: ListScreen {}
final class SearchScreen: ModelScreen {}

final class DetailScreen: ModelScreen {
  let id: Int

  init(_ id: Int) {
    self.id = id
    super.init()
  }

  override var name: String { "Detail(\(id))" }
}

enum Transition: Equatable {
  case selected(Int)
  case search
  case close
  case home
  case saved(String)
}

enum Steps {
  static let detail = StepAssembly(
    finder: .nil(), factory: ClosureFactory { (id: Int) in DetailScreen(id) }
  )
  .using(Push<ModelStack>()).from(GeneralStep.custom(using: ClassFinder(options: .currentVisible)))
  .assemble()

  static let alone = StepAssembly(
    finder: .nil(), factory: ClosureFactory { (id: Int) in DetailScreen(id) }
  )
  .using(PushAsRoot<ModelStack>()).from(GeneralStep.custom(using: ClassFinder(from: .root)))
  .assemble()

  static let search = StepAssembly(
    finder: .classFinder(), factory: ClosureFactory { (_: Any?) in SearchScreen() }
  )
  .using(.presentModally()).from(.current()).assemble()
}

/// What closures of a map were called with.
final class Calls {
  var list: [String] = []
}

func payload(_ transition: Transition) -> Int? {
  if case .selected(let id) = transition { id } else { nil }
}
