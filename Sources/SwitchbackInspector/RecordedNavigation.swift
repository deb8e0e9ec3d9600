/// A navigation, from the request to its end.
public struct RecordedNavigation: Equatable, Codable, Sendable {
  /// The ways in which a navigation ends.
  public enum Outcome: String, Codable, Sendable {
    /// The destination is on screen.
    case reached
    /// The destination was already on screen.
    case alreadyThere
    /// The navigation failed.
    case failed
    /// Another navigation was in progress, and the policy let it continue.
    case rejected
    /// A later navigation superseded this one.
    case replaced
    /// The navigation's task was cancelled.
    case cancelled
    /// The navigation was still in progress when the recording was taken.
    case running
  }

  /// The stages of a navigation.
  public enum Stage: String, Codable, Sendable, CaseIterable {
    /// Waiting for other navigations.
    case waiting
    /// Resolving the chain and planning the route.
    case resolve
    /// Asking screens whether they may be dismissed.
    case guards
    /// Running interceptors.
    case interceptors
    /// Running factories and context tasks.
    case build
    /// Changing the screens.
    case commit
  }

  /// The time that a stage took.
  public struct Duration: Equatable, Codable, Sendable {
    /// The stage.
    public var stage: Stage
    /// Seconds.
    public var seconds: Double
  }

  /// A sentence of the plan, and the screens that it mentions.
  public struct Sentence: Equatable, Codable, Sendable {
    /// The sentence.
    public var text: String
    /// The numbers of the screens.
    public var screens: [Int]
  }

  /// An interceptor that ran, or a screen that was asked whether it may be dismissed.
  public struct Question: Equatable, Codable, Sendable {
    /// The name of the interceptor or of the screen.
    public var name: String
    /// The number of the screen.
    public var screen: Int?
    /// The seconds until the answer.
    public var seconds: Double
    /// Whether it let the navigation continue.
    public var agreed: Bool
  }

  /// A step of the chain, and its fate.
  public struct Step: Equatable, Codable, Sendable {
    /// The fate of a step.
    public enum Fate: String, Codable, Sendable {
      /// The finder found the screen.
      case found
      /// The factory built the screen, and the navigation began to change the screens.
      case built
      /// The screen was not there, and the chain continued.
      case passed
      /// The navigation failed at this step.
      case failed
      /// The navigation ended before it reached this step.
      case notLookedAt
      /// A joint between two screens: a change of context, or a switch.
      case between
    }

    /// The type of the step's screen; for a joint, its description.
    public var target: String
    /// The fate of the step.
    public var fate: Fate
    /// The fate in words.
    public var words: String
    /// The description of the finder.
    public var finder: String?
    /// The description of the factory.
    public var factory: String?
    /// The description of the action.
    public var action: String?
    /// The interceptors of the step.
    public var interceptors: [String]
    /// The number of the screen that was found or built.
    public var screen: Int?
  }

  /// The type of the destination's screen.
  public var destination: String
  /// The destination as written in the app; the type of the screen, if the navigator does not
  /// record.
  public var title: String
  /// The link, if the navigation opens one with a table of links or inside
  /// ``NavigationRecorder/opening(_:_:)``.
  public var link: String?
  /// The destination as JSON, for a replay; `nil` if it was redacted or is not `Codable`. Of a way back, its name.
  public var json: String?
  /// The type of the destination.
  public var type: String?
  /// The context, as text.
  public var context: String
  /// The policy for concurrent navigations.
  public var policy: String
  /// Whether the navigation may animate.
  public var isAnimated: Bool
  /// The number of the navigation inside which the app began this one, or whose post-routing tasks
  /// began it.
  public var outer: Int?
  /// The number of the navigation that this one waited for or that rejected it. If this one was
  /// superseded, that of the navigation that did so, if it was recorded.
  public var other: Int?

  /// The outcome.
  public var outcome = Outcome.running
  /// One word for the stage at which the navigation failed.
  public var failure: String?
  /// The result in a sentence.
  public var summary = ""
  /// The error, as in the console. If the navigation has fallen back to another destination and has not
  /// failed itself, the reason for that.
  public var error: String?
  /// The number of the screen that refuses to be dismissed.
  public var blocker: Int?

  /// The time that each stage took, in the order in which the stages first occurred.
  public var durations: [Duration] = []
  /// The interceptors that ran.
  public var interceptors: [Question] = []
  /// The screens that were asked whether they may be dismissed.
  public var guards: [Question] = []
  /// The plan.
  public var plan: [Sentence] = []
  /// The plan after interceptors had run, if it differs.
  public var planAfterInterceptors: [Sentence]?
  /// The chain, destination first.
  public var chain: [Step] = []
  /// The numbers of the existing screens that the navigation continued from.
  public var reused: [Int] = []
  /// The numbers of the new screens.
  public var built: [Int] = []
}
