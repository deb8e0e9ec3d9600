import Foundation
import Switchback

/// A question to the user: an alert or action sheet with a result.
///
///     let answer = try await Prompt(title: "Discard changes?", choices: [
///       .cancel("Keep editing", false), .destructive("Discard", true),
///     ]).show(in: window)
///
/// `show` returns exactly once, however the alert ends: with the choice that the user makes, or
/// with `nil` if the alert is dismissed without one, for example by a navigation to a screen below
/// it. If its task is cancelled, as that of a `LeaveGuard` when a newer navigation replaces the one that asks, it
/// dismisses the alert, with all layers above it, and throws `CancellationError`.
///
/// Every alert is a layer, with this type or without. A navigation that finds one continues above
/// it, or dismisses it if the destination is below. An alert that appears during a navigation, for
/// example because a screen on the way asks for a permission, stays: the navigation neither waits for
/// the answer nor fails.
@MainActor
public struct Prompt<Answer: Sendable> {
  /// A button.
  public struct Choice: Sendable {
    let button: PromptButton
    let answer: @MainActor @Sendable ([String]) -> Answer

    /// A button with a style.
    ///
    /// - Parameters:
    ///   - title: The text on the button.
    ///   - style: The role of the button.
    ///   - identifier: Its accessibility identifier, by which tests of the user interface find it.
    ///   - answer: Makes the answer from the texts that the user has typed, one for each field.
    public init(
      _ title: String, style: UIAlertAction.Style, identifier: String? = nil,
      answer: @escaping @MainActor @Sendable ([String]) -> Answer
    ) {
      button = PromptButton(title: title, style: style, identifier: identifier)
      self.answer = answer
    }

    /// A button with a style.
    public init(_ title: String, style: UIAlertAction.Style, _ answer: Answer) {
      self.init(title, style: style) { _ in answer }
    }

    /// A button with the default style.
    public static func `default`(
      _ title: String, identifier: String? = nil, _ answer: Answer
    ) -> Choice {
      Choice(title, style: .default, identifier: identifier) { _ in answer }
    }

    /// A button with the default style that answers with the texts that the user has typed.
    ///
    ///     .default("Rename") { texts in texts[0] }
    public static func `default`(
      _ title: String, identifier: String? = nil,
      answer: @escaping @MainActor @Sendable ([String]) -> Answer
    ) -> Choice {
      Choice(title, style: .default, identifier: identifier, answer: answer)
    }

    /// A button that changes nothing.
    public static func cancel(
      _ title: String, identifier: String? = nil, _ answer: Answer
    ) -> Choice {
      Choice(title, style: .cancel, identifier: identifier) { _ in answer }
    }

    /// A button that destroys something.
    public static func destructive(
      _ title: String, identifier: String? = nil, _ answer: Answer
    ) -> Choice {
      Choice(title, style: .destructive, identifier: identifier) { _ in answer }
    }
  }

  private let form: PromptForm
  private let choices: [Choice]

  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below it.
  ///   - style: Whether it is an alert or an action sheet. An action sheet in a wide window needs a
  ///     source for its popover: set it in `configure`.
  ///   - identifier: The accessibility identifier of the alert's view.
  ///   - fields: The fields to type into. UIKit raises for an action sheet with fields.
  ///   - choices: The buttons.
  ///   - configure: Configures the alert further.
  public init(
    title: String?, message: String? = nil, style: UIAlertController.Style = .alert,
    identifier: String? = nil, fields: [PromptField] = [], choices: [Choice],
    configure: (@MainActor (UIAlertController) -> Void)? = nil
  ) {
    self.choices = choices
    form = PromptForm(
      title: title, message: message, style: style, identifier: identifier, fields: fields,
      buttons: choices.map(\.button), configure: configure)
  }

  /// Shows the alert above everything else in a window, and waits for the answer.
  ///
  /// - Throws: ``UIKitError`` if the alert could not be shown, ``/Switchback/HierarchyError`` if
  ///   the window has no root, `CancellationError` if the task is cancelled.
  public func show(in window: UIWindow, animated: Bool = true) async throws -> Answer? {
    answer(try await form.present(in: window, animated: animated).reply())
  }

  /// Shows the alert above a screen, and waits for the answer.
  ///
  /// - Throws: ``UIKitError`` if the alert could not be shown, `CancellationError` if the task is
  ///   cancelled.
  public func show(above screen: any Screen, animated: Bool = true) async throws -> Answer? {
    answer(try await form.present(above: screen, animated: animated).reply())
  }

  /// Presents the alert in the window of a screen, and does not hold the window any longer.
  fileprivate func present(inWindowOf screen: any Screen) async throws -> ShownPrompt? {
    guard let window = (screen as? UIViewController)?.windowAround else { return nil }
    return try await form.present(in: window, animated: true)
  }

  fileprivate func answer(_ reply: PromptReply?) -> Answer? {
    reply.map { choices[$0.button].answer($0.texts) }
  }
}

struct PromptButton: Sendable {
  let title: String
  let style: UIAlertAction.Style
  let identifier: String?
}

/// The button that the user has chosen, by its position, and what they have typed.
struct PromptReply: Sendable {
  let button: Int
  let texts: [String]
}

