// What HostingControllerFactory uses of SwiftUI, with SwiftUI's signatures, for
// .ci/checks/hosting-controller. Nothing of it does anything, and no product contains it.

import Foundation
@_exported import UIKitSimulator

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

public struct Text: View {
  public init(_ content: String) {}
  public var body: Never { fatalError() }
}

@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  public required init?(coder aDecoder: NSCoder) { nil }
}
