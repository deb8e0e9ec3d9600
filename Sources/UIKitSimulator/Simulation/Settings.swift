import Foundation

extension Simulation {
  /// How the parts of UIKit behave that its documentation leaves open.
  ///
  /// Every default is what UIKit's documentation supports; where it is silent, the harsher reading, so
  /// that code which works on the simulator does not rely on luck. `UIKitRules.md` in the folder `Docs`
  /// has the sources of each point.
  public struct Settings: Sendable, Equatable {
    /// What to do about a use that UIKit raises an exception for.
    public enum MisuseReaction: Sendable {
      /// It ends the process, as UIKit's exception does.
      case trap
      /// It has no effect, and is kept in ``Simulation/misuses``.
      case record
    }

    /// What happens to a dismissal that is asked for while another one runs.
    public enum NestedDismissal: Sendable {
      /// It is refused with a warning.
      case refused
      /// It closes one level more as soon as the first has ended.
      case reachesThePresenter
    }

    /// What happens to a push while the stack animates.
    public enum NestedPush: Sendable {
      /// It is dropped with a warning.
      case dropped
      /// It is done when the animation has ended, with a warning.
      case afterTransition
    }

    /// Whether exceptions end the process or are recorded. By default they end it.
    public var misuses = MisuseReaction.trap

    /// How many turns of the loop an animation takes. At least one.
    public var animationTurns = 3

    /// How many turns a presentation or dismissal takes that is not animated. At least one.
    /// See 'Nothing ends before the call returns' in Docs/UIKitRules.md.
    public var unanimatedTurns = 2

    /// Whether what is not animated completes before the call returns. It does not on a device:
    /// use it only to find code that relies on the difference.
    public var completesUnanimatedAtOnce = false

    /// Whether a caller's own view must be in a window too, not only the actual presenter's.
    /// See 'The presenter is in a window' in Docs/UIKitRules.md.
    public var checksCallersWindow = true

    /// Whether navigation controllers define a presentation context.
    /// See 'The style decides which screen presents' in Docs/UIKitRules.md.
    public var navigationControllersDefineContext = true

    /// Whether the searched screen presents its search, whether or not it defines a presentation
    /// context. See 'An active search is presented' in Docs/UIKitRules.md.
    public var searchedScreensPresent = false

    /// Whether a tab in a group without a managing navigation controller shows the group's own screen,
    /// if it has one, and not the tab's. See 'Tabs and groups since iOS 18' in Docs/UIKitRules.md.
    public var groupsShowTheirOwnScreen = true

    /// Whether `tabs` has a tab for each of `viewControllers` where the app has set those.
    /// See 'Tabs and groups since iOS 18' in Docs/UIKitRules.md.
    public var tabsMirrorViewControllers = false

    /// What happens to a dismissal while another one runs.
    /// See 'A dismissal during a transition' in Docs/UIKitRules.md.
    public var nestedDismissal = NestedDismissal.refused

    /// Whether a dismissal that is refused because of another one calls its completion.
    public var refusedDismissalCompletes = false

    /// Whether a dismissal with nothing to dismiss calls its completion.
    /// See 'A dismissal of nothing' in Docs/UIKitRules.md.
    public var emptyDismissalCompletes = false

    /// What happens to a push while the stack animates.
    /// See 'A push during a transition' in Docs/UIKitRules.md.
    public var nestedPush = NestedPush.dropped

    /// Whether a stack holds changes back while its own view appears. UIKit's documentation names
    /// no such delay, and no report of one from a device is known.
    /// See 'A stack that is not on display yet' in Docs/UIKitRules.md.
    public var defersStackChangesWhileAppearing = false

    /// Whether a tab bar controller may be in a stack. UIKit's documentation says no; apps do it,
    /// and UIKit lets them. See 'What may be in what' in Docs/UIKitRules.md.
    public var allowsPushingTabBarControllers = true

    /// Whether a container raises for what is to be presented: alerts and searches. UIKit may take
    /// them in, and does not show them as it should.
    /// See 'What may be in what' in Docs/UIKitRules.md.
    public var refusesPresentedKinds = true

    /// Whether a stack may hold the same controller twice.
    /// See 'A stack holds a screen once' in Docs/UIKitRules.md.
    public var allowsDuplicatesInStack = false

    /// Whether an index that is no tab's is a misuse. Otherwise it is ignored.
    /// See 'Selecting a tab' in Docs/UIKitRules.md.
    public var raisesForTabIndexOutOfRange = true

    /// How many tabs a compact tab bar shows before it makes a "More" tab.
    /// See 'More than five tabs' in Docs/UIKitRules.md.
    public var maximumTabCount = 5

    /// For how many turns a tab bar controller lets go of the screen on display after each selection.
    /// See 'Tabs of SwiftUI's' in Docs/UIKitRules.md.
    public var turnsWithoutTab = 0

    /// Whether a tap on the selected tab pops the stack in it.
    /// See 'A second tap on a tab' in Docs/UIKitRules.md.
    public var secondTapPopsStack = true

    /// Whether animations in a scene in the background end only when it is in the foreground again.
    /// See 'A scene in the background' in Docs/UIKitRules.md.
    public var holdsAnimationsInBackground = false

    /// Whether a popover in a regular width must say where it points.
    /// See 'A popover says where it points' in Docs/UIKitRules.md.
    public var popoversNeedSource = true

    /// The settings of a device as harsh as can be or, if the environment variable
    /// `UIKIT_SIMULATOR_SETTINGS` is `other`, of one that decides each open point the other way.
    ///
    /// So the tests of an app can be run with both, without a change to them:
    ///
    ///     UIKIT_SIMULATOR_SETTINGS=other swift test
    public init() {
      if Self.isTheOtherWay { self = otherWay }
    }

    private static let isTheOtherWay =
      ProcessInfo.processInfo.environment["UIKIT_SIMULATOR_SETTINGS"] == "other"

    /// With each point that UIKit's documentation leaves open decided the other way.
    ///
    /// What is a misuse stays one, and what only a careless app relies on does not become possible.
    package var otherWay: Settings {
      var settings = self
      for turn in Self.turns where turn.reasonToStay == nil { turn.apply(to: &settings) }
      return settings
    }
  }
}
