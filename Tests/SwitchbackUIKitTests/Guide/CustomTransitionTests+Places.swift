#if !canImport(UIKit)
extension CustomTransitionTests {
  nonisolated static let places = [
    Journey(
      "root only",
      """
      window                          →  window
      └─ Home                            ├─ Home
                                         └─ modal Login
      """),
    Journey(
      "deep in a stack",
      """
      window                          →  window
      └─ stack                           ├─ stack
         ├─ Home                         │  ├─ Home
         ├─ Product(1)                   │  ├─ Product(1)
         └─ Product(2)*                  │  └─ Product(2)*
                                         └─ modal Login
      """),
    Journey(
      "under a modal",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      └─ modal Account                   ├─ modal Account
                                         └─ modal Login
      """),
    Journey(
      "under three modals",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      ├─ modal Account                   ├─ modal Account
      ├─ modal Product(1)                ├─ modal Product(1)
      └─ modal Product(2)                ├─ modal Product(2)
                                         └─ modal Login
      """),
    Journey(
      "inside a modal stack",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      └─ modal stack                     ├─ modal stack
         ├─ Account                      │  ├─ Account
         └─ Product(1)*                  │  └─ Product(1)*
                                         └─ modal Login
      """),
    Journey(
      "Login is visible",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      └─ modal Login                     └─ modal Login
      """),
    Journey(
      "Login is hidden in a stack",
      """
      window                          →  window
      └─ stack                           └─ stack
         ├─ Login                           └─ Login*
         └─ ForgotPassword*
      """),
    Journey(
      "Login is in another tab",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ Home*                           ├─ Home
         └─ Login                           └─ Login*
      """),
    Journey(
      "Login is under a modal",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      ├─ modal Login                     └─ modal Login
      └─ modal Bag
      """),
    Journey(
      "in tabs, hidden in a stack",
      """
      window                          →  window
      └─ stack                           ├─ stack
         ├─ tabs                         │  ├─ tabs
         │  ├─ Home*                     │  │  ├─ Home*
         │  └─ Bag                       │  │  └─ Bag
         └─ Product(1)*                  │  └─ Product(1)*
                                         └─ modal Login
      """),
    Journey(
      "with an alert on top",
      """
      window                          →  window
      ├─ stack                           ├─ stack
      │  ├─ Home                         │  ├─ Home
      │  └─ Product(1)*                  │  └─ Product(1)*
      └─ modal UIAlertController         ├─ modal UIAlertController
                                         └─ modal Login
      """),
  ]
}
#endif
