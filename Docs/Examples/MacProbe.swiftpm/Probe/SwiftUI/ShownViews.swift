#if canImport(UIKit) && canImport(SwiftUI)
import SwiftUI

/// SwiftUI's own views, and what it tells them.
///
/// Bindings are key paths, as those of the library are: a binding to closures never equals that of the
/// body before.
@MainActor
@Observable
final class ShownViews: ProbedViews {
  private(set) var content = ProbeState.Content.screen
  private(set) var root = "root"
  private(set) var isHeld = false
  /// Views with another number are other views.
  private(set) var number = 0
  private var storedPath: [String] = []
  private var storedSelection = 0
  private var storedSheets: [String] = []
  private var storedIsSidebarPreferred = false
  private var storedIsAsking = false
  private var storedIsCovered = false

  @ObservationIgnored private var takesWrites = true
  @ObservationIgnored private(set) var events: [ProbeEvent] = []
  @ObservationIgnored private(set) var backgroundPhases: [Bool] = []
  @ObservationIgnored private var behind: [String: [WeakController]] = [:]
  @ObservationIgnored private var dismissals: [Int: DismissAction] = [:]
  private let person = PersonAtADevice()

  private struct WeakController {
    weak var controller: UIViewController?
  }

  var state: ProbeState {
    var state = ProbeState(content)
    state.root = root
    state.path = storedPath
    state.selection = storedSelection
    state.isSidebarPreferred = storedIsSidebarPreferred
    state.sheets = storedSheets
    state.isCovered = storedIsCovered
    state.isHeld = isHeld
    state.takesWrites = takesWrites
    return state
  }

  func show(_ state: ProbeState) async {
    if !storedSheets.isEmpty || storedIsCovered {
      withoutAnimation { (storedSheets, storedIsCovered) = ([], false) }
      await rest()
    }
    events = []
    behind = [:]
    dismissals = [:]
    withoutAnimation {
      number += 1
      take(state)
    }
    await rest()
  }

  func change(to state: ProbeState, animated: Bool) async {
    if animated {
      withAnimation { take(state) }
    } else {
      withoutAnimation { take(state) }
    }
  }

  private func withoutAnimation(_ body: () -> Void) {
    var transaction = Transaction(animation: nil)
    transaction.disablesAnimations = true
    withTransaction(transaction, body)
  }

  /// Changes only what differs, so that no other view is evaluated.
  private func take(_ new: ProbeState) {
    takesWrites = new.takesWrites
    if new.content != content { content = new.content }
    if new.root != root { root = new.root }
    if new.isHeld != isHeld { isHeld = new.isHeld }
    if new.path != storedPath { storedPath = new.path }
    if new.selection != storedSelection { storedSelection = new.selection }
    if new.isSidebarPreferred != storedIsSidebarPreferred {
      storedIsSidebarPreferred = new.isSidebarPreferred
    }
    if new.sheets != storedSheets { storedSheets = new.sheets }
    if new.isCovered != storedIsCovered { storedIsCovered = new.isCovered }
  }

  func tell(_ event: ProbeEvent) { events.append(event) }

  func tellPhase(_ phase: ScenePhase) {
    backgroundPhases.append(phase == .background)
  }

  func add(_ controller: UIViewController, behind name: String) {
    behind[name, default: []].append(WeakController(controller: controller))
  }

  func add(_ dismiss: DismissAction, at depth: Int) {
    dismissals[depth] = dismiss
  }

  func isOnDisplay(_ name: String) -> Bool {
    behind[name]?.contains { $0.controller?.viewIfLoaded?.window != nil } ?? false
  }

  /// The window that the views are in.
  var window: UIWindow? {
    behind.values.joined().lazy
      .compactMap { $0.controller?.viewIfLoaded?.window }.first
  }

  /// All view controllers of the window.
  private var controllers: [UIViewController] {
    var found: [UIViewController] = []
    var pending = [window?.rootViewController].compactMap(\.self)
    while let controller = pending.popLast() {
      found.append(controller)
      pending += controller.children
      if let above = controller.presentedViewController,
        above.presentingViewController === controller
      {
        pending.append(above)
      }
    }
    return found
  }