/// What a prompt shows, whatever its answers are.
@MainActor
// NB: classes, whose copies take less code.
private final class PromptForm {
  private let title: String?
  private let message: String?
  private let style: UIAlertController.Style
  private let identifier: String?
  private let fields: [PromptField]
  private let buttons: [PromptButton]
  private let configure: (@MainActor (UIAlertController) -> Void)?

  init(
    title: String?, message: String?, style: UIAlertController.Style, identifier: String?,
    fields: [PromptField], buttons: [PromptButton],
    configure: (@MainActor (UIAlertController) -> Void)?
  ) {
    (self.title, self.message, self.style) = (title, message, style)
    (self.identifier, self.fields, self.buttons) = (identifier, fields, buttons)
    self.configure = configure
  }

  func present(in window: UIWindow, animated: Bool) async throws -> ShownPrompt {
    await window.settle()
    if try Hierarchy(of: window).layers.last is UIAlertController {
      // NB: if its task has just been cancelled, it goes now, and would take this one along.
      try await nextTurn()
      await window.settle()
    }
    guard let top = try Hierarchy(of: window).layers.last else { throw HierarchyError.noRoot }
    return try await present(above: top, animated: animated)
  }

  /// Presents the alert and releases it: when UIKit releases it too, the replies end.
  func present(above screen: any Screen, animated: Bool) async throws -> ShownPrompt {
    let (replies, continuation) = AsyncStream<PromptReply>.makeStream()
    let end = PromptEnd(continuation)
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for field in fields { alert.addTextField { field.set(up: $0) } }
    for (position, button) in buttons.enumerated() {
      let action = UIAlertAction(title: button.title, style: button.style) { [weak alert] _ in
        let texts = alert?.textFields?.map { $0.text ?? "" } ?? []
        end.give(PromptReply(button: position, texts: texts))
      }
      action.accessibilityIdentifier = button.identifier
      alert.addAction(action)
    }
    configure?(alert)
    try await screen.presentScreen(alert, animated: animated)
    alert.view.accessibilityIdentifier = identifier
    // The outcome of a navigation that began above the alert holds the alert, and with it the
    // buttons.
    if let window = alert.windowAround {
      AwaitedScreens.add(alert, in: window) { [weak end] in
        end != nil
      } leave: { [weak end] in
        // UIKit runs the handler of a button after the alert has disappeared.
        after(turns: 30) { end?.finish() }
      }
    }
    return ShownPrompt(replies, alert)
  }
}

/// An alert that UIKit holds, and its replies.
private final class ShownPrompt {
  private let replies: AsyncStream<PromptReply>
  private weak var alert: UIAlertController?

  init(_ replies: AsyncStream<PromptReply>, _ alert: UIAlertController) {
    self.replies = replies
    self.alert = alert
  }

  /// Waits for the user, and holds neither the window nor its screens.
  @MainActor
  func reply() async throws -> PromptReply? {
    // They end at once if the task is cancelled.
    for await reply in replies { return reply }
    if !Task.isCancelled { return nil }
    try? await alert?.presentingViewController?.dismissDirectlyPresented(animated: false)
    throw CancellationError()
  }
}

extension Prompt where Answer == Bool {
  /// The usual question of a screen with unsaved changes.
  ///
  ///     final class ReviewViewController: UIViewController, LeaveGuard {
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

  /// Shows the alert above everything else in the window of a screen, and returns whether the user agrees.
  ///
  /// The user may not see the screen: it may be below another one, or in a tab that is not selected. An alert
  /// that is dismissed without an answer, or cannot be shown, is no agreement.
  public func isAgreed(above screen: any Screen) async -> Bool {
    let shown = try? await present(inWindowOf: screen)
    return answer(try? await shown?.reply()) == true
  }
}

/// A text field of a ``Prompt``.
public struct PromptField: Sendable {
  private let placeholder: String?
  private let text: String?
  private let isSecure: Bool
  private let identifier: String?

  /// - Parameters:
  ///   - placeholder: The text that an empty field shows.
  ///   - text: The initial text.
  ///   - isSecure: Whether the field hides the text, as for a password.
  ///   - identifier: Its accessibility identifier, by which tests of the user interface find it.
  public init(
    placeholder: String? = nil, text: String? = nil, isSecure: Bool = false,
    identifier: String? = nil
  ) {
    self.placeholder = placeholder
    self.text = text
    self.isSecure = isSecure
    self.identifier = identifier
  }

  @MainActor
  func set(up field: UITextField) {
    field.placeholder = placeholder
    field.text = text
    field.isSecureTextEntry = isSecure
    field.accessibilityIdentifier = identifier
  }
}

/// Lives as long as the buttons of an alert, and ends the replies with them.
final class PromptEnd: Sendable {
  private let continuation: AsyncStream<PromptReply>.Continuation

  init(_ continuation: AsyncStream<PromptReply>.Continuation) {
    self.continuation = continuation
  }

  deinit { finish() }

  func give(_ reply: PromptReply) {
    continuation.yield(reply)
    finish()
  }

  func finish() { continuation.finish() }
}
