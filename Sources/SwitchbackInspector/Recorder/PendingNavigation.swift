import Switchback
import SwitchbackMaps

/// A navigation in progress, as a recorder sees it.
@MainActor
struct PendingNavigation {
  /// The event as it was recorded last. The log may have dropped it since.
  var event: RecordedEvent
  var navigation: RecordedNavigation
  var stage = RecordedNavigation.Stage.waiting
  /// The moment at which the stage began.
  var since: ContinuousClock.Instant
  /// The steps whose screens are to be built, nearest to the anchor first.
  var builtSteps: [Int] = []
  /// For each sentence, the places of new screens in ``builtSteps``.
  var builtInSentences: [[Int]] = []
  var hasRunInterceptors = false
  /// The number of the event of the navigation that supersedes this one, or the one around it.
  var successor: Int?

  /// Notes the time that the question of this stage took, if it has one.
  mutating func closeQuestion(agreed: Bool) {
    let questions: WritableKeyPath<RecordedNavigation, [RecordedNavigation.Question]>
    switch stage {
    case .guards: questions = \.guards
    case .interceptors: questions = \.interceptors
    default: return
    }
    guard let last = navigation[keyPath: questions].indices.last else { return }
    navigation[keyPath: questions][last].seconds = NavigationRecorder.seconds(.now - since)
    navigation[keyPath: questions][last].agreed = agreed
  }

  /// Enters another stage, and adds the time to the one that ends.
  mutating func enter(_ next: RecordedNavigation.Stage) {
    let now = ContinuousClock.now
    let seconds = NavigationRecorder.seconds(now - since)
    since = now
    if let index = navigation.durations.firstIndex(where: { $0.stage == stage }) {
      navigation.durations[index].seconds += seconds
    } else {
      navigation.durations.append(.init(stage: stage, seconds: seconds))
    }
    stage = next
  }
}
