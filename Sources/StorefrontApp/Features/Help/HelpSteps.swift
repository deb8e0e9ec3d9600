import Switchback
import SwitchbackLinks
import SwitchbackModel

/// The topics of the help.
package enum HelpTopic: String, CaseIterable, Codable, LinkValue {
  case sizes, delivery, returns
}

/// Answers to questions about a topic.
package final class HelpScreen: ModelScreen, ContextChecking {
  /// The topic.
  let topic: HelpTopic

  /// The screen of a topic.
  init(_ topic: HelpTopic) {
    self.topic = topic
    super.init()
  }

  package override var name: String { "Help(\(topic.rawValue))" }

  package func isTarget(for context: HelpTopic) -> Bool { topic == context }
}

/// The chain to help, which opens above the current screen.
@MainActor
enum HelpSteps {
  /// Pushes a page of help onto the visible stack; if there is none, presents it in a new stack.
  static func help() -> DestinationStep<HelpScreen, HelpTopic> {
    StepAssembly(
      finder: ClassWithContextFinder(options: .currentVisible),
      factory: ClosureFactory { (topic: HelpTopic) in HelpScreen(topic) }
    )
    .using(Push())
    .from(
      SwitchAssembly<ModelStack, HelpTopic>()
        .addCase(expecting: ClassFinder(options: .currentVisible))
        .assemble(default: .newModalStack)
    )
    .assemble()
  }
}
