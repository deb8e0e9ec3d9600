import Foundation
import SwitchbackUIKit

#if canImport(UIKit)
import UIKit
#else
import UIKitSimulator
#endif

final class Home: UIViewController {}

final class Item: UIViewController, ContextHolding {
  let context: Int
  init(_ id: Int) {
    context = id
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor let home: DestinationStep<Home, Void> = StepAssembly { Home() }
  .using(.replaceRoot()).from(.root())
