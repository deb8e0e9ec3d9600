import SwitchbackMaps
import Testing

struct DiagramFormatTests {
  @Test func `Text is sorted and has an edge a line`() {
    let expected = """
      Shop

      BagScreen · 2nd tab
        done ⇢ HomeScreen
      anywhere (start)
        → BagScreen (select)
      cannot see inside (hidden)
        3 ⇢ stack?
      stack? (choice)
        → BagScreen

      # Catalogue
      ProductScreen
        close ↩ back
        similar → ProductScreen (push)

      # Start
      HomeScreen
        openBag → BagScreen
        selectedProduct → ProductScreen (push)

      """
    #expect(Diagram.shop.rendered(as: .text) == expected)
  }

  @Test func `Text does not depend on the order of declaration`() {
    let shop = Diagram.shop
    let reversed = Diagram(
      title: shop.title, nodes: shop.nodes.reversed(), edges: shop.edges.reversed())
    #expect(reversed.rendered(as: .text) == shop.rendered(as: .text))
  }

  @Test func `Text tells nodes of one title apart`() {
    let diagram = Diagram(
      title: "Two", nodes: [.init("a", title: "stack"), .init("b", title: "stack")],
      edges: [.init(from: "a", to: "b")])
    #expect(diagram.rendered(as: .text) == "Two\n\nstack [a]\n  → stack [b]\nstack [b]\n")
  }

  @Test func `Mermaid gets a flowchart`() {
    let expected = """
      ---
      title: "Shop"
      ---
      flowchart LR
        n2["BagScreen<br/>2nd tab"]
        n3(["anywhere"])
        n4{{"stack#63;"}}
        n5["cannot see inside"]
        subgraph g1["Catalogue"]
          n1["ProductScreen<br/>close ↩ back"]
        end
        subgraph g2["Start"]
          n0["HomeScreen"]
        end
        n0 -->|"selectedProduct (push)"| n1
        n0 -->|"openBag"| n2
        n1 -->|"similar (push)"| n1
        n3 -->|"(select)"| n2
        n2 -.->|"done"| n0
        n4 --> n2
        n5 -.->|"3"| n4
        classDef hidden stroke-dasharray: 4 3
        class n5 hidden

      """
    #expect(Diagram.shop.rendered(as: .mermaid) == expected)
  }

  @Test func `Graphviz gets a digraph`() {
    let expected = """
      digraph {
        graph [rankdir=LR, label="Shop", labelloc=t, fontname="sans-serif"]
        node [shape=box, style=rounded, fontname="sans-serif"]
        edge [fontname="sans-serif", fontsize=11]
        n2 [label="BagScreen\\n2nd tab"]
        n3 [label="anywhere", shape=oval]
        n4 [label="stack?", shape=hexagon, style=solid]
        n5 [label="cannot see inside", style="rounded,dashed"]
        subgraph cluster_1 {
          label="Catalogue"
          n1 [label="ProductScreen\\nclose ↩ back"]
        }
        subgraph cluster_2 {
          label="Start"
          n0 [label="HomeScreen"]
        }
        n0 -> n1 [label="selectedProduct (push)"]
        n0 -> n2 [label="openBag"]
        n1 -> n1 [label="similar (push)"]
        n3 -> n2 [label="(select)"]
        n2 -> n0 [label="done", style=dashed]
        n4 -> n2
        n5 -> n4 [label="3", style=dashed]
      }

      """
    #expect(Diagram.shop.rendered(as: .dot) == expected)
  }

  @Test func `A sign with a combining mark stays within the quotation marks of Mermaid's title`() {
    let diagram = Diagram(title: "a\"\u{301}b\\\u{301}", nodes: [], edges: [])
    let lines = diagram.rendered(as: .mermaid).split(separator: "\n")
    #expect(lines[1].utf8.elementsEqual(#"title: "a\"\#u{301}b\\\#u{301}""#.utf8))
  }

  @Test(arguments: DiagramFormat.allCases)
  func `The same diagram is always rendered as the same text`(format: DiagramFormat) {
    let copies = (0..<3).map { _ in Diagram.random(seed: 5).rendered(as: format) }
    #expect(Set(copies).count == 1)
    #expect(copies[0].hasSuffix("\n"))
    #expect(!copies[0].hasSuffix("\n\n"))
    #expect(DiagramFormat(rawValue: "\(format)") == format)
  }

  @Test func `A node counts once, and one that is only in an edge is added`() {
    let diagram = Diagram(
      title: "", nodes: [.init("a", title: "first"), .init("a", title: "second")],
      edges: [.init(from: "a", to: "b")])
    #expect(diagram.nodes.map(\.title) == ["first", "b"])
  }
}
