import Foundation
import SwitchbackUIKit
import Testing

@Test func `A link at launch leads to the product`() async throws {
  try await Simulation.run { simulation in
    let delegate = SceneDelegate()
    simulation.connectScene(
      delegate: delegate, urls: [try #require(URL(string: "shop://product/42"))]
    )
    await simulation.untilIdle()
    #expect(
      delegate.window?.drawing == """
        window
        └─ UINavigationController
           ├─ HomeViewController
           └─ ProductViewController(42)*
        """)
  }
}
