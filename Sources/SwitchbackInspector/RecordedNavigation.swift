/// A navigation, from the request to its end.
public struct RecordedNavigation: Equatable, Codable, Sendable {
  /// The ways in which a navigation ends.
  public enum Outcome: String, Codable, Sendable {
    /// The destination is on screen.
    case reached
    /// It was on screen already.
    case alreadyThere
    /// It was not reached.
    case failed
    /// Another navigation was under way, and the policy let it go on.
    case rejected
    /// A later navigation took its place.
    case replaced
    /// Its task was cancelled.
    case cancelled
    /// It had not ended when the recording was taken.
    case running
  }

  /// The parts of a navigation that take time.
  public enum Stage: String, Codable, Sendable, CaseIterable {
    /// It waited for others.
    case waiting
    /// The chain was looked through, and a route planned.
    case resolve
    /// Screens were asked whether they may go.
    case guards
    /// Interceptors ran.
    case interceptors
    /// Factories and context tasks ran.
    case build
    /// The screens changed.
    case commit
  }

  /// How long a part took.
  public struct Duration: Equatable, Codable, Sendable {
    /// The part.
    public var stage: Stage
    /// Seconds.
    public var seconds: Double
  }

  /// A sentence of the plan and the screens that it speaks of.
  public struct Sentence: Equatable, Codable, Sendable {
    /// The sentence.
    public var text: String
    /// The numbers of the screens.
    public var screens: [Int]
  }

  /// An interceptor that has run, or a screen that was asked whether it may go.
  public struct Question: Equatable, Codable, Sendable {
    /// The name of the interceptor or of the screen.
    public var name: String
    /// The number of the screen.
    public var screen: Int?
    /// Seconds until the answer.
    public var seconds: Double
    /// Whether it let the navigation go on.
    public var agreed: Bool
  }

  /// A step of the chain and what became of it.
  public struct Step: Equatable, Codable, Sendable {
    /// What became of a step.
    public enum Fate: String, Codable, Sendable {
      /// Its screen was there.
      case found
      /// Its screen was built.
      case built
      /// Its screen was not there, and the chain went on.
      case passed
      /// The navigation failed at it.
      case failed
      /// The navigation ended before it.
      case notLookedAt
      /// It stands between two screens: a change of context, or a switch.
      case between
    }

    /// The type of the step's screen; what it does, for a step between two screens.
    public var target: String
    /// What became of it.
    public var fate: Fate
    /// The same in words.
    public var words: String
    /// How the screen was looked for.
    public var finder: String?
    /// What builds the screen.
    public var factory: String?
    /// What integrates the screen.
    public var action: String?
    /// The interceptors of the step.
    public var interceptors: [String]
    /// The number of the screen that was found or built.
    public var screen: Int?
  }

  /// The type of the destination's screen.
  public var destination: String
  /// The destination as the app calls it; the type of the screen, if the navigator does not record.
  public var title: String
  /// The link, if the app has given one with ``NavigationRecorder/link``.
  public var link: String?
  /// The destination as JSON, for a replay; `nil` if it was redacted or is not `Codable`.
  public var json: String?
  /// The type of the destination.
  public var type: String?
  /// The context for people.
  public var context: String
  /// What it does when another one is going on.
  public var policy: String
  /// Whether it may animate.
  public var isAnimated: Bool
  /// The number of the event inside which the app has begun this one.
  public var outer: Int?
  /// The number of the event that it waited for, that rejected it, or that took its place.
  public var other: Int?

  /// How it ended.
  public var outcome = Outcome.running
  /// The stage at which it failed, in a word.
  public var failure: String?
  /// The result in a sentence.
  public var summary = ""
  /// What went wrong, as in the console.
  public var error: String?
  /// The screen that refuses to go.
  public var blocker: Int?

  /// How long each stage took, in the order of the first time.
  public var durations: [Duration] = []
  /// The interceptors that ran.
  public var interceptors: [Question] = []
  /// The screens that were asked whether they may go.
  public var guards: [Question] = []
  /// What it was going to do.
  public var plan: [Sentence] = []
  /// The same after interceptors had run, if that is something else.
  public var planAfterInterceptors: [Sentence]?
  /// The chain, destination first.
  public var chain: [Step] = []
  /// The screens that were there and that the navigation went on from.
  public var reused: [Int] = []
  /// The screens that are new.
  public var built: [Int] = []
}
