/// The state that the probe's views show: a window with a root, and sheets above it.
struct ProbeState: Equatable {
  /// The containers of the lowest layer. Their screens have the names that are given here.
  enum Content: Equatable {
    /// The screen "root".
    case screen
    /// A stack with the screen "root", and those of the path above it.
    case stack
    /// Tabs with the screens "tab 0", "tab 1" and so on.
    case tabs(Int)
    /// A split view with the screens "sidebar" and "detail".
    case split
    /// The screen "root", whose body is a `VStack` without views.
    case empty
  }

  var content: Content
  /// The name of the root. Another name is another view.
  var root = "root"
  var path: [String] = []
  var selection = 0
  var isSidebarPreferred = false
  /// The names of the sheets, each above the one before.
  var sheets: [String] = []
  /// Whether a full-screen cover is above everything.
  var isCovered = false
  /// Whether the user cannot drag down the sheets.
  var isHeld = false
  /// Whether what SwiftUI writes changes the state.
  var takesWrites = true

  init(_ content: Content = .screen) { self.content = content }
}

/// What SwiftUI tells the app.
enum ProbeEvent: Equatable {
  case wrotePath([String])
  case wroteSelection(Int)
  case wroteColumn(isSidebar: Bool)
  /// `nil` for the item of a layer, counted from the lowest.
  case wroteNil(layer: Int)
  case onDismiss(layer: Int)
  /// A view is in the window, and has moved in.
  case appeared(String)
  /// The user has tried to drag down a sheet that is held.
  case attemptedDismissal
  /// The action of an alert's button has run.
  case chose
  /// `false` for the `isPresented` of an alert.
  case wroteNoAlert
  /// The size class is another one.
  case changedWidth
  /// The view around all others has disappeared.
  case wentOutOfSight
}

/// A window whose views show a state: SwiftUI's on a device, and its simulator's in tests.
@MainActor
protocol ProbedViews: AnyObject {
  /// The state, with what SwiftUI has written to it.
  var state: ProbeState { get }
  /// What SwiftUI has told since the last `show(_:)`, oldest first.
  var events: [ProbeEvent] { get }
  /// Each `scenePhase` since launch, oldest first: whether it was `.background`.
  var backgroundPhases: [Bool] { get }

  /// Makes new views for a state, and waits until nothing moves.
  func show(_ state: ProbeState) async

  /// Changes what the views read, in one transaction, and does not wait.
  func change(to state: ProbeState, animated: Bool) async

  /// Whether the view of a screen is in the window.
  func isOnDisplay(_ name: String) -> Bool

  /// Whether UIKit knows of a transition.
  var isMoving: Bool { get }
  /// Whether the window has a scene, which knows whether it is in the foreground.
  var hasScene: Bool { get }
  /// Whether there is room for one column only.
  var isCompact: Bool { get }

  /// Waits for one frame.
  func frame() async
  /// Waits until nothing moves.
  func rest() async

  /// Goes back in the innermost stack or collapsed split view, as the user does.
  func goBack()
  /// Calls `dismiss()` in the topmost sheet or, without one, in the detail of a split view.
  func callDismiss()
  /// Opens the list of "More", and waits.
  ///
  /// - Returns: Whether there is one.
  func openMore() async -> Bool
  /// Drags down a sheet that is held, and waits.
  ///
  /// - Returns: Whether the user is known to have done it.
  func dragDownSheet() async -> Bool
  /// Shows an alert with a button that the user taps, and waits.
  func answerAlert() async
  /// Goes to the home screen, and comes back.
  ///
  /// - Returns: Whether the app was in the background.
  func leaveAndComeBack() async -> Bool
}

extension ProbedViews {
  func change(
    animated: Bool = true, _ body: (inout ProbeState) -> Void
  ) async {
    var changed = state
    body(&changed)
    await change(to: changed, animated: animated)
  }
}

/// What has happened since an act, frame by frame. The first frame is directly after it.
struct ProbeCourse {
  struct Frame {
    /// What SwiftUI has told since the frame before.
    let events: [ProbeEvent]
    let isMoving: Bool
    /// Those of the screens asked for that are in the window.
    let displayed: Set<String>
  }

  var frames: [Frame] = []

  /// The frames in which something was told that meets a condition: one for each time.
  func frames(where condition: (ProbeEvent) -> Bool) -> [Int] {
    frames.indices.flatMap { index in
      frames[index].events.filter(condition).map { _ in index }
    }
  }

  /// The first frame in which a screen is not in the window any more.
  func end(of name: String) -> Int? {
    frames.firstIndex { !$0.displayed.contains(name) }
  }
}
