import Switchback
import SwitchbackMaps
import SwitchbackModel
import Testing

@MainActor
struct MapsTests {
  @Test func `Chains are drawn as text`() {
    // snippet begin: chains
    let bag = StepAssembly { BagScreen() }
      .using(.presentModally())
      .from(.current())
    let product = StepAssembly { (id: Int) in ProductScreen(id) }
      .using(.push())
      .from(.existing(ModelStack.self))

    let map = ChainMap("Shop") {
      ChainMap.Entry("bag", bag)
      ChainMap.Entry("product", product)
    }
    print(map.diagram.rendered(as: .text))
    // snippet end
    // output: chains
    prints(
      """
      Shop

      BagScreen · bag
      ModelStack
        push → ProductScreen
      ProductScreen · product
      current (start)
        present → BagScreen

      """)
    print(map.diagram.rendered(as: .mermaid))
    prints(
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
