import Switchback
import SwitchbackMaps
import SwitchbackModel
import Testing

@MainActor
struct MapsTests {
  typealias Shop = TestingYourNavigationTests.Shop

  @Test func `Chains are drawn as text`() {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let shop = Shop()
    // snippet begin: chains
    let map = ChainMap("Shop") {
      ChainMap.Entry("bag", shop.bag)
      ChainMap.Entry("product", shop.product)
    }
    print(map.diagram.rendered(as: .text))
    // snippet end
    // output: chains
    page.prints(
      """
      Shop

      BagScreen · bag
      ModelStack
        push → ProductScreen
      ProductScreen · product
      current (start)
        present → BagScreen

      """)
    // snippet begin: mermaid
    print(map.diagram.rendered(as: .mermaid))
    // snippet end
    // output: mermaid
    page.prints(
      """
      ---
      title: "Shop"
      ---
      flowchart LR
        n0(["current"])
        n1["BagScreen<br/>bag"]
        n2["ModelStack"]
        n3["ProductScreen<br/>product"]
        n0 -->|"present"| n1
        n2 -->|"push"| n3

      """)
  }
}