  var isMoving: Bool {
    controllers.contains {
      $0.isBeingPresented || $0.isBeingDismissed
        || $0.transitionCoordinator != nil
    }
  }

  var hasScene: Bool { window?.windowScene != nil }

  var isCompact: Bool {
    window?.traitCollection.horizontalSizeClass == .compact
  }

  func frame() async { await person.frame() }

  func rest() async { await person.rest() }

  // UIKit does the same for a tap on Back.
  func goBack() {
    let stacks = controllers.compactMap { $0 as? UINavigationController }
    _ = stacks.last { $0.viewControllers.count > 1 }?
      .popViewController(animated: true)
  }

  func callDismiss() { dismissals[storedSheets.count]?() }

  func openMore() async -> Bool {
    #if os(iOS)
    guard case .tabs(let count) = content, isCompact,
      let tabs = controllers.lazy.compactMap({ $0 as? UITabBarController }).first,
      let items = tabs.tabBar.items, !items.isEmpty, items.count < count
    else { return false }
    unsafe tabs.selectedViewController = tabs.moreNavigationController
    await rest()
    return true
    #else
    return false
    #endif
  }

  func dragDownSheet() async -> Bool {
    let presented = controllers.last { $0.presentingViewController != nil }
    guard let presentation = presented?.presentationController else {
      return false
    }
    let original = presentation.delegate
    let attempts = DismissalAttempts(tell)
    presentation.delegate = attempts
    print("PROBE  …  Drag the sheet down, once, in the next twenty seconds.")
    for _ in 0..<1200 where !events.contains(.attemptedDismissal) {
      await frame()
    }
    await rest()
    presentation.delegate = original
    return events.contains(.attemptedDismissal)
  }

  func answerAlert() async {
    storedIsAsking = true
    print("PROBE  …  Tap the button of the alert in the next twenty seconds.")
    for _ in 0..<1200 where !events.contains(.chose) { await frame() }
    await rest()
  }

  func leaveAndComeBack() async -> Bool {
    guard let scene = window?.windowScene else { return false }
    await person.leave(scene)
    let isGone = scene.activationState == .background
    await person.comeBack(to: scene)
    await rest()
    return isGone
  }
}

// The ends of the bindings.
extension ShownViews {
  fileprivate var path: [String] {
    get { storedPath }
    set {
      tell(.wrotePath(newValue))
      if takesWrites { storedPath = newValue }
    }
  }

  fileprivate var selection: Int {
    get { storedSelection }
    set {
      tell(.wroteSelection(newValue))
      if takesWrites { storedSelection = newValue }
    }
  }

  fileprivate var column: NavigationSplitViewColumn {
    get { storedIsSidebarPreferred ? .sidebar : .detail }
    set {
      tell(.wroteColumn(isSidebar: newValue == .sidebar))
      if takesWrites { storedIsSidebarPreferred = newValue == .sidebar }
    }
  }

  fileprivate var isAsking: Bool {
    get { storedIsAsking }
    set {
      if newValue { return }
      tell(.wroteNoAlert)
      storedIsAsking = false
    }
  }

  fileprivate var isCovered: Bool {
    get { storedIsCovered }
    set { storedIsCovered = newValue }
  }

  /// The sheet above a layer.
  fileprivate subscript(above depth: Int) -> NamedSheet? {
    get { depth < storedSheets.count ? NamedSheet(id: storedSheets[depth]) : nil }
    set {
      guard newValue == nil else { return }
      tell(.wroteNil(layer: depth))
      if takesWrites { storedSheets = Array(storedSheets.prefix(depth)) }
    }
  }
}

private struct NamedSheet: Identifiable {
  let id: String
}

/// The content of the probe's window.
struct ProbedWindow: View {
  @Bindable var views: ShownViews
  @Environment(\.scenePhase) private var phase
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    ZStack {
      LayerView(views: views, depth: 0) { RootView(views: views) }
        .id("\(views.number) \(views.root)")
    }
    .fullScreenCover(isPresented: $views.isCovered) { Text(verbatim: "cover") }
    .onDisappear { views.tell(.wentOutOfSight) }
    .onChange(of: phase, initial: true) { _, phase in views.tellPhase(phase) }
    .onChange(of: sizeClass) { views.tell(.changedWidth) }
  }
}

