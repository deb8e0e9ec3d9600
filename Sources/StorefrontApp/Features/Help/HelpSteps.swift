import Switchback
import SwitchbackLinks
import SwitchbackModel

/// What one can need help with.
package enum HelpTopic: String, CaseIterable, Codable, LinkValue {
  case sizes, delivery, returns
}

/// Answers to questions about a topic.
package final class HelpScreen: ModelScreen, ContextChecking {
  /// What it is about.
  let topic: HelpTopic

  /// The screen of a topic.
  init(_ topic: HelpTopic) {
    self.topic = topic
    super.init()
  }

  package override var name: String { "Help(\(topic.rawValue))" }

  package func isTarget(for context: HelpTopic) -> Bool { topic == context }
}

/// The way to help, which leads away from nothing: it opens where the user is.
@MainActor
enum HelpSteps {
  /// Pushed onto the stack that the user looks at; where there is none, presented in one of its own.
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
