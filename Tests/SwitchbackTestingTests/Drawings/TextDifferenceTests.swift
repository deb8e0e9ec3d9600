import SwitchbackTesting
import Testing

struct TextDifferenceTests {
  @Test func `What is missing is marked with a minus and what is there instead with a plus`() {
    let difference = TextDifference(
      expected: """
        window
        └─ stack
           └─ Home*
        """,
      found: """
        window
        └─ stack
           ├─ Home
           └─ Bag*
        """)
    #expect(
      "\(difference)" == """
          window
          └─ stack
        -    └─ Home*
        +    ├─ Home
        +    └─ Bag*
        """)
    #expect(!difference.isEmpty)
  }

  @Test func `Equal texts have no difference`() {
    #expect(TextDifference(expected: "a\n\nb", found: "a\n\nb").isEmpty)
    #expect("\(TextDifference(expected: "a\n\nb", found: "a\n\nb"))" == "  a\n\n  b")
  }

  @Test func `Lines stay in their order`() {
    let cases: [(expected: String, found: String, text: String)] = [
      ("", "a", "- \n+ a"), ("a\nb\nc", "c", "- a\n- b\n  c"), ("a", "b\na", "+ b\n  a"),
    ]
    for (expected, found, text) in cases {
      #expect("\(TextDifference(expected: expected, found: found))" == text)
    }
  }
}
