import Foundation

/// A question to the user: an alert or a confirmation dialog with a result.
///
///     let answer = try await Prompt(title: "Discard changes?", choices: [
///       .cancel("Keep editing", false), .destructive("Discard", true),
///     ]).show(in: window)
///
/// It is a screen like any other, in a layer of its own. In a chain it needs no style:
///
///     let rate = StepAssembly { Prompt(title: "Do you like it?", choices: [.default("Yes", 5), .cancel("No", 1)]) }
///       .using(.presentModally())
///       .from(.current())
///     let stars = try await router.result(of: rate)
///
/// A chain finds only a prompt that it has made itself, for the same context: another question waits until this one is
/// answered. A chain that is made anew each time always asks anew.
///
/// The result is the user's choice, or `nil` if the prompt goes without one, as with a navigation to a screen below, or
/// with the button that SwiftUI adds: "OK" to an alert without choices, "Cancel" to a dialog without one that cancels.
/// SwiftUI shows nothing above an alert: what is presented meanwhile appears when the user has answered. Without a
/// display, as in a test, answer with `choose(_:)` of the screen.
public struct Prompt<Answer>: ResultContent {
  public typealias Result = Answer

  /// How a prompt looks.
  public enum Style: Hashable, Sendable {
    /// An alert, in the middle of the window.
    case alert
    /// A confirmation dialog, also called an action sheet.
    case dialog
  }

  /// A button.
  public struct Choice {
    let button: PromptButton
    let answer: Answer

    /// A button that changes something.
    public static func `default`(_ title: String, _ answer: Answer) -> Choice {
      Choice(button: PromptButton(title: title, role: .default), answer: answer)
    }

    /// A button that changes nothing.
    public static func cancel(_ title: String, _ answer: Answer) -> Choice {
      Choice(button: PromptButton(title: title, role: .cancel), answer: answer)
    }

    /// A button that destroys something.
    public static func destructive(_ title: String, _ answer: Answer) -> Choice {
      Choice(button: PromptButton(title: title, role: .destructive), answer: answer)
    }
  }

  package let form: PromptForm
  private let answers: [Answer]
  /// Identifies the step that has made it.
  fileprivate weak var maker: AnyObject?

  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below it.
  ///   - style: Whether it is an alert or a dialog.
  ///   - choices: The buttons.
  public init(title: String, message: String? = nil, style: Style = .alert, choices: [Choice]) {
    form = PromptForm(
      title: title, message: message, isDialog: style == .dialog, buttons: choices.map(\.button))
    answers = choices.map(\.answer)
  }

  /// Shows the prompt above everything else in a window, and waits for the answer.
  ///
  /// If the task is cancelled, as that of a `LeaveGuard` when a newer navigation replaces the one that asks, the
  /// prompt goes, and what has been presented above it stays.
  ///
  /// - Throws: ``/Switchback/NavigationError`` if the prompt could not be shown, or if the task is cancelled.
  @MainActor
  public func show(in window: ModelWindow, animated: Bool = true) async throws -> Answer? {
    try await question(in: window, animated: animated)()
  }

  /// Returns what shows the prompt and waits for the answer, which does not hold the window.
  @MainActor
  fileprivate func question(
    in window: ModelWindow, animated: Bool
  ) -> @MainActor () async throws -> Answer? {
    let step = StepAssembly(finder: NilFinder(), factory: ContentFactory<Self, Void> { self })
      .using(.presentModally()).from(.current())
    let (router, isAbovePrompt) = (
      WindowRouter(window: window), window.layers.last is any PromptScreen
    )
    return {
      // NB: a prompt whose task has just been cancelled goes now.
      if isAbovePrompt { await Task.yield() }
      let shown = ShownPrompt()
      return try await withTaskCancellationHandler {
        try await router.result(of: step, animated: animated) {
          shown.screen = $0
          if Task.isCancelled { shown.withdraw() }
        }
      } onCancel: {
        Task { @MainActor in shown.withdraw() }
      }
    }
  }
}

extension StepAssembly {
  /// A step whose screen is a prompt: found if this step has made it, for the same context.
  ///
  /// - Parameter make: Makes the prompt, for a context or without one.
  @_disfavoredOverload
  public init<Answer, Context>(
    _ make: @escaping @MainActor (Context) async throws -> Prompt<Answer>
  )
  where
    Target == ContentScreen<Prompt<Answer>>, F == ScreenFinder<Target, Context>,
    Fac == ContentFactory<Prompt<Answer>, Context>
  {
    self.init(.everywhere, make)
  }

