import Foundation
import SimulatorCore

/// What SwiftUI does where that is in doubt: what has been seen to vary, and what no source says.
///
/// The defaults are what most sources say or, if none does, what is harder for an app. Each property names its
/// source, as the project and the number of a report. An app is safe if its tests pass with ``each`` of them:
///
///     for settings in SwiftUISettings.each {
///       let app = await SwiftUISimulation(settings) { ModelWindow.makeShop() }
///       try await app.tapTab("Bag")
///       #expect(app.complaints == [])
///     }
public struct SwiftUISettings: Sendable, Hashable, CustomStringConvertible {
  /// The moment at which SwiftUI writes what the user, or `dismiss()`, has begun.
  public enum Moment: Sendable, CaseIterable {
    /// Before the transition.
    case beginning
    /// After it.
    case end
  }

  /// The fate of a change that comes in the middle of a transition.
  public enum Untimely: Sendable, CaseIterable {
    /// It is shown after the transition.
    case queued
    /// It is never shown.
    case dropped
  }

  /// The visible part of a change of the root, which SwiftUI animates itself: UIKit knows of no transition.
  public enum RootChange: Sendable, CaseIterable {
    /// The old root is in the window until the new one has faded in.
    case fades
    /// The old root is gone at once.
    case atOnce
    /// UIKit knows of it after all.
    case moves
  }

  /// The life cycle of the app, which decides who tells whether the window is in the foreground.
  public enum LifeCycle: Sendable, CaseIterable {
    /// SwiftUI's, where there is UIKit: `scenePhase`, and the scene of the window.
    case swiftUI
    /// UIKit's, around a hosting controller: the scene, and `scenePhase` stays `.background`. Nothing is
    /// saved for the next launch.
    case uiKit
    /// SwiftUI's, where there is no UIKit, as on a Mac: `scenePhase` alone.
    case withoutUIKit
    /// AppKit's, around a hosting controller: nothing does, and the app has no background.
    case appKit
  }

  /// The number of turns of an animated transition.
  public var animationTurns = 3

  /// The number of turns of a transition that is not animated.
  public var unanimatedTurns = 1

  /// When the binding of a sheet gets `nil`. After a swipe it is the end (FlowStacks #69); after `dismiss()`,
  /// no source says.
  public var nilIsWritten = Moment.end

  /// Whether `nil` is written once more when the sheet has gone (Apple's FB9404926, by swift-navigation).
  public var writesNilTwice = false

  /// The number of turns after which a `nil` comes once more, for the sheet that has gone (FlowStacks #64).
  /// None by default.
  public var lateNil: Int?

  /// Whether `onDismiss` is called. It may be missing where the presenter has left (no source).
  public var callsOnDismiss = true

  /// The fate of a presentation while another one is leaving. Apps report that it is lost, up to iOS 17
  /// (TCA #1991); up to iOS 26 some show it later (subconscious #900).
  public var presentationWhileLeaving = Untimely.dropped

  /// Whether all layers go in one transition, as from iOS 17 on, or one after another from the top
  /// (FlowStacks, Navigator).
  public var layersGoAtOnce = true

  /// The fate of a path that changes while the stack moves (TCA #3450: lost).
  public var pathWhileMoving = Untimely.queued

  /// When the action of a prompt's button runs: before SwiftUI writes that the prompt has gone, or when it has
  /// gone. In UIKit, the order has changed (swift-navigation #201).
  public var promptActionRuns = Moment.beginning

  /// When a path is written after Back. The traces of TCA #3653 show the beginning.
  public var pathIsWritten = Moment.beginning

  /// Whether a new stack writes an empty path before it appears (seen once, in an app).
  public var writesEmptyPath = false

  /// Whether a new stack shows the path that it is made with, as Apple documents. Otherwise it stays at its
  /// root, as where the root has changed, too (koan #298).
  public var showsInitialPath = true

  /// Whether the views in tabs report that they have appeared (no source). UIKit can be asked instead.
  public var tabsTellOfAppearance = true

  /// The visible part of a change of the root (no source).
  public var rootChange = RootChange.fades

  /// The number of tabs for which UIKit's bar has room: five on an iPhone. If there are more, the last and all
  /// that follow are under "More".
  public var tabsInBar = 5

  /// Whether a tab under "More" is shown when the app selects it (no source). Otherwise nothing happens.
  public var showsTabsUnderMore = true

  /// Whether `dismiss()` in the detail of a collapsed split view goes back to the sidebar, as Apple documents it for
  /// apps built for iOS 18 (`DismissAction`). Otherwise it does what it does in a split view side by side.
  public var dismissGoesBackInSplit = true

  /// How often SwiftUI lets the app know of an attempt to drag down a sheet that is held. UIKit tells it once,
  /// if SwiftUI leaves the delegate of the presentation alone (no source).
  public var attemptsTold = 1

  /// The life cycle of the app: a fact of each app, not a doubt.
  public var lifeCycle = LifeCycle.swiftUI

  /// Whether `scenePhase` is set when the window appears (no source). Otherwise it keeps its default value,
  /// `.background`, until it changes.
  public var setsFirstPhase = true

  /// Whether paths are emptied when the app goes to the background (FlowStacks, `ScreenModifier`).
  public var emptiesPathsInBackground = false

  /// Whether windows become narrow and wide again when the app goes to the background, for the pictures that the system
  /// takes of it (Apple's forums 728951, element-x-ios #617).
  public var flipsWidthInBackground = true

  /// Whether a full-screen cover takes the views below it out of sight, so that SwiftUI calls `onDisappear` of the view
  /// around all screens (seen in two apps).
  public var coverHidesWindow = true

  /// Whether there is UIKit beneath SwiftUI, which can be asked.
  package var hasUIKit: Bool { lifeCycle == .swiftUI || lifeCycle == .uiKit }

  /// The usual settings or, if the environment variable `SWIFTUI_SIMULATOR_SETTINGS` is the path of a file
  /// that the probe in `Docs/Examples/MacProbe.swiftpm` has written, what SwiftUI itself does on a device.
  public init() {
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
    "flipsWidthInBackground": \.flipsWidthInBackground,
    "dismissGoesBackInSplit": \.dismissGoesBackInSplit, "coverHidesWindow": \.coverHidesWindow,
  ]

  /// The settings that are not as usual.
  public var description: String {
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
