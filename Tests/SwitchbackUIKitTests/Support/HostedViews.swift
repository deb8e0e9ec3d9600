#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import UIKitSimulator

/// A view as SwiftUI has them: a value.
struct ProductView: ContextChecking {
  let id: Int

  func isTarget(for context: Int) -> Bool { id == context }
}

/// A view in which a product is shown among others.
struct CatalogueView {
  let products: [ProductView]
}

/// What `ModifiedContent` is to SwiftUI.
struct Modified<Content>: ContentWrapping {
  let content: Content
  let modifier: String

  var wrappedContent: Any { content }
}

/// What `AnyView` is to SwiftUI, as far as a reflection shows it.
nonisolated struct ErasedView {
  class Storage {}

  final class TypedStorage<Content>: Storage {
    let view: Content

    init(_ view: Content) { self.view = view }
  }

  let storage: Storage

  init<Content>(_ view: Content) { storage = TypedStorage(view) }
}

/// What `UIHostingController` is to UIKit.
class HostController<Content>: UIViewController, HostingScreen, NamedScreen {
  let rootView: Content

  init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var hostedContent: Any { rootView }
  var screenName: String {
    findContent(ProductView.self, in: rootView).map { "Product(\($0.id))" } ?? "Host"
  }
}

/// A screen of SwiftUI's with `.sheet(isPresented:)`: it presents when the state says so, and writes the
/// state when the sheet has gone.
///
/// See 'A sheet of SwiftUI's' in Docs/Maintainers/UIKitRules.md.
final class SheetHost: HostController<ProductView> {
  /// Whether the state is written when other code than SwiftUI's dismisses the sheet.
  var writesStateForOthers = true

  /// What the app's code and the user set.
  var isPresented = false {
    didSet { if isPresented != oldValue { Simulation.current.loop.schedule { self.update() } } }
  }

  /// What SwiftUI does after each change of the app's state.
  func update() {
    if isPresented, presentedViewController == nil {
      present(Sheet(of: self), animated: true, completion: nil)
    } else if !isPresented, let sheet = presentedViewController as? Sheet, !sheet.isBeingDismissed {
      dismiss(animated: true, completion: nil)
    }
  }

  final class Sheet: HostController<ErasedView> {
    private weak var owner: SheetHost?

    init(of owner: SheetHost) {
      self.owner = owner
      super.init(rootView: ErasedView(ProductView(id: 7)))
    }

    required init?(coder: NSCoder) { nil }

    override var screenName: String { "Sheet" }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isBeingDismissed, owner?.writesStateForOthers ?? false { owner?.isPresented = false }
    }
  }
}
#endif
