#if !canImport(UIKit)
extension BagTests {
  /// Places with no bag, or with one that none of the finders takes.
  nonisolated static let otherPlaces = [
    Journey(
      "root only",
      """
      window                          →  window
      └─ Home                            ├─ Home
                                         └─ modal Bag
      """),
    Journey(
      "another tab, and none with a bag",
      """
      window                          →  window
      └─ tabs                            ├─ tabs
         ├─ stack                        │  ├─ stack
         │  └─ Home*                     │  │  └─ Home*
         └─ Account*                     │  └─ Account*
                                         └─ modal Bag
      """),
    Journey(
      "another tab is selected",
      """
      window                          →  window
      └─ tabs                            ├─ tabs
         ├─ Home*                        │  ├─ Home*
         └─ Bag                          │  └─ Bag
                                         └─ modal Bag
      """),
    Journey(
      "deep in a stack",
      """
      window                          →  window
      └─ stack                           ├─ stack
         ├─ Home                         │  ├─ Home
         ├─ Product(1)                   │  ├─ Product(1)
         └─ Product(2)*                  │  └─ Product(2)*
                                         └─ modal Bag
      """),
    Journey(
      "under a modal",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      └─ modal Account                   ├─ modal Account
                                         └─ modal Bag
      """),
    Journey(
      "under three modals",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      ├─ modal Account                   ├─ modal Account
      ├─ modal Product(1)                ├─ modal Product(1)
      └─ modal Product(2)                ├─ modal Product(2)
                                         └─ modal Bag
      """),
    Journey(
      "inside a modal stack",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      └─ modal stack                     ├─ modal stack
         ├─ Account                      │  ├─ Account
         └─ Product(1)*                  │  └─ Product(1)*
                                         └─ modal Bag
      """),
    Journey(
      "the bag is hidden in a stack",
      """
      window                          →  window
      └─ stack                           ├─ stack
         ├─ Bag                          │  ├─ Bag
         └─ Product(1)*                  │  └─ Product(1)*
                                         └─ modal Bag
      """),
    Journey(
      "the tabs with the bag are hidden in a stack",
      """
      window                          →  window
      └─ stack                           ├─ stack
         ├─ tabs                         │  ├─ tabs
         │  ├─ Home*                     │  │  ├─ Home*
         │  └─ Bag                       │  │  └─ Bag
         └─ Product(1)*                  │  └─ Product(1)*
                                         └─ modal Bag
      """),
    Journey(
      "with an alert on top",
      """
      window                          →  window
      ├─ stack                           ├─ stack
      │  ├─ Home                         │  ├─ Home
      │  └─ Product(1)*                  │  └─ Product(1)*
      └─ modal UIAlertController         ├─ modal UIAlertController
                                         └─ modal Bag
      """),
  ]
}
#endif
