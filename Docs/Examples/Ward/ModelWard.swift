import SwitchbackModel

/// The ward without pixels.
enum ModelWard: WardHost {
  typealias Stack = ModelStack
  typealias Split = ModelSplit

  final class Wards: ModelScreen, DestinationScreen {
    var destination: WardDestination { .wards }
  }

  final class Rounds: ModelScreen, DestinationScreen {
    var destination: WardDestination { .rounds }
  }

  final class Shifts: ModelScreen {}

  /// A screen that shows a value.
  class Page<Context: Equatable>: ModelScreen, ContextInstantiable {
    let context: Context

    required init(context: Context) {
      self.context = context
      super.init()
    }
  }

  final class Patient: Page<Int>, DestinationScreen {
    var destination: WardDestination { .patient(context) }
  }

  final class Chart: Page<ChartPage> {}
  final class Medication: Page<Int> {}
  final class SearchResults: Page<Search> {}
  final class Shift: Page<Int> {}
  final class Vital: Page<String> {}
  final class Settings: Page<[String]> {}

  final class Transfer: Page<Int>, ResultScreen {
    let results = Results<Int>()
  }

  final class Login: ModelScreen, ResultScreen {
    let results = Results<String>()
  }

  static func makeLogin() -> Login { Login() }

  /// A note, which asks before its text is lost.
  final class Note: Page<Int>, LeaveGuard {
    var text = ""

    func confirmLeaving() async -> Bool {
      guard !text.isEmpty, let router = window?.router else { return true }
      let question = StepAssembly { Question() }
        .using(.presentModally())
        .from(.current())
      guard let discards = try? await router.result(of: question)
      else { return false }
      _ = try? await router.navigateBack(.dismissal)
      return discards
    }
  }

  /// "Discard your note?"
  final class Question: ModelScreen, ResultScreen {
    let results = Results<Bool>()
  }

  /// Cards on top of each other.
  final class Deck: ModelContainer {
    override func visibleScreens(
      among screens: [any Screen], revealing screen: (any Screen)?
    ) -> [any Screen] {
      [screen ?? screens.first].compactMap(\.self)
    }
  }

  /// A new window with its first screens.
  static func makeWindow() -> ModelWindow {
    ModelWindow(
      ModelTabs(
        ModelStack(Wards()), ModelStack(Rounds()), ModelSplit(primary: Shifts()),
        Deck(Vital(context: "pulse"))))
  }
}
