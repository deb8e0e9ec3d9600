#if !canImport(UIKit)
import Foundation
import UIKitSimulator

/// How the doubtful parts of SwiftUI behave: what has been seen to vary, and what no source says.
package struct SwiftUISettings: Sendable, Hashable, CustomStringConvertible {
  /// When SwiftUI writes what the user has begun.
  package enum Moment: Sendable, CaseIterable {
    case beginning, end
  }

  /// What becomes of a request that comes in the middle of a transition.
  package enum Untimely: Sendable, CaseIterable {
    case queued, dropped
  }

  /// What is to be seen of a change of the root, which SwiftUI animates itself: UIKit knows of no transition.
  package enum RootChange: Sendable, CaseIterable {
    /// The old root is in the window until the new one has faded in.
    case fades
    /// The old root is gone at once.
    case atOnce
    /// UIKit knows of it after all.
    case moves
  }

  /// Who tells whether the window is in the foreground, which the life cycle of the app decides.
  package enum LifeCycle: Sendable, CaseIterable {
    /// SwiftUI's, where there is UIKit: `scenePhase`, and the scene of the window.
    case swiftUI
    /// UIKit's, around a hosting controller: the scene, and `scenePhase` stays `.background`.
    case uiKit
    /// SwiftUI's, where there is no UIKit: `scenePhase` alone.
    case withoutUIKit
    /// AppKit's, around a hosting controller: nothing does, and the app has no background.
    case appKit
  }

  /// How many turns a transition takes.
  package var animationTurns = 3
  /// How many turns one takes that is not animated.
  package var unanimatedTurns = 1
  /// When the binding of a sheet gets `nil`.
  package var nilIsWritten = Moment.end
  /// Whether `nil` is written once more when the sheet has gone.
  package var writesNilTwice = false
  /// After how many turns a `nil` comes once more, for the sheet that has gone.
  package var lateNil: Int?
  /// Whether `onDismiss` is called.
  package var callsOnDismiss = true
  /// What becomes of a presentation while another one is leaving.
  package var presentationWhileLeaving = Untimely.dropped
  /// Whether all layers go at once, or one after another from the top.
  package var layersGoAtOnce = true
  /// What becomes of a path that changes while the stack moves.
  package var pathWhileMoving = Untimely.queued
  /// When the action of a prompt's button runs: before SwiftUI writes that the prompt has gone, or when it has gone.
  package var promptActionRuns = Moment.beginning
  /// When a path is written after Back.
  package var pathIsWritten = Moment.beginning
  /// Whether a new stack writes an empty path before it appears.
  package var writesEmptyPath = false
  /// Whether what was written for a new stack's path is what it shows: else it stays at its root.
  package var showsInitialPath = true
  /// Whether the views in tabs report that they have appeared. UIKit can be asked instead.
  package var tabsTellOfAppearance = true
  /// What is to be seen of a change of the root.
  package var rootChange = RootChange.fades
  /// How many tabs UIKit's bar has room for: five on an iPhone. If there are more, the last and all that follow are under "More".
  package var tabsInBar = 5
  /// Whether a tab under "More" is shown when it is selected by the app. Else nothing happens.
  package var showsTabsUnderMore = true
  /// How often an attempt to drag down a sheet that is held is told: UIKit tells it once, if SwiftUI leaves
  /// the delegate of the presentation alone.
  package var attemptsTold = 1
  /// Who tells whether the window is in the foreground.
  package var lifeCycle = LifeCycle.swiftUI
  /// Whether `scenePhase` is set when the window appears. Else it keeps its default value until it changes.
  package var setsFirstPhase = true
  /// Whether going to the background empties paths.
  package var emptiesPathsInBackground = false

  /// Whether there is UIKit beneath SwiftUI, which can be asked.
  package var hasUIKit: Bool { lifeCycle == .swiftUI || lifeCycle == .uiKit }

  /// The usual settings or, if the environment variable `SWIFTUI_SIMULATOR_SETTINGS` is the path of a file
  /// that the probe in `Docs/Examples/MacProbe.swiftpm` has written, what SwiftUI itself does on a device.
  package init() {
    for answer in Self.answers { set(answer.name, to: answer.value) }
  }

  /// The usual settings, whatever the environment says.
  package init(usual: Void) {}

  private static let answers = probedSettings(
    fromFileNamedBy: "SWIFTUI_SIMULATOR_SETTINGS",
    isSetting: { name, value in
      var settings = SwiftUISettings(usual: ())
      return settings.set(name, to: value)
    })

  /// Takes the value of a setting from text.
  ///
  /// - Returns: Whether there are such a setting and such a value.
  @discardableResult
  package mutating func set(_ name: String, to value: String) -> Bool {
    if let property = Self.bools[name] { return take(property, Bool(value)) }
    if let property = Self.numbers[name] { return take(property, Int(value)) }
    switch name {
    case "nilIsWritten": return take(\.nilIsWritten, Moment.named(value))
    case "promptActionRuns": return take(\.promptActionRuns, Moment.named(value))
    case "pathIsWritten": return take(\.pathIsWritten, Moment.named(value))
    case "presentationWhileLeaving": return take(\.presentationWhileLeaving, Untimely.named(value))
    case "pathWhileMoving": return take(\.pathWhileMoving, Untimely.named(value))
    case "rootChange": return take(\.rootChange, RootChange.named(value))
    case "lifeCycle": return take(\.lifeCycle, LifeCycle.named(value))
    case "lateNil":
      return take(\.lateNil, value == "nil" ? .some(nil) : Int(value).map(Optional.some))
    default: return false
    }
  }

  private mutating func take<Value>(
    _ property: WritableKeyPath<Self, Value>, _ value: Value?
  ) -> Bool {
    if let value { self[keyPath: property] = value }
    return value != nil
  }

  private typealias Property<Value> = WritableKeyPath<SwiftUISettings, Value> & Sendable

  private static let numbers: [String: Property<Int>] = [
    "animationTurns": \.animationTurns, "unanimatedTurns": \.unanimatedTurns,
    "tabsInBar": \.tabsInBar, "attemptsTold": \.attemptsTold,
  ]

  private static let bools: [String: Property<Bool>] = [
    "writesNilTwice": \.writesNilTwice, "callsOnDismiss": \.callsOnDismiss,
    "layersGoAtOnce": \.layersGoAtOnce, "writesEmptyPath": \.writesEmptyPath,
    "showsInitialPath": \.showsInitialPath, "tabsTellOfAppearance": \.tabsTellOfAppearance,
    "showsTabsUnderMore": \.showsTabsUnderMore, "setsFirstPhase": \.setsFirstPhase,
    "emptiesPathsInBackground": \.emptiesPathsInBackground,
  ]

  package var description: String {
    let standard = SwiftUISettings(usual: ())
    let all = zip(Mirror(reflecting: self).children, Mirror(reflecting: standard).children)
    let other = all.filter { "\($0.value)" != "\($1.value)" }.map {
      "\($0.0.label ?? ""): \($0.0.value)"
    }
    return other.isEmpty ? "as usual" : other.joined(separator: ", ")
  }
}

extension CaseIterable {
  /// The case with a name.
  fileprivate static func named(_ name: String) -> Self? { allCases.first { "\($0)" == name } }
}
#endif
