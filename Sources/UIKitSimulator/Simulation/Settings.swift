import Foundation
import SimulatorCore

extension Simulation {
  /// The behaviour of UIKit at each point that its documentation leaves open.
  ///
  /// Every default follows UIKit's documentation or, where it is silent, the harsher reading, so
  /// that code that works on the simulator does not rely on luck. `UIKitRules.md` in the folder
  /// `Docs` has the sources of each point.
  public struct Settings: Sendable, Equatable {
    /// The reaction to a use that UIKit raises an exception for.
    public enum MisuseReaction: Sendable {
      /// It ends the process, as UIKit's exception does.
      case trap
      /// It has no effect, and is recorded in ``Simulation/misuses``.
      case record
    }

    /// The fate of a dismissal that is requested while another one runs.
    public enum NestedDismissal: Sendable {
      /// UIKit refuses it with a warning.
      case refused
      /// UIKit closes one level more as soon as the first has ended.
      case reachesThePresenter
    }

    /// The fate of a push while the stack animates.
    public enum NestedPush: Sendable {
      /// UIKit drops it with a warning.
      case dropped
      /// UIKit performs it when the animation has ended, with a warning.
      case afterTransition
    }

    /// Whether exceptions end the process or are recorded. By default they end it.
    public var misuses = MisuseReaction.trap

    /// The number of turns of an animation. At least one.
    public var animationTurns = 3

    /// The number of turns of an unanimated presentation or dismissal. At least one.
    /// See 'Nothing ends before the call returns' in Docs/Maintainers/UIKitRules.md.
    public var unanimatedTurns = 2

    /// Whether unanimated operations complete before the call returns. They do not on a device: use
    /// this only to find code that relies on the difference.
    public var completesUnanimatedAtOnce = false

    /// Whether a caller's own view must be in a window too, not only the actual presenter's.
    /// See 'The presenter is in a window' in Docs/Maintainers/UIKitRules.md.
    public var checksCallersWindow = true

    /// Whether navigation controllers define a presentation context.
    /// See 'The style decides which screen presents' in Docs/Maintainers/UIKitRules.md.
    public var navigationControllersDefineContext = true

    /// Whether the searched screen presents its search, whether or not it defines a presentation
    /// context. See 'An active search is presented' in Docs/Maintainers/UIKitRules.md.
    public var searchedScreensPresent = false

    /// Whether a tab in a group without a managing navigation controller shows the group's own screen,
    /// if it has one, and not the tab's. See 'Tabs and groups since iOS 18' in Docs/Maintainers/UIKitRules.md.
    public var groupsShowTheirOwnScreen = true

    /// Whether `tabs` has a tab for each of `viewControllers` where the app has set those.
    /// See 'Tabs and groups since iOS 18' in Docs/Maintainers/UIKitRules.md.
    public var tabsMirrorViewControllers = false

    /// The fate of a dismissal while another one runs.
    /// See 'A dismissal during a transition' in Docs/Maintainers/UIKitRules.md.
    public var nestedDismissal = NestedDismissal.refused

    /// Whether a dismissal that another one prevents calls its completion.
    public var refusedDismissalCompletes = false

    /// Whether a dismissal with nothing to dismiss calls its completion.
    /// See 'A dismissal of nothing' in Docs/Maintainers/UIKitRules.md.
    public var emptyDismissalCompletes = false

    /// The fate of a push while the stack animates.
    /// See 'A push during a transition' in Docs/Maintainers/UIKitRules.md.
    public var nestedPush = NestedPush.dropped

    /// Whether a stack postpones changes while its own view appears. UIKit's documentation mentions
    /// no such delay, and no report of one from a device is known.
    /// See 'A stack that is not on display yet' in Docs/Maintainers/UIKitRules.md.
    public var defersStackChangesWhileAppearing = false

    /// Whether a stack may contain a tab bar controller. UIKit's documentation says no; apps do it,
    /// and UIKit lets them. See 'What may be in what' in Docs/Maintainers/UIKitRules.md.
    public var allowsPushingTabBarControllers = true

    /// Whether a container raises for controllers that must be presented: alerts and searches. UIKit
    /// may accept them, and does not show them correctly.
    /// See 'What may be in what' in Docs/Maintainers/UIKitRules.md.
    public var refusesPresentedKinds = true

    /// Whether a stack may hold the same controller twice.
    /// See 'A stack holds a screen once' in Docs/Maintainers/UIKitRules.md.
    public var allowsDuplicatesInStack = false

    /// Whether an index beyond the tabs is a misuse. Otherwise it is ignored.
    /// See 'Selecting a tab' in Docs/Maintainers/UIKitRules.md.
    public var raisesForTabIndexOutOfRange = true

    /// The number of tabs that a compact tab bar shows before it makes a "More" tab.
    /// See 'More than five tabs' in Docs/Maintainers/UIKitRules.md.
    public var maximumTabCount = 5

    /// Whether a tab under "More" is still the selected one when the user has gone back to the list.
    /// See 'More than five tabs' in Docs/Maintainers/UIKitRules.md.
    public var listOfMoreKeepsTab = true

    /// The number of turns for which a tab bar controller removes its screen from display after a
    /// selection.
    /// See 'Tabs of SwiftUI's' in Docs/Maintainers/UIKitRules.md.
    public var turnsWithoutTab = 0

    /// Whether a tap on the selected tab pops the stack in it.
    /// See 'A second tap on a tab' in Docs/Maintainers/UIKitRules.md.
    public var secondTapPopsStack = true

    /// Whether animations in a scene in the background end only when it is in the foreground again.
    /// See 'A scene in the background' in Docs/Maintainers/UIKitRules.md.
    public var holdsAnimationsInBackground = false

    /// Whether pages that scroll are in a scroll view, which tells of the user's finger.
    /// See 'Pages' in Docs/Maintainers/UIKitRules.md.
    public var pagesAreInAScrollView = true

    /// Whether a popover in a regular width must have a source.
    /// See 'A popover says where it points' in Docs/Maintainers/UIKitRules.md.
    public var popoversNeedSource = true

    /// The harshest settings or, if the environment variable `UIKIT_SIMULATOR_SETTINGS` is `other`,
    /// settings that decide each open point the other way.
    ///
    /// An app can therefore run its tests with both, without changing them:
    ///
    ///     UIKIT_SIMULATOR_SETTINGS=other swift test
    ///
    /// Any other text is the path of a file that the probe in `Docs/Examples/MacProbe.swiftpm` has
    /// written: the settings are then what UIKit itself does on a device.
    public init() {
      if Self.areReversed {
        self = otherWay
      } else {
        for answer in Self.answers { set(answer.name, to: answer.value) }
      }
    }

    /// The harshest settings, whatever the environment says.
    package init(usual: Void) {}

    private static let variable = "UIKIT_SIMULATOR_SETTINGS"
    private static let areReversed = ProcessInfo.processInfo.environment[variable] == "other"
    private static let answers = probedSettings(
      fromFileNamedBy: variable,
      isSetting: { name, value in
        var settings = Simulation.Settings(usual: ())
        return settings.set(name, to: value)
      })

    /// These settings with each point that UIKit's documentation leaves open decided the other way.
    ///
    /// A misuse stays a misuse, and behaviour that only a careless app would rely on stays
    /// impossible.
    package var otherWay: Settings {
      var settings = self
      for reversal in Self.reversals where reversal.reasonToStay == nil {
        reversal.apply(to: &settings)
      }
      return settings
    }
  }
}