  /// A step whose screen is a prompt, looked for in some places only.
  @_disfavoredOverload
  public init<Answer, Context>(
    _ options: SearchOptions, _ make: @escaping @MainActor (Context) async throws -> Prompt<Answer>
  )
  where
    Target == ContentScreen<Prompt<Answer>>, F == ScreenFinder<Target, Context>,
    Fac == ContentFactory<Prompt<Answer>, Context>
  {
    let maker = PromptMaker()
    self.init(
      finder: ScreenFinder(options: options) { $0.content.maker === maker },
      factory: ContentFactory { context in
        var prompt = try await make(context)
        prompt.maker = maker
        return prompt
      })
  }
}

private final class PromptMaker {}

/// A prompt that is on screen.
@MainActor
private final class ShownPrompt {
  weak var screen: ModelScreen?

  func withdraw() { screen?.userDidAnswer() }
}

extension Prompt where Answer == Bool {
  /// The usual question of a screen with unsaved changes, which is `@Observable` if its view shows them.
  ///
  ///     final class ReviewScreen: ModelScreen, LeaveGuard {
  ///       var isChanged = false
  ///
  ///       func confirmLeaving() async -> Bool {
  ///         guard isChanged else { return true }
  ///         return await Prompt.discarding("Discard your review?").isAgreed(above: self)
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: The text below it.
  ///   - discard: The button that agrees.
  ///   - keep: The button that does not.
  public static func discarding(
    _ title: String, message: String? = nil, discard: String = "Discard",
    keep: String = "Keep Editing"
  ) -> Prompt {
    Prompt(
      title: title, message: message,
      choices: [.destructive(discard, true), .cancel(keep, false)])
  }

  /// Shows the prompt above a screen, and returns whether the user agrees. A prompt that goes without an answer, or
  /// cannot be shown, is no agreement.
  @MainActor
  public func isAgreed(above screen: ModelScreen) async -> Bool {
    guard let question = screen.window.map({ question(in: $0, animated: true) }) else {
      return false
    }
    return (try? await question()) == true
  }
}

/// A button of a prompt, whatever it answers.
package struct PromptButton {
  package enum Role {
    case `default`, cancel, destructive
  }

  package let title: String
  package let role: Role

  package init(title: String, role: Role) {
    self.title = title
    self.role = role
  }
}

/// What a prompt shows, whatever its answers are.
package struct PromptForm {
  package let title: String
  package let message: String?
  package let isDialog: Bool
  package let buttons: [PromptButton]

  package init(title: String, message: String?, isDialog: Bool, buttons: [PromptButton]) {
    self.title = title
    self.message = message
    self.isDialog = isDialog
    self.buttons = buttons
  }
}

/// The screen of a prompt. It has no view of its own: SwiftUI draws its form.
@MainActor
package protocol PromptScreen: ModelScreen {
  var form: PromptForm { get }
  /// Whether the user has chosen a button since the prompt was presented.
  var isAnswered: Bool { get }
  /// Takes in that the user has chosen a button.
  func answer(with button: Int)
}

package protocol PromptContent: ResultContent {
  var form: PromptForm { get }
  func answer(to button: Int) -> Result
}

extension Prompt: PromptContent {
  package func answer(to button: Int) -> Answer { answers[button] }
}

extension ContentScreen: PromptScreen where Content: PromptContent {
  package var form: PromptForm { content.form }

  package var isAnswered: Bool { answeredPresentation == presentationCount }

  package func answer(with button: Int) {
    if isAnswered { return }
    answeredPresentation = presentationCount
    results.give(content.answer(to: button))
    userDidAnswer()
  }
}

extension ModelScreen {
  /// Chooses a button of this prompt, as the user does.
  ///
  /// - Parameter title: The button's title.
  /// - Throws: ``/SwitchbackModel/ModelError`` if this is no prompt with such a button.
  public final func choose(_ title: String) throws(ModelError) {
    guard let prompt = self as? any PromptScreen,
      let button = prompt.form.buttons.firstIndex(where: { $0.title == title })
    else { throw .noSuchButton(title, on: name) }
    prompt.answer(with: button)
  }
}