/// A layer with the modifier that presents the next one.
private struct LayerView<Content: View>: View {
  @Bindable var views: ShownViews
  let depth: Int
  @ViewBuilder let content: () -> Content

  var body: some View {
    content()
      .sheet(
        item: $views[above: depth],
        onDismiss: { views.tell(.onDismiss(layer: depth)) }
      ) { sheet in
        AnyView(
          LayerView<SheetView>(views: views, depth: depth + 1) {
            SheetView(views: views, name: sheet.id, depth: depth + 1)
          }
          .interactiveDismissDisabled(views.isHeld))
      }
  }
}

/// The content of a sheet or, at depth 0, of a detail: a view that can be dismissed.
private struct SheetView: View {
  let views: ShownViews
  let name: String
  let depth: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NamedView(views: views, name: name)
      .onAppear { views.add(dismiss, at: depth) }
  }
}

private struct RootView: View {
  @Bindable var views: ShownViews

  var body: some View {
    content
      .alert(
        Text(verbatim: "Tap the button"), isPresented: $views.isAsking,
        presenting: true
      ) { _ in
        Button("Here") { views.tell(.chose) }
      }
  }

  @ViewBuilder private var content: some View {
    switch views.content {
    case .screen: NamedView(views: views, name: views.root)
    case .stack:
      NavigationStack(path: $views.path) {
        NamedView(views: views, name: views.root)
          .navigationDestination(for: String.self) { name in
            NamedView(views: views, name: name).id(name)
          }
      }
    case .tabs(let count): TabsView(views: views, count: count)
    case .split:
      NavigationSplitView(
        columnVisibility: .constant(.automatic),
        preferredCompactColumn: $views.column
      ) {
        NamedView(views: views, name: "sidebar")
      } detail: {
        SheetView(views: views, name: "detail", depth: 0)
      }
    case .empty:
      VStack {}.background { ViewBehind(views: views, name: views.root) }
    }
  }
}

private struct TabsView: View {
  @Bindable var views: ShownViews
  let count: Int

  var body: some View {
    if #available(iOS 18, tvOS 18, visionOS 2, *) {
      TabView(selection: $views.selection) {
        ForEach(Array(0..<count), id: \.self) { index in
          Tab(value: index) {
            NamedView(views: views, name: "tab \(index)")
          } label: {
            Label("tab \(index)", systemImage: "circle")
          }
        }
      }
    } else {
      TabView(selection: $views.selection) {
        ForEach(Array(0..<count), id: \.self) { index in
          NamedView(views: views, name: "tab \(index)")
            .tabItem { Label("tab \(index)", systemImage: "circle") }
            .tag(index)
        }
      }
    }
  }
}

private struct NamedView: View {
  let views: ShownViews
  let name: String

  var body: some View {
    Text(verbatim: name).background { ViewBehind(views: views, name: name) }
  }
}

/// Tells, from behind a screen's view, when it has appeared, and can be asked whether it is in the window.
private struct ViewBehind: UIViewControllerRepresentable {
  let views: ShownViews
  let name: String

  func makeUIViewController(context: Context) -> ControllerBehind {
    ControllerBehind(views, name)
  }

  func updateUIViewController(_ controller: ControllerBehind, context: Context) {}
}

private final class ControllerBehind: UIViewController {
  private let views: ShownViews
  private let name: String

  init(_ views: ShownViews, _ name: String) {
    self.views = views
    self.name = name
    super.init(nibName: nil, bundle: nil)
    views.add(self, behind: name)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    views.tell(.appeared(name))
  }
}

/// Takes the place of SwiftUI as the delegate of a sheet while the user drags it.
@MainActor
private final class DismissalAttempts: NSObject,
  UIAdaptivePresentationControllerDelegate
{
  private let tell: (ProbeEvent) -> Void

  init(_ tell: @escaping (ProbeEvent) -> Void) { self.tell = tell }

  func presentationControllerDidAttemptToDismiss(
    _ presentation: UIPresentationController
  ) {
    tell(.attemptedDismissal)
  }
}
#endif
