import Switchback
import SwitchbackModel

final class HomeScreen: ModelScreen {}
final class AccountScreen: ModelScreen {}
final class BagScreen: ModelScreen {}
final class ForgotPasswordScreen: ModelScreen {}

final class LoginScreen: ModelScreen {
  /// The transition that a configuration has chosen.
  var transition = "default"
}

final class ProductScreen: ModelScreen, ContextChecking, ContextAccepting {
  private(set) var id: Int
  private(set) var contexts: [Int] = []

  init(_ id: Int) {
    self.id = id
    super.init()
  }

  override var name: String { "Product(\(id))" }

  func isTarget(for context: Int) -> Bool { id == context }

  static func checkCompatibility(with context: Int) throws {
    if context < 0 { throw Refusal("There is no product \(context).") }
  }

  func setUp(with context: Int) {
    id = context
    contexts.append(context)
  }
}

final class CategoryScreen: ModelScreen, ContextChecking {
  let category: String

  init(_ category: String) {
    self.category = category
    super.init()
  }

  override var name: String { "Category(\(category))" }

  func isTarget(for context: String) -> Bool { category == context }
}

/// A screen that is asked whether it may go.
final class DraftScreen: ModelScreen, LeaveGuard {
  /// What the user says when asked.
  var answer: @MainActor () async -> Bool = { true }
  private(set) var askedCount = 0

  /// The user refuses to leave it.
  static func refusing() -> DraftScreen {
    let draft = DraftScreen()
    draft.answer = { false }
    return draft
  }

  /// Has the user answer when a gate opens.
  func answers(_ mayGo: Bool, behind gate: Gate) {
    answer = {
      await gate.pass()
      return mayGo
    }
  }

  func confirmLeaving() async -> Bool {
    askedCount += 1
    return await answer()
  }
}

/// A screen that is asked for a number.
final class PickerScreen: ModelScreen, ResultScreen {
  let results = Results<Int>()

  /// Gives its result as soon as it is made.
  convenience init(giving value: Int) {
    self.init()
    results.give(value)
  }
}

/// Whatever goes wrong in a test.
struct Refusal: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String = "No.") {
    self.description = description
  }
}
