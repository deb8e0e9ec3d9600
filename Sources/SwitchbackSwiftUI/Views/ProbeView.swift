#if canImport(SwiftUI)
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Checks, from behind a screen's view, whether it is on display, and reports when it has appeared
/// with its animation.
struct ProbeView: UIViewControllerRepresentable {
  let screen: ModelScreen

  func makeUIViewController(context: Context) -> ProbeController {
    ProbeController(screen)
  }

  func updateUIViewController(_ controller: ProbeController, context: Context) {}
}

final class ProbeController: UIViewController, ScreenProbe {
  private let screen: ModelScreen
  private weak var display: ScreenDisplay?

  init(_ screen: ModelScreen) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
    display = screen.swiftUIDisplay
    display?.add(self, of: screen)
  }

  required init?(coder: NSCoder) { nil }

  var isOnDisplay: Bool { viewIfLoaded?.window != nil }

  var isPresented: Bool { outermost.presentingViewController != nil && !outermost.isBeingDismissed }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // NB: a sheet or a popover may have a window of its own.
    if let root = screen.window?.root, screen.isInside(root) {
      (display?.toolkit as? SwiftUIToolkit)?.window = viewIfLoaded?.window
    }
    display?.appeared(screen)
    if let slot = display?.slotHolding(screen) { DismissalAttempts.watch(self, for: slot) }
  }
}

extension UIViewController {
  /// The outermost controller around this one, which is the one that UIKit presents.
  var outermost: UIViewController {
    var outermost: UIViewController = self
    while let parent = outermost.parent { outermost = parent }
    return outermost
  }
}
#else

/// Reports when the view around it appears and disappears, which is all there is without UIKit.
struct ProbeView: View {
  let screen: ModelScreen
  @State private var probe = AppearanceProbe()

  var body: some View {
    Color.clear
      .onAppear { probe.appear(screen) }
      .onDisappear { probe.isOnDisplay = false }
  }
}

@MainActor
private final class AppearanceProbe: ScreenProbe {
  var isOnDisplay = false

  nonisolated init() {}

  func appear(_ screen: ModelScreen) {
    isOnDisplay = true
    screen.swiftUIDisplay?.add(self, of: screen)
    screen.swiftUIDisplay?.appeared(screen)
  }
}
#endif
#endif
